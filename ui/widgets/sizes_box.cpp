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
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Limit on the doublings in "A to B MP": a factor of 2^16.
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

/// Whether it has as many values as the workload's sizes, and is listed where there are no others.
bool isSizeOf(const Workload& workload, Size given) {
  const Size size = fittedSize(workload, given);
  if (size.count() != workload.sizes.size()) return false;
  return !hasListedSizesOnly(workload) || std::ranges::find(workload.usualOnCpus, size) != workload.usualOnCpus.end();
}

bool isOfImages(Size size) {
  constexpr std::size_t kSides = 2;
  return size.count() == kSides;
}

QStringList presetsOf(const Workload& workload) {
  if (isOfPixels(workload)) {
    return {QStringLiteral("1, 4, 16 MP"), QStringLiteral("0.25 to 24 MP"), QStringLiteral("0.25 to 4 MP"),
            QStringLiteral("1 MP"), QStringLiteral("1920x1080, 3840x2160")};
  }
  QStringList presets{typed(workload.usualOnCpus), typed(workload.usualElsewhere)};
  for (const Size size : workload.usualElsewhere) presets << typed(size);
  presets.removeDuplicates();
  return presets;
}

QString hintOn(const Workload& workload) {
  if (isOfPixels(workload)) {
    return SizesBox::tr(
        "Image sizes to measure: megapixels (\"1, 4, 16 MP\", \"0.25 to 24 MP\") or pixels "
        "(\"1023x769\").");
  }
  const QString form = text(sizeForm(workload));
  if (workload.sizes.size() == 1)
    return SizesBox::tr("Sizes to measure: %1, as in \"%2\".").arg(form, typed(workload.usualOnCpus));
  return SizesBox::tr("Sizes to measure: %1 (\"%2\"), or one number for all of them (\"%3\").")
      .arg(form, text(toText(trialSize(workload))).remove(QLatin1Char(' ')), typed(workload.usualOnCpus));
}

}  // namespace

std::vector<Size> sizesFromText(const QString& text) {
  static const QRegularExpression range(QStringLiteral(R"(^\s*([0-9.]+)\s*(?:MP)?\s*(?:to|-)\s*([0-9.]+)\s*MP\s*$)"),
                                        QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression bareNumber(QStringLiteral(R"(^[0-9.]+$)"));
  const QRegularExpressionMatch match = range.match(text);
  if (match.hasMatch()) {
    // The engine, which knows the limits, reads both ends; the doublings between them are then valid as well.
    const auto end = [&match](int group) {
      return parseSize((match.captured(group) + QLatin1String("MP")).toStdString());
    };
    const double smallest = imageSize(end(1)).megapixels();
    const double largest = imageSize(end(2)).megapixels();
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
  const auto megapixels = isOfImages(size) ? namedMegapixels(imageSize(size)) : std::nullopt;
  if (megapixels) return plainNumber(*megapixels, kDigits) + QStringLiteral("MP");
  const auto values = size.values();
  const bool isOne = std::ranges::all_of(values, [&](std::int64_t value) { return value == values.front(); });
  if (isOne && !isOfImages(size) && !values.empty()) return QString::number(values.front());
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

SizesBox::SizesBox(QWidget* parent)
    : QWidget(parent),
      combo_(new QComboBox(this)),
      workload_(&findWorkload(kPhotoWorkload)),
      form_(formOf(*workload_)) {
  auto* label = new QLabel(tr("Si&zes"), this);
  label->setBuddy(combo_);
  combo_->setObjectName(QStringLiteral("sizes"));
  combo_->setEditable(true);
  combo_->setInsertPolicy(QComboBox::NoInsert);
  combo_->setCompleter(nullptr);  // would complete the typed text to a preset that the user did not choose
  combo_->setMinimumContentsLength(14);
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  offer();

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(combo_, 1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

  connect(combo_, &QComboBox::editTextChanged, this, &SizesBox::read);
  read();
}

QString SizesBox::formOf(const Workload& workload) {
  // Listed sizes, such as the launches of merged captures, are those of one workload.
  if (hasListedSizesOnly(workload))
    return QStringLiteral("%1 of %2").arg(headroom::text(sizeForm(workload)), headroom::text(workload.id));
  return isOfPixels(workload) ? QStringLiteral("pixels") : headroom::text(sizeForm(workload));
}

QStringList SizesBox::forms() {
  QStringList forms;
  for (const Workload& workload : workloads()) forms << formOf(workload);
  forms.removeDuplicates();
  return forms;
}

QStringList SizesBox::formsFor(const QString& text) {
  QStringList forms;
  try {
    const std::vector<Size> sizes = sizesFromText(text);
    for (const Workload& workload : workloads()) {
      const bool fits = std::ranges::all_of(sizes, [&](Size size) { return isSizeOf(workload, size); });
      if (fits) forms << formOf(workload);
    }
  } catch (const Error&) {
    forms << formOf(findWorkload(kPhotoWorkload));  // shows the error
  }
  forms.removeDuplicates();
  return forms;
}

void SizesBox::offer() {
  QStringList presets = presetsOf(*workload_);
  QString& proposal = proposals_[form_];
  if (proposal.isEmpty()) proposal = presets.constFirst();
  combo_->clear();
  presets.removeAll(proposal);
  presets.prepend(proposal);
  combo_->addItems(presets);
  combo_->setAccessibleName(isOfPixels(*workload_) ? tr("Image sizes of the run")
                                                   : tr("Sizes of the run, %1").arg(form_));
  setToolTip(hintOn(*workload_));
}

void SizesBox::setWorkload(const Workload& workload) {
  if (&workload == workload_) return;
  workload_ = &workload;
  if (formOf(workload) != form_) {
    const QSignalBlocker quiet(combo_);
    texts_[form_] = text();
    form_ = formOf(workload);
    offer();
    const auto held = texts_.find(form_);
    combo_->setEditText(held == texts_.end() ? proposals_[form_] : held->second);
  }
  read();
}

QString SizesBox::textOf(const QString& form) const {
  if (form == form_) return text();
  const auto held = texts_.find(form);
  return held == texts_.end() ? QString() : held->second;
}

void SizesBox::setTextOf(const QString& form, const QString& text) {
  if (form == form_) return setText(text);
  texts_[form] = text;
}

void SizesBox::propose(const QString& proposed) {
  if (proposals_[form_] == proposed) return;
  const QString held = text();
  const QString shown = held == proposals_[form_] ? proposed : held;
  {
    const QSignalBlocker quiet(combo_);
    proposals_[form_] = proposed;
    offer();
    combo_->setEditText(shown);
    combo_->lineEdit()->setCursorPosition(0);
  }
  if (shown != held) read();
}

std::map<QString, QString> SizesBox::chosen() const {
  std::map<QString, QString> chosen;
  for (const auto& [form, proposal] : proposals_) {
    const QString held = textOf(form);
    chosen[form] = held == proposal ? QString() : held;
  }
  return chosen;
}

QString SizesBox::text() const {
  return combo_->currentText();
}
void SizesBox::setText(const QString& text) {
  combo_->setEditText(text);
  combo_->lineEdit()->setCursorPosition(0);  // shows the beginning of the text
}

void SizesBox::read() {
  try {
    sizes_.clear();
    for (const Size size : sizesFromText(combo_->currentText())) {
      sizes_.push_back(fittedSize(*workload_, size));
      requireSize(*workload_, sizes_.back());
    }
    error_.clear();
  } catch (const Error& error) {
    sizes_.clear();
    error_ = engineSentences(error.what());
  }
  Q_EMIT changed();
}

}  // namespace headroom
