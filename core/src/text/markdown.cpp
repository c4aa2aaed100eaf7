#include "text/markdown.hpp"

namespace headroom {
namespace {

std::string lineOf(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& text : cells) line += ' ' + markdownCell(text) + " |";
  return line + '\n';
}

}  // namespace

std::string markdownCell(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) text.insert(at, 1, '\\');
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
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
