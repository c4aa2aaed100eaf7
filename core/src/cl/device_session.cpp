#include "cl/device_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <limits>

#include "cl/errors.hpp"
#include "engine/point_failure.hpp"
#include "engine/random_plane.hpp"
#include "row_bands.hpp"

namespace headroom {

namespace {

/// Bytes of host memory that can be had without swapping; the largest number where the system does not tell.
std::uint64_t availableHostBytes() {
  std::ifstream meminfo("/proc/meminfo");
  std::string key;
  std::uint64_t kibibytes = 0;
  std::string unit;
  while (meminfo >> key >> kibibytes) {
    if (key == "MemAvailable:") return kibibytes * 1024;
    std::getline(meminfo, unit);
  }
  return std::numeric_limits<std::uint64_t>::max();
}

double megabytes(std::uint64_t bytes) {
  return static_cast<double>(bytes) * 1e-6;
}

}  // namespace

DeviceSession::DeviceSession(ListedDevice listed, std::optional<ProgramCache> programCache)
    : description_(std::move(listed.description)),
      device_(std::move(listed.device)),
      context_(device_),
      queue_(context_, device_, CL_QUEUE_PROFILING_ENABLE),
      builder_(context_, device_, std::move(programCache)) {}

const cl::Program& DeviceSession::program(const Variant& variant) {
  const std::string key = buildOptions(variant) + '\n' + variant.source;
  const auto found = programs_.find(key);
  if (found != programs_.end()) return found->second;
  return programs_.emplace(key, builder_.build(variant).program).first->second;
}

void DeviceSession::requirePlanes(std::span<const std::string> names, std::int64_t pixels) {
  if (planePixels_ != pixels) releasePlanes();
  const auto isMissing = [this](const std::string& name) { return !planes_.contains(name); };
  const auto missing = static_cast<std::uint64_t>(std::count_if(names.begin(), names.end(), isMissing));
  const std::uint64_t planes = planes_.size() + missing;
  const std::uint64_t bytes = static_cast<std::uint64_t>(pixels) * sizeof(float);
  if (bytes > description_.maxAllocationBytes) {
    throw PointFailure(Status::DeviceLimit, Stage::Memory,
                       fmt::format("One plane takes {:.0f} MB and {} allocates at most {:.0f} MB at a time. "
                                   "Choose a smaller size.",
                                   megabytes(bytes), description_.name, megabytes(description_.maxAllocationBytes)));
  }
  const std::uint64_t room = description_.globalMemoryBytes;
  const bool isOnHost = description_.type == DeviceType::Cpu;
  if (missing > 0 && (bytes * planes > room || (isOnHost && bytes * missing > availableHostBytes()))) {
    throw PointFailure(Status::DeviceLimit, Stage::Memory,
                       fmt::format("{} planes take {:.0f} MB and {} has {:.0f} MB, less what other programs hold. "
                                   "Choose a smaller size.",
                                   planes, megabytes(bytes * planes), description_.name, megabytes(room)));
  }
  planePixels_ = pixels;
  for (const std::string& name : names) {
    if (planes_.contains(name)) continue;
    planes_.emplace(name, cl::Buffer(context_, CL_MEM_READ_WRITE, bytes));
    fillWithNaN(name);
  }
}

void DeviceSession::fillWithNaN(const std::string& name) {
  queue_.enqueueFillBuffer(planes_.at(name), std::numeric_limits<float>::quiet_NaN(), 0,
                           static_cast<std::size_t>(planePixels_) * sizeof(float));
  queue_.finish();
  if (name == "source") forgetRandomSource();
}

void DeviceSession::releasePlanes() {
  planes_.clear();
  planePixels_ = 0;
  forgetRandomSource();
}

void DeviceSession::requireRandomSource(std::uint64_t seed, std::int64_t pixels) {
  const std::string source = "source";
  requirePlanes(std::span(&source, 1), pixels);
  if (randomSource_ == seed) return;
  const MappedPlane mapped(*this, source, pixels, CL_MAP_WRITE);
  const std::span<float> floats = mapped.floats();
  // A plane has no rows here: bands of 4096 floats are only a way to share the work.
  constexpr std::int64_t kChunk = 4096;
  forEachBand(static_cast<int>((pixels + kChunk - 1) / kChunk), 16, [&](int first, int end) {
    const std::int64_t last = std::min(pixels, end * kChunk);
    for (std::int64_t i = first * kChunk; i < last; ++i) {
      floats[static_cast<std::size_t>(i)] = randomPixel(seed, static_cast<std::uint64_t>(i));
    }
  });
  randomSource_ = seed;
}

MappedPlane::MappedPlane(DeviceSession& session, const std::string& name, std::int64_t pixels, cl_map_flags flags)
    : session_(session), plane_(session.plane(name)) {
  const std::size_t count = static_cast<std::size_t>(pixels);
  void* address = session.queue().enqueueMapBuffer(plane_, CL_TRUE, flags, 0, count * sizeof(float));
  floats_ = {static_cast<float*>(address), count};
}

MappedPlane::~MappedPlane() {
  try {
    session_.queue().enqueueUnmapMemObject(plane_, floats_.data());
    session_.queue().finish();
  } catch (const cl::Error&) {
    // Nothing is left to be done about it here: the next call on this queue reports it.
  }
}

}  // namespace headroom
