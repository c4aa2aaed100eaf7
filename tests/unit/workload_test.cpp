#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "headroom/error.hpp"
#include "headroom/workload.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

TEST(Workloads, BindEveryNameTheyDeclare) {
  for (const Workload& workload : workloads()) {
    ASSERT_FALSE(workload.references.empty()) << workload.id;
    const Bindings bindings = workload.bind(5);
    EXPECT_EQ(bindings.arrays.size(), workload.arrayBindings.size()) << workload.id;
    EXPECT_EQ(bindings.integers.size(), workload.integerBindings.size()) << workload.id;
    for (const std::string& name : workload.arrayBindings) EXPECT_EQ(bindings.arrays.count(name), 1u) << name;
    for (const std::string& name : workload.integerBindings) EXPECT_EQ(bindings.integers.count(name), 1u) << name;
  }
}

TEST(Workloads, BlurBindsAWindowOfThreeSigma) {
  const Bindings bindings = findWorkload("blur").bind(5);
  EXPECT_EQ(bindings.integers.at("radius"), 15);
  EXPECT_EQ(bindings.arrays.at("weights").size(), 31u);
  EXPECT_EQ(bindings.arrays.at("coefficients").size(), 14u);
}

TEST(Workloads, UnknownNamesAreToldWithTheKnownOnes) {
  try {
    findWorkload("blurr");
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("copy, mad, blur"));
  }
  try {
    findReference(findWorkload("mad"), "exact");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.stage, Stage::KernelFile);
    EXPECT_THAT(error.what(), HasSubstr("logistic, chains"));
  }
}

TEST(Workloads, SigmaOutsideItsRangeIsRefusedWithTheRange) {
  const Workload& blur = findWorkload("blur");
  EXPECT_NO_THROW(requireSigma(blur, 0.3));
  EXPECT_NO_THROW(requireSigma(blur, 100));
  for (const double sigma : {0.0, -1.0, 0.29, 100.1, 1e9, std::nan(""), HUGE_VAL}) {
    try {
      requireSigma(blur, sigma);
      FAIL() << sigma;
    } catch (const UsageError& error) {
      EXPECT_THAT(error.what(), HasSubstr("0.3 to 100"));
    }
  }
  EXPECT_NO_THROW(requireSigma(findWorkload("copy"), 0));
}

TEST(Workloads, SymbolsHoldSizeSigmaRadiusConstantsAndTunables) {
  Variant variant;
  variant.constants = {{"ROUNDS", 8}};
  variant.tunables = {{"TILE", 16, {8, 16}}};
  const Symbols expected{{"width", 7}, {"height", 3}, {"sigma", 5}, {"radius", 15}, {"ROUNDS", 8}, {"TILE", 16}};
  EXPECT_EQ(symbolsFor(findWorkload("blur"), variant, {7, 3}, 5), expected);
}

}  // namespace
}  // namespace headroom
