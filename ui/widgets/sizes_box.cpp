#include "widgets/sizes_box.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "style/text.hpp"

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

QStringList presetsOf(SizesBox::Kind kind) {
  if (kind == SizesBox::Kind::Matrices) {
    return {QStringLiteral("32, 128, 512, 1024"), QStringLiteral("512, 1024, 2048, 4096"), QStringLiteral("1024"),
            QStringLiteral("1000, 1024"), QStringLiteral("512x1024x256")};
  }
  return {QStringLiteral("1, 4, 16 MP"), QStringLiteral("0.25 to 24 MP"), QStringLiteral("0.25 to 4 MP"),
          QStringLiteral("1 MP"), QStringLiteral("1920x1080, 3840x2160")};
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

QString typed(Size size) {
  constexpr int kDigits = 10;
  if (const auto megapixels = namedMegapixels(size)) return plainNumber(*megapixels, kDigits) + QStringLiteral("MP");
  return text(toText(size)).remove(QLatin1Char(' '));
}

QString typed(const std::vector<Size>& sizes) {
  QStringList texts;
  QStringList megapixels;
  for (const Size size : sizes) {
    texts << typed(size);
    if (texts.constLast().endsWith(QLatin1String("MP"))) megapixels << texts.constLast().chopped(2);
  }
  const QString separator = QStringLiteral(", ");
  return megapixels.size() == texts.size() && !texts.isEmpty() ? megapixels.join(separator) + QStringLiteral(" MP")
                                                               : texts.join(separator);
}

SizesBox::SizesBox(QWidget* parent) : QWidget(parent), combo_(new QComboBox(this)) {
  auto* label = new QLabel(tr("Si&zes"), this);
  label->setBuddy(combo_);
  combo_->setObjectName(QStringLiteral("sizes"));
  combo_->setEditable(true);
  combo_->setInsertPolicy(QComboBox::NoInsert);
  combo_->setCompleter(nullptr);  // a preset that begins as what is typed is not what was meant
  combo_->setMinimumContentsLength(14);
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const Kind kind : {Kind::Pictures, Kind::Matrices}) proposalOf(kind) = presetsOf(kind).constFirst();
  offer();
  otherText_ = proposalOf(Kind::Matrices);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(combo_, 1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

  connect(combo_, &QComboBox::editTextChanged, this, &SizesBox::read);
  read();
}

SizesBox::Kind SizesBox::kindOf(const QString& text) {
  try {
    return sizesFromText(text).front().isOfMatrices() ? Kind::Matrices : Kind::Pictures;
  } catch (const Error&) {
    return Kind::Pictures;
  }
}

void SizesBox::offer() {
  const bool ofMatrices = kind_ == Kind::Matrices;
  combo_->clear();
  QStringList presets = presetsOf(kind_);
  presets.removeAll(proposalOf(kind_));
  presets.prepend(proposalOf(kind_));
  combo_->addItems(presets);
  combo_->setAccessibleName(ofMatrices ? tr("Matrix sizes of the run") : tr("Image sizes of the run"));
  setToolTip(ofMatrices ? tr("Sizes of products to measure: N of square matrices (\"128, 512, 1024\") or M x N x K "
                             "(\"512x1024x256\"), where an M x K matrix is multiplied by a K x N one.")
                        : tr("Image sizes to measure: megapixels (\"1, 4, 16 MP\", \"0.25 to 24 MP\") or pixels "
                             "(\"1023x769\")."));
}

void SizesBox::setKind(Kind kind) {
  if (kind == kind_) return;
  const QString shown = text();
  {
    const QSignalBlocker quiet(combo_);
    kind_ = kind;
    offer();
    combo_->setEditText(std::exchange(otherText_, shown));
  }
  read();
}

QString SizesBox::textOf(Kind kind) const {
  return kind == kind_ ? text() : otherText_;
}

void SizesBox::setTextOf(Kind kind, const QString& text) {
  if (kind == kind_) return setText(text);
  otherText_ = text;
}

void SizesBox::propose(Kind kind, const QString& text) {
  if (proposalOf(kind) == text) return;
  const QString held = textOf(kind);
  const QString shown = isChosen(kind) ? held : text;
  proposalOf(kind) = text;
  if (kind != kind_) {
    otherText_ = shown;
    return;
  }
  {
    const QSignalBlocker quiet(combo_);
    offer();
    combo_->setEditText(shown);
    combo_->lineEdit()->setCursorPosition(0);
  }
  if (shown != held) read();
}

QString SizesBox::text() const {
  return combo_->currentText();
}
void SizesBox::setText(const QString& text) {
  combo_->setEditText(text);
  combo_->lineEdit()->setCursorPosition(0);  // its beginning is in sight
}

void SizesBox::read() {
  try {
    sizes_ = sizesFromText(combo_->currentText());
    for (const Size size : sizes_) {
      if (size.isOfMatrices() == (kind_ == Kind::Matrices)) continue;
      throw UsageError((kind_ == Kind::Matrices
                            ? tr("%1 is an image size. Type matrix sizes like 1024 or 512x1024x256.")
                            : tr("%1 is a matrix size. Type image sizes like 4 MP or 1023x769."))
                           .arg(QString::fromStdString(toText(size)))
                           .toStdString());
    }
    error_.clear();
  } catch (const Error& error) {
    sizes_.clear();
    error_ = QString::fromStdString(error.what());
  }
  Q_EMIT changed();
}

}  // namespace headroom
