// Bayesian optimisation: tries the configuration with the best prediction of a model of the times so far.
#pragma once

#include <random>
#include <span>
#include <vector>

#include "workbench/tuning/gaussian_process.hpp"
#include "workbench/tuning/search.hpp"

namespace headroom {

/// A Gaussian process over the logarithm of the times; next comes the configuration with the largest expected
/// improvement (D. R. Jones, M. Schonlau and W. J. Welch, Efficient Global Optimization of Expensive Black-Box
/// Functions, J. Global Optim. 13, 1998), weighted with the probability that it is valid, from its neighbours.
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
  /// Assumes the time of the best so far: the constant liar (D. Ginsbourger, R. Le Riche and L. Carraro, Kriging Is
  /// Well-Suited to Parallelize Optimization, 2010). The model then expects no improvement nearby.
  void suppose(std::uint64_t number) override;
  void forgetSupposed() override;
  /// Assumes such a time for each of the batch in turn, without another fit.
  std::vector<std::uint64_t> chooseSeveral(std::size_t most) override;

  /// Returns a random one, because too few results are known for a model.
  std::optional<std::uint64_t> anyUntried();
  [[nodiscard]] std::vector<std::uint64_t> candidates(std::uint64_t mostCandidates);
  /// Fits the model to the most relevant results: the fastest and the latest.
  void fit();
  /// Returns those whose validity a place's own depends on.
  [[nodiscard]] std::span<const Known> neighbourhood() const;
  [[nodiscard]] double chanceToBeValid(const Place& place) const;
  [[nodiscard]] std::vector<double> chancesToBeValid(std::span<const Place> places) const;

  std::vector<Known> known_;
  std::size_t supposed_ = 0;  ///< the last ones of `known_`
  std::size_t valid_ = 0;
  double best_ = 0;  ///< logarithm of the shortest time
  std::uint64_t bestNumber_ = 0;
  GaussianProcess model_;
  std::mt19937_64 random_;
};

}  // namespace headroom
