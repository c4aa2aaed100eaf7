#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_charts.hpp"
#include "workbench/svg/svg_scale.hpp"
#include "workbench/svg/svg_style.hpp"

namespace headroom {
namespace {

constexpr double kPictureWidth = 960;
constexpr double kTitleX = 12;
constexpr double kNamesRight = 300;
constexpr double kPlotLeft = 312;
constexpr double kPlotRight = 800;
constexpr double kTextLeft = 812;  ///< of the texts at the lines' ends
constexpr double kFirstLine = 48;
constexpr double kLineHeight = 24;
constexpr double kBarHeight = 13;
constexpr double kBelow = 34;  ///< for the axis
constexpr int kBarDigits = 3;

/// As much of a name as there is room for.
std::string shownName(const std::string& name) {
  constexpr std::string_view kMore = "\xE2\x80\xA6";
  constexpr std::size_t kMostBytes = 400;  // fewer than these are as wide as the picture
  std::string shown = name.substr(0, kMostBytes);
  while (!shown.empty() &&
         textWidth(shown, kSvgFontSize) + (shown == name ? 0 : kSvgFontSize) > kNamesRight - kTitleX) {
    bool isWithinLetter = true;  // of several bytes, which goes as a whole
    while (isWithinLetter && !shown.empty()) {
      isWithinLetter = (static_cast<unsigned char>(shown.back()) & 0xC0U) == 0x80U;
      shown.pop_back();
    }
  }
  return shown == name ? shown : fmt::format("{}{}", shown, kMore);
}

std::string nameOf(const std::string& name, double y) {
  return fmt::format("<g><title>{}</title>{}</g>", xmlEscaped(name),
                     textAt(shownName(name), {kNamesRight, y + kSvgHalfLetter}, "end"));
}

std::string lineFrom(SvgPoint from, SvgPoint to, std::string_view classes) {
  return fmt::format("<line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", classes, svgNumber(from.x),
                     svgNumber(from.y), svgNumber(to.x), svgNumber(to.y));
}

double bottomOf(std::size_t lines) {
  return kFirstLine + kLineHeight * static_cast<double>(lines);
}

double middleOf(std::size_t line) {
  return bottomOf(line) + kLineHeight / 2;
}

/// A vertical line with its value below it.
std::string tickAt(double x, double bottom, const std::string& text) {
  constexpr double kTextBelow = 16;
  return lineFrom({x, kFirstLine}, {x, bottom}, "grid") + textAt(text, {x, bottom + kTextBelow}, "middle", "faint");
}

/// A pale bar.
std::string barBetween(double one, double other, double y) {
  return fmt::format(
      "<rect class=\"mark\" fill-opacity=\"0.25\" stroke-opacity=\"0\" x=\"{}\" y=\"{}\" width=\"{}\" "
      "height=\"{}\"/>\n",
      svgNumber(std::min(one, other)), svgNumber(y - kBarHeight / 2), svgNumber(std::abs(other - one)),
      svgNumber(kBarHeight));
}

/// A line with an end on both sides.
std::string whiskerBetween(double low, double high, double y) {
  constexpr double kHalfEnd = 4;
  return lineFrom({low, y}, {high, y}, "interval") + lineFrom({low, y - kHalfEnd}, {low, y + kHalfEnd}, "interval") +
         lineFrom({high, y - kHalfEnd}, {high, y + kHalfEnd}, "interval");
}

/// Where ratios are on their axis.
double ratioX(const LogRange& range, double ratio) {
  return kPlotLeft + std::clamp(range.share(ratio), 0.0, 1.0) * (kPlotRight - kPlotLeft);
}

std::string_view classOf(ChangeKind kind) {
  switch (kind) {
    case ChangeKind::Better:
      return "better";
    case ChangeKind::Worse:
      return "worse";
    case ChangeKind::Same:
    case ChangeKind::Unknown:
      break;
  }
  return "context";
}

/// As far from 1 on both sides: a change by a factor looks alike in both directions.
LogRange rangeOf(const ChangeChart& chart) {
  constexpr double kLeast = 1.05;
  constexpr double kMost = 100;
  constexpr double kMargin = 1.02;
  double far = kLeast;
  for (const ChangeBar& bar : chart.bars) {
    for (const double ratio : {bar.ratio, bar.low, bar.high}) {
      if (ratio > 0 && std::isfinite(ratio)) far = std::max({far, ratio, 1 / ratio});
    }
  }
  far = std::min(far, kMost) * kMargin;
  return {1 / far, far};
}

/// "-20%" of a ratio of times, "2x" where that is easier to read.
std::string ratioText(double ratio) {
  constexpr double kFactors = 2;
  if (ratio >= kFactors) return fmt::format("{}x", plainText(ratio, kBarDigits));
  const double change = ratio - 1;
  return change == 0 ? "0%" : fmt::format("{}{}%", change > 0 ? "+" : "", plainText(change * 100, 2));
}

std::vector<double> ratioTicks(const LogRange& range) {
  std::vector<double> ticks{1};
  for (const double step : {0.02, 0.1, 0.5, 1.0, 4.0, 9.0}) {
    const double ratio = 1 + step;
    // Two on each side are enough.
    if (ratio < range.to && ratio > std::sqrt(std::sqrt(range.to))) {
      ticks.push_back(ratio);
      ticks.push_back(1 / ratio);
    }
  }
  return ticks;
}

}  // namespace

std::string toSvg(const BarPicture& chart) {
  double most = 0;
  for (const RateBar& bar : chart.bars) most = std::max({most, bar.point.rate, bar.ceiling.value_or(0)});
  if (!(most > 0)) return {};
  const double bottom = bottomOf(chart.bars.size());
  const auto x = [most](double rate) { return kPlotLeft + rate / most * (kPlotRight - kPlotLeft); };
  std::string text = svgTitle(chart.title, kTitleX);
  text += lineFrom({kPlotLeft, kFirstLine}, {kPlotLeft, bottom}, "axis");
  for (std::size_t i = 0; i < chart.bars.size(); ++i) {
    const RateBar& bar = chart.bars[i];
    const double y = middleOf(i);
    text += nameOf(bar.name, y);
    text += fmt::format(
        "<g class=\"c0\"><rect class=\"mark{}\" x=\"{}\" y=\"{}\" width=\"{}\" "
        "height=\"{}\"><title>{}</title></rect>\n",
        bar.point.isDoubtful ? " hollow" : "", svgNumber(kPlotLeft), svgNumber(y - kBarHeight / 2),
        svgNumber(x(bar.point.rate) - kPlotLeft), svgNumber(kBarHeight), xmlEscaped(bar.point.card));
    text += "</g>\n";
    if (bar.ceiling)
      text += lineFrom({x(*bar.ceiling), y - kBarHeight / 2 - 3}, {x(*bar.ceiling), y + kBarHeight / 2 + 3}, "roof");
    text += textAt(plainText(bar.point.rate, kBarDigits), {kTextLeft, y + kSvgHalfLetter}, "start");
  }
  constexpr double kAxisBelow = 22;
  text += textAt(fmt::format("{}; the line across is the ceiling", chart.rateTitle), {kPlotLeft, bottom + kAxisBelow},
                 "start", "faint");
  return svgDocument(chart.title, kPictureWidth, bottom + kBelow, text);
}

std::string toSvg(const ChangeChart& chart) {
  if (chart.bars.empty()) return {};
  const LogRange range = rangeOf(chart);
  const double bottom = bottomOf(chart.bars.size());
  std::string text = svgTitle(chart.title, kTitleX);
  for (const double tick : ratioTicks(range)) text += tickAt(ratioX(range, tick), bottom, ratioText(tick));
  text += lineFrom({ratioX(range, 1), kFirstLine}, {ratioX(range, 1), bottom}, "axis");
  for (std::size_t i = 0; i < chart.bars.size(); ++i) {
    const ChangeBar& bar = chart.bars[i];
    const double y = middleOf(i);
    text += nameOf(bar.name, y);
    const SvgPoint at{ratioX(range, bar.ratio), y};
    const bool isKnown = bar.low > 0 && std::isfinite(bar.high);
    std::string shapes;
    shapes += barBetween(ratioX(range, 1), at.x, y);
    if (isKnown) shapes += whiskerBetween(ratioX(range, bar.low), ratioX(range, bar.high), y);
    constexpr double kRadius = 4;
    shapes += fmt::format("<circle class=\"mark{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n",
                          bar.kind == ChangeKind::Unknown ? " hollow" : "", svgNumber(at.x), svgNumber(at.y),
                          svgNumber(kRadius));
    text += fmt::format("<g class=\"{}\">\n{}</g>\n", classOf(bar.kind), shapes);
    text += textAt(fmt::format("{} {}", ratioText(bar.ratio), bar.text), {kTextLeft, y + kSvgHalfLetter}, "start");
  }
  return svgDocument(chart.title, kPictureWidth, bottom + kBelow, text);
}

}  // namespace headroom
