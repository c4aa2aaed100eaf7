// The numbers below a limit in random order, each once, without a list of them all.
#pragma once

#include <cstdint>
#include <random>
#include <unordered_map>
#include <utility>

namespace headroom {

/// A Fisher-Yates shuffle that stores only the swapped places.
class ShuffledNumbers {
 public:
  ShuffledNumbers(std::uint64_t limit, std::uint64_t seed) : left_(limit), random_(seed) {}

  [[nodiscard]] bool isEmpty() const { return left_ == 0; }

  std::uint64_t next() {
    const std::uint64_t place = random_() % left_;
    --left_;
    const std::uint64_t number = at(place);
    swapped_[place] = at(left_);
    swapped_.erase(left_);
    return number;
  }

 private:
  [[nodiscard]] std::uint64_t at(std::uint64_t place) const {
    const auto found = swapped_.find(place);
    return found == swapped_.end() ? place : found->second;
  }

  std::uint64_t left_;
  std::mt19937_64 random_;
  std::unordered_map<std::uint64_t, std::uint64_t> swapped_;
};

}  // namespace headroom
