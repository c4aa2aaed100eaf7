// The cost of starting a kernel, and of events.
#include "runner/probes/families.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"

namespace headroom {

namespace {

// Minimum number of launches per wait: the wait's share of each is then one in a hundred.
constexpr int kLaunchesPerWait = 100;

enum class Wait { AfterEach, Once };
enum class Events { None, OnePerLaunch, Chain };
enum class Extent { OneWorkItem, WholePlane };

struct LaunchStyle {
  Wait wait = Wait::Once;
  Events events = Events::None;
  bool hasProfiling = false;
  Extent extent = Extent::OneWorkItem;
};

class LaunchProbe : public OpenProbe {
 public:
  LaunchProbe(DeviceSession& session, ImageSize size, LaunchStyle style)
      : style_(style),
        kernel_(session, style.extent == Extent::WholePlane ? size : ImageSize{1, 1}),
        queue_(session.context(), session.device(), style.hasProfiling ? CL_QUEUE_PROFILING_ENABLE : 0) {}

  BatchTiming run(int samples, int iterations) override {
    const bool waitsForEach = style_.wait == Wait::AfterEach;
    const int launches = waitsForEach ? iterations : std::max(iterations, kLaunchesPerWait);
    return sampleByHost(samples, launches, [this](int count) { return hostMs([&] { launch(count); }); });
  }

  std::string fault() override { return kernel_.fault(); }

 private:
  void launch(int count) {
    std::vector<cl::Event> last;  // events that the next launch of a chain waits for
    for (int i = 0; i < count; ++i) {
      cl::Event event;
      kernel_.launch(queue_, last.empty() ? nullptr : &last, style_.events == Events::None ? nullptr : &event);
      if (style_.events == Events::Chain) last.assign(1, event);
      if (style_.wait == Wait::AfterEach) queue_.finish();
    }
    if (style_.wait == Wait::Once) queue_.finish();
  }

  LaunchStyle style_;
  CountingKernel kernel_;
  cl::CommandQueue queue_;
};

template <Wait wait, Events events, bool hasProfiling, Extent extent>
std::unique_ptr<OpenProbe> openLaunches(DeviceSession& session, const ProbeInput& input) {
  return std::make_unique<LaunchProbe>(session, input.size, LaunchStyle{wait, events, hasProfiling, extent});
}

}  // namespace

std::vector<DeviceProbe> launchProbes() {
  return {
      {"launch-and-wait", openLaunches<Wait::AfterEach, Events::None, false, Extent::OneWorkItem>},
      {"launch-batched", openLaunches<Wait::Once, Events::None, false, Extent::OneWorkItem>},
      {"launch-plane", openLaunches<Wait::AfterEach, Events::None, false, Extent::WholePlane>},
      {"with-events", openLaunches<Wait::Once, Events::OnePerLaunch, false, Extent::OneWorkItem>},
      {"event-chain", openLaunches<Wait::Once, Events::Chain, false, Extent::OneWorkItem>},
      {"profiling-queue", openLaunches<Wait::Once, Events::OnePerLaunch, true, Extent::OneWorkItem>},
  };
}

}  // namespace headroom
