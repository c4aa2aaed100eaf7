#include "split/split_chart.hpp"

#include <QKeyEvent>
#include <QLineF>
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

QPen linePen(const SampleInk& ink, SplitTimes times) {
  return {ink.samples, 1.6, times == SplitTimes::Whole ? Qt::SolidLine : Qt::DashLine};
}

void drawPoint(QPainter& painter, QPointF at, const SampleInk& ink, SplitTimes times) {
  drawSampleMark(painter, at, times == SplitTimes::Whole ? Outlier::None : Outlier::Mild, ink, kRadius);
}

void drawBest(QPainter& painter, QPointF at, const SampleInk& ink) {
  painter.setPen(QPen(ink.text(), 1.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, 2.4 * kRadius, 2.4 * kRadius);
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
  for (const SplitPoint& point : report_.points) {
    for (const SplitTimes times : kSplitTimes)
      largest = std::max(largest, speedUp(report_, point, 0, times).value_or(0));
  }
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
      .arg(QString::fromStdString(partLabel(report_, 0)));
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
      fontMetrics().elidedText(tr("times as fast as %1 alone").arg(QString::fromStdString(partLabel(report_, 0))),
                               Qt::ElideMiddle, width() - static_cast<int>(em())));
  const QString title = isOfTwo() ? tr("% of the rows on %1").arg(QString::fromStdString(partLabel(report_, 1)))
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
  const SplitPoint* best = bestPoint(report_, times);
  if (best == nullptr) return;
  if (const auto at = positionOf(static_cast<int>(best - report_.points.data()), times)) drawBest(painter, *at, ink());
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
