#include "roofline/roofline_plot.hpp"

#include <QKeyEvent>
#include <QLabel>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QtCharts/QAbstractSeries>
#include <algorithm>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr int kRulerDigits = 3;
constexpr double kTextMargin = 5;

}  // namespace

RooflinePlot::RooflinePlot(QWidget* parent) : PlotView(parent) {}

void RooflinePlot::setRoofs(std::vector<Roof> roofs) {
  roofs_ = std::move(roofs);
  viewport()->update();
}

void RooflinePlot::setMoves(std::vector<RooflineMove> moves) {
  moves_ = std::move(moves);
  viewport()->update();
}

void RooflinePlot::setRuler(std::optional<double> intensity) {
  if (intensity == ruler_) return;
  ruler_ = intensity;
  viewport()->update();
}

std::optional<QPointF> RooflinePlot::placeOfValue(QPointF value) const {
  const QList<QAbstractSeries*> series = plot().series();
  if (series.isEmpty()) return std::nullopt;
  return toView(plot().mapToPosition(value, series.constFirst()));
}

QRectF RooflinePlot::areaInView() const {
  const QRectF area = plot().placed().area;
  return {toView(area.topLeft()), toView(area.bottomRight())};
}

QString RooflinePlot::rulerText() const {
  if (!ruler_) return {};
  std::vector<const Roof*> roofs;
  for (const Roof& roof : roofs_) roofs.push_back(&roof);
  std::stable_sort(roofs.begin(), roofs.end(),
                   [&](const Roof* one, const Roof* other) { return one->at(*ruler_) > other->at(*ruler_); });
  QStringList lines{tr("%1 operations per byte").arg(shownNumber(*ruler_, kRulerDigits))};
  for (const Roof* roof : roofs) {
    lines << tr("%1: %2 %3")
                 .arg(engineSentences(roof->name), shownNumber(roof->at(*ruler_), kRulerDigits),
                      text(operationRateUnit(roof->precision)));
  }
  return lines.join(QLatin1Char('\n'));
}

void RooflinePlot::mouseMoveEvent(QMouseEvent* event) {
  PlotView::mouseMoveEvent(event);
  const QList<QAbstractSeries*> series = plot().series();
  if (series.isEmpty() || !areaInView().contains(event->position())) return setRuler(std::nullopt);
  const QPointF inPlot = plot().mapFromScene(mapToScene(event->position().toPoint()));
  setRuler(plot().mapToValue(inPlot, series.constFirst()).x());
}

bool RooflinePlot::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) setRuler(std::nullopt);
  return PlotView::viewportEvent(event);
}

void RooflinePlot::keyPressEvent(QKeyEvent* event) {
  PlotView::keyPressEvent(event);
  for (const PlotSeries& series : plot().content().series) {
    for (const PlotPoint& point : series.points) {
      if (series.isPickable && point.id != kNoPoint && point.id == selected()) return setRuler(point.x);
    }
  }
}

void RooflinePlot::paintEvent(QPaintEvent* event) {
  PlotView::paintEvent(event);
  if (plot().series().isEmpty()) return;
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  paintMoves(painter);
  if (ruler_) paintRuler(painter);
}

void RooflinePlot::paintRuler(QPainter& painter) const {
  const std::optional<QPointF> at = placeOfValue({*ruler_, plot().content().y.range.low});
  const QRectF area = areaInView();
  if (!at || at->x() < area.left() || at->x() > area.right()) return;
  const QColor neutral = neutralColour(palette());
  painter.setPen(QPen(neutral, 1));
  painter.drawLine(QPointF(at->x(), area.top()), QPointF(at->x(), area.bottom()));
  painter.setBrush(neutral);
  constexpr double kDot = 2.5;
  for (const Roof& roof : roofs_) {
    const std::optional<QPointF> crossing = placeOfValue({*ruler_, roof.at(*ruler_)});
    if (crossing && area.contains(*crossing)) painter.drawEllipse(*crossing, kDot, kDot);
  }
  const QString values = rulerText();
  const QRectF needed =
      painter.fontMetrics().boundingRect(QRect(0, 0, viewport()->width(), viewport()->height()), Qt::AlignLeft, values);
  const std::optional<QRectF> box = placeOfRulerText(needed.size() + QSizeF(2 * kTextMargin, 2 * kTextMargin), at->x());
  if (!box) return;
  painter.setPen(neutral);
  painter.setBrush(palette().color(QPalette::ToolTipBase));
  painter.drawRect(*box);
  painter.setPen(palette().color(QPalette::ToolTipText));
  painter.drawText(box->adjusted(kTextMargin, kTextMargin, 0, 0), Qt::AlignLeft, values);
}

// Tries the lower corner away from the ruler first, because marks are rare there.
std::optional<QRectF> RooflinePlot::placeOfRulerText(QSizeF size, double ruler) const {
  const QRectF area = areaInView().adjusted(kTextMargin, kTextMargin, -kTextMargin, -fontMetrics().height());
  const bool isLeft = ruler > area.center().x();
  const auto* const card = findChild<QLabel*>(QStringLiteral("readout"));
  const QRectF taken = card != nullptr && card->isVisible() ? QRectF(card->geometry()) : QRectF();
  for (const bool isTop : {false, true}) {
    for (const bool isOnLeft : {isLeft, !isLeft}) {
      const QRectF box(QPointF(isOnLeft ? area.left() : area.right() - size.width(),
                               isTop ? area.top() : area.bottom() - size.height()),
                       size);
      const bool coversRuler = box.left() <= ruler && box.right() >= ruler;
      if (!coversRuler && !box.intersects(taken)) return box;
    }
  }
  return std::nullopt;
}

// Painted by hand, because Qt Charts has no arrows.
void RooflinePlot::paintMoves(QPainter& painter) const {
  constexpr double kShortest = 10;  // pixels: the mark hides shorter arrows
  constexpr double kHead = 7;
  constexpr double kHeadAngle = 25;
  constexpr double kBeforeMark = 6;
  painter.save();
  painter.setClipRect(areaInView());
  painter.setPen(QPen(neutralColour(palette()), 1.2));
  painter.setBrush(palette().color(QPalette::Base));
  for (const RooflineMove& move : moves_) {
    const std::optional<QPointF> from = placeOfValue(move.from);
    const std::optional<QPointF> to = placeOfValue(move.to);
    if (!from || !to) continue;
    QLineF line(*from, *to);
    if (line.length() < kShortest) continue;
    line.setLength(line.length() - kBeforeMark);
    painter.drawLine(line);
    constexpr double kStart = 3;
    painter.drawEllipse(*from, kStart, kStart);
    for (const double side : {-kHeadAngle, kHeadAngle}) {
      QLineF stroke(line.p2(), line.p1());
      stroke.setLength(kHead);
      stroke.setAngle(stroke.angle() + side);
      painter.drawLine(stroke);
    }
  }
  painter.restore();
}

}  // namespace headroom
