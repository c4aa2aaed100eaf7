#include "runner/cl/program_builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <vector>

#include "runner/cl/compiler_lines.hpp"
#include "runner/cl/errors.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/disk_room.hpp"
#include "system/scratch_folder.hpp"
#include "text/first_lines.hpp"

namespace headroom {

namespace {

constexpr std::size_t kMostBytesInSentence = 500;

class Stopwatch {
 public:
  [[nodiscard]] double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Throws cl::Error.
DriverIdentity identify(const cl::Device& device) {
  const cl::Platform platform(device.getInfo<CL_DEVICE_PLATFORM>());
  return {device.getInfo<CL_DEVICE_NAME>(),     device.getInfo<CL_DEVICE_VENDOR>(),
          device.getInfo<CL_DEVICE_VERSION>(),  device.getInfo<CL_DRIVER_VERSION>(),
          platform.getInfo<CL_PLATFORM_NAME>(), platform.getInfo<CL_PLATFORM_VERSION>()};
}

/// Returns true for a source that includes files, because these may change.
bool includesFiles(std::string_view source) {
  for (std::size_t at = source.find('#'); at != std::string_view::npos; at = source.find('#', at + 1)) {
    const std::size_t word = source.find_first_not_of(" \t", at + 1);
    if (word != std::string_view::npos && source.substr(word).starts_with("include")) return true;
  }
  return false;
}

/// Returns an empty text if the driver has none.
std::string logOf(const cl::Program& program, const cl::Device& device, const Variant& variant) {
  try {
    const std::string file = std::filesystem::path(variant.origin).filename().string();
    const std::string log = limitedText(program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(device), kMostBytesOfLog);
    return withUsersLines(log, variant.source, file);
  } catch (const cl::Error&) {
    return {};
  }
}

/// Whether the log contains a compiler's error message.
bool namesAnError(std::string log) {
  std::transform(log.begin(), log.end(), log.begin(), [](unsigned char c) { return std::tolower(c); });
  return log.find("error") != std::string::npos || log.find("fatal") != std::string::npos;
}

/// PoCL treats the quotes around an include folder's name as a part of it. A folder whose name has blanks therefore
/// gets another name during a build.
class PlainFolders {
 public:
  explicit PlainFolders(const Variant& variant) : variant_(variant) {
    constexpr std::string_view kQuoted = "-I \"";
    for (std::string& option : variant_.options) {
      if (!option.starts_with(kQuoted)) continue;
      const std::filesystem::path folder = option.substr(kQuoted.size(), option.rfind('"') - kQuoted.size());
      if (!links_) links_.emplace("headers");
      const std::filesystem::path link = links_->file(std::to_string(++count_));
      std::error_code failure;
      std::filesystem::create_directory_symlink(folder, link, failure);
      if (!failure) option = "-I" + link.string();
    }
  }

  [[nodiscard]] const Variant& variant() const { return variant_; }

