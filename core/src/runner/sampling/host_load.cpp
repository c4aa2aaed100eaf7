#include "runner/sampling/host_load.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <locale>
#include <sstream>
#include <string>
#include <vector>

#include "system/machine.hpp"

namespace headroom {

namespace {

// The system counts in hundredths of a second: shorter intervals give large, meaningless numbers.
constexpr double kShortestSeconds = 0.01;

/// `name`: "cpu12". If the available processors are unknown, all are included.
bool mayRunOn(const std::vector<int>& processors, const std::string& name) {
  int number = 0;
  const auto parsed = std::from_chars(name.data() + 3, name.data() + name.size(), number);
  return parsed.ec == std::errc() &&
         (processors.empty() || std::binary_search(processors.begin(), processors.end(), number));
}

/// Seconds that this process's processors were busy since the system started.
double busySeconds() {
  const std::vector<int> processors = usableProcessors();
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
  const double busy = busySeconds();
  return busy > 0 ? ((busy - busySeconds_) - (ownSeconds() - ownSeconds_)) / seconds : 0;
}

}  // namespace headroom
