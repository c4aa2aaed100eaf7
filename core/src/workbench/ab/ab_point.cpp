#include "workbench/ab/ab_point.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"
#include "workbench/ab/paired_ratio.hpp"

namespace headroom {
namespace {

std::string failureText(bool isBase, const ResultRow& row) {
  if (row.status == Status::Ok) return {};
  const std::string text = isBase ? fmt::format("The base version is {}", toText(row.status))
                                  : fmt::format("The new version is {}", toText(row.status));
  return row.reason.empty() ? text + '.' : text + ": " + row.reason;
}

void conclude(AbPoint& point, Difference difference, bool isDecided, std::string reason) {
  point.difference = difference;
  point.isDecided = isDecided;
  point.reason = std::move(reason);
}

/// "1.2% to 3.4% more time"; the interval is on one side of 1.
std::string changeRange(const AbPoint& point) {
  const bool isSlower = point.low > 1;
  const double one = std::abs(point.low - 1);
  const double other = std::abs(point.high - 1);
  const std::string least = shareText(std::min(one, other));
  const std::string most = shareText(std::max(one, other));
  return isSlower ? fmt::format("{} to {} more time", least, most) : fmt::format("{} to {} less time", least, most);
}

void judgeUndecided(AbPoint& point, double margin) {
  const std::string open = fmt::format("Whether that exceeds the margin of {} is open.", shareText(margin));
  if (point.low > 1 || point.high < 1) {
    return conclude(point, point.low > 1 ? Difference::Slower : Difference::Faster, false,
                    fmt::format("The new version takes {}. {}", changeRange(point), open));
  }
  conclude(point, Difference::Ambiguous, false,
           fmt::format("The change of the time is within {}. {}", intervalText(point), open));
}

}  // namespace

AbRound roundOf(std::span<const double> baseMs, std::span<const double> freshMs) {
  AbRound round;
  round.pairs = std::min(baseMs.size(), freshMs.size());
  std::vector<double> logs;
  for (std::size_t i = 0; i < round.pairs; ++i) logs.push_back(std::log(freshMs[i] / baseMs[i]));
  round.ratio = std::exp(summarise(logs).median);
  round.baseMs = summarise(baseMs).median;
  round.freshMs = summarise(freshMs).median;
  return round;
}

void lookAt(AbPoint& point, std::size_t look) {
  std::vector<double> logs;
  for (const AbRound& round : point.rounds) logs.push_back(std::log(round.ratio));
  const ShiftInterval shift = shiftOf(logs, errorOfLook(look));
  point.ratio = std::exp(shift.estimate);
  // All intervals together hold the true ratio, and so does their intersection.
  point.low = std::max(point.low, std::exp(shift.low));
  point.high = std::min(point.high, std::exp(shift.high));
  point.ratio = std::clamp(point.ratio, std::min(point.low, point.high), std::max(point.low, point.high));
}

std::string whyNotComparable(const AbPoint& point) {
  const std::string base = failureText(true, point.base);
  const std::string fresh = failureText(false, point.fresh);
  return base + (base.empty() || fresh.empty() ? "" : " ") + fresh;
}

void judge(AbPoint& point, double margin) {
  if (std::string why = whyNotComparable(point); !why.empty()) {
    return conclude(point, Difference::NotComparable, false, std::move(why));
  }
  if (!(point.low > 0)) {
    return conclude(
        point, Difference::Ambiguous, false,
        fmt::format("There are {} of the {} rounds that a verdict needs.", point.rounds.size(), kFirstLook));
  }
  if (point.low > point.high) {
    return conclude(point, Difference::Ambiguous, false,
                    "The ratio changed while it was measured: no single one fits all looks. Measure again.");
  }
  if (point.low > 1 + margin || point.high * (1 + margin) < 1) {
    const bool isSlower = point.low > 1;
    return conclude(
        point, isSlower ? Difference::Slower : Difference::Faster, true,
        fmt::format("The new version takes {}, beyond the margin of {}.", changeRange(point), shareText(margin)));
  }
  if (point.high <= 1 + margin && point.low * (1 + margin) >= 1) {
    return conclude(point, Difference::Same, true,
                    fmt::format("The change of the time is within {}, inside the margin of {}.", intervalText(point),
                                shareText(margin)));
  }
  judgeUndecided(point, margin);
}

}  // namespace headroom
