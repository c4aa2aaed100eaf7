#include <fmt/format.h>

#include <algorithm>

#include "headroom/pages/page.hpp"
#include "headroom/text/terminal_text.hpp"
#include "text/markdown.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Longer than any in the text, so that none ends the code.
std::string fenceFor(const std::string& text) {
  constexpr std::size_t kShortest = 3;
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return std::string(std::max(kShortest, longest + 1), '`');
}

std::string itemsOf(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += fmt::format("- {}\n", markdownCell(item));
  return items.empty() ? text : text + '\n';
}

std::string markdownOf(const PageHeading& heading) {
  return fmt::format("## {}\n\n", markdownCell(heading.text));
}

std::string markdownOf(const PageText& text) {
  return markdownCell(text.text) + "\n\n";
}

std::string markdownOf(const PageList& list) {
  return itemsOf(list.items);
}

std::string markdownOf(const PageTable& table) {
  return markdownTable(table.headings, table.lines) + '\n';
}

std::string markdownOf(const PagePicture& /*picture*/) {
  return {};
}

std::string markdownOf(const PageImage& image) {
  return fmt::format("Picture, in the HTML report only: {}\n\n", markdownCell(image.caption));
}

std::string markdownOf(const PageCode& code) {
  const std::string text = terminalText(code.text);
  const std::string fence = fenceFor(text);
  return fmt::format("### {}\n\n{}\n{}{}{}\n\n", markdownCell(code.name), fence, text,
                     text.empty() || text.back() == '\n' ? "" : "\n", fence);
}

std::string markdownOf(const PageVerdict& verdict) {
  std::string text = fmt::format("**{}**: {}{}{}\n\n", markdownCell(verdict.name), markdownCell(verdict.headline),
                                 verdict.details.empty() ? "" : " ", markdownCell(verdict.details));
  if (!verdict.warnings.empty()) {
    std::string names;
    for (const std::string& warning : verdict.warnings) names += (names.empty() ? "" : ", ") + warning;
    text += fmt::format("Warnings: {}\n\n", markdownCell(names));
  }
  return text + itemsOf(verdict.advice);
}

}  // namespace

std::string toMarkdown(const Page& page) {
  std::string text = fmt::format("# {}\n\n{}\n\n", markdownCell(page.title), markdownCell(page.subtitle));
  for (const PageBlock& block : page.blocks)
    text += std::visit([](const auto& content) { return markdownOf(content); }, block);
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace headroom
