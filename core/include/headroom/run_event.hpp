// What a run tells its listener, in order. Immutable values; they may cross threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "headroom/device.hpp"
#include "headroom/image.hpp"
#include "headroom/result.hpp"

namespace headroom {

using RunId = std::uint64_t;

/// Once, when the points are known; only notes come before it. A run that ends before that has none.
struct RunStarted {
  std::size_t points = 0;  ///< rows that will come
};

/// All devices, where they were asked for; those that a sweep measures, after its RunStarted.
struct DevicesFound {
  std::vector<DeviceDescription> devices;
};

struct Progress {
  std::size_t done = 0;
  std::size_t total = 0;
  std::string activity;  ///< e.g. "timing blur.separable at 4000 x 4000"
};

struct RowReady {
  ResultRow row;
};

/// A processed photo and the row of that very pass through the device (medianMs is its kernel time).
struct ImageReady {
  Image image;
  ResultRow row;
};

/// Something a person should know, as a sentence: an environment variable set, a runner replaced.
struct Note {
  std::string text;
};

enum class Outcome { Completed, Cancelled, Failed };

/// Exactly once per run, and last.
struct RunFinished {
  Outcome outcome = Outcome::Completed;
  std::string reason;     ///< a sentence when Failed
  bool noDevice = false;  ///< Failed because no device matched
};

struct RunEvent {
  RunId run = 0;
  std::variant<RunStarted, DevicesFound, Progress, RowReady, ImageReady, Note, RunFinished> what;
};

/// Called on the workbench's own thread, one event at a time.
using EventSink = std::function<void(const RunEvent& event)>;

}  // namespace headroom
