#include "ab/ab_controls.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"
#include "widgets/flow_layout.hpp"
#include "widgets/run_controls.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kBuiltIn("built-in");
constexpr double kMarginStepPercent = 0.5;
constexpr int kMarginDecimals = 1;
constexpr int kShortestSeconds = 1;
/// "1, 4, 16 MP".
constexpr int kSizesCharacters = 10;

QStringList idsOf(const Catalogue& catalogue, const std::string& workload) {
  QStringList ids;
  for (const Variant& variant : catalogue.variants()) {
    if (workload.empty() || variant.workload == workload) ids << text(variant.id);
  }
  return ids;
}

/// Returns the base with each other value of each of its tunables.
QStringList settingsOf(const Variant& variant) {
  QStringList settings;
  for (const Tunable& tunable : variant.tunables) {
    for (const int value : tunable.values) {
      if (value != tunable.defaultValue) settings << QStringLiteral("@%1=%2").arg(text(tunable.name)).arg(value);
    }
  }
  return settings;
}

}  // namespace

// Creates the widgets in tab order.
AbControls::AbControls(const Catalogue& catalogue, QWidget* parent) : QWidget(parent), catalogue_(catalogue) {
  auto* grid = new QGridLayout;
  base_ = addVersion(
      *grid, 0, {tr("&Base"), tr("Base version"), tr("&Kernel file..."), tr("F&older..."), QStringLiteral("Base")});
  fresh_ = addVersion(*grid, 1,
                      {tr("&New"), tr("New version"), tr("Kernel f&ile..."), tr("Fol&der..."), QStringLiteral("New")});
  base_->offer(idsOf(catalogue_, {}) << QString(kBuiltIn));
  fresh_->setPlaceholder(tr("for example @LOCAL_X=16, mine.cl or HEAD~1:./kernels"));
  auto* hint = new QLabel(tr("A variant, kernel file, folder, REVISION:PATH (git) or built-in, then @NAME=VALUE for a "
                             "tunable, @-OPTION for a build option. @... alone: the base with other settings."),
                          this);
  hint->setObjectName(QStringLiteral("abHint"));
  hint->setTextFormat(Qt::PlainText);
  hint->setWordWrap(true);
  hint->setForegroundRole(QPalette::PlaceholderText);
  grid->addWidget(hint, 2, 1, 1, 3);
  grid->setColumnStretch(1, 1);
  whyNot_ = new QLabel(this);
  whyNot_->setObjectName(QStringLiteral("whyNotTurns"));
  whyNot_->setTextFormat(Qt::PlainText);
  whyNot_->setWordWrap(true);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(grid);
  buildLimits();
  layout->addWidget(whyNot_);
  setFocusProxy(base_);
  connect(base_, &QComboBox::editTextChanged, this, &AbControls::followBase);
  connect(fresh_, &QComboBox::editTextChanged, this, &AbControls::changed);
  connect(sizes_, &QComboBox::editTextChanged, this, &AbControls::changed);
  connect(start_, &QPushButton::clicked, this, &AbControls::startAsked);
  connect(stop_, &QPushButton::clicked, this, &AbControls::stopAsked);
  followBase();
}

VersionBox* AbControls::addVersion(QGridLayout& grid, int row, const VersionWords& words) {
  auto* label = new QLabel(words.label, this);
  auto* box = new VersionBox(this);
  label->setBuddy(box);
  box->setObjectName(QStringLiteral("ab") + words.objectName);
  box->setAccessibleName(words.name);
  QPushButton* file = addChooser(words.fileButton, tr("%1: choose a kernel file").arg(words.name),
                                 QStringLiteral("abFileOf") + words.objectName);
  QPushButton* folder = addChooser(words.folderButton, tr("%1: choose a folder of kernels").arg(words.name),
                                   QStringLiteral("abFolderOf") + words.objectName);
  connect(file, &QPushButton::clicked, this, [this, box, words] { chooseFile(*box, words.name); });
  connect(folder, &QPushButton::clicked, this, [this, box, words] { chooseFolder(*box, words.name); });
  grid.addWidget(label, row, 0);
  grid.addWidget(box, row, 1);
  grid.addWidget(file, row, 2);
  grid.addWidget(folder, row, 3);
  choices_.insert(choices_.end(), {box, file, folder});
  return box;
}

QPushButton* AbControls::addChooser(const QString& text, const QString& name, const QString& objectName) {
  auto* button = new QPushButton(text, this);
  button->setObjectName(objectName);
  button->setAccessibleName(name);
  button->setAutoDefault(false);
  return button;
}

QWidget* AbControls::limit(const QString& title, QWidget* widget, const QString& objectName, const QString& name,
                           const QString& toolTip) {
  widget->setObjectName(objectName);
  widget->setAccessibleName(name);
  widget->setToolTip(toolTip);
  choices_.push_back(widget);
  return labelled(title, widget, this);
}

