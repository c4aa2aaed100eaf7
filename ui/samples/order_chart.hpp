// Samples of a row in measurement order, which reveals drift and background load.
#pragma once

#include "plot/plot_view.hpp"
#include "plot/time_axis.hpp"
#include "samples/sample_set.hpp"

namespace headroom {

class OrderChart : public PlotView {
  Q_OBJECT

 public:
  explicit OrderChart(QWidget* parent = nullptr);

  void setSamples(SampleSet set, const QColor& colour);
  [[nodiscard]] const SampleSet& samples() const { return set_; }
  /// Index of the hovered sample; -1 for none.
  [[nodiscard]] int pointedAt() const { return pointedAt_; }
  void pointAt(int sample);
  /// Returns where a sample is drawn, in the view's coordinates; at the plot's edge if it lies beyond.
  [[nodiscard]] QPointF positionOf(const Sample& sample) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void pointed(int sample);  ///< by the user; -1 when the pointer leaves

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void pointByUser(int sample);
  [[nodiscard]] PlotContent plotContent() const;
  [[nodiscard]] PlotSeries seriesOf(bool areBeyond, const TimeAxis& axis) const;
  [[nodiscard]] PlotSeries median() const;
  /// Sets the chart's accessible description.
  void describe();

  SampleSet set_;
  QColor colour_;
  int pointedAt_ = -1;
};

}  // namespace headroom
