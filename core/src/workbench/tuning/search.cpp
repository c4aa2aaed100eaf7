#include "workbench/tuning/search.hpp"

#include "workbench/tuning/learning_search.hpp"
#include "workbench/tuning/shuffled_numbers.hpp"

namespace headroom {

namespace {

class ExhaustiveSearch : public Search {
 public:
  using Search::Search;

 private:
  std::uint64_t choose() override {
    while (isTried(next_)) ++next_;
    return next_;
  }

  std::uint64_t next_ = 0;
};

class RandomSearch : public Search {
 public:
  RandomSearch(const SearchSpace& space, std::uint64_t seed) : Search(space), numbers_(space.size(), seed) {}

 private:
  std::uint64_t choose() override {
    std::uint64_t number = numbers_.next();
    while (isTried(number)) number = numbers_.next();
    return number;
  }

  ShuffledNumbers numbers_;
};

}  // namespace

std::unique_ptr<Search> makeSearch(SearchMethod method, const SearchSpace& space, std::uint64_t seed) {
  switch (method) {
    case SearchMethod::Exhaustive:
      return std::make_unique<ExhaustiveSearch>(space);
    case SearchMethod::Random:
      return std::make_unique<RandomSearch>(space, seed);
    case SearchMethod::Learning:
      break;
  }
  return std::make_unique<LearningSearch>(space, seed);
}

}  // namespace headroom
