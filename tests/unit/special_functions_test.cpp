#include "workbench/analysis/special_functions.hpp"

#include <gtest/gtest.h>

#include <numbers>

namespace headroom {
namespace {

TEST(SpecialFunctions, HaveTheirKnownValues) {
  constexpr double kPi = std::numbers::pi;
  EXPECT_NEAR(digamma(1), -std::numbers::egamma, 1e-10);
  EXPECT_NEAR(digamma(0.5), -std::numbers::egamma - 2 * std::numbers::ln2, 1e-10);
  EXPECT_NEAR(trigamma(1), kPi * kPi / 6, 1e-10);
  EXPECT_NEAR(trigamma(0.5), kPi * kPi / 2, 1e-10);
}

TEST(SpecialFunctions, InverseTrigammaUndoesTrigamma) {
  for (const double x : {1e-3, 0.2, 1.0, 3.7, 40.0, 5e4}) EXPECT_NEAR(inverseTrigamma(trigamma(x)), x, 1e-6 * x);
  EXPECT_NEAR(inverseTrigamma(1e-9), 1e9, 1);
}

}  // namespace
}  // namespace headroom
