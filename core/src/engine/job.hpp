// A job: the unit of work that the OpenCL worker thread is given, small enough to lose when a driver crashes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "headroom/image.hpp"
#include "headroom/run_event.hpp"
#include "headroom/run_plan.hpp"
#include "headroom/variant.hpp"

namespace headroom {

struct ListDevicesJob {};

/// One row of a sweep.
struct MeasureJob {
  std::string deviceId;
  Variant variant;
  Role role = Role::Variant;
  Size size;
  double sigma = 0;
  Sampling sampling;
  std::uint64_t seed = 1;
};

/// One photo.
struct ImageJob {
  std::string deviceId;
  Variant variant;
  double sigma = 0;
  Image image;
  bool validate = false;
};

using Job = std::variant<ListDevicesJob, MeasureJob, ImageJob>;

/// A sign of life that says what is being done.
struct Activity {
  std::string text;
  /// Host work on many pixels, which is Headroom's own and slow but never stuck, may be silent for so much longer.
  double hostWorkSeconds = 0;
};

using JobEvent = std::variant<Activity, Note, DevicesFound, RowReady, ImageReady>;
using JobSink = std::function<void(JobEvent event)>;

/// How a job ended. A measured failure is a row and ends Done.
struct JobOutcome {
  enum class Kind { Done, Cancelled, Failed, RunnerDied, TimedOut };
  Kind kind = Kind::Done;
  std::string reason;     ///< a sentence unless Done or Cancelled
  bool noDevice = false;  ///< Failed because there is no such device
  /// An OpenCL call failed: the driver may fail in this process from now on, whatever it is asked (NVIDIA's does, after
  /// one access out of bounds), so a process that can be replaced should be.
  bool isProcessSpoilt = false;
};

}  // namespace headroom
