// The words of compiler options. What reads captures includes this too, so that both agree on quotes.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headroom::capture {

/// Quotes hold words together, a backslash takes the next character as it is.
inline std::vector<std::string> optionWords(std::string_view options) {
  std::vector<std::string> words;
  std::string word;
  bool isOpen = false;
  char quote = '\0';
  for (std::size_t i = 0; i < options.size(); ++i) {
    const char letter = options[i];
    if (letter == '\\' && quote != '\'' && i + 1 < options.size()) {
      word += options[++i];
      isOpen = true;
    } else if (quote != '\0') {
      if (letter == quote) {
        quote = '\0';
      } else {
        word += letter;
      }
    } else if (letter == '"' || letter == '\'') {
      quote = letter;
      isOpen = true;
    } else if (std::string_view(" \t\r\n\v\f").find(letter) != std::string_view::npos) {
      if (isOpen) words.push_back(std::exchange(word, {}));
      isOpen = false;
    } else {
      word += letter;
      isOpen = true;
    }
  }
  if (isOpen) words.push_back(word);
  return words;
}

}  // namespace headroom::capture
