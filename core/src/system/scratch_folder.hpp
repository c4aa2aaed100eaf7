// A new folder for temporary files, of this user's alone.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace headroom {

/// It goes when the object goes, with all that is in it.
class ScratchFolder {
 public:
  /// `purpose`: the beginning of its name. Throws Error(Stage::Runner) where none can be made.
  explicit ScratchFolder(std::string_view purpose);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path file(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace headroom
