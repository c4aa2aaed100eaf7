// Program binaries on disk, kept from one start of Headroom to the next.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "text/sha256.hpp"

namespace headroom {

/// What a driver made a binary for. Versions of device and platform are in it because drivers put their compiler's
/// there (PoCL: LLVM's, and the processor that it compiles for).
struct DriverIdentity {
  std::string deviceName;
  std::string deviceVendor;
  std::string deviceVersion;
  std::string driverVersion;
  std::string platformName;
  std::string platformVersion;
};

/// Differs when any field, the options or the source differ.
Sha256Digest programKey(const DriverIdentity& driver, std::string_view options, std::string_view source);

/// A folder of program files (runner/cl/program_file.hpp), each named by its key. Any number of processes may use one
/// folder at a time. What can't be read or written is passed over: a program can always be built from its source.
class ProgramCache {
 public:
  /// A program takes about 60 kB on PoCL, and each value of a tunable makes another: room for a thousand.
  static constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;

  /// The folder is made when something is stored.
  explicit ProgramCache(std::filesystem::path folder, std::uint64_t mostBytes = kMostBytes)
      : folder_(std::move(folder)), mostBytes_(mostBytes) {}

  /// A binary that is whole and of this key; or nothing, with a sentence when there was a file that can't be used,
  /// which is then removed.
  struct Found {
    std::optional<std::string> binary;
    std::string complaint;
  };
  /// Marks what it finds as the most recently used.
  [[nodiscard]] Found find(const Sha256Digest& key) const;

  /// Keeps a binary. Then the least recently used programs go until the rest fits, but never the newest. Returns a
  /// sentence when it could not be kept.
  // NOLINTNEXTLINE(modernize-use-nodiscard): nothing needs to be done about it
  std::string store(const Sha256Digest& key, std::string_view binary) const;

  void remove(const Sha256Digest& key) const;

  /// Where the program of this key is, if there is one.
  [[nodiscard]] std::filesystem::path fileOf(const Sha256Digest& key) const;

 private:
  void makeRoom() const;

  std::filesystem::path folder_;
  std::uint64_t mostBytes_;
};

/// The cache in programCacheFolder(), for a platform of this name (CL_PLATFORM_NAME). None for PoCL unless it is turned
/// on: PoCL keeps what it has compiled itself, and before it gives a binary it compiles every kernel of the program
/// once more, for work-groups of any size, which takes as long as what is needed for a launch.
std::optional<ProgramCache> usualProgramCache(std::string_view platform);

}  // namespace headroom
