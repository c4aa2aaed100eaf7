#include "headroom/text/terminal_text.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>

#include "text/html_text.hpp"
#include "text/markdown.hpp"

namespace headroom {
namespace {

TEST(TerminalText, ShowsWhatATerminalWouldObey) {
  EXPECT_EQ(terminalText("a\x1b[31mb"), "a\\u001b[31mb");
  EXPECT_EQ(terminalText("a\rb\bc\x7f\a"), "a\\u000db\\u0008c\\u007f\\u0007");
  EXPECT_EQ(terminalText(std::string("a\0b", 3)), "a\\u0000b");
  EXPECT_EQ(terminalText("\xC2\x9B"
                         "31m"),
            "\\u009b31m");
  EXPECT_EQ(terminalText("\xE2\x80\xAE"
                         "cba\xE2\x81\xA6"),
            "\\u202ecba\\u2066");
}

TEST(TerminalText, LeavesTextAsItIs) {
  for (const std::string text : {"", "a\tb\nc", "5 µs, 2 × 3, 日本, \xF0\x9F\x98\x80", "{\"a\": \"\\u001b\"}"}) {
    EXPECT_EQ(terminalText(text), text);
  }
}

TEST(TerminalText, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(terminalText("a\x9b"
                         "b"),
            "a\xEF\xBF\xBD"
            "b");
  EXPECT_EQ(terminalText("\xE2\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(terminalText("\xC0\x9B\xED\xA0\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST(TerminalText, KeepsJsonTheSame) {
  const nlohmann::json value = "a\x1b\x7f\xC2\x9B\xE2\x80\xAE\"";
  EXPECT_EQ(nlohmann::json::parse(terminalText(value.dump())), value);
}

TEST(Markdown, HasNoMarkupOfStrangers) {
  EXPECT_EQ(markdownCell("<script>alert(1)</script> & a|b"), "&lt;script&gt;alert(1)&lt;/script&gt; &amp; a\\|b");
  EXPECT_EQ(markdownCell("`a` ` ![x](y)\n# b\\|c"), "\\`a\\` \\` !\\[x\\](y) # b\\\\\\|c");
  EXPECT_EQ(markdownCell("Run `headroom-cli noise`"), "Run `headroom-cli noise`");
  EXPECT_EQ(markdownCell("a\x1b[0m"), "a\\\\u001b\\[0m");
  EXPECT_EQ(markdownCell("**a** ~b~"), "\\*\\*a\\*\\* \\~b\\~");
}

TEST(Markdown, KeepsCodeAsItIs) {
  EXPECT_EQ(markdownCell("`a[0] < b | c` < d"), "`a[0] < b \\| c` &lt; d");
  EXPECT_EQ(markdownCell("`` `<b> ```"), "\\`\\` \\`&lt;b&gt; \\`\\`\\`") << "how these pair is not plain";
}

TEST(XmlText, HoldsAnyBytes) {
  const std::string bytes = "a<b>&\"\x01\xEF\xBF\xBF\xEF\xBF\xBE\xC3\n\tz";
  const std::string text = "<t a=\"" + xmlAttribute(bytes) + "\">" + xmlEscaped(bytes) + "</t>";
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(text.c_str())) << text;
  const std::string read = "a<b>&\"\\u0001\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\n\tz";
  EXPECT_EQ(document.child("t").attribute("a").value(), read);
  EXPECT_EQ(document.child("t").child_value(), read);
}

}  // namespace
}  // namespace headroom
