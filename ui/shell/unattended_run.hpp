// The window at work with nobody at it: the run of a view, then its files, then the end of the program.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>

#include "shell/main_window.hpp"

namespace headroom {

/// Files to leave behind, an empty name leaves that one out; and the run that they are of.
struct UnattendedOutputs {
  QString screenshot;
  QString chart;
  QString csv;
  QString view;         ///< whose run it is, and which is pictured
  ViewChoices choices;  ///< for that
};

class UnattendedRun : public QObject {
  Q_OBJECT

 public:
  /// Begins when the window has settled. The window outlives this object.
  UnattendedRun(MainWindow* window, UnattendedOutputs outputs, QObject* parent = nullptr);

 Q_SIGNALS:
  /// Exactly once; `problem` is a sentence when something failed, else empty.
  void finished(const QString& problem);

 private:
  void advance();
  /// Writes the files once the window has stopped changing.
  void look();
  void finishWithFiles();
  void finish(const QString& problem);
  [[nodiscard]] QString saveScreenshot() const;

  MainWindow* window_;
  UnattendedOutputs outputs_;
  QTimer looks_;
  QImage seen_;  ///< the window at the last look
  int looksLeft_;
  int sameLooks_ = 0;  ///< how many looks in a row saw no change
  bool hasRun_ = false;
  bool hasFinished_ = false;
};

}  // namespace headroom
