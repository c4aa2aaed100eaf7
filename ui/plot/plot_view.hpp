// Interactive plot view, with pointing, keyboard navigation, zooming and panning; used by all charts of points and
// lines.
//
// Hovering emphasises a line and shows the readout of a point; a click selects the point. The wheel zooms, dragging
// pans a zoomed plot, and a double click or 0 resets the zoom. Arrow keys move along a line and between lines.
#pragma once

#include <QtCharts/QChartView>
#include <functional>
#include <optional>

#include "plot/chart_copy.hpp"
#include "plot/plot.hpp"

class QLabel;
class QToolButton;

namespace headroom {

class PlotView : public QChartView {
  Q_OBJECT
 public:
  /// Returns the readout of a point.
  using Readout = std::function<QString(int id)>;

  explicit PlotView(QWidget* parent = nullptr);

  void show(PlotContent content);
  /// Shows a sentence instead of the plot, until content is shown.
  void showText(const QString& sentence);
  using QWidget::show;
  [[nodiscard]] Plot& plot() const { return *plot_; }
  void setReadout(Readout readout) { readout_ = std::move(readout); }
  /// The points of all lines, with their intervals where there are any.
  [[nodiscard]] ChartTable table() const;
  /// To be called when ids may refer to other points from now on.
  void forgetHovered();
  /// Rings a point; kNoPoint removes the ring.
  void setSelected(int id);
  [[nodiscard]] int selected() const { return selected_; }
  /// Emphasises a line as hovering does; an empty key removes the emphasis.
  void emphasise(const QString& key);
  /// While something is being timed, hovering has no effect.
  void setQuiet(bool quiet);
  void setZoomable(bool zoomable) { isZoomable_ = zoomable; }
  void resetZoom();
  /// Returns the point near a position in the view; kNoPoint if there is none.
  [[nodiscard]] int pointAt(QPoint inView) const;
  /// Returns where a point is drawn, in the view's coordinates.
  [[nodiscard]] std::optional<QPointF> placeOf(int id) const;
  /// Converts a position in the plot to the view's coordinates.
  [[nodiscard]] QPointF toView(QPointF inPlot) const;

 Q_SIGNALS:
  void pointClicked(int id);             ///< by mouse or keys
  void pointHovered(int id);             ///< kNoPoint when the pointer leaves
  void lineHovered(const QString& key);  ///< empty when the pointer leaves
  void lineClicked(const QString& key);  ///< not at one of its points
  void zoomChanged(bool isZoomed);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void hoverAt(QPoint inView);
  void leave();
  void setHovered(int id);
  void refreshReadout();
  void placeReadout(QPointF inPlot);
  [[nodiscard]] std::optional<NotedPoint> shownReadout() const;
  [[nodiscard]] QPointF toPlot(QPoint inView) const;
  void walkAlong(int steps);
  /// Selects a point of the next line above (1) or below (-1) the selected one.
  void walkAcross(int direction);
  void choose(int id);
  void zoom(QPointF inPlot, double factor);
  void followZoom();
  void placeReset();

  Plot* plot_ = nullptr;
  QString text_;  ///< shown instead of the plot; empty while there is one
  QLabel* readoutLabel_ = nullptr;
  QToolButton* reset_ = nullptr;
  Readout readout_;
  int hovered_ = kNoPoint;
  int selected_ = kNoPoint;
  QString hoveredLine_;
  QString outsideLine_;
  std::optional<NotedPoint> noted_;  ///< the hovered point without an id
  std::optional<QPoint> pressed_;    ///< start position of a possible drag
  std::optional<QPoint> dragged_;    ///< current position of the drag
  bool isKeyed_ = false;             ///< keyboard navigation: the selected point's readout stays, because no pointer
                                     ///< can leave it
  bool isQuiet_ = false;
  bool isZoomable_ = true;
};

}  // namespace headroom
