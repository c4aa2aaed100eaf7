#include "runner/cl/pocl_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Letters of PoCL's hash in a path: two, a slash, and the rest of 40.
constexpr std::size_t kBytesOfHash = 40;

bool isHash(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return (c >= 'A' && c <= 'P') || c == '/'; }) &&
         std::ranges::count(text, '/') == 1 && text[2] == '/';
}

/// "16-8-1", "16-8-1-goffs0", "16-8-1-goffs0-smallgrid" are for one group size; "0-0-0" is for any, and slower.
bool isOf(const std::string& folder, const GroupShape& group) {
  if (folder.starts_with("0-0-0")) return false;
  if (group[0] == 0) return true;
  const std::string start =
      fmt::format("{}-{}-{}", group[0], std::max<std::uint64_t>(group[1], 1), std::max<std::uint64_t>(group[2], 1));
  return folder == start || folder.starts_with(start + '-');
}

}  // namespace

bool isPocl(const DeviceDescription& device) {
  return device.platform == "Portable Computing Language";
}

std::optional<std::string> poclFolderIn(const std::string& binary) {
  constexpr std::string_view kStart = "poclbin";
  constexpr std::size_t kMostBytesOfHeader = 256;
  const std::string_view header = std::string_view(binary).substr(0, kMostBytesOfHeader);
  if (!header.starts_with(kStart)) return std::nullopt;
  for (std::size_t at = kStart.size(); at + kBytesOfHash <= header.size(); ++at) {
    const std::string_view text = header.substr(at, kBytesOfHash);
    if (isHash(text)) return std::string(text);
  }
  return std::nullopt;
}

std::optional<fs::path> poclObjectOf(const fs::path& cache, const std::string& programFolder, const std::string& kernel,
                                     const GroupShape& group) {
  std::optional<fs::path> newest;
  fs::file_time_type newestTime;
  std::error_code failure;
  for (fs::directory_iterator at(cache / programFolder / kernel, failure), end; !failure && at != end;
       at.increment(failure)) {
    const fs::path file = at->path() / (kernel + ".so");
    std::error_code none;
    const fs::file_time_type time = fs::last_write_time(file, none);
    if (none || !isOf(at->path().filename().string(), group)) continue;
    if (newest && time <= newestTime) continue;
    newest = file;
    newestTime = time;
  }
  return newest;
}

GroupShape poclGroupOf(const fs::path& object) {
  const std::string name = object.parent_path().filename().string();
  GroupShape group{};
  const char* at = name.data();
  const char* const end = at + name.size();
  for (std::uint64_t& extent : group) {
    const auto [stop, code] = std::from_chars(at, end, extent);
    if (code != std::errc{}) return {};
    at = stop == end ? end : stop + 1;
  }
  return group;
}

}  // namespace headroom
