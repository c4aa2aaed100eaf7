#include "workbench/analysis/special_functions.hpp"

#include <cmath>

namespace headroom {
namespace {

// Argument from which the asymptotic series are accurate to 1e-10.
constexpr double kLarge = 10;

double tetragamma(double x) {
  double sum = 0;
  for (; x < kLarge; ++x) sum -= 2 / (x * x * x);
  const double square = 1 / (x * x);
  return sum - square * (1 + 1 / x + square * (0.5 - square * (1.0 / 6 - square / 6)));
}

}  // namespace

double digamma(double x) {
  double sum = 0;
  for (; x < kLarge; ++x) sum -= 1 / x;
  const double square = 1 / (x * x);
  return sum + std::log(x) - 0.5 / x - square * (1.0 / 12 - square * (1.0 / 120 - square / 252));
}

double trigamma(double x) {
  double sum = 0;
  for (; x < kLarge; ++x) sum += 1 / (x * x);
  const double square = 1 / (x * x);
  return sum + 1 / x + square / 2 + square / x * (1.0 / 6 - square * (1.0 / 30 - square / 42));
}

double inverseTrigamma(double y) {
  constexpr int kMostSteps = 50;
  constexpr double kEnough = 1e-8;
  // Outside these limits the function's asymptotes are accurate enough.
  if (y > 1e7) return 1 / std::sqrt(y);
  if (y < 1e-6) return 1 / y;
  double x = 0.5 + 1 / y;
  for (int step = 0; step < kMostSteps; ++step) {
    const double value = trigamma(x);
    const double change = value * (1 - value / y) / tetragamma(x);
    x += change;
    if (-change / x < kEnough) break;
  }
  return x;
}

}  // namespace headroom
