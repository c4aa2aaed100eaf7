// Names in commands that a person is told to type.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// The text as one word of a shell's command line: in quotes where the shell would read it otherwise.
std::string shellWord(std::string_view text);

}  // namespace headroom
