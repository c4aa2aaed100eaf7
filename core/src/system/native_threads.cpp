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

/// A processor for each thread; -1 for those that are not to be pinned, where the system does not tell.
std::vector<int> processorsOfThreads() {
  std::vector<int> processors = usableProcessors();
  if (processors.empty()) processors.assign(std::max(1U, std::thread::hardware_concurrency()), -1);
  return processors;
}

/// A thread that can't be pinned, because its processor was taken away meanwhile, works all the same.
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
  threads_.resize(processors.size());  // at once: a thread reads how many there are
  std::size_t place = 0;
  try {
    for (; place < processors.size(); ++place) {
      threads_[place] = std::jthread([this, place, processor = processors[place]] {
        pinThisThread(processor);
        serve(place);
      });
    }
  } catch (const std::system_error& failure) {
    // In the place of those that are missing: the others would wait for them for ever.
    static_cast<void>(start_.arrive(static_cast<std::ptrdiff_t>(processors.size() - place) + 1));
    throw Error(Stage::Launch,
                fmt::format("The host can't start a thread on each of its {} processors ({}). Close other "
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
