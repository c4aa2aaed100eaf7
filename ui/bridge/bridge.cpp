#include "bridge/bridge.hpp"

#include <QMetaObject>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <semaphore>
#include <tuple>
#include <utility>

#include "bridge/image_conversion.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// A run continues after this time, even if the window has not been drawn.
constexpr std::chrono::milliseconds kLongestWaitToDraw{250};

}  // namespace

Bridge::Bridge(WorkbenchOptions options, QObject* parent)
    : QObject(parent), workbench_(std::make_unique<Workbench>(std::move(options))) {}

// The workbench joins its thread before this object is destroyed, so no sink outlives this object; queued calls are
// dropped with the QObject.
Bridge::~Bridge() {
  workbench_.reset();
}

const Catalogue& Bridge::catalogue() const {
  return workbench_->catalogue();
}

EventSink Bridge::queuedTo(void (Bridge::*handler)(const RunEvent& event)) {
  return [this, handler](const RunEvent& event) {
    QMetaObject::invokeMethod(
        this, [this, handler, event] { (this->*handler)(event); }, Qt::QueuedConnection);
  };
}

EventSink Bridge::sweepSink() {
  return [this, queue = queuedTo(&Bridge::receiveSweep)](const RunEvent& event) {
    queue(event);
    if (!std::holds_alternative<SizeFinished>(event.what)) return;
    const auto drawn = std::make_shared<std::binary_semaphore>(0);
    // Queued behind the event; the timer fires when the repaint that the event caused is done.
    QMetaObject::invokeMethod(
        this, [this, drawn] { QTimer::singleShot(0, this, [drawn] { drawn->release(); }); }, Qt::QueuedConnection);
    std::ignore = drawn->try_acquire_for(kLongestWaitToDraw);
  };
}

void Bridge::readKernels() {
  workbench_->readKernels();
  Q_EMIT kernelsRead();
}

void Bridge::readKernels(std::vector<std::filesystem::path> folders) {
  workbench_->readKernels(std::move(folders));
  Q_EMIT kernelsRead();
}

void Bridge::findDevices() {
  workbench_->listDevices(queuedTo(&Bridge::receiveDevices));
}

const RunContext& Bridge::contextOf(const std::string& namedHost) const {
  const auto far = farContexts_.find(namedHost);
  return far == farContexts_.end() ? measuringContext_ : far->second;
}

RunId Bridge::describe(KernelText text) {
  const RunId run = workbench_->describe(std::move(text), queuedTo(&Bridge::receiveDescription));
  describing_.insert(run);
  return run;
}

void Bridge::stopDescribing(RunId run) {
  if (describing_.erase(run) > 0) workbench_->cancel(run);
}

void Bridge::startSweep(RunPlan plan) {
  startSweep(std::vector{std::move(plan)});
}

void Bridge::startSweep(std::vector<RunPlan> plans) {
  Q_ASSERT(!sweep_);
  for (RunPlan& plan : plans) plan = asLimited(std::move(plan));
  followSweep(workbench_->start(std::move(plans), sweepSink()));
}

RunPlan Bridge::asLimited(RunPlan plan) const {
  if (leavesCeilingsOut_) plan.ceilings = false;
  if (!mostSamplingSeconds_) return plan;
  plan.sampling.timeBudgetSeconds = std::min(plan.sampling.timeBudgetSeconds, *mostSamplingSeconds_);
  plan.sampling.freshRounds = false;
  return plan;
}

void Bridge::resumeSweep(StoredRun run, const std::filesystem::path& journal) {
  Q_ASSERT(!sweep_);
  followSweep(workbench_->resume(std::move(run), journal, sweepSink()));
}

void Bridge::startTuning(TuningPlan plan) {
  Q_ASSERT(!sweep_);
  if (leavesCeilingsOut_) plan.ceilings = false;
  followSweep(workbench_->tune(std::move(plan), sweepSink()));
}

void Bridge::startSplit(SplitPlan plan) {
  Q_ASSERT(!sweep_);
  followSweep(workbench_->split(std::move(plan), sweepSink()));
}

void Bridge::startAb(AbPlan plan) {
  Q_ASSERT(!sweep_);
  followSweep(workbench_->takeTurns(std::move(plan), sweepSink()));
}

