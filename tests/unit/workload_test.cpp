#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

TEST(Workloads, CanComputeEveryArrayTheyDeclare) {
  const Symbols constants{{"BLOCK", 32},        {"COSINES", 3}, {"DECIMATION", 4}, {"TAPS", 12},
                          {"COARSE_RADIUS", 4}, {"REACH", 2},   {"RADIUS", 16}};
  for (const Workload& workload : workloads()) {
    if (!workload.folder.empty()) continue;  // added by another test
    ASSERT_FALSE(workload.references.empty()) << workload.id;
    Symbols symbols{{"sigma", 5}};
    for (const ArrayBinding& array : workload.arrays) {
      for (const std::string& constant : array.needs) symbols[constant] = constants.at(constant);
      EXPECT_FALSE(array.values(symbols).empty()) << array.name;
      EXPECT_EQ(findArray(workload, array.name), &array);
    }
  }
}

TEST(Workloads, BlurBindsAWindowOfThreeSigma) {
  const Workload& blur = findWorkload("blur");
  const Symbols symbols{{"sigma", 5}, {"BLOCK", 8}};
  EXPECT_EQ(blur.integers.front().name, "radius");
  EXPECT_EQ(blur.integers.front().value({1, 1}, {{"sigma", 5}}), 15);
  EXPECT_EQ(findArray(blur, "weights")->values(symbols).size(), 31u);
  EXPECT_EQ(findArray(blur, "weights2d")->values(symbols).size(), 31u * 31u);
  EXPECT_EQ(findArray(blur, "coefficients")->values(symbols).size(), 15u);
  EXPECT_EQ(findArray(blur, "carryForward")->values(symbols).size(), 16u);
  EXPECT_EQ(findArray(blur, "no such array"), nullptr);
}

TEST(Workloads, RowsKeptAsHalvesMayBeOffByHalfAPlaceOfElevenBits) {
  const Workload& blur = findWorkload("blur");
  const Symbols symbols{{"sigma", 5}};
  const double half = findReference(blur, "half-gaussian").tolerance(symbols);
  const double full = findReference(blur, "truncated-gaussian").tolerance(symbols);
  EXPECT_GT(half, 1.0 / 4096);  // 0.99 and the half above it differ by one unit in the last place of 11 bits, 2^-11
  EXPECT_LT(half, 1.1 / 4096 + full);
  EXPECT_LT(full, 1e-5);
}

TEST(Workloads, PixelsAndRowsInHalvesMayBeOffByTwiceThat) {
  const Workload& blur = findWorkload("blur");
  const Symbols symbols{{"sigma", 5}, {"RADIUS", 16}};
  const double tolerance = findReference(blur, "gaussian-in-halves").tolerance(symbols);
  EXPECT_GT(tolerance, 2.0 / 4096);
  EXPECT_LT(tolerance, 2.0 / 4096 + 1e-5);
  EXPECT_EQ(findArray(blur, "halfWeights")->values(symbols).size(), 33u);
}

TEST(Workloads, UnknownNamesAreToldWithTheKnownOnes) {
  try {
    findWorkload("blurr");
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("copy, mad, local, blur, transpose, access"));
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
  EXPECT_NO_THROW(requireParameters(blur, {{"sigma", 0.3}}));
  EXPECT_NO_THROW(requireParameters(blur, {{"sigma", 100}}));
  for (const double sigma : {0.0, -1.0, 0.29, 100.1, 1e9, std::nan(""), HUGE_VAL}) {
    try {
      requireParameters(blur, {{"sigma", sigma}});
      FAIL() << sigma;
    } catch (const UsageError& error) {
      EXPECT_THAT(error.what(), HasSubstr("0.3 to 100"));
    }
  }
  EXPECT_NO_THROW(requireParameters(findWorkload("copy"), {{"sigma", 0}}));
}

TEST(Workloads, SymbolsHoldSizeSigmaRadiusConstantsTunablesAndWhatLaunchesDependOn) {
  Variant variant;
  variant.constants = {{"ROUNDS", 8}};
  variant.tunables = {{"TILE", 16, {8, 16}}};
  DeviceDescription device;
  device.computeUnits = 132;
  device.maxWorkGroupSize = 384;
  const Symbols expected{{"width", 7},  {"height", 3}, {"sigma", 5},          {"radius", 15},
                         {"ROUNDS", 8}, {"TILE", 16},  {"computeUnits", 132}, {"largestGroup", 256}};
  EXPECT_EQ(symbolsFor(findWorkload("blur"), variant, {7, 3}, {{"sigma", 5}}, &device), expected);
}

}  // namespace
}  // namespace headroom
