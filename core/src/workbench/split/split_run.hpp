// The shares of one plan, measured in turns.
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

/// Who does a part, and how.
struct SplitWorker {
  SplitPart part;
  Variant variant;
};

class SplitRun {
 public:
  SplitRun(const SplitPlan& plan, std::vector<SplitWorker> workers, const DoJob& doJob, const Tell& tell,
           const std::stop_token& stop);

  /// All stages, until the best is known or a stop. Nothing unless the request as a whole failed.
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
  /// The share with so many rows, made where there is none; nothing for one that is known, where only new ones count.
  Share* addNew(const std::vector<double>& shares);
  [[nodiscard]] int rowCount() const;  ///< of the result
  Share* find(const std::vector<int>& rows);
  Shares aloneShares();
  Shares bestShares();

  void refineTwo();
  void refineMany();
  /// Each of them in every round, in an order of chance.
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
  std::deque<Share> shares_;  // stay where they are
  std::size_t turnsDone_ = 0;
  std::size_t turnsPlanned_ = 0;
  std::optional<RunFinished> failure_;
};

}  // namespace headroom
