#include "controls/sigma_control.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kSmallestOnSlider = 0.3;
constexpr double kLargestOnSlider = 50;
constexpr int kSliderSteps = 400;

int stepOf(double sigma) {
  const double fraction = std::log(sigma / kSmallestOnSlider) / std::log(kLargestOnSlider / kSmallestOnSlider);
  return static_cast<int>(std::lround(std::clamp(fraction, 0.0, 1.0) * kSliderSteps));
}

double sigmaAt(int step) {
  return kSmallestOnSlider * std::pow(kLargestOnSlider / kSmallestOnSlider, static_cast<double>(step) / kSliderSteps);
}

/// Takes three decimals, shows no more than the number has.
class PlainNumberBox : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  [[nodiscard]] QString textFromValue(double value) const override { return QString::number(value, 'g', 6); }
  /// A comma is a point, too: passed over, 7,5 would be 75.
  QValidator::State validate(QString& text, int& cursor) const override {
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    return QDoubleSpinBox::validate(text, cursor);
  }
};

}  // namespace

SigmaControl::SigmaControl(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Horizontal, this)), number_(new PlainNumberBox(this)) {
  auto* label = new QLabel(tr("Si&gma"), this);
  label->setBuddy(number_);
  slider_->setObjectName(QStringLiteral("sigmaSlider"));
  slider_->setAccessibleName(tr("Sigma, slider"));
  slider_->setRange(0, kSliderSteps);
  slider_->setPageStep(kSliderSteps / 20);
  slider_->setMinimumWidth(slider_->fontMetrics().averageCharWidth() * 14);
  number_->setObjectName(QStringLiteral("sigmaNumber"));
  number_->setAccessibleName(tr("Sigma in pixels"));
  number_->setLocale(QLocale::c());
  number_->setDecimals(3);
  number_->setSingleStep(0.1);
  number_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  number_->setSuffix(tr(" px"));
  number_->setRange(kSmallestOnSlider, kLargestOnSlider);
  // The hint makes room for the ends of the range alone; numbers between them are longer.
  number_->setMinimumWidth(number_->sizeHint().width() + number_->fontMetrics().horizontalAdvance(tr("0.000")));
  setToolTip(tr("Standard deviation of the Gaussian, in pixels. The photo is blurred anew while it changes."));

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(slider_, 1);
  layout->addWidget(number_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMaximumWidth(number_->fontMetrics().averageCharWidth() * 64);

  connect(slider_, &QSlider::valueChanged, this, [this](int step) { number_->setValue(sigmaAt(step)); });
  connect(number_, &QDoubleSpinBox::valueChanged, this, &SigmaControl::followNumber);
  setSigma(5);
}

void SigmaControl::setSigma(double sigma) {
  number_->setValue(sigma);
  followNumber(number_->value());
}

void SigmaControl::setRange(double smallest, double largest) {
  number_->setRange(smallest, largest);
}

void SigmaControl::followNumber(double sigma) {
  const QSignalBlocker blocker(slider_);
  slider_->setValue(stepOf(sigma));
  Q_EMIT sigmaChanged(sigma);
}

}  // namespace headroom
