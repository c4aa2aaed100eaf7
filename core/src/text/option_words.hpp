// Options of OpenCL's compiler as words, and back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Quotes hold words together, a backslash takes the next character as it is: as the capture layer reads options.
std::vector<std::string> optionWords(std::string_view options);

/// The word as optionWords() reads it back: with quotes in it where it has blanks, quotes or backslashes.
std::string quotedOption(std::string_view word);

/// Options as the compiler takes them one by one, quoted where they need it: "-D N=4" is one.
std::vector<std::string> optionsOf(std::string_view options);

}  // namespace headroom
