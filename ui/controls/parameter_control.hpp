// Slider and number box for a workload's parameter, kept in step.
#pragma once

#include <QDoubleSpinBox>
#include <QSlider>
#include <QWidget>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// If all values are above 0, the slider is logarithmic, so that small values are as easy to set as large ones.
class ParameterControl : public QWidget {
  Q_OBJECT

 public:
  /// Starts with the parameter's default value.
  explicit ParameterControl(const Parameter& parameter, QWidget* parent = nullptr);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] double value() const { return number_->value(); }
  void setValue(double value);
  /// Sets the range of the number box; the slider's range stays.
  void setRange(ParameterRange range);

 Q_SIGNALS:
  void valueChanged(double value);

 private:
  void followNumber(double value);
  [[nodiscard]] int stepOf(double value) const;
  [[nodiscard]] double valueAt(int step) const;

  std::string name_;
  ParameterRange onSlider_;
  QSlider* slider_;
  QDoubleSpinBox* number_;
};

}  // namespace headroom
