#include "workbench/capture/layer_file.hpp"

#include <fmt/format.h>

#include <system_error>

#include "headroom/system/error.hpp"
#include "system/own_program.hpp"

namespace headroom {

std::filesystem::path captureLayerFile() {
  constexpr const char* kName = "headroom-capture.so";
  std::error_code ignored;
  const std::filesystem::path beside = ownFolder() / kName;
  if (std::filesystem::exists(beside, ignored)) return beside;
  const std::filesystem::path installed = (ownFolder() / HEADROOM_MODULE_FOLDER / kName).lexically_normal();
  if (std::filesystem::exists(installed, ignored)) return installed;
  throw Error(Stage::Runner, fmt::format("Headroom's capture layer is missing: there is no {}. Install Headroom again.",
                                         installed.string()));
}

}  // namespace headroom
