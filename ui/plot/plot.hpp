// A plot: axes, lines, points and their labels, on screen and in exported images alike. Not interactive.
//
// Qt Charts draws the lines and bands and maps values to coordinates. It lacks line labels, whiskers, hollow or ringed
// single points, and ticks for part of a logarithmic axis; items above and below the lines paint those.
#pragma once

#include <QFont>
#include <QHash>
#include <QPalette>
#include <QtCharts/QChart>
#include <optional>
#include <vector>

#include "plot/plot_content.hpp"
#include "plot/plot_layout.hpp"

class QLineSeries;

namespace headroom {

class GridItem;
class PointsItem;

/// A point without an id, and its position under the pointer.
struct NotedPoint {
  QString note;
  QPointF at;
};

class Plot : public QChart {
  Q_OBJECT
 public:
  Plot();

  /// Keeps the zoom.
  void show(PlotContent content, const QPalette& palette, const QFont& font);
  [[nodiscard]] const PlotContent& content() const { return content_; }
  [[nodiscard]] const PlotLayout& placed() const { return layout_; }
  void setRings(int hovered, int selected);
  /// Draws the line with that key over all others, strong and with its label; an empty key removes the emphasis.
  void setEmphasis(const QString& key);
  [[nodiscard]] const QString& emphasis() const { return emphasis_; }

  /// All positions are in the chart's coordinates. Returns the pickable point nearest to `at`, at most `within` pixels
  /// away.
  [[nodiscard]] std::optional<int> pointNear(QPointF at, double within) const;
  /// Returns the key of the line nearest to `at`, measured also between its points.
  [[nodiscard]] std::optional<QString> lineNear(QPointF at, double within) const;
  /// Returns the nearest point without an id that is less than `within` pixels away; a line across the plot is near
  /// along its whole length.
  [[nodiscard]] std::optional<NotedPoint> noteNear(QPointF at, double within) const;
  /// Returns where a point is drawn; no value if it is not drawn or lies outside the zoomed part.
  [[nodiscard]] std::optional<QPointF> positionOf(int id) const;
  /// Finds a point of the line with that key.
  [[nodiscard]] const PlacedPoint* find(const QString& key, int id) const;

  [[nodiscard]] bool isZoomed() const { return zoomX_.has_value(); }
  /// Scales the range of both axes by `factor`, with `at` as the fixed point.
  void zoomAt(QPointF at, double factor);
  /// Shifts the plot by this many pixels.
  void panBy(QPointF pixels);
  void resetZoom();

 private:
  [[nodiscard]] PlotFrame frame() const;
  void arrange();
  void setAxes();
  void addBands();
  void addBand(const PlotSeries& series, const QList<QPointF>& lower, const QList<QPointF>& upper);
  void addLines();
  void attach(QAbstractSeries* series);
  void restyleLines();

  PlotContent content_;
  QPalette palette_;
  QFont font_;
  PlotLayout layout_;
  QString emphasis_;
  int hovered_ = kNoPoint;
  int selected_ = kNoPoint;
  std::optional<AxisRange> zoomX_;
  std::optional<AxisRange> zoomY_;
  QMultiHash<QString, QLineSeries*> lines_;  ///< by key; several lines may share one
  GridItem* grid_ = nullptr;
  PointsItem* points_ = nullptr;
};

}  // namespace headroom
