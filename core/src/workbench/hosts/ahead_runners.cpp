#include "workbench/hosts/ahead_runners.hpp"

#include <utility>

#include "workbench/hosts/runner_host.hpp"

namespace headroom {

AheadRunners::AheadRunners(std::filesystem::path runner, std::chrono::milliseconds deadline, std::size_t places)
    : runner_(std::move(runner)), deadline_(deadline), places_(places) {}

AheadRunners::~AheadRunners() {
  rest();
}

void AheadRunners::rest() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
}

std::vector<std::optional<double>> AheadRunners::build(std::span<const CompileAheadJob> jobs,
                                                       const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  jobs_ = jobs;
  stop_ = stop;
  next_ = 0;
  done_ = 0;
  took_.assign(jobs.size(), std::nullopt);
  while (threads_.size() < std::min(places_, jobs.size()))
    threads_.emplace_back([this](const std::stop_token& ending) { serve(ending); });
  changed_.notify_all();
  // Also after a stop, because a runner may still be ending.
  changed_.wait(lock, [this] { return done_ == jobs_.size(); });
  jobs_ = {};
  return std::exchange(took_, {});
}

void AheadRunners::serve(const std::stop_token& ending) {
  RunnerHost host({}, runner_, deadline_, RunnerHost::Tries::One);
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, ending, [this] { return next_ < jobs_.size(); })) {
    const std::size_t mine = next_++;
    const Job job = jobs_[mine];
    const std::stop_token stop = stop_;
    lock.unlock();
    const auto start = std::chrono::steady_clock::now();
    bool isBuilt = false;
    try {
      const JobOutcome outcome = host.execute(
          job, [](const JobEvent& /*event*/) {}, stop);
      isBuilt = outcome.kind == JobOutcome::Kind::Done;
    } catch (const std::exception&) {
      // Treated like a compiler crash: the normal build repeats it and reports the error.
      isBuilt = false;
    }
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    lock.lock();
    if (isBuilt) took_[mine] = took.count();
    ++done_;
    changed_.notify_all();
  }
}

}  // namespace headroom
