#include "text/markdown.hpp"

#include <algorithm>

#include "headroom/text/terminal_text.hpp"

namespace headroom {
namespace {

std::string lineOf(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& text : cells) line += ' ' + markdownCell(text) + " |";
  return line + '\n';
}

/// Outside of code.
std::string escaped(char c, bool hasCode) {
  switch (c) {
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '&':
      return "&amp;";
    case '`':
      return hasCode ? "`" : "\\`";
    case '[':
    case ']':
    case '\\':
    case '*':
    case '~':
      return {'\\', c};
    default:
      return {c};
  }
}

}  // namespace

std::string markdownCell(std::string_view text) {
  const std::string shown = terminalText(text);
  // Pairs of single backticks enclose code, in which nothing else is markup. An unpaired one would reach beyond the
  // text, and runs of several pair in other ways.
  const bool hasCode = std::count(shown.begin(), shown.end(), '`') % 2 == 0 && shown.find("``") == std::string::npos;
  bool isCode = false;
  std::string cell;
  for (const char c : shown) {
    if (c == '`' && hasCode) isCode = !isCode;
    if (c == '\n') {
      cell += ' ';
    } else if (c == '|') {
      cell += "\\|";  // ends a cell in code too
    } else if (isCode) {
      cell += c;
    } else {
      cell += escaped(c, hasCode);
    }
  }
  return cell;
}

std::string markdownTable(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& lines) {
  std::string text = lineOf(header);
  text += "|";
  for (std::size_t i = 0; i < header.size(); ++i) text += "---|";
  text += '\n';
  for (const auto& line : lines) text += lineOf(line);
  return text;
}

}  // namespace headroom
