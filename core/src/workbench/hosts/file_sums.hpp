// Checksums of files that a run sends again and again: each is read once, until it changes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace headroom {

struct FileSum {
  std::string sha256;  ///< lower case hexadecimal
  std::uint64_t bytes = 0;
};

class FileSums {
 public:
  /// Returns nothing for a file that cannot be read, and for anything but a regular file.
  std::optional<FileSum> of(const std::filesystem::path& file);

 private:
  struct Known {
    std::filesystem::file_time_type written;
    FileSum sum;
  };
  std::map<std::filesystem::path, Known> known_;
};

}  // namespace headroom
