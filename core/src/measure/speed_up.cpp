#include "headroom/speed_up.hpp"

#include <algorithm>
#include <limits>

#include "measure/whole_operation.hpp"

namespace headroom {
namespace {

bool isSameTask(const ResultRow& one, const ResultRow& other) {
  return one.workload == other.workload && one.sigma == other.sigma && one.size == other.size;
}

double over(double numerator, double denominator) {
  return denominator > 0 ? numerator / denominator : std::numeric_limits<double>::infinity();
}

}  // namespace

bool canBeCompared(const ResultRow& row, TimeKind kind) {
  return row.role != Role::Ceiling && isValid(row) && !isProbe(row) && timeOf(row, kind).has_value();
}

std::vector<SpeedUp> speedUps(std::span<const ResultRow> rows, std::size_t baseline, TimeKind kind) {
  std::vector<SpeedUp> all;
  if (baseline >= rows.size() || !canBeCompared(rows[baseline], kind)) return all;
  const TimeRange base = withInterval(*timeOf(rows[baseline], kind));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!canBeCompared(rows[i], kind) || !isSameTask(rows[i], rows[baseline])) continue;
    const TimeRange time = withInterval(*timeOf(rows[i], kind));
    SpeedUp& bar = all.emplace_back(SpeedUp{i, time.ms, over(base.ms, time.ms), 1, 1});
    if (i == baseline) continue;
    bar.lowFactor = over(base.lowMs, time.highMs);
    bar.highFactor = over(base.highMs, time.lowMs);
  }
  std::stable_sort(all.begin(), all.end(), [](const SpeedUp& a, const SpeedUp& b) { return a.ms < b.ms; });
  return all;
}

std::optional<TimeParts> timePartsOf(const ResultRow& row) {
  const std::optional<TimeRange> total = timeOf(row, TimeKind::EndToEnd);
  if (!total) return std::nullopt;
  if (!row.whole) return TimeParts{0, total->ms, 0, 0, total->ms};
  TimeParts parts{row.whole->uploadMs, row.whole->kernelMs, row.whole->downloadMs, 0, 0};
  const double known = parts.uploadMs + parts.kernelMs + parts.downloadMs;
  // Medians of parts may add up to a little more than the median of the whole.
  parts.restMs = std::max(0.0, total->ms - known);
  parts.totalMs = known + parts.restMs;
  return parts;
}

}  // namespace headroom
