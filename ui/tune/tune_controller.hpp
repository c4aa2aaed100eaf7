// The tuner at work: the chosen device, a tuning's life from Start to what is kept of it, and its files.
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
#include "headroom/problems.hpp"
#include "tune/tune_view.hpp"
#include "tune/tuning_model.hpp"

namespace headroom {

class TuneController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object. `folder` is the workbench's for tunings.
  TuneController(Bridge* bridge, TuningModel* model, TuneView* view, std::filesystem::path folder,
                 QObject* parent = nullptr);

  /// Nothing: there is none, `whyNone` says why.
  void setDevice(const std::optional<DeviceDescription>& device, const QString& whyNone);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// Of the comparison of the fastest. The search samples briefly, whatever this is.
  void setSampling(const Sampling& sampling) { sampling_ = sampling; }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }

  /// Why start() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotStart() const;
  /// Tunes what the view's controls say. failed() follows for a plan that can't be carried out.
  void start();
  /// Shows another tuner's results: T4 JSON, or a cache of Kernel Tuner. failed() follows for a file that is neither,
  /// and while something is measured.
  void openResults(const QString& file);
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Something was tried, by a tuning that has ended.
  [[nodiscard]] bool hasResults() const { return !isRunning() && model_->count() > 0; }
  /// When it was made, of what and on what, as far as that is known.
  [[nodiscard]] RunSummary summary() const;
  /// As a tuning's CSV and T4 JSON. Throw Error when the file can't be written.
  void writeCsv(const QString& file) const;
  void writeT4(const QString& file) const;

 Q_SIGNALS:
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);
  /// What start() and the exports can do has changed.
  void readinessChanged();

 private:
  void showImported(const QString& file, const ImportedTuning& tuning);
  void begin(const TuningStarted& started);
  void take(const ConfigurationTried& tried);
  void follow(const Progress& progress);
  void complete(const TuningDone& done);
  void end(const RunFinished& finished);
  /// Shows what has come since the last time.
  void flush();
  /// The chosen kernel's space, while there is no tuning to be shown.
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
  QElapsedTimer shown_;  ///< since the last time
  QTimer showing_;
  std::vector<TuningResult> waiting_;
  Background background_;  ///< reads files
};

}  // namespace headroom
