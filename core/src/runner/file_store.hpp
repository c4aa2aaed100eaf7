// Files that a workbench on another machine sent: stored by checksum, so that each is sent once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "jobs/protocol.hpp"
#include "text/sha256.hpp"

namespace headroom {

/// The total size of stored files, above which those are removed that have not been used for longest.
inline constexpr std::uint64_t kMostStoredBytes = std::uint64_t{8} << 30U;

class FileStore {
 public:
  /// By default in the user's cache folder.
  explicit FileStore(std::filesystem::path folder = usualFolder(), std::uint64_t mostBytes = kMostStoredBytes)
      : folder_(std::move(folder)), mostBytes_(mostBytes) {}

  /// Places the files, see placeFile, and returns the checksums of those that have to be sent first. Throws
  /// Error(Stage::Runner) for an offer that is not one.
  std::vector<std::string> place(const OfferLine& offer);

  /// A file that is being received. Takes all of its bytes even if they cannot be stored.
  class Arrival {
   public:
    Arrival(FileStore& store, const FileLine& line);
    /// Removes the file unless it is complete.
    ~Arrival();
    Arrival(const Arrival&) = delete;
    Arrival& operator=(const Arrival&) = delete;

    void add(std::span<const std::byte> part);
    /// Throws Error(Stage::Runner) if it is not the announced file, or could not be stored.
    void end();

   private:
    FileStore& store_;
    FileLine line_;
    std::filesystem::path temporary_;
    std::ofstream stream_;
    Sha256Stream sum_;
  };

 private:
  static std::filesystem::path usualFolder();
  [[nodiscard]] std::filesystem::path fileOf(const std::string& sha256) const { return folder_ / sha256; }
  void makeRoom();

  std::filesystem::path folder_;
  std::uint64_t mostBytes_;
  std::set<std::string> used_;  ///< checksums of this process's files
};

}  // namespace headroom
