// Bars of speed-ups over a baseline, on a logarithmic axis if the factors differ widely.
#pragma once

#include "speedup/labelled_bars.hpp"
#include "speedup/speed_up_content.hpp"

namespace headroom {

class SpeedUpBars : public LabelledBars {
  Q_OBJECT

 public:
  explicit SpeedUpBars(QWidget* parent = nullptr);

  void setContent(SpeedUpContent content);
  /// True if a linear axis would flatten the small factors.
  [[nodiscard]] bool isLogarithmic() const { return isLogarithmic_; }

 protected:
  [[nodiscard]] double headHeight() const override { return 1.6 * em(); }
  void paintGround(QPainter& painter, const QRectF& area) override;
  void paintBar(QPainter& painter, std::size_t line, const QRectF& area) override;
  void paintHead(QPainter& painter, const QRectF& area) override;

 private:
  [[nodiscard]] double xOf(double factor, const QRectF& area) const;
  /// Returns the labelled factors.
  [[nodiscard]] std::vector<double> ticks() const;

  std::vector<SpeedUp> bars_;
  bool isLogarithmic_ = false;
  double lowest_ = 0;  ///< factor at the left end
  double highest_ = 1;
};

}  // namespace headroom
