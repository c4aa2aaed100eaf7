// Markers, error bars and rings over the lines of the chart.
#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <vector>

#include "chart/series_style.hpp"

namespace headroom {

/// A point where it is drawn, in the chart's coordinates.
struct PlacedPoint {
  const StyledSeries* series = nullptr;
  ChartPoint point;
  QPointF at;
  double lowY = 0;  ///< of the error bar
  double highY = 0;
  double bandLowY = 0;  ///< of the point's band, where it has one
  double bandHighY = 0;
};

/// Qt Charts has neither error bars nor hollow or ringed single points, and scatter series of it can't share a legend's
/// drawing: so all that belongs to single points is drawn here.
class PointsItem : public QGraphicsItem {
 public:
  using QGraphicsItem::QGraphicsItem;

  void setArea(const QRectF& area);
  void setPoints(std::vector<PlacedPoint> points, const QPalette& palette, const QFont& font);
  void setRings(int hoveredRow, int selectedRow);
  [[nodiscard]] const std::vector<PlacedPoint>& points() const { return points_; }

  [[nodiscard]] QRectF boundingRect() const override { return area_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void placeWarnings();
  void drawLoneBand(QPainter& painter, std::size_t index) const;
  void drawBar(QPainter& painter, const PlacedPoint& placed) const;
  void drawLonePoint(QPainter& painter, const PlacedPoint& placed) const;

  QRectF area_;
  /// A sign in its line's colour.
  struct Warning {
    QPointF at;
    QColor colour;
  };

  std::vector<PlacedPoint> points_;
  std::vector<Warning> warnings_;
  QPalette palette_;
  QFont font_;
  int hoveredRow_ = -1;
  int selectedRow_ = -1;
};

}  // namespace headroom
