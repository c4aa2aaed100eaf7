#include "standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace headroom::cli {

void openClosedStreams() {
  constexpr std::array kStreams{std::pair{STDIN_FILENO, O_RDONLY}, std::pair{STDOUT_FILENO, O_RDONLY},
                                std::pair{STDERR_FILENO, O_WRONLY}};
  for (const auto& [stream, mode] : kStreams) {
    if (::fcntl(stream, F_GETFD) >= 0) continue;
    // The lowest number that is free is given: those below are open by now.
    if (::open("/dev/null", mode) < 0) return;
  }
}

}  // namespace headroom::cli
