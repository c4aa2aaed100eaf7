#include "plot/plot_layout.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "plot/label_places.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

constexpr double kEdge = 6;        // empty edge of the chart
constexpr double kLabelGap = 12;   // between the area and the labels beside it, for their connecting lines
constexpr double kTickGap = 0.45;  // in ems, between labels and the area
constexpr double kTickEms = 1.7;   // minimum distance of labels on a vertical axis, in line heights
constexpr double kTitleEms = 1.5;
constexpr double kLeastTitledEms = 10;  // in a lower chart, the area has the room of the horizontal axis's title
constexpr double kLabelPadding = 2;
constexpr double kMarkerRoom = 5;       // around points, avoided by labels on lines
constexpr double kBetweenLabels = 0.6;  // in ems, between labels on one height, which would read as one
constexpr double kSelectionRoom = 10;   // around a selected point, up to its label
constexpr int kDigits = 5;
constexpr int kDigitsOfPart = 3;        // 0.0156 for a sixty-fourth
constexpr double kLeastAreaPart = 0.4;  // share of the width that the label column leaves for the area

class Layouter {
 public:
  explicit Layouter(const PlotFrame& frame) : frame_(frame), metrics_(frame.font), em_(metrics_.height()) {}

  PlotLayout layOut() {
    placeArea();
    placeXTicks();
    placeTitles();
    placeBandAcross();
    placePoints();
    placeLabelsBeside();
    placeLabelsOnLines();
    return std::move(layout_);
  }

 private:
  [[nodiscard]] const PlotContent& content() const { return frame_.content; }

  [[nodiscard]] static QString tickText(const PlotAxis& axis, double value) {
    if (axis.label) return axis.label(value);
    int exponent = 0;
    const bool isPartByTwos = value < 1 && std::frexp(value, &exponent) == 0.5;
    return shownNumber(value, isPartByTwos ? kDigitsOfPart : kDigits);
  }

  [[nodiscard]] double widthOf(const QString& text) const { return std::ceil(metrics_.horizontalAdvance(text)) + 1; }

  [[nodiscard]] bool hasXTitle() const {
    return !content().x.title.isEmpty() && frame_.size.height() >= kLeastTitledEms * em_;
  }

  [[nodiscard]] bool isLabelled(const PlotSeries& series) const {
    if (series.label.isEmpty() || series.points.empty() || series.labelPlace == LabelPlace::BesideEnd) return false;
    return series.labelPlace == LabelPlace::AtEnd || (series.key == frame_.emphasis && !frame_.emphasis.isEmpty());
  }

  /// Counts only labels that are always beside the area, so that a temporary emphasis does not move the area.
  [[nodiscard]] double labelColumn() const {
    double widest = 0;
    for (const PlotSeries& series : content().series) {
      if (series.labelPlace != LabelPlace::AtEnd || series.label.isEmpty() || series.points.empty()) continue;
      widest = std::max(widest, widthOf(series.label));
    }
    if (widest == 0) return 0;
    return kLabelGap + std::min(widest, kLargestLabelPart * frame_.size.width());
  }

  // The width of the vertical axis's labels depends on their number.
  void placeArea() {
    const double top = content().y.title.isEmpty() ? kEdge + em_ / 2 : kEdge + kTitleEms * em_;
    const double below = (content().x.hasTicks ? 1.2 + kTickGap : 0.2) + (hasXTitle() ? 1.2 : 0);
    const double bottom = std::max(top + 1, frame_.size.height() - kEdge - below * em_);
    std::vector<double> ticks;
    double widest = 0;
    if (content().y.hasTicks) {
      ticks = axisTicks(frame_.y, static_cast<int>((bottom - top) / (kTickEms * em_)));
      for (const double tick : ticks) widest = std::max(widest, widthOf(tickText(content().y, tick)));
    }
    const double left = kEdge + (widest > 0 ? widest + kTickGap * em_ : em_ / 2);
    const double width = frame_.size.width() - left;
    const double right =
        frame_.size.width() - std::max(kEdge, std::min(labelColumn() + kEdge, (1 - kLeastAreaPart) * width));
    layout_.area = QRectF(QPointF(left, top), QPointF(std::max(left + 1, right), bottom));
    for (const double tick : ticks) {
      const double y = yOf(tick);
      layout_.yTicks.push_back(
          {y, tickText(content().y, tick), QRectF(left - kTickGap * em_ - widest, y - em_ / 2, widest, em_)});
    }
    for (const double tick : minorTicks(frame_.y, ticks)) layout_.minorY.push_back(yOf(tick));
  }

