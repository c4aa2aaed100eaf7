// The sweeps of one part of the window: of all that the bridge tells, what belongs to them.
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

/// Several parts of the window have sweeps run, one at a time; each hears of its own only.
class Sweep : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object. While a sweep of this part runs, others are told `whyBusy`.
  explicit Sweep(Bridge* bridge, QString whyBusy = tr("A run is in progress. Stop it first."),
                 QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return isRunning_; }
  /// Throws UsageError for plans that can't be run. No sweep may run.
  void start(std::vector<RunPlan> plans);
  /// Goes on with a run of the history; rows that it has come again. Throws likewise.
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
  /// What is known of a point so far.
  void rowUpdated(const headroom::ResultRow& row);
  void rowReady(const headroom::ResultRow& row);
  /// See Bridge::sizeFinished().
  void sizeFinished();
  /// A variant is compiled for every size, and its log differs in names of temporary files only: it is told once.
  void compilerSaid(const QString& variant, const QString& log);
  /// Of a tuning.
  void tuningStarted(const headroom::TuningStarted& started);
  void configurationTried(const headroom::ConfigurationTried& tried);
  void tuningDone(const headroom::TuningDone& done);
  /// Of shared work.
  void splitUpdated(const headroom::SplitUpdated& updated);
  void splitDone(const headroom::SplitDone& done);
  /// Of versions that take turns.
  void abUpdated(const headroom::AbUpdated& updated);
  void abDone(const headroom::AbDone& done);
  /// Of a kernel that is measured at once.
  void attemptDone(const headroom::AttemptDone& done);
  /// Of a kernel that is checked in a simulator.
  void checkDone(const headroom::CheckDone& done);
  /// Of a kernel that is compiled to be looked at.
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
