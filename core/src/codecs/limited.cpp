#include "codecs/limited.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <string>

namespace headroom {
namespace {

/// Address space in use, in bytes.
rlim_t takenMemory() {
  std::string pages;
  std::ifstream("/proc/self/statm") >> pages;
  rlim_t count = 0;
  std::from_chars(pages.data(), pages.data() + pages.size(), count);
  return count * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

/// CPU time used, in seconds, rounded up.
rlim_t takenTime() {
  constexpr std::int64_t kSecond = 1'000'000;
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const std::int64_t seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
  return static_cast<rlim_t>(seconds + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec + kSecond - 1) / kSecond);
}

/// Never above this process's own limit.
void limit(decltype(RLIMIT_AS) what, rlimit& before, rlim_t most) {
  getrlimit(what, &before);
  const rlimit now{std::min(before.rlim_cur, most), before.rlim_max};
  setrlimit(what, &now);
}

}  // namespace

Limited::Limited(const CodecLimits& limits) {
  limit(RLIMIT_AS, memory_, takenMemory() + limits.bytes);
  limit(RLIMIT_CPU, time_, takenTime() + static_cast<rlim_t>(limits.seconds));
}

Limited::~Limited() {
  setrlimit(RLIMIT_AS, &memory_);
  setrlimit(RLIMIT_CPU, &time_);
}

}  // namespace headroom
