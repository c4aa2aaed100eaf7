#include "text/html_text.hpp"

#include "headroom/text/terminal_text.hpp"

namespace headroom {

std::string htmlEscaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

std::string xmlEscaped(std::string_view text) {
  constexpr std::string_view kForbidden[] = {"\xEF\xBF\xBE", "\xEF\xBF\xBF"};  // U+FFFE, U+FFFF
  std::string shown = terminalText(text);
  for (const std::string_view forbidden : kForbidden) {
    for (std::size_t at = shown.find(forbidden); at != std::string::npos; at = shown.find(forbidden, at))
      shown.replace(at, forbidden.size(), "\xEF\xBF\xBD");
  }
  return htmlEscaped(shown);
}

std::string xmlAttribute(std::string_view text) {
  std::string escaped;
  for (const char c : xmlEscaped(text)) {
    if (c == '\n') {
      escaped += "&#10;";  // a reader turns a line's end in an attribute into a blank
    } else if (c == '\t') {
      escaped += "&#9;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

}  // namespace headroom
