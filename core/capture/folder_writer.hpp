// A capture folder, written file by file; `capture.txt` comes last.
#pragma once

#include "capture.hpp"

namespace headroom::capture {

/// Writes the launch's folder. Where that fails nothing of it stays, and a note says why.
void writeFolder(CapturedLaunch& launch);

}  // namespace headroom::capture
