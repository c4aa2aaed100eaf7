#include "guide/guide_view.hpp"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/advice_list.hpp"
#include "widgets/flow_layout.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

namespace {

constexpr double kSizesMegapixels[] = {1, 4, 16, 64};
/// A CPU takes minutes for points that take a GPU seconds; the guide's own size is for GPUs.
constexpr double kProcessorMegapixels = 1;

constexpr QLatin1StringView kMegapixelsKey("guide/megapixels");
constexpr QLatin1StringView kSelectionKey("guide/selection");

double defaultMegapixels(const DeviceDescription& device) {
  return device.type == DeviceType::Cpu ? kProcessorMegapixels : kGuideMegapixels;
}

}  // namespace

GuideView::GuideView(Bridge* bridge, const VariantColours* colours, Settings* settings,
                     const std::filesystem::path& history, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      controller_(bridge, history),
      model_(&controller_),
      splitter_(new QSplitter(this)),
      path_(new GuidePath(&model_, splitter_)),
      pages_(new QStackedWidget(splitter_)),
      stepPage_(new StepPage(&controller_, pages_)),
      experimentPage_(new ExperimentPage(&controller_, colours, pages_)) {
  setObjectName(QStringLiteral("guide"));
  pages_->addWidget(stepPage_);
  pages_->addWidget(experimentPage_);
  splitter_->setStretchFactor(1, 1);
  splitter_->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(buildBar());
  layout->addWidget(splitter_, 1);

  connect(path_, &GuidePath::chosen, this, &GuideView::showPage);
  for (const AdviceList* advice : findChildren<AdviceList*>()) {
    connect(advice, &AdviceList::settingAsked, this, &GuideView::settingAsked);
  }
  connect(stepPage_, &StepPage::experimentAsked, this, &GuideView::select);
  connect(&controller_, &GuideController::changed, this, &GuideView::refreshBar);
  connect(&controller_, &GuideController::readinessChanged, this, &GuideView::refreshBar);
  connect(&controller_, &GuideController::compilerSaid, this, &GuideView::compilerSaid);
  connect(&controller_, &GuideController::finished, this, &GuideView::finished);
  connect(&controller_, &GuideController::failed, this, &GuideView::failed);
  chooseSize(chosenMegapixels().value_or(kProcessorMegapixels));
  if (!select(settings_->choice(kSelectionKey))) path_->setCurrentIndex(model_.index(0, 0));
  refreshBar();
  setFocusProxy(path_);
}

// Deletes the widgets first, while the data that they show still exists.
GuideView::~GuideView() {
  delete splitter_;
}

QWidget* GuideView::buildBar() {
  auto* bar = new QWidget(this);
  runAll_ = new QToolButton(bar);
  runAll_->setObjectName(QStringLiteral("runGuide"));
  runAll_->setText(tr("Run the whole guide"));
  runAll_->setFocusPolicy(Qt::StrongFocus);
  connect(runAll_, &QToolButton::clicked, this, &GuideView::runAll);
  sizes_ = new QComboBox(bar);
  sizes_->setObjectName(QStringLiteral("guideSize"));
  sizes_->setAccessibleName(tr("Image size of the experiments"));
  sizes_->setToolTip(
      tr("Image size of the experiments; some run at smaller ones too. The guide's own numbers are for "
         "16 MP."));
  for (const double megapixels : kSizesMegapixels) sizes_->addItem(tr("%1 MP").arg(megapixels), megapixels);
  connect(sizes_, &QComboBox::currentIndexChanged, this,
          [this] { controller_.setAsked(squareOf(sizes_->currentData().toDouble())); });
  // Stores only the user's choice: without one, each device has its own default.
  connect(sizes_, &QComboBox::activated, this,
          [this] { settings_->setChoice(kMegapixelsKey, sizes_->currentData().toString()); });
  save_ = new QToolButton(bar);
  save_->setObjectName(QStringLiteral("saveReport"));
  save_->setText(tr("Save report..."));
  save_->setToolTip(tr("Save what was measured on this device at this size as a web page."));
  save_->setFocusPolicy(Qt::StrongFocus);
  connect(save_, &QToolButton::clicked, this, &GuideView::saveReportAsked);
  auto* flow = new FlowLayout(bar);
  flow->setContentsMargins(0, 0, 0, 0);
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (QWidget* widget :
       {static_cast<QWidget*>(runAll_), labelled(tr("Image si&ze"), sizes_, bar), static_cast<QWidget*>(save_)}) {
    widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    flow->addWidget(widget);
  }
  return bar;
}

void GuideView::setDevice(const std::optional<DeviceDescription>& device) {
  controller_.setDevice(device);
  if (device && !chosenMegapixels()) chooseSize(defaultMegapixels(*device));
}

std::optional<double> GuideView::chosenMegapixels() const {
  bool isNumber = false;
  const double megapixels = settings_->choice(kMegapixelsKey).toDouble(&isNumber);
  return isNumber ? std::optional(megapixels) : std::nullopt;
}

void GuideView::chooseSize(double megapixels) {
  const int index = sizes_->findData(megapixels);
  sizes_->setCurrentIndex(std::max(0, index));
  controller_.setAsked(squareOf(sizes_->currentData().toDouble()));
}

bool GuideView::select(const QString& id) {
  const QModelIndex index = model_.indexOf(id);
  if (!index.isValid()) return false;
  path_->setCurrentIndex(index);
  path_->scrollTo(index);
  return true;
}

void GuideView::showPage(const QModelIndex& index) {
  settings_->setChoice(kSelectionKey, index.data(GuideModel::IdRole).toString());
  if (const Experiment* experiment = GuideModel::experimentAt(index)) {
    experimentPage_->setExperiment(*experiment);
    pages_->setCurrentWidget(experimentPage_);
  } else if (const GuideStep* step = GuideModel::stepAt(index)) {
    stepPage_->setStep(*step);
    pages_->setCurrentWidget(stepPage_);
  }
  Q_EMIT selectionChanged();
}

ExperimentList GuideView::selected() const {
  const QModelIndex index = path_->currentIndex();
  if (const Experiment* experiment = GuideModel::experimentAt(index)) return {experiment};
  const GuideStep* step = GuideModel::stepAt(index);
  return step == nullptr ? ExperimentList() : experimentsOf(*step);
}

QString GuideView::whyNotRunSelected() const {
  return controller_.whyNotRun(selected());
}

void GuideView::runSelected() {
  controller_.run(selected());
}

QString GuideView::whyNotRunAll() const {
  return controller_.whyNotRun(allExperiments());
}

void GuideView::runAll() {
  controller_.run(allExperiments());
}

void GuideView::refreshBar() {
  const QString whyNot = whyNotRunAll();
  runAll_->setEnabled(whyNot.isEmpty());
  runAll_->setToolTip(whyNot.isEmpty() ? tr("Measure every experiment of every step on this device.") : whyNot);
  // A change of the size during a run would show an empty page instead of the incoming results.
  sizes_->setEnabled(!controller_.isRunning());
  save_->setEnabled(!controller_.rows().empty() && !controller_.isRunning());
}

}  // namespace headroom
