#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_charts.hpp"
#include "workbench/svg/svg_scale.hpp"
#include "workbench/svg/svg_style.hpp"

namespace headroom {
namespace {

constexpr double kChartWidth = 960;
constexpr double kChartHeight = 440;
/// Names of lines stand right of it.
constexpr SvgBox kChartPlot{76, 44, 640, 336};
constexpr int kTickDigits = 3;
constexpr double kMarkRadius = 3.5;

/// 1, 2 or 5 times a power of ten: about five of them in the range.
double stepFor(double range) {
  constexpr double kTicks = 5;
  const double power = std::pow(10.0, std::floor(std::log10(range / kTicks)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (range / (factor * power) <= kTicks + 1) return factor * power;
  }
  return 10 * power;
}

class RatePicture {
 public:
  RatePicture(const RateChart& chart, std::string_view id) : chart_(chart), id_(id) {
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (const RateLine& line : chart.lines) {
      for (const RatePoint& point : line.points) {
        least = std::min(least, point.size);
        most = std::max(most, point.size);
        // The ceiling of a kernel that is far below it would leave no room for what the picture is about.
        if (!line.isCeiling) top_ = std::max(top_, point.rate);
      }
    }
    for (const RateLine& line : chart.lines) {
      for (const RatePoint& point : line.points) {
        if (line.isCeiling && point.rate <= kMostRoom * top_) highest_ = std::max(highest_, point.rate);
      }
    }
    constexpr double kMargin = 1.1;
    highest_ = std::max(highest_, top_) * kMargin;
    sizes_ = rangeAround(least, most);
    chooseColours();
  }

  [[nodiscard]] bool isEmpty() const { return !(highest_ > 0); }

  std::string draw() {
    std::string text = fmt::format(
        "<defs><clipPath id=\"{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>"
        "</clipPath></defs>\n",
        id_, svgNumber(kChartPlot.left), svgNumber(kChartPlot.top), svgNumber(kChartPlot.width),
        svgNumber(kChartPlot.height));
    text += svgTitle(chart_.title, kChartPlot.left);
    text += axes();
    // What has no colour is drawn first.
    for (const bool isColoured : {false, true}) {
      for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
        if (classes_.contains(i) == isColoured) text += lineOf(i);
      }
    }
    return text + names();
  }

 private:
  static constexpr double kMostRoom = 3;

  [[nodiscard]] LogRange rangeAround(double least, double most) const {
    constexpr double kAround = 1.15;
    if (!chart_.isLinear) return {least / kAround, most * kAround};
    constexpr double kShareAround = 0.03;
    const double around = most > least ? (most - least) * kShareAround : 1;
    return {least - around, most + around};
  }

  [[nodiscard]] double shareOf(double size) const {
    return chart_.isLinear ? (size - sizes_.from) / (sizes_.to - sizes_.from) : sizes_.share(size);
  }

  [[nodiscard]] std::vector<double> sizeTicks() const {
    if (!chart_.isLinear) return ticksOf(sizes_);
    std::vector<double> ticks;
    const double step = stepFor(sizes_.to - sizes_.from);
    for (int i = static_cast<int>(std::ceil(sizes_.from / step)); i * step <= sizes_.to; ++i) ticks.push_back(i * step);
    return ticks;
  }

  void chooseColours() {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
      if (!chart_.lines[i].isCeiling && !chart_.lines[i].points.empty()) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [this](std::size_t one, std::size_t other) {
      return chart_.lines[one].points.back().rate > chart_.lines[other].points.back().rate;
    });
    order.resize(std::min(order.size(), kSvgColoured));
    std::sort(order.begin(), order.end());
    for (const std::size_t line : order) classes_[line] = fmt::format("c{}", classes_.size());
  }

  [[nodiscard]] SvgPoint at(double size, double rate) const {
    return {kChartPlot.left + shareOf(size) * kChartPlot.width,
            kChartPlot.bottom() - rate / highest_ * kChartPlot.height};
  }

