// OpenCL compiler options split into words, by the one function for this.
#include "text/option_words.hpp"

#include <gmock/gmock.h>

#include <filesystem>

#include "headroom/authoring/new_description.hpp"
#include "workbench/authoring/tokens.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;

TEST(OptionWords, QuotesAndBackslashesHoldAWordTogether) {
  EXPECT_THAT(optionWords(R"(-DA=1  -I "my folder" -DB="x y" '-DC=a"b' -Iwith\ blank)"),
              ElementsAre("-DA=1", "-I", "my folder", "-DB=x y", "-DC=a\"b", "-Iwith blank"));
  EXPECT_THAT(optionWords(""), ElementsAre());
  EXPECT_THAT(optionWords("\"\" -x"), ElementsAre("", "-x"));
}

TEST(OptionWords, AWordThatIsQuotedReadsBack) {
  for (const std::string word : {"-DA=1", "-DA=a b", "-DA=\"text\"", "back\\slash", "it's", ""})
    EXPECT_THAT(optionWords(quotedOption(word)), ElementsAre(word)) << quotedOption(word);
  EXPECT_EQ(quotedOption("-DA=1"), "-DA=1");
}

TEST(OptionWords, AnOptionHasTheWordsBehindIt) {
  EXPECT_THAT(optionsOf("-D N=4 -cl-mad-enable -D \"T=unsigned int\""),
              ElementsAre("-D N=4", "-cl-mad-enable", "-D T=\"unsigned int\""));
  EXPECT_THAT(optionsOf("\"-DT=unsigned int\""), ElementsAre("-DT=\"unsigned int\""));
}

TEST(OptionWords, FoldersWithBlanksAreFolders) {
  const BuildWords words = buildWordsOf(R"(-I "my folder" -I"other folder" -D "T=unsigned int" -DN=4)", "/base");
  EXPECT_THAT(words.includes, ElementsAre("/base/my folder", "/base/other folder"));
  EXPECT_THAT(words.options, ElementsAre("-DT=\"unsigned int\"", "-DN=4"));
}

TEST(OptionWords, MacrosOfQuotedOptionsAreReplaced) {
  const std::vector<Token> tokens = preprocessed("T a[N];", {"-D\"T=unsigned int\"", "-D N=4"});
  std::string text;
  for (const Token& token : tokens) text += std::string(token.text) + ' ';
  EXPECT_EQ(text, "unsigned int a [ 4 ] ; ");
}

}  // namespace
}  // namespace headroom
