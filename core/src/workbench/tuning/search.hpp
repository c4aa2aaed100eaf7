// In which order configurations are tried. Knows nothing of kernels: numbers in, times back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "workbench/tuning/search_space.hpp"

namespace headroom {

class Search {
 public:
  explicit Search(const SearchSpace& space) : space_(space) {}
  virtual ~Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// The one to try now: an allowed one that was not learnt already; nothing when all have been, or when no other one
  /// was found. The same for the same seed and the same times.
  std::optional<std::uint64_t> next() { return isExhausted() ? std::nullopt : choose(); }

  /// What came of one, whoever chose it: its time, or nothing where it is invalid.
  void learn(std::uint64_t number, std::optional<double> ms) {
    if (tried_.insert(number).second) remember(number, ms);
  }

  /// The ones to try next, at most so many, before anything is learnt of them: what next() would give where what is
  /// tried first does not depend on times, else what is likely to be worth it. Fewer where fewer are left.
  std::vector<std::uint64_t> nextOnes(std::size_t most);

  [[nodiscard]] bool isExhausted() const { return tried_.size() >= space_.size(); }

 protected:
  /// Where the space is exact there is one that is not tried.
  virtual std::optional<std::uint64_t> choose() = 0;
  virtual void remember(std::uint64_t /*number*/, std::optional<double> /*ms*/) {}
  /// For the choice of those beside it: one that will be tried, of which nothing is known. forgetSupposed() takes all
  /// of these back.
  virtual void suppose(std::uint64_t /*number*/) {}
  virtual void forgetSupposed() {}

  /// The first allowed one that is not tried, from `number` on and after the last one from 0 on.
  [[nodiscard]] std::optional<std::uint64_t> untriedFrom(std::uint64_t number) const;

  [[nodiscard]] bool isTried(std::uint64_t number) const { return tried_.contains(number); }
  [[nodiscard]] const SearchSpace& space() const { return space_; }

 private:
  const SearchSpace& space_;
  std::unordered_set<std::uint64_t> tried_;
};

/// `space` has to outlive it.
std::unique_ptr<Search> makeSearch(SearchMethod method, const SearchSpace& space, std::uint64_t seed);

}  // namespace headroom
