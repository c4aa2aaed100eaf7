#include "workbench/svg/svg_spans.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "text/html_text.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_style.hpp"

namespace headroom {
namespace {

constexpr double kSpansWidth = 960;
constexpr double kSpansLeft = 16;
constexpr double kSpansRight = 944;
constexpr double kFirstLane = 44;
constexpr double kLaneHeight = 44;
constexpr double kSpanHeight = 18;
constexpr int kSpanDigits = 3;
constexpr double kPixel = 1;

std::string classOfKind(std::size_t kind) {
  return kind < kSvgColoured ? fmt::format("c{}", kind) : std::string("context");
}

/// Neighbouring bars that are drawn as one.
struct Drawn {
  double left = 0;
  double right = 0;
  double startMs = 0;
  double endMs = 0;
  std::size_t kind = 0;
  std::size_t bars = 1;
  bool isMixed = false;  ///< of other kinds too
};

class SpanPicture {
 public:
  explicit SpanPicture(const SpanChart& chart) : chart_(chart) {
    for (const SpanLane& lane : chart.lanes) {
      for (const SpanBar& bar : lane.bars) {
        first_ = std::min(first_, bar.startMs);
        last_ = std::max(last_, bar.endMs);
        kinds_.insert(bar.kind);
      }
    }
  }

  [[nodiscard]] bool isEmpty() const { return !(last_ > first_) || !std::isfinite(last_ - first_); }

  [[nodiscard]] std::string document() const {
    std::string text = svgTitle(chart_.title, kSpansLeft);
    for (std::size_t i = 0; i < chart_.lanes.size(); ++i) text += laneAt(i);
    const double bottom = kFirstLane + kLaneHeight * static_cast<double>(chart_.lanes.size());
    text += axisAt(bottom);
    constexpr double kBelowAxis = 40;
    double y = bottom + kBelowAxis;
    text += legendAt(y);
    return svgDocument(chart_.title, kSpansWidth, y, text);
  }

 private:
  [[nodiscard]] double at(double ms) const {
    return kSpansLeft + (ms - first_) / (last_ - first_) * (kSpansRight - kSpansLeft);
  }

  [[nodiscard]] std::vector<Drawn> drawnOf(const SpanLane& lane) const {
    std::vector<Drawn> drawn;
    for (const SpanBar& bar : lane.bars) {
      const double left = at(bar.startMs);
      const double end = at(bar.endMs);
      if (drawn.empty()) {
        drawn.push_back({left, std::max(end, left + kPixel), bar.startMs, bar.endMs, bar.kind, 1, false});
        continue;
      }
      Drawn& last = drawn.back();
      if (last.kind == bar.kind && !last.isMixed && left < last.right + kPixel) {
        last.right = std::max(last.right, end);
      } else if (end < last.right + kPixel / 2) {
        last.isMixed = last.isMixed || last.kind != bar.kind;
      } else {
        drawn.push_back({left, std::max(end, left + kPixel), bar.startMs, bar.endMs, bar.kind, 1, false});
        continue;
      }
      last.endMs = std::max(last.endMs, bar.endMs);
      ++last.bars;
    }
    return drawn;
  }

  [[nodiscard]] std::string laneAt(std::size_t index) const {
    const SpanLane& lane = chart_.lanes[index];
    const double top = kFirstLane + kLaneHeight * static_cast<double>(index);
    const double width = std::min(textWidth(lane.name, kSvgFontSize), kSpansRight - kSpansLeft);
    std::string text = textInBox(lane.name, {kSpansLeft, top, width, kSvgLabelHeight}, "faint");
    for (const Drawn& drawn : drawnOf(lane)) {
      const std::string more = drawn.bars > 1 ? fmt::format(" with {} more", drawn.bars - 1) : std::string();
      text += fmt::format(
          "<rect class=\"{} mark\" stroke-opacity=\"0\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}: {} ms"
          "{}</title></rect>\n",
          classOfKind(drawn.kind), svgNumber(drawn.left), svgNumber(top + kSvgLabelHeight + 2),
          svgNumber(drawn.right - drawn.left), svgNumber(kSpanHeight), xmlEscaped(nameOfKind(drawn.kind)),
          plainText(drawn.endMs - drawn.startMs, kSpanDigits), more);
    }
    return text;
  }

  [[nodiscard]] std::string axisAt(double y) const {
    constexpr double kTextBelow = 16;
    std::string text = fmt::format("<line class=\"axis\" x1=\"{}\" x2=\"{}\" y1=\"{}\" y2=\"{}\"/>\n",
                                   svgNumber(kSpansLeft), svgNumber(kSpansRight), svgNumber(y), svgNumber(y));
    text += textAt("0", {kSpansLeft, y + kTextBelow}, "start", "faint");
    return text + textAt(plainText(last_ - first_, kSpanDigits) + " ms", {kSpansRight, y + kTextBelow}, "end", "faint");
  }

  /// Moves y below it.
  [[nodiscard]] std::string legendAt(double& y) const {
    constexpr double kSide = 10;
    constexpr double kRow = 18;
    constexpr double kNameLeft = kSpansLeft + 18;
    std::string text;
    bool hasOthers = false;
    const auto add = [&](std::string_view classes, const std::string& name) {
      text +=
          fmt::format("<rect class=\"{} mark\" stroke-opacity=\"0\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
                      classes, svgNumber(kSpansLeft), svgNumber(y - kSide), svgNumber(kSide), svgNumber(kSide));
      const double width = std::min(textWidth(name, kSvgFontSize), kSpansRight - kNameLeft);
      text += textInBox(name, {kNameLeft, y - kSvgLabelHeight + 3, width, kSvgLabelHeight}, "");
      y += kRow;
    };
    for (const std::size_t kind : kinds_) {
      if (kind < kSvgColoured) {
        add(classOfKind(kind), nameOfKind(kind));
      } else {
        hasOthers = true;
      }
    }
    if (hasOthers) add(classOfKind(kSvgColoured), "others");
    return text;
  }

  [[nodiscard]] std::string nameOfKind(std::size_t kind) const {
    return kind < chart_.kinds.size() ? chart_.kinds[kind] : std::string();
  }

  const SpanChart& chart_;
  double first_ = std::numeric_limits<double>::infinity();
  double last_ = -std::numeric_limits<double>::infinity();
  std::set<std::size_t> kinds_;
};

}  // namespace

std::string toSvg(const SpanChart& chart) {
  const SpanPicture picture(chart);
  return picture.isEmpty() ? std::string() : picture.document();
}

}  // namespace headroom
