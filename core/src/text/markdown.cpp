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

}  // namespace

std::string markdownCell(std::string_view text) {
  const std::string shown = terminalText(text);
  // Pairs of backticks enclose code, in which nothing is markup; an unpaired one would reach beyond the cell.
  const bool isCodeWhole = std::count(shown.begin(), shown.end(), '`') % 2 == 0;
  const std::string_view escaped = isCodeWhole ? "|[]\\" : "|[]\\`";
  std::string cell;
  for (const char c : shown) {
    if (c == '<') {
      cell += "&lt;";
    } else if (c == '>') {
      cell += "&gt;";
    } else if (c == '&') {
      cell += "&amp;";
    } else if (c == '\n') {
      cell += ' ';
    } else {
      if (escaped.find(c) != std::string_view::npos) cell += '\\';
      cell += c;
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
