// The options of the window's program, and their validation.
#pragma once

#include <QString>
#include <QStringList>

#include "shell/main_window.hpp"
#include "shell/unattended_run.hpp"

namespace headroom {

struct Arguments {
  WindowOptions window;
  UnattendedOutputs outputs;
  QString chartFrom;
  bool unattended = false;
  bool inProcess = false;
};

/// The words are those after the program's own. Throws UsageError, also for options that do not go together.
Arguments argumentsFrom(const QStringList& words);

/// What --help, --version or --manual-page prints; empty if none is an option here. Throws UsageError.
QString textFor(const QStringList& words);

}  // namespace headroom
