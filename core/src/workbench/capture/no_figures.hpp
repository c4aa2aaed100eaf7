// Why a program never came to the capture layer, as far as its file shows.
#pragma once

#include <string>

namespace headroom {

/// A sentence or two about the program, which is looked for in PATH as a shell does.
std::string whyNoFigures(const std::string& program);

}  // namespace headroom
