// Sentences about a report of shared work.
#include "headroom/split.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>
#include <set>

#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"

namespace headroom {

namespace {

constexpr int kDigits = 3;

std::string percent(double share) {
  return fmt::format("{}%", plainText(share * 100, kDigits));
}

/// "1.45 to 1.58 times the CPU alone, 2.7 times the GPU alone", from the slowest to the fastest of the points; devices
/// that have all rows of one of them are left out.
std::string gainsText(const SplitReport& report, const std::vector<const SplitPoint*>& points, SplitTimes times) {
  std::string text;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    std::vector<double> gains;
    for (const SplitPoint* point : points) {
      const auto gain = speedUp(report, *point, part, times);
      if (gain && shareOf(*point, part) < 1) gains.push_back(*gain);
    }
    if (gains.size() < points.size()) continue;
    const auto [least, most] = std::minmax_element(gains.begin(), gains.end());
    const std::string from = plainText(*least, kDigits);
    const std::string to = plainText(*most, kDigits);
    text += fmt::format("{}{}{} times {} alone", text.empty() ? "" : ", ", from == to ? "" : from + " to ", to,
                        shortPartLabel(report, part));
  }
  return text;
}

/// The parts that have all rows of one of the points, as "the GPU alone or the CPU alone".
std::string aloneText(const SplitReport& report, const std::vector<const SplitPoint*>& points) {
  std::vector<std::string> alone;
  for (const SplitPoint* point : points) {
    for (std::size_t part = 0; part < report.parts.size(); ++part) {
      if (shareOf(*point, part) == 1) alone.push_back(shortPartLabel(report, part) + " alone");
    }
  }
  return fmt::format("{}", fmt::join(alone, " or "));
}

std::string bestText(const SplitReport& report, const SplitPoint& best, SplitTimes times) {
  const std::string gains = gainsText(report, {&best}, times);
  const bool isAlone = !aloneText(report, {&best}).empty();
  return fmt::format("Best {}: {}: {}{}.", toText(times), sharesText(report, best),
                     gains.empty() ? "what each device does alone is not known" : gains,
                     isAlone ? "; sharing gains nothing" : "");
}

/// Range of the points: "40% and 50% on the GPU (5 shares, the shortest time at 45%)".
std::string rangeText(const SplitReport& report, const std::vector<const SplitPoint*>& points, SplitTimes times) {
  if (report.parts.size() != 2) return fmt::format("{} of the ways to share", points.size());
  const auto isBetween = [&](const SplitPoint& point) {
    return isTimed(point, times) && point.rows[1] >= points.front()->rows[1] && point.rows[1] <= points.back()->rows[1];
  };
  const auto between = std::count_if(report.points.begin(), report.points.end(), isBetween);
  const bool isAll = static_cast<std::size_t>(between) == points.size();
  return fmt::format("{} and {} on {} ({}{} shares, the shortest time at {})", percent(shareOf(*points.front(), 1)),
                     percent(shareOf(*points.back(), 1)), shortPartLabel(report, 1), points.size(),
                     isAll ? "" : fmt::format(" of {}", between), percent(shareOf(*bestPoint(report, times), 1)));
}

std::string equalsText(const SplitReport& report, const std::vector<const SplitPoint*>& points, SplitTimes times) {
  const std::string_view start = times == SplitTimes::Kernels ? "Kernel time" : "End-to-end time";
  std::string text =
      fmt::format("{}: no difference beyond the noise between {}", start, rangeText(report, points, times));
  if (report.parts.size() != 2) {
    text += fmt::format(", of which the shortest time had {}", sharesText(report, *bestPoint(report, times)));
  }
  const std::string gains = gainsText(report, points, times);
  if (!gains.empty()) text += ": " + gains;
  const std::string alone = aloneText(report, points);
  if (!alone.empty()) text += fmt::format("; {} may be as fast, so sharing may gain nothing", alone);
  return text + ".";
}

std::string sentenceOf(const SplitReport& report, SplitTimes times) {
  const std::vector<const SplitPoint*> fastest = fastestPoints(report, times);
  if (fastest.empty()) return {};
  return fastest.size() == 1 ? bestText(report, *fastest.front(), times) : equalsText(report, fastest, times);
}

/// "60% on X and 40% on Y": an enumeration for sentences.
std::string enumerated(const std::vector<std::string>& texts) {
  std::string text;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool isLast = i + 1 == texts.size();
    text += (i == 0 ? "" : isLast ? " and " : ", ") + texts[i];
  }
  return text;
}

bool areOfOneDevice(const SplitReport& report) {
  return std::all_of(report.parts.begin(), report.parts.end(), [&](const SplitPart& part) {
    return !part.partOf.empty() && part.partOf == report.parts.front().partOf;
  });
}

bool differInType(const SplitReport& report) {
  std::set<DeviceType> types;
  for (const SplitPart& part : report.parts) types.insert(part.type);
  return types.size() == report.parts.size() && types.count(DeviceType::Other) == 0;
}

}  // namespace

std::string_view toText(SplitTimes times) {
  return times == SplitTimes::Whole ? "end-to-end time" : "kernel time";
}

double shareOf(const SplitPoint& point, std::size_t part) {
  const int all = std::accumulate(point.rows.begin(), point.rows.end(), 0);
  return all > 0 ? static_cast<double>(point.rows[part]) / all : 0;
}

bool isTimed(const SplitPoint& point, SplitTimes times) {
  return point.status == Status::Ok && point.figures(times).samples > 0;
}

