#include "workbench/analysis/row_kind.hpp"

#include "values/launch_cost.hpp"

namespace headroom {

RowKind kindOf(const ResultRow& row) {
  if (row.role == Role::HostPeer) return RowKind::Host;
  constexpr double kShareOfMemory = 0.4;
  constexpr double kShareOfArithmetic = 0.05;
  const double shareOfCopy = measuredOverEstimate(row).value_or(0);
  const bool isMovingOnly = row.flops == 0.0 && !isProbe(row);
  if (row.boundBy == Bound::Memory || isMovingOnly || shareOfCopy >= kShareOfMemory) return RowKind::Memory;
  if (row.boundBy != Bound::Compute) return RowKind::Other;
  return shareOfCopy < kShareOfArithmetic ? RowKind::Arithmetic : RowKind::Compute;
}

bool isOfStarts(const ResultRow& row, const TimedWhere& where) {
  constexpr double kStarts = 1.5;
  return row.role != Role::HostPeer && row.medianMs < kStarts * startsMs(row, where.startMs);
}

double runToRunReach(const ResultRow& row, const TimedWhere& where) {
  constexpr double kElsewhere = 0.01;
  constexpr double kStartsElsewhere = 0.35;
  constexpr double kArithmetic = 0.015;
  constexpr double kHostLibraries = 0.03;
  constexpr double kSharedMemory = 0.35;
  constexpr double kSharedCaches = 0.15;
  constexpr double kShortRowMs = 2;
  const RowKind kind = kindOf(row);
  if (kind == RowKind::Host) return row.flops == 0.0 ? kSharedMemory : kHostLibraries;
  if (!where.isOnProcessors) return isOfStarts(row, where) ? kStartsElsewhere : kElsewhere;
  if (kind == RowKind::Memory) return kSharedMemory;
  const bool dependsOnCaches = kind == RowKind::Compute && row.medianMs < kShortRowMs;
  return dependsOnCaches ? kSharedCaches : kArithmetic;
}

}  // namespace headroom
