// Layout of the main window, and its stored part.
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "shell/main_window.hpp"
#include "shell/view_list.hpp"
#include "style/focus_ring.hpp"

namespace headroom {

namespace {

/// Width down to which everything but the docks keeps its room, because docks shrink first: a chart stays readable
/// beside the side panel.
constexpr int kFewestCentreCharacters = 105;
/// Room for a dock in a window that is too narrow for both.
constexpr int kFewestDockCharacters = 36;

}  // namespace

// Creates the widgets in tab order.
void MainWindow::buildFrame(const WindowOptions& options) {
  new FocusRing(this);
  auto* variants = new VariantModel(bridge_->catalogue(), this);
  variants->setColours(&colours_);
  auto* centre = new QWidget(this);
  auto* exportMenu = new QMenu(tr("&Export"), this);
  auto* frame = new FrameBar({actions_.run, actions_.stop, docks_->device()->toggleViewAction(), exportMenu}, this);
  addToolBar(frame);
  views_ = new ViewTabs(centre);
  frame->addRow(views_->tabRow());
  auto* notices = new MessageBar(views_);
  auto* controls = new ControlBar(frame, views_);
  views_->insertAbovePages(notices);
  views_->insertAbovePages(controls);
  messages_ = new Messages(notices, docks_->log(), new RunStatus(this), centre);
  exports_ = new ViewExports(
      exportMenu, messages_, [this] { return photo_->controller()->folder(); }, centre);
  controls->tuned()->setEnabled(!options.workbench.tuningFolder.empty());
  device_ = new DeviceController(bridge_.get(), frame->device(), centre);
  bench_ = new Bench(variants, bridge_->catalogue(), actions_.photo.open, views_->pages());
  views_->setBench(bench_, bench_->views());
  auto* others = new OtherDevices(device_, frame->otherDevices(), centre);
  choice_ =
      new SweepChoice(bridge_.get(), {variants, controls, bench_->side(), others}, &preferences_.settings(), centre);
  auto* layout = new QVBoxLayout(centre);
  layout->addWidget(views_);
  QMargins margins = layout->contentsMargins();
  margins.setTop(0);  // the tabs are above it
  layout->setContentsMargins(margins);
  setCentralWidget(centre);
  leaveRoomForDocks();
}

void MainWindow::leaveRoomForDocks() {
  const int character = fontMetrics().averageCharWidth();
  const int beside = width() - kFewestDockCharacters * character;
  centralWidget()->setMinimumWidth(std::max(0, std::min(kFewestCentreCharacters * character, beside)));
}

ViewContext MainWindow::viewContext(const WindowOptions& options, QWidget* parent) {
  return {.bridge = bridge_.get(),
          .colours = &colours_,
          .settings = &preferences_.settings(),
          .signals = signals_,
          .changes = actions_.changes,
          .window = this,
          .parent = parent,
          .exportFolder = [this] { return photo_->controller()->folder(); },
          .historyFolder = options.workbench.historyFolder,
          .tuningFolder = options.workbench.tuningFolder};
}

void MainWindow::buildViews(const WindowOptions& options) {
  SidePanel* side = bench_->side();
  const ViewContext aboveResults = viewContext(options, bench_);
  photo_ = new PhotoTools(aboveResults, actions_.photo, {side->imageWell(), side->blurBox()}, centralWidget());
  results_ = new Results(aboveResults, {choice_->variants(), bench_->answer(), bench_->advice()}, centralWidget());
  results_->setPhotoAnswer(
      tr("Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it."));
  results_->setPhotoPart([this] { return photo_->reportPart(); });
  bench_->addResults(results_->tabs());
  takes_ = new ViewTakes(
      bridge_->catalogue(),
      [this] {
        const ResultRow* result = results_->selected();
        return std::pair(selectedVariant(), result != nullptr ? std::optional(result->size) : std::nullopt);
      },
      centralWidget());
  for (View& view :
       windowViews(viewContext(options, views_->pages()), {photo_, results_, choice_, [this] { run(); }})) {
    exports_->add(view);
    takes_->add(view);
    views_->add(std::move(view));
  }
  exports_->menu()->addSeparator();
  exports_->menu()->addAction(actions_.photo.save);
  side->setVariantActions(takes_->actions());
  results_->addTableActions(takes_->actions());
  results_->comparison()->insert(actions_.takeTurns);
}

void MainWindow::buildStatusBar() {
  statusBar()->addWidget(messages_->status(), 1);
  auto* messages = new QToolButton(this);
  messages->setObjectName(QStringLiteral("messagesButton"));
  messages->setDefaultAction(docks_->logToggle());
  messages->setAutoRaise(true);
  statusBar()->addPermanentWidget(messages);
}

MenuParts MainWindow::menuParts() const {
  const ComparisonController* comparison = results_->comparison();
  return {.recent = photo_->recent(),
          .recentSessions = sessions()->recent(),
          .exports = exports_->menu(),
          .compare = comparison->menu(),
          .pinBaseline = comparison->pin(),
          .exported = exports_->actions(),
          .views = views_->showActions(),
          .results = results_->actions(),
          .panels = docks_->toggles(),
          .takes = takes_->actions()};
}

void MainWindow::buildMenus() {
  fillMenus(menuBar(), actions_, menuParts());
}

void MainWindow::restore(const WindowOptions& options) {
  const Settings& settings = preferences_.settings();
  resize(Bench::kFirstWindowSize);
  // A screenshot has the same size on every screen; a user's window must fit the screen.
  const QSize available = screen()->availableSize();
  const bool fits =
      Bench::kFirstWindowSize.width() <= available.width() && Bench::kFirstWindowSize.height() <= available.height();
  if (restoreGeometry(settings.geometry())) {
    // The screen may be smaller than at the previous start.
    resize(size().boundedTo(available));
  } else if (!fits && options.keep == Settings::Keep::ForUser) {
    setWindowState(Qt::WindowMaximized);
  }
  leaveRoomForDocks();
  restoreState(settings.layout(QStringLiteral("docks")));
  bench_->restore(settings);
  for (const View& view : views_->all()) {
    if (view.restore) view.restore();
  }
  device_->want(options.device.isEmpty() ? settings.device() : options.device, !options.device.isEmpty());
  choice_->otherDevices()->want(options.otherDevices.isEmpty() ? settings.otherDevices() : options.otherDevices,
                                !options.otherDevices.isEmpty());
  photo_->restore();
  choice_->restore(options.sizes, options.parameters);
  results_->restore();
  showView(settings.view());
  warnOfKernelFiles();
  arrangeForView();
}

void MainWindow::remember() {
  Settings& settings = preferences_.settings();
  settings.setGeometry(saveGeometry());
  settings.setLayout(QStringLiteral("docks"), saveState());
  bench_->remember(settings);
  for (const View& view : views_->all()) {
    if (view.remember) view.remember();
  }
  if (const std::optional<DeviceDescription> device = device_->current()) {
    settings.setDevice(DeviceController::selectorOf(*device));
  }
  settings.setView(views_->inFront().id);
  photo_->remember();
  choice_->remember();
  results_->remember();
}

}  // namespace headroom
