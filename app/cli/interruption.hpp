// The signals that ask a command to end: Ctrl+C, termination, and the end of the terminal that it was started from.
#pragma once

namespace headroom::cli {

/// From here on the first signal is told by isInterrupted(), so that what runs can be cancelled in order; one that
/// comes a second later ends the program as usual, whatever hangs. Those that were ignored before, as by nohup, still
/// are.
void listenForInterruption();

[[nodiscard]] bool isInterrupted();

}  // namespace headroom::cli
