#include "workbench/sweep/ceiling_race.hpp"

#include <map>
#include <tuple>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Rounds differ by a few per cent: a variant closer than this to the fastest after one round may still become the
/// fastest.
constexpr double kBehind = 0.9;
/// After this many rounds, the order is final, or the difference negligible.
constexpr std::size_t kRoundsOfRace = 3;

using CeilingKind = std::tuple<Bound, PixelFormat, Precision>;

CeilingKind kindOf(const ResultRow& row) {
  const Bound bound = findWorkload(row.workload).ceiling;
  return {bound, row.pixel, bound == Bound::Compute ? row.precision : Precision::Float};
}

/// In the unit of its kind.
double rateOf(const ResultRow& row) {
  switch (findWorkload(row.workload).ceiling) {
    case Bound::Compute:
      return gigaflopsPerSecond(row).value_or(0);
    case Bound::Local:
      return localGigabytesPerSecond(row).value_or(0);
    case Bound::Memory:
    case Bound::Unknown:
      break;
  }
  return gigapixelsPerSecond(row).value_or(0);
}

}  // namespace

std::vector<const ResultRow*> fastestCeilings(std::span<const ResultRow* const> rows) {
  std::map<CeilingKind, const ResultRow*> fastest;
  for (const ResultRow* row : rows) {
    if (row->role != Role::Ceiling || !isValid(*row)) continue;
    const ResultRow*& known = fastest[kindOf(*row)];
    if (known == nullptr || rateOf(*row) > rateOf(*known)) known = row;
  }
  std::vector<const ResultRow*> ceilings;
  for (const auto& [kind, row] : fastest) ceilings.push_back(row);
  return ceilings;
}

bool cannotBeTheCeiling(const ResultRow& row, std::span<const ResultRow* const> rows) {
  if (row.role != Role::Ceiling || !isValid(row) || !(row.minMs > 0)) return false;
  for (const ResultRow* fastest : fastestCeilings(rows)) {
    if (kindOf(*fastest) != kindOf(row) || fastest == &row) continue;
    const bool isOver = row.rounds.size() >= kRoundsOfRace && fastest->rounds.size() >= kRoundsOfRace;
    const double rateOfFastestSample = rateOf(row) * row.medianMs / row.minMs;
    return isOver || rateOfFastestSample < kBehind * rateOf(*fastest);
  }
  return false;
}

}  // namespace headroom
