// How the samples of a row are distributed: box, histogram, and a mark per sample.
// Painted: box, histogram and marks share one axis at heights of their own, which no series of Qt Charts has.
#pragma once

#include "plot/time_axis.hpp"
#include "samples/sample_chart.hpp"

namespace headroom {

class DistributionChart : public SampleChart {
  Q_OBJECT

 public:
  explicit DistributionChart(QWidget* parent = nullptr);

  [[nodiscard]] QPointF positionOf(const Sample& sample) const override;

 protected:
  void arrange() override;
  void paintSamples(QPainter& painter) override;

 private:
  /// Top to bottom: the box, the bars, the samples' marks, the axis.
  struct Places {
    QRectF box;
    QRectF bars;
    QRectF marks;
    QRectF axis;
  };
  [[nodiscard]] double xOf(double ms) const;
  void paintInterval(QPainter& painter) const;
  void paintBars(QPainter& painter) const;
  void paintAxis(QPainter& painter) const;

  Places places_;
  TimeAxis axis_;
};

}  // namespace headroom
