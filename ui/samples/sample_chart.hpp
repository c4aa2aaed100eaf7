// Base of the charts of a row's samples: pointing at a sample with the mouse or the keyboard.
#pragma once

#include <QWidget>

#include "plot/chart_copy.hpp"
#include "plot/sample_paint.hpp"
#include "samples/sample_set.hpp"

namespace headroom {

class SampleChart : public QWidget {
  Q_OBJECT

 public:
  explicit SampleChart(QWidget* parent = nullptr);

  void setSamples(SampleSet set, const QColor& colour);
  [[nodiscard]] const SampleSet& samples() const { return set_; }
  [[nodiscard]] ChartTable table() const;
  /// Index of the hovered sample; -1 for none.
  [[nodiscard]] int pointedAt() const { return pointedAt_; }
  void pointAt(int sample);
  /// Returns where a sample is drawn; at the plot's edge if it lies beyond.
  [[nodiscard]] virtual QPointF positionOf(const Sample& sample) const = 0;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void pointed(int sample);  ///< by the user; -1 when the pointer leaves

 protected:
  /// Called when the samples, the size or the font changed and there are samples: computes the positions that painting
  /// and pointing need.
  virtual void arrange() = 0;
  virtual void paintSamples(QPainter& painter) = 0;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] SampleInk ink() const { return {colour_, palette()}; }
  /// True if the sample lies outside the axis.
  [[nodiscard]] bool isBeyond(const Sample& sample) const;
  /// Paints all samples, outliers last, so that they stay visible.
  void paintMarks(QPainter& painter, double radius, QPointF beyondLow, QPointF beyondHigh) const;

 private:
  void arrangeSamples();
  void pointByUser(int sample);
  [[nodiscard]] int sampleNear(QPointF at) const;
  void tell();

  SampleSet set_;
  QColor colour_;
  int pointedAt_ = -1;
};

}  // namespace headroom
