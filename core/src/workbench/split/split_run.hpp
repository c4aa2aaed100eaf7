// The shares of one plan, measured in rounds.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <random>
#include <stop_token>
#include <vector>

#include "headroom/split.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// Device and settings of a part.
struct SplitWorker {
  SplitPart part;
  Variant variant;
};

class SplitRun {
 public:
  SplitRun(const SplitPlan& plan, std::vector<SplitWorker> workers, const DoJob& doJob, const Tell& tell,
           const std::stop_token& stop);

  /// Runs all stages, until the best share is known or a stop. Returns nothing unless the request as a whole failed.
  std::optional<RunFinished> run();

  [[nodiscard]] SplitReport report() const;

 private:
  /// Samples of a point so far.
  struct Samples {
    std::vector<double> ms;
    std::vector<std::size_t> roundSizes;
    std::vector<std::vector<double>> partMs;
  };
  struct Share {
    std::vector<int> rows;
    Status status = Status::Ok;
    std::string reason;
    Samples whole;
    Samples kernels;
    std::optional<double> maxError;
    bool hadTurn = false;
  };
  using Shares = std::vector<Share*>;

  [[nodiscard]] bool isOver() const { return failure_ || stop_.stop_requested(); }
  /// Adds the share with these rows, if it is new; returns nothing for a known one.
  Share* addNew(const std::vector<double>& shares);
  [[nodiscard]] int rowCount() const;  ///< of the result
  Share* find(const std::vector<int>& rows);
  Shares aloneShares();
  Shares bestShares();

  void refineTwo();
  void refineMany();
  /// Measures each of them in every round, in random order.
  void measure(const Shares& shares, std::string_view stage);
  void takeTurn(Share& share, std::string_view stage);
  void take(Share& share, const SplitMeasured& measured);
  [[nodiscard]] std::vector<double> nextOfTwo(SplitTimes times, bool predicts) const;
  static SplitFigures figuresOf(const Samples& samples);
  static void append(Samples& samples, const SplitMeasured::Samples& more);

  const SplitPlan& plan_;
  std::vector<SplitWorker> workers_;
  const DoJob& doJob_;
  const Tell& tell_;
  std::stop_token stop_;
  std::mt19937_64 shuffler_;
  std::deque<Share> shares_;  // references to these stay valid
  std::size_t turnsDone_ = 0;
  std::size_t turnsPlanned_ = 0;
  std::optional<RunFinished> failure_;
};

}  // namespace headroom
