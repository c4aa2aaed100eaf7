// Distribution of a row's samples: box, histogram, and a mark per sample. Painted by hand, because box, histogram and
// marks share one axis at different heights, which no series of Qt Charts supports.
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
  /// From top to bottom: the box, the bars, the samples' marks, the axis.
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
