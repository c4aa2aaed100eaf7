#include "workbench/hosts/file_sums.hpp"

#include <fstream>
#include <string_view>
#include <system_error>
#include <vector>

#include "text/sha256.hpp"

namespace headroom {

std::optional<FileSum> FileSums::of(const std::filesystem::path& file) {
  constexpr std::size_t kReadAtOnce = std::size_t{1} << 20U;
  std::error_code failure;
  if (!std::filesystem::is_regular_file(file, failure)) return std::nullopt;
  const std::filesystem::file_time_type written = std::filesystem::last_write_time(file, failure);
  const std::uintmax_t bytes = std::filesystem::file_size(file, failure);
  if (failure) return std::nullopt;
  const auto known = known_.find(file);
  if (known != known_.end() && known->second.written == written && known->second.sum.bytes == bytes)
    return known->second.sum;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  Sha256Stream sum;
  std::uint64_t count = 0;
  std::vector<char> some(kReadAtOnce);
  do {
    stream.read(some.data(), static_cast<std::streamsize>(some.size()));
    sum.add(std::string_view(some.data(), static_cast<std::size_t>(stream.gcount())));
    count += static_cast<std::uint64_t>(stream.gcount());
  } while (stream);
  const FileSum found{toHex(sum.digest()), count};
  known_[file] = {written, found};
  return found;
}

}  // namespace headroom
