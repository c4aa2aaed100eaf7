// A stop as something that poll() waits for.
#pragma once

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>
#include <functional>
#include <stop_token>

#include "headroom/system/error.hpp"

namespace headroom {

/// Becomes readable when a stop is requested.
class StopWake {
 public:
  explicit StopWake(const std::stop_token& stop) : callback_(stop, Wake{event_.descriptor}) {}

  [[nodiscard]] int descriptor() const { return event_.descriptor; }

 private:
  struct Event {
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    Event() {
      if (descriptor < 0) throw Error(Stage::Runner, "Too many files are open to watch for Stop; close some programs.");
    }
    ~Event() { close(descriptor); }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
  };
  struct Wake {
    int descriptor;
    void operator()() const {
      const std::uint64_t one = 1;
      // A full counter is already readable: nothing to do if the write fails.
      [[maybe_unused]] const ssize_t written = write(descriptor, &one, sizeof one);
    }
  };
  Event event_;  // before the callback, so that it outlives it
  std::stop_callback<Wake> callback_;
};

}  // namespace headroom
