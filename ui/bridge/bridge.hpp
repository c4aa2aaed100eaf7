// The window's connection to the engine: requests go in as plans, events come out as signals on the GUI thread.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "headroom/choice.hpp"
#include "headroom/run/image_plan.hpp"
#include "headroom/workbench.hpp"

namespace headroom {

/// A blurred photo, ready to show.
struct Preview {
  std::uint64_t sourceIdentity = 0;  ///< Image::identity() of the source photo
  Image image;                       ///< in the photo's own depth, for saving
  QImage shown;                      ///< converted for the screen, off the GUI thread
  ResultRow row;                     ///< times of the pass that produced this image
  QString choice;                    ///< reason for choosing this variant, as a sentence, if the best one was requested
  std::optional<ImageArea> region;   ///< of the plan
  std::optional<ErrorFigures> regionError;  ///< error within it, if there is one
};

/// Owns the workbench. The workbench calls the sinks on its own thread; only values cross to the GUI thread, through
/// queued calls. Previews are coalesced: one is in flight, the newest request waits, and those in between are dropped.
/// A preview whose result is sampled (ImagePlan::checkSample) is slow and is cancelled by a newer request. During a
/// sweep, previews wait so that they do not disturb the timing; one in flight is cancelled and computed again after the
/// sweep. A compared preview takes the same way and gives way to any other.
class Bridge : public QObject {
  Q_OBJECT

 public:
  explicit Bridge(WorkbenchOptions options = {}, QObject* parent = nullptr);
  /// Cancels everything; sends no signals afterwards.
  ~Bridge() override;

  [[nodiscard]] const Catalogue& catalogue() const;
  [[nodiscard]] bool isSweeping() const { return sweep_.has_value(); }
  /// Returns what is running and what to do about it, as a sentence; empty if nothing is running.
  [[nodiscard]] QString whyBusy() const { return isSweeping() ? whyBusy_ : QString(); }
  /// Takes effect with the next sweep.
  void setWhyBusy(const QString& sentence) { whyBusy_ = sentence; }
  /// True while a preview is being computed or is waiting.
  [[nodiscard]] bool isPreviewPending() const { return previewInFlight_.has_value() || waitingPreview_.has_value(); }

  /// For a quick look: later sweeps sample each point for at most this many seconds and run all rounds in one process,
  /// regardless of the plan.
  void limitSampling(double seconds) { mostSamplingSeconds_ = seconds; }
  /// Later sweeps, attempts and tuning runs do not measure ceilings, regardless of the plan; their rows have none.
  void leaveCeilingsOut() { leavesCeilingsOut_ = true; }
  /// Returns the plan with these limits applied.
  [[nodiscard]] RunPlan asLimited(RunPlan plan) const;

  /// Reads the kernel folders again and emits kernelsRead() before it returns. Earlier results of catalogue() become
  /// invalid.
  void readKernels();
  /// Does the same with these folders, which later reads use too.
  void readKernels(std::vector<std::filesystem::path> folders);
  void findDevices();
  /// Sets the hosts that devices of later requests may be on: "gpu7/0:1".
  void setHosts(std::vector<NamedHost> hosts) { workbench_->setHosts(std::move(hosts)); }
  /// Has later requests use the ids of a new list of the host's devices: see Workbench::renewHost.
  void renewHost(const std::string& name) { workbench_->renewHost(name); }
  /// Stores the context of a host, by its name in hosts.toml.
  void setFarContext(const RunContext& context) { farContexts_[context.namedHost] = context; }
  /// Builds the text on a device and inspects its kernels. kernelsDescribed() or descriptionFailed() follows, with the
  /// returned number. This is not a sweep, and it waits for a running one.
  RunId describe(KernelText text);
  /// Cancels the request; no signal follows.
  void stopDescribing(RunId run);
  /// Returns the context of a machine, as of the last search there. `namedHost`: of a device or a row; empty for this
  /// one.
  [[nodiscard]] const RunContext& contextOf(const std::string& namedHost) const;
  /// Throws UsageError if the plan is invalid. No sweep may be running.
  void startSweep(RunPlan plan);
  /// Runs several plans as one sweep.
  void startSweep(std::vector<RunPlan> plans);
  /// Resumes an interrupted run, see Workbench::resume; throws likewise. No sweep may be running.
  void resumeSweep(StoredRun run, const std::filesystem::path& journal);
  /// Tunes kernels. Like each start function below, occupies the only sweep and throws likewise.
  void startTuning(TuningPlan plan);
  /// Splits work between devices.
  void startSplit(SplitPlan plan);
  /// Compares two versions of kernels in interleaved rounds.
  void startAb(AbPlan plan);
  /// Measures one kernel immediately and briefly.
  void startAttempt(AttemptPlan plan);
  /// Launches one kernel once in a simulator.
  void startCheck(CheckPlan plan);
  /// Compiles one kernel and reports what the compiler produced.
  void startCompilation(CompilePlan plan);
  /// Stops the sweep at once; sweepFinished() follows.
  void stopSweep();
  void requestPreview(ImagePlan plan);
  /// Blurs the photo with another variant, to compare it with the preview: comparedReady() or comparedFailed() follows,
  /// or nothing if a preview is requested meanwhile. To be called while no preview is pending.
  void requestCompared(ImagePlan plan);
  /// Ranks the blurs for a photo by what is already measured, unless the plan allows trials: ranked() follows, and
  /// nothing if that fails. A newer request replaces an older one.
  void rank(ChoicePlan plan);
  /// Drops the waiting preview and cancels the one in flight.
  void dropPreview();

