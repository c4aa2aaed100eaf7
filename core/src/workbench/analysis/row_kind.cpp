#include "workbench/analysis/row_kind.hpp"

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

double runToRunReach(const ResultRow& row, bool isOnProcessors) {
  constexpr double kElsewhere = 0.01;
  constexpr double kArithmetic = 0.015;
  constexpr double kHostLibraries = 0.03;
  constexpr double kSharedMemory = 0.35;
  constexpr double kSharedCaches = 0.15;
  constexpr double kShortRowMs = 2;
  const RowKind kind = kindOf(row);
  if (kind == RowKind::Host) return row.flops == 0.0 ? kSharedMemory : kHostLibraries;
  if (!isOnProcessors) return kElsewhere;
  if (kind == RowKind::Memory) return kSharedMemory;
  const bool dependsOnCaches = kind == RowKind::Compute && row.medianMs < kShortRowMs;
  return dependsOnCaches ? kSharedCaches : kArithmetic;
}

}  // namespace headroom
