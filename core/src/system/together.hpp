// Threads that execute parts of a task simultaneously, repeatedly.
#pragma once

#include <barrier>
#include <cstddef>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace headroom {

class Together {
 public:
  explicit Together(std::size_t parts);
  ~Together();
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;

  /// Calls work(part) for parts 0, 1... simultaneously, the first on the calling thread. Returns when all are done;
  /// rethrows the exception of the first part that threw.
  void run(const std::function<void(std::size_t part)>& work);

 private:
  void serve(std::size_t part);
  void perform(std::size_t part);

  std::barrier<> start_;
  std::barrier<> end_;
  bool closing_ = false;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::vector<std::exception_ptr> failures_;
  std::vector<std::jthread> threads_;  // last, because they use all of the above
};

}  // namespace headroom
