// What the system does with a process, by /proc/PID/stat.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string_view>

namespace headroom {

struct ProcessState {
  char letter = 0;                       ///< of proc(5): 'R', 'S', 'D', 'T' ...; 0 if unknown
  std::chrono::milliseconds cpuTime{0};  ///< of all its threads

  /// By a signal or a debugger, until it is continued.
  [[nodiscard]] bool isStopped() const { return letter == 'T' || letter == 't'; }
  /// For a processor or a disk, which other programs may have.
  [[nodiscard]] bool isReadyOrOnDisk() const { return letter == 'R' || letter == 'D'; }
};

/// Returns an unknown state for a process that is gone, and on a system without /proc.
ProcessState processState(pid_t process);

/// Reads the text of /proc/PID/stat; an unknown state if it is none. `ticksPerSecond`: of the system's clock.
ProcessState processStateIn(std::string_view stat, long ticksPerSecond);

}  // namespace headroom
