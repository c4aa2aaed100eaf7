#include "workloads/blur/least_squares.hpp"

#include <cmath>

namespace headroom {

void LeastSquares::add(const std::vector<double>& row, double target) {
  places_.clear();
  for (std::size_t i = 0; i < unknowns_; ++i) {
    if (row[i] != 0) places_.push_back(i);
  }
  for (const std::size_t i : places_) {
    for (const std::size_t j : places_) at(i, j) += row[i] * row[j];
    at(i, unknowns_) += row[i] * target;
  }
}

std::vector<double> LeastSquares::solve(double damping) const {
  std::vector<double> lower(unknowns_ * unknowns_);
  const auto l = [&](std::size_t i, std::size_t j) -> double& { return lower[i * unknowns_ + j]; };
  for (std::size_t i = 0; i < unknowns_; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = i == j ? at(i, j) * (1 + damping) : at(i, j);
      for (std::size_t k = 0; k < j; ++k) sum -= l(i, k) * l(j, k);
      l(i, j) = i == j ? std::sqrt(sum) : sum / l(j, j);
    }
  }
  std::vector<double> x(unknowns_);
  for (std::size_t i = 0; i < unknowns_; ++i) {
    double sum = at(i, unknowns_);
    for (std::size_t k = 0; k < i; ++k) sum -= l(i, k) * x[k];
    x[i] = sum / l(i, i);
  }
  for (std::size_t i = unknowns_; i-- > 0;) {
    double sum = x[i];
    for (std::size_t k = i + 1; k < unknowns_; ++k) sum -= l(k, i) * x[k];
    x[i] = sum / l(i, i);
  }
  return x;
}

}  // namespace headroom
