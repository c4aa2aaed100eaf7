#include "plot/mark_legend.hpp"

#include <cmath>
#include <utility>

namespace headroom {
namespace {

constexpr double kLegendMarkRadius = 2.6;

template <Outlier outlier>
void drawMark(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawSampleMark(painter, area.center(), outlier, ink, kLegendMarkRadius);
}

void drawMedian(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(medianPen(ink));
  painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
}

void drawInterval(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.fillRect(area, ink.band());
}

void drawBox(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawQuartileBox(painter, area.adjusted(0, 1, 0, -1), area.center().x(), ink);
}

}  // namespace

MarkLegend::MarkLegend(std::vector<Entry> entries, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("legend"));
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(tr("Legend"));
  setEntries(std::move(entries));
}

void MarkLegend::setEntries(std::vector<Entry> entries) {
  entries_ = std::move(entries);
  QStringList texts;
  for (const Entry& entry : entries_) texts << entry.text;
  setAccessibleDescription(texts.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

std::vector<MarkLegend::Entry> sampleLegend() {
  return {{MarkLegend::tr("sample"), drawMark<Outlier::None>},
          {MarkLegend::tr("mild outlier"), drawMark<Outlier::Mild>},
          {MarkLegend::tr("severe outlier"), drawMark<Outlier::Severe>},
          {MarkLegend::tr("median"), drawMedian},
          {MarkLegend::tr("quartiles"), drawBox},
          {MarkLegend::tr("95% interval of the median"), drawInterval}};
}

void MarkLegend::setColour(const QColor& colour) {
  colour_ = colour;
  update();
}

std::vector<QRectF> MarkLegend::places(double width) const {
  const double em = fontMetrics().height();
  std::vector<QRectF> result;
  QPointF next(0, 0);
  for (const Entry& entry : entries_) {
    const double wanted = fontMetrics().horizontalAdvance(entry.text) + 2.6 * em;
    if (next.x() > 0 && next.x() + wanted > width) next = QPointF(0, next.y() + 1.2 * em);
    result.emplace_back(next, QSizeF(wanted, 1.2 * em));
    next.rx() += wanted;
  }
  return result;
}

int MarkLegend::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(places(width).back().bottom()));
}

QSize MarkLegend::sizeHint() const {
  return {20 * fontMetrics().height(), heightForWidth(width())};
}

void MarkLegend::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double em = fontMetrics().height();
  const SampleInk ink{colour_, palette()};
  const std::vector<QRectF> all = places(width());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QRectF sample(all[i].left() + 0.2 * em, all[i].top() + 0.25 * em, 1.2 * em, 0.7 * em);
    entries_[i].draw(painter, sample, ink);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(all[i].adjusted(1.7 * em, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entries_[i].text);
  }
}

}  // namespace headroom
