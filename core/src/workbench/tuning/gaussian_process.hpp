// Gaussian process regression: what points not yet measured may give, and how sure that is. Source: C. E. Rasmussen and
// C. K. I. Williams, Gaussian Processes for Machine Learning, MIT Press 2006, chapters 2 and 5.
#pragma once

#include <span>
#include <vector>

namespace headroom {

using Place = std::vector<double>;

/// A value with its standard deviation.
struct Prediction {
  double mean = 0;
  double deviation = 0;
};

/// Matérn's kernel (3/2) with a length of its own for every axis (an axis that does not matter gets a long one): partly
/// the sum over the axes, what each does for itself, which few values show; partly the product, what they do together.
class GaussianProcess {
 public:
  /// Fits the values at these places, at least one; the lengths by the marginal likelihood, starting from the last
  /// fit's.
  void fit(std::vector<Place> places, std::span<const double> values);

  [[nodiscard]] Prediction predict(const Place& place) const;

  /// 1 for the same place, less for places far apart.
  [[nodiscard]] double correlation(const Place& one, const Place& other) const;

 private:
  struct Factor {
    bool isValid = false;
    double logLikelihood = 0;
  };

  /// Sets factor_ and weights_ for the lengths and the noise as they are now.
  Factor factorise();
  void chooseLengths();

  std::vector<Place> places_;
  std::vector<double> values_;  ///< with mean 0 and standard deviation 1
  double mean_ = 0;
  double scale_ = 1;
  std::vector<double> lengths_;
  double additive_ = 0.6;        ///< share of what axes do each for itself, the rest is what they do together
  std::size_t chosenFor_ = 0;    ///< how many values lengths, noise and share were chosen for
  double noise_ = 0;             ///< variance of a value's own noise, as a share of all
  std::vector<double> factor_;   ///< lower Cholesky factor of the covariance, column by column; what is above the
                                 ///< diagonal has no meaning
  std::vector<double> weights_;  ///< covariance^-1 values
};

}  // namespace headroom
