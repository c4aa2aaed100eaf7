#include "headroom/analysis/speed_up.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"
#include "values/whole_operation.hpp"

namespace headroom {
namespace {

bool isSameTask(const ResultRow& one, const ResultRow& other) {
  return one.workload == other.workload && one.parameters == other.parameters && one.size == other.size;
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

std::string doubtOfWhole(const ResultRow& row) {
  if (!isTimed(row) || !row.whole || row.role == Role::HostPeer) return {};
  const TimeRange whole = withInterval(*timeOf(row, TimeKind::EndToEnd));
  const TimeRange kernels = withInterval(*timeOf(row, TimeKind::Kernel));
  const double noise = noiseBetween(whole.highMs - whole.ms, kernels.highMs - kernels.ms);
  if (!(kernels.ms - whole.ms > noise)) return {};
  return fmt::format(
      "The whole operation took {} ms, less than its kernels alone, which took {} ms at other moments of the run: the "
      "machine was not steady. Measure again when nothing else runs.",
      plainText(whole.ms, 3), plainText(kernels.ms, 3));
}

}  // namespace headroom
