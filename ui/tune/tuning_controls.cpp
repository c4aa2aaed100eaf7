#include "tune/tuning_controls.hpp"

#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

/// Width of a size and of a time.
constexpr int kTypedCharacters = 9;

constexpr QLatin1StringView kVariantKey("tuning/variant");
constexpr QLatin1StringView kSizeKey("tuning/size");
constexpr QLatin1StringView kSearchKey("tuning/search");
constexpr QLatin1StringView kBudgetKey("tuning/budget");
constexpr QLatin1StringView kResumedKey("tuning/resumed");
constexpr QLatin1StringView kWorkersKey("tuning/workers");

void fill(QComboBox& box, const QStringList& presets) {
  box.addItems(presets);
  box.setMinimumContentsLength(kTypedCharacters);
  box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

/// Returns what is wrong with the text, as a sentence; empty if nothing is.
template <typename Read>
QString problemOf(const QString& text, Read read) {
  try {
    read(text);
  } catch (const Error& error) {
    return engineSentences(error.what());
  }
  return {};
}

QString titleOf(SearchMethod method) {
  QString name = text(toText(method));
  name[0] = name[0].toUpper();
  return name;
}

QString explanationOf(SearchMethod method) {
  switch (method) {
    case SearchMethod::Exhaustive:
      return TuningControls::tr("All configurations, in the order of the kernel's file.");
    case SearchMethod::Random:
      return TuningControls::tr("All configurations, in random order.");
    case SearchMethod::Genetic:
      return TuningControls::tr("After some random ones, combinations of the fastest so far.");
    case SearchMethod::Learning:
      break;
  }
  return TuningControls::tr(
      "First those that a model of the times so far expects most of: for spaces too large for the time budget.");
}

}  // namespace

Size tuningSizeFromText(const QString& text) {
  const std::vector<Size> sizes = sizesFromText(text);
  if (sizes.size() != 1) {
    throw UsageError(
        TuningControls::tr("A tuning is of one size: %1 names %2.").arg(text).arg(sizes.size()).toStdString());
  }
  return sizes.front();
}

double budgetFromText(const QString& text) {
  QString written = text;
  const double seconds = parseSeconds(written.remove(QLatin1Char(' ')).toStdString());
  if (!(seconds > 0))
    throw UsageError(TuningControls::tr("The time budget must be more than 0 seconds.").toStdString());
  return seconds;
}

// Creates the widgets in tab order.
TuningControls::TuningControls(const Catalogue& catalogue, Settings* settings, QWidget* parent)
    : RunControls(parent),
      settings_(settings),
      variants_(newVariantBox(QStringLiteral("tuningVariant"), tr("Variant to tune"))) {
  QComboBox* size = newSizeBox(QStringLiteral("tuningSize"), tr("Image size to tune for"),
                               tr("Image size to tune for: megapixels (\"4 MP\") or pixels (\"1920x1080\")."));
  fill(*size, {QStringLiteral("1 MP"), QStringLiteral("4 MP"), QStringLiteral("16 MP"), QStringLiteral("64 MP"),
               QStringLiteral("1920x1080"), QStringLiteral("3840x2160")});
  search_ = new QComboBox(this);
  budget_ = new QComboBox(this);
  workers_ = new QSpinBox(this);
  resume_ = new QCheckBox(tr("Resume &where tuning left off"), this);
  import_ = new QToolButton(this);
  import_->setObjectName(QStringLiteral("importTuning"));
  import_->setText(tr("I&mport..."));
  import_->setToolTip(tr("Show the results of another tuner: T4 JSON, or a cache of Kernel Tuner."));
  import_->setFocusPolicy(Qt::StrongFocus);
  fillVariants(catalogue);
  fillChoices();
  arrange(QStringLiteral("whyNotTune"), {{tr("V&ariant"), variants_},
                                         {tr("Si&ze"), size},
                                         {tr("&Search"), search_},
                                         {tr("&Budget"), budget_},
                                         {{}, workers_},
                                         {{}, resume_},
                                         {{}, import_}});
  connect(import_, &QToolButton::clicked, this, &TuningControls::importAsked);
  connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
    tellChanged();
    Q_EMIT variantChanged();
  });
  connect(size, &QComboBox::editTextChanged, this, [this] {
    isSizeChosen_ = true;
    tellChanged();
  });
  connect(budget_, &QComboBox::editTextChanged, this, &TuningControls::tellChanged);
  connect(search_, &QComboBox::currentIndexChanged, this, &TuningControls::tellChanged);
  connect(workers_, &QSpinBox::valueChanged, this, &TuningControls::tellChanged);
  connect(resume_, &QCheckBox::toggled, this, &TuningControls::tellChanged);
}

void TuningControls::addVariants(const Catalogue& catalogue) {
  for (const Variant& variant : catalogue.variants()) {
    if (variant.tunables.empty()) continue;
    QStringList axes;
    for (const Tunable& axis : variant.tunables) axes << QString::fromStdString(axis.name);
    variants_->addVariant(variant, tr("Tunables: %1").arg(axes.join(QStringLiteral(", "))));
  }
}

void TuningControls::fillVariants(const Catalogue& catalogue) {
  addVariants(catalogue);
  setVariant(settings_->choice(kVariantKey));
}

