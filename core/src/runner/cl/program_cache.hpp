// Program binaries on disk, kept between runs of Headroom.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "text/sha256.hpp"

namespace headroom {

/// The driver that a binary is for. Includes the versions of device and platform, because drivers include their
/// compiler's there (PoCL: LLVM's, and the target CPU).
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

/// A folder of program files (runner/cl/program_file.hpp), each named by its key. Several processes may use one folder
/// concurrently. Read and write errors are ignored, because a program can always be built from source.
class ProgramCache {
 public:
  /// A program takes about 60 kB on PoCL, and each value of a tunable is another program: space for a thousand.
  static constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;

  /// The folder is created when something is stored.
  explicit ProgramCache(std::filesystem::path folder, std::uint64_t mostBytes = kMostBytes)
      : folder_(std::move(folder)), mostBytes_(mostBytes) {}

  /// An intact binary of this key; or nothing, with a sentence if the file was unusable, which is then removed.
  struct Found {
    std::optional<std::string> binary;
    std::string complaint;
  };
  /// Marks the found binary as the most recently used.
  [[nodiscard]] Found find(const Sha256Digest& key) const;

  /// Stores a binary, then removes the least recently used programs until the rest fits, but never the newest. Returns
  /// a sentence if it could not be stored.
  // NOLINTNEXTLINE(modernize-use-nodiscard): nothing needs to be done about it
  std::string store(const Sha256Digest& key, std::string_view binary) const;

  void remove(const Sha256Digest& key) const;

  /// Returns the path for the program of this key.
  [[nodiscard]] std::filesystem::path fileOf(const Sha256Digest& key) const;

 private:
  void makeRoom() const;

  std::filesystem::path folder_;
  std::uint64_t mostBytes_;
};

/// Returns the cache in programCacheFolder(), for a platform of this name (CL_PLATFORM_NAME). None for PoCL unless
/// enabled: PoCL has its own cache, and to provide a binary it compiles every kernel of the program again for
/// work-groups of any size, which takes as long as the compilation for a launch.
std::optional<ProgramCache> usualProgramCache(std::string_view platform);

}  // namespace headroom
