// Runs the window unattended: the run of a view, then its files, then exit.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>

#include "shell/main_window.hpp"

namespace headroom {

/// Files to write, where an empty name leaves that one out, and the run that they come from.
struct UnattendedOutputs {
  QString screenshot;
  QString chart;
  QString csv;
  QString view;         ///< view that runs and appears in the screenshot
  ViewChoices choices;  ///< for that run
};

class UnattendedRun : public QObject {
  Q_OBJECT

 public:
  /// Starts when the window has settled. The window outlives this object.
  UnattendedRun(MainWindow* window, UnattendedOutputs outputs, QObject* parent = nullptr);

 Q_SIGNALS:
  /// Emitted exactly once; `problem` is a sentence if something failed, and otherwise empty.
  void finished(const QString& problem);

 private:
  void advance();
  /// Writes the files when the window no longer changes.
  void look();
  void finishWithFiles();
  void finish(const QString& problem);
  [[nodiscard]] QString saveScreenshot() const;

  MainWindow* window_;
  UnattendedOutputs outputs_;
  QTimer looks_;
  QImage seen_;  ///< the window at the previous look
  int looksLeft_;
  int sameLooks_ = 0;  ///< number of consecutive looks without a change
  bool hasRun_ = false;
  bool hasFinished_ = false;
};

}  // namespace headroom
