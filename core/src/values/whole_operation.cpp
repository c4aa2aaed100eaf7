#include "values/whole_operation.hpp"

#include <algorithm>
#include <cmath>

#include "headroom/values/statistics.hpp"

namespace headroom {
namespace {

std::optional<double> endToEndMs(const ResultRow& row) {
  const std::optional<TimeRange> time = timeOf(row, TimeKind::EndToEnd);
  return time && time->ms > 0 ? std::optional(time->ms) : std::nullopt;
}

}  // namespace

WholeOperation summariseWhole(std::vector<double> samplesMs, std::span<const double> uploadsMs,
                              std::span<const double> kernelsMs, std::span<const double> downloadsMs) {
  WholeOperation whole;
  if (samplesMs.empty()) return whole;
  const Summary summary = summarise(samplesMs);
  whole.medianMs = summary.median;
  const bool isIntervalKnown = std::isfinite(summary.high);
  whole.lowMs = isIntervalKnown ? summary.low : summary.min;
  whole.highMs = isIntervalKnown ? summary.high : *std::max_element(samplesMs.begin(), samplesMs.end());
  whole.uploadMs = summarise(uploadsMs).median;
  whole.kernelMs = summarise(kernelsMs).median;
  whole.downloadMs = summarise(downloadsMs).median;
  whole.samplesMs = std::move(samplesMs);
  return whole;
}

TimeRange withinRun(const ResultRow& row) {
  if (!(row.runToRun > 0) || !std::isfinite(row.highMs)) return {row.medianMs, row.lowMs, row.highMs};
  const double whole = row.highMs - row.medianMs;
  const double runs = row.runToRun * row.medianMs;
  const double within = std::sqrt(std::max(0.0, whole * whole - runs * runs));
  return {row.medianMs, std::max(0.0, row.medianMs - within), row.medianMs + within};
}

std::optional<TimeRange> timeOf(const ResultRow& row, TimeKind kind) {
  if (!isTimed(row)) return std::nullopt;
  if (kind == TimeKind::Kernel || row.role == Role::HostPeer) return withinRun(row);
  if (!row.whole) return std::nullopt;
  return TimeRange{row.whole->medianMs, row.whole->lowMs, row.whole->highMs};
}

TimeRange withInterval(TimeRange time) {
  return time.highMs >= time.ms ? time : TimeRange{time.ms, time.ms, time.ms};
}

std::optional<double> kernelAndTransfersMs(const ResultRow& row) {
  if (!isTimed(row)) return std::nullopt;
  if (row.role == Role::HostPeer) return row.medianMs;
  if (!row.whole) return std::nullopt;
  return row.medianMs + row.whole->uploadMs + row.whole->downloadMs;
}

std::optional<double> endToEndGigapixelsPerSecond(const ResultRow& row) {
  const std::optional<double> ms = endToEndMs(row);
  if (!ms || !gigapixelsPerSecond(row)) return std::nullopt;
  return itemsOf(row) * 1e-6 / *ms;
}

std::optional<double> endToEndGigaflopsPerSecond(const ResultRow& row) {
  const std::optional<double> rate = endToEndGigapixelsPerSecond(row);
  return rate && row.flops ? std::optional(*rate * *row.flops) : std::nullopt;
}

}  // namespace headroom
