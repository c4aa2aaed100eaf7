#include "cl/cache_flush.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "usable_processors.hpp"

namespace headroom {

namespace {

constexpr const char* kBufferName = "cache flush";
constexpr std::uint64_t kSmallestBytes = std::uint64_t{64} << 20;

constexpr const char* kSource = R"(
kernel void touch(global float4* buffer) {
  const size_t i = get_global_id(0);
  // Whatever bits are there (NaN at first): a value that is written back changed can't be optimised away.
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

/// Which cache it is and how large: level, bytes, the processors that share it.
using Cache = std::tuple<int, std::uint64_t, std::string>;

std::string wordIn(const std::filesystem::path& file) {
  std::string word;
  std::ifstream(file) >> word;
  return word;
}

/// "32768K", "32M" or "4096"; 0 for anything else.
std::uint64_t bytesFrom(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return 0;
  const std::string unit(end, text.data() + text.size());
  if (unit == "K") return number << 10;
  if (unit == "M") return number << 20;
  return unit.empty() ? number : 0;
}

/// The cache of the highest level that the processor has, the largest of these.
Cache lastLevelCacheOf(const std::filesystem::path& processor) {
  Cache last{0, 0, {}};
  for (int index = 0;; ++index) {
    const std::filesystem::path folder = processor / "cache" / fmt::format("index{}", index);
    const std::string size = wordIn(folder / "size");
    if (size.empty()) return last;
    const std::string levelText = wordIn(folder / "level");
    int level = 0;
    std::from_chars(levelText.data(), levelText.data() + levelText.size(), level);
    last = std::max(last, Cache{level, bytesFrom(size), wordIn(folder / "shared_cpu_list")});
  }
}

}  // namespace

std::uint64_t lastLevelCacheBytes(const std::filesystem::path& folder, std::span<const int> processors) {
  std::set<Cache> caches;
  for (const int processor : processors) caches.insert(lastLevelCacheOf(folder / fmt::format("cpu{}", processor)));
  std::uint64_t bytes = 0;
  for (const auto& [level, size, sharedBy] : caches) bytes += size;
  return bytes;
}

std::uint64_t hostLastLevelCacheBytes() {
  std::vector<int> processors = usableProcessors();
  if (processors.empty()) processors = {0};
  return lastLevelCacheBytes("/sys/devices/system/cpu", processors);
}

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
