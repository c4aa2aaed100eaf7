// The window's end of the engine: requests go in as plans, events come out as signals on the GUI thread.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "headroom/run/image_plan.hpp"
#include "headroom/workbench.hpp"

namespace headroom {

/// A blurred photo, ready to be shown.
struct Preview {
  std::uint64_t sourceIdentity = 0;  ///< Image::identity() of the photo it was made from
  Image image;                       ///< in the photo's own depth, for saving
  QImage shown;                      ///< converted for the screen, off the GUI thread
  ResultRow row;                     ///< of that very pass through the device
  QString choice;                    ///< why this variant, a sentence, where the best was asked for
};

/// Owns the workbench. Its sinks are called on the workbench's thread; only values cross from there, queued.
/// Previews are coalesced: one is in flight, the newest request waits, those between are dropped. One whose result is
/// sampled (ImagePlan::checkSample) takes long, and gives way to a newer request. While a sweep runs they wait, so that
/// nothing disturbs the timing; one in flight gives way to the sweep and is made after it.
class Bridge : public QObject {
  Q_OBJECT

 public:
  explicit Bridge(WorkbenchOptions options = {}, QObject* parent = nullptr);
  /// Cancels everything; no signal is sent from then on.
  ~Bridge() override;

  [[nodiscard]] const Catalogue& catalogue() const;
  [[nodiscard]] bool isSweeping() const { return sweep_.has_value(); }
  /// What runs, and what to do about that, as a sentence; empty when nothing does.
  [[nodiscard]] QString whyBusy() const { return isSweeping() ? whyBusy_ : QString(); }
  /// For the next sweep.
  void setWhyBusy(const QString& sentence) { whyBusy_ = sentence; }
  /// True while a preview is computed or waits for its turn.
  [[nodiscard]] bool isPreviewPending() const { return previewInFlight_.has_value() || waitingPreview_.has_value(); }

  /// From now on no point of a sweep is sampled for longer, and all its rounds share a process, whatever its plan says:
  /// for a quick look.
  void limitSampling(double seconds) { mostSamplingSeconds_ = seconds; }
  /// From now on no sweep, attempt or tuning measures ceilings, whatever its plan says: rows then have none.
  void leaveCeilingsOut() { leavesCeilingsOut_ = true; }
  /// The plan as it is measured.
  [[nodiscard]] RunPlan asLimited(RunPlan plan) const;

  /// Reads the kernel folders again; kernelsRead() follows at once. What catalogue() gave is no more.
  void readKernels();
  /// The same from these folders, now and later.
  void readKernels(std::vector<std::filesystem::path> folders);
  void findDevices();
  /// Builds the text on a device and looks at its kernels: kernelsDescribed() or descriptionFailed() follows, with the
  /// number that this returns. It is no sweep, and waits for one that runs.
  RunId describe(KernelText text);
  /// Nothing is heard of it any more.
  void stopDescribing(RunId run);
  /// Of the machine that the devices are in, since they were found last.
  [[nodiscard]] const RunContext& measuringContext() const { return measuringContext_; }
  /// Throws UsageError for a plan that can't be run. A sweep that runs must have finished before.
  void startSweep(RunPlan plan);
  /// Several plans as one sweep.
  void startSweep(std::vector<RunPlan> plans);
  /// Goes on with a run that was cut short, see Workbench::resume; throws likewise. No sweep may run.
  void resumeSweep(StoredRun run, const std::filesystem::path& journal);
  /// Tunes kernels as the one sweep at a time; throws likewise. No sweep may run.
  void startTuning(TuningPlan plan);
  /// Splits work between devices as the one sweep at a time; throws likewise. No sweep may run.
  void startSplit(SplitPlan plan);
  /// Lets two versions of kernels take turns as the one sweep at a time; throws likewise. No sweep may run.
  void startAb(AbPlan plan);
  /// Measures one kernel at once and briefly, as the one sweep at a time; throws likewise. No sweep may run.
  void startAttempt(AttemptPlan plan);
  /// Launches one kernel once in a simulator, as the one sweep at a time; throws likewise. No sweep may run.
  void startCheck(CheckPlan plan);
  /// Compiles one kernel to see what becomes of it, as the one sweep at a time; throws likewise. No sweep may run.
  void startCompilation(CompilePlan plan);
  /// Ends the sweep at once; sweepFinished() follows.
  void stopSweep();
  void requestPreview(ImagePlan plan);
  /// Forgets the waiting request and ends the one in flight.
  void dropPreview();

 Q_SIGNALS:
  /// The catalogue has what is in the kernel folders now.
  void kernelsRead();
  void devicesFound(const std::vector<headroom::DeviceDescription>& devices);
  void deviceSearchFailed(const QString& reason);
  /// A program that was not built has a failure and a log.
  void kernelsDescribed(headroom::RunId run, const headroom::ProgramFacts& program);
  /// Nothing was built: there is no such device, or its driver died.
  void descriptionFailed(headroom::RunId run, const QString& reason);
  void sweepStarted();
  /// Under which conditions the sweep measures; before its first row.
  void contextKnown(const headroom::RunContext& context);
  void progressed(const headroom::Progress& progress);
  void rowUpdated(const headroom::ResultRow& row);
  void rowReady(const headroom::ResultRow& row);
  /// The rows of a size are complete, and nothing is timed until what this changes is drawn, or a moment has passed.
  void sizeFinished();
  /// Of a tuning only.
  void tuningStarted(const headroom::TuningStarted& started);
  void configurationTried(const headroom::ConfigurationTried& tried);
  void tuningDone(const headroom::TuningDone& done);
  /// Of shared work only.
  void splitUpdated(const headroom::SplitUpdated& updated);
  void splitDone(const headroom::SplitDone& done);
  /// Of versions that take turns only.
  void abUpdated(const headroom::AbUpdated& updated);
  void abDone(const headroom::AbDone& done);
  /// Of a kernel that is measured at once only.
  void attemptDone(const headroom::AttemptDone& done);
  /// Of a kernel that is checked only.
  void checkDone(const headroom::CheckDone& done);
  /// Of a kernel that is compiled only.
  void programCompiled(const headroom::CompiledProgram& program);
  void sweepFinished(const headroom::RunFinished& finished);
  void previewPostponed();
  /// What is being measured to find the best variant for a preview.
  void previewProgressed(const QString& activity);
  void previewReady(const headroom::Preview& preview);
  void previewFailed(const QString& reason);
  /// The last of the requested previews has ended.
  void previewsEnded();
  void noted(const QString& sentence, headroom::NoteLevel level);

 private:
  struct PreviewInFlight {
    RunId run = 0;
    ImagePlan plan;
    bool isWanted = true;  ///< asked for again when something else had it cancelled
  };

  void followSweep(RunId run);
  EventSink queuedTo(void (Bridge::*handler)(const RunEvent& event));
  /// Of sweeps: waits at the end of a size until what is shown of it is drawn.
  EventSink sweepSink();
  void receiveDevices(const RunEvent& event);
  void receiveDescription(const RunEvent& event);
  void receiveSweep(const RunEvent& event);
  void receivePreviewEnd(const RunEvent& event);
  void startWaitingPreview();

  std::unique_ptr<Workbench> workbench_;
  RunContext measuringContext_;
  std::optional<double> mostSamplingSeconds_;
  bool leavesCeilingsOut_ = false;
  std::optional<RunId> sweep_;
  std::set<RunId> describing_;
  QString whyBusy_ = tr("A run is in progress. Stop it first.");
  std::optional<PreviewInFlight> previewInFlight_;
  std::optional<ImagePlan> waitingPreview_;
};

}  // namespace headroom
