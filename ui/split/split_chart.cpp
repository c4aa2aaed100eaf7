#include "split/split_chart.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "chart/chart_content.hpp"

namespace headroom {

namespace {

constexpr double kRadius = 3;
constexpr double kReachPixels = 18;
constexpr double kWidthInEms = 30;
constexpr double kHeightInEms = 14;
constexpr double kLeastWidthInEms = 14;
constexpr double kLeastHeightInEms = 9;
constexpr double kTicks = 5;
constexpr int kDigits = 3;
constexpr int kSharesStep = 10;
constexpr double kCapHalfWidth = 3.5;
/// Whiskers are whole up to so many times the largest speed-up: one wide one must not press all others flat.
constexpr double kMostOverLargest = 1.25;
/// Over the ground of the plot, in pixels.
constexpr double kFirstBracket = 6;
constexpr double kBracketDistance = 8;
constexpr double kBracketEnd = 3;

QPen linePen(const SampleInk& ink, SplitTimes times) {
  return {ink.samples, 1.6, times == SplitTimes::Whole ? Qt::SolidLine : Qt::DashLine};
}

void drawPoint(QPainter& painter, QPointF at, const SampleInk& ink, SplitTimes times) {
  drawSampleMark(painter, at, times == SplitTimes::Whole ? Outlier::None : Outlier::Mild, ink, kRadius);
}

/// Fainter than lines and marks: whiskers of both times may lie over each other.
void drawWhisker(QPainter& painter, double x, double top, double bottom, const SampleInk& ink, SplitTimes times) {
  QColor colour = ink.samples;
  colour.setAlphaF(times == SplitTimes::Whole ? 0.7F : 0.4F);
  painter.setPen(QPen(colour, 1.2));
  painter.drawLine(QPointF(x, top), QPointF(x, bottom));
  for (const double y : {top, bottom}) painter.drawLine(QPointF(x - kCapHalfWidth, y), QPointF(x + kCapHalfWidth, y));
}

void drawBest(QPainter& painter, QPointF at, const SampleInk& ink) {
  painter.setPen(QPen(ink.text(), 1.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, 2.4 * kRadius, 2.4 * kRadius);
}

QPen bracketPen(const SampleInk& ink, SplitTimes times) {
  QPen pen(ink.samples, 3, Qt::SolidLine, Qt::FlatCap);
  if (times == SplitTimes::Kernels) pen.setDashPattern({2, 1});
  return pen;
}

void drawBracket(QPainter& painter, double left, double right, double y, const SampleInk& ink, SplitTimes times) {
  painter.setPen(bracketPen(ink, times));
  painter.drawLine(QPointF(left, y), QPointF(right, y));
  painter.setPen(QPen(ink.samples, 1.6));
  for (const double x : {left, right}) {
    painter.drawLine(QPointF(x, y - kBracketEnd), QPointF(x, y + kBracketEnd));
  }
}

void drawEntry(QPainter& painter, const QRectF& area, const SampleInk& ink, SplitTimes times) {
  painter.setPen(linePen(ink, times));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
  drawPoint(painter, area.center(), ink, times);
}

}  // namespace

std::vector<MarkLegend::Entry> splitLegend() {
  return {{SplitChart::tr("with transfers"),
           [](QPainter& painter, const QRectF& area, const SampleInk& ink) {
             drawEntry(painter, area, ink, SplitTimes::Whole);
           }},
          {SplitChart::tr("kernels only"),
           [](QPainter& painter, const QRectF& area, const SampleInk& ink) {
             drawEntry(painter, area, ink, SplitTimes::Kernels);
           }},
          {SplitChart::tr("95 % interval"),
           [](QPainter& painter, const QRectF& area, const SampleInk& ink) {
             drawWhisker(painter, area.center().x(), area.top(), area.bottom(), ink, SplitTimes::Whole);
           }},
          {SplitChart::tr("within the noise of the best"),
           [](QPainter& painter, const QRectF& area, const SampleInk& ink) {
             drawBracket(painter, area.left() + 2, area.right() - 2, area.center().y(), ink, SplitTimes::Whole);
           }},
          {SplitChart::tr("best"),
           [](QPainter& painter, const QRectF& area, const SampleInk& ink) { drawBest(painter, area.center(), ink); }}};
}

SplitChart::SplitChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("splitChart"));
  setAccessibleName(tr("Speed-up against share"));
  setFocusPolicy(Qt::StrongFocus);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SplitChart::setReport(const SplitReport& report) {
  report_ = report;
  double largest = 1;
  double highest = 0;
  for (const SplitPoint& point : report_.points) {
    for (const SplitTimes times : kSplitTimes) {
      largest = std::max(largest, speedUp(report_, point, 0, times).value_or(0));
      if (const auto range = speedUpRange(report_, point, 0, times)) highest = std::max(highest, range->high);
    }
  }
  largest = std::clamp(highest, largest, kMostOverLargest * largest);
  range_ = {};
  range_.step = roundStep(largest / kTicks);
  range_.high = std::ceil(1.02 * largest / range_.step) * range_.step;
  if (selected_ >= static_cast<int>(report_.points.size())) selected_ = -1;
  arrange();
}

void SplitChart::setColour(const QColor& colour) {
  colour_ = colour;
  update();
}

void SplitChart::select(int point) {
  selected_ = point;
  setAccessibleDescription(
      point < 0 ? QString()
                : QString::fromStdString(sharesText(report_, report_.points[static_cast<std::size_t>(point)])));
  update();
}

void SplitChart::arrange() {
  const int widest =
      fontMetrics().horizontalAdvance(plainNumber(range_.high - range_.step, kDigits) + QStringLiteral("00"));
  plot_ = QRectF(rect()).adjusted(widest + 1.2 * em(), 1.7 * em(), -1.6 * em(), -2.9 * em());
  update();
}

double SplitChart::xOf(int point) const {
  const SplitPoint& one = report_.points[static_cast<std::size_t>(point)];
  const double part = isOfTwo() ? shareOf(one, 1)
                                : (point + 0.5) / static_cast<double>(std::max<std::size_t>(1, report_.points.size()));
  return plot_.left() + part * plot_.width();
}

double SplitChart::yOf(double gain) const {
  return plot_.bottom() - gain / range_.high * plot_.height();
}

std::optional<QPointF> SplitChart::positionOf(int point, SplitTimes times) const {
  const auto gain = speedUp(report_, report_.points[static_cast<std::size_t>(point)], 0, times);
  if (!gain) return std::nullopt;
  return QPointF(xOf(point), yOf(*gain));
}

bool SplitChart::isDrawn() const {
  return !report_.parts.empty() && aloneOn(report_, 0, SplitTimes::Whole) != nullptr;
}

QString SplitChart::emptyText() const {
  if (report_.points.empty()) return tr("What each share of the work is worth is drawn here as it is measured.");
  return tr("%1 alone has not been measured yet: what the shares are worth is drawn when it has been.")
      .arg(QString::fromStdString(shortPartLabel(report_, 0)));
}

void SplitChart::paintAxes(QPainter& painter) const {
  for (int i = 0; i * range_.step <= range_.high * 1.0001; ++i) {
    const double y = yOf(i * range_.step);
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
    painter.setPen(ink().text());
    painter.drawText(QRectF(0, y - em() / 2, plot_.left() - 0.5 * em(), em()), Qt::AlignRight | Qt::AlignVCenter,
                     plainNumber(i * range_.step, kDigits));
  }
  painter.setPen(ink().faint());
  painter.drawText(
      QRectF(0.4 * em(), 0, width() - em(), 1.4 * em()), Qt::AlignLeft | Qt::AlignVCenter,
      fontMetrics().elidedText(tr("times as fast as %1 alone").arg(QString::fromStdString(shortPartLabel(report_, 0))),
                               Qt::ElideMiddle, width() - static_cast<int>(em())));
  const QString title = isOfTwo() ? tr("% of the rows on %1").arg(QString::fromStdString(shortPartLabel(report_, 1)))
                                  : tr("ways to share the rows, in the table's order");
  painter.drawText(QRectF(plot_.left(), plot_.bottom() + 1.5 * em(), plot_.width(), 1.3 * em()),
                   Qt::AlignRight | Qt::AlignVCenter,
                   fontMetrics().elidedText(title, Qt::ElideMiddle, static_cast<int>(plot_.width())));
  if (!isOfTwo()) return;
  painter.setPen(ink().text());
  for (int percent = 0; percent <= 100; percent += kSharesStep) {
    const double x = plot_.left() + percent / 100.0 * plot_.width();
    painter.drawText(QRectF(x - 2 * em(), plot_.bottom() + 0.3 * em(), 4 * em(), 1.2 * em()), Qt::AlignCenter,
                     QString::number(percent));
  }
}

void SplitChart::paintLine(QPainter& painter, SplitTimes times) const {
  QPolygonF line;
  for (int point = 0; point < static_cast<int>(report_.points.size()); ++point) {
    if (const auto at = positionOf(point, times)) line << *at;
  }
  if (isOfTwo()) {
    painter.setPen(linePen(ink(), times));
    painter.drawPolyline(line);
  }
  for (const QPointF& at : line) drawPoint(painter, at, ink(), times);
  const std::optional<int> best = bestShown(times);
  if (best) drawBest(painter, *positionOf(*best, times), ink());
}

std::optional<int> SplitChart::bestShown(SplitTimes times) const {
  const SplitPoint* best = clearlyBest(report_, times);
  if (best == nullptr) return std::nullopt;
  const int point = static_cast<int>(best - report_.points.data());
  return positionOf(point, times) ? std::optional(point) : std::nullopt;
}

std::optional<QLineF> SplitChart::whiskerOf(int point, SplitTimes times) const {
  const auto range = speedUpRange(report_, report_.points[static_cast<std::size_t>(point)], 0, times);
  if (!range) return std::nullopt;
  return QLineF(xOf(point), std::max(plot_.top(), yOf(range->high)), xOf(point), yOf(range->low));
}

void SplitChart::paintWhiskers(QPainter& painter, SplitTimes times) const {
  for (int point = 0; point < static_cast<int>(report_.points.size()); ++point) {
    const auto whisker = whiskerOf(point, times);
    // Those that the mark hides anyway only blur its edge.
    if (!whisker || whisker->length() < 2 * kRadius) continue;
    drawWhisker(painter, whisker->x1(), whisker->y1(), whisker->y2(), ink(), times);
  }
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

void SplitChart::paintEquals(QPainter& painter, SplitTimes times) const {
  const double y = plot_.bottom() - kFirstBracket - (times == SplitTimes::Whole ? kBracketDistance : 0);
  for (const auto& [first, last] : equals(times)) drawBracket(painter, xOf(first), xOf(last), y, ink(), times);
}

void SplitChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!isDrawn()) {
    painter.setPen(ink().faint());
    painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, emptyText());
    return;
  }
  paintAxes(painter);
  for (const SplitTimes times : {SplitTimes::Kernels, SplitTimes::Whole}) {
    paintWhiskers(painter, times);
    paintEquals(painter, times);
  }
  for (const SplitTimes times : {SplitTimes::Kernels, SplitTimes::Whole}) paintLine(painter, times);
  if (selected_ >= 0) {
    for (const SplitTimes times : kSplitTimes) {
      if (const auto at = positionOf(selected_, times)) drawFocusedMark(painter, *at, ink());
    }
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void SplitChart::mousePressEvent(QMouseEvent* event) {
  int nearest = -1;
  double least = kReachPixels;
  for (int point = 0; point < static_cast<int>(report_.points.size()); ++point) {
    for (const SplitTimes times : kSplitTimes) {
      const auto at = positionOf(point, times);
      if (!at || QLineF(*at, event->position()).length() > least) continue;
      least = QLineF(*at, event->position()).length();
      nearest = point;
    }
  }
  if (nearest >= 0) Q_EMIT pointChosen(nearest);
}

void SplitChart::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(report_.points.size());
  int wanted = selected_;
  if (event->key() == Qt::Key_Left) wanted = std::max(0, selected_ - 1);
  if (event->key() == Qt::Key_Right) wanted = std::min(count - 1, selected_ + 1);
  if (event->key() == Qt::Key_Home) wanted = 0;
  if (event->key() == Qt::Key_End) wanted = count - 1;
  if (count == 0 || wanted == selected_) return QWidget::keyPressEvent(event);
  Q_EMIT pointChosen(wanted);
}

void SplitChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SplitChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

QSize SplitChart::sizeHint() const {
  return QSizeF(kWidthInEms * em(), kHeightInEms * em()).toSize();
}

QSize SplitChart::minimumSizeHint() const {
  return QSizeF(kLeastWidthInEms * em(), kLeastHeightInEms * em()).toSize();
}

}  // namespace headroom
