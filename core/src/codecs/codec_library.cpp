#include "codecs/codec_library.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "headroom/system/error.hpp"
#include "system/own_program.hpp"
#include "system/shared_library.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// In the build folder, beside the programs; else in the installation.
fs::path codecModuleFile() {
  constexpr const char* kName = "headroom-codecs.so";
  std::error_code ignored;
  const fs::path beside = ownFolder() / kName;
  return fs::exists(beside, ignored) ? beside : (ownFolder() / HEADROOM_MODULE_FOLDER / kName).lexically_normal();
}

struct LoadedModule {
  fs::path file = codecModuleFile();
  SharedLibrary library{{file.string()}};
  CodecModuleVersion* version = library.function<CodecModuleVersion*>("headroomCodecModuleVersion");
  CodecLibrary functions{library.function<DecodePicture*>("headroomDecodePicture"),
                         library.function<ReleasePicture*>("headroomReleasePixels"),
                         library.function<EncodePicture*>("headroomEncodePicture"),
                         library.function<ReleasePicture*>("headroomReleaseContent")};

  [[nodiscard]] bool isUsable() const {
    return version != nullptr && version() == kCodecModuleVersion && functions.decode != nullptr &&
           functions.releasePixels != nullptr && functions.encode != nullptr && functions.releaseContent != nullptr;
  }
};

}  // namespace

const CodecLibrary& codecLibrary() {
  static const LoadedModule loaded;
  if (loaded.isUsable()) return loaded.functions;
  std::error_code ignored;
  if (!fs::exists(loaded.file, ignored)) {
    throw Error(Stage::ImageFile,
                fmt::format("Headroom's module for image files is missing: there is no {}. Install Headroom again.",
                            loaded.file.string()));
  }
  if (loaded.library.isLoaded()) {
    throw Error(Stage::ImageFile,
                fmt::format("Headroom's module for image files, {}, is of another version. Install Headroom again.",
                            loaded.file.string()));
  }
  throw Error(Stage::ImageFile,
              fmt::format("Headroom's module for image files cannot be loaded ({}). Install OpenCV's library for image "
                          "files as it was when Headroom was built: on Debian 12 libopencv-imgcodecs406.",
                          loaded.library.problem()));
}

}  // namespace headroom