const SplitPoint* aloneOn(const SplitReport& report, std::size_t part, SplitTimes times) {
  const auto found = std::find_if(report.points.begin(), report.points.end(), [&](const SplitPoint& point) {
    return isTimed(point, times) && shareOf(point, part) == 1;
  });
  return found == report.points.end() ? nullptr : &*found;
}

const SplitPoint* bestPoint(const SplitReport& report, SplitTimes times) {
  const SplitPoint* best = nullptr;
  for (const SplitPoint& point : report.points) {
    if (!isTimed(point, times)) continue;
    if (best == nullptr || point.figures(times).medianMs < best->figures(times).medianMs) best = &point;
  }
  return best;
}

std::vector<const SplitPoint*> fastestPoints(const SplitReport& report, SplitTimes times) {
  std::vector<const SplitPoint*> fastest;
  const SplitPoint* best = bestPoint(report, times);
  if (best == nullptr) return fastest;
  const auto halfWidth = [](const SplitFigures& figures) { return figures.highMs - figures.medianMs; };
  const SplitFigures& least = best->figures(times);
  for (const SplitPoint& point : report.points) {
    if (!isTimed(point, times)) continue;
    const SplitFigures& own = point.figures(times);
    const bool isSlower = own.medianMs - least.medianMs > noiseBetween(halfWidth(own), halfWidth(least));
    if (&point == best || !isSlower) fastest.push_back(&point);
  }
  return fastest;
}

bool isAmongFastest(const SplitReport& report, const SplitPoint& point, SplitTimes times) {
  const std::vector<const SplitPoint*> fastest = fastestPoints(report, times);
  return std::find(fastest.begin(), fastest.end(), &point) != fastest.end();
}

const SplitPoint* clearlyBest(const SplitReport& report, SplitTimes times) {
  const std::vector<const SplitPoint*> fastest = fastestPoints(report, times);
  return fastest.size() == 1 ? fastest.front() : nullptr;
}

std::optional<double> speedUp(const SplitReport& report, const SplitPoint& point, std::size_t over, SplitTimes times) {
  const SplitPoint* alone = aloneOn(report, over, times);
  if (alone == nullptr || !isTimed(point, times) || !(point.figures(times).medianMs > 0)) return std::nullopt;
  return alone->figures(times).medianMs / point.figures(times).medianMs;
}

std::optional<SpeedUpRange> speedUpRange(const SplitReport& report, const SplitPoint& point, std::size_t over,
                                         SplitTimes times) {
  const auto gain = speedUp(report, point, over, times);
  const SplitFigures& own = point.figures(times);
  if (!gain || !(own.lowMs > 0) || !std::isfinite(own.highMs)) return std::nullopt;
  return SpeedUpRange{*gain * own.medianMs / own.highMs, *gain * own.medianMs / own.lowMs};
}

std::string partLabel(const SplitReport& report, std::size_t part) {
  const SplitPart& own = report.parts[part];
  const auto sameName = std::count_if(report.parts.begin(), report.parts.end(),
                                      [&](const SplitPart& other) { return other.device == own.device; });
  return sameName > 1 ? fmt::format("{} [{}]", own.device, own.deviceId) : own.device;
}

std::string shortPartLabel(const SplitReport& report, std::size_t part) {
  if (areOfOneDevice(report)) return fmt::format("part {}", part + 1);
  if (differInType(report)) return fmt::format("the {}", toText(report.parts[part].type));
  return fmt::format("device {}", part + 1);
}

std::string partsText(const SplitReport& report) {
  if (report.parts.empty()) return {};
  if (areOfOneDevice(report)) return fmt::format("{} parts of {}", report.parts.size(), report.parts.front().partOf);
  std::vector<std::string> texts;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    texts.push_back(fmt::format("{} ({})", shortPartLabel(report, part), partLabel(report, part)));
  }
  return enumerated(texts);
}

std::string sharesText(const SplitReport& report, const SplitPoint& point) {
  std::vector<std::string> texts;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    if (point.rows[part] == 0) continue;
    texts.push_back(fmt::format("{} on {}", percent(shareOf(point, part)), shortPartLabel(report, part)));
  }
  return enumerated(texts);
}

std::string jobText(const SplitReport& report) {
  std::vector<std::string> variants;
  for (const SplitPart& part : report.parts) {
    if (std::find(variants.begin(), variants.end(), part.variant) == variants.end()) variants.push_back(part.variant);
  }
  if (variants.empty()) return {};
  return fmt::format("{} at {}{}", fmt::join(variants, " and "), toText(report.size), afterComma(report.parameters));
}

std::string rankText(const SplitReport& report, const SplitPoint& point) {
  std::string text;
  for (const SplitTimes times : kSplitTimes) {
    if (!isAmongFastest(report, point, times)) continue;
    if (!text.empty()) text += ", ";
    const bool isBest = clearlyBest(report, times) == &point;
    if (times == SplitTimes::Whole)
      text += isBest ? "best end-to-end time" : "within noise of the best end-to-end time";
    if (times == SplitTimes::Kernels) text += isBest ? "best kernel time" : "within noise of the best kernel time";
  }
  return text;
}

std::string toSentence(const SplitReport& report) {
  std::string text;
  for (const SplitTimes times : kSplitTimes) {
    const std::string sentence = sentenceOf(report, times);
    if (!sentence.empty()) text += ' ' + sentence;
  }
  return text.empty() ? text : fmt::format("Shared by {}.{}", partsText(report), text);
}

}  // namespace headroom
