// Variants made into programs: from a binary of an earlier start where there is one, else from their source.
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
  /// From source: creating and building. From a binary: reading and checking its file, creating and building. Keeping
  /// the binary is not in it, nor what drivers do behind it: their own caches shorten it, and PoCL compiles the most of
  /// a kernel at its first launch.
  double buildMs = 0;
  /// Sentences on what went wrong with the cache; empty when nothing did.
  std::string complaint;
  /// A sentence when the driver built the program at a later try only; buildMs has all of them in it and the pauses
  /// between. Else empty.
  std::string laterTry;
};

class ProgramBuilder {
 public:
  /// Without a cache every program is built from its source.
  ProgramBuilder(cl::Context context, cl::Device device, const DeviceDescription& description,
                 std::optional<ProgramCache> cache);

  /// From the cache if possible. Throws PointFailure with the compiler's log when the source doesn't build.
  [[nodiscard]] BuiltProgram build(const Variant& variant) const;

  /// A cold start: from the source, whatever the cache holds; the binary is kept, so that build() is a warm one next.
  /// Throws as build() does.
  [[nodiscard]] BuiltProgram buildFromSource(const Variant& variant) const;

  /// Where the variant's binary is kept; nothing when it is not.
  [[nodiscard]] std::optional<std::filesystem::path> cacheFile(const Variant& variant) const;

 private:
  /// What the compiler is given: buildOptions() and the device's macros.
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
