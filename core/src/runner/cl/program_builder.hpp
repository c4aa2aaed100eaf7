// Builds variants' programs: from a binary of an earlier run if there is one, else from source.
#pragma once

#include <optional>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"
#include "runner/cl/opencl.hpp"
#include "runner/cl/program_cache.hpp"

namespace headroom {

enum class ProgramOrigin { Source, CachedBinary };

struct BuiltProgram {
  cl::Program program;
  ProgramOrigin origin = ProgramOrigin::Source;
  /// From source: creating and building. From a binary: reading and checking its file, creating and building. Excludes
  /// storing the binary. Drivers may hide further costs: their own caches shorten it, and PoCL does most of a kernel's
  /// compilation at its first launch.
  double buildMs = 0;
  /// Sentences on problems with the cache; empty if there were none.
  std::string complaint;
  /// A sentence if the driver built the program only at a later attempt; buildMs then includes all attempts and the
  /// pauses between them. Else empty.
  std::string laterTry;
};

class ProgramBuilder {
 public:
  /// Without a cache every program is built from source.
  ProgramBuilder(cl::Context context, cl::Device device, const DeviceDescription& description,
                 std::optional<ProgramCache> cache);

  /// Uses the cache if possible. Throws PointFailure with the compiler's log if the source does not build.
  [[nodiscard]] BuiltProgram build(const Variant& variant) const;

  /// A cold start: builds from source, whatever the cache holds, and stores the binary, so that the next build() is a
  /// warm start. Throws as build() does.
  [[nodiscard]] BuiltProgram buildFromSource(const Variant& variant) const;

  /// Returns the file of the variant's binary; nothing if it is not cached.
  [[nodiscard]] std::optional<std::filesystem::path> cacheFile(const Variant& variant) const;

 private:
  /// Options for the compiler: buildOptions() and the device's macros.
  [[nodiscard]] std::string optionsOf(const Variant& variant) const;
  [[nodiscard]] std::optional<Sha256Digest> keyOf(const Variant& variant) const;
  [[nodiscard]] BuiltProgram compile(const Variant& variant) const;
  [[nodiscard]] std::optional<cl::Program> fromBinary(const std::string& binary, const Variant& variant,
                                                      std::string& complaint) const;
  [[nodiscard]] std::string keep(const Sha256Digest& key, const cl::Program& program) const;

  cl::Context context_;
  cl::Device device_;
  std::string deviceMacros_;
  DriverIdentity driver_;
  std::optional<ProgramCache> cache_;
};

}  // namespace headroom