  [[nodiscard]] std::string axes() const {
    std::string text;
    constexpr double kTicksBelow = 18;
    constexpr double kTitleBelow = 40;
    for (const double tick : sizeTicks()) {
      const double x = at(tick, 0).x;
      text += fmt::format("<line class=\"grid\" x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\"/>\n", svgNumber(x),
                          svgNumber(kChartPlot.top), svgNumber(kChartPlot.bottom()));
      text += textAt(plainText(tick, kTickDigits), {x, kChartPlot.bottom() + kTicksBelow}, "middle", "faint");
    }
    const double step = stepFor(highest_);
    for (int i = 0; i * step <= highest_; ++i) {
      const double y = at(sizes_.from, i * step).y;
      text += fmt::format("<line class=\"{}\" x1=\"{}\" x2=\"{}\" y1=\"{}\" y2=\"{}\"/>\n", i == 0 ? "axis" : "grid",
                          svgNumber(kChartPlot.left), svgNumber(kChartPlot.right()), svgNumber(y), svgNumber(y));
      constexpr double kGap = 8;
      text += textAt(plainText(i * step, kTickDigits), {kChartPlot.left - kGap, y + kSvgHalfLetter}, "end", "faint");
    }
    text +=
        textAt(chart_.sizeTitle, {kChartPlot.left + kChartPlot.width / 2, kChartPlot.bottom() + kTitleBelow}, "middle");
    return text + fmt::format("<text transform=\"translate(20 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                              svgNumber(kChartPlot.top + kChartPlot.height / 2), xmlEscaped(chart_.rateTitle));
  }

  [[nodiscard]] std::string lineOf(std::size_t index) const {
    const RateLine& line = chart_.lines[index];
    std::vector<SvgPoint> points;
    std::string marks;
    const auto found = classes_.find(index);
    const std::string_view colour = found == classes_.end() ? std::string_view("context") : found->second;
    for (const RatePoint& point : line.points) {
      const SvgPoint centre = at(point.size, point.rate);
      points.push_back(centre);
      if (line.isCeiling || !line.hasMarks) continue;
      if (std::isfinite(point.low) && std::isfinite(point.high) && point.high > point.low) {
        marks +=
            fmt::format("<line class=\"interval\" x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\"/>\n", svgNumber(centre.x),
                        svgNumber(at(point.size, point.low).y), svgNumber(at(point.size, point.high).y));
      }
      marks += fmt::format("<circle class=\"mark{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"><title>{}</title></circle>\n",
                           point.isDoubtful ? " hollow" : "", svgNumber(centre.x), svgNumber(centre.y),
                           svgNumber(kMarkRadius), xmlEscaped(point.card));
    }
    const std::string trail = line.hasTrail ? fmt::format("<polyline class=\"{}\" points=\"{}\"/>\n",
                                                          line.isCeiling ? "roof low" : "trail", pointsText(points))
                                            : std::string();
    return fmt::format("<g class=\"{}\" clip-path=\"url(#{})\">\n{}{}</g>\n", line.isCeiling ? "" : colour, id_, trail,
                       marks);
  }

  /// At the lines' ends, moved apart where they would cover each other, each with a line to its end.
  [[nodiscard]] std::string names() const {
    struct Name {
      std::string text;
      SvgPoint end;
      double y = 0;
    };
    std::vector<Name> names;
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
      const RateLine& line = chart_.lines[i];
      if (line.points.empty() || (!line.isCeiling && !classes_.contains(i))) continue;
      const RatePoint& last = line.points.back();
      if (last.rate > highest_) {
        const std::string above = fmt::format("{} {}, above", line.name, plainText(last.rate, kTickDigits));
        names.push_back({above, {kChartPlot.right(), kChartPlot.top}, kChartPlot.top});
        continue;
      }
      const SvgPoint end = at(last.size, last.rate);
      names.push_back({line.name, end, end.y});
    }
    std::stable_sort(names.begin(), names.end(), [](const Name& one, const Name& other) { return one.y < other.y; });
    double free = kChartPlot.top;
    for (Name& name : names) {
      name.y = std::max(name.y, free);
      free = name.y + kSvgLabelHeight;
    }
    double limit = kChartPlot.bottom();
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
      name->y = std::min(name->y, limit);
      limit = name->y - kSvgLabelHeight;
    }
    std::string text;
    for (const Name& name : names) {
      constexpr double kGap = 14;
      const double x = kChartPlot.right() + kGap;
      text += fmt::format("<line class=\"grid\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", svgNumber(name.end.x),
                          svgNumber(name.end.y), svgNumber(x - 3), svgNumber(name.y));
      const double width = std::min(textWidth(name.text, kSvgFontSize), kChartWidth - x - 4);
      text += textInBox(name.text, {x, name.y + kSvgHalfLetter - kSvgLabelHeight + 4, width, kSvgLabelHeight}, "");
    }
    return text;
  }

  const RateChart& chart_;
  std::string_view id_;
  double top_ = 0;  ///< the highest rate that is not a ceiling
  double highest_ = 0;
  LogRange sizes_;
  std::map<std::size_t, std::string> classes_;
};

}  // namespace

std::string toSvg(const RateChart& chart, std::string_view id) {
  RatePicture picture(chart, id);
  return picture.isEmpty() ? std::string() : svgDocument(chart.title, kChartWidth, kChartHeight, picture.draw());
}

}  // namespace headroom
