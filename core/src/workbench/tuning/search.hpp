// Order in which configurations are tried. Independent of kernels: takes times, returns numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
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

  /// Returns the next one to try: allowed and not learnt yet; nothing if all have been, or no other one was found.
  /// Deterministic for the same seed and times.
  std::optional<std::uint64_t> next() { return isExhausted() ? std::nullopt : choose(); }

  /// Records a result, whoever chose it: its time, or nothing if it is invalid.
  void learn(std::uint64_t number, std::optional<double> ms) {
    if (tried_.insert(number).second) remember(number, ms);
  }

  /// Returns the next ones to try, at most `most`, before anything is learnt of them: the results of next() if the
  /// first ones do not depend on times, else the most promising. Fewer if fewer are left.
  std::vector<std::uint64_t> nextOnes(std::size_t most);

  /// Returns the next ones to try, at most `most`, while others are being tried whose results are not known yet:
  /// `pending`. Quicker for many than nextOnes(): a model is fitted once for all of them.
  std::vector<std::uint64_t> nextBatch(std::size_t most, std::span<const std::uint64_t> pending);

  [[nodiscard]] bool isExhausted() const { return tried_.size() >= space_.size(); }

 protected:
  /// If the space is exact, an untried one exists.
  virtual std::optional<std::uint64_t> choose() = 0;
  virtual void remember(std::uint64_t /*number*/, std::optional<double> /*ms*/) {}
  /// For the choice of several at once: assumes a result for one that will be tried. forgetSupposed() reverts all of
  /// these.
  virtual void suppose(std::uint64_t /*number*/) {}
  virtual void forgetSupposed() {}
  /// Returns up to `most` different ones, at least one if next() would.
  virtual std::vector<std::uint64_t> chooseSeveral(std::size_t most);

  /// Returns the first allowed and untried one, from `number` on and then from 0 on.
  [[nodiscard]] std::optional<std::uint64_t> untriedFrom(std::uint64_t number) const;

  [[nodiscard]] bool isTried(std::uint64_t number) const { return tried_.contains(number); }
  [[nodiscard]] const SearchSpace& space() const { return space_; }

 private:
  const SearchSpace& space_;
  std::unordered_set<std::uint64_t> tried_;
};

/// `space` must outlive it.
std::unique_ptr<Search> makeSearch(SearchMethod method, const SearchSpace& space, std::uint64_t seed);

}  // namespace headroom
