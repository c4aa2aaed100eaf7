// Versions that take turns: read off the GUI thread, measured, and what came of it as files.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "ab/ab_window.hpp"
#include "bridge/background.hpp"
#include "bridge/sweep.hpp"
#include "headroom/history.hpp"

namespace headroom {

class AbController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  AbController(Bridge* bridge, AbWindow* window, QObject* parent = nullptr);

  /// Nothing: there is none.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// Shows the window, whose base is this variant unless another version was chosen.
  void open(const QString& variant);

  /// Shows the window with these versions chosen.
  void open(const QString& base, const QString& fresh, const QString& sizes);

  /// Why start() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotStart() const;
  /// Reads the versions that the window names and lets them take turns.
  void start();
  void stop();
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// When it was made, of what and on what, as far as that is known.
  [[nodiscard]] RunSummary summary() const;
  /// Shows in the window what went wrong; true when the file was written.
  bool write(AbWindow::Format format, const QString& file);

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, qsizetype results);

 private:
  /// What both names mean.
  struct Versions {
    std::string base;
    std::string fresh;
    AbPairs paired;
  };

  [[nodiscard]] bool isBusy() const { return isReading_ || isRunning(); }
  void measure(const Versions& versions);
  void fail(const QString& sentence);
  void take(const AbReport& report);
  void end(const RunFinished& finished);
  void showProgress();
  void showReadiness();
  void copy() const;

  Bridge* bridge_;
  AbWindow* window_;
  Sweep sweep_;
  std::optional<DeviceDescription> device_;
  ParameterValues parameters_;
  bool isReading_ = false;
  int reading_ = 0;         ///< which one: one that was stopped has no sequel
  std::size_t points_ = 0;  ///< of the run
  RunContext context_;
  AbReport report_;
  QStringList notes_;
  QElapsedTimer shown_;    ///< since the last time
  Background background_;  ///< last: it uses the others
};

}  // namespace headroom
