#include "workbench/tuning/gaussian_process.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace headroom {

namespace {

// Axes are 0 to 1: from independent steps to an almost irrelevant axis.
constexpr std::array kLengths{0.15, 0.3, 0.6, 1.2, 3.0, 8.0};
constexpr std::array kNoises{1e-4, 1e-3, 1e-2, 1e-1};
constexpr std::array kAdditives{0.0, 0.3, 0.6, 0.85, 0.97};
constexpr double kFirstLength = 0.6;
constexpr double kFirstNoise = 1e-3;
// Parameters are refitted when the number of values has grown by this factor.
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
  const auto n = static_cast<Eigen::Index>(places_.size());
  factor_.resize(places_.size() * places_.size());
  Eigen::Map<Eigen::MatrixXd> covariance(factor_.data(), n, n);
  for (Eigen::Index column = 0; column < n; ++column) {
    covariance(column, column) = 1 + noise_;
    for (Eigen::Index row = column + 1; row < n; ++row) {
      covariance(row, column) =
          correlation(places_[static_cast<std::size_t>(row)], places_[static_cast<std::size_t>(column)]);
    }
  }
  // In the covariance's own memory, which then holds the factor.
  const Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>> cholesky(covariance);
  if (cholesky.info() != Eigen::Success) return {false, -1e300};
  weights_ = values_;
  Eigen::Map<Eigen::VectorXd> weights(weights_.data(), n);
  cholesky.matrixL().solveInPlace(weights);
  const double squares = weights.squaredNorm();
  cholesky.matrixU().solveInPlace(weights);
  return {true, -0.5 * squares - covariance.diagonal().array().log().sum()};
}

Prediction GaussianProcess::predict(const Place& place) const {
  const auto n = static_cast<Eigen::Index>(places_.size());
  Eigen::VectorXd column(n);
  for (Eigen::Index i = 0; i < n; ++i) column[i] = correlation(place, places_[static_cast<std::size_t>(i)]);
  const double mean = column.dot(Eigen::Map<const Eigen::VectorXd>(weights_.data(), n));
  Eigen::Map<const Eigen::MatrixXd>(factor_.data(), n, n).triangularView<Eigen::Lower>().solveInPlace(column);
  const double variance = 1 - column.squaredNorm();
  return {mean_ + scale_ * mean, scale_ * std::sqrt(std::max(variance, 0.0))};
}

AssumingPredictions::AssumingPredictions(const GaussianProcess& model, std::vector<Place> places)
    : model_(model), places_(std::move(places)), predicted_(places_.size()) {
  const auto n = static_cast<Eigen::Index>(model.places_.size());
  const Eigen::Map<const Eigen::MatrixXd> factor(model.factor_.data(), n, n);
  const Eigen::Map<const Eigen::VectorXd> weights(model.weights_.data(), n);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    Predicted& predicted = predicted_[i];
    predicted.solved.resize(model.places_.size());
    Eigen::Map<Eigen::VectorXd> column(predicted.solved.data(), n);
    for (Eigen::Index j = 0; j < n; ++j)
      column[j] = model.correlation(places_[i], model.places_[static_cast<std::size_t>(j)]);
    predicted.mean = column.dot(weights);
    factor.triangularView<Eigen::Lower>().solveInPlace(column);
    predicted.variance = 1 - column.squaredNorm();
  }
}

Prediction AssumingPredictions::at(std::size_t place) const {
  const Predicted& predicted = predicted_[place];
  return {model_.mean_ + model_.scale_ * predicted.mean, model_.scale_ * std::sqrt(std::max(predicted.variance, 0.0))};
}

void AssumingPredictions::keep(std::span<const std::size_t> kept) {
  std::vector<Place> places;
  std::vector<Predicted> predicted;
  for (const std::size_t place : kept) {
    places.push_back(std::move(places_[place]));
    predicted.push_back(std::move(predicted_[place]));
  }
  places_ = std::move(places);
  predicted_ = std::move(predicted);
}

void AssumingPredictions::assume(std::size_t place, double value) {
  const Predicted assumed = predicted_[place];
  const double pivot = std::sqrt(std::max(assumed.variance, 0.0) + model_.noise_);
  const double surprise = ((value - model_.mean_) / model_.scale_ - assumed.mean) / pivot;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    Predicted& predicted = predicted_[i];
    const double shared =
        std::inner_product(predicted.solved.begin(), predicted.solved.end(), assumed.solved.begin(), 0.0);
    const double entry = (model_.correlation(places_[i], places_[place]) - shared) / pivot;
    predicted.solved.push_back(entry);
    predicted.mean += entry * surprise;
    predicted.variance -= entry * entry;
  }
}

}  // namespace headroom
