#include "workbench/tuning/proposer.hpp"

#include <algorithm>
#include <chrono>

namespace headroom {

Proposer::Proposer(SearchMethod method, SearchSpace space, std::uint64_t seed, std::function<void()> call)
    : space_(std::move(space)),
      search_(makeSearch(method, space_, seed)),
      call_(std::move(call)),
      thread_([this](const std::stop_token& ending) { serve(ending); }) {}

void Proposer::learn(std::uint64_t number, std::optional<double> ms) {
  const std::lock_guard lock(mutex_);
  learnt_.emplace_back(number, ms);
}

void Proposer::ask(std::size_t most, std::vector<std::uint64_t> pending) {
  isBusy_ = true;
  const std::lock_guard lock(mutex_);
  most_ = most;
  pending_ = std::move(pending);
  asked_.notify_one();
}

std::optional<Proposals> Proposer::take() {
  const std::lock_guard lock(mutex_);
  std::optional<Proposals> answer = std::exchange(answer_, std::nullopt);
  if (answer) isBusy_ = false;
  return answer;
}

void Proposer::serve(const std::stop_token& ending) {
  std::unique_lock lock(mutex_);
  while (asked_.wait(lock, ending, [this] { return most_ > 0; })) {
    const std::size_t most = std::exchange(most_, 0);
    const std::vector<std::uint64_t> pending = std::exchange(pending_, {});
    const std::vector<Learnt> learnt = std::exchange(learnt_, {});
    lock.unlock();
    for (const auto& [number, ms] : learnt) search_->learn(number, ms);
    const auto start = std::chrono::steady_clock::now();
    Proposals proposals{search_->nextBatch(most, pending), 0};
    const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    proposals.searchMs = ms / static_cast<double>(std::max<std::size_t>(proposals.numbers.size(), 1));
    lock.lock();
    answer_ = std::move(proposals);
    lock.unlock();
    call_();
    lock.lock();
  }
}

}  // namespace headroom
