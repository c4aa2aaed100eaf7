#include "headroom/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>

#include "headroom/error.hpp"
#include "headroom/statistics.hpp"
#include "measure/comparison_notes.hpp"
#include "measure/point_key.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// From the median to the end of the row's interval, in milliseconds.
double halfWidthOf(const ResultRow& row) {
  if (row.highMs >= row.medianMs) return row.highMs - row.medianMs;
  // Rows of earlier versions came without an interval.
  const Summary summary = summarise(countingSamples(row));
  return summary.count > 0 ? summary.high - summary.median : std::numeric_limits<double>::infinity();
}

/// The floor that a run knows of its device; what a damaged file made of it counts as none.
const NoiseFloor* floorIn(const RunDocument& document, const ResultRow& row) {
  const auto found = document.context.noiseFloors.find(row.deviceId);
  if (found == document.context.noiseFloors.end()) return nullptr;
  const double relative = found->second.relative;
  return std::isfinite(relative) && relative >= 0 ? &found->second : nullptr;
}

FloorUsed chooseFloor(const NoiseFloor* base, const NoiseFloor* fresh, const ResultRow& row) {
  const NoiseFloor* larger = base;
  if (base == nullptr || (fresh != nullptr && fresh->relative > base->relative)) larger = fresh;
  if (larger != nullptr) {
    return {
        row.device, larger->relative,
        fmt::format("The A/A floor of {} is {}, from {} {} measured at {}.", row.device, shareText(larger->relative),
                    larger->pairs, larger->pairs == 1 ? "pair" : "pairs", larger->measuredAt),
        true};
  }
  const std::string assumed = shareText(kAssumedNoiseFloor);
  if (row.role == Role::HostPeer)
    return {row.device, kAssumedNoiseFloor,
            fmt::format("For libraries on the host a floor of {} is assumed.", assumed)};
  return {row.device, kAssumedNoiseFloor,
          fmt::format("No A/A check of {} is known: {} assumed; run `headroom-cli noise`.", row.device, assumed)};
}

/// Whether something else than the kernel may have made this time what it is.
std::optional<Mark> doubtOf(const ResultRow& row) {
  constexpr std::array kDoubts{Mark::Busy, Mark::Drift, Mark::ClocksDisagree, Mark::OverCeiling};
  const auto found = std::find_if(kDoubts.begin(), kDoubts.end(), [&row](Mark mark) { return hasMark(row, mark); });
  return found == kDoubts.end() ? std::nullopt : std::optional(*found);
}

std::string failureText(std::string_view which, const ResultRow& row) {
  std::string text = fmt::format("The {} row is {}", which, isValid(row) ? "without a time" : toText(row.status));
  return row.reason.empty() ? text + '.' : text + ": " + row.reason;
}

void conclude(PointComparison& point, Difference difference, std::string reason) {
  point.difference = difference;
  point.reason = std::move(reason);
}

/// True when the two rows can't be compared at all; the point then says why.
bool rejected(PointComparison& point) {
  const bool baseFits = isValid(*point.base);
  const bool freshFits = isValid(*point.fresh);
  if (!baseFits || !freshFits) {
    std::string reason = baseFits ? "" : failureText("base's", *point.base);
    if (!freshFits) reason += (reason.empty() ? "" : " ") + failureText("new", *point.fresh);
    conclude(point, Difference::NotComparable, std::move(reason));
    return true;
  }
  if (point.base->clock != point.fresh->clock) {
    conclude(point, Difference::NotComparable,
             fmt::format("The base's time is by the {} clock, the new one by the {} clock.", toText(point.base->clock),
                         toText(point.fresh->clock)));
    return true;
  }
  return false;
}

