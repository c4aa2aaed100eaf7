// One kernel's loop: opened, edited here or elsewhere, and with each save read, built, checked, measured and kept.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bridge/sweep.hpp"
#include "headroom/catalogue/kernel_watch.hpp"
#include "kernel/code_comparison.hpp"
#include "kernel/kernel_advice.hpp"
#include "kernel/kernel_inspector.hpp"
#include "kernel/kernel_view.hpp"
#include "kernel/revision_controller.hpp"
#include "models/settings.hpp"

namespace headroom {

class KernelController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  KernelController(Bridge* bridge, KernelView* view, Settings* settings, QWidget* window, QObject* parent = nullptr);

  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// Of runs: see attemptSampling.
  void setSampling(const Sampling& usual) { sampling_ = attemptSampling(usual); }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }

  /// A description, or a .cl that has one of its own or beside it. For one that has none yet, and for another tuner's
  /// problem (.json), bareFileFound() follows. Asks first what becomes of unsaved changes.
  void openFile(const QString& file);
  /// A kernel that the catalogue has: its files, or, of a built-in one, its text to read.
  void openVariant(const Variant& variant);
  /// Copies the built-in kernel that is shown into the folder, and opens the copy.
  void copyTo(const QString& folder);
  void save();
  void openInOtherEditor();

  /// Why measure() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotMeasure() const;
  /// As the files are on disk. Asks about a command that computes what results should be.
  void measure();
  [[nodiscard]] bool isMeasuring() const { return sweep_.isRunning(); }
  /// Nothing: no kernel is open, or it can't be read.
  [[nodiscard]] const Workload* workload() const;
  [[nodiscard]] bool isOwnFile() const { return !file_.isEmpty(); }
  [[nodiscard]] QString openId() const;
  /// Asks about unsaved changes, and closes the window when that is answered.
  [[nodiscard]] bool mayClose();
  /// The kernel that was open last, if it is still there.
  void restore();
  [[nodiscard]] RevisionController* revisions() const { return revisions_; }
  /// Shows what the compiler makes of one revision and of another, or of the saved files where `to` is 0.
  void compareCode(int from, int to);
  /// Selector of the device; empty for none.
  [[nodiscard]] QString device() const;

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, const QString& sentence);
  void failed(const QString& sentence);
  void bareFileFound(const QString& file);
  /// What measure() can do has changed.
  void readinessChanged();
  void workloadChanged();

 private:
  void withoutChanges(const std::function<void()>& then);
  void show(const QString& file);
  void look();
  /// Reads the files again. True where the kernel is another one than before.
  bool read();
  void showUnreadable(const QString& problem);
  void showFiles();
  void startAttempt();
  [[nodiscard]] std::optional<KernelSubject> subject() const;
  void take(const AttemptDone& done);
  void showKept(const KeptRevision& kept, const ResultRow& row);
  void end(const RunFinished& finished);
  void rememberFile();
  void showRecent();
  void showReadiness();
  [[nodiscard]] std::string pointKey() const;
  [[nodiscard]] std::vector<KernelMessage> messagesOf(const ResultRow& row) const;
  [[nodiscard]] QString pathOf(const std::string& name) const;

  Bridge* bridge_;
  KernelView* view_;
  Settings* settings_;
  QWidget* window_;
  Sweep sweep_;
  RevisionController* revisions_;
  KernelInspector* inspector_;
  CodeComparison* codes_;
  KernelAdvice* advice_;
  std::optional<DeviceDescription> device_;
  ParameterValues parameters_;
  Sampling sampling_ = attemptSampling({});
  QString file_;                   ///< that describes it; empty for none, and for a built-in kernel
  std::optional<Variant> kernel_;  ///< as it was read last
  bool isCurrent_ = false;         ///< the files could be read as they are now
  bool isWaiting_ = false;         ///< for another run to end
  KernelWatch watch_;
  QTimer looks_;
  QElapsedTimer sinceSave_;
  double readSeconds_ = 0;
  std::map<std::string, std::vector<ResultRow>> ceilings_;  ///< by the point that they were measured beside
  std::string measured_;                                    ///< the point of the last attempt, likewise
  JobTimes times_;
};

}  // namespace headroom
