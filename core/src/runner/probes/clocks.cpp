// One launch by three clocks: a host timer without and with a wait, and the device clock. And a loop of launches by a
// host timer, with and without the read that makes it wait.
#include <fmt/format.h>

#include "runner/cl/stamps.hpp"
#include "runner/probes/families.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/random_numbers.hpp"

namespace headroom {

namespace {

/// Launches the same kernel over the plane, with an idle queue before and after each launch.
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

/// The device is still executing an earlier launch when the timer starts.
class TimerWithLateWait : public ClockProbe {
 public:
  using ClockProbe::ClockProbe;

 private:
  double launchMs() override {
    kernel().launch(session().queue());
    session().queue().flush();
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
    const cl_ulong start = profiledStamp(event, CL_PROFILING_COMMAND_START);
    const cl_ulong end = profiledStamp(event, CL_PROFILING_COMMAND_END);
    if (start == 0 || end < start) {
      throw PointFailure(Status::Unsupported, Stage::Launch,
                         fmt::format("{}'s profiling clock gives zero or reversed times: events cannot time anything "
                                     "there. Time with the host's clock and a wait.",
                                     session().description().name));
    }
    return static_cast<double>(end - start) * 1e-6;
  }
};

/// A loop of launches, timed as a whole and divided by their number. One sample is one loop, whatever the request.
class LoopProbe : public ClockProbe {
 public:
  using ClockProbe::ClockProbe;

 protected:
  static constexpr int kLaunches = 10;  // the number in the source's loop

 private:
  double launchMs() final {
    const double ms = hostMs([this] { loop(); });
    session().queue().finish();
    return ms / kLaunches;
  }
  virtual void loop() = 0;
};

class LoopOfReads : public LoopProbe {
 public:
  LoopOfReads(DeviceSession& session, const ProbeInput& input)
      : LoopProbe(session, input), seed_(input.seed), received_(static_cast<std::size_t>(input.size.pixels())) {}

  std::string fault() override {
    const std::string lost = differenceOf(
        received_, [this](std::size_t i) { return PlaneKernel::valueOf(randomPixel(seed_, i)); },
        "that came back are not what the launch should have computed");
    return lost.empty() ? LoopProbe::fault() : lost;
  }

 private:
  void loop() override {
    for (int i = 0; i < kLaunches; ++i) {
      kernel().launch(session().queue());
      session().queue().enqueueReadBuffer(session().buffer("result"), CL_TRUE, 0, received_.size() * sizeof(float),
                                          received_.data());
    }
  }

  std::uint64_t seed_;
  std::vector<float> received_;
};

class LoopWithoutWait : public LoopProbe {
 public:
  using LoopProbe::LoopProbe;

 private:
  void loop() override {
    for (int i = 0; i < kLaunches; ++i) kernel().launch(session().queue());
  }
};

class LoopWithWait : public LoopProbe {
 public:
  using LoopProbe::LoopProbe;

 private:
  void loop() override {
    for (int i = 0; i < kLaunches; ++i) kernel().launch(session().queue());
    session().queue().finish();
  }
};

}  // namespace

std::vector<DeviceProbe> clockProbes() {
  return {
      {"timer-without-wait", opened<TimerWithoutWait>}, {"timer-with-wait", opened<TimerWithWait>},
      {"device-events", opened<DeviceEvents>},          {"timer-wait-at-end-only", opened<TimerWithLateWait>},
      {"loop-with-reads", opened<LoopOfReads>},         {"loop-without-wait", opened<LoopWithoutWait>},
      {"loop-with-wait", opened<LoopWithWait>},
  };
}

}  // namespace headroom
