// Reasons why a program never reached the capture layer, from its file and its OpenCL loader.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// Returns a sentence or two about the program, which is searched in PATH as in a shell. `mapped`: the OpenCL loader
/// that it had while it ran; empty if none was seen.
std::string whyNoFigures(const std::string& program, const std::filesystem::path& mapped);

}  // namespace headroom
