#include "end_signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <array>
#include <csignal>
#include <ctime>

namespace headroom {
namespace {

/// A handler may hardly do more than write: the event loop reads it. Open as long as the program runs.
struct Pipe {
  int readEnd = -1;
  int writeEnd = -1;
};

const Pipe& signalPipe() {
  static const Pipe pipe = [] {
    int ends[2] = {-1, -1};
    [[maybe_unused]] const int failed = ::pipe2(ends, O_CLOEXEC | O_NONBLOCK);
    return Pipe{ends[0], ends[1]};
  }();
  return pipe;
}

volatile std::sig_atomic_t firstAt = 0;

/// As headroom-cli does: in between signals are passed over.
void onEndSignal(int signal) {
  const auto now = static_cast<std::sig_atomic_t>(std::time(nullptr));
  if (firstAt == 0) {
    firstAt = now;
    const char one = 1;
    [[maybe_unused]] const ssize_t written = ::write(signalPipe().writeEnd, &one, 1);
  } else if (now - firstAt >= 2) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

constexpr std::array kEndSignals{SIGINT, SIGTERM, SIGHUP};

}  // namespace

EndSignals::EndSignals() : arrival_(signalPipe().readEnd, QSocketNotifier::Read) {
  QObject::connect(&arrival_, &QSocketNotifier::activated, [this] {
    arrival_.setEnabled(false);
    QApplication::closeAllWindows();
  });
  for (const int signal : kEndSignals) {
    if (std::signal(signal, onEndSignal) == SIG_IGN) std::signal(signal, SIG_IGN);  // as under nohup
  }
}

}  // namespace headroom
