// The sweeps of one part of the window: forwards the bridge's events that belong to them.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bridge/bridge.hpp"

namespace headroom {

/// Several parts of the window run sweeps, one at a time; each receives only the events of its own.
class Sweep : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object. While a sweep of this part runs, the other parts show `whyBusy`.
  explicit Sweep(Bridge* bridge, QString whyBusy = tr("A run is in progress. Stop it first."),
                 QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return isRunning_; }
  /// Throws UsageError if a plan is invalid. No sweep may be running.
  void start(std::vector<RunPlan> plans);
  /// Resumes a run of the history; its existing rows are emitted again. Throws likewise.
  void resume(StoredRun run, const std::filesystem::path& journal);
  /// Likewise.
  void tune(TuningPlan plan);
  /// Likewise.
  void split(SplitPlan plan);
  /// Likewise.
  void takeTurns(AbPlan plan);
  /// Likewise.
  void attempt(AttemptPlan plan);
  /// Likewise.
  void check(CheckPlan plan);
  /// Likewise.
  void compile(CompilePlan plan);

 Q_SIGNALS:
  void contextKnown(const headroom::RunContext& context);
  /// The current state of a point.
  void rowUpdated(const headroom::ResultRow& row);
  void rowReady(const headroom::ResultRow& row);
  /// See Bridge::sizeFinished().
  void sizeFinished();
  /// Emitted once per variant, although each size is compiled: the logs differ only in names of temporary files.
  void compilerSaid(const QString& variant, const QString& log);
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
  /// Checks in a simulator only.
  void checkDone(const headroom::CheckDone& done);
  /// Compilations only.
  void programCompiled(const headroom::CompiledProgram& program);
  void finished(const headroom::RunFinished& finished);

 private:
  void begin(const std::function<void()>& start);
  void receive(const ResultRow& row);
  void receive(const ConfigurationTried& tried);
  void tellLog(const ResultRow& row);

  Bridge* bridge_;
  QString whyBusy_;
  bool isRunning_ = false;
  std::set<std::pair<std::string, Status>> logged_;
};

}  // namespace headroom
