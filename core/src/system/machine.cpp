#include "system/machine.hpp"

#include <fmt/format.h>
#include <sched.h>
#include <sys/utsname.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <fstream>
#include <set>
#include <string_view>
#include <thread>
#include <tuple>

namespace headroom {
namespace {

/// Returns PRETTY_NAME of os-release(5), without its quotes; empty if there is none.
std::string distribution() {
  constexpr std::string_view kKey = "PRETTY_NAME=";
  for (const char* file : {"/etc/os-release", "/usr/lib/os-release"}) {
    std::ifstream stream(file);
    std::string line;
    while (std::getline(stream, line)) {
      if (!line.starts_with(kKey)) continue;
      std::string name = line.substr(kKey.size());
      std::erase_if(name, [](char c) { return c == '"' || c == '\''; });
      return name;
    }
  }
  return {};
}

/// A cache: level, bytes, the processors that share it.
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

/// Returns the highest-level cache of the processor, and the largest of these.
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

std::vector<int> usableProcessors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  std::vector<int> processors;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return processors;
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (CPU_ISSET(static_cast<std::size_t>(processor), &set)) processors.push_back(processor);
  }
  return processors;
}

unsigned countProcessors() {
  const auto usable = static_cast<unsigned>(usableProcessors().size());
  return usable == 0 ? std::thread::hardware_concurrency() : usable;
}

std::string operatingSystem() {
  struct utsname system {};
  if (::uname(&system) != 0) return distribution();
  const std::string kernel = fmt::format("{} {} {}", system.sysname, system.release, system.machine);
  const std::string name = distribution();
  return name.empty() ? kernel : kernel + ", " + name;
}

std::string hostName() {
  struct utsname system {};
  return ::uname(&system) == 0 ? system.nodename : "";
}

std::string bootId() {
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::string id;
  std::getline(file, id);
  return id;
}

std::string hostProcessorName() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  std::string line;
  while (std::getline(cpuinfo, line)) {
    const auto colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "host processor";
}

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

}  // namespace headroom
