#include "panels/sizes_box.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "headroom/error.hpp"

namespace headroom {

namespace {

/// Most sizes that "A to B MP" stands for: 2^16 between them.
constexpr int kMostDoublings = 16;

std::vector<Size> doublingSizes(double smallest, double largest) {
  std::vector<Size> sizes;
  double megapixels = smallest;
  for (int i = 0; i < kMostDoublings && megapixels < largest * 0.999; ++i, megapixels *= 2) {
    sizes.push_back(squareOf(megapixels));
  }
  sizes.push_back(squareOf(largest));
  return sizes;
}

}  // namespace

std::vector<Size> sizesFromText(const QString& text) {
  static const QRegularExpression range(QStringLiteral(R"(^\s*([0-9.]+)\s*(?:MP)?\s*(?:to|-)\s*([0-9.]+)\s*MP\s*$)"),
                                        QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression bareNumber(QStringLiteral(R"(^[0-9.]+$)"));
  const QRegularExpressionMatch match = range.match(text);
  if (match.hasMatch()) {
    // Each end is read by the engine, which knows the limits; the doublings between them then fit as well.
    const auto end = [&match](int group) {
      return parseSize((match.captured(group) + QLatin1String("MP")).toStdString());
    };
    const double smallest = end(1).megapixels();
    const double largest = end(2).megapixels();
    if (smallest <= largest) return doublingSizes(match.captured(1).toDouble(), match.captured(2).toDouble());
  }
  QStringList parts = text.split(QLatin1Char(','));
  const bool lastHasUnit = parts.last().contains(QLatin1String("MP"), Qt::CaseInsensitive);
  for (QString& part : parts) {
    part.remove(QLatin1Char(' '));
    if (lastHasUnit && bareNumber.match(part).hasMatch()) part += QLatin1String("MP");
  }
  return parseSizes(parts.join(QLatin1Char(',')).toStdString());
}

SizesBox::SizesBox(QWidget* parent) : QWidget(parent), combo_(new QComboBox(this)) {
  auto* label = new QLabel(tr("Si&zes"), this);
  label->setBuddy(combo_);
  combo_->setObjectName(QStringLiteral("sizes"));
  combo_->setAccessibleName(tr("Image sizes of the sweep"));
  combo_->setEditable(true);
  combo_->setInsertPolicy(QComboBox::NoInsert);
  combo_->addItems({QStringLiteral("1, 4, 16 MP"), QStringLiteral("0.25 to 24 MP"), QStringLiteral("0.25 to 4 MP"),
                    QStringLiteral("1 MP"), QStringLiteral("1920x1080, 3840x2160")});
  combo_->setMinimumContentsLength(14);
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setToolTip(tr("Image sizes to measure: megapixels (\"1, 4, 16 MP\", \"0.25 to 24 MP\") or pixels (\"1023x769\")."));

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(combo_, 1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

  connect(combo_, &QComboBox::editTextChanged, this, &SizesBox::read);
  read();
}

QString SizesBox::text() const {
  return combo_->currentText();
}
void SizesBox::setText(const QString& text) {
  combo_->setEditText(text);
}

void SizesBox::read() {
  try {
    sizes_ = sizesFromText(combo_->currentText());
    error_.clear();
  } catch (const Error& error) {
    sizes_.clear();
    error_ = QString::fromStdString(error.what());
  }
  Q_EMIT changed();
}

}  // namespace headroom
