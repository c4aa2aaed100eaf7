// The samples of a row in the order of the run, so that drift and a busy minute are seen.
#pragma once

#include "samples/sample_view.hpp"
#include "samples/time_axis.hpp"

namespace headroom {

class OrderView : public SampleView {
  Q_OBJECT

 public:
  explicit OrderView(QWidget* parent = nullptr);

  [[nodiscard]] QPointF positionOf(const Sample& sample) const override;

 protected:
  void arrange() override;
  void paintSamples(QPainter& painter) override;

 private:
  /// Of a place between samples; sample number n is at n.
  [[nodiscard]] double xOf(double number) const;
  [[nodiscard]] double yOf(double ms) const;
  void paintLevels(QPainter& painter) const;
  void paintRounds(QPainter& painter) const;
  void paintNumbers(QPainter& painter) const;

  TimeAxis axis_;
  QRectF plot_;
};

}  // namespace headroom
