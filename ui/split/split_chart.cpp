#include "split/split_chart.hpp"

#include <algorithm>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr double kRadius = 3.2;
constexpr double kWidthInEms = 30;
constexpr double kHeightInEms = 14;
constexpr double kLeastWidthInEms = 14;
constexpr double kLeastHeightInEms = 9;
constexpr int kDigits = 3;
/// Intervals are drawn in full up to this multiple of the largest speed-up, so that a single wide one does not flatten
/// all others.
constexpr double kMostOverLargest = 1.25;
constexpr double kBracketEnd = 3;

QString keyOf(SplitTimes times) {
  return times == SplitTimes::Whole ? QStringLiteral("whole") : QStringLiteral("kernels");
}

MarkerShape markerOf(SplitTimes times) {
  return times == SplitTimes::Whole ? MarkerShape::Circle : MarkerShape::Diamond;
}

QPen linePen(const QColor& colour, SplitTimes times, double width = 1.6) {
  return {colour, width, times == SplitTimes::Whole ? Qt::SolidLine : Qt::DashLine};
}

QPen bracketPen(const QColor& colour, SplitTimes times) {
  QPen pen(colour, 3, Qt::SolidLine, Qt::FlatCap);
  if (times == SplitTimes::Kernels) pen.setDashPattern({2, 1});
  return pen;
}

void drawInterval(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.fillRect(area, bandColour(ink.samples));
}

void drawBracket(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  const double y = area.center().y();
  painter.setPen(bracketPen(ink.samples, SplitTimes::Whole));
  painter.drawLine(QPointF(area.left() + 2, y), QPointF(area.right() - 2, y));
  painter.setPen(QPen(ink.samples, 1.6));
  for (const double x : {area.left() + 2, area.right() - 2}) {
    painter.drawLine(QPointF(x, y - kBracketEnd), QPointF(x, y + kBracketEnd));
  }
}

