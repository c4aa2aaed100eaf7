// Markers, whiskers, rings and labels above the lines of a plot.
#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <QPalette>

#include "plot/plot_layout.hpp"

namespace headroom {

class PointsItem : public QGraphicsItem {
 public:
  using QGraphicsItem::QGraphicsItem;

  /// Content and layout are not owned, and outlive their display. `emphasis` is the key of the emphasised line.
  void show(const PlotContent* content, const PlotLayout* layout, const QPalette& palette, const QFont& font,
            const QRectF& whole, const QString& emphasis);
  void setRings(int hovered, int selected);

  [[nodiscard]] QRectF boundingRect() const override { return whole_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  [[nodiscard]] const PlotSeries& seriesOf(const PlacedPoint& placed) const { return content_->series[placed.series]; }
  [[nodiscard]] const PlotPoint& pointOf(const PlacedPoint& placed) const {
    return content_->series[placed.series].points[placed.point];
  }
  [[nodiscard]] bool isStrong(const PlotSeries& series) const {
    return !emphasis_.isEmpty() && series.key == emphasis_;
  }
  [[nodiscard]] bool isBanded(const PlacedPoint& placed) const;
  void paintLoneBand(QPainter& painter, std::size_t index) const;
  void paintWhisker(QPainter& painter, const PlacedPoint& placed) const;
  static void paintWhiskerEnd(QPainter& painter, QPointF end, double back);
  void paintMarker(QPainter& painter, const PlacedPoint& placed) const;
  void paintLonePoint(QPainter& painter, const PlacedPoint& placed) const;
  void paintRings(QPainter& painter, const PlacedPoint& placed) const;
  void paintLabel(QPainter& painter, const PlacedLabel& label) const;

  const PlotContent* content_ = nullptr;
  const PlotLayout* layout_ = nullptr;
  QPalette palette_;
  QFont font_;
  QRectF whole_;
  QString emphasis_;
  int hovered_ = kNoPoint;
  int selected_ = kNoPoint;
};

}  // namespace headroom