void AbControls::buildLimits() {
  sizes_ = new QComboBox(this);
  sizes_->setEditable(true);
  sizes_->setInsertPolicy(QComboBox::NoInsert);
  sizes_->setCompleter(nullptr);  // would complete the typed text to a preset that the user did not choose
  sizes_->setMinimumContentsLength(kSizesCharacters);
  sizes_->addItems({QStringLiteral("4 MP"), QStringLiteral("1 MP"), QStringLiteral("16 MP"),
                    QStringLiteral("1, 4, 16 MP"), QStringLiteral("1024")});
  margin_ = new QDoubleSpinBox(this);
  margin_->setDecimals(kMarginDecimals);
  margin_->setRange(100 * kSmallestAbMargin, 100 * kLargestAbMargin);
  margin_->setSingleStep(kMarginStepPercent);
  margin_->setValue(100 * AbPlan().margin);
  margin_->setSuffix(QStringLiteral("%"));
  budget_ = new QSpinBox(this);
  budget_->setRange(kShortestSeconds, static_cast<int>(kLongestAbSeconds));
  budget_->setValue(static_cast<int>(AbPlan().budgetSeconds));
  budget_->setSuffix(tr(" s"));
  auto* bar = new FlowBar(this);
  bar->flow()->setSpacing(fontMetrics().averageCharWidth() * 2);
  bar->flow()->addWidget(limit(tr("Si&zes"), sizes_, QStringLiteral("abSizes"), tr("Sizes to measure at"),
                               tr("Megapixels (\"4 MP\", \"1, 4, 16 MP\") or pixels (\"1920x1080\"); of matrices N "
                                  "(\"1024\") or MxNxK.")));
  bar->flow()->addWidget(limit(tr("&Margin"), margin_, QStringLiteral("abMargin"), tr("Margin in per cent"),
                               tr("A change of the time by this share, or less, counts as the same.")));
  bar->flow()->addWidget(limit(tr("B&udget"), budget_, QStringLiteral("abBudget"), tr("Budget per pair in seconds"),
                               tr("Most time for each pair at each size. It ends earlier when it is decided.")));
  start_ = new QPushButton(tr("&Start"), bar);
  start_->setObjectName(QStringLiteral("startTurns"));
  start_->setDefault(true);
  stop_ = new QPushButton(tr("S&top"), bar);
  stop_->setObjectName(QStringLiteral("stopTurns"));
  stop_->setAutoDefault(false);
  stop_->setToolTip(tr("Stop the run now and keep the results so far."));
  bar->flow()->addWidget(start_);
  bar->flow()->addWidget(stop_);
  layout()->addWidget(bar);
}

const Variant* AbControls::baseVariant() const {
  const std::vector<Variant>& all = catalogue_.variants();
  const std::string name = baseName().section(QLatin1Char('@'), 0, 0).toStdString();
  const auto found = std::find_if(all.begin(), all.end(), [&name](const Variant& each) { return each.id == name; });
  return found == all.end() ? nullptr : &*found;
}

void AbControls::followBase() {
  const Variant* variant = baseVariant();
  QStringList names;
  if (variant != nullptr) names << settingsOf(*variant);
  names << idsOf(catalogue_, variant == nullptr ? std::string() : variant->workload) << QString(kBuiltIn);
  fresh_->offer(names);
  Q_EMIT changed();
}

void AbControls::focusWhatIsMissing() {
  VersionBox* missing = baseName().isEmpty() || !freshName().isEmpty() ? base_ : fresh_;
  missing->setFocus(Qt::OtherFocusReason);
}

void AbControls::proposeBase(const QString& variant) {
  if (variant.isEmpty() || (!baseName().isEmpty() && baseName() != proposed_)) return;
  proposed_ = variant;
  base_->setName(variant);
}

void AbControls::setVersions(const QString& base, const QString& fresh, const QString& sizes) {
  proposed_.clear();
  base_->setName(base);
  fresh_->setName(fresh);
  sizes_->setEditText(sizes);
}

void AbControls::chooseFile(VersionBox& box, const QString& title) {
  const QString file = QFileDialog::getOpenFileName(this, title, QFileInfo(box.name()).path(),
                                                    tr("OpenCL kernels (*.cl);;All files (*)"));
  if (!file.isEmpty()) box.setName(file);
}

void AbControls::chooseFolder(VersionBox& box, const QString& title) {
  const QString folder = QFileDialog::getExistingDirectory(this, title, QFileInfo(box.name()).path());
  if (!folder.isEmpty()) box.setName(folder);
}

QString AbControls::problem() const {
  if (baseName().isEmpty()) return tr("Choose the base version.");
  if (freshName().isEmpty()) return tr("Choose the new version.");
  try {
    sizesFromText(sizes_->currentText());
  } catch (const Error& error) {
    return engineSentences(error.what());
  }
  return {};
}

void AbControls::fill(AbPlan& plan) const {
  plan.sizes = sizesFromText(sizes_->currentText());
  plan.margin = margin_->value() / 100;
  plan.budgetSeconds = budget_->value();
}

void AbControls::setWhyNot(const QString& whyNot) {
  start_->setEnabled(whyNot.isEmpty());
  start_->setToolTip(whyNot.isEmpty() ? tr("Measure both versions, interleaved.") : plainToolTip(whyNot));
  whyNot_->setText(whyNot);
  // During a run, the window shows the activity instead.
  whyNot_->setVisible(!whyNot.isEmpty() && !stop_->isEnabled());
}

void AbControls::setBusy(bool busy) {
  for (QWidget* choice : choices_) choice->setEnabled(!busy);
  stop_->setEnabled(busy);
}

}  // namespace headroom