/// What is said of a pair that is no difference: the same, or unknown?
void judgeUndecided(PointComparison& point, double apart, double narrower) {
  const std::string medians = fmt::format("The medians differ by {} of the shorter", shareText(apart));
  if (point.allowance > std::max(kLargestUsefulAllowance, point.floor)) {
    return conclude(
        point, Difference::Ambiguous,
        fmt::format("{}, but a repetition may differ by {}: too noisy to tell. Measure longer, or on an idler "
                    "device.",
                    medians, shareText(point.allowance)));
  }
  if (apart <= point.floor) {
    return conclude(point, Difference::Same,
                    fmt::format("{}, no more than the A/A floor of {}.", medians, shareText(point.floor)));
  }
  if (apart > narrower) {
    return conclude(
        point, Difference::Ambiguous,
        fmt::format("{}: only one of the two intervals excludes the other's median. Measure again.", medians));
  }
  conclude(point, Difference::Same,
           fmt::format("{}, less than the {} that a repetition may differ by.", medians, shareText(point.allowance)));
}

/// Both rows are there.
void judge(PointComparison& point) {
  if (rejected(point)) return;
  const double base = point.base->medianMs;
  const double fresh = point.fresh->medianMs;
  const double shorter = std::min(base, fresh);
  const double apart = std::abs(fresh - base) / shorter;
  const double baseHalf = halfWidthOf(*point.base);
  const double freshHalf = halfWidthOf(*point.fresh);
  point.change = fresh / base - 1;
  point.speedRatio = base / fresh;
  point.allowance = noiseBetween(baseHalf, freshHalf) / shorter;
  if (!std::isfinite(point.allowance)) {
    return conclude(
        point, Difference::Ambiguous,
        fmt::format("The medians differ by {} of the shorter, but the {} row has too few samples to tell its noise.",
                    shareText(apart), std::isfinite(baseHalf) ? "new" : "base's"));
  }
  const std::optional<Mark> baseDoubt = doubtOf(*point.base);
  const std::optional<Mark> doubt = baseDoubt ? baseDoubt : doubtOf(*point.fresh);
  if (doubt && apart > point.floor) {
    return conclude(
        point, Difference::Ambiguous,
        fmt::format("The medians differ by {} of the shorter, but the {} row is marked \"{}\". Measure again.",
                    shareText(apart), baseDoubt ? "base's" : "new", toText(*doubt)));
  }
  if (apart <= std::max(point.floor, point.allowance))
    return judgeUndecided(point, apart, std::min(baseHalf, freshHalf) / shorter);
  const bool isSlower = fresh > base;
  conclude(
      point, isSlower ? Difference::Slower : Difference::Faster,
      fmt::format(
          "It takes {} {} time than the base; a repetition may differ by {} of the shorter time, the A/A floor is {}.",
          shareText(std::abs(point.change)), isSlower ? "more" : "less", shareText(point.allowance),
          shareText(point.floor)));
}

std::string pointText(const ResultRow& row) {
  return fmt::format("{} at {}{}{} on {}", row.variant, rowSizeText(row),
                     row.sigma > 0 ? ", sigma " + plainText(row.sigma, 4) : "",
                     row.caches == Caches::Cold ? ", cold caches" : "", row.device);
}

/// True when it could be measured once and can't be any more.
bool isBroken(const PointComparison& point) {
  return point.base && point.fresh && isValid(*point.base) && !isValid(*point.fresh) &&
         point.fresh->status != Status::Cancelled;
}

/// Why a row has no counterpart among `rows`, which are the run's that `run` names.
std::string whyAlone(const ResultRow& row, std::string_view run, const std::vector<ResultRow>& rows) {
  const auto isNear = [&row](const ResultRow& other) { return other.variant == row.variant && other.size == row.size; };
  for (const ResultRow& other : rows) {
    if (!isNear(other)) continue;
    if (other.sigma != row.sigma) return fmt::format("{} measured it at sigma {}.", run, plainText(other.sigma, 4));
    if (other.caches != row.caches) return fmt::format("{} measured it with {} caches.", run, toText(other.caches));
  }
  return fmt::format("{} did not measure it.", run);
}

}  // namespace

