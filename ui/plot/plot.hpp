// A plot: axes, lines, points and the labels at them, on screen and in exported pictures alike. No interaction.
//
// Qt Charts draws the lines and bands and maps values to places. It has no labels at lines, whiskers, hollow or ringed
// single points, and no ticks for a part of a logarithmic axis: those are painted by the items over and under it.
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

/// A point without an id, and where it was met.
struct NotedPoint {
  QString note;
  QPointF at;
};

class Plot : public QChart {
  Q_OBJECT
 public:
  Plot();

  /// A zoom stays as it is.
  void show(PlotContent content, const QPalette& palette, const QFont& font);
  [[nodiscard]] const PlotContent& content() const { return content_; }
  [[nodiscard]] const PlotLayout& placed() const { return layout_; }
  void setRings(int hovered, int selected);
  /// Draws the line of that key over all others, strong and with its label; none for an empty key.
  void setEmphasis(const QString& key);
  [[nodiscard]] const QString& emphasis() const { return emphasis_; }

  /// All places are in the chart's coordinates.
  /// The pickable point nearest to `at`; none farther than `within` pixels.
  [[nodiscard]] std::optional<int> pointNear(QPointF at, double within) const;
  /// Key of the line nearest to `at`, between its points too.
  [[nodiscard]] std::optional<QString> lineNear(QPointF at, double within) const;
  /// What stands for no id there and is nearer than `within`: of a line across, whatever part of it.
  [[nodiscard]] std::optional<NotedPoint> noteNear(QPointF at, double within) const;
  /// Where a point is drawn; nothing when it is not, or beyond the part that is zoomed into.
  [[nodiscard]] std::optional<QPointF> positionOf(int id) const;
  /// Of the line with that key.
  [[nodiscard]] const PlacedPoint* find(const QString& key, int id) const;

  [[nodiscard]] bool isZoomed() const { return zoomX_.has_value(); }
  /// Shows `factor` times as much of both axes; what is at `at` stays there.
  void zoomAt(QPointF at, double factor);
  /// Moves what is shown by so many pixels.
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
  QMultiHash<QString, QLineSeries*> lines_;  ///< by key, which several may share
  GridItem* grid_ = nullptr;
  PointsItem* points_ = nullptr;
};

}  // namespace headroom
