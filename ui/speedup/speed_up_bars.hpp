// Bars of speed-ups against a baseline, over a logarithmic axis where the factors differ much.
#pragma once

#include "speedup/labelled_bars.hpp"
#include "speedup/speed_up_content.hpp"

namespace headroom {

class SpeedUpBars : public LabelledBars {
  Q_OBJECT

 public:
  explicit SpeedUpBars(QWidget* parent = nullptr);

  void setContent(SpeedUpContent content);
  /// True where a linear axis would press the small ones flat.
  [[nodiscard]] bool isLogarithmic() const { return isLogarithmic_; }

 protected:
  [[nodiscard]] double headHeight() const override { return 1.6 * em(); }
  void paintGround(QPainter& painter, const QRectF& area) override;
  void paintBar(QPainter& painter, std::size_t line, const QRectF& area) override;
  void paintHead(QPainter& painter, const QRectF& area) override;

 private:
  [[nodiscard]] double xOf(double factor, const QRectF& area) const;
  /// Factors that bear a label.
  [[nodiscard]] std::vector<double> ticks() const;

  std::vector<SpeedUp> bars_;
  bool isLogarithmic_ = false;
  double lowest_ = 0;  ///< factor at the left end
  double highest_ = 1;
};

}  // namespace headroom
