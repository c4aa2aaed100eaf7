// How the main window is put together, and what of it is remembered.
#include <QDockWidget>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "shell/main_window.hpp"

namespace headroom {

namespace {

/// The window at first, where the screen has room for it.
constexpr QSize kFirstSize{1280, 800};
constexpr int kFirstSideWidth = 270;
constexpr int kFirstTableHeight = 210;
/// Of a view: in a small window the table gives way, or a chart is all axes and legend.
constexpr int kFewestViewLines = 15;
/// Of all but the docks, which give way to it: where a chart can be read beside the side panel.
constexpr int kFewestCentreCharacters = 105;

/// It takes what height there is and asks for no more than it must have: what is told under it comes first.
class ModestSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;

  [[nodiscard]] QSize sizeHint() const override { return {QSplitter::sizeHint().width(), minimumSizeHint().height()}; }
};

/// The problem shown at first: one that a photo can be put through.
QString defaultWorkload() {
  for (const Workload& workload : workloads()) {
    if (workload.usesSigma) return QString::fromStdString(workload.id);
  }
  return QString::fromStdString(workloads().front().id);
}

/// The side panel: in a low window it is scrolled, and nothing of it is cut.
class SideArea : public QScrollArea {
 public:
  explicit SideArea(QWidget* panel) {
    setObjectName(QStringLiteral("sideArea"));
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
  }

  [[nodiscard]] QSize minimumSizeHint() const override {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
  }
};

}  // namespace

void MainWindow::buildPanels(const std::filesystem::path& history) {
  results_ = new ResultModel(this);
  results_->setColours(&colours_);
  results_->setCeilingsLast(true);
  variants_ = new VariantModel(bridge_->catalogue(), this);
  variants_->setColours(&colours_);
  recent_ = new RecentFiles(&settings_, this);

  auto* centre = new QWidget(this);
  log_ = new MessageLog(this);
  devicePanel_ = new DevicePanel(this);
  deviceDock_ = new QDockWidget(tr("Device"), this);
  controls_ =
      new ControlBar({actions_.run, actions_.stop, deviceDock_->toggleViewAction(), actions_.exportMenu}, centre);
  auto* notices = new MessageBar(centre);
  notices_ = new NoticeController(notices, log_, centre);
  tabs_ = new QTabBar(centre);
  tabs_->setObjectName(QStringLiteral("views"));
  tabs_->setAccessibleName(tr("Views"));
  tabs_->setDocumentMode(true);
  tabs_->setExpanding(false);
  for (const QString& title : {tr("Photo"), tr("Throughput"), tr("Speed-up"), tr("Guide"), tr("Tune"), tr("Split")})
    tabs_->addTab(title);
  pages_ = new QStackedWidget(centre);
  pages_->addWidget(buildWorkbench());
  guide_ = new GuideView(bridge_.get(), &colours_, &settings_, history, pages_);
  pages_->addWidget(guide_);

  compareBar_ = buildCompareBar(centre);
  compareBar_->hide();
  auto* tabRow = new QHBoxLayout;
  tabRow->addWidget(tabs_, 1);
  tabRow->addWidget(compareBar_);
  auto* layout = new QVBoxLayout(centre);
  layout->addWidget(controls_);
  layout->addWidget(notices);
  layout->addLayout(tabRow);
  layout->addWidget(pages_, 1);
  centre->setMinimumWidth(kFewestCentreCharacters * fontMetrics().averageCharWidth());
  setCentralWidget(centre);
  photoController_ = new PhotoController(bridge_.get(), photo_, centre);
  resultController_ = new ResultController(
      bridge_.get(), {results_, variants_, table_, chart_, answer_, advice_, resultTabs_, speedUp_}, centre);
  resultFiles_ = new ResultFiles(centre);
  tableController_ = new TableController(results_, table_, resultTabs_, &settings_, centre);
  storyController_ = new StoryController(bridge_->catalogue(), variants_, controls_->sizes(), &settings_, centre);
}

