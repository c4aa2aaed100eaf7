// OpenCL compiler options as words, and back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Splits options into words. Quotes hold words together, a backslash escapes the next character: as the capture layer
/// reads options.
std::vector<std::string> optionWords(std::string_view options);

/// Returns the word as optionWords() reads it back: quoted if it has blanks, quotes or backslashes.
std::string quotedOption(std::string_view word);

/// Returns options one by one as the compiler expects them, quoted if necessary: "-D N=4" is one option.
std::vector<std::string> optionsOf(std::string_view options);

}  // namespace headroom
