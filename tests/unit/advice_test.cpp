#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>

#include "advised.hpp"
#include "headroom/checking.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

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
  for (const Advice& advice : adviceFor(row, variant, device, {.others = others})) rules.push_back(advice.rule);
  return rules;
}

TEST(Advice, EveryRuleHasASourceAndAnIdOfItsOwn) {
  std::set<std::string_view> ids;
  for (const AdviceRule& rule : adviceRules()) {
    EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
    EXPECT_FALSE(rule.document.empty() || rule.section.empty() || rule.applies.empty()) << rule.id;
  }
}

TEST(Advice, TooFewWorkItemsForAGpuAskForParallelism) {
  EXPECT_EQ(adviceOn("parallelism", rowAt(3), variantOf("4096", "64"), advisedGpu()),
            "4,096 work-items on a device that wants 135,168 in flight (132 compute units x 1,024). Raise parallelism: "
            "split the work of each into independent pieces.");
  EXPECT_THAT(rulesFor(rowAt(3), variantOf("width * height", "64"), advisedGpu()), Not(Contains("parallelism")));
}

TEST(Advice, TooFewGroupsForACpuAskForSmallerOnes) {
  EXPECT_THAT(adviceOn("parallelism", rowAt(3), variantOf("1024", "64"), advisedCpu()),
              HasSubstr("16 work-groups on 8 cores"));
  EXPECT_THAT(rulesFor(rowAt(3), variantOf("1024", "16"), advisedCpu()), Not(Contains("parallelism")));
}

TEST(Advice, NothingIsLeftToDoAtTheCeiling) {
  ResultRow row = rowAt(95);
  const std::vector<std::string> rules = rulesFor(row, variantOf("4096", "48"), advisedGpu());
  EXPECT_THAT(rules, Contains("done"));
  EXPECT_THAT(rules, Not(Contains("parallelism")));
  EXPECT_THAT(rules, Not(Contains("group-shape")));
  // A rate above the ceiling is a measuring error, not a good result.
  EXPECT_THAT(rulesFor(rowAt(120), variantOf("4096", "48"), advisedGpu()), Not(Contains("done")));
}

TEST(Advice, SlowerThanItsTrafficPointsAtTheAccessPatternUnlessParallelismExplainsIt) {
  ResultRow row = rowAt(1);
  row.estimateGigapixelsPerSecond = 0.125;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), advisedGpu()), Contains("access-pattern"));
  EXPECT_THAT(rulesFor(row, variantOf("4096", "64"), advisedGpu()),
              AllOf(Contains("parallelism"), Not(Contains("access-pattern"))));
}

TEST(Advice, RepeatedLoadsAskForLocalMemoryAndPassesForFusion) {
  const ResultRow row = rowAt(10);  // three times its estimate, which caches explain
  const std::vector<std::string> rules = rulesFor(row, variantOf("width * height", "64", 2), advisedGpu());
  EXPECT_THAT(rules, AllOf(Contains("repeated-loads"), Contains("fusion")));
  EXPECT_THAT(adviceOn("repeated-loads", row, variantOf("width * height", "64"), advisedGpu()),
              AllOf(HasSubstr("64 floats per pixel where 2 floats must move"), HasSubstr("caches already serve")));
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64", 1), advisedGpu()), Not(Contains("fusion")));
}

TEST(Advice, ArithmeticBoundRowsAreAdvisedOnCheaperFunctions) {
  ResultRow row = rowAt(70);
  row.boundBy = Bound::Compute;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), advisedGpu()), Contains("arithmetic"));
  row = rowAt(20);
  row.boundBy = Bound::Compute;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), advisedGpu()), Contains("outputs-per-item"));
  row = rowAt(70);
  row.boundBy = Bound::Compute;
  row.precision = Precision::Int;
  row.item = "hash";
  EXPECT_EQ(adviceOn("arithmetic", row, variantOf("width * height", "64"), advisedGpu()),
            "At 70% of the arithmetic ceiling, arithmetic is its limit. What is left is an algorithm with fewer "
            "operations per hash.")
      << "there are no cheaper functions of integers";
}

TEST(Advice, SentencesHaveTheWorkloadsOwnWord) {
  ResultRow row = rowAt(10);
  row.item = "particle";
  const std::string sentence = adviceOn("repeated-loads", row, variantOf("width * height", "64"), advisedGpu());
  EXPECT_THAT(sentence, AllOf(HasSubstr("per particle"), Not(HasSubstr("pixel"))));
}

