// Selection of the window's display, and the error if it cannot be opened.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace headroom {

/// True when --help, --version or --manual-page is among the arguments: a text, for which no display is needed.
bool asksForText(int argc, char** argv);

/// Chooses Qt's platform without a screen for what shows no window, where no display is named. False when a window is
/// wanted and none is named.
bool prepareDisplay(int argc, char** argv);

/// Qt aborts the program if it cannot open a display. While a guard lives, during the creation of the application, the
/// program ends with a sentence and an exit code instead. Other messages are held back until then.
class DisplayGuard {
 public:
  explicit DisplayGuard(int exitCode);
  DisplayGuard(const DisplayGuard&) = delete;
  DisplayGuard& operator=(const DisplayGuard&) = delete;
  ~DisplayGuard();
};

}  // namespace headroom
