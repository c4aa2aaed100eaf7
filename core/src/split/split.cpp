// What a report of shared work says.
#include "headroom/split.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "text/number_text.hpp"

namespace headroom {

namespace {

constexpr int kDigits = 3;

std::string percent(double share) {
  return fmt::format("{} %", plainText(share * 100, kDigits));
}

/// "1.58 times X alone, 2.7 times Y alone"; devices that have all rows of the point are left out.
std::string gainsText(const SplitReport& report, const SplitPoint& point, SplitTimes times) {
  std::string text;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    const auto gain = speedUp(report, point, part, times);
    if (!gain || shareOf(point, part) == 1) continue;
    text += fmt::format("{}{} times {} alone", text.empty() ? "" : ", ", plainText(*gain, kDigits),
                        partLabel(report, part));
  }
  return text.empty() ? "what each device does alone is not known" : text;
}

/// The device that is fastest alone.
const SplitPoint* fastestAlone(const SplitReport& report, SplitTimes times) {
  const SplitPoint* fastest = nullptr;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    const SplitPoint* alone = aloneOn(report, part, times);
    if (alone == nullptr) continue;
    if (fastest == nullptr || alone->figures(times).medianMs < fastest->figures(times).medianMs) fastest = alone;
  }
  return fastest;
}

std::string sentenceOf(const SplitReport& report, SplitTimes times) {
  const SplitPoint* best = bestPoint(report, times);
  if (best == nullptr) return {};
  std::string text =
      fmt::format("Best {}: {}: {}", toText(times), sharesText(report, *best), gainsText(report, *best, times));
  const SplitPoint* alone = fastestAlone(report, times);
  if (alone == best) {
    text += "; sharing gains nothing";
  } else if (alone != nullptr && alone->figures(times).lowMs <= best->figures(times).highMs) {
    text += "; that it is faster than one device may be noise: the intervals overlap";
  }
  return text + ".";
}

}  // namespace

std::string_view toText(SplitTimes times) {
  return times == SplitTimes::Whole ? "with transfers" : "kernels only";
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

std::optional<double> speedUp(const SplitReport& report, const SplitPoint& point, std::size_t over, SplitTimes times) {
  const SplitPoint* alone = aloneOn(report, over, times);
  if (alone == nullptr || !isTimed(point, times) || !(point.figures(times).medianMs > 0)) return std::nullopt;
  return alone->figures(times).medianMs / point.figures(times).medianMs;
}

std::string partLabel(const SplitReport& report, std::size_t part) {
  const SplitPart& own = report.parts[part];
  const auto sameName = std::count_if(report.parts.begin(), report.parts.end(),
                                      [&](const SplitPart& other) { return other.device == own.device; });
  return sameName > 1 ? fmt::format("{} [{}]", own.device, own.deviceId) : own.device;
}

std::string sharesText(const SplitReport& report, const SplitPoint& point) {
  std::vector<std::string> texts;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    if (point.rows[part] == 0) continue;
    texts.push_back(fmt::format("{} on {}", percent(shareOf(point, part)), partLabel(report, part)));
  }
  std::string text;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool isLast = i + 1 == texts.size();
    text += (i == 0 ? "" : isLast ? " and " : ", ") + texts[i];
  }
  return text;
}

std::string jobText(const SplitReport& report) {
  std::vector<std::string> variants;
  for (const SplitPart& part : report.parts) {
    if (std::find(variants.begin(), variants.end(), part.variant) == variants.end()) variants.push_back(part.variant);
  }
  if (variants.empty()) return {};
  return fmt::format("{} at {}{}", fmt::join(variants, " and "), toText(report.size),
                     report.sigma > 0 ? ", sigma " + plainText(report.sigma, 4) : "");
}

std::string toSentence(const SplitReport& report) {
  std::string text;
  for (const SplitTimes times : kSplitTimes) {
    const std::string sentence = sentenceOf(report, times);
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
  }
  return text;
}

}  // namespace headroom
