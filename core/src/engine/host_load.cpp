#include "engine/host_load.hpp"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <locale>
#include <sstream>
#include <string>

namespace headroom {

namespace {

// Shorter than this, the hundredths that the system counts in are too coarse.
constexpr double kShortestSeconds = 0.05;

bool mayRunOn(const cpu_set_t& processors, const std::string& name) {
  int number = 0;
  const auto parsed = std::from_chars(name.data() + 3, name.data() + name.size(), number);
  return parsed.ec == std::errc() && number >= 0 && number < CPU_SETSIZE &&
         CPU_ISSET(static_cast<std::size_t>(number), &processors);
}

/// Seconds that the processors of this process were busy since the system started.
double busySeconds() {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  if (sched_getaffinity(getpid(), sizeof processors, &processors) != 0) return 0;
  std::ifstream file("/proc/stat");
  double ticks = 0;
  for (std::string line; std::getline(file, line) && line.starts_with("cpu");) {
    std::istringstream fields(line);
    fields.imbue(std::locale::classic());
    std::string name;
    double user = 0;
    double nice = 0;
    double system = 0;
    double idle = 0;
    double ioWait = 0;
    double interrupts = 0;
    double softInterrupts = 0;
    double steal = 0;
    fields >> name >> user >> nice >> system >> idle >> ioWait >> interrupts >> softInterrupts >> steal;
    if (name.size() > 3 && mayRunOn(processors, name)) {
      ticks += user + nice + system + interrupts + softInterrupts + steal;
    }
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double ownSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

HostLoad::HostLoad()
    : start_(std::chrono::steady_clock::now()), busySeconds_(busySeconds()), ownSeconds_(ownSeconds()) {}

double HostLoad::otherProcessors() const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  if (seconds < kShortestSeconds) return 0;
  return std::max(0.0, (busySeconds() - busySeconds_) - (ownSeconds() - ownSeconds_)) / seconds;
}

}  // namespace headroom
