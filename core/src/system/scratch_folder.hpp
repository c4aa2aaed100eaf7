// A new private folder for temporary files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace headroom {

/// Deleted with the object, including its contents.
class ScratchFolder {
 public:
  /// `purpose`: the beginning of its name. Throws Error(Stage::Runner) if none can be created.
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
