// The layer's module.
#pragma once

#include <filesystem>

namespace headroom {

/// Beside this program as it is built, or where it is installed. Throws Error(Stage::Runner) where it is not there.
std::filesystem::path captureLayerFile();

}  // namespace headroom
