#include "photo/photo_tools.hpp"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "photo/blur_speeds.hpp"
#include "photo/photo_comparison.hpp"
#include "style/text.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

namespace {

QAction* photoAction(QWidget* window, const QString& text, const QList<QKeySequence>& keys) {
  auto* action = new QAction(text, window);
  action->setShortcuts(keys);
  return action;
}

const Workload* workloadOfPhotos() {
  return knownWorkload(kPhotoWorkload);
}

}  // namespace

PhotoActions::PhotoActions(QWidget* window)
    : open(photoAction(window, PhotoTools::tr("&Open..."), {QKeySequence::Open})),
      paste(photoAction(window, PhotoTools::tr("&Paste image"), {QKeySequence::Paste})),
      save(photoAction(window, PhotoTools::tr("&Save blurred photo as..."), {QKeySequence::Save})),
      fit(photoAction(window, PhotoTools::tr("&Fit photo"), {QKeySequence(Qt::CTRL | Qt::Key_0)})),
      actualSize(photoAction(window, PhotoTools::tr("Photo at &100%"), {QKeySequence(Qt::CTRL | Qt::Key_9)})),
      zoomIn(photoAction(window, PhotoTools::tr("&Zoom in"),
                         {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      zoomOut(photoAction(window, PhotoTools::tr("Zoom &out"), {QKeySequence::ZoomOut})) {}

void PhotoActions::setPhotoShown(bool shown) const {
  for (QAction* action : {fit, actualSize, zoomIn, zoomOut}) action->setEnabled(shown);
}

PhotoTools::PhotoTools(const ViewContext& context, const PhotoActions& actions, const Boxes& boxes, QObject* parent)
    : QObject(parent),
      bridge_(context.bridge),
      settings_(context.settings),
      window_(context.window),
      signals_(context.signals),
      actions_(actions),
      boxes_(boxes),
      pane_(new PhotoPane(context.bridge->catalogue().variants(), context.parent)),
      controller_(new PhotoController(context.bridge, pane_->view(), this)),
      recent_(new RecentFiles(context.settings, Settings::Recent::Photos, tr("Open &recent"), context.window)) {
  new PhotoComparison(bridge_, controller_, pane_, this);
  new BlurSpeeds({bridge_, signals_, controller_, boxes_.blur, pane_->bar()}, this);
  connectActions();
  pane_->addMenu({actions_.open, actions_.paste, actions_.save},
                 {actions_.fit, actions_.actualSize, actions_.zoomIn, actions_.zoomOut});
  connect(signals_, &ViewSignals::deviceChanged, controller_,
          [this](const std::optional<DeviceDescription>& device) { controller_->setDevice(device); });
  connect(signals_, &ViewSignals::parametersChanged, controller_, &PhotoController::setParameters);
  connect(boxes_.blur, &BlurBox::changed, this, &PhotoTools::followBlurChoice);
  connect(controller_, &PhotoController::told, boxes_.blur, &BlurBox::setResult);
  connect(controller_, &PhotoController::opened, this, &PhotoTools::showOpened);
  connect(controller_, &PhotoController::openFailed, this,
          [this](const QString& file) { recent_->forget(QFileInfo(file).absoluteFilePath()); });
  connect(controller_, &PhotoController::asked, this, &PhotoTools::updateActions);
  connect(controller_, &PhotoController::blurFailed, this, &PhotoTools::updateActions);
  connect(controller_, &PhotoController::blurDropped, this, &PhotoTools::updateActions);
  connect(bridge_, &Bridge::previewsEnded, this, &PhotoTools::updateActions);
  connect(bridge_, &Bridge::sweepStarted, this, &PhotoTools::updateActions);
  connect(bridge_, &Bridge::sweepFinished, this, &PhotoTools::updateActions);
  updateActions();
}

void PhotoTools::connectActions() {
  connect(actions_.open, &QAction::triggered, this, [this] {
    const QString folder = controller_->folder().path();
    const QString file = QFileDialog::getOpenFileName(window_, tr("Open a photo"), folder, photoFilter());
    if (!file.isEmpty()) controller_->open(file);
  });
  connect(actions_.paste, &QAction::triggered, this, [this] {
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content == nullptr || !controller_->open(*content)) {
      Q_EMIT pasteFailed(tr("The clipboard holds no image. Copy a picture or an image file first."));
    }
  });
  connect(recent_, &RecentFiles::chosen, controller_, qOverload<const QString&>(&PhotoController::open));
  connect(actions_.save, &QAction::triggered, this, [this] {
    const QString file =
        askWhereToSave(window_, tr("Save the blurred photo"), controller_->suggestedFile(), photoFilter());
    if (!file.isEmpty()) controller_->saveBlurred(file);
  });
  const PhotoView* view = pane_->view();
  connect(actions_.fit, &QAction::triggered, view, &PhotoView::fit);
  connect(actions_.actualSize, &QAction::triggered, view, &PhotoView::actualSize);
  connect(actions_.zoomIn, &QAction::triggered, view, &PhotoView::zoomIn);
  connect(actions_.zoomOut, &QAction::triggered, view, &PhotoView::zoomOut);
}

void PhotoTools::showOpened(const Photo& photo) {
  boxes_.well->setPhoto(photo);
  if (!photo.file.isEmpty()) recent_->add(photo.file);
  updateActions();
}

void PhotoTools::updateActions() {
  actions_.save->setEnabled(controller_->hasBlurred() && !bridge_->isPreviewPending());
  actions_.setPhotoShown(controller_->hasPhoto());
  // Only then: a window that asks all views for what is ready would be slow while sigma is dragged.
  if (std::exchange(hadBlurred_, controller_->hasBlurred()) != controller_->hasBlurred()) {
    Q_EMIT signals_->readinessChanged();
  }
}

PagePart PhotoTools::reportPart() const {
  return [photo = controller_->forReport()] { return photo ? photoBlocks(*photo) : std::vector<PageBlock>(); };
}

ViewExport PhotoTools::reportExport() const {
  ViewExport page;
  page.what = QStringLiteral("photo report");
  page.text = tr("Photo &report...");
  page.toolTip = tr("One page with the photo before and after, the amplified difference and its figures.");
  page.title = tr("Export the report on the photo");
  page.filter = pageFilter();
  page.kind = QStringLiteral("photo");
  page.ending = QStringLiteral("html");
  page.run = [this] {
    std::vector<ResultRow> rows;
    if (const auto& shown = controller_->shown()) rows.push_back(shown->row);
    const RunContext& machine = bridge_->contextOf(rows.empty() ? std::string() : rows.front().host);
    return summaryOf(RunDocument{machine, {}, std::move(rows), Outcome::Completed});
  };
  page.isReady = [this] { return controller_->hasBlurred() && !bridge_->isSweeping(); };
  page.encode = [this](const QString& file) -> std::function<std::string()> {
    const std::optional<BlurredPhoto> photo = controller_->forReport();
    if (!photo) throw Error(Stage::ImageFile, "No photo is blurred, so there is nothing to report.");
    return [photo = *photo, machine = bridge_->contextOf(photo->row.host), catalogue = bridge_->catalogue(), file] {
      return pageContent(pageOf(photo, machine, catalogue), file);
    };
  };
  return page;
}

void PhotoTools::followBlurChoice() {
  if (const std::optional<Allowance> best = boxes_.blur->best()) {
    controller_->setBest(*best);
  } else {
    controller_->setVariant(boxes_.blur->variant());
  }
}

QString PhotoTools::blurWith() const {
  const std::optional<Allowance> best = boxes_.blur->best();
  return best ? text(toText(*best)) : boxes_.blur->variant();
}

void PhotoTools::setBlurWith(const QString& choice) {
  if (choice.contains(QLatin1Char('.'))) {
    boxes_.blur->setVariant(choice);
    return;
  }
  try {
    boxes_.blur->setBest(allowanceFromText(choice.toStdString()));
  } catch (const UsageError&) {
    // The level of another version: the choice stays.
  }
}

void PhotoTools::restore() {
  // A kernel that no longer exists leaves the default choice in place.
  if (const std::optional<Allowance> best = settings_->best()) {
    boxes_.blur->setBest(*best);
  } else {
    boxes_.blur->setVariant(settings_->blurVariant());
  }
  followBlurChoice();
}

void PhotoTools::remember() const {
  if (const std::optional<Allowance> best = boxes_.blur->best()) {
    settings_->setBest(*best);
  } else {
    settings_->setBlurVariant(boxes_.blur->variant());
  }
}

View PhotoTools::view() const {
  return {.id = QStringLiteral("photo"),
          .title = tr("Photo"),
          .menuText = tr("&Photo"),
          .manual = QStringLiteral("reference/window.md#photo"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_1),
          .widget = pane_,
          .isAboveResults = true,
          .isOfPhoto = true,
          .keys = {{tr("In the photo"),
                    {{tr("+, -"), tr("Zoom in, zoom out")},
                     {tr("0, 1"), tr("Fit photo, photo at 100%")},
                     {tr("Arrows"), tr("Move the photo")},
                     {tr("Shift+Left, Shift+Right"), tr("Move the line between both pictures")},
                     {tr("Space"), tr("Show the left picture while held")},
                     {tr("B"), tr("Show both pictures by turns")},
                     {tr("W, S, D"), tr("Compare by a line, side by side, by the difference")},
                     {tr("Shift+drag"), tr("Measure a region")}}}},
          .exports = {reportExport()},
          .take = ViewTake{
              .text = tr("&Blur the photo with %1"),
              .objectName = QStringLiteral("blurWithSelected"),
              .whyNot = tr("%1 cannot blur photos."),
              .offers = [blur = boxes_.blur](const QString& id) { return blur->offers(id); },
              .isBusy = [] { return false; },
              .take = [blur = boxes_.blur](const QString& id,
                                           const std::optional<Size>& /*size*/) { return blur->setVariant(id); }},
          .workload = workloadOfPhotos};
}

}  // namespace headroom