void drawBest(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(QPen(ink.text(), 1.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(area.center(), 2.2 * kRadius, 2.2 * kRadius);
}

}  // namespace

SplitChart::SplitChart(QWidget* parent) : PlotView(parent) {
  setObjectName(QStringLiteral("splitChart"));
  setAccessibleName(tr("Speed-up against share"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setReadout([this](int point) {
    const bool isKnown = point >= 0 && point < static_cast<int>(report_.points.size());
    return isKnown ? engineSentences(sharesText(report_, report_.points[static_cast<std::size_t>(point)])) : QString();
  });
  connect(this, &PlotView::pointClicked, this, &SplitChart::pointChosen);
  refresh();
}

void SplitChart::setReport(const SplitReport& report) {
  report_ = report;
  if (selected() >= static_cast<int>(report_.points.size())) select(kNoPoint);
  refresh();
}

void SplitChart::setColour(const QColor& colour) {
  colour_ = colour;
  refresh();
}

void SplitChart::select(int point) {
  setSelected(point);
  setAccessibleDescription(
      point < 0 ? QString() : engineSentences(sharesText(report_, report_.points[static_cast<std::size_t>(point)])));
}

void SplitChart::refresh() {
  if (isDrawn()) {
    PlotView::show(plotContent());
  } else {
    showText(emptyText());
  }
}

double SplitChart::xOf(int point) const {
  if (!isOfTwo()) return point + 1;
  return 100 * shareOf(report_.points[static_cast<std::size_t>(point)], 1);
}

bool SplitChart::isDrawn() const {
  return !report_.parts.empty() && aloneOn(report_, 0, SplitTimes::Whole) != nullptr;
}

QString SplitChart::emptyText() const {
  if (report_.points.empty()) return tr("The speed-up of each share appears here as it is measured.");
  return tr("The chart appears when %1 has been measured alone.").arg(engineSentences(shortPartLabel(report_, 0)));
}

PlotSeries SplitChart::seriesOf(SplitTimes times) const {
  PlotSeries series;
  series.key = keyOf(times);
  series.label = times == SplitTimes::Whole ? tr("end-to-end time") : tr("kernel time");
  series.labelPlace = LabelPlace::AtEnd;
  series.pen = isOfTwo() ? linePen(colour_, times) : QPen(colour_, 1.6, Qt::NoPen);
  series.strong = linePen(colour_, times, 2.6);
  series.text = palette().color(QPalette::Text);
  series.marker = markerOf(times);
  series.radius = kRadius;
  series.showsIntervals = true;
  const std::optional<int> best = bestShown(times);
  for (int point = 0; point < static_cast<int>(report_.points.size()); ++point) {
    const SplitPoint& one = report_.points[static_cast<std::size_t>(point)];
    const auto gain = speedUp(report_, one, 0, times);
    if (!gain) continue;
    PlotPoint placed{point, xOf(point), *gain};
    // The lines are close to each other: intervals of both would hide them.
    const auto range = times == SplitTimes::Whole ? speedUpRange(report_, one, 0, times) : std::nullopt;
    if (range) (isOfTwo() ? placed.band : placed.whisker) = Span{range->low, range->high};
    placed.isRinged = best == point;
    series.points.push_back(placed);
  }
  std::stable_sort(series.points.begin(), series.points.end(),
                   [](const PlotPoint& a, const PlotPoint& b) { return a.x < b.x; });
  return series;
}

PlotContent SplitChart::plotContent() const {
  PlotContent content;
  double largest = 1;
  double highest = 0;
  // End-to-end time comes last, so its line is on top.
  for (const SplitTimes times : {SplitTimes::Kernels, SplitTimes::Whole}) {
    content.series.push_back(seriesOf(times));
    for (const PlotPoint& point : content.series.back().points) {
      largest = std::max(largest, point.y);
      if (const std::optional<Span>& interval = point.whisker ? point.whisker : point.band)
        highest = std::max(highest, interval->high);
    }
    for (const auto& [first, last] : equals(times)) {
      const double from = std::min(xOf(first), xOf(last));
      const double to = std::max(xOf(first), xOf(last));
      content.brackets.push_back({{from, to}, bracketPen(colour_, times), times == SplitTimes::Whole ? 1 : 0});
    }
  }
  content.y = {{0, 1.05 * std::clamp(highest, largest, kMostOverLargest * largest)},
               tr("times as fast as %1 alone").arg(engineSentences(shortPartLabel(report_, 0)))};
  content.y.label = [](double value) { return shownNumber(value, kDigits); };
  content.y.hasGrid = true;
  if (isOfTwo()) {
    content.x = {{-1, 101}, tr("% of the rows on %1").arg(engineSentences(shortPartLabel(report_, 1)))};
  } else {
    content.x = {{0.5, static_cast<double>(report_.points.size()) + 0.5},
                 tr("ways to share the rows, in the table's order")};
    content.x.hasTicks = false;
  }
  return content;
}

std::optional<QPointF> SplitChart::positionOf(int point, SplitTimes times) const {
  const PlacedPoint* placed = plot().find(keyOf(times), point);
  return placed == nullptr ? std::nullopt : std::optional(toView(placed->at));
}

std::optional<QLineF> SplitChart::intervalOf(int point, SplitTimes times) const {
  const PlacedPoint* placed = plot().find(keyOf(times), point);
  if (placed == nullptr) return std::nullopt;
  const std::optional<Span>& interval = placed->whisker ? placed->whisker : placed->band;
  if (!interval) return std::nullopt;
  return QLineF(toView(QPointF(placed->at.x(), interval->low)), toView(QPointF(placed->at.x(), interval->high)));
}

std::optional<int> SplitChart::bestShown(SplitTimes times) const {
  const SplitPoint* best = clearlyBest(report_, times);
  if (best == nullptr) return std::nullopt;
  const int point = static_cast<int>(best - report_.points.data());
  return speedUp(report_, *best, 0, times) ? std::optional(point) : std::nullopt;
}

std::vector<MarkLegend::Entry> SplitChart::legend() const {
  const auto has = [](const auto& isMarked) { return isMarked(SplitTimes::Whole) || isMarked(SplitTimes::Kernels); };
  std::vector<MarkLegend::Entry> entries{{tr("95% interval of the end-to-end time"), drawInterval}};
  if (has([this](SplitTimes times) { return !equals(times).empty(); }))
    entries.push_back({tr("within the noise of the best"), drawBracket});
  if (has([this](SplitTimes times) { return bestShown(times).has_value(); })) entries.push_back({tr("best"), drawBest});
  return entries;
}

std::vector<std::pair<int, int>> SplitChart::equals(SplitTimes times) const {
  std::vector<std::pair<int, int>> runs;
  if (clearlyBest(report_, times) != nullptr) return runs;
  bool isOpen = false;
  for (int point = 0; point < static_cast<int>(report_.points.size()); ++point) {
    const SplitPoint& one = report_.points[static_cast<std::size_t>(point)];
    if (!isTimed(one, times)) continue;
    const bool isFast = isAmongFastest(report_, one, times);
    if (isFast && isOpen) runs.back().second = point;
    if (isFast && !isOpen) runs.emplace_back(point, point);
    isOpen = isFast;
  }
  return runs;
}

void SplitChart::changeEvent(QEvent* event) {
  PlotView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

QSize SplitChart::sizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kWidthInEms * em, kHeightInEms * em).toSize();
}

QSize SplitChart::minimumSizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kLeastWidthInEms * em, kLeastHeightInEms * em).toSize();
}

}  // namespace headroom
