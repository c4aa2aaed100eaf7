// Where the window is to be opened, and what becomes of the program where it cannot be.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace headroom {

/// True when --help or --version is among the arguments: a text, for which no display is needed.
bool asksForText(int argc, char** argv);

/// Chooses Qt's platform without a screen for what shows no window, where no display is named. False when a window is
/// wanted and none is named.
bool prepareDisplay(int argc, char** argv);

/// Qt aborts the program when it cannot open a display. While one of these lives, which is while the application is
/// made, the program ends with a sentence and an exit code instead. Other messages are held back until then.
class DisplayGuard {
 public:
  explicit DisplayGuard(int exitCode);
  DisplayGuard(const DisplayGuard&) = delete;
  DisplayGuard& operator=(const DisplayGuard&) = delete;
  ~DisplayGuard();
};

}  // namespace headroom