void Bridge::startAttempt(AttemptPlan plan) {
  Q_ASSERT(!sweep_);
  if (leavesCeilingsOut_) plan.measuresCeilings = false;
  if (mostSamplingSeconds_)
    plan.sampling.timeBudgetSeconds = std::min(plan.sampling.timeBudgetSeconds, *mostSamplingSeconds_);
  followSweep(workbench_->attempt(std::move(plan), sweepSink()));
}

void Bridge::startCheck(CheckPlan plan) {
  Q_ASSERT(!sweep_);
  followSweep(workbench_->check(std::move(plan), sweepSink()));
}

void Bridge::startCompilation(CompilePlan plan) {
  Q_ASSERT(!sweep_);
  followSweep(workbench_->compile(std::move(plan), sweepSink()));
}

void Bridge::followSweep(RunId run) {
  sweep_ = run;
  // The sweep, and a Stop after it, need not wait for a large photo.
  if (previewInFlight_) workbench_->cancel(previewInFlight_->run);
  Q_EMIT sweepStarted();
}

void Bridge::stopSweep() {
  if (sweep_) workbench_->cancel(*sweep_);
}

void Bridge::requestPreview(ImagePlan plan) {
  // Does not wait for a preview of another photo, whose result would be dropped, nor for one that measures and checks,
  // nor for one that is compared with an earlier preview.
  if (previewInFlight_) {
    const auto& [earlier, isCompared] = previewInFlight_->preview;
    if (isCompared || earlier.checkSample || earlier.image.identity() != plan.image.identity())
      workbench_->cancel(previewInFlight_->run);
  }
  waitingPreview_ = WantedPreview{std::move(plan), false};
  startWaitingPreview();
}

void Bridge::requestCompared(ImagePlan plan) {
  Q_ASSERT(!isPreviewPending());
  waitingPreview_ = WantedPreview{std::move(plan), true};
  startWaitingPreview();
}

void Bridge::dropPreview() {
  waitingPreview_.reset();
  if (!previewInFlight_) return;
  previewInFlight_->isWanted = false;
  workbench_->cancel(previewInFlight_->run);
}

void Bridge::startWaitingPreview() {
  if (!waitingPreview_ || previewInFlight_) return;
  if (sweep_) {
    Q_EMIT previewPostponed();
    return;
  }
  WantedPreview wanted = std::move(*waitingPreview_);
  waitingPreview_.reset();
  const auto ready = wanted.isCompared ? &Bridge::comparedReady : &Bridge::previewReady;
  EventSink end = queuedTo(&Bridge::receivePreviewEnd);
  try {
    const RunId run = workbench_->process(wanted.plan, [this, ready, end, identity = wanted.plan.image.identity(),
                                                        region = wanted.plan.region](const RunEvent& event) {
      if (const auto* image = std::get_if<ImageReady>(&event.what)) {
        // Converted here, on the workbench's thread, because a large photo would block the GUI thread.
        const Preview preview{
            identity, image->image,      toQImage(image->image), image->row, QString::fromStdString(image->choice),
            region,   image->regionError};
        QMetaObject::invokeMethod(
            this, [this, ready, preview] { std::invoke(ready, this, preview); }, Qt::QueuedConnection);
      } else {
        end(event);
      }
    });
    previewInFlight_ = PreviewInFlight{run, std::move(wanted)};
  } catch (const Error& error) {
    const auto failed = wanted.isCompared ? &Bridge::comparedFailed : &Bridge::previewFailed;
    std::invoke(failed, this, QString::fromStdString(error.what()));
  }
}

void Bridge::rank(ChoicePlan plan) {
  if (ranking_) workbench_->cancel(*ranking_);
  ranking_.reset();
  try {
    ranking_ = workbench_->rank(std::move(plan), queuedTo(&Bridge::receiveRanking));
  } catch (const Error&) {
    // No blur accepts these parameters, which the blur of the photo reports.
  }
}

void Bridge::receiveRanking(const RunEvent& event) {
  if (ranking_ != event.run) return;
  if (const auto* done = std::get_if<VariantsRanked>(&event.what)) {
    Q_EMIT ranked(done->ranking);
  } else if (std::holds_alternative<RunFinished>(event.what)) {
    ranking_.reset();
  }
}

void Bridge::receiveDevices(const RunEvent& event) {
  if (const auto* found = std::get_if<DevicesFound>(&event.what)) {
    measuringContext_ = found->context;
    Q_EMIT devicesFound(found->devices);
  } else if (const auto* note = std::get_if<Note>(&event.what)) {
    Q_EMIT noted(QString::fromStdString(note->text), note->level);
  } else if (const auto* finished = std::get_if<RunFinished>(&event.what)) {
    if (finished->outcome == Outcome::Failed) Q_EMIT deviceSearchFailed(QString::fromStdString(finished->reason));
  }
}

