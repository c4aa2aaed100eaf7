// A program that runs with the capture layer: started, watched, stopped, and what was captured of it.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <memory>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "capture/capture_view.hpp"
#include "headroom/capture.hpp"

namespace headroom {

class CaptureController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  CaptureController(Bridge* bridge, CaptureView* view, QObject* parent = nullptr);
  ~CaptureController() override;

  /// Why start() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotStart() const;
  /// Runs the program that the controls name.
  void start() { run({}); }
  /// Asks the program to end; ends it when it was asked before.
  void stop();
  [[nodiscard]] bool isRunning() const { return session_ != nullptr; }
  /// The last program's.
  [[nodiscard]] const CaptureFigures& figures() const { return figures_; }

 Q_SIGNALS:
  void readinessChanged();
  /// A program has ended and its figures are shown; `Failed` where there are none.
  void finished(const headroom::RunFinished& finished, int kernels);
  /// A captured launch is to be opened as a kernel.
  void openAsked(const QString& description);

 private:
  /// What is known after a look at the session.
  struct Look {
    CaptureFigures figures;
    std::vector<CapturedLaunchItem> launches;
    QString whyNothing;
  };

  void run(const QStringList& dumps);
  void look();
  void take(const Look& look);
  void end(const Look& look);
  void showReadiness();

  Bridge* bridge_;
  CaptureView* view_;
  std::shared_ptr<CaptureSession> session_;
  std::optional<CaptureEnd> ended_;
  CaptureFigures figures_;
  QTimer looks_;
  bool isLooking_ = false;
  bool isStopping_ = false;
  Background background_;  ///< last: it uses the others
};

}  // namespace headroom