 Q_SIGNALS:
  /// catalogue() now has the current contents of the kernel folders.
  void kernelsRead();
  void devicesFound(const std::vector<headroom::DeviceDescription>& devices);
  void deviceSearchFailed(const QString& reason);
  /// A program that failed to build has a failure and a log.
  void kernelsDescribed(headroom::RunId run, const headroom::ProgramFacts& program);
  /// Nothing was built, because the device does not exist or its driver crashed.
  void descriptionFailed(headroom::RunId run, const QString& reason);
  void sweepStarted();
  /// The measuring conditions of the sweep; emitted before its first row.
  void contextKnown(const headroom::RunContext& context);
  void progressed(const headroom::Progress& progress);
  void rowUpdated(const headroom::ResultRow& row);
  void rowReady(const headroom::ResultRow& row);
  /// All rows of a size are complete. Nothing is timed until the resulting repaint is done or a short timeout has
  /// passed.
  void sizeFinished();
  /// Tuning runs only.
  void tuningStarted(const headroom::TuningStarted& started);
  void configurationTried(const headroom::ConfigurationTried& tried);
  void tuningDone(const headroom::TuningDone& done);
  /// Splits only.
  void splitUpdated(const headroom::SplitUpdated& updated);
  void splitDone(const headroom::SplitDone& done);
  /// A/B measurements only.
  void abUpdated(const headroom::AbUpdated& updated);
  void abDone(const headroom::AbDone& done);
  /// Attempts only.
  void attemptDone(const headroom::AttemptDone& done);
  /// Checks only.
  void checkDone(const headroom::CheckDone& done);
  /// Compilations only.
  void programCompiled(const headroom::CompiledProgram& program);
  void sweepFinished(const headroom::RunFinished& finished);
  void previewPostponed();
  /// What is being measured to find the best variant for a preview.
  void previewProgressed(const QString& activity);
  void previewReady(const headroom::Preview& preview);
  void previewFailed(const QString& reason);
  void comparedReady(const headroom::Preview& preview);
  void comparedFailed(const QString& reason);
  void ranked(const headroom::Ranking& ranking);
  /// The last of the requested previews has ended.
  void previewsEnded();
  void noted(const QString& sentence, headroom::NoteLevel level);

 private:
  struct WantedPreview {
    ImagePlan plan;
    bool isCompared = false;
  };
  struct PreviewInFlight {
    RunId run = 0;
    WantedPreview preview;
    bool isWanted = true;  ///< to be requested again if something else cancelled it
  };

  void followSweep(RunId run);
  EventSink queuedTo(void (Bridge::*handler)(const RunEvent& event));
  /// Sink of sweeps: waits at the end of a size until its results are drawn.
  EventSink sweepSink();
  void receiveDevices(const RunEvent& event);
  void receiveDescription(const RunEvent& event);
  void receiveSweep(const RunEvent& event);
  void receivePreviewEnd(const RunEvent& event);
  void receiveRanking(const RunEvent& event);
  void startWaitingPreview();

  std::unique_ptr<Workbench> workbench_;
  RunContext measuringContext_;  ///< of this machine
  std::map<std::string, RunContext> farContexts_;
  std::optional<double> mostSamplingSeconds_;
  bool leavesCeilingsOut_ = false;
  std::optional<RunId> sweep_;
  std::set<RunId> describing_;
  QString whyBusy_ = tr("A run is in progress. Stop it first.");
  std::optional<PreviewInFlight> previewInFlight_;
  std::optional<WantedPreview> waitingPreview_;
  std::optional<RunId> ranking_;
};

}  // namespace headroom
