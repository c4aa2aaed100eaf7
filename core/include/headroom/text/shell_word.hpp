// Names in commands that the user is advised to type.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

/// Returns the text as one word of a shell's command line, quoted if necessary.
std::string shellWord(std::string_view text);

}  // namespace headroom
