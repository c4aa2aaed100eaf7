// The window at work with nobody at it: the default run, the guide's or a tuning, then its files, then the end of the
// program.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>

#include "shell/main_window.hpp"

namespace headroom {

/// Files to leave behind; an empty name leaves that one out.
struct UnattendedOutputs {
  QString screenshot;
  QString chart;
  QString csv;
  /// A step or an experiment of the guide, or kWholeGuide: run and pictured instead of the default run. Empty for none.
  QString guide;
  /// A variant to tune instead of the default run; empty for none.
  QString tune;
  QString tuneSize;  ///< of that; empty: the device's default
  QString budget;    ///< likewise; empty: the page's default
  /// A variant whose work is to be split instead of the default run; empty for none.
  QString split;
  QString splitSize;       ///< of that; empty: the page's default
  int splitParts = 0;      ///< parts of the device; 0: the page's default
  QString workload;        ///< the problem of the default run; empty: the window's default
  bool isSpeedUp = false;  ///< pictures the Speed-up view, transfers timed
  QString variants;        ///< of that problem, comma-separated; empty: its story
};

inline constexpr QLatin1StringView kWholeGuide("all");

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
  QString startGuide();
  QString startTuning();
  QString startSplit();
  /// Why it could not be started, as a sentence; empty when it was.
  QString start();
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
