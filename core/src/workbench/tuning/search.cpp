#include "workbench/tuning/search.hpp"

#include "workbench/tuning/genetic_search.hpp"
#include "workbench/tuning/learning_search.hpp"
#include "workbench/tuning/shuffled_numbers.hpp"

namespace headroom {

namespace {

class ExhaustiveSearch : public Search {
 public:
  using Search::Search;

 private:
  std::optional<std::uint64_t> choose() override {
    const std::optional<std::uint64_t> number = untriedFrom(next_);
    if (number) next_ = *number;
    return number;
  }

  std::uint64_t next_ = 0;
};

class RandomSearch : public Search {
 public:
  RandomSearch(const SearchSpace& space, std::uint64_t seed) : Search(space), numbers_(space.size(), seed) {}

 private:
  std::optional<std::uint64_t> choose() override {
    while (!numbers_.isEmpty()) {
      const std::uint64_t number = numbers_.next();
      if (!space().isExact()) return untriedFrom(number);
      if (!isTried(number)) return number;
    }
    return std::nullopt;
  }

  ShuffledNumbers numbers_;
};

}  // namespace

std::optional<std::uint64_t> Search::untriedFrom(std::uint64_t number) const {
  std::optional<std::uint64_t> found = space_.allowedFrom(number);
  while (found && isTried(*found)) found = space_.allowedFrom(*found + 1);
  if (found || number == 0) return found;
  return untriedFrom(0);
}

std::vector<std::uint64_t> Search::nextOnes(std::size_t most) {
  std::vector<std::uint64_t> numbers;
  while (numbers.size() < most) {
    const std::optional<std::uint64_t> number = next();
    if (!number) break;
    numbers.push_back(*number);
    tried_.insert(*number);
    suppose(*number);
  }
  for (const std::uint64_t number : numbers) tried_.erase(number);
  forgetSupposed();
  return numbers;
}

std::vector<std::uint64_t> Search::nextBatch(std::size_t most, std::span<const std::uint64_t> pending) {
  if (most == 0) return {};
  std::vector<std::uint64_t> supposed;
  const auto assume = [&](std::uint64_t number) {
    if (!tried_.insert(number).second) return false;
    supposed.push_back(number);
    suppose(number);
    return true;
  };
  for (const std::uint64_t number : pending) assume(number);
  std::vector<std::uint64_t> numbers;
  while (numbers.size() < most && !isExhausted()) {
    const std::size_t before = numbers.size();
    for (const std::uint64_t number : chooseSeveral(most - before)) {
      if (assume(number)) numbers.push_back(number);
    }
    if (numbers.size() == before) break;
  }
  for (const std::uint64_t number : supposed) tried_.erase(number);
  forgetSupposed();
  return numbers;
}

std::vector<std::uint64_t> Search::chooseSeveral(std::size_t /*most*/) {
  const std::optional<std::uint64_t> number = choose();
  return number ? std::vector{*number} : std::vector<std::uint64_t>();
}

std::unique_ptr<Search> makeSearch(SearchMethod method, const SearchSpace& space, std::uint64_t seed) {
  switch (method) {
    case SearchMethod::Exhaustive:
      return std::make_unique<ExhaustiveSearch>(space);
    case SearchMethod::Random:
      return std::make_unique<RandomSearch>(space, seed);
    case SearchMethod::Genetic:
      return std::make_unique<GeneticSearch>(space, seed);
    case SearchMethod::Learning:
      break;
  }
  return std::make_unique<LearningSearch>(space, seed);
}

}  // namespace headroom