std::string_view toText(Difference difference) {
  switch (difference) {
    case Difference::Same:
      return "SAME";
    case Difference::Faster:
      return "FASTER";
    case Difference::Slower:
      return "SLOWER";
    case Difference::Ambiguous:
      return "AMBIGUOUS";
    case Difference::OnlyInBase:
      return "ONLY IN BASE";
    case Difference::OnlyInNew:
      return "ONLY IN NEW";
    case Difference::NotComparable:
      break;
  }
  return "NOT COMPARABLE";
}

Comparison compareRuns(const RunDocument& base, const RunDocument& fresh) {
  const bool byDevice = countDevices(base.rows) > 1 || countDevices(fresh.rows) > 1;
  const std::vector<PointKey> baseKeys = keysOf(base.rows, byDevice);
  const std::vector<PointKey> freshKeys = keysOf(fresh.rows, byDevice);
  std::map<PointKey, std::size_t> freshAt;
  for (std::size_t i = 0; i < freshKeys.size(); ++i) freshAt.emplace(freshKeys[i], i);

  Comparison comparison;
  std::vector<bool> matched(fresh.rows.size());
  for (std::size_t i = 0; i < base.rows.size(); ++i) {
    PointComparison point;
    point.base = base.rows[i];
    const auto other = freshAt.find(baseKeys[i]);
    if (other == freshAt.end()) {
      conclude(point, Difference::OnlyInBase, whyAlone(*point.base, "The new run", fresh.rows));
    } else {
      matched[other->second] = true;
      point.fresh = fresh.rows[other->second];
      FloorUsed used = chooseFloor(floorIn(base, *point.base), floorIn(fresh, *point.fresh), *point.base);
      point.floor = used.relative;
      judge(point);
      const bool isNew = std::none_of(comparison.floors.begin(), comparison.floors.end(),
                                      [&used](const FloorUsed& known) { return known.source == used.source; });
      if (isNew) comparison.floors.push_back(std::move(used));
    }
    comparison.points.push_back(std::move(point));
  }
  for (std::size_t i = 0; i < fresh.rows.size(); ++i) {
    if (matched[i]) continue;
    PointComparison point;
    point.fresh = fresh.rows[i];
    conclude(point, Difference::OnlyInNew, whyAlone(*point.fresh, "The base", base.rows));
    comparison.points.push_back(std::move(point));
  }
  comparison.notes = differencesOfConditions(base, fresh);
  return comparison;
}

std::size_t count(const Comparison& comparison, Difference difference) {
  return static_cast<std::size_t>(
      std::count_if(comparison.points.begin(), comparison.points.end(),
                    [difference](const PointComparison& point) { return point.difference == difference; }));
}

std::vector<std::string> regressions(const Comparison& comparison, double share) {
  std::vector<std::string> sentences;
  for (const PointComparison& point : comparison.points) {
    if (point.difference == Difference::Slower && point.change > share) {
      sentences.push_back(fmt::format("{} takes {} more time: {} ms instead of {} ms.", pointText(point.point()),
                                      shareText(point.change), plainText(point.fresh->medianMs, 4),
                                      plainText(point.base->medianMs, 4)));
    } else if (isBroken(point)) {
      sentences.push_back(fmt::format("{} was measured in the base, and now is {}.", pointText(point.point()),
                                      toText(point.fresh->status)));
    }
  }
  return sentences;
}

double parseShare(std::string_view text) {
  const std::string_view whole = text;
  const auto fail = [whole] { return UsageError(fmt::format("\"{}\" is no share. Write it like 3% or 0.03.", whole)); };
  const bool hasSign = !text.empty() && text.back() == '%';
  if (hasSign) text.remove_suffix(1);
  while (hasSign && !text.empty() && text.back() == ' ') text.remove_suffix(1);
  double number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || stop != text.data() + text.size() || !std::isfinite(number) || number < 0) throw fail();
  // Without its sign, 3 may be meant as 3 %.
  if (!hasSign && number >= 1) throw fail();
  return hasSign ? number / 100 : number;
}

}  // namespace headroom
