#include "headroom/guide/advice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>

#include "headroom/catalogue/catalogue.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

DeviceDescription gpu() {
  DeviceDescription device;
  device.type = DeviceType::Gpu;
  device.computeUnits = 132;
  device.maxWorkGroupSize = 1024;
  return device;
}

DeviceDescription cpu() {
  DeviceDescription device;
  device.type = DeviceType::Cpu;
  device.computeUnits = 8;
  device.maxWorkGroupSize = 4096;
  return device;
}

/// A variant with one pass of these dimensions.
Variant variantOf(const std::string& global, const std::string& local, int passes = 1) {
  Variant variant;
  variant.workload = "blur";
  variant.id = "blur.separable";
  variant.source = "kernel void k(global float* r) { for (int i = 0; i < 9; ++i) r[i] = 0.0f; }";
  variant.passes.assign(static_cast<std::size_t>(passes), Pass{"k", {}, {global}, {local}});
  return variant;
}

/// The row's rate as a share of its ceiling of 4 GP/s.
ResultRow rowAt(double percent) {
  ResultRow row = timedRow();
  row.medianMs = 4 * 100 / percent;
  row.wallMs = row.medianMs;
  row.boundBy = Bound::Memory;
  return row;
}

std::vector<std::string> rulesFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                                  std::span<const ResultRow> others = {}) {
  std::vector<std::string> rules;
  for (const Advice& advice : adviceFor(row, variant, device, others)) rules.push_back(advice.rule);
  return rules;
}

std::string adviceOn(const std::string& rule, const ResultRow& row, const Variant& variant,
                     const DeviceDescription& device, std::span<const ResultRow> others = {}) {
  for (const Advice& advice : adviceFor(row, variant, device, others))
    if (advice.rule == rule) return advice.sentence;
  return "no such advice";
}

TEST(Advice, EveryRuleHasASourceAndAnIdOfItsOwn) {
  std::set<std::string_view> ids;
  for (const AdviceRule& rule : adviceRules()) {
    EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
    EXPECT_FALSE(rule.source.empty() || rule.applies.empty()) << rule.id;
  }
}

TEST(Advice, TooFewWorkItemsForAGpuAskForParallelism) {
  EXPECT_EQ(adviceOn("parallelism", rowAt(3), variantOf("4096", "64"), gpu()),
            "4,096 work-items on a device that wants 135,168 in flight (132 compute units x 1,024): raise parallelism; "
            "cut rows and columns into more independent pieces.");
  EXPECT_THAT(rulesFor(rowAt(3), variantOf("width * height", "64"), gpu()), Not(Contains("parallelism")));
}

TEST(Advice, TooFewGroupsForACpuAskForSmallerOnes) {
  EXPECT_THAT(adviceOn("parallelism", rowAt(3), variantOf("1024", "64"), cpu()),
              HasSubstr("16 work-groups on 8 cores"));
  EXPECT_THAT(rulesFor(rowAt(3), variantOf("1024", "16"), cpu()), Not(Contains("parallelism")));
}

TEST(Advice, NothingIsLeftToDoAtTheCeiling) {
  ResultRow row = rowAt(95);
  const std::vector<std::string> rules = rulesFor(row, variantOf("4096", "48"), gpu());
  EXPECT_THAT(rules, Contains("done"));
  EXPECT_THAT(rules, Not(Contains("parallelism")));
  EXPECT_THAT(rules, Not(Contains("group-shape")));
  // Beyond the ceiling is a measuring error, not an achievement.
  EXPECT_THAT(rulesFor(rowAt(120), variantOf("4096", "48"), gpu()), Not(Contains("done")));
}

TEST(Advice, SlowerThanItsTrafficPointsAtTheAccessPatternUnlessParallelismExplainsIt) {
  ResultRow row = rowAt(1);
  row.estimateGigapixelsPerSecond = 0.125;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), gpu()), Contains("access-pattern"));
  EXPECT_THAT(rulesFor(row, variantOf("4096", "64"), gpu()),
              AllOf(Contains("parallelism"), Not(Contains("access-pattern"))));
}

