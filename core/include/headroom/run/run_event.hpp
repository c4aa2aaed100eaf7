// Events of a run, in order. Immutable values that may cross threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "headroom/jobs/job_event.hpp"
#include "headroom/run/ab_plan.hpp"
#include "headroom/run/attempt_plan.hpp"
#include "headroom/run/check_plan.hpp"
#include "headroom/run/choice_plan.hpp"
#include "headroom/run/replay_plan.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/run/split_plan.hpp"
#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

using RunId = std::uint64_t;

/// Sent once, when the points are known; only notes precede it. A run that ends earlier sends none.
struct RunStarted {
  std::size_t points = 0;  ///< number of rows that will follow
};

/// Sent once, after a sweep's DevicesFound.
struct ContextKnown {
  RunContext context;
};

/// The point in progress.
struct PointInProgress {
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's parameters

  bool operator==(const PointInProgress&) const = default;
};

struct Progress {
  std::size_t done = 0;
  std::size_t total = 0;
  std::string activity;  ///< e.g. "timing blur.separable at 4000 x 4000"; empty if only a count has changed
  /// Elapsed share of the whole run's time, from 0 to 1, if a better estimate than the count's is known.
  std::optional<double> share = std::nullopt;
  /// Estimated seconds for the rest, from the measurements so far, if known.
  std::optional<double> secondsLeft = std::nullopt;
  /// Point of the activity, if it belongs to one.
  std::optional<PointInProgress> point = std::nullopt;
};

/// "Timing blur.streamed at 4000 x 4000: 12 of 24 points, about 35 s left". `counted`: the counted noun.
[[nodiscard]] std::string toText(const Progress& progress, std::string_view counted = "points");

/// Results of a point so far, sent after each of its rounds; its RowReady replaces it.
struct RowUpdated {
  ResultRow row;
};

/// Sent after the RowReady of all points of a plan's device and size, before the first point of the next begins; not in
/// a run that is being stopped. Nothing is timed and no device works on this machine until the sink returns, so that
/// the sink can draw the results; other workers of a run with several go on. A sink that waits for drawing must limit
/// its wait.
struct SizeFinished {
  std::string deviceId;
  Size size;
  bool operator==(const SizeFinished&) const = default;
};

/// The ranking of variants.
struct VariantsRanked {
  Ranking ranking;
};

/// Sent exactly once per run, as the last event.
struct RunFinished {
  Outcome outcome = Outcome::Completed;
  std::string reason;     ///< a sentence if Failed
  bool noDevice = false;  ///< Failed because no device matched
  bool noWorker = false;  ///< Failed because no worker can be used, or all are lost
};

struct RunEvent {
  RunId run = 0;
  std::variant<RunStarted, DevicesFound, ContextKnown, Progress, RowUpdated, RowReady, SizeFinished, ImageReady,
               TuningStarted, ConfigurationTried, TuningDone, VariantsRanked, SplitUpdated, SplitDone, AbUpdated,
               AbDone, AttemptDone, CheckDone, KernelsDescribed, ProgramCompiled, ReplayDone, Note, RunFinished>
      what;
};

/// Sends an event to the run's listener.
using Tell = std::function<void(decltype(RunEvent::what) what)>;

/// Called on the workbench's own thread, one event at a time. The next step of the run, including the next round of a
/// point, begins after it returns.
using EventSink = std::function<void(const RunEvent& event)>;

}  // namespace headroom
