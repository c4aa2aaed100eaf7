#include "split/split_controls.hpp"

#include <QSignalBlocker>
#include <algorithm>
#include <array>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

constexpr std::array kStepsPercent{5, 10, 20, 25};
constexpr int kUsualStepPercent = 10;
constexpr std::array kPartCounts{2, 4, 8};

constexpr QLatin1StringView kVariantKey("split/variant");
constexpr QLatin1StringView kSizeKey("split/size");

QString nameOf(const DeviceDescription& device) {
  return QString::fromStdString(device.name);
}

}  // namespace

Size splitSizeFromText(const QString& text) {
  const std::vector<Size> sizes = sizesFromText(text);
  if (sizes.size() != 1) {
    throw UsageError(SplitControls::tr("Work of one size is split at a time: %1 names %2.")
                         .arg(text)
                         .arg(sizes.size())
                         .toStdString());
  }
  return sizes.front();
}

// Creates the widgets in tab order.
SplitControls::SplitControls(const Catalogue& catalogue, Settings* settings, QWidget* parent)
    : RunControls(parent),
      catalogue_(catalogue),
      settings_(settings),
      between_(new QComboBox(this)),
      variants_(newVariantBox(QStringLiteral("splitVariant"), tr("Variant to split"))),
      sizes_(newSizeBox(QStringLiteral("splitSize"), tr("Size of the work"),
                        tr("Megapixels (\"4 MP\") or pixels (\"1920x1080\"); of matrices N (\"1024\") or MxNxK."))),
      step_(new QComboBox(this)) {
  fillVariants();
  fillChoices();
  arrange(QStringLiteral("whyNotSplit"),
          {{tr("Bet&ween"), between_}, {tr("V&ariant"), variants_}, {tr("Si&ze"), sizes_}, {tr("Ste&p"), step_}});
  connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
    followWorkload();
    tellChanged();
    Q_EMIT variantChanged();
  });
  connect(sizes_, &QComboBox::editTextChanged, this, &SplitControls::tellChanged);
  connect(between_, &QComboBox::currentIndexChanged, this, &SplitControls::tellChanged);
  connect(step_, &QComboBox::currentIndexChanged, this, &SplitControls::tellChanged);
}

void SplitControls::addVariants() {
  for (const Variant& variant : catalogue_.variants()) {
    if (!whyNotSplit(variant).empty()) continue;
    variants_->addVariant(variant, variantSummary(variant));
  }
}

void SplitControls::reload() {
  variants_->refill([this] { addVariants(); });
}

void SplitControls::fillVariants() {
  addVariants();
  if (setVariant(settings_->choice(kVariantKey))) return;
  // Initially selects a variant of the default workload, with several passes if possible: it takes a fraction of the
  // time of one that multiplies every neighbouring pixel.
  const auto chooseFirst = [this](int passes) {
    for (const Variant& variant : catalogue_.variants()) {
      const bool isWanted = variant.workload == kUsualWorkload && static_cast<int>(variant.passes.size()) >= passes;
      if (isWanted && setVariant(QString::fromStdString(variant.id))) return true;
    }
    return false;
  };
  if (!chooseFirst(2)) chooseFirst(1);
}

void SplitControls::fillChoices() {
  between_->setObjectName(QStringLiteral("splitBetween"));
  between_->setAccessibleName(tr("Devices that share the work"));
  between_->setToolTip(
      tr("Parts of one device, or devices side by side. The first one is what others are compared "
         "with."));
  between_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  sizes_->setMinimumContentsLength(kSizeCharacters);
  followWorkload();
  step_->setObjectName(QStringLiteral("splitStep"));
  step_->setAccessibleName(tr("Step from share to share"));
  step_->setToolTip(tr("Shares of the rows that are measured first; then those about the best one."));
  for (const int percent : kStepsPercent) step_->addItem(tr("%1%").arg(percent), percent);
  step_->setCurrentIndex(step_->findData(kUsualStepPercent));
}

void SplitControls::setDevices(const std::vector<DeviceDescription>& devices, const DeviceDescription& chosen) {
  const int before = between_->currentIndex();
  const std::optional<Between> held =
      before >= 0 ? std::optional(choices_[static_cast<std::size_t>(before)]) : std::nullopt;
  const QSignalBlocker blocker(between_);
  between_->clear();
  choices_.clear();
  const auto offer = [this](const QString& text, Between between) {
    between_->addItem(text);
    choices_.push_back(std::move(between));
  };
  std::vector<std::string> all{chosen.id};
  for (const DeviceDescription& other : devices) {
    if (other.id == chosen.id || hostInId(other.id) != hostInId(chosen.id)) continue;
    all.push_back(other.id);
    offer(tr("%1 and %2").arg(nameOf(chosen), nameOf(other)), {{chosen.id, other.id}, 1});
  }
  if (all.size() > 2) offer(tr("All %1 devices").arg(all.size()), {all, 1});
  // Other types of devices rarely support partitioning.
  for (const int parts : kPartCounts) {
    if (chosen.type != DeviceType::Cpu || chosen.computeUnits < static_cast<unsigned>(parts)) continue;
    offer(tr("%1 parts of %2").arg(parts).arg(nameOf(chosen)), {{chosen.id}, parts});
  }
  const auto again = held ? std::find(choices_.begin(), choices_.end(), *held) : choices_.end();
  if (again != choices_.end()) between_->setCurrentIndex(static_cast<int>(again - choices_.begin()));
  Q_EMIT changed();
}

bool SplitControls::setParts(int parts) {
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (choices_[i].parts != parts) continue;
    between_->setCurrentIndex(static_cast<int>(i));
    return true;
  }
  return false;
}

const Workload& SplitControls::workload() const {
  return findWorkload(catalogue_.find(variant().toStdString()).workload);
}

void SplitControls::followWorkload() {
  const std::vector<Size>& sizes = workload().usualElsewhere;
  const QString usual = isOfPixels(workload()) ? QStringLiteral("4 MP") : typed(sizes[sizes.size() / 2]);
  const QString held = settings_->choice(kSizeKey);
  const QSignalBlocker blocker(sizes_);
  sizes_->clear();
  for (const Size size : sizes) sizes_->addItem(typed(std::vector<Size>{size}));
  sizes_->setEditText(held.isEmpty() ? usual : held);
  if (!sizeProblem().isEmpty()) sizes_->setEditText(usual);
}

QString SplitControls::problem() const {
  if (choices_.empty()) {
    return tr(
        "There is nothing to share work with: one device, and it has no parts. A second driver, such as PoCL "
        "(package pocl-opencl-icd) for the processor, would be another device.");
  }
  return sizeProblem();
}

QString SplitControls::sizeProblem() const {
  try {
    requireSize(workload(), fittedSize(workload(), splitSizeFromText(sizeText())));
  } catch (const Error& error) {
    return engineSentences(error.what());
  }
  return {};
}

SplitPlan SplitControls::plan() const {
  const Between& between = choices_[static_cast<std::size_t>(between_->currentIndex())];
  SplitPlan plan;
  plan.devices = between.devices;
  plan.parts = between.parts;
  plan.variants = {variant().toStdString()};
  plan.size = fittedSize(workload(), splitSizeFromText(sizeText()));
  plan.step = step_->currentData().toInt() / 100.0;
  return plan;
}

void SplitControls::remember() {
  settings_->setChoice(kVariantKey, variant());
  if (problem().isEmpty()) settings_->setChoice(kSizeKey, sizeText());
}

}  // namespace headroom
