// A queue that is finished before memory of the host is freed.
#pragma once

#include "runner/cl/opencl.hpp"

namespace headroom {

/// Finishes a queue at its end. As the last member beside memory of the host that commands read or write without
/// waiting, it ends them before that memory is freed, also where a later command failed.
class FinishedQueue {
 public:
  explicit FinishedQueue(const cl::CommandQueue& queue) : queue_(queue) {}
  FinishedQueue(const FinishedQueue&) = delete;
  FinishedQueue& operator=(const FinishedQueue&) = delete;
  ~FinishedQueue() {
    try {
      queue_.finish();
    } catch (const cl::Error&) {
      // Nothing to do here: the next call on this queue reports the failure.
    }
  }

 private:
  const cl::CommandQueue& queue_;
};

}  // namespace headroom
