// Sigma as a slider and a number that follow each other.
#pragma once

#include <QDoubleSpinBox>
#include <QSlider>
#include <QWidget>

namespace headroom {

/// The slider is logarithmic, so that small sigmas are as easy to set as large ones.
class SigmaControl : public QWidget {
  Q_OBJECT

 public:
  explicit SigmaControl(QWidget* parent = nullptr);

  [[nodiscard]] double sigma() const { return number_->value(); }
  void setSigma(double sigma);
  void setRange(double smallest, double largest);

 Q_SIGNALS:
  void sigmaChanged(double sigma);

 private:
  void followNumber(double sigma);

  QSlider* slider_;
  QDoubleSpinBox* number_;
};

}  // namespace headroom
