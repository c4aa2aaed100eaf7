// What a run tells its listener, in order. Immutable values; they may cross threads.
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

/// Once, when the points are known; only notes come before it. A run that ends before that has none.
struct RunStarted {
  std::size_t points = 0;  ///< rows that will come
};

/// After a sweep's DevicesFound, once.
struct ContextKnown {
  RunContext context;
};

/// What is being measured.
struct PointInProgress {
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's

  bool operator==(const PointInProgress&) const = default;
};

struct Progress {
  std::size_t done = 0;
  std::size_t total = 0;
  std::string activity;  ///< e.g. "timing blur.separable at 4000 x 4000"; empty where a count has changed alone
  /// Of the time that all of it takes, from 0 to 1, where more is known of that than the count says.
  std::optional<double> share = std::nullopt;
  /// About how long the rest of it takes, where that is known: from what was measured so far.
  std::optional<double> secondsLeft = std::nullopt;
  /// Of the activity, where it is one point's.
  std::optional<PointInProgress> point = std::nullopt;
};

/// "Timing blur.streamed at 4000 x 4000: 12 of 24 points, about 35 s left". `counted`: what is counted.
[[nodiscard]] std::string toText(const Progress& progress, std::string_view counted = "points");

/// What is known of a point so far, after each of its rounds: to be shown, and replaced by its RowReady.
struct RowUpdated {
  ResultRow row;
};

/// After the RowReady of all points of a plan's device and size, before the first of the next is begun; not in a run
/// that is being stopped. Nothing is timed and no device works until the sink returns: the moment to draw what was
/// measured. A sink that waits for that must end its wait after a moment, whatever happens.
struct SizeFinished {
  std::string deviceId;
  Size size;
  bool operator==(const SizeFinished&) const = default;
};

/// The answer to what the best variant is.
struct VariantsRanked {
  Ranking ranking;
};

/// Exactly once per run, and last.
struct RunFinished {
  Outcome outcome = Outcome::Completed;
  std::string reason;     ///< a sentence when Failed
  bool noDevice = false;  ///< Failed because no device matched
};

struct RunEvent {
  RunId run = 0;
  std::variant<RunStarted, DevicesFound, ContextKnown, Progress, RowUpdated, RowReady, SizeFinished, ImageReady,
               TuningStarted, ConfigurationTried, TuningDone, VariantsRanked, SplitUpdated, SplitDone, AbUpdated,
               AbDone, AttemptDone, CheckDone, KernelsDescribed, ProgramCompiled, ReplayDone, Note, RunFinished>
      what;
};

/// Tells the run's listener.
using Tell = std::function<void(decltype(RunEvent::what) what)>;

/// Called on the workbench's own thread, one event at a time, and waited for: what comes next in the run, the next turn
/// of a point too, begins when it has returned.
using EventSink = std::function<void(const RunEvent& event)>;

}  // namespace headroom