TEST(Advice, RepeatedLoadsAskForLocalMemoryAndPassesForFusion) {
  const ResultRow row = rowAt(10);  // three times its estimate: caches serve
  const std::vector<std::string> rules = rulesFor(row, variantOf("width * height", "64", 2), gpu());
  EXPECT_THAT(rules, AllOf(Contains("repeated-loads"), Contains("fusion")));
  EXPECT_THAT(adviceOn("repeated-loads", row, variantOf("width * height", "64"), gpu()),
              AllOf(HasSubstr("64 floats per pixel where 2 floats must move"), HasSubstr("caches already serve")));
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64", 1), gpu()), Not(Contains("fusion")));
}

TEST(Advice, ArithmeticBoundRowsAreToldOfCheaperFunctions) {
  ResultRow row = rowAt(70);
  row.boundBy = Bound::Compute;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), gpu()), Contains("arithmetic"));
  row = rowAt(20);
  row.boundBy = Bound::Compute;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), gpu()), Contains("outputs-per-item"));
}

TEST(Advice, GroupsThatLeaveLanesEmptyAreNamed) {
  EXPECT_THAT(adviceOn("group-shape", rowAt(10), variantOf("width * height", "48"), gpu()), HasSubstr("48 work-items"));
  EXPECT_THAT(rulesFor(rowAt(10), variantOf("width * height", "48"), cpu()), Not(Contains("group-shape")));
}

TEST(Advice, ScalarSourcesOnACpuAreToldOfVectors) {
  Variant variant = variantOf("width * height", "64");
  EXPECT_THAT(rulesFor(rowAt(10), variant, cpu()), Contains("vectors"));
  variant.source = "kernel void k(global float* r) { r[0] = 0.0f; }";
  EXPECT_THAT(rulesFor(rowAt(10), variant, cpu()), Not(Contains("vectors")));
  variant.source = "kernel void k(global float8* r) { for (int i = 0; i < 9; ++i) r[i] = 0.0f; }";
  EXPECT_THAT(rulesFor(rowAt(10), variant, cpu()), Not(Contains("vectors")));
}

TEST(Advice, LaunchesThatTakeLongerThanTheirKernelAreNamed) {
  ResultRow row = rowAt(10);
  row.wallMs = 3 * row.medianMs;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), gpu()), Not(Contains("launch-bound")));
  row.medianMs = 0.02;
  row.wallMs = 0.06;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), gpu()), Contains("launch-bound"));
}

TEST(Advice, AFasterVariantOfTheSameRunIsNamed) {
  const ResultRow row = rowAt(10);
  ResultRow better = row;
  better.variant = "blur.other";
  better.medianMs = row.medianMs / 3;
  ResultRow otherSize = better;
  otherSize.size = {10, 10};
  const Variant variant = variantOf("width * height", "64");
  EXPECT_THAT(adviceOn("faster-variant", row, variant, gpu(), std::vector{row, better}),
              HasSubstr("blur.other does the same here 3 times as fast"));
  EXPECT_THAT(rulesFor(row, variant, gpu(), std::vector{row, otherSize}), Not(Contains("faster-variant")));
  ResultRow otherSigma = better;
  otherSigma.parameters = {{"sigma", 1}};
  ResultRow fourChannels = better;
  fourChannels.compulsoryFloats = 8;
  ResultRow impossible = better;
  impossible.ceilingGigapixelsPerSecond = 0.1;
  EXPECT_THAT(rulesFor(row, variant, gpu(), std::vector{otherSigma, fourChannels, impossible}),
              Not(Contains("faster-variant")));
  better.status = Status::WrongResult;
  EXPECT_THAT(rulesFor(row, variant, gpu(), std::vector{row, better}), Not(Contains("faster-variant")));
}

TEST(Advice, WrongUnsteadyAndFailedRows) {
  ResultRow row = rowAt(10);
  row.status = Status::WrongResult;
  EXPECT_EQ(rulesFor(row, variantOf("width * height", "64"), gpu()).front(), "wrong-result");
  row = rowAt(10);
  row.noise = 0.2;
  EXPECT_THAT(adviceOn("unsteady", row, variantOf("width * height", "64"), gpu()), HasSubstr("known to 20 % only"));
  row.noise = std::numeric_limits<double>::infinity();
  row.samplesMs = {16, 16, 16};
  EXPECT_THAT(adviceOn("unsteady", row, variantOf("width * height", "64"), gpu()), HasSubstr("3 samples are too few"));
  EXPECT_THAT(adviceFor(failedRow(), variantOf("width * height", "64"), gpu()), IsEmpty());
}

}  // namespace
}  // namespace headroom
