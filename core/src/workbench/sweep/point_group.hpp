// All points of one device and size, measured in interleaved rounds, with the ceilings before, between and after them.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <random>
#include <stop_token>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"
#include "workbench/sweep/launch_paces.hpp"
#include "workbench/sweep/time_left.hpp"

namespace headroom {

struct Point {
  const RunPlan* plan = nullptr;
  const DeviceDescription* device = nullptr;
  const Variant* variant = nullptr;
  Size size;
  bool isCeiling = false;
  int repeat = 0;
  Size beside = {};  ///< for a ceiling: see ResultRow::beside
  /// The point's row from an earlier part of the run. A ceiling with such a row is measured again for the others,
  /// without sending its row, and compared with it to detect changes of the device.
  const ResultRow* known = nullptr;
  /// A row of the same kernel and size with a checked result, which need not be checked again.
  const ResultRow* checked = nullptr;
  double stopAboveMs = 0;  ///< see MeasureJob
};

/// Points that share plan, device and size, ceilings first.
using PointGroup = std::vector<Point>;

/// Returns the number of rows that measureGroup will send.
std::size_t rowsToTell(const PointGroup& group);

/// Returns the predicted duration, by the model of turn_costs.hpp.
double predictedSeconds(const PointGroup& group);

/// Returns the row before its measurement.
ResultRow emptyRow(const Point& point);

/// State shared by the groups of a run.
struct SweepState {
  const DoJob& doJob;
  const Tell& tell;
  std::stop_token stop;
  LaunchPaces paces;
  std::map<std::string, LaunchCosts> launchCosts;  ///< by device id
  std::mt19937_64 shuffler;                        ///< for the order of points in a round
  unsigned processors = 1;                         ///< available to this process
  TimeLeft timeLeft;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  std::size_t donePoints = 0;  ///< of earlier groups
  std::size_t totalPoints = 0;
};

/// Measures a group. The points of one repeat are interleaved; the next repeat begins when they are complete. Repeats
/// begin with a fresh start, and so does every round unless the sampling disables it, so that differences between runs,
/// such as memory placement, also occur between them. The ceilings are interleaved with the first repeat and are
/// measured once more at the end.
///
/// Sends RowUpdated after every round of a point and, at the end, RowReady for all in the group's order.
void measureGroup(SweepState& sweep, const PointGroup& group);

}  // namespace headroom
