#include "workbench/replay/capture_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "headroom/system/file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// A folder with more files is not a capture: a launch has tens of arguments.
constexpr std::size_t kMostFiles = 10'000;
constexpr std::string_view kBlanks = " \t\r\n";

}  // namespace

std::vector<std::string> wordsIn(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::uint64_t wholeNumberIn(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size())
    throw std::invalid_argument(fmt::format("\"{}\" is not a whole number of 64 bits", text.substr(0, 40)));
  return number;
}

CaptureFiles::CaptureFiles(fs::path folder) : folder_(std::move(folder)) {
  std::error_code failure;
  if (!fs::is_directory(folder_, failure))
    throw Error(Stage::KernelFile,
                fmt::format("There is no folder {}. Name the folder of a captured launch.", folder_.string()));
  folder_ = fs::canonical(folder_, failure);
}

bool CaptureFiles::has(std::string_view name) const {
  std::error_code failure;
  const fs::path file = fs::canonical(folder_ / name, failure);
  return !failure && fs::is_regular_file(file, failure) && isInside(file);
}

bool CaptureFiles::isInside(const fs::path& canonical) const {
  const fs::path relative = canonical.lexically_relative(folder_);
  return !relative.empty() && *relative.begin() != "..";
}

void CaptureFiles::write(std::string_view name, std::string_view content) const {
  const fs::path file = folder_ / name;
  std::error_code failure;
  fs::create_directory(file.parent_path(), failure);
  const fs::path parent = fs::canonical(file.parent_path(), failure);
  if (failure || !isInside(parent))
    throw error(name, "cannot be written there: its folder cannot be made, or is a link out of the capture");
  // Writing follows links, and an untrusted one may lead anywhere.
  const fs::file_status there = fs::symlink_status(file, failure);
  if (fs::exists(there) && !fs::is_regular_file(there))
    throw error(name, "is a link or no ordinary file, and is not written through; remove it first");
  writeFile(file, content);
}

std::uint64_t CaptureFiles::size(std::string_view name) const {
  std::error_code failure;
  const std::uintmax_t bytes = fs::file_size(folder_ / name, failure);
  if (failure) throw error(name, "cannot be read; check its permissions");
  return bytes;
}

Error CaptureFiles::error(std::string_view name, std::string_view what) const {
  return {Stage::KernelFile, fmt::format("{} {}.", (folder_ / name).string(), what)};
}

std::string CaptureFiles::text(std::string_view name, std::size_t mostBytes) const {
  if (!has(name)) throw error(name, "is missing; capture the launch again");
  try {
    return readFile(folder_ / name, mostBytes);
  } catch (const Error& failure) {
    throw Error(Stage::KernelFile, failure.what());
  }
}

std::string CaptureFiles::line(std::string_view name) const {
  const std::string whole = text(name);
  const std::size_t first = whole.find_first_not_of(kBlanks);
  return first == std::string::npos ? "" : whole.substr(first, whole.find_last_not_of(kBlanks) + 1 - first);
}

std::vector<std::uint64_t> CaptureFiles::numbers(std::string_view name) const {
  std::vector<std::uint64_t> found;
  for (const std::string& word : wordsIn(text(name))) {
    try {
      found.push_back(wholeNumberIn(word));
    } catch (const std::invalid_argument& failure) {
      throw error(name, fmt::format("should have whole numbers, and {}; capture the launch again", failure.what()));
    }
  }
  return found;
}

std::vector<std::string> CaptureFiles::filesIn(std::string_view subfolder) const {
  std::vector<std::string> names;
  std::error_code failure;
  fs::directory_iterator entry(folder_ / subfolder, failure);
  for (const fs::directory_iterator end; !failure && entry != end; entry.increment(failure)) {
    if (names.size() == kMostFiles)
      throw error(subfolder, fmt::format("has more than {} files; name the folder of one launch", kMostFiles));
    names.push_back(entry->path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

bool CaptureFiles::areEqual(std::string_view one, std::string_view other) const {
  return haveEqualBytes(folder_ / one, folder_ / other);
}

bool haveEqualBytes(const fs::path& one, const fs::path& other) {
  std::error_code failure;
  if (fs::equivalent(one, other, failure)) return true;
  const std::uintmax_t bytes = fs::file_size(one, failure);
  if (failure || fs::file_size(other, failure) != bytes || failure) return false;
  std::ifstream left(one, std::ios::binary);
  std::ifstream right(other, std::ios::binary);
  constexpr std::size_t kChunk = std::size_t{1} << 20;
  std::string leftBytes(kChunk, '\0');
  std::string rightBytes(kChunk, '\0');
  while (left && right) {
    left.read(leftBytes.data(), kChunk);
    right.read(rightBytes.data(), kChunk);
    if (left.gcount() != right.gcount()) return false;
    const auto count = static_cast<std::size_t>(left.gcount());
    if (!std::equal(leftBytes.begin(), leftBytes.begin() + static_cast<std::ptrdiff_t>(count), rightBytes.begin()))
      return false;
  }
  return left.eof() && right.eof();
}

}  // namespace headroom