QWidget* MainWindow::buildWorkbench() {
  auto* workbench = new QWidget(this);
  side_ = new SidePanel(variants_, bridge_->catalogue(), actions_.open, workbench);
  side_->setVariantActions({actions_.blurWithSelected, actions_.tuneSelected, actions_.splitSelected});
  answer_ = new AnswerLine(workbench);
  answer_->setAnswer(AnswerLine::Subject::Photo,
                     tr("Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it."));
  advice_ = new AdviceDrawer(workbench);

  sideSplitter_ = new ModestSplitter(Qt::Horizontal, workbench);
  sideSplitter_->addWidget(new SideArea(side_));
  sideSplitter_->addWidget(buildViews());
  sideSplitter_->setStretchFactor(1, 1);
  sideSplitter_->setSizes({kFirstSideWidth, kFirstSize.width() - kFirstSideWidth});
  sideSplitter_->setChildrenCollapsible(false);

  auto* layout = new QVBoxLayout(workbench);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(sideSplitter_, 1);
  layout->addWidget(answer_);
  layout->addWidget(advice_);
  return workbench;
}

QWidget* MainWindow::buildViews() {
  photo_ = new PhotoView(this);
  chart_ = new ThroughputView(this);
  chart_->addActions({actions_.exportChartPng, actions_.exportChartSvg});
  chart_->setObjectName(QStringLiteral("throughput"));
  chart_->setColours(&colours_);
  const VariantTitles titles = titlesOf(bridge_->catalogue());
  results_->setTitles(titles);
  chart_->setTitles(titles);
  speedUp_ = new SpeedUpView(this);
  speedUp_->setColours(&colours_);
  speedUp_->setTitles(titles);
  views_ = new QStackedWidget(this);
  views_->addWidget(photo_);
  views_->addWidget(chart_);
  views_->addWidget(speedUp_);
  views_->setMinimumHeight(kFewestViewLines * fontMetrics().lineSpacing());

  table_ = new ResultTable(results_, this);
  auto* separator = new QAction(table_);
  separator->setSeparator(true);
  table_->addActions({separator, actions_.blurWithSelected, actions_.tuneSelected, actions_.splitSelected});
  viewSplitter_ = new QSplitter(Qt::Vertical, this);
  viewSplitter_->addWidget(views_);
  resultTabs_ = new ResultTabs(table_, &colours_, this);
  resultTabs_->setTitles(titles);
  viewSplitter_->addWidget(resultTabs_);
  viewSplitter_->setStretchFactor(0, 1);
  viewSplitter_->setSizes({kFirstSize.height() - kFirstTableHeight, kFirstTableHeight});
  viewSplitter_->setChildrenCollapsible(false);
  return viewSplitter_;
}

void MainWindow::buildDocks() {
  deviceDock_->setObjectName(QStringLiteral("deviceDock"));
  deviceDock_->setWidget(devicePanel_);
  deviceDock_->toggleViewAction()->setText(tr("Device &details"));
  deviceDock_->hide();
  addDockWidget(Qt::RightDockWidgetArea, deviceDock_);

  historyPanel_ = new HistoryView(this);
  historyPanel_->setTitles(titlesOf(bridge_->catalogue()));
  historyDock_ = new QDockWidget(tr("History"), this);
  historyDock_->setObjectName(QStringLiteral("historyDock"));
  historyDock_->setWidget(historyPanel_);
  historyDock_->toggleViewAction()->setText(tr("&History"));
  historyDock_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
  historyDock_->hide();
  addDockWidget(Qt::RightDockWidgetArea, historyDock_);

  logDock_ = new QDockWidget(tr("Messages"), this);
  logDock_->setObjectName(QStringLiteral("logDock"));
  logDock_->setWidget(log_);
  logDock_->toggleViewAction()->setText(tr("&Messages"));
  logDock_->hide();
  addDockWidget(Qt::BottomDockWidgetArea, logDock_);

  status_ = new RunStatus(this);
  statusBar()->addWidget(status_, 1);
  auto* messages = new QToolButton(this);
  messages->setObjectName(QStringLiteral("messagesButton"));
  messages->setDefaultAction(logDock_->toggleViewAction());
  messages->setAutoRaise(true);
  statusBar()->addPermanentWidget(messages);
  connect(log_, &MessageLog::unreadChanged, this, [this](int count) {
    logDock_->toggleViewAction()->setText(count > 0 ? tr("&Messages (%1)").arg(count) : tr("&Messages"));
  });

  actions_.fill(menuBar(), recent_, panelToggles());
}

