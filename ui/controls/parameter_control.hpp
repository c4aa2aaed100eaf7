// A workload's parameter as a slider and a number that follow each other.
#pragma once

#include <QDoubleSpinBox>
#include <QSlider>
#include <QWidget>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// Where all values are above 0 the slider is logarithmic, so that small ones are as easy to set as large ones.
class ParameterControl : public QWidget {
  Q_OBJECT

 public:
  /// It has the parameter's usual value.
  explicit ParameterControl(const Parameter& parameter, QWidget* parent = nullptr);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] double value() const { return number_->value(); }
  void setValue(double value);
  /// Of the number; the slider's stays.
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
