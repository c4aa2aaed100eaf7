// The signals that ask a command to end: Ctrl+C, termination, and the end of the terminal that it was started from.
#pragma once

namespace headroom::cli {

/// From here on isInterrupted() reports the first signal, so that the run can be cancelled in order; one that arrives a
/// second later or more ends the program as usual, even if it hangs. Signals that were ignored before, as by nohup,
/// stay ignored.
void listenForInterruption();

[[nodiscard]] bool isInterrupted();

}  // namespace headroom::cli
