#include "controls/parameter_control.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr int kSliderSteps = 400;

/// Accepts three decimals, and shows only the digits that the number needs.
class PlainNumberBox : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  [[nodiscard]] QString textFromValue(double value) const override {
    return QString::number(value, 'g', 6).replace(QLatin1Char('.'), locale().decimalPoint());
  }
  /// Accepts a comma and a point as the decimal point; otherwise 7,5 or 7.5 would become 75.
  QValidator::State validate(QString& text, int& cursor) const override {
    const QString point = locale().decimalPoint();
    text.replace(QLatin1Char(','), point).replace(QLatin1Char('.'), point);
    return QDoubleSpinBox::validate(text, cursor);
  }
};

/// Label and help of the built-in parameter; the other parameters use the texts in their files.
struct KnownParameter {
  const char* name;
  const char* label;  ///< with a mnemonic that no other control uses
  const char* toolTip;
  ParameterRange onSlider;
};
constexpr KnownParameter kKnown{
    "sigma",
    QT_TRANSLATE_NOOP("headroom::ParameterControl", "Si&gma"),
    QT_TRANSLATE_NOOP("headroom::ParameterControl",
                      "Standard deviation of the Gaussian, in pixels. The photo is blurred again while it changes."),
    {0.3, 50}};

bool isKnown(const Parameter& parameter) {
  return parameter.name == kKnown.name;
}

QString titleOf(const Parameter& parameter) {
  QString title = QString::fromStdString(parameter.name);
  title[0] = title[0].toUpper();
  return title;
}

QString suffixOf(const Parameter& parameter) {
  if (parameter.unit.empty()) return {};
  return parameter.unit == "pixels" ? ParameterControl::tr(" px")
                                    : QLatin1Char(' ') + QString::fromStdString(parameter.unit);
}

/// As in "Sigma in pixels".
QString unitOf(const Parameter& parameter) {
  return parameter.unit == "pixels" ? ParameterControl::tr("pixels") : QString::fromStdString(parameter.unit);
}

}  // namespace

ParameterControl::ParameterControl(const Parameter& parameter, QWidget* parent)
    : QWidget(parent),
      name_(parameter.name),
      onSlider_(isKnown(parameter) ? kKnown.onSlider : ParameterRange{parameter.smallest, parameter.largest}),
      slider_(new QSlider(Qt::Horizontal, this)),
      number_(new PlainNumberBox(this)) {
  const QString name = QString::fromStdString(name_);
  const QString title = titleOf(parameter);
  const QString unit = unitOf(parameter);
  auto* label = new QLabel(isKnown(parameter) ? tr(kKnown.label) : title, this);
  label->setBuddy(number_);
  slider_->setObjectName(name + QStringLiteral("Slider"));
  slider_->setAccessibleName(tr("%1, slider").arg(title));
  slider_->setRange(0, kSliderSteps);
  slider_->setPageStep(kSliderSteps / 20);
  slider_->setMinimumWidth(slider_->fontMetrics().averageCharWidth() * 14);
  number_->setObjectName(name + QStringLiteral("Number"));
  number_->setAccessibleName(unit.isEmpty() ? title : tr("%1 in %2").arg(title, unit));
  number_->setDecimals(3);
  number_->setSingleStep(0.1);
  number_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  number_->setSuffix(suffixOf(parameter));
  setRange({parameter.smallest, parameter.largest});
  // The size hint only fits the ends of the range; numbers between them are longer.
  number_->setMinimumWidth(number_->sizeHint().width() + number_->fontMetrics().horizontalAdvance(tr("0.000")));
  if (isKnown(parameter)) setToolTip(tr(kKnown.toolTip));

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(slider_, 1);
  layout->addWidget(number_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMaximumWidth(number_->fontMetrics().averageCharWidth() * 64);

  connect(slider_, &QSlider::valueChanged, this, [this](int step) { number_->setValue(valueAt(step)); });
  connect(number_, &QDoubleSpinBox::valueChanged, this, &ParameterControl::followNumber);
  setValue(parameter.usual);
}

int ParameterControl::stepOf(double value) const {
  const double fraction = onSlider_.smallest > 0
                              ? std::log(value / onSlider_.smallest) / std::log(onSlider_.largest / onSlider_.smallest)
                              : (value - onSlider_.smallest) / (onSlider_.largest - onSlider_.smallest);
  if (!std::isfinite(fraction)) return 0;
  return static_cast<int>(std::lround(std::clamp(fraction, 0.0, 1.0) * kSliderSteps));
}

double ParameterControl::valueAt(int step) const {
  const double fraction = static_cast<double>(step) / kSliderSteps;
  if (onSlider_.smallest > 0) return onSlider_.smallest * std::pow(onSlider_.largest / onSlider_.smallest, fraction);
  return onSlider_.smallest + fraction * (onSlider_.largest - onSlider_.smallest);
}

void ParameterControl::setValue(double value) {
  number_->setValue(value);
  followNumber(number_->value());
}

void ParameterControl::setRange(ParameterRange range) {
  number_->setRange(range.smallest, range.largest);
}

void ParameterControl::followNumber(double value) {
  const QSignalBlocker blocker(slider_);
  slider_->setValue(stepOf(value));
  Q_EMIT valueChanged(value);
}

}  // namespace headroom
