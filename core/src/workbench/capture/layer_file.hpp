// Path of the capture layer's module.
#pragma once

#include <filesystem>

namespace headroom {

/// Returns the file beside this program in the build folder, or in the installation. Throws Error(Stage::Runner) if it
/// is missing.
std::filesystem::path captureLayerFile();

}  // namespace headroom
