// Why a program never came to the capture layer, as far as its file and its OpenCL loader show.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// A sentence or two about the program, which is looked for in PATH as a shell does. `mapped`: the OpenCL loader that
/// it had while it ran; empty where none was seen.
std::string whyNoFigures(const std::string& program, const std::filesystem::path& mapped);

}  // namespace headroom
