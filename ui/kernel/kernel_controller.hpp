// Edit loop of one kernel: opens it, and after each save, here or in another editor, reads, builds, validates and
// measures it and stores the revision.
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
#include "headroom/session.hpp"
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
  /// Sampling of attempts is derived from these settings, see attemptSampling.
  void setSampling(const Sampling& usual) { sampling_ = attemptSampling(usual); }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }

  /// Opens a description, or a .cl file that contains one or has one beside it. For a .cl file without a description,
  /// and for another tuner's problem (.json), emits bareFileFound() instead. Asks about unsaved changes first.
  void openFile(const QString& file);
  /// Opens a kernel of the catalogue: its files, or a built-in kernel's text, read-only.
  void openVariant(const Variant& variant);
  /// Copies the shown built-in kernel into the folder, and opens the copy.
  void copyTo(const QString& folder);
  void save();
  void openInOtherEditor();

  /// Returns why measure() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotMeasure() const;
  /// Measures the files as they are on disk. Asks for consent before a command computes reference results.
  void measure();
  [[nodiscard]] bool isMeasuring() const { return sweep_.isRunning(); }
  /// nullptr if no kernel is open, or if it cannot be read.
  [[nodiscard]] const Workload* workload() const;
  [[nodiscard]] bool isOwnFile() const { return !file_.isEmpty(); }
  [[nodiscard]] QString openId() const;
  /// Returns the kernel that is open; nothing without one.
  [[nodiscard]] std::optional<SessionKernel> openKernel() const;
  /// Opens the kernel of a session if the catalogue has it. Otherwise returns a sentence, and nothing changes: a
  /// session may be a stranger's, and its paths are only names.
  QString show(const SessionKernel& kernel);
  /// Returns true if there are no unsaved changes; otherwise asks about them, and closes the window after the answer.
  [[nodiscard]] bool mayClose();
  /// Opens the kernel that was open last, if it still exists.
  void restore();
  [[nodiscard]] RevisionController* revisions() const { return revisions_; }
  /// Shows the differences in compiler output between two revisions, or between a revision and the saved files if `to`
  /// is 0.
  void compareCode(int from, int to);
  /// Returns the device's selector; empty if there is none.
  [[nodiscard]] QString device() const;

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, const QString& sentence);
  void failed(const QString& sentence);
  void bareFileFound(const QString& file);
  /// whyNotMeasure() may have changed.
  void readinessChanged();
  void workloadChanged();
  /// Another kernel was opened.
  void opened();

 private:
  void withoutChanges(const std::function<void()>& then);
  void show(const QString& file);
  void look();
  /// Reads the files again. Returns true if the kernel differs from the previous one.
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
  QString file_;                   ///< the description's file; empty for no kernel and for a built-in one
  std::optional<Variant> kernel_;  ///< as last read
  bool isCurrent_ = false;         ///< the files' current content was read without errors
  bool isWaiting_ = false;         ///< until another run ends
  KernelWatch watch_;
  QTimer looks_;
  QElapsedTimer sinceSave_;
  double readSeconds_ = 0;
  std::map<std::string, std::vector<ResultRow>> ceilings_;  ///< by the point with which they were measured
  std::string measured_;                                    ///< key of the last attempt's point, as in ceilings_
  JobTimes times_;
};

}  // namespace headroom
