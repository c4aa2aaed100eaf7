// One thread on each processor: how native code gets all that the processors have.
#pragma once

#include <barrier>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace headroom {

class NativeThreads {
 public:
  /// Threads pinned to the processors that this process may use, started at the first call and kept: starting them
  /// takes longer than a small plane is copied in. Throws Error when the system has no threads left.
  static NativeThreads& all();

  ~NativeThreads();
  NativeThreads(const NativeThreads&) = delete;
  NativeThreads& operator=(const NativeThreads&) = delete;

  /// Calls work(first, last) on every thread at the same time, each with its part of 0..count, and waits. A part begins
  /// at a multiple of `grain`, by default so that no two threads share a page of floats; it may be empty. `work` may
  /// not throw. Callers take turns.
  void share(std::size_t count, const std::function<void(std::size_t first, std::size_t last)>& work,
             std::size_t grain = 1024);

 private:
  explicit NativeThreads(const std::vector<int>& processors);

  void serve(std::size_t place);

  std::mutex turn_;
  std::size_t count_ = 0;
  std::size_t grain_ = 1;
  const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;  // null: the threads end
  std::barrier<> start_;
  std::barrier<> done_;
  std::vector<std::jthread> threads_;  // last: they use all of the above
};

}  // namespace headroom