void TuningControls::reload(const Catalogue& catalogue) {
  variants_->refill([&] { addVariants(catalogue); });
  // Its tunables may have changed.
  if (!variant().isEmpty()) Q_EMIT variantChanged();
}

void TuningControls::fillChoices() {
  search_->setObjectName(QStringLiteral("tuningSearch"));
  search_->setAccessibleName(tr("Order of the search"));
  for (const SearchMethod method :
       {SearchMethod::Learning, SearchMethod::Genetic, SearchMethod::Random, SearchMethod::Exhaustive}) {
    search_->addItem(titleOf(method), static_cast<int>(method));
    search_->setItemData(search_->count() - 1, explanationOf(method), Qt::ToolTipRole);
  }
  search_->setToolTip(tr("In which order configurations are tried; the default one is always the first."));
  const int held = search_->findText(settings_->choice(kSearchKey));
  if (held >= 0) search_->setCurrentIndex(held);
  if (const QString size = settings_->choice(kSizeKey); !size.isEmpty()) setSize(size);
  budget_->setObjectName(QStringLiteral("tuningBudget"));
  budget_->setAccessibleName(tr("Time budget of the search"));
  budget_->setEditable(true);
  budget_->setInsertPolicy(QComboBox::NoInsert);
  fill(*budget_, {QStringLiteral("20 s"), QStringLiteral("60 s"), QStringLiteral("5 min"), QStringLiteral("30 min"),
                  QStringLiteral("2 h")});
  budget_->setEditText(QStringLiteral("60 s"));
  if (const QString budget = settings_->choice(kBudgetKey); !budget.isEmpty()) setBudget(budget);
  budget_->setToolTip(
      tr("How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top."));
  workers_->setObjectName(QStringLiteral("tuningWorkers"));
  workers_->setAccessibleName(tr("Workers"));
  workers_->setPrefix(tr("Workers: "));
  workers_->setRange(1, kMostWorkers);
  workers_->setValue(settings_->choice(kWorkersKey).toInt());  // 1 for any other text
  workers_->setToolTip(
      tr("Measure with this many runners of the host at once, each on an equal device of its own: tasks of Slurm, or "
         "GPUs of the machine."));
  workers_->hide();
  resume_->setObjectName(QStringLiteral("resumeTuning"));
  resume_->setChecked(settings_->choice(kResumedKey) == QLatin1String("true"));
  resume_->setToolTip(
      tr("Skip the configurations that earlier tuning runs of this kernel measured on this device, at this size and "
         "with these parameters. Otherwise, measure all of them again."));
}

void TuningControls::setSize(const QString& text) {
  RunControls::setSize(text);
  isSizeChosen_ = true;
}

void TuningControls::setBudget(const QString& text) {
  budget_->setEditText(text);
}

void TuningControls::proposeSize(double megapixels) {
  if (isSizeChosen_) return;
  RunControls::setSize(tr("%1 MP").arg(megapixels));
  isSizeChosen_ = false;
}

QString TuningControls::problem() const {
  if (variants_->count() == 0) return tr("No kernel has tunables: one gets them by [tune.NAME] in its file.");
  const QString size = problemOf(sizeText(), tuningSizeFromText);
  return size.isEmpty() ? problemOf(budget_->currentText(), budgetFromText) : size;
}

TuningPlan TuningControls::plan() const {
  TuningPlan plan;
  plan.variants = {variant().toStdString()};
  const Workload& workload = findWorkload(variant().section(QLatin1Char('.'), 0, 0).toStdString());
  plan.sizes = {fittedSize(workload, tuningSizeFromText(sizeText()))};
  plan.search = static_cast<SearchMethod>(search_->currentData().toInt());
  plan.budgetSeconds = budgetFromText(budget_->currentText());
  plan.workers = areWorkersOffered_ ? workers_->value() : 1;
  // Each of several workers compiles what it measures.
  plan.buildsAtOnce = plan.workers > 1 ? 0 : settings_->buildsAtOnce();
  plan.isResuming = isKeeping_ && resume_->isChecked();
  return plan;
}

void TuningControls::setRunning(bool running) {
  isRunning_ = running;
  RunControls::setRunning(running);
  resume_->setEnabled(isKeeping_ && !running);
}

void TuningControls::offerWorkers(bool offered) {
  areWorkersOffered_ = offered;
  workers_->setVisible(offered);
}

void TuningControls::setKeeping(bool keeping) {
  isKeeping_ = keeping;
  setRunning(isRunning_);
}

void TuningControls::remember() {
  settings_->setChoice(kVariantKey, variant());
  if (isSizeChosen_ && problemOf(sizeText(), tuningSizeFromText).isEmpty()) {
    settings_->setChoice(kSizeKey, sizeText());
  }
  if (problemOf(budget_->currentText(), budgetFromText).isEmpty()) {
    settings_->setChoice(kBudgetKey, budget_->currentText());
  }
  settings_->setChoice(kWorkersKey, QString::number(workers_->value()));
  settings_->setChoice(kSearchKey, search_->currentText());
  settings_->setChoice(kResumedKey, resume_->isChecked() ? QStringLiteral("true") : QStringLiteral("false"));
}

}  // namespace headroom
