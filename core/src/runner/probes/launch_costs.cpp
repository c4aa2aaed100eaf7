#include "runner/probes/launch_costs.hpp"

#include <vector>

#include "headroom/values/statistics.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"

namespace headroom {

namespace {

constexpr int kBatches = 11;
constexpr int kLaunchesPerBatch = 50;

/// Microseconds per launch, the median over several batches after an untimed one.
template <typename Launches>
double microsecondsPerLaunch(const Launches& launches) {
  launches();
  std::vector<double> batches;
  for (int i = 0; i < kBatches; ++i) batches.push_back(hostMs(launches) * 1e3 / kLaunchesPerBatch);
  return summarise(batches).median;
}

}  // namespace

LaunchCosts measureLaunchCosts(DeviceSession& session) {
  CountingKernel kernel(session, {1, 1});
  cl::CommandQueue plain(session.context(), session.device());
  LaunchCosts costs;
  costs.plainUs = microsecondsPerLaunch([&] {
    for (int i = 0; i < kLaunchesPerBatch; ++i) kernel.launch(plain);
    plain.finish();
  });
  costs.profilingUs = microsecondsPerLaunch([&] {
    cl::Event event;
    for (int i = 0; i < kLaunchesPerBatch; ++i) kernel.launch(session.queue(), nullptr, &event);
    session.queue().finish();
  });
  costs.waitUs = microsecondsPerLaunch([&] {
    for (int i = 0; i < kLaunchesPerBatch; ++i) {
      kernel.launch(plain);
      plain.finish();
    }
  });
  return costs;
}

}  // namespace headroom
