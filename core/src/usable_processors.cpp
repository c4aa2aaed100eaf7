#include "usable_processors.hpp"

#include <sched.h>

#include <cstddef>

namespace headroom {

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

}  // namespace headroom
