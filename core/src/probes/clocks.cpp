// One launch by three clocks: what a host timer sees without and with a wait, and what the device says.
#include <fmt/format.h>

#include "engine/host_timing.hpp"
#include "engine/point_failure.hpp"
#include "engine/random_plane.hpp"
#include "probes/families.hpp"
#include "probes/probe_kernels.hpp"

namespace headroom {

namespace {

/// Launches the same kernel over the plane, the queue being idle before each launch and after it.
class ClockProbe : public OpenProbe {
 public:
  ClockProbe(DeviceSession& session, const ProbeInput& input)
      : session_(session), input_(input), kernel_(session, input.size) {
    session.requireRandom("source", {input.seed});
    session.fillWithNaN("result");
  }

  /// One launch per sample, however short it seems: without a wait it seems a thousand times shorter than it is.
  BatchTiming run(int samples, int /*iterations*/) override {
    return sampleByHost(samples, 1, [this](int) { return launchMs(); });
  }

  std::string fault() override {
    const std::uint64_t seed = input_.seed;
    const MappedBuffer result(session_, "result", CL_MAP_READ);
    return differenceOf(
        result.floats(), [seed](std::size_t i) { return PlaneKernel::valueOf(randomPixel(seed, i)); },
        "are not what the launch should have computed");
  }

 protected:
  DeviceSession& session() { return session_; }
  PlaneKernel& kernel() { return kernel_; }

 private:
  virtual double launchMs() = 0;

  DeviceSession& session_;
  ProbeInput input_;
  PlaneKernel kernel_;
};

class TimerWithoutWait : public ClockProbe {
 public:
  using ClockProbe::ClockProbe;

 private:
  double launchMs() override {
    const double ms = hostMs([this] { kernel().launch(session().queue()); });
    session().queue().finish();
    return ms;
  }
};

class TimerWithWait : public ClockProbe {
 public:
  using ClockProbe::ClockProbe;

 private:
  double launchMs() override {
    return hostMs([this] {
      kernel().launch(session().queue());
      session().queue().finish();
    });
  }
};

class DeviceEvents : public ClockProbe {
 public:
  using ClockProbe::ClockProbe;

 private:
  double launchMs() override {
    cl::Event event;
    kernel().launch(session().queue(), &event);
    event.wait();
    const cl_ulong start = event.getProfilingInfo<CL_PROFILING_COMMAND_START>();
    const cl_ulong end = event.getProfilingInfo<CL_PROFILING_COMMAND_END>();
    if (start == 0 || end < start) {
      throw PointFailure(Status::Unsupported, Stage::Launch,
                         fmt::format("{}'s profiling clock gives zero or reversed times: events can't time anything "
                                     "there. Time with the host's clock and a wait.",
                                     session().description().name));
    }
    return static_cast<double>(end - start) * 1e-6;
  }
};

}  // namespace

std::vector<DeviceProbe> clockProbes() {
  return {
      {kProbeWorkload, "timer-without-wait", "Host timer, no wait",
       "The host's clock around the call that launches a kernel over the plane, read as soon as the call returns: the "
       "kernel may not even have started. A mistake, shown on purpose.",
       150, probeNotes({"CPU timers"}, {{"clocks", "timer, no wait"}}), "launch as it seems without a wait", 0,
       opened<TimerWithoutWait>},
      {kProbeWorkload, "timer-with-wait", "Host timer and wait",
       "The host's clock around the same launch and a wait for its end: the kernel, and what the runtime takes to "
       "start it and to tell that it ended.",
       151, probeNotes({"CPU timers"}, {{"clocks", "timer and wait"}}), "launch and wait", 0, opened<TimerWithWait>},
      {kProbeWorkload, "device-events", "Device events",
       "The same launch by its event's own stamps, START to END on the device's clock, as Headroom times every kernel: "
       "the kernel alone.",
       152, probeNotes({"Device events"}, {{"clocks", "device events"}}), "launch by the device's clock", 0,
       opened<DeviceEvents>},
  };
}

}  // namespace headroom
