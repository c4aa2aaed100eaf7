#include "headroom/analysis/regression_gate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "headroom/analysis/comparison.hpp"
#include "headroom/system/error.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

// Quotients of decimal fractions are not exact.
constexpr double kQuotientRounding = 1e-9;

bool exceeds(double ratio, double most) {
  return ratio > most * (1 + kQuotientRounding);
}

std::string nameOf(const PointComparison& point) {
  const ResultRow& row = point.point();
  return fmt::format("{} at {}{}{} on {}", row.variant, toText(row.size), afterComma(row.parameters),
                     row.caches == Caches::Cold ? ", cold caches" : "", row.device);
}

/// Returns true if the point was valid in the base and no longer is.
bool isBroken(const PointComparison& point) {
  return point.base && point.fresh && isValid(*point.base) && !isValid(*point.fresh) &&
         point.fresh->status != Status::Cancelled;
}

std::string timeChangeText(double ratio) {
  return (ratio > 1 ? "+" : "") + shareText(ratio - 1);
}

std::string undecidedText(const PointComparison& point, double margin) {
  if (!point.isMeasured() || !std::isfinite(point.ratioHigh)) return point.reason;
  const std::string range =
      fmt::format("Its time changed by {} to {}", timeChangeText(point.ratioLow), timeChangeText(point.ratioHigh));
  if (exceeds(point.ratioLow, 1 + margin)) {
    return fmt::format("{}, which is more than {}, but the result is {}. {}", range, shareText(margin),
                       toText(point.difference), point.reason);
  }
  return fmt::format("{}, so it may be slower by more than {} or not. {}", range, shareText(margin), kTakeTurns);
}

GatedPoint gated(const PointComparison& point, std::size_t index, double margin) {
  if (isBroken(point)) {
    return {index, GateResult::Failed,
            fmt::format("{} was measured in the base, and now is {}.", nameOf(point), toText(point.fresh->status))};
  }
  if (point.isMeasured() && !exceeds(point.ratioHigh, 1 + margin)) return {index, GateResult::Passed, {}};
  if (point.difference == Difference::Slower && exceeds(point.ratioLow, 1 + margin)) {
    return {index, GateResult::Failed,
            fmt::format("{} takes {} more time: {} ms instead of {} ms.", nameOf(point), shareText(point.change),
                        plainText(point.fresh->medianMs, 4), plainText(point.base->medianMs, 4))};
  }
  return {index, GateResult::Undecided, fmt::format("{}: {}", nameOf(point), undecidedText(point, margin))};
}

}  // namespace

std::string_view toText(GateResult result) {
  switch (result) {
    case GateResult::Passed:
      return "passed";
    case GateResult::Failed:
      return "failed";
    case GateResult::Undecided:
      break;
  }
  return "undecided";
}

GateReport gateOf(const Comparison& comparison, const RegressionGate& gate) {
  GateReport report{gate, {}};
  for (std::size_t i = 0; i < comparison.points.size(); ++i) {
    const PointComparison& point = comparison.points[i];
    const bool isGated = gate.gatesCeilings || point.point().role != Role::Ceiling;
    if (point.base && isGated) report.points.push_back(gated(point, i, gate.margin));
  }
  return report;
}

std::size_t count(const GateReport& report, GateResult result) {
  return static_cast<std::size_t>(std::count_if(report.points.begin(), report.points.end(),
                                                [result](const GatedPoint& point) { return point.result == result; }));
}

double parseShare(std::string_view text) {
  const std::string_view whole = text;
  const auto fail = [whole] {
    return UsageError(fmt::format("\"{}\" is not a share. Write it like 3% or 0.03.", whole));
  };
  const bool hasSign = !text.empty() && text.back() == '%';
  if (hasSign) text.remove_suffix(1);
  while (hasSign && !text.empty() && text.back() == ' ') text.remove_suffix(1);
  double number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || stop != text.data() + text.size() || !std::isfinite(number) || number < 0) throw fail();
  // Without the sign, 3 may stand for 3%.
  if (!hasSign && number >= 1) throw fail();
  return hasSign ? number / 100 : number;
}

}  // namespace headroom
