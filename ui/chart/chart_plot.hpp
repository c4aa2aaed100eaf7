// The plot: axes, lines and points. No legend, no interaction; on screen and in exported pictures alike.
#pragma once

#include <QFont>
#include <QPalette>
#include <QtCharts/QChart>
#include <optional>
#include <vector>

#include "chart/axis_range.hpp"
#include "chart/series_style.hpp"

class QLineSeries;

namespace headroom {

class MarksItem;
class PointsItem;

/// A point of no row, and where it was met.
struct NotedPoint {
  QString note;
  QPointF at;
};

class ChartPlot : public QChart {
  Q_OBJECT
 public:
  ChartPlot();

  void show(std::vector<StyledSeries> series, const AxisTitles& titles, const QPalette& palette, const QFont& font);
  /// Lines at these sizes, from the next show() on.
  void setMarks(std::vector<SizeMark> marks);
  void setRings(int hoveredRow, int selectedRow);

  /// The row of the point nearest to `at`, in the chart's coordinates; none farther than `within`.
  [[nodiscard]] std::optional<int> rowNear(QPointF at, double within) const;
  /// What stands for no row there and is nearer than `within`: of a level's line, whatever part of it.
  [[nodiscard]] std::optional<NotedPoint> noteNear(QPointF at, double within) const;
  /// Where a row's point is drawn; nothing when it is not.
  [[nodiscard]] std::optional<QPointF> positionOf(int row) const;
  [[nodiscard]] const std::vector<StyledSeries>& series() const { return series_; }

 private:
  void setAxes(const AxisTitles& titles, const QPalette& palette, const QFont& font);
  /// As many labels as the axis has room for, in place of dots.
  void fitRateAxis();
  void addBands();
  void addBand(const QList<QPointF>& lower, const QList<QPointF>& upper, const StyledSeries& styled);
  void addLines();
  void placePoints();
  void placeMarks();

  std::vector<StyledSeries> series_;
  QPalette palette_;
  QFont font_;
  AxisTitles titles_;
  AxisRange rates_;
  QLineSeries* anchor_ = nullptr;  ///< without points: maps values to positions whatever lines are shown
  PointsItem* points_ = nullptr;
  MarksItem* marks_ = nullptr;
};

}  // namespace headroom
