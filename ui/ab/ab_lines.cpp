#include "ab/ab_lines.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// The margin is visible as a band, with some background on both sides.
constexpr double kLeastMargins = 1.6;
/// A change is drawn at its position up to this many times the median one, or this many margins.
constexpr double kMostOverMedian = 6;
constexpr double kMostMargins = 8;
/// An interval is drawn in full up to this many times the largest change, or the median interval's farther end.
constexpr double kMostOverLargest = 2;
constexpr double kMostOverMedianEnd = 1.3;
constexpr double kPadding = 0.04;

struct AbLineWords {
  Q_DECLARE_TR_FUNCTIONS(AbLines)
};

double percentOf(double ratio) {
  return 100 * (ratio - 1);
}

QString verdictOf(const AbPoint& point, bool isUnderWay) {
  return isUnderWay ? AbLineWords::tr("measuring") : engineText(toText(point.difference));
}

/// Returns the larger of the two middle values of an even number; 0 for an empty list.
double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Returns the largest change that is drawn at its position.
double largestShown(const std::vector<AbLine>& lines, double marginPercent) {
  std::vector<double> changes;
  for (const AbLine& line : lines) {
    if (line.isKnown()) changes.push_back(std::abs(line.percent));
  }
  return std::max(kMostMargins * marginPercent, kMostOverMedian * medianOf(std::move(changes)));
}

/// Returns the distance from 0 up to which intervals are drawn; most fit in full.
double farthestShown(const std::vector<AbLine>& lines, double largestChange) {
  std::vector<double> ends;
  for (const AbLine& line : lines) {
    if (line.isKnown()) ends.push_back(std::max(std::abs(line.lowPercent), std::abs(line.highPercent)));
  }
  return std::max(kMostOverLargest * largestChange, kMostOverMedianEnd * medianOf(std::move(ends)));
}

}  // namespace

QString pointTitle(const AbPoint& point) {
  return AbLineWords::tr("%1 at %2").arg(engineSentences(pairText(point)), text(toText(point.base.size)));
}

QString commonSize(const AbReport& report) {
  if (report.points.empty()) return {};
  const std::string size = toText(report.points.front().base.size);
  const bool isCommon = std::all_of(report.points.begin(), report.points.end(),
                                    [&size](const AbPoint& point) { return toText(point.base.size) == size; });
  return isCommon ? text(size) : QString();
}

std::vector<AbLine> linesOf(const AbReport& report, bool isRunning) {
  const bool areSizesNamed = commonSize(report).isEmpty();
  std::vector<AbLine> lines;
  for (const AbPoint& point : report.points) {
    const bool isUnderWay = isRunning && &point == &report.points.back() && !point.isDecided &&
                            point.difference != Difference::NotComparable;
    AbLine line{areSizesNamed ? pointTitle(point) : engineSentences(pairText(point)),
                {},
                verdictOf(point, isUnderWay),
                engineSentences(point.reason),
                point.difference,
                isUnderWay,
                point.isDecided};
    // Before the first analysis there is no interval, and a change without one would look like a result.
    if (point.ratio > 0 && point.low > 0 && std::isfinite(point.high)) {
      line.change = engineSentences(changeText(point));
      line.percent = percentOf(point.ratio);
      line.lowPercent = percentOf(point.low);
      line.highPercent = percentOf(point.high);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

AxisRange rangeOf(const std::vector<AbLine>& lines, double marginPercent) {
  const double most = largestShown(lines, marginPercent);
  double low = -kLeastMargins * marginPercent;
  double high = kLeastMargins * marginPercent;
  for (const AbLine& line : lines) {
    if (!line.isKnown() || std::abs(line.percent) > most) continue;
    low = std::min(low, line.percent);
    high = std::max(high, line.percent);
  }
  const double whole = farthestShown(lines, std::max(-low, high));
  for (const AbLine& line : lines) {
    if (!line.isKnown() || std::abs(line.percent) > most) continue;
    low = std::min(low, std::max(-whole, line.lowPercent));
    high = std::max(high, std::min(whole, line.highPercent));
  }
  const double padding = kPadding * (high - low);
  return {low - padding, high + padding};
}

QString verdictsText(const AbReport& report) {
  struct Verdict {
    Difference difference;
    QString words;
  };
  const std::array verdicts{Verdict{Difference::Slower, AbLineWords::tr("%1 slower")},
                            Verdict{Difference::Faster, AbLineWords::tr("%1 faster")},
                            Verdict{Difference::Same, AbLineWords::tr("%1 the same")},
                            Verdict{Difference::Ambiguous, AbLineWords::tr("%1 ambiguous")},
                            Verdict{Difference::NotComparable, AbLineWords::tr("%1 not comparable")}};
  QStringList parts;
  for (const Verdict& verdict : verdicts) {
    const std::size_t points = count(report, verdict.difference);
    if (points > 0) parts << verdict.words.arg(points);
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace headroom
