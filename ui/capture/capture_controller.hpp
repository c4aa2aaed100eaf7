// Runs a program with the capture layer: starts it, watches it, stops it and shows the captured data.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <string>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "capture/capture_view.hpp"
#include "headroom/capture.hpp"
#include "headroom/pages/page.hpp"

namespace headroom {

class CaptureController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  CaptureController(Bridge* bridge, CaptureView* view, QObject* parent = nullptr);
  ~CaptureController() override;

  /// Returns why start() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotStart() const;
  /// Runs the program that the controls name.
  void start() { run({}); }
  /// Requests the program to terminate; kills it on the second call.
  void stop();
  [[nodiscard]] bool isRunning() const { return session_ != nullptr; }
  /// Figures of the last program.
  [[nodiscard]] const CaptureFigures& figures() const { return figures_; }
  /// A page of the last program.
  [[nodiscard]] Page report() const;

 Q_SIGNALS:
  void readinessChanged();
  /// The program has ended and its figures are shown; `Failed` if there are none.
  void finished(const headroom::RunFinished& finished, int kernels);
  /// Emitted to open a captured launch as a kernel.
  void openAsked(const QString& description);

 private:
  /// Data of one look at the session's folder.
  struct Look {
    CaptureFigures figures;
    std::vector<CapturedFolder> folders;
    std::vector<CapturedLaunchItem> launches;
    QString whyNothing;
  };

  void run(std::vector<DumpRequest> dumps);
  void merge(const QString& kernel, const QStringList& captures);
  void look();
  void take(const Look& look);
  void end(const Look& look);

  Bridge* bridge_;
  CaptureView* view_;
  std::shared_ptr<CaptureSession> session_;
  std::optional<CaptureEnd> ended_;
  CaptureFigures figures_;
  std::vector<CapturedFolder> folders_;
  std::vector<std::string> command_;
  QTimer looks_;
  bool isLooking_ = false;
  bool isStopping_ = false;
  Background background_;  ///< declared last because it uses the other members
};

}  // namespace headroom
