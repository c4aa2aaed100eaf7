#include "runner/cl/guarded_buffer.hpp"

#include <atomic>
#include <cstring>
#include <vector>

#include "system/random_numbers.hpp"

namespace headroom {

namespace {

/// Floats that are NaN, so that reads outside the buffer give a wrong result. Each buffer has its own pattern, so that
/// copying one band over another changes it.
std::vector<std::uint8_t> bandOf(std::uint64_t seed, std::uint64_t bytes) {
  std::vector<std::uint8_t> band(bytes);
  for (std::uint64_t at = 0; at + sizeof(std::uint32_t) <= bytes; at += sizeof(std::uint32_t)) {
    const std::uint32_t nan = 0xffc00000U | static_cast<std::uint32_t>(randomBits(seed, at) >> 42U);
    std::memcpy(band.data() + at, &nan, sizeof nan);
  }
  return band;
}

std::uint64_t nextSeed() {
  static std::atomic<std::uint64_t> buffers = 0;
  return 2 * ++buffers;
}

}  // namespace

GuardedBuffer::GuardedBuffer(const cl::Context& context, std::uint64_t bytes, std::uint64_t bandBytes)
    : whole_(context, CL_MEM_READ_WRITE, bytes + 2 * bandBytes),
      buffer_(whole_),
      bytes_(bytes),
      bandBytes_(bandBytes),
      seed_(nextSeed()) {
  if (bandBytes == 0) return;
  const cl_buffer_region region{static_cast<std::size_t>(bandBytes), static_cast<std::size_t>(bytes)};
  try {
    buffer_ = whole_.createSubBuffer(CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region);
  } catch (const cl::Error&) {
    buffer_ = whole_ = cl::Buffer(context, CL_MEM_READ_WRITE, bytes);
    bandBytes_ = 0;
  }
}

void GuardedBuffer::paint(const cl::CommandQueue& queue) const {
  if (bandBytes_ == 0) return;
  queue.enqueueWriteBuffer(whole_, CL_TRUE, 0, bandBytes_, bandOf(seed_, bandBytes_).data());
  queue.enqueueWriteBuffer(whole_, CL_TRUE, bandBytes_ + bytes_, bandBytes_, bandOf(seed_ + 1, bandBytes_).data());
}

std::string GuardedBuffer::broken(const cl::CommandQueue& queue) const {
  if (bandBytes_ == 0) return {};
  std::vector<std::uint8_t> band(bandBytes_);
  queue.enqueueReadBuffer(whole_, CL_TRUE, 0, bandBytes_, band.data());
  const bool isBefore = band != bandOf(seed_, bandBytes_);
  queue.enqueueReadBuffer(whole_, CL_TRUE, bandBytes_ + bytes_, bandBytes_, band.data());
  const bool isBehind = band != bandOf(seed_ + 1, bandBytes_);
  if (isBefore && isBehind) return "before the start and behind the end";
  if (isBefore) return "before the start";
  return isBehind ? "behind the end" : "";
}

}  // namespace headroom