TEST(Advice, CountedTrafficStandsInForADeclarationThatIsMissing) {
  ResultRow row = rowAt(50);
  row.modelFloats.reset();
  row.estimateGigapixelsPerSecond.reset();
  AccessCounts counts;
  counts.globalLoadBytes = 4 * 4 * itemsOf(row);
  counts.globalStoreBytes = 4 * itemsOf(row);
  const Variant variant = variantOf("width * height", "64");
  EXPECT_EQ(adviceOn("repeated-loads", row, variant, advisedGpu(), {.counts = &counts}),
            "It accesses 5 floats per pixel (counted by Oclgrind) where 2 floats must move, and caches already serve "
            "some of them. Keep what neighbours share in local memory or registers.");
  EXPECT_EQ(adviceOn("repeated-loads", row, variant, advisedGpu()), kNoAdvice) << "nothing is known of its traffic";
  counts.globalLoadBytes = 2 * 4 * itemsOf(row);
  EXPECT_EQ(adviceOn("repeated-loads", row, variant, advisedGpu(), {.counts = &counts}), kNoAdvice);
}

TEST(Advice, CountsAreThoseOfTheResultsSize) {
  CheckDone done;
  done.size = Size{100};
  done.counts = AccessCounts{.launches = 1};
  done.scaled = ScaledCounts{.size = Size{4096}, .counts = {.launches = 2}, .smaller = {}, .larger = {}};
  ASSERT_TRUE(countsAt(done, Size{100}) && countsAt(done, Size{4096}));
  EXPECT_EQ(countsAt(done, Size{100})->launches, 1);
  EXPECT_EQ(countsAt(done, Size{4096})->launches, 2);
  EXPECT_FALSE(countsAt(done, Size{200}));
}

TEST(Advice, PassesThatTakeLittleTimeMatterLittle) {
  Variant variant = variantOf("width * height", "64", 2);
  variant.passes[1].kernel = "last";
  variant.passes[1].global = {"64"};
  ResultRow row = rowAt(10);
  EXPECT_THAT(rulesFor(row, variant, advisedGpu()), AllOf(Contains("parallelism"), Contains("fusion")));
  row.timeline = {{"k", "queue", 0, 0, 100, 1100}, {"last", "queue", 0, 0, 1200, 1250}};
  EXPECT_THAT(rulesFor(row, variant, advisedGpu()), AllOf(Not(Contains("parallelism")), Not(Contains("fusion"))));
  row.timeline[1].endNs = 2200;
  EXPECT_THAT(rulesFor(row, variant, advisedGpu()), AllOf(Contains("parallelism"), Contains("fusion")));
}

TEST(Advice, PassesInALoopAreNotToBeFused) {
  Variant variant = variantOf("width * height", "64", 2);
  EXPECT_THAT(rulesFor(rowAt(10), variant, advisedGpu()), Contains("fusion"));
  variant.loops = {Loop{"step", "", "9", "", {}, {}, {}}};
  for (Pass& pass : variant.passes) pass.loop = "step";
  EXPECT_THAT(rulesFor(rowAt(10), variant, advisedGpu()), Not(Contains("fusion")));
}

TEST(Advice, APrimeOfWorkItemsWithoutALocalSizeHasGroupsOfOne) {
  Variant variant = variantOf("1000003", "64");
  variant.passes[0].local.clear();
  EXPECT_EQ(adviceOn("prime-local", rowAt(10), variant, advisedGpu()),
            "k has no local size, and groups must divide its 1,000,003 work-items: the widest such group has 1 "
            "work-item. Give the pass a local size of 64, which rounds the global size up, and let work-items beyond "
            "the end do nothing.");
  EXPECT_THAT(rulesFor(rowAt(10), variant, advisedCpu()), Contains("prime-local"));
  variant.passes[0].global = {"2 * 500009"};
  EXPECT_THAT(adviceOn("prime-local", rowAt(10), variant, advisedGpu()), HasSubstr("has 2 work-items"));
  variant.passes[0].global = {"1000000"};
  EXPECT_THAT(rulesFor(rowAt(10), variant, advisedGpu()), Not(Contains("prime-local")));
  variant.passes[0].global = {"7"};
  EXPECT_THAT(rulesFor(rowAt(10), variant, advisedGpu()), Not(Contains("prime-local"))) << "one group has them all";
  EXPECT_THAT(rulesFor(rowAt(10), variantOf("1000003", "64"), advisedGpu()), Not(Contains("prime-local")));
}

TEST(Advice, ALastWaveThatIsNearlyEmptyIsNamed) {
  EXPECT_EQ(adviceOn("last-wave", rowAt(50), variantOf("33", "1"), advisedCpu()),
            "33 work-groups of k run 8 at a time, so the last of 5 waves has 1 group: about 18% of the time is spent "
            "waiting for it. Change the group size, or the outputs per work-item, so that the last wave is full.");
  EXPECT_THAT(rulesFor(rowAt(50), variantOf("40", "1"), advisedCpu()), Not(Contains("last-wave")));
  EXPECT_THAT(rulesFor(rowAt(50), variantOf("801", "1"), advisedCpu()), Not(Contains("last-wave")))
      << "one of 101 waves is little";
  EXPECT_THAT(rulesFor(rowAt(50), variantOf("width * height", "64"), advisedGpu()), Not(Contains("last-wave")))
      << "how many groups run at a time is not known";
}

