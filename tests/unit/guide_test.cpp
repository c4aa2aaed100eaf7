#include "headroom/guide/guide.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace headroom {
namespace {

using testing::HasSubstr;

ResultRow rowOf(const std::string& variant, Size size, double milliseconds) {
  ResultRow row;
  row.variant = variant;
  row.workload = variant.substr(0, variant.find('.'));
  row.size = size;
  row.medianMs = milliseconds;
  row.compulsoryFloats = 2;
  return row;
}

TEST(Guide, EveryExperimentBelongsToAStepAndIdsAreUnique) {
  std::set<std::string_view> ids;
  for (const Experiment& experiment : experiments()) {
    EXPECT_NE(findStep(experiment.step), nullptr) << experiment.id;
    EXPECT_TRUE(ids.insert(experiment.id).second) << experiment.id;
    EXPECT_FALSE(experiment.question.empty() || experiment.background.empty()) << experiment.id;
  }
  for (const GuideStep& step : guideSteps()) {
    EXPECT_TRUE(ids.insert(step.id).second) << step.id << ": `headroom-cli guide NAME` could not tell which is meant";
  }
}

TEST(Guide, SourceItemsAreNamedOnce) {
  std::set<std::string_view> names;
  for (const SourceItem& item : sourceItems()) EXPECT_TRUE(names.insert(item.name).second) << item.name;
}

TEST(Guide, SixListingsCanBeRead) {
  int listings = 0;
  for (const SourceItem& item : sourceItems()) {
    const bool isListing = item.name.starts_with("Listing");
    EXPECT_EQ(!listingText(item.name).empty(), isListing) << item.name;
    listings += isListing ? 1 : 0;
  }
  EXPECT_EQ(listings, 6);
}

TEST(Guide, ParticipantsAreTheVariantsWhoseFilesSaySoUnderUniqueLabels) {
  const Catalogue catalogue;
  for (const Experiment& experiment : experiments()) {
    std::set<std::string> labels;
    for (const Participant& participant : participants(experiment, catalogue)) {
      EXPECT_TRUE(labels.insert(participant.label).second) << experiment.id << ": " << participant.label;
    }
  }
}

TEST(Guide, PowerOfTwoSizesAreTheNearestSquareAndTwoWiderOnes) {
  const Experiment& transposes = *findExperiment("transposes");
  EXPECT_EQ(sizesOf(transposes, {1000, 1000}), (std::vector<Size>{{1024, 1024}, {1025, 1024}, {1040, 1024}}));
  EXPECT_EQ(sizesOf(transposes, {4096, 4096}).front(), (Size{4096, 4096}));
  EXPECT_EQ(sizesOf(transposes, {1, 1}).front(), (Size{1, 1}));
}

TEST(Guide, PlansMeasureEachPointOnceWhateverExperimentsShareIt) {
  const Catalogue catalogue;
  std::vector<const Experiment*> all;
  for (const Experiment& experiment : experiments()) all.push_back(&experiment);
  std::set<std::string> points;
  for (const RunPlan& plan : plansFor(all, catalogue, {1000, 1000})) {
    ASSERT_EQ(plan.sizes.size(), 1U);
    for (const std::string& id : plan.variants) {
      EXPECT_FALSE(catalogue.find(id).isCeiling) << id;
      EXPECT_TRUE(points.insert(id + toText(plan.sizes.front())).second) << id;
    }
  }
}

TEST(GuideVerdict, SaysWhatIsMissing) {
  const Experiment& experiment = *findExperiment("outputs");
  EXPECT_THAT(experimentVerdict(experiment, {}), HasSubstr("Not measured"));
  std::vector<LabelledRow> rows{{"1 output", rowOf("blur.x", {1000, 1000}, 2)}};
  EXPECT_THAT(experimentVerdict(experiment, rows), HasSubstr("too few of its variants have been measured"));
  rows.push_back({"4 outputs", rowOf("blur.y", {1000, 1000}, 0.5)});
  rows.back().row.status = Status::BuildFailed;
  EXPECT_THAT(experimentVerdict(experiment, rows), HasSubstr("Their rows say why"));
}

TEST(GuideVerdict, NamesTheFastestBesideTheBaselineOfTheLargestSize) {
  const Experiment& experiment = *findExperiment("outputs");
  std::vector<LabelledRow> rows{{"1 output", rowOf("blur.x", {1000, 1000}, 2)},
                                {"4 outputs", rowOf("blur.y", {1000, 1000}, 0.5)}};
  EXPECT_EQ(experimentVerdict(experiment, rows),
            "Fastest here at 1000 x 1000 (1 MP) is 4 outputs with 2 GP/s, 4 times as fast as 1 output (0.5 GP/s).");
  rows[1].row.medianMs = 4;
  EXPECT_EQ(experimentVerdict(experiment, rows),
            "Nothing beats 1 output here at 1000 x 1000 (1 MP), with 0.5 GP/s; 4 outputs reaches 50% of it.");
  rows[1].row.medianMs = 2.01;
  EXPECT_THAT(experimentVerdict(experiment, rows), HasSubstr("No difference here"));
  rows[1].row.status = Status::WrongResult;
  EXPECT_THAT(experimentVerdict(experiment, rows), HasSubstr("too few"));
}

TEST(GuideVerdict, TellsOfUnsteadyResults) {
  const Experiment& experiment = *findExperiment("outputs");
  std::vector<LabelledRow> rows{{"1 output", rowOf("blur.x", {1000, 1000}, 2)},
                                {"4 outputs", rowOf("blur.y", {1000, 1000}, 0.5)}};
  EXPECT_THAT(experimentVerdict(experiment, rows), Not(HasSubstr("unsteady")));
  rows[1].row.marks = {Mark::Unsteady};
  EXPECT_THAT(experimentVerdict(experiment, rows),
              HasSubstr(" 1 of 2 results has a warning: 1 unstable. Measure again before trusting small differences."));
  rows[1].row.marks = {Mark::LaunchCost};
  EXPECT_THAT(experimentVerdict(experiment, rows),
              HasSubstr(" 1 of 2 results has a warning: 1 launch cost. Measure larger sizes before trusting small"));
}

TEST(GuideVerdict, CountsEveryMarkedResultWhateverItIsMarkedWith) {
  const Experiment& experiment = *findExperiment("outputs");
  std::vector<LabelledRow> rows{{"1 output", rowOf("blur.x", {1000, 1000}, 2)},
                                {"2 outputs", rowOf("blur.y", {1000, 1000}, 1)},
                                {"4 outputs", rowOf("blur.z", {1000, 1000}, 0.5)}};
  rows[0].row.marks = {Mark::Busy};
  rows[1].row.marks = {Mark::Drift, Mark::Busy};
  rows[2].row.marks = {Mark::ClocksDisagree};
  rows[2].row.status = Status::WrongResult;
  EXPECT_THAT(experimentVerdict(experiment, rows),
              HasSubstr(" 3 of 3 results have warnings: 1 clocks disagree, 1 drift, 2 background load. Measure again"));
}

TEST(GuidePlanning, SizesOfACurveAreThoseThatTheirMegapixelsMakeElsewhere) {
  const Experiment& curve = *findExperiment("copy");
  ASSERT_EQ(curve.sizes, SizeSet::UpToAsked);
  EXPECT_EQ(sizesOf(curve, squareOf(1)), (std::vector<Size>{squareOf(0.0625), squareOf(0.25), squareOf(1)}));
  EXPECT_EQ(sizesOf(curve, {1920, 1080}), (std::vector<Size>{{480, 270}, {960, 540}, {1920, 1080}}));
}

TEST(GuideVerdict, TellsWhereArithmeticLeavesTheShadowOfMemory) {
  const Experiment& experiment = *findExperiment("mad");
  std::vector<LabelledRow> rows;
  for (const auto& [flops, milliseconds] : {std::pair{24.0, 1.1}, {0.0, 1.0}, {96.0, 3.0}, {48.0, 1.5}}) {
    rows.push_back({flops == 0 ? "0 flops" : "more flops", rowOf("mad.x", {1000, 1000}, milliseconds)});
    rows.back().row.flops = flops;
  }
  EXPECT_THAT(
      experimentVerdict(experiment, rows),
      HasSubstr("Memory-bound up to 24 flops per pixel on this device, at 1000 x 1000 (1 MP): 24 flops run at 91%"
                " of the copy's speed, 48 at 67%."));
}

TEST(GuideVerdict, TellsWhenTheFirstOperationAlreadyCosts) {
  std::vector<LabelledRow> rows{{"0 flops", rowOf("copy.x", {1000, 1000}, 1)},
                                {"3 flops", rowOf("mad.x", {1000, 1000}, 1.6)}};
  rows[0].row.flops = 0;
  rows[1].row.flops = 3;
  EXPECT_EQ(experimentVerdict(*findExperiment("mad"), rows),
            "Not memory-bound from 3 flops per pixel on, at 1000 x 1000 (1 MP): they run at 62% of the copy's speed.");
}

TEST(GuideVerdict, LooksForLabelsThatTheCatalogueHas) {
  const Catalogue catalogue;
  const auto hasLabel = [&catalogue](const Experiment& experiment, std::string_view label) {
    const std::vector<Participant> all = participants(experiment, catalogue);
    return std::any_of(all.begin(), all.end(), [label](const Participant& one) { return one.label == label; });
  };
  for (const Experiment& experiment : experiments())
    EXPECT_TRUE(experiment.baseline.empty() || hasLabel(experiment, experiment.baseline)) << experiment.id;
  for (const char* label : {"local", "skewed"}) EXPECT_TRUE(hasLabel(*findExperiment("transposes"), label)) << label;
  for (const char* label : {"timer, no wait", "timer and wait", "timer, no wait before"})
    EXPECT_TRUE(hasLabel(*findExperiment("clocks"), label)) << label;
  for (const char* label : {"no read, no wait", "no read, one wait"})
    EXPECT_TRUE(hasLabel(*findExperiment("removed-read"), label)) << label;
  for (const char* label : {"image", "2D, image", "2D, buffers", "half buffers"})
    EXPECT_TRUE(hasLabel(*findExperiment("images"), label)) << label;
}

TEST(GuideVerdict, TransposesAreToldSizeBySizeBesideTheCopy) {
  std::vector<LabelledRow> rows;
  for (const auto& [label, milliseconds] :
       {std::pair{"copy", 1.0}, std::pair{"local", 4.0}, std::pair{"skewed", 2.0}, std::pair{"padded", 1.6}})
    rows.push_back({label, rowOf("transpose.x", {1024, 1024}, milliseconds)});
  EXPECT_EQ(experimentVerdict(*findExperiment("transposes"), rows),
            "At 1024 x 1024, padded reaches 63% of the copy, and skewed runs at 2 times the speed of local.");
}

TEST(GuideVerdict, ParallelismIsToldAgainstTheEstimateThatTheGuideMissed) {
  std::vector<LabelledRow> rows{{"V+T+V+T", rowOf("blur.x", {1000, 1000}, 10)},
                                {"exact blocks", rowOf("blur.y", {1000, 1000}, 1)}};
  rows[0].row.estimateGigapixelsPerSecond = 0.5;
  const std::string text = experimentVerdict(*findExperiment("parallelism"), rows);
  EXPECT_THAT(text, HasSubstr("exact blocks with 1 GP/s"));
  EXPECT_THAT(text, HasSubstr("200% of the estimate of 0.5 GP/s"));
  EXPECT_THAT(text, HasSubstr("V+T+V+T reaches 20% of it"));
}

TEST(GuideVerdict, TheWayToTheCeilingNamesTheStepThatBroughtMost) {
  std::vector<LabelledRow> rows;
  for (const auto& [label, milliseconds] : {std::pair{"every weight", 100.0}, std::pair{"rows, then columns", 20.0},
                                            std::pair{"one kernel", 40.0}, std::pair{"streamed", 2.0}})
    rows.push_back({label, rowOf("blur.x", {1000, 1000}, milliseconds)});
  rows.back().row.ceilingGigapixelsPerSecond = 1;
  const std::string text = experimentVerdict(*findExperiment("speed-up"), rows);
  EXPECT_THAT(text, HasSubstr("From every weight with 0.01 GP/s to streamed with 0.5 GP/s"));
  EXPECT_THAT(text, HasSubstr("50 times as fast. That is 50% of its ceiling."));
  EXPECT_THAT(text, HasSubstr("brought most was streamed: 10 times.")) << "against the fastest before it";
}

/// Times in microseconds: with a read, without read or wait, and with one wait.
std::vector<LabelledRow> loopsOf(double read, double enqueued, double waited) {
  return {{"read in the loop", rowOf("overheads.x", {1000, 1000}, read / 1000)},
          {"no read, no wait", rowOf("overheads.y", {1000, 1000}, enqueued / 1000)},
          {"no read, one wait", rowOf("overheads.z", {1000, 1000}, waited / 1000)}};
}

TEST(GuideVerdict, ARemovedReadOnlySeemsToMakeALoopFaster) {
  const std::string text = experimentVerdict(*findExperiment("removed-read"), loopsOf(500, 4, 250));
  EXPECT_THAT(text, HasSubstr("seems 125 times as fast: 4 \u00b5s a launch instead of 500 \u00b5s"));
  EXPECT_THAT(text, HasSubstr("before the kernels have run"));
  EXPECT_THAT(text, HasSubstr("it takes 250 \u00b5s"));
  EXPECT_THAT(text, testing::EndsWith("Really faster: 2 times."));
}

TEST(GuideVerdict, ARemovedReadShowsNothingWhereEnqueueingTakesAsLongAsTheKernel) {
  const std::string text = experimentVerdict(*findExperiment("removed-read"), loopsOf(500, 10, 10));
  EXPECT_THAT(text, HasSubstr("the mistake does not show"));
  std::vector<LabelledRow> rows = loopsOf(500, 4, 250);
  rows[1].row.status = Status::Failed;
  EXPECT_EQ(experimentVerdict(*findExperiment("removed-read"), rows), "One of the loops gave no valid result.");
}

TEST(GuideVerdict, ATimerThatStartsTooEarlyIsToldWhereItWasMeasured) {
  std::vector<LabelledRow> rows{{"device events", rowOf("overheads.a", {1000, 1000}, 0.1)},
                                {"timer and wait", rowOf("overheads.b", {1000, 1000}, 0.12)},
                                {"timer, no wait", rowOf("overheads.c", {1000, 1000}, 0.004)}};
  const std::string without = experimentVerdict(*findExperiment("clocks"), rows);
  EXPECT_THAT(without, HasSubstr("takes 100 \u00b5s by the device's events; a host timer that waits says 120 \u00b5s"));
  rows.push_back({"timer, no wait before", rowOf("overheads.d", {1000, 1000}, 0.22)});
  EXPECT_EQ(
      experimentVerdict(*findExperiment("clocks"), rows),
      without + " One that waits at the end only, and starts while the launch before still runs, says 220 \u00b5s.");
}

TEST(GuideVerdict, OneThatRestsOnAnImpossibleNumberSaysSo) {
  std::vector<LabelledRow> rows{{"aligned", rowOf("access.x", {1000, 1000}, 1)},
                                {"shifted", rowOf("access.y", {1000, 1000}, 0.8)}};
  EXPECT_THAT(experimentVerdict(*findExperiment("alignment"), rows), testing::Not(HasSubstr("measure again")));
  rows[1].row.ceilingGigapixelsPerSecond = 1;
  EXPECT_THAT(experimentVerdict(*findExperiment("alignment"), rows), HasSubstr("measure again"));
}

TEST(GuideVerdict, AStoppedExperimentIsNoFailure) {
  std::vector<LabelledRow> rows{{"1 output", rowOf("blur.x", {1000, 1000}, 2)}, {"4 outputs", {}}};
  rows[1].row.status = Status::Cancelled;
  EXPECT_THAT(experimentVerdict(*findExperiment("outputs"), rows), HasSubstr("stopped too early"));
}

TEST(GuideVerdict, ErrorsCountWrongResultsToo) {
  const Experiment& experiment = *findExperiment("accuracy");
  std::vector<LabelledRow> rows{{"a", rowOf("blur.a", {10, 10}, 1)}, {"b", rowOf("blur.b", {10, 10}, 1)}};
  rows[0].row.error = ErrorFigures{0.001, 0, 0};
  rows[1].row.error = ErrorFigures{0.0002, 0, 0};
  EXPECT_THAT(experimentVerdict(experiment, rows), HasSubstr("furthest from the exact Gaussian is a, by up to 0.001"));
  rows[1].row.status = Status::WrongResult;
  EXPECT_EQ(experimentVerdict(experiment, rows), "Wrong on this device: b.");
}

}  // namespace
}  // namespace headroom
