#include "end_signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <array>
#include <csignal>

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

void onEndSignal(int /*signal*/) {
  const char one = 1;
  [[maybe_unused]] const ssize_t written = ::write(signalPipe().writeEnd, &one, 1);
}

constexpr std::array kEndSignals{SIGINT, SIGTERM, SIGHUP};

/// Those that are ignored stay so, as under nohup.
void handleWith(void (*handler)(int)) {
  for (const int signal : kEndSignals) {
    struct sigaction before {};
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    ::sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
  }
}

}  // namespace

EndSignals::EndSignals() : arrival_(signalPipe().readEnd, QSocketNotifier::Read) {
  QObject::connect(&arrival_, &QSocketNotifier::activated, [this] {
    arrival_.setEnabled(false);
    QApplication::closeAllWindows();
  });
  handleWith(onEndSignal);
}

EndSignals::~EndSignals() {
  handleWith(SIG_DFL);
}

}  // namespace headroom
