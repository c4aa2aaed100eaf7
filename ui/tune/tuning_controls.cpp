#include "tune/tuning_controls.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <array>

#include "headroom/system/error.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"
#include "widgets/flow_layout.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

/// Of id and title; what is longer is cut with dots.
constexpr int kVariantCharacters = 36;

QComboBox* editable(const char* name, const QString& accessible, const QStringList& presets, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(accessible);
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->addItems(presets);
  box->setMinimumContentsLength(9);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  return box;
}

/// The sentence of what is wrong with the text; empty when it is right.
template <typename Read>
QString problemOf(const QString& text, Read read) {
  try {
    read(text);
  } catch (const Error& error) {
    return QString::fromStdString(error.what());
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
      return TuningControls::tr("All configurations, in an order of chance.");
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

// Made in the order in which Tab goes through them.
TuningControls::TuningControls(const Catalogue& catalogue, Settings* settings, QAction* stop, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      variant_(new VariantBox(this)),
      size_(editable("tuningSize", tr("Image size to tune for"),
                     {tr("1 MP"), tr("4 MP"), tr("16 MP"), tr("64 MP"), tr("1920x1080"), tr("3840x2160")}, this)),
      search_(new QComboBox(this)),
      budget_(editable("tuningBudget", tr("Time budget of the search"),
                       {tr("20 s"), tr("60 s"), tr("5 min"), tr("30 min"), tr("2 h")}, this)),
      resume_(new QCheckBox(tr("Go on with &what was tried before"), this)),
      start_(new QToolButton(this)),
      whyNot_(new QLabel(this)) {
  fillVariants(catalogue);
  fillChoices();
  start_->setObjectName(QStringLiteral("startTuning"));
  start_->setText(tr("Start t&uning"));
  auto* stopButton = new QToolButton(this);
  stopButton->setObjectName(QStringLiteral("stopTuning"));
  stopButton->setDefaultAction(stop);
  stopButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  whyNot_->setObjectName(QStringLiteral("whyNotTune"));
  whyNot_->setWordWrap(true);
  whyNot_->setTextFormat(Qt::PlainText);
  whyNot_->hide();

  auto* flow = new FlowLayout;
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (QToolButton* button : {start_, stopButton}) {
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  }
  for (QWidget* widget :
       {static_cast<QWidget*>(start_), static_cast<QWidget*>(stopButton), labelled(tr("V&ariant"), variant_),
        labelled(tr("Si&ze"), size_), labelled(tr("&Search"), search_), labelled(tr("&Budget"), budget_),
        static_cast<QWidget*>(resume_)}) {
    flow->addWidget(widget);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(flow);
  layout->addWidget(whyNot_);

  setFocusProxy(variant_);

  connect(start_, &QToolButton::clicked, this, &TuningControls::startAsked);
  connect(variant_, &QComboBox::currentIndexChanged, this, [this] {
    tellChanged();
    Q_EMIT variantChanged();
  });
  connect(size_, &QComboBox::editTextChanged, this, [this] {
    isSizeChosen_ = true;
    tellChanged();
  });
  connect(budget_, &QComboBox::editTextChanged, this, &TuningControls::tellChanged);
  connect(search_, &QComboBox::currentIndexChanged, this, &TuningControls::tellChanged);
  connect(resume_, &QCheckBox::toggled, this, &TuningControls::tellChanged);
}

QWidget* TuningControls::labelled(const QString& title, QComboBox* box) {
  auto* pair = new QWidget(this);
  auto* label = new QLabel(title, pair);
  label->setBuddy(box);
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(box);
  pair->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  return pair;
}

void TuningControls::fillVariants(const Catalogue& catalogue) {
  variant_->setObjectName(QStringLiteral("tuningVariant"));
  variant_->setAccessibleName(tr("Variant to tune"));
  variant_->setMinimumContentsLength(kVariantCharacters);
  for (const Variant& variant : catalogue.variants()) {
    if (variant.tunables.empty()) continue;
    QStringList axes;
    for (const Tunable& axis : variant.tunables) axes << QString::fromStdString(axis.name);
    variant_->addVariant(variant, tr("Tunables: %1").arg(axes.join(QStringLiteral(", "))));
  }
  setVariant(settings_->tuningVariant());
}

void TuningControls::fillChoices() {
  search_->setObjectName(QStringLiteral("tuningSearch"));
  search_->setAccessibleName(tr("Order of the search"));
  for (const SearchMethod method : {SearchMethod::Learning, SearchMethod::Random, SearchMethod::Exhaustive}) {
    search_->addItem(titleOf(method), static_cast<int>(method));
    search_->setItemData(search_->count() - 1, explanationOf(method), Qt::ToolTipRole);
  }
  search_->setToolTip(tr("In which order configurations are tried; the default one is always the first."));
  const int held = search_->findText(settings_->tuningSearch());
  if (held >= 0) search_->setCurrentIndex(held);
  size_->setToolTip(tr("Image size to tune for: megapixels (\"4 MP\") or pixels (\"1920x1080\")."));
  if (const QString size = settings_->tuningSize(); !size.isEmpty()) setSize(size);
  budget_->setEditText(tr("60 s"));
  if (const QString budget = settings_->tuningBudget(); !budget.isEmpty()) setBudget(budget);
  budget_->setToolTip(
      tr("How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top."));
  resume_->setObjectName(QStringLiteral("resumeTuning"));
  resume_->setChecked(settings_->isTuningResumed());
  resume_->setToolTip(
      tr("What earlier tunings of this kernel have tried on this device, at this size and sigma, is not "
         "tried again. Otherwise all is tried anew."));
}

QString TuningControls::variant() const {
  return variant_->variant();
}

bool TuningControls::offers(const QString& id) const {
  return variant_->offers(id);
}

bool TuningControls::setVariant(const QString& id) {
  return variant_->setVariant(id);
}

void TuningControls::setSize(const QString& text) {
  size_->setEditText(text);
  isSizeChosen_ = true;
}

void TuningControls::setBudget(const QString& text) {
  budget_->setEditText(text);
}

void TuningControls::proposeSize(double megapixels) {
  if (isSizeChosen_) return;
  size_->setEditText(tr("%1 MP").arg(megapixels));
  isSizeChosen_ = false;
}

QString TuningControls::problem() const {
  if (variant_->count() == 0) return tr("No kernel has tunables: one gets them by [tune.NAME] in its file.");
  const QString size = problemOf(size_->currentText(), tuningSizeFromText);
  return size.isEmpty() ? problemOf(budget_->currentText(), budgetFromText) : size;
}

TuningPlan TuningControls::plan() const {
  TuningPlan plan;
  plan.variants = {variant().toStdString()};
  plan.sizes = {tuningSizeFromText(size_->currentText())};
  plan.search = static_cast<SearchMethod>(search_->currentData().toInt());
  plan.budgetSeconds = budgetFromText(budget_->currentText());
  plan.isResuming = isKeeping_ && resume_->isChecked();
  return plan;
}

void TuningControls::setWhyNot(const QString& whyNot) {
  start_->setEnabled(whyNot.isEmpty());
  start_->setToolTip(whyNot.isEmpty() ? tr("Look for the fastest configuration of the chosen kernel (Ctrl+R).")
                                      : whyNot);
  // What is wrong with what was typed is said where it was typed.
  const QString typed = problem();
  QPalette palette = this->palette();
  palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  whyNot_->setPalette(palette);
  whyNot_->setText(typed);
  whyNot_->setVisible(!typed.isEmpty());
}

void TuningControls::setRunning(bool running) {
  isRunning_ = running;
  for (QWidget* widget : {static_cast<QWidget*>(variant_), static_cast<QWidget*>(size_), static_cast<QWidget*>(search_),
                          static_cast<QWidget*>(budget_)}) {
    widget->setEnabled(!running);
  }
  resume_->setEnabled(isKeeping_ && !running);
}

void TuningControls::setKeeping(bool keeping) {
  isKeeping_ = keeping;
  setRunning(isRunning_);
}

void TuningControls::tellChanged() {
  remember();
  Q_EMIT changed();
}

void TuningControls::remember() {
  settings_->setTuningVariant(variant());
  if (isSizeChosen_ && problemOf(size_->currentText(), tuningSizeFromText).isEmpty()) {
    settings_->setTuningSize(size_->currentText());
  }
  if (problemOf(budget_->currentText(), budgetFromText).isEmpty()) settings_->setTuningBudget(budget_->currentText());
  settings_->setTuningSearch(search_->currentText());
  settings_->setTuningResumed(resume_->isChecked());
}

}  // namespace headroom