void Bridge::receiveDescription(const RunEvent& event) {
  if (!describing_.contains(event.run)) return;
  if (const auto* described = std::get_if<KernelsDescribed>(&event.what)) {
    Q_EMIT kernelsDescribed(event.run, described->program);
  } else if (const auto* note = std::get_if<Note>(&event.what)) {
    Q_EMIT noted(QString::fromStdString(note->text), note->level);
  } else if (const auto* finished = std::get_if<RunFinished>(&event.what)) {
    describing_.erase(event.run);
    if (finished->outcome == Outcome::Failed)
      Q_EMIT descriptionFailed(event.run, QString::fromStdString(finished->reason));
  }
}

void Bridge::receiveSweep(const RunEvent& event) {
  if (const auto* row = std::get_if<RowReady>(&event.what)) {
    Q_EMIT rowReady(row->row);
  } else if (const auto* update = std::get_if<RowUpdated>(&event.what)) {
    Q_EMIT rowUpdated(update->row);
  } else if (std::holds_alternative<SizeFinished>(event.what)) {
    Q_EMIT sizeFinished();
  } else if (const auto* known = std::get_if<ContextKnown>(&event.what)) {
    Q_EMIT contextKnown(known->context);
  } else if (const auto* started = std::get_if<TuningStarted>(&event.what)) {
    Q_EMIT tuningStarted(*started);
  } else if (const auto* tried = std::get_if<ConfigurationTried>(&event.what)) {
    Q_EMIT configurationTried(*tried);
  } else if (const auto* done = std::get_if<TuningDone>(&event.what)) {
    Q_EMIT tuningDone(*done);
  } else if (const auto* updated = std::get_if<SplitUpdated>(&event.what)) {
    Q_EMIT splitUpdated(*updated);
  } else if (const auto* split = std::get_if<SplitDone>(&event.what)) {
    Q_EMIT splitDone(*split);
  } else if (const auto* turns = std::get_if<AbUpdated>(&event.what)) {
    Q_EMIT abUpdated(*turns);
  } else if (const auto* decided = std::get_if<AbDone>(&event.what)) {
    Q_EMIT abDone(*decided);
  } else if (const auto* attempt = std::get_if<AttemptDone>(&event.what)) {
    Q_EMIT attemptDone(*attempt);
  } else if (const auto* checked = std::get_if<CheckDone>(&event.what)) {
    Q_EMIT checkDone(*checked);
  } else if (const auto* compiled = std::get_if<ProgramCompiled>(&event.what)) {
    Q_EMIT programCompiled(compiled->program);
  } else if (const auto* progress = std::get_if<Progress>(&event.what)) {
    Q_EMIT progressed(*progress);
  } else if (const auto* note = std::get_if<Note>(&event.what)) {
    Q_EMIT noted(QString::fromStdString(note->text), note->level);
  } else if (const auto* finished = std::get_if<RunFinished>(&event.what)) {
    sweep_.reset();
    Q_EMIT sweepFinished(*finished);
    startWaitingPreview();
  }
}

void Bridge::receivePreviewEnd(const RunEvent& event) {
  // A blur is one step; finding the best variant has one step per candidate.
  if (const auto* progress = std::get_if<Progress>(&event.what); progress != nullptr && progress->total > 1) {
    Q_EMIT previewProgressed(QString::fromStdString(progress->activity));
  }
  if (const auto* note = std::get_if<Note>(&event.what)) {
    Q_EMIT noted(QString::fromStdString(note->text), note->level);
  } else if (const auto* finished = std::get_if<RunFinished>(&event.what)) {
    if (finished->outcome == Outcome::Cancelled && previewInFlight_->isWanted && !waitingPreview_) {
      waitingPreview_ = std::move(previewInFlight_->preview);
    }
    const auto failed = previewInFlight_->preview.isCompared ? &Bridge::comparedFailed : &Bridge::previewFailed;
    previewInFlight_.reset();
    // Only the newest request's failure is reported: an older one is for a choice that no longer applies.
    if (finished->outcome == Outcome::Failed && !waitingPreview_) {
      std::invoke(failed, this, QString::fromStdString(finished->reason));
    }
    startWaitingPreview();
    if (!isPreviewPending()) Q_EMIT previewsEnded();
  }
}

}  // namespace headroom
