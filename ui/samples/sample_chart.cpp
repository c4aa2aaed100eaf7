#include "samples/sample_chart.hpp"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

namespace headroom {
namespace {

constexpr double kReachPixels = 16;
constexpr double kWidthInEms = 24;
constexpr double kLeastWidthInEms = 12;
constexpr double kLeastHeightInEms = 6;

}  // namespace

SampleChart::SampleChart(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  makeChartCopyable(*this, {[this] { return table(); }});
}

ChartTable SampleChart::table() const {
  ChartTable table{{tr("Sample"), tr("Round"), tr("ms")}, {}};
  for (const Sample& sample : set_.samples) {
    table.lines.push_back({QString::number(sample.number),
                           sample.round < 0 ? QString() : QString::number(sample.round + 1), chartNumber(sample.ms)});
  }
  return table;
}

void SampleChart::setSamples(SampleSet set, const QColor& colour) {
  set_ = std::move(set);
  colour_ = colour;
  pointedAt_ = -1;
  arrangeSamples();
  tell();
}

void SampleChart::arrangeSamples() {
  if (!set_.samples.empty()) arrange();
  update();
}

void SampleChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeSamples();
}

void SampleChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrangeSamples();
}

void SampleChart::pointAt(int sample) {
  const int last = static_cast<int>(set_.samples.size()) - 1;
  const int at = std::clamp(sample, -1, last);
  if (at == pointedAt_) return;
  pointedAt_ = at;
  tell();
  update();
}

// Sets the accessible description.
void SampleChart::tell() {
  setAccessibleDescription(pointedAt_ >= 0 ? sampleText(set_, static_cast<std::size_t>(pointedAt_)) : set_.emptyText);
}

bool SampleChart::isBeyond(const Sample& sample) const {
  const auto [low, high] = set_.range();
  return sample.ms < low || sample.ms > high;
}

void SampleChart::paintMarks(QPainter& painter, double radius, QPointF beyondLow, QPointF beyondHigh) const {
  const SampleInk colours = ink();
  for (const Outlier kind : {Outlier::None, Outlier::Mild, Outlier::Severe}) {
    for (const Sample& sample : set_.samples) {
      if (sample.outlier != kind) continue;
      if (isBeyond(sample)) {
        drawBeyondMark(painter, positionOf(sample), sample.ms < set_.medianMs ? beyondLow : beyondHigh, colours);
      } else {
        drawSampleMark(painter, positionOf(sample), sample.outlier, colours, radius);
      }
    }
  }
  if (pointedAt_ < 0) return;
  drawFocusedMark(painter, positionOf(set_.samples[static_cast<std::size_t>(pointedAt_)]), colours);
}

void SampleChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (set_.samples.empty()) {
    painter.setPen(ink().faint());
    painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, set_.emptyText);
    return;
  }
  paintSamples(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

int SampleChart::sampleNear(QPointF at) const {
  int nearest = -1;
  double within = kReachPixels;
  for (std::size_t i = 0; i < set_.samples.size(); ++i) {
    const double distance = QLineF(at, positionOf(set_.samples[i])).length();
    if (distance > within) continue;
    nearest = static_cast<int>(i);
    within = distance;
  }
  return nearest;
}

void SampleChart::pointByUser(int sample) {
  if (sample == pointedAt_) return;
  pointAt(sample);
  Q_EMIT pointed(pointedAt_);
  if (pointedAt_ < 0) return QToolTip::hideText();
  const QPointF at = positionOf(set_.samples[static_cast<std::size_t>(pointedAt_)]);
  QToolTip::showText(mapToGlobal(at.toPoint()), sampleText(set_, static_cast<std::size_t>(pointedAt_)), this);
}

void SampleChart::mouseMoveEvent(QMouseEvent* event) {
  pointByUser(sampleNear(event->position()));
}

void SampleChart::mousePressEvent(QMouseEvent* event) {
  pointByUser(sampleNear(event->position()));
}

void SampleChart::leaveEvent(QEvent* event) {
  pointByUser(-1);
  QWidget::leaveEvent(event);
}

void SampleChart::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(set_.samples.size()) - 1;
  if (last < 0) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return pointByUser(std::max(0, pointedAt_ - 1));
    case Qt::Key_Right:
      return pointByUser(std::min(last, pointedAt_ + 1));
    case Qt::Key_Home:
      return pointByUser(0);
    case Qt::Key_End:
      return pointByUser(last);
    default:
      QWidget::keyPressEvent(event);
  }
}

QSize SampleChart::sizeHint() const {
  return QSizeF(kWidthInEms * em(), kLeastHeightInEms * em()).toSize();
}

QSize SampleChart::minimumSizeHint() const {
  return QSizeF(kLeastWidthInEms * em(), kLeastHeightInEms * em()).toSize();
}

}  // namespace headroom
