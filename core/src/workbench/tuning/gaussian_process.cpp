#include "workbench/tuning/gaussian_process.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace headroom {

namespace {

// Axes are 0 to 1: from "each step is news" to "hardly matters".
constexpr std::array kLengths{0.15, 0.3, 0.6, 1.2, 3.0, 8.0};
constexpr std::array kNoises{1e-4, 1e-3, 1e-2, 1e-1};
constexpr std::array kAdditives{0.0, 0.3, 0.6, 0.85, 0.97};
constexpr double kFirstLength = 0.6;
constexpr double kFirstNoise = 1e-3;
// Parameters are chosen anew when so many times the values are known.
constexpr double kGrowth = 1.15;
constexpr int kSweeps = 2;

}  // namespace

double GaussianProcess::correlation(const Place& one, const Place& other) const {
  double sum = 0;
  double exponent = 0;
  double product = 1;
  for (std::size_t axis = 0; axis < one.size(); ++axis) {
    if (one[axis] == other[axis]) {
      sum += 1;
      continue;
    }
    const double distance = std::numbers::sqrt3 * std::abs(one[axis] - other[axis]) / lengths_[axis];
    sum += (1 + distance) * std::exp(-distance);
    product *= 1 + distance;
    exponent += distance;
  }
  return additive_ * sum / static_cast<double>(one.size()) + (1 - additive_) * product * std::exp(-exponent);
}

void GaussianProcess::fit(std::vector<Place> places, std::span<const double> values) {
  places_ = std::move(places);
  const auto count = static_cast<double>(values.size());
  mean_ = std::accumulate(values.begin(), values.end(), 0.0) / count;
  double squares = 0;
  for (const double value : values) squares += (value - mean_) * (value - mean_);
  scale_ = squares > 0 ? std::sqrt(squares / count) : 1;
  values_.clear();
  for (const double value : values) values_.push_back((value - mean_) / scale_);
  if (lengths_.size() != places_.front().size()) {
    lengths_.assign(places_.front().size(), kFirstLength);
    noise_ = kFirstNoise;
  }
  if (static_cast<double>(places_.size()) >= kGrowth * static_cast<double>(chosenFor_)) {
    chooseLengths();
    chosenFor_ = places_.size();
  }
  factorise();
}

void GaussianProcess::chooseLengths() {
  double best = factorise().logLikelihood;
  const auto tryValues = [&](double& parameter, std::span<const double> choices) {
    double chosen = parameter;
    for (const double choice : choices) {
      parameter = choice;
      const Factor tried = factorise();
      if (!tried.isValid || tried.logLikelihood <= best) continue;
      best = tried.logLikelihood;
      chosen = choice;
    }
    parameter = chosen;
  };
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (double& length : lengths_) tryValues(length, kLengths);
    tryValues(noise_, kNoises);
    tryValues(additive_, kAdditives);
  }
}

GaussianProcess::Factor GaussianProcess::factorise() {
  const std::size_t n = places_.size();
  factor_.assign(n * n, 0);
  double logDiagonal = 0;
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t column = 0; column <= row; ++column) {
      double sum = row == column ? 1 + noise_ : correlation(places_[row], places_[column]);
      for (std::size_t k = 0; k < column; ++k) sum -= factor_[row * n + k] * factor_[column * n + k];
      if (row != column) {
        factor_[row * n + column] = sum / factor_[column * n + column];
        continue;
      }
      if (!(sum > 0)) return {false, -1e300};
      factor_[row * n + row] = std::sqrt(sum);
      logDiagonal += std::log(factor_[row * n + row]);
    }
  }
  weights_ = values_;
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) weights_[row] -= factor_[row * n + k] * weights_[k];
    weights_[row] /= factor_[row * n + row];
  }
  double squares = 0;
  for (const double weight : weights_) squares += weight * weight;
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) weights_[row] -= factor_[k * n + row] * weights_[k];
    weights_[row] /= factor_[row * n + row];
  }
  return {true, -0.5 * squares - logDiagonal};
}

Prediction GaussianProcess::predict(const Place& place) const {
  const std::size_t n = places_.size();
  std::vector<double> column(n);
  double mean = 0;
  for (std::size_t i = 0; i < n; ++i) {
    column[i] = correlation(place, places_[i]);
    mean += column[i] * weights_[i];
  }
  double variance = 1;
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) column[row] -= factor_[row * n + k] * column[k];
    column[row] /= factor_[row * n + row];
    variance -= column[row] * column[row];
  }
  return {mean_ + scale_ * mean, scale_ * std::sqrt(std::max(variance, 0.0))};
}

}  // namespace headroom
