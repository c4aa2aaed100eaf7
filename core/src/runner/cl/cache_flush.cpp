#include "runner/cl/cache_flush.hpp"

#include <algorithm>

#include "system/machine.hpp"

namespace headroom {

namespace {

constexpr const char* kBufferName = "cache flush";
constexpr std::uint64_t kSmallestBytes = std::uint64_t{64} << 20;

constexpr const char* kSource = R"(
kernel void touch(global float4* buffer) {
  const size_t i = get_global_id(0);
  // Whatever bits are there (NaN at first): a value that is written back changed cannot be optimised away.
  buffer[i] = as_float4(as_uint4(buffer[i]) + 1u);
}
)";

cl::Kernel touchKernel(DeviceSession& session) {
  Variant program;
  program.id = "the cache flush";
  program.origin = "built in";
  program.source = kSource;
  return {session.program(program), "touch"};
}

}  // namespace

BufferNeed CacheFlush::need(const DeviceSession& session) {
  std::uint64_t cache = session.device().getInfo<CL_DEVICE_GLOBAL_MEM_CACHE_SIZE>();
  if (session.description().type == DeviceType::Cpu) cache = std::max(cache, hostLastLevelCacheBytes());
  const std::uint64_t bytes =
      std::min(std::max(2 * cache, kSmallestBytes), session.description().maxAllocationBytes / 4);
  return {kBufferName, static_cast<std::int64_t>(bytes / sizeof(cl_float4) * 4)};
}

CacheFlush::CacheFlush(DeviceSession& session)
    : session_(session), kernel_(touchKernel(session)), global_(static_cast<std::size_t>(need(session).elements / 4)) {
  kernel_.setArg(0, session.buffer(kBufferName));
}

void CacheFlush::run() {
  session_.queue().enqueueNDRangeKernel(kernel_, cl::NullRange, global_);
  session_.queue().finish();
}

}  // namespace headroom
