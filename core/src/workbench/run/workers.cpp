#include "headroom/run/workers.hpp"

#include <fmt/format.h>

#include "headroom/system/error.hpp"

namespace headroom {

void requireWorkers(int workers) {
  if (workers < 1 || workers > kMostWorkers)
    throw UsageError(fmt::format("{} workers cannot measure at once. Choose from 1 to {}.", workers, kMostWorkers));
}

}  // namespace headroom
