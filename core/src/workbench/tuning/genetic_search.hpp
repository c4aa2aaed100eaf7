// A genetic algorithm, which derives configurations from the fastest so far.
#pragma once

#include <random>
#include <vector>

#include "workbench/tuning/search.hpp"

namespace headroom {

/// The fastest valid configurations are a population. A child has each value from one of two parents, chosen in
/// tournaments, and occasionally another value. After D. E. Goldberg, Genetic Algorithms in Search, Optimization and
/// Machine Learning, 1989; as a steady state, one child at a time (D. Whitley, The GENITOR Algorithm, ICGA 1989).
class GeneticSearch : public Search {
 public:
  GeneticSearch(const SearchSpace& space, std::uint64_t seed) : Search(space), random_(seed) {}

 private:
  struct Member {
    std::vector<std::size_t> steps;  ///< index of each axis's value
    double ms = 0;
  };

  std::optional<std::uint64_t> choose() override;
  void remember(std::uint64_t number, std::optional<double> ms) override;

  /// Below `limit`.
  std::size_t any(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }
  const Member& winner();
  [[nodiscard]] std::vector<std::size_t> child();

  std::vector<Member> population_;  ///< fastest first
  std::size_t learnt_ = 0;
  std::mt19937_64 random_;
};

}  // namespace headroom
