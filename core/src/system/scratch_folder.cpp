#include "system/scratch_folder.hpp"

#include <fmt/format.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp

#include <system_error>

#include "headroom/system/error.hpp"

namespace headroom {

ScratchFolder::ScratchFolder(std::string_view purpose) {
  std::error_code failure;
  std::string pattern =
      (std::filesystem::temp_directory_path(failure) / fmt::format("headroom-{}-XXXXXX", purpose)).string();
  if (failure || mkdtemp(pattern.data()) == nullptr)
    throw Error(Stage::Runner, "A folder for temporary files is needed, and none can be made. Make room in /tmp.");
  path_ = pattern;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace headroom