  void placeXTicks() {
    if (!content().x.hasTicks) return;
    // Reduces the number of ticks until no labels touch. No label is cut off.
    for (int most = static_cast<int>(layout_.area.width() / (2 * em_)); most >= 1; --most) {
      layout_.xTicks.clear();
      double free = -1e9;
      bool fits = true;
      for (const double tick : axisTicks(frame_.x, most)) {
        const QString label = tickText(content().x, tick);
        const double x = xOf(tick);
        const double half = widthOf(label) / 2;
        fits = fits && x - half >= free;
        free = x + half + 0.8 * em_;
        const double left = std::clamp(x - half, 0.0, std::max(0.0, frame_.size.width() - 2 * half));
        layout_.xTicks.push_back({x, label, QRectF(left, layout_.area.bottom() + kTickGap * em_, 2 * half, 1.2 * em_)});
      }
      if (fits) return;
    }
  }

  void placeTitles() {
    const auto fitting = [this](const PlotAxis& axis, double width) {
      const bool isShort = widthOf(axis.title) > width && !axis.shortTitle.isEmpty();
      return metrics_.elidedText(isShort ? axis.shortTitle : axis.title, Qt::ElideRight, width);
    };
    const double room = frame_.size.width() - 2 * kEdge;
    layout_.yTitle = fitting(content().y, room);
    layout_.yTitlePlace = QRectF(kEdge, kEdge / 2, room, 1.3 * em_);
    if (!hasXTitle()) return;
    layout_.xTitle = fitting(content().x, layout_.area.width());
    layout_.xTitlePlace =
        QRectF(layout_.area.left(), frame_.size.height() - kEdge / 2 - 1.3 * em_, layout_.area.width(), 1.3 * em_);
  }

  [[nodiscard]] double xOf(double x) const { return layout_.area.left() + frame_.x.partOf(x) * layout_.area.width(); }
  [[nodiscard]] double yOf(double y) const {
    return layout_.area.bottom() - frame_.y.partOf(y) * layout_.area.height();
  }

  [[nodiscard]] std::optional<Span> inside(const std::optional<Span>& values) const {
    if (!values) return std::nullopt;
    const auto clamped = [this](double y) { return std::clamp(y, layout_.area.top(), layout_.area.bottom()); };
    return Span{clamped(yOf(values->high)), clamped(yOf(values->low))};
  }

  void placeBandAcross() {
    if (!content().bandAcross) return;
    const QRectF& area = layout_.area;
    const double top = std::max(area.top(), yOf(content().bandAcross->high));
    const double bottom = std::min(area.bottom(), std::max(top + 1, yOf(content().bandAcross->low)));
    if (bottom > top) layout_.bandAcross = QRectF(QPointF(area.left(), top), QPointF(area.right(), bottom));
  }

  void placePoints() {
    const QRectF sight = layout_.area.adjusted(-1, -1, 1, 1);
    for (std::size_t s = 0; s < content().series.size(); ++s) {
      const PlotSeries& series = content().series[s];
      std::vector<QPointF> line;
      for (std::size_t p = 0; p < series.points.size(); ++p) {
        const PlotPoint& point = series.points[p];
        const QPointF at(series.isAcross ? layout_.area.right() : xOf(point.x), yOf(point.y));
        if (point.isOnLine) line.push_back(at);
        if (!sight.contains(at)) continue;
        PlacedPoint placed{s, p, at, inside(point.whisker), inside(point.band)};
        placed.isWhiskerCutAbove = point.whisker && yOf(point.whisker->high) < sight.top();
        placed.isWhiskerCutBelow = point.whisker && yOf(point.whisker->low) > sight.bottom();
        layout_.points.push_back(placed);
      }
      if (series.isAcross && !line.empty()) line.insert(line.begin(), QPointF(layout_.area.left(), line.front().y()));
      layout_.lines.push_back(std::move(line));
    }
  }

  /// Returns the last position of the line in the area; no value if the line is outside it.
  [[nodiscard]] std::optional<QPointF> endOf(std::size_t series) const {
    const std::vector<QPointF>& line = layout_.lines[series];
    const QRectF& area = layout_.area;
    for (std::size_t i = line.size(); i-- > 0;) {
      if (area.adjusted(-1, -1, 1, 1).contains(line[i])) {
        if (i + 1 == line.size()) return line[i];
      }
      if (i == 0) break;
      const QPointF from = line[i - 1];
      const QPointF to = line[i];
      if (from.x() > area.right() || !(to.x() > from.x())) continue;
      const double x = std::min(to.x(), area.right());
      const double y = from.y() + (x - from.x()) / (to.x() - from.x()) * (to.y() - from.y());
      if (x >= area.left() && y >= area.top() - 1 && y <= area.bottom() + 1) return QPointF(x, y);
    }
    for (const PlacedPoint& placed : layout_.points) {
      if (placed.series == series) return placed.at;
    }
    return std::nullopt;
  }