QList<QAction*> MainWindow::panelToggles() const {
  return {historyDock_->toggleViewAction(), deviceDock_->toggleViewAction(), logDock_->toggleViewAction()};
}

void MainWindow::restore(const WindowOptions& options) {
  resize(kFirstSize);
  // A picture of the window is as large whatever the screen; a user's window must fit it.
  const QSize available = screen()->availableSize();
  const bool fits = kFirstSize.width() <= available.width() && kFirstSize.height() <= available.height();
  if (restoreGeometry(settings_.geometry())) {
    // The screen may be a smaller one than last time.
    resize(size().boundedTo(available));
  } else if (!fits && options.keep == Settings::Keep::ForUser) {
    setWindowState(Qt::WindowMaximized);
  }
  restoreState(settings_.layout(QStringLiteral("docks")));
  viewSplitter_->restoreState(settings_.layout(QStringLiteral("views")));
  tuner_->restoreLayout(settings_.layout(QStringLiteral("tuner")));
  sideSplitter_->restoreState(settings_.layout(QStringLiteral("side")));

  wantedDevice_ = options.device.isEmpty() ? settings_.device() : options.device;
  deviceIsWanted_ = !options.device.isEmpty();
  using Kind = SizesBox::Kind;
  if (!settings_.sizes().isEmpty()) controls_->sizes()->setTextOf(Kind::Pictures, settings_.sizes());
  if (!settings_.matrixSizes().isEmpty()) controls_->sizes()->setTextOf(Kind::Matrices, settings_.matrixSizes());
  if (!options.sizes.isEmpty()) {
    controls_->sizes()->setTextOf(SizesBox::kindOf(options.sizes), options.sizes);
  }
  controls_->caches()->setCaches(settings_.caches());
  // A kernel that is gone leaves the choice as it is at first.
  if (const std::optional<Allowance> best = settings_.best()) {
    side_->blurBox()->setBest(*best);
  } else {
    side_->blurBox()->setVariant(settings_.blurVariant());
  }
  followBlurChoice();
  controls_->tuned()->setChecked(settings_.isTuned());
  const QString held = settings_.workload();
  const QString workload = held.isEmpty() ? defaultWorkload() : held;
  side_->setWorkload(workload);
  if (variants_->workload().isEmpty()) chooseWorkload(side_->workload());
  controls_->sigma()->setSigma(options.sigma.value_or(settings_.sigma()));
  advice_->setOpen(settings_.isAdviceOpen());
  if (settings_.resultTab() >= 0 && settings_.resultTab() < resultTabs_->count()) {
    resultTabs_->setCurrentIndex(settings_.resultTab());
  }
  if (settings_.tab() >= 0 && settings_.tab() < tabs_->count()) showView(static_cast<View>(settings_.tab()));

  for (const RejectedFile& file : bridge_->catalogue().rejected()) {
    const QString sentence = tr("A kernel file was left out: %1").arg(QString::fromStdString(file.reason));
    notices_->warn(NoticeCause::KernelFiles, sentence, sentence);
  }
  followResultTab();
  updateActions();
}

void MainWindow::remember() {
  settings_.setGeometry(saveGeometry());
  settings_.setLayout(QStringLiteral("docks"), saveState());
  settings_.setLayout(QStringLiteral("views"), viewSplitter_->saveState());
  settings_.setLayout(QStringLiteral("side"), sideSplitter_->saveState());
  settings_.setLayout(QStringLiteral("tuner"), tuner_->saveLayout());
  if (const std::optional<DeviceDescription> device = controls_->device()->current()) {
    settings_.setDevice(QString::fromStdString(device->name));
  }
  settings_.setSigma(controls_->sigma()->sigma());
  settings_.setAdviceOpen(advice_->isOpen());
  settings_.setTab(tabs_->currentIndex());
  settings_.setResultTab(resultTabs_->currentIndex());
  settings_.setCaches(controls_->caches()->caches());
  if (const std::optional<Allowance> best = side_->blurBox()->best()) {
    settings_.setBest(*best);
  } else {
    settings_.setBlurVariant(side_->blurBox()->variant());
  }
  settings_.setTuned(controls_->tuned()->isChecked());
  settings_.setWorkload(side_->workload());
  storyController_->remember();
}

}  // namespace headroom