 private:
  Variant variant_;
  std::optional<ScratchFolder> links_;
  int count_ = 0;
};

/// Adds a separator for further sentences.
void append(std::string& sentences, const std::string& sentence) {
  if (!sentences.empty() && !sentence.empty()) sentences += ' ';
  sentences += sentence;
}

}  // namespace

ProgramBuilder::ProgramBuilder(cl::Context context, cl::Device device, const DeviceDescription& description,
                               std::optional<ProgramCache> cache)
    : context_(std::move(context)),
      device_(std::move(device)),
      deviceMacros_(fmt::format(" -DLARGEST_GROUP={}{}", description.largestGroup(),
                                description.hasMatrixUnit ? " -DMATRIX_UNIT=1" : "")),
      cache_(std::move(cache)) {
  try {
    driver_ = identify(device_);
  } catch (const cl::Error&) {
    cache_.reset();  // a binary without a known driver
  }
}

BuiltProgram ProgramBuilder::build(const Variant& variant) const {
  const auto key = keyOf(variant);
  if (!key) return buildFromSource(variant);
  const Stopwatch watch;
  ProgramCache::Found found = cache_->find(*key);
  if (found.binary) {
    if (auto program = fromBinary(*found.binary, variant, found.complaint)) {
      return {*program, ProgramOrigin::CachedBinary, watch.milliseconds(), {}};
    }
    cache_->remove(*key);
  }
  BuiltProgram built = buildFromSource(variant);
  append(found.complaint, built.complaint);
  built.complaint = found.complaint;
  return built;
}

BuiltProgram ProgramBuilder::buildFromSource(const Variant& variant) const {
  const Stopwatch watch;
  BuiltProgram built = compile(variant);
  built.buildMs = watch.milliseconds();
  if (const auto key = keyOf(variant)) built.complaint = keep(*key, built.program);
  return built;
}

/// PoCL was seen to reject a program without a message, once in thousands of builds, and accept it later; not always
/// immediately.
BuiltProgram ProgramBuilder::compile(const Variant& variant) const {
  const PlainFolders plain(variant);
  constexpr std::array kPauses{std::chrono::milliseconds(100), std::chrono::milliseconds(1000)};
  BuiltProgram built;
  for (std::size_t refusals = 0;; ++refusals) {
    built.program = cl::Program(context_, variant.source);
    const cl_device_id device = device_();
    // Not build(), which throws the error of querying a log that does not exist.
    const cl_int status =
        clBuildProgram(built.program(), 1, &device, optionsOf(plain.variant()).c_str(), nullptr, nullptr);
    if (status == CL_SUCCESS) return built;
    const std::string log = logOf(built.program, device_, variant);
    if (refusals == kPauses.size() || status != CL_BUILD_PROGRAM_FAILURE || namesAnError(log)) {
      const cl::Error error(status, "clBuildProgram");
      if (const std::string full = fullPoclCacheSentence(); !full.empty()) {
        throw PointFailure(Status::BuildFailed, Stage::Build, fmt::format("{} was not compiled. {}", variant.id, full));
      }
      PointFailure failure(statusOf(status), toError(error, Stage::Build, variant.id + " (" + variant.origin + ")"));
      failure.log = log;
      throw failure;
    }
    built.laterTry = fmt::format("The driver refused to build {} without naming an error; the build was tried again.{}",
                                 variant.id, log.empty() ? "" : " Its log: " + limitedText(log, kMostBytesInSentence));
    std::this_thread::sleep_for(kPauses[refusals]);
  }
}

std::optional<std::filesystem::path> ProgramBuilder::cacheFile(const Variant& variant) const {
  const auto key = keyOf(variant);
  if (!key) return std::nullopt;
  return cache_->fileOf(*key);
}

std::string ProgramBuilder::optionsOf(const Variant& variant) const {
  return buildOptions(variant) + deviceMacros_;
}

/// Returns nothing if the variant's program is not cached.
std::optional<Sha256Digest> ProgramBuilder::keyOf(const Variant& variant) const {
  if (!cache_ || includesFiles(variant.source)) return std::nullopt;
  try {
    return programKey(driver_, optionsOf(variant), variant.source);
  } catch (const std::runtime_error&) {  // SHA-256 is not available, but the program can still be built
    return std::nullopt;
  }
}

/// Returns nothing, and sets the complaint, if the driver rejects the binary.
std::optional<cl::Program> ProgramBuilder::fromBinary(const std::string& binary, const Variant& variant,
                                                      std::string& complaint) const {
  try {
    cl::Program program(context_, {device_}, cl::Program::Binaries{{binary.begin(), binary.end()}});
    program.build({device_}, optionsOf(variant).c_str());
    return program;
  } catch (const cl::Error& error) {
    complaint =
        fmt::format("The driver refused the kept binary of {}: {} failed with {}. It was built from its source.",
                    variant.id, error.what(), openclCodeName(error.err()));
    return std::nullopt;
  }
}

std::string ProgramBuilder::keep(const Sha256Digest& key, const cl::Program& program) const {
  try {
    const auto binaries = program.getInfo<CL_PROGRAM_BINARIES>();
    if (binaries.size() != 1 || binaries.front().empty()) return "The driver gave no binary of a program to keep.";
    const auto& bytes = binaries.front();
    return cache_->store(key, std::string(bytes.begin(), bytes.end()));
  } catch (const cl::Error& error) {
    return fmt::format("The driver gave no binary of a program to keep: {} failed with {}.", error.what(),
                       openclCodeName(error.err()));
  }
}

}  // namespace headroom
