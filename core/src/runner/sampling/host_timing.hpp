// Timing by the host clock, where no device clock applies: host libraries and the OpenCL runtime.
#pragma once

#include <chrono>

#include "runner/sampling/sampler.hpp"

namespace headroom {

/// Milliseconds that `act` takes.
template <typename Act>
double hostMs(const Act& act) {
  const auto start = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Takes `samples` samples, each of `iterations` iterations by timedMs(iterations), which returns the timed
/// milliseconds; its untimed work shows only in wallMsPerLaunch.
template <typename TimedMs>
BatchTiming sampleByHost(int samples, int iterations, const TimedMs& timedMs) {
  BatchTiming batch;
  const double wall = hostMs([&] {
    for (int i = 0; i < samples; ++i) batch.samplesMs.push_back(timedMs(iterations) / iterations);
  });
  batch.wallMsPerLaunch = wall / samples / iterations;
  return batch;
}

}  // namespace headroom
