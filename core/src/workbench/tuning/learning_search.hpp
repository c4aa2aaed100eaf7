// Bayesian optimisation: tries what a model of the times so far expects most of.
#pragma once

#include <random>
#include <vector>

#include "workbench/tuning/gaussian_process.hpp"
#include "workbench/tuning/search.hpp"

namespace headroom {

/// A Gaussian process over the logarithm of the times; next comes the configuration with the largest expected
/// improvement (D. R. Jones, M. Schonlau and W. J. Welch, Efficient Global Optimization of Expensive Black-Box
/// Functions, J. Global Optim. 13, 1998), weighed with the chance that it is valid by those nearby.
class LearningSearch : public Search {
 public:
  LearningSearch(const SearchSpace& space, std::uint64_t seed) : Search(space), random_(seed) {}

 private:
  struct Known {
    std::uint64_t number = 0;
    Place place;
    bool isValid = false;
    double logMs = 0;
  };

  std::optional<std::uint64_t> choose() override;
  void remember(std::uint64_t number, std::optional<double> ms) override;
  /// As if it were as fast as the best so far: the constant liar (D. Ginsbourger, R. Le Riche and L. Carraro, Kriging
  /// Is Well-Suited to Parallelize Optimization, 2010). So the model expects nothing more of what is near.
  void suppose(std::uint64_t number) override;
  void forgetSupposed() override;

  /// One of chance: nothing can be learnt of too few.
  std::optional<std::uint64_t> anyUntried();
  [[nodiscard]] std::vector<std::uint64_t> candidates();
  /// Fits the model to what counts most: the fastest and the latest.
  void fit();
  [[nodiscard]] double chanceToBeValid(const Place& place) const;

  std::vector<Known> known_;
  std::size_t supposed_ = 0;  ///< the last ones of `known_`
  std::size_t valid_ = 0;
  double best_ = 0;  ///< logarithm of the shortest time
  std::uint64_t bestNumber_ = 0;
  GaussianProcess model_;
  std::mt19937_64 random_;
};

}  // namespace headroom
