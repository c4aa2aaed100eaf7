// Small linear least squares problems, by their normal equations.
#pragma once

#include <cstddef>
#include <vector>

namespace headroom {

/// Finds x that makes the sum of (row . x - target)^2 smallest. For a few dozen unknowns whose columns are well apart:
/// normal equations lose half of the digits that a column's likeness to the others leaves.
class LeastSquares {
 public:
  explicit LeastSquares(std::size_t unknowns) : unknowns_(unknowns), equations_(unknowns * (unknowns + 1)) {}

  /// row: one coefficient for each unknown, most of which may be 0.
  void add(const std::vector<double>& row, double target);

  /// By Cholesky's decomposition with pivoting: the equations are symmetric and positive definite. `damping` adds so
  /// many times their diagonal to it: the more, the shorter is x (D. W. Marquardt, An algorithm for least-squares
  /// estimation of nonlinear parameters, 1963).
  [[nodiscard]] std::vector<double> solve(double damping = 0) const;

 private:
  double& at(std::size_t i, std::size_t j) { return equations_[i * (unknowns_ + 1) + j]; }
  [[nodiscard]] double at(std::size_t i, std::size_t j) const { return equations_[i * (unknowns_ + 1) + j]; }

  std::size_t unknowns_;
  std::vector<double> equations_;    ///< row by row, each with its right-hand side last
  std::vector<std::size_t> places_;  ///< of a row's coefficients other than 0
};

}  // namespace headroom
