// Commands of a row on the device's time axis, with zooming, panning and pointing. Painted by hand, because Qt Charts
// has neither an axis of time spans nor one that scrolls through a million of them.
#pragma once

#include <QWidget>
#include <optional>

#include "plot/chart_copy.hpp"
#include "plot/sample_paint.hpp"
#include "plot/time_axis.hpp"
#include "samples/timeline_content.hpp"

namespace headroom {

class TimelineChart : public QWidget {
  Q_OBJECT

 public:
  explicit TimelineChart(QWidget* parent = nullptr);

  void setContent(TimelineContent content, const QColor& colour);
  [[nodiscard]] const TimelineContent& content() const { return content_; }
  [[nodiscard]] ChartTable table() const;

  /// Visible range, in nanoseconds since the first timestamp.
  [[nodiscard]] double fromNs() const { return fromNs_; }
  [[nodiscard]] double toNs() const { return toNs_; }
  void fit();
  /// A factor above 1 zooms in; the time at `x` stays in place.
  void zoom(double factor, double x);
  void zoomIn();
  void zoomOut();
  [[nodiscard]] bool isFitted() const;
  /// Returns the rectangle, from start to end, of the block with a command; null if it is not visible.
  [[nodiscard]] QRectF areaOf(std::size_t row, std::size_t command) const;
  /// Returns the readout of the block at a position; empty if there is none.
  [[nodiscard]] QString textAt(QPointF at) const;

  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void viewChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// A block, by its row and its index in the row.
  struct Pointed {
    std::size_t row = 0;
    TimelineBlock block;
  };

  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] SampleInk ink() const { return {colour_, palette()}; }
  [[nodiscard]] double wholeNs() const { return static_cast<double>(content_.lastNs - content_.firstNs); }
  [[nodiscard]] QRectF plot() const;
  [[nodiscard]] double nsPerPixel() const { return (toNs_ - fromNs_) / plot().width(); }
  [[nodiscard]] double xOf(std::uint64_t ns) const;
  [[nodiscard]] double rowHeight() const;
  [[nodiscard]] QRectF areaOfRow(std::size_t row) const;
  [[nodiscard]] QRectF areaOfBlock(std::size_t row, const TimelineBlock& block) const;
  [[nodiscard]] std::optional<Pointed> blockAt(QPointF at) const;
  [[nodiscard]] double leastSpanNs() const;
  void showSpan(double fromNs, double toNs);
  void pan(double pixels);
  void step(int commands);
  void point(const std::optional<Pointed>& pointed);
  void paintAxis(QPainter& painter) const;
  void paintRow(QPainter& painter, std::size_t row) const;
  void paintWaits(QPainter& painter, const QRectF& area, const CommandStamp& command) const;
  void paintBlock(QPainter& painter, std::size_t row, const TimelineBlock& block) const;

  TimelineContent content_;
  QColor colour_;
  double fromNs_ = 0;
  double toNs_ = 1;
  std::optional<Pointed> pointed_;
  std::optional<QPointF> dragged_;  ///< pointer position of the last pan
};

/// Draw the fills of a command's phases, also for the legend.
void drawQueued(QPainter& painter, const QRectF& area, const SampleInk& ink);
void drawSubmitted(QPainter& painter, const QRectF& area, const SampleInk& ink);
void drawRun(QPainter& painter, const QRectF& area, const SampleInk& ink);

}  // namespace headroom
