// Small linear least squares problems, by their normal equations.
#pragma once

#include <cstddef>
#include <vector>

namespace headroom {

/// Finds x that minimises the sum of (row . x - target)^2. For a few dozen unknowns with well-separated columns,
/// because normal equations square the condition number, which halves the number of correct digits.
class LeastSquares {
 public:
  explicit LeastSquares(std::size_t unknowns) : unknowns_(unknowns), equations_(unknowns * (unknowns + 1)) {}

  /// row: one coefficient for each unknown, most of which may be 0.
  void add(const std::vector<double>& row, double target);

  /// Solves by Cholesky's decomposition with pivoting: the equations are symmetric and positive definite. `damping`
  /// adds this multiple of their diagonal: a larger value gives a shorter x (D. W. Marquardt, An algorithm for
  /// least-squares estimation of nonlinear parameters, 1963).
  [[nodiscard]] std::vector<double> solve(double damping = 0) const;

 private:
  double& at(std::size_t i, std::size_t j) { return equations_[i * (unknowns_ + 1) + j]; }
  [[nodiscard]] double at(std::size_t i, std::size_t j) const { return equations_[i * (unknowns_ + 1) + j]; }

  std::size_t unknowns_;
  std::vector<double> equations_;    ///< row by row, each followed by its right-hand side
  std::vector<std::size_t> places_;  ///< indices of a row's nonzero coefficients
};

}  // namespace headroom
