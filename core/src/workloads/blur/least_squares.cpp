#include "workloads/blur/least_squares.hpp"

#include <Eigen/Cholesky>

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
  using Equations = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const auto n = static_cast<Eigen::Index>(unknowns_);
  const Eigen::Map<const Equations> equations(equations_.data(), n, n + 1);
  Eigen::MatrixXd left = equations.leftCols(n);
  left.diagonal() *= 1 + damping;
  std::vector<double> x(unknowns_);
  Eigen::Map<Eigen::VectorXd>(x.data(), n) = left.ldlt().solve(equations.col(n));
  return x;
}

}  // namespace headroom
