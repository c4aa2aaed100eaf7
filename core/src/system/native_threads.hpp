// One thread per processor, for native code that uses all of them.
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
  /// Threads pinned to the processors available to this process, started at the first call and reused: starting them
  /// takes longer than copying a small plane. Throws Error if the system has no threads left.
  static NativeThreads& all();

  ~NativeThreads();
  NativeThreads(const NativeThreads&) = delete;
  NativeThreads& operator=(const NativeThreads&) = delete;

  /// Calls work(first, last) on every thread simultaneously, each with its part of 0..count, and waits. A part begins
  /// at a multiple of `grain`, by default so that no two threads share a page of floats; it may be empty. `work` may
  /// not throw. Concurrent callers are serialised.
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
  std::vector<std::jthread> threads_;  // last, because they use all of the above
};

}  // namespace headroom
