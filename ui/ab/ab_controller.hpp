// A/B measurements: reads the two versions off the GUI thread, measures them, and exports the report.
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

  /// No value if there is no device.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// Shows the window with this variant as the base, unless the user chose another version.
  void open(const QString& variant);

  /// Shows the window with these versions and sizes.
  void open(const QString& base, const QString& fresh, const QString& sizes);

  /// Returns why start() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotStart() const;
  /// Reads the versions that the window names, then measures them in interleaved rounds.
  void start();
  void stop();
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Returns the time, the versions and the device of the last measurement, as far as they are known.
  [[nodiscard]] RunSummary summary() const;
  /// Writes the report; shows an error in the window on failure. Returns whether the file was written.
  bool write(AbWindow::Format format, const QString& file);

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, qsizetype results);

 private:
  /// The kernels that both names refer to.
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
  int reading_ = 0;         ///< number of the current read; a stopped read is not continued
  std::size_t points_ = 0;  ///< number of points in the run
  RunContext context_;
  AbReport report_;
  QStringList notes_;
  QElapsedTimer shown_;    ///< time since the window was last updated
  Background background_;  ///< declared last because it uses the other members
};

}  // namespace headroom
