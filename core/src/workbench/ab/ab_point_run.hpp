// One pair of versions at one size, measured round by round until it is decided.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/run_context.hpp"
#include "workbench/sweep/turn.hpp"

namespace headroom {

/// State shared by the points of a run.
struct AbState {
  const AbPlan& plan;
  const RunPlan& sweep;  ///< the same as a plan of rows: sampling settings of the rounds
  const DeviceDescription& device;
  LaunchCosts launchCosts;
  unsigned processors = 1;  ///< available to this process
  const DoJob& doJob;
  const Tell& tell;
  const std::stop_token& stop;
  std::mt19937_64 coin;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

/// A point to measure. The pair is the plan's.
struct AbPlace {
  const AbPair* pair = nullptr;
  Size size;
};

class AbPointRun {
 public:
  /// All of these must outlive the object; `point` receives the results.
  AbPointRun(AbState& state, const AbPair& pair, Size size, AbPoint& point);

  /// Calls tellSoFar after every round. Returns the end of the whole run, if it ended, for example because a device is
  /// gone.
  std::optional<RunFinished> run(const std::function<void()>& tellSoFar);

 private:
  struct Side {
    const Variant* variant;
    RowInWork work;
  };
  enum class End { Decided, Budget, TooLong, Stopped, Failed };

  RowInWork emptyWork(const Variant& variant, Size size) const;
  std::array<Side*, 2> sides() { return {&base_, &fresh_}; }
  [[nodiscard]] bool isStopped() const { return state_.stop.stop_requested(); }
  std::optional<End> takeFirstTurns();
  std::optional<End> takeNextRound(const std::function<void()>& tellSoFar);
  std::optional<End> endOfTime(double lastRoundSeconds) const;
  void startAfresh();
  [[nodiscard]] MeasureJob jobOf(const Side& side) const;
  bool takeTurnOf(Side& side);
  bool takePairs();
  void findWhoFails(const JobOutcome& together);
  void countByOneClock();
  void gatherRounds();
  void look();
  void copyRows();
  void finish(End end);
  [[nodiscard]] std::string remarks(End end) const;

  AbState& state_;
  AbPoint& point_;
  Side base_;
  Side fresh_;
  Size size_;
  std::vector<std::size_t> roundsOfPairs_;  ///< indices among those of either row
  std::size_t looks_ = 0;
  std::size_t looked_ = 0;  ///< number of rounds at the last test
  double lastRoundSeconds_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::optional<RunFinished> failure_;
};

}  // namespace headroom
