#include "text/option_words.hpp"

#include <algorithm>

#include "capture/option_words.hpp"

namespace headroom {

std::vector<std::string> optionWords(std::string_view options) {
  return capture::optionWords(options);
}

std::string quotedOption(std::string_view word) {
  constexpr std::string_view kSpecial = " \t\r\n\v\f\"'\\";
  if (!word.empty() && word.find_first_of(kSpecial) == std::string_view::npos) return std::string(word);
  // -DT="unsigned int" and -I"a folder", whose beginnings are those of options.
  const std::size_t special = std::min(word.find_first_of(kSpecial), word.size());
  const std::size_t equals = word.substr(0, special).find('=');
  const std::size_t plain = equals != std::string_view::npos ? equals + 1
                            : word.starts_with('-')          ? std::min<std::size_t>(special, 2)
                                                             : 0;
  std::string quoted = std::string(word.substr(0, plain)) + '"';
  for (const char letter : word.substr(plain)) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + '"';
}

std::vector<std::string> optionsOf(std::string_view text) {
  std::vector<std::string> options;
  for (const std::string& word : optionWords(text)) {
    if (word.starts_with('-') || options.empty()) {
      options.push_back(quotedOption(word));
    } else {
      options.back() += ' ' + quotedOption(word);
    }
  }
  return options;
}

}  // namespace headroom
