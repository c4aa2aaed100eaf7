// What it takes to start a kernel, and what events add to it.
#include "engine/host_timing.hpp"
#include "probes/families.hpp"
#include "probes/probe_kernels.hpp"

namespace headroom {

namespace {

// So many launches share one wait at least: the wait's share of each is then one in a hundred.
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
  LaunchProbe(DeviceSession& session, Size size, LaunchStyle style)
      : style_(style),
        kernel_(session, style.extent == Extent::WholePlane ? size : Size{1, 1}),
        queue_(session.context(), session.device(), style.hasProfiling ? CL_QUEUE_PROFILING_ENABLE : 0) {}

  BatchTiming run(int samples, int iterations) override {
    const bool waitsForEach = style_.wait == Wait::AfterEach;
    const int launches = waitsForEach ? iterations : std::max(iterations, kLaunchesPerWait);
    return sampleByHost(samples, launches, [this](int count) { return hostMs([&] { launch(count); }); });
  }

  std::string fault() override { return kernel_.fault(); }

 private:
  void launch(int count) {
    std::vector<cl::Event> last;  // what the next launch of a chain waits for
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
      {kProbeWorkload, "launch-and-wait", "Launch and wait",
       "A kernel of one work-item that does next to nothing, with a wait after each launch: the whole way to the "
       "device and back. The guide says 10 to 100 us per kernel.",
       100, probeNotes({"Launch cost"}, {{"launches", "launch and wait"}}), "launch", 0,
       openLaunches<Wait::AfterEach, Events::None, false, Extent::OneWorkItem>, kEveryStory},
      {kProbeWorkload, "launch-batched", "Many launches, one wait",
       "The same launches, a hundred or more of them before each wait, on a queue without profiling: what a launch "
       "costs when the next one need not wait for the host to hear of it.",
       101, probeNotes({"Launch cost", "Events"}, {{"launches", "batched"}, {"events", "plain queue"}}), "launch", 0,
       openLaunches<Wait::Once, Events::None, false, Extent::OneWorkItem>, kEveryStory},
      {kProbeWorkload, "launch-plane", "Launch over the plane and wait",
       "The same kernel over as many work-items as the plane has pixels: what scheduling all the work-groups costs "
       "before any of them does anything.",
       102, probeNotes({"Launch cost"}, {{"launches", "whole plane"}}), "launch", 0,
       openLaunches<Wait::AfterEach, Events::None, false, Extent::WholePlane>},
      {kProbeWorkload, "with-events", "An event per launch",
       "Many launches and one wait, each launch with an event that nobody asks: what it costs to have one.", 110,
       probeNotes({"Events"}, {{"events", "with events"}}), "launch", 0,
       openLaunches<Wait::Once, Events::OnePerLaunch, false, Extent::OneWorkItem>},
      {kProbeWorkload, "event-chain", "Each launch waits for the last one's event",
       "Many launches and one wait, each told to wait for the one before it, which the in-order queue does anyway.",
       111, probeNotes({"Events"}, {{"events", "event chain"}}), "launch", 0,
       openLaunches<Wait::Once, Events::Chain, false, Extent::OneWorkItem>},
      {kProbeWorkload, "profiling-queue", "Events on a profiling queue",
       "Many launches and one wait, each with an event, on a queue that stamps every command with times: what "
       "Headroom's own way of timing costs a launch.",
       112, probeNotes({"Events"}, {{"events", "profiling queue"}}), "launch", 0,
       openLaunches<Wait::Once, Events::OnePerLaunch, true, Extent::OneWorkItem>},
  };
}

}  // namespace headroom
