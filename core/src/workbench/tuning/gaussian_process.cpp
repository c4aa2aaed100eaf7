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
// Assumed values for which there is room at once.
constexpr std::size_t kRoomForAssumed = 64;

Eigen::Map<const Eigen::VectorXd> vectorOf(std::span<const double> values) {
  return {values.data(), static_cast<Eigen::Index>(values.size())};
}

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

AxisTables GaussianProcess::tablesOf(std::span<const Place> rows, std::span<const Place> columns) const {
  return {pointersTo(rows), pointersTo(columns), [this](std::size_t axis, double distance) {
            const double scaled = std::numbers::sqrt3 * distance / lengths_[axis];
            return (1 + scaled) * std::exp(-scaled);
          }};
}

double GaussianProcess::correlationOf(const AxisTables::Terms& terms) const {
  return additive_ * terms.sum / static_cast<double>(lengths_.size()) + (1 - additive_) * terms.product;
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
  const AxisTables tables = tablesOf(places_, places_);
  for (Eigen::Index column = 0; column < n; ++column) {
    covariance(column, column) = 1 + noise_;
    for (Eigen::Index row = column + 1; row < n; ++row) {
      covariance(row, column) =
          correlationOf(tables.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column)));
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
    : model_(model),
      places_(std::move(places)),
      known_(model.places_.size()),
      room_(known_ + kRoomForAssumed),
      solved_(places_.size() * room_) {
  const auto n = static_cast<Eigen::Index>(known_);
  const AxisTables tables = model.tablesOf(places_, model.places_);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    double* const correlations = solved_.data() + i * room_;
    for (std::size_t j = 0; j < known_; ++j) correlations[j] = model.correlationOf(tables.at(i, j));
    means_.push_back(vectorOf(solvedOf(i)).dot(vectorOf(model.weights_)));
  }
  if (places_.empty()) return;
  // All at once: blocks of the factor then stay in the processor's cache.
  Eigen::Map<Eigen::MatrixXd, Eigen::Unaligned, Eigen::OuterStride<>> solved(
      solved_.data(), n, static_cast<Eigen::Index>(places_.size()),
      Eigen::OuterStride<>(static_cast<Eigen::Index>(room_)));
  Eigen::Map<const Eigen::MatrixXd>(model.factor_.data(), n, n).triangularView<Eigen::Lower>().solveInPlace(solved);
  for (std::size_t i = 0; i < places_.size(); ++i) variances_.push_back(1 - vectorOf(solvedOf(i)).squaredNorm());
}

Prediction AssumingPredictions::at(std::size_t place) const {
  return {model_.mean_ + model_.scale_ * means_[place], model_.scale_ * std::sqrt(std::max(variances_[place], 0.0))};
}

void AssumingPredictions::keep(std::span<const std::size_t> kept) {
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const std::size_t place = kept[i];
    if (place == i) continue;
    places_[i] = std::move(places_[place]);
    means_[i] = means_[place];
    variances_[i] = variances_[place];
    std::copy_n(solved_.data() + place * room_, known_, solved_.data() + i * room_);
  }
  places_.resize(kept.size());
  means_.resize(kept.size());
  variances_.resize(kept.size());
  solved_.resize(kept.size() * room_);
}

void AssumingPredictions::reserve(std::size_t values) {
  if (values <= room_) return;
  const std::size_t room = std::max(values, 2 * room_);
  std::vector<double> solved(places_.size() * room);
  for (std::size_t i = 0; i < places_.size(); ++i)
    std::copy_n(solved_.data() + i * room_, known_, solved.data() + i * room);
  solved_ = std::move(solved);
  room_ = room;
}

void AssumingPredictions::assume(std::size_t place, double value) {
  reserve(known_ + 1);
  const double pivot = std::sqrt(std::max(variances_[place], 0.0) + model_.noise_);
  const double surprise = ((value - model_.mean_) / model_.scale_ - means_[place]) / pivot;
  const Eigen::VectorXd assumed = vectorOf(solvedOf(place));
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const double shared = vectorOf(solvedOf(i)).dot(assumed);
    const double entry = (model_.correlation(places_[i], places_[place]) - shared) / pivot;
    solved_[i * room_ + known_] = entry;
    means_[i] += entry * surprise;
    variances_[i] -= entry * entry;
  }
  ++known_;
}

}  // namespace headroom
