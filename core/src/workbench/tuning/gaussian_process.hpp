// Gaussian process regression: predictions for unmeasured points, with their uncertainty. Source: C. E. Rasmussen and
// C. K. I. Williams, Gaussian Processes for Machine Learning, MIT Press 2006, chapters 2 and 5.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "workbench/tuning/axis_tables.hpp"

namespace headroom {

/// A value with its standard deviation.
struct Prediction {
  double mean = 0;
  double deviation = 0;
};

/// Matérn's kernel (3/2) with a length for every axis (long for an irrelevant one): partly the sum over the axes, their
/// separate effects, which few values show; partly the product, their interaction.
class GaussianProcess {
 public:
  /// Fits the values at these places, at least one; chooses the lengths by the marginal likelihood, starting from the
  /// last fit's.
  void fit(std::vector<Place> places, std::span<const double> values);

  [[nodiscard]] Prediction predict(const Place& place) const;

  /// 1 for the same place, less for places far apart.
  [[nodiscard]] double correlation(const Place& one, const Place& other) const;

 private:
  friend class AssumingPredictions;

  struct Factor {
    bool isValid = false;
    double logLikelihood = 0;
  };

  /// For correlations of each of `rows` with each of `columns`, by correlationOf().
  [[nodiscard]] AxisTables tablesOf(std::span<const Place> rows, std::span<const Place> columns) const;
  [[nodiscard]] double correlationOf(const AxisTables::Terms& terms) const;
  /// Sets factor_ and weights_ for the current lengths and noise.
  Factor factorise();
  void chooseLengths();

  std::vector<Place> places_;
  std::vector<double> values_;  ///< with mean 0 and standard deviation 1
  double mean_ = 0;
  double scale_ = 1;
  std::vector<double> lengths_;
  double additive_ = 0.6;        ///< share of the axes' separate effects; the rest is their interaction
  std::size_t chosenFor_ = 0;    ///< number of values for which lengths, noise and share were chosen
  double noise_ = 0;             ///< variance of a value's own noise, as a share of the total
  std::vector<double> factor_;   ///< lower Cholesky factor of the covariance, column by column; the part above the
                                 ///< diagonal is undefined
  std::vector<double> weights_;  ///< covariance^-1 values
};

/// Predictions for many places while values are assumed one after the other. Each assumption adds a row to the Cholesky
/// factor in place of a new fit: its cost grows with the number of places times the number of values.
class AssumingPredictions {
 public:
  /// The fitted model must outlive it.
  AssumingPredictions(const GaussianProcess& model, std::vector<Place> places);

  [[nodiscard]] Prediction at(std::size_t place) const;
  /// Forgets all other places. `kept`, in ascending order, are numbered from 0 from now on.
  void keep(std::span<const std::size_t> kept);
  /// Assumes this value at one of the places.
  void assume(std::size_t place, double value);

 private:
  [[nodiscard]] std::span<const double> solvedOf(std::size_t place) const {
    return std::span(solved_).subspan(place * room_, known_);
  }
  void reserve(std::size_t values);

  const GaussianProcess& model_;
  std::vector<Place> places_;
  std::size_t known_ = 0;  ///< values of the model, and assumed ones
  std::size_t room_ = 0;   ///< for values, in solved_
  /// By place: factor^-1 times the correlations with all values.
  std::vector<double> solved_;
  std::vector<double> means_;  ///< scaled like the model's values
  std::vector<double> variances_;
};

}  // namespace headroom
