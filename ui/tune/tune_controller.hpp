// Controller of the Tune view: the chosen device, a tuning run from Start to its stored configuration, and its files.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <optional>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/sweep.hpp"
#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/problems.hpp"
#include "tune/tune_view.hpp"
#include "tune/tuning_model.hpp"

namespace headroom {

class TuneController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. `folder` is the workbench's folder for tuning runs.
  TuneController(Bridge* bridge, TuningModel* model, TuneView* view, std::filesystem::path folder,
                 QObject* parent = nullptr);

  /// No value if there is no device; `whyNone` then says why.
  void setDevice(const std::optional<DeviceDescription>& device, const QString& whyNone);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// Sampling of the final comparison. The search always samples briefly.
  void setSampling(const Sampling& sampling) { sampling_ = sampling; }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }

  /// Returns why start() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotStart() const;
  /// Starts a tuning run with the choices of the view's controls; emits failed() if the plan is invalid.
  void start();
  /// Shows a tuning of the history, or another tuner's results: T4 JSON, or a cache of Kernel Tuner. Emits failed() for
  /// any other file, and during a measurement.
  void openResults(const QString& file);
  /// Writes the shown figures again, in the current units.
  void showUnits() { showState(); }
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// True if a configuration was tried and the tuning run has ended.
  [[nodiscard]] bool hasResults() const { return !isRunning() && model_->count() > 0; }
  /// Returns the shown tuning with its conditions; nothing without results.
  [[nodiscard]] std::optional<StoredReport> shown() const;
  /// Shows the tuning of a session, or none.
  void show(const std::optional<StoredReport>& stored);
  /// Returns the time, the kernel and the device of the last tuning run, as far as they are known.
  [[nodiscard]] RunSummary summary() const;
  /// Write a tuning run's CSV and T4 JSON. Both throw Error if the file cannot be written.
  void writeCsv(const QString& file) const;
  void writeT4(const QString& file) const;
  /// A page of the shown tuning. Its kernel's source is in it if it is still what was measured.
  [[nodiscard]] Page report() const;

 Q_SIGNALS:
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);
  /// whyNotStart() or the available exports may have changed.
  void readinessChanged();
  /// Results from a file are shown.
  void opened();

 private:
  void showImported(const QString& file, const ImportedTuning& tuning);
  void showStored(const StoredReport& stored);
  /// `origin` says where a tuning of that time is from.
  void showTuning(const TuningReport& tuning, const RunContext& context, const QString& origin);
  /// Shows a complete report, with what was stored as a sentence.
  void showReport(TuningReport report, TuningState state, const std::vector<Tunable>& axes, const QString& sentence);
  void begin(const TuningStarted& started);
  void take(const ConfigurationTried& tried);
  void follow(const Progress& progress);
  void complete(const TuningDone& done);
  void end(const RunFinished& finished);
  /// Shows the trials that arrived since the last update.
  void flush();
  /// Shows the chosen kernel's space while there is no tuning run to show.
  void showSpace();
  void showState();
  void showReadiness();
  void tellKept();
  [[nodiscard]] const Variant& tuned() const;

  Bridge* bridge_;
  TuningModel* model_;
  TuneView* view_;
  std::filesystem::path folder_;
  Sweep sweep_;
  std::optional<DeviceDescription> device_;
  QString whyNoDevice_;
  ParameterValues parameters_;
  Sampling sampling_;
  TuningPlan plan_;
  RunContext context_;
  TuningState state_ = TuningState::None;
  QElapsedTimer searching_;
  QElapsedTimer updated_;  ///< since the view was last updated
  QTimer showing_;
  std::vector<TuningResult> waiting_;
  Background background_;  ///< reads files
};

}  // namespace headroom