  void placeLabelsBeside() {
    std::vector<std::size_t> labelled;
    std::vector<double> wanted;
    std::vector<QPointF> ends;
    const double height = em_ + kLabelPadding;
    const double top = layout_.area.top() - em_ / 2;
    const double bottom = std::max(top + height, layout_.area.bottom() + em_ / 2);
    // Later series are drawn on top. If space is short, their labels have priority; the emphasised one's has the
    // highest.
    std::vector<std::size_t> order;
    for (std::size_t s = content().series.size(); s-- > 0;) {
      if (!isLabelled(content().series[s]) || !endOf(s)) continue;
      const bool isFirst = content().series[s].key == frame_.emphasis && !frame_.emphasis.isEmpty();
      order.insert(isFirst ? order.begin() : order.end(), s);
    }
    const auto fitting = static_cast<std::size_t>(labelsThatFit(height, top, bottom));
    if (order.size() > fitting) order.resize(fitting);
    for (const std::size_t s : order) {
      labelled.push_back(s);
      ends.push_back(*endOf(s));
      wanted.push_back(ends.back().y());
    }
    const std::vector<double> centres = spreadLabels(wanted, height, top, bottom);
    for (std::size_t i = 0; i < labelled.size(); ++i) {
      const QString& label = content().series[labelled[i]].label;
      const double room = frame_.size.width() - layout_.area.right() - kLabelGap - kEdge / 2;
      const bool isFixed = content().series[labelled[i]].labelPlace == LabelPlace::AtEnd;
      const double most = isFixed ? room : std::max(room, kLargestLabelPart * frame_.size.width());
      const QString shown = metrics_.elidedText(label, Qt::ElideMiddle, most);
      const double width = widthOf(shown);
      const double x = std::min(layout_.area.right() + kLabelGap, frame_.size.width() - width - kEdge / 2);
      layout_.labels.push_back({labelled[i], shown, QRectF(x, centres[i] - height / 2, width, height), ends[i], true});
    }
  }

  void placeLabelsOnLines() {
    std::vector<std::vector<QPointF>> inTheWay;
    std::vector<QRectF> taken;
    for (const PlacedLabel& label : layout_.labels) taken.push_back(label.place);
    for (const PlacedPoint& placed : layout_.points) {
      const PlotSeries& series = content().series[placed.series];
      if (series.isContext || series.marker == MarkerShape::None) continue;
      taken.push_back(QRectF(placed.at - QPointF(kMarkerRoom, kMarkerRoom), QSizeF(2 * kMarkerRoom, 2 * kMarkerRoom)));
    }
    for (std::size_t s = 0; s < layout_.lines.size(); ++s) {
      if (!content().series[s].isContext) inTheWay.push_back(layout_.lines[s]);
    }
    // Labels at points come first: they have few possible places, labels on lines have many.
    for (const LabelPlace kind : {LabelPlace::BesideEnd, LabelPlace::OnLine}) {
      for (std::size_t s = 0; s < content().series.size(); ++s) {
        const PlotSeries& series = content().series[s];
        if (series.labelPlace == kind && !series.label.isEmpty() && !isLabelled(series)) placeLabel(s, inTheWay, taken);
      }
    }
  }

  void placeLabel(std::size_t s, const std::vector<std::vector<QPointF>>& inTheWay, std::vector<QRectF>& taken) {
    const PlotSeries& series = content().series[s];
    const std::vector<QPointF>& line = layout_.lines[s];
    const QString shown = metrics_.elidedText(series.label, Qt::ElideRight, layout_.area.width());
    const QSizeF size(widthOf(shown), em_);
    std::vector<std::vector<QPointF>> others = inTheWay;
    std::erase(others, line);
    QRectF place;
    if (series.labelPlace == LabelPlace::OnLine) {
      place = placeOnLine(line, size, layout_.area, others, taken);
    } else if (!line.empty()) {
      place = placeBeside(line.back(), kSelectionRoom, size, layout_.area, others, taken);
    }
    if (place.isEmpty()) return;
    taken.push_back(place.adjusted(-kBetweenLabels * em_, 0, kBetweenLabels * em_, 0));
    layout_.labels.push_back({s, shown, place, place.center(), false});
  }

  const PlotFrame& frame_;
  QFontMetricsF metrics_;
  double em_;
  PlotLayout layout_;
};

}  // namespace

PlotLayout layOut(const PlotFrame& frame) {
  return Layouter(frame).layOut();
}

}  // namespace headroom
