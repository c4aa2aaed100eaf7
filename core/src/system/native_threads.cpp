#include "system/native_threads.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <sched.h>

#include <algorithm>
#include <system_error>

#include "headroom/system/error.hpp"
#include "system/machine.hpp"

namespace headroom {

namespace {

/// Processor of each thread; -1 for threads that are not pinned, if the system does not report the processors.
std::vector<int> processorsOfThreads() {
  std::vector<int> processors = usableProcessors();
  if (processors.empty()) processors.assign(std::max(1U, std::thread::hardware_concurrency()), -1);
  return processors;
}

/// A thread that cannot be pinned, because its processor was removed meanwhile, works all the same.
void pinThisThread(int processor) {
  if (processor < 0) return;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  pthread_setaffinity_np(pthread_self(), sizeof set, &set);
}

}  // namespace

NativeThreads& NativeThreads::all() {
  static NativeThreads threads(processorsOfThreads());
  return threads;
}

NativeThreads::NativeThreads(const std::vector<int>& processors)
    : start_(static_cast<std::ptrdiff_t>(processors.size()) + 1),
      done_(static_cast<std::ptrdiff_t>(processors.size()) + 1) {
  threads_.resize(processors.size());  // all at once, because a thread reads their number
  std::size_t place = 0;
  try {
    for (; place < processors.size(); ++place) {
      threads_[place] = std::jthread([this, place, processor = processors[place]] {
        pinThisThread(processor);
        serve(place);
      });
    }
  } catch (const std::system_error& failure) {
    // Arrives for the missing threads; otherwise the others would wait forever.
    static_cast<void>(start_.arrive(static_cast<std::ptrdiff_t>(processors.size() - place) + 1));
    throw Error(Stage::Launch,
                fmt::format("The host cannot start a thread on each of its {} processors ({}). Close other "
                            "programs, or raise the limit on threads.",
                            processors.size(), failure.what()));
  }
}

NativeThreads::~NativeThreads() {
  work_ = nullptr;
  start_.arrive_and_wait();
}

void NativeThreads::share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work,
                          std::size_t grain) {
  const std::lock_guard lock(turn_);
  count_ = count;
  grain_ = grain;
  work_ = &work;
  start_.arrive_and_wait();
  done_.arrive_and_wait();
}

void NativeThreads::serve(std::size_t place) {
  while (true) {
    start_.arrive_and_wait();
    if (work_ == nullptr) return;
    const std::size_t grains = (count_ + grain_ - 1) / grain_;
    const auto border = [&](std::size_t part) { return std::min(count_, grains * part / threads_.size() * grain_); };
    (*work_)(border(place), border(place + 1));
    done_.arrive_and_wait();
  }
}

}  // namespace headroom
