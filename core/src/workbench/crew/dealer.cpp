#include "workbench/crew/dealer.hpp"

#include <algorithm>
#include <utility>

namespace headroom {

void Dealer::join(std::size_t worker) {
  workers_.try_emplace(worker);
}

void Dealer::leave(std::size_t worker) {
  workers_.erase(worker);
}

void Dealer::add(std::span<const std::uint64_t> numbers, double searchMs) {
  for (const std::uint64_t number : numbers) proposed_.push_back({number, searchMs, 0});
}

std::size_t Dealer::lacking() const {
  return workers_.size() - std::min(workers_.size(), waiting());
}

std::vector<std::uint64_t> Dealer::pending() const {
  std::vector<std::uint64_t> numbers;
  for (const auto& [worker, hand] : workers_) {
    if (hand.deal) numbers.push_back(hand.deal->number);
  }
  for (const Lost& lost : lost_) numbers.push_back(lost.deal.number);
  for (const Deal& proposed : proposed_) numbers.push_back(proposed.number);
  return numbers;
}

std::optional<Deal> Dealer::deal(std::size_t worker) {
  Hand& hand = workers_.at(worker);
  const auto lost = std::find_if(lost_.begin(), lost_.end(), [&](const Lost& candidate) {
    return candidate.worker != worker || workers_.size() == 1;
  });
  if (lost != lost_.end()) {
    hand.deal = lost->deal;
    lost_.erase(lost);
  } else if (!proposed_.empty()) {
    hand.deal = proposed_.front();
    proposed_.pop_front();
  } else if (!lost_.empty() && dealt_ == 0) {
    // Its other workers may never come.
    hand.deal = lost_.front().deal;
    lost_.pop_front();
  } else {
    return std::nullopt;
  }
  ++hand.deal->times;
  ++dealt_;
  return hand.deal;
}

Deal Dealer::finish(std::size_t worker) {
  workers_.at(worker).lossesInARow = 0;
  return take(worker);
}

Dealer::Loss Dealer::lose(std::size_t worker) {
  Loss loss;
  loss.deal = take(worker);
  loss.isGivenUp = loss.deal.times >= kMostDeals;
  if (!loss.isGivenUp) lost_.push_back({loss.deal, worker});
  ++workers_.at(worker).lossesInARow;
  loss.isRetired = isOnlyOneThatLoses(worker);
  if (loss.isRetired) leave(worker);
  return loss;
}

void Dealer::takeBack(std::size_t worker) {
  Deal deal = take(worker);
  --deal.times;
  lost_.push_front({deal, worker});
}

bool Dealer::isBusy(std::size_t worker) const {
  const auto hand = workers_.find(worker);
  return hand != workers_.end() && hand->second.deal.has_value();
}

Deal Dealer::take(std::size_t worker) {
  const Deal deal = std::exchange(workers_.at(worker).deal, std::nullopt).value();
  --dealt_;
  return deal;
}

bool Dealer::isOnlyOneThatLoses(std::size_t worker) const {
  if (workers_.at(worker).lossesInARow < kMostLosses || workers_.size() < 2) return false;
  return std::all_of(workers_.begin(), workers_.end(),
                     [worker](const auto& entry) { return entry.first == worker || entry.second.lossesInARow == 0; });
}

}  // namespace headroom