TEST(Advice, DenormalInputsAreNamedOnACpu) {
  const auto filled = [](const std::string& fill, const DeviceDescription& device, const std::string& lines = "") {
    const Variant variant =
        describedKernel({.body = "int i = get_global_id(0); to[i] = from[i];", .lines = lines, .fill = fill});
    return adviceOn("denormals", resultOf(variant, 20), variant, device);
  };
  EXPECT_THAT(filled("{ random = [0, 1e-39] }", advisedCpu()), HasSubstr("from is filled with denormal numbers"));
  EXPECT_THAT(filled("1e-40", advisedCpu()), HasSubstr("from is filled with denormal numbers"));
  EXPECT_EQ(filled("{ random = [0, 1] }", advisedCpu()), kNoAdvice);
  EXPECT_EQ(filled("0", advisedCpu()), kNoAdvice);
  EXPECT_EQ(filled("1e-40", advisedGpu()), kNoAdvice);
  EXPECT_EQ(filled("1e-40", advisedCpu(), "options = [\"-cl-denorms-are-zero\"]"), kNoAdvice);
}

TEST(Advice, GroupsThatLeaveLanesEmptyAreNamed) {
  EXPECT_THAT(adviceOn("group-shape", rowAt(10), variantOf("width * height", "48"), advisedGpu()),
              HasSubstr("48 work-items"));
  EXPECT_THAT(rulesFor(rowAt(10), variantOf("width * height", "48"), advisedCpu()), Not(Contains("group-shape")));
}

TEST(Advice, LaunchesThatTakeLongerThanTheirKernelAreNamed) {
  ResultRow row = rowAt(10);
  row.wallMs = 3 * row.medianMs;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), advisedGpu()), Not(Contains("launch-bound")));
  row.medianMs = 0.02;
  row.wallMs = 0.06;
  EXPECT_THAT(rulesFor(row, variantOf("width * height", "64"), advisedGpu()), Contains("launch-bound"));
}

TEST(Advice, ATimeThatIsMostlyLaunchesIsNoEvidenceAboutTheKernel) {
  for (const double percent : {95.0, 10.0}) {
    ResultRow row = rowAt(percent);
    const Variant variant = variantOf("width * height", "64", 2);
    EXPECT_THAT(rulesFor(row, variant, advisedGpu()), Not(Contains("launch-cost")));
    addMark(row, Mark::LaunchCost, "Its time is mostly the cost of starting launches.");
    EXPECT_THAT(adviceOn("launch-cost", row, variant, advisedGpu()), HasSubstr("Measure a larger size"));
    EXPECT_THAT(rulesFor(row, variant, advisedGpu()),
                AllOf(Not(Contains("done")), Not(Contains("repeated-loads")), Not(Contains("fusion"))));
  }
}

TEST(Advice, AFasterVariantOfTheSameRunIsNamed) {
  const ResultRow row = rowAt(10);
  ResultRow better = row;
  better.variant = "blur.other";
  better.medianMs = row.medianMs / 3;
  ResultRow otherSize = better;
  otherSize.size = {10, 10};
  const Variant variant = variantOf("width * height", "64");
  const std::vector<ResultRow> both{row, better};
  EXPECT_THAT(adviceOn("faster-variant", row, variant, advisedGpu(), {.others = both}),
              HasSubstr("blur.other does the same here 3 times as fast"));
  EXPECT_THAT(rulesFor(row, variant, advisedGpu(), std::vector{row, otherSize}), Not(Contains("faster-variant")));
  ResultRow otherSigma = better;
  otherSigma.parameters = {{"sigma", 1}};
  ResultRow fourChannels = better;
  fourChannels.compulsoryFloats = 8;
  ResultRow impossible = better;
  impossible.ceilingGigapixelsPerSecond = 0.1;
  EXPECT_THAT(rulesFor(row, variant, advisedGpu(), std::vector{otherSigma, fourChannels, impossible}),
              Not(Contains("faster-variant")));
  better.status = Status::WrongResult;
  EXPECT_THAT(rulesFor(row, variant, advisedGpu(), std::vector{row, better}), Not(Contains("faster-variant")));
}

TEST(Advice, WrongUnsteadyAndFailedRows) {
  ResultRow row = rowAt(10);
  row.status = Status::WrongResult;
  EXPECT_EQ(rulesFor(row, variantOf("width * height", "64"), advisedGpu()).front(), "wrong-result");
  row = rowAt(10);
  row.noise = 0.2;
  EXPECT_THAT(adviceOn("unsteady", row, variantOf("width * height", "64"), advisedGpu()),
              HasSubstr("known to 20% only"));
  row.noise = std::numeric_limits<double>::infinity();
  row.samplesMs = {16, 16, 16};
  EXPECT_THAT(adviceOn("unsteady", row, variantOf("width * height", "64"), advisedGpu()),
              HasSubstr("3 samples are too few"));
  EXPECT_THAT(adviceFor(failedRow(), variantOf("width * height", "64"), advisedGpu()), IsEmpty());
}

}  // namespace
}  // namespace headroom
