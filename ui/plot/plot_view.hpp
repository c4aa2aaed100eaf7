// A plot that can be pointed at, walked by keys, zoomed and panned. One for all charts of points and lines.
//
// Hovering emphasises a line and shows the readout of a point; a click selects the point. The wheel zooms, dragging
// moves what is zoomed into, a double click or 0 shows everything again. Arrow keys walk along a line and across lines.
#pragma once

#include <QtCharts/QChartView>
#include <functional>
#include <optional>

#include "plot/plot.hpp"

class QLabel;
class QToolButton;

namespace headroom {

class PlotView : public QChartView {
  Q_OBJECT
 public:
  /// What the readout says of a point.
  using Readout = std::function<QString(int id)>;

  explicit PlotView(QWidget* parent = nullptr);

  void show(PlotContent content);
  /// A sentence in place of the plot, until something is shown.
  void showText(const QString& sentence);
  using QWidget::show;
  [[nodiscard]] Plot& plot() const { return *plot_; }
  void setReadout(Readout readout) { readout_ = std::move(readout); }
  /// When ids may mean other points from now on.
  void forgetHovered();
  /// Rings a point; kNoPoint for none.
  void setSelected(int id);
  [[nodiscard]] int selected() const { return selected_; }
  /// Emphasises a line from outside, as if it were pointed at; an empty key for none.
  void emphasise(const QString& key);
  /// While something is timed nothing follows the pointer.
  void setQuiet(bool quiet);
  void setZoomable(bool zoomable) { isZoomable_ = zoomable; }
  void resetZoom();
  /// Point near a place of the view; kNoPoint for none.
  [[nodiscard]] int pointAt(QPoint inView) const;
  /// Where a point is drawn in the view.
  [[nodiscard]] std::optional<QPointF> placeOf(int id) const;
  /// A place of the plot in the view.
  [[nodiscard]] QPointF toView(QPointF inPlot) const;

 Q_SIGNALS:
  void pointClicked(int id);             ///< by mouse or keys
  void pointHovered(int id);             ///< kNoPoint when left
  void lineHovered(const QString& key);  ///< empty when left
  void lineClicked(const QString& key);  ///< away from its points
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
  /// To the next line above (1) or below (-1) at the selected point.
  void walkAcross(int direction);
  void choose(int id);
  void zoom(QPointF inPlot, double factor);
  void followZoom();
  void placeReset();

  Plot* plot_ = nullptr;
  QString text_;  ///< in place of the plot; empty while there is one
  QLabel* readoutLabel_ = nullptr;
  QToolButton* reset_ = nullptr;
  Readout readout_;
  int hovered_ = kNoPoint;
  int selected_ = kNoPoint;
  QString hoveredLine_;
  QString outsideLine_;
  std::optional<NotedPoint> noted_;  ///< pointed at, where no point with an id is
  std::optional<QPoint> pressed_;    ///< where a drag may begin
  std::optional<QPoint> dragged_;    ///< where it is
  bool isKeyed_ = false;             ///< walked by keys: the selected point's readout stays, with no mouse to leave it
  bool isQuiet_ = false;
  bool isZoomable_ = true;
};

}  // namespace headroom
