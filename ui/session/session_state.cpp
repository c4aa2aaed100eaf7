#include "session/session_state.hpp"

#include <QDateTime>
#include <utility>

#include "headroom/system/version.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

std::vector<std::string> utf8Texts(const QStringList& texts) {
  std::vector<std::string> all;
  for (const QString& each : texts) all.push_back(each.toStdString());
  return all;
}

QStringList fromUtf8Texts(const std::vector<std::string>& texts) {
  QStringList all;
  for (const std::string& each : texts) all << text(each);
  return all;
}

}  // namespace

SessionState::SessionState(SessionParts parts, QObject* parent) : QObject(parent), parts_(std::move(parts)) {
  connectChanges();
  // After the device box has its devices: it was connected before.
  connect(parts_.bridge, &Bridge::devicesFound, this, &SessionState::beReady);
  connect(parts_.bridge, &Bridge::deviceSearchFailed, this, &SessionState::beReady);
}

void SessionState::connectChanges() {
  const ResultController* results = parts_.results->controller();
  connect(results, &ResultController::rowsChanged, this, [this] {
    run_.reset();
    isRunKnown_ = false;
  });
  connect(results, &ResultController::finished, this, &SessionState::changed);
  connect(parts_.changes, &Changes::changed, this, &SessionState::changed);
  // What the start restores is not the user's change.
  connect(parts_.signals, &ViewSignals::contentChanged, this, [this] {
    if (isReady_ && !isApplying_) Q_EMIT changed();
  });
  connect(parts_.photo->controller(), &PhotoController::opened, this, &SessionState::takePhoto);
  connect(parts_.device, &DeviceController::changed, this, [this](const std::optional<DeviceDescription>& device) {
    const std::optional<QString> before =
        std::exchange(device_, device ? DeviceController::selectorOf(*device) : QString());
    // The first one is not the user's choice.
    if (before && !before->isEmpty() && before != device_) Q_EMIT changed();
  });
}

void SessionState::takePhoto(const Photo& photo) {
  isCopyShown_ = photo.file.isEmpty() && photo.resource.isEmpty() && !copyName_.isEmpty() && photo.name == copyName_;
  if (!isCopyShown_) copyContent_.clear();
  copyName_.clear();
  if (!std::exchange(isPhotoOfStart_, false)) Q_EMIT changed();
}

PhotoSource SessionState::photoSource() const {
  const PhotoController* controller = parts_.photo->controller();
  if (!controller->hasPhoto()) return {};
  const Photo& photo = controller->photo();
  return {photo.name,
          photo.file,
          photo.resource,
          photo.shown,
          isCopyShown_ ? copyContent_ : std::string(),
          parts_.photo->blurWith()};
}

std::shared_ptr<const RunDocument> SessionState::run() {
  if (!isRunKnown_) {
    isRunKnown_ = true;
    const ResultController* results = parts_.results->controller();
    run_ = results->rows().empty() ? nullptr : std::make_shared<const RunDocument>(results->currentRun());
  }
  return run_;
}

SessionDraft SessionState::draft() {
  Session session;
  session.headroomVersion = version();
  session.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  const SweepChoices choices = parts_.choice->choices();
  SessionPlan& plan = session.plan;
  plan.workload = choices.workload.toStdString();
  plan.variants = utf8Texts(choices.variants);
  plan.sizes = choices.sizes.toStdString();
  plan.parameters = choices.parameters;
  plan.caches = choices.caches;
  plan.transfers = choices.transfers;
  plan.tuned = choices.tuned;
  plan.otherDevices = utf8Texts(choices.otherDevices);
  if (const std::optional<DeviceDescription> device = parts_.device->current())
    plan.device = DeviceController::selectorOf(*device).toStdString();
  session.run = run();
  session.baseline = parts_.results->controller()->baseline();
  session.baselineName = parts_.results->controller()->baselineName().toStdString();
  session.overlays = parts_.results->comparison()->overlays();
  for (const View& view : *parts_.views) {
    if (view.store) view.store(session);
  }
  session.layout = parts_.layout();
  return {std::move(session), photoSource()};
}

void SessionState::applyChoices(const SessionPlan& plan, QStringList& notes) {
  notes << parts_.choice->otherDevices()->chooseNamedInFile(text(plan.device), fromUtf8Texts(plan.otherDevices));
  const QString workload = text(plan.workload);
  parts_.choice->setWorkload(workload);
  if (parts_.choice->choices().workload != workload) {
    notes << tr("Workload %1 does not exist here. The chosen variants and sizes stay.").arg(workload);
    return;
  }
  parts_.choice->choose({workload, fromUtf8Texts(plan.variants), text(plan.sizes), plan.parameters, plan.caches,
                         plan.transfers, plan.tuned, parts_.choice->otherDevices()->selectors()});
  QStringList unknown;
  for (const std::string& id : plan.variants) {
    if (parts_.bridge->catalogue().known(id) == nullptr) unknown << text(id);
  }
  if (!unknown.isEmpty()) {
    notes << tr("These variants of the session do not exist here: %1.").arg(unknown.join(QLatin1String(", ")));
  }
}

QStringList SessionState::apply(const Session& session) {
  QStringList notes;
  isApplying_ = true;
  applyChoices(session.plan, notes);
  ResultController* results = parts_.results->controller();
  results->show(session.run ? *session.run : RunDocument());
  run_ = session.run;
  isRunKnown_ = true;
  if (session.baseline != results->baseline()) {
    results->replaceBaseline(session.baseline, session.baseline ? text(session.baselineName) : QString());
  }
  parts_.results->comparison()->showOverlays(session.overlays);
  for (const View& view : *parts_.views) {
    if (view.show) notes << view.show(session);
  }
  if (session.photo) parts_.photo->setBlurWith(text(session.photo->blurWith));
  parts_.setLayout(session.layout);
  isApplying_ = false;
  Q_EMIT applied(session.run != nullptr);
  parts_.changes->forgetAll();
  return notes;
}

void SessionState::openPhoto(const FoundPhoto& photo, const std::string& content) {
  if (photo.file.isEmpty()) return;
  isPhotoOfStart_ = true;
  PhotoController* controller = parts_.photo->controller();
  if (!photo.isCopy) return controller->open(photo.file);
  copyName_ = photo.name;
  copyContent_ = content;
  controller->openCopy(photo.file, photo.name);
}

void SessionState::openPhoto(const PhotoSource& photo) {
  const QString& file = photo.file.isEmpty() ? photo.resource : photo.file;
  parts_.photo->setBlurWith(photo.blurWith);
  if (file.isEmpty()) return;
  isPhotoOfStart_ = true;
  parts_.photo->controller()->open(file);
}

void SessionState::whenReady(std::function<void()> then) {
  if (isReady_) return then();
  waiting_.push_back(std::move(then));
}

void SessionState::beReady() {
  isReady_ = true;
  for (const std::function<void()>& then : std::exchange(waiting_, {})) then();
}

}  // namespace headroom
