// A capture folder, written file by file; `capture.txt` comes last.
#pragma once

#include "capture.hpp"

namespace headroom::capture {

/// Writes the launch's folder. On failure removes it and adds a note.
void writeFolder(CapturedLaunch& launch);

}  // namespace headroom::capture
