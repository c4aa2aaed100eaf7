#include "runner/file_store.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "system/private_folder.hpp"
#include "system/user_folders.hpp"
#include "workloads/placed_files.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigitsOfSha256 = 2 * kSha256Bytes;

/// The checksum becomes the name of a file.
void requireChecksum(const std::string& sha256) {
  const bool isOne =
      sha256.size() == kDigitsOfSha256 && sha256.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (!isOne) throw Error(Stage::Runner, "The OpenCL runner was offered a file without a checksum.");
}

}  // namespace

fs::path FileStore::usualFolder() {
  std::error_code failure;
  const auto caches = cacheFolder();
  return caches ? *caches / "host-files" : fs::temp_directory_path(failure) / fmt::format("headroom-{}", getuid());
}

std::vector<std::string> FileStore::place(const OfferLine& offer) {
  std::set<std::string> wanted;
  for (const OfferedFile& file : offer.files) {
    requireChecksum(file.sha256);
    const fs::path place = fileOf(file.sha256);
    placeFile(file.folder, file.name, place);
    used_.insert(file.sha256);
    std::error_code isMissing;
    const bool isStored = fs::file_size(place, isMissing) == file.bytes && !isMissing;
    if (!isStored) wanted.insert(file.sha256);
    if (isStored) fs::last_write_time(place, fs::file_time_type::clock::now(), isMissing);  // of its last use
  }
  return {wanted.begin(), wanted.end()};
}

/// Files in use stay, also those of other processes that used them in the last hour.
void FileStore::makeRoom() {
  struct Stored {
    fs::file_time_type used;
    std::uint64_t bytes;
    fs::path path;
  };
  std::vector<Stored> all;
  std::uint64_t bytes = 0;
  std::error_code failure;
  for (fs::directory_iterator at(folder_, failure), end; !failure && at != end; at.increment(failure)) {
    std::error_code isGone;
    const Stored stored{at->last_write_time(isGone), at->file_size(isGone), at->path()};
    if (isGone) continue;
    bytes += stored.bytes;
    all.push_back(stored);
  }
  std::sort(all.begin(), all.end(), [](const Stored& one, const Stored& other) { return one.used < other.used; });
  const auto lately = fs::file_time_type::clock::now() - std::chrono::hours(1);
  for (const Stored& stored : all) {
    if (bytes <= mostBytes_ || stored.used > lately) return;
    if (used_.contains(stored.path.filename().string())) continue;
    fs::remove(stored.path, failure);
    bytes -= stored.bytes;
  }
}

FileStore::Arrival::Arrival(FileStore& store, const FileLine& line) : store_(store), line_(line) {
  requireChecksum(line.sha256);
  static_cast<void>(makePrivate(store.folder_));
  temporary_ = store.folder_ / fmt::format("{}.{}", line.sha256, getpid());
  stream_.open(temporary_, std::ios::binary | std::ios::trunc);
}

FileStore::Arrival::~Arrival() {
  std::error_code ignored;
  fs::remove(temporary_, ignored);
}

void FileStore::Arrival::add(std::span<const std::byte> part) {
  const std::string_view text(reinterpret_cast<const char*>(part.data()), part.size());
  stream_.write(text.data(), static_cast<std::streamsize>(text.size()));
  sum_.add(text);
}

void FileStore::Arrival::end() {
  if (toHex(sum_.digest()) != line_.sha256)
    throw Error(Stage::Runner, "A file was damaged on its way to the OpenCL runner. Start the run again.");
  stream_.close();
  std::error_code failure;
  if (stream_) fs::rename(temporary_, store_.fileOf(line_.sha256), failure);
  if (!stream_ || failure) {
    throw Error(Stage::Runner, fmt::format("A file of {} bytes cannot be stored in {} on the host. Make room there.",
                                           line_.bytes, store_.folder_.string()));
  }
  store_.makeRoom();
}

}  // namespace headroom
