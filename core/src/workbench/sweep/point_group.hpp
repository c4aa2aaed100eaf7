// All points of one device and size: measured in rounds, taking turns, with the ceilings before, among and after them.
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
  Size beside = {};  ///< of a ceiling: see ResultRow::beside
  /// The point's row from an earlier part of the run. A ceiling that has one is measured again for the others' sake,
  /// not told, and compared with it: has the device changed since?
  const ResultRow* known = nullptr;
  /// A row of the same kernel and size whose result was checked: it need not be again.
  const ResultRow* checked = nullptr;
  double stopAboveMs = 0;  ///< see MeasureJob
};

/// Points that share plan, device and size, ceilings first.
using PointGroup = std::vector<Point>;

/// How many rows measureGroup will tell.
std::size_t rowsToTell(const PointGroup& group);

/// How long measuring it takes, by the model of turn_costs.hpp.
double predictedSeconds(const PointGroup& group);

/// The row before it is measured.
ResultRow emptyRow(const Point& point);

/// What groups of one sweep share.
struct SweepState {
  const DoJob& doJob;
  const Tell& tell;
  std::stop_token stop;
  LaunchPaces paces;
  std::map<std::string, LaunchCosts> launchCosts;  ///< by device id
  std::mt19937_64 shuffler;                        ///< decides who goes first in a round
  unsigned processors = 1;                         ///< that this process may use
  TimeLeft timeLeft;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  std::size_t donePoints = 0;  ///< of groups before
  std::size_t totalPoints = 0;
};

/// The points of one repeat take turns; the next repeat begins when they are done. Repeats begin with a fresh start,
/// and so does every round unless the sampling says otherwise: what changes from run to run, such as where memory lies,
/// then changes between them too. The ceilings take turns with the first repeat and are measured last once more.
///
/// Tells RowUpdated after every round of a point and, at the end, RowReady for all in the group's order.
void measureGroup(SweepState& sweep, const PointGroup& group);

}  // namespace headroom
