// The regression gate of a comparison: what passes a margin, what fails it, and what is undecided.
#include "headroom/analysis/regression_gate.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <string>

#include "compared_rows.hpp"
#include "headroom/analysis/comparison.hpp"
#include "headroom/report/comparison_report.hpp"
#include "headroom/system/error.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Comparison gatedComparison(const std::vector<ResultRow>& base, const std::vector<ResultRow>& fresh,
                           const RegressionGate& gate) {
  Comparison comparison = compareRuns(comparedDocument(base), comparedDocument(fresh));
  comparison.gate = gateOf(comparison, gate);
  return comparison;
}

GatedPoint gatedPoint(const ResultRow& base, const ResultRow& fresh, double margin) {
  return gatedComparison({base}, {fresh}, {margin}).gate->points.at(0);
}

GateResult gateResult(double baseMs, double freshMs, double half, double margin) {
  return gatedPoint(comparedRow(baseMs, half), comparedRow(freshMs, half), margin).result;
}

TEST(Gate, PassesWhatCannotBeSlowerByMoreThanTheMargin) {
  EXPECT_EQ(gateResult(100, 101, 1, 0.03), GateResult::Passed) << "1% +- 1.4%";
  EXPECT_EQ(gateResult(100, 90, 4, 0.03), GateResult::Passed);
}

TEST(Gate, PassesByItsOwnMarginWhatAComparisonCannotDecide) {
  // Intervals of 10% hide a change of 5%, so the comparison is ambiguous. They do not hide 25%.
  const Comparison comparison = gatedComparison({comparedRow(100, 10)}, {comparedRow(101, 10)}, {0.25});
  EXPECT_EQ(comparison.points[0].difference, Difference::Ambiguous);
  EXPECT_EQ(comparison.gate->points.at(0).result, GateResult::Passed);
}

TEST(Gate, FailsWhatMustBeSlowerByMoreThanTheMargin) {
  EXPECT_EQ(gateResult(100, 103.3, 0.1, 0.03), GateResult::Failed);
  const GatedPoint point = gatedPoint(comparedRow(100, 0.1), comparedRow(110, 0.1), 0.03);
  EXPECT_EQ(point.sentence,
            "blur.separable at 4000 x 4000, sigma 5 on Test device takes 10% more time: 110 ms instead of 100 ms.");
}

TEST(Gate, LeavesUndecidedWhatReachesToBothSidesOfTheMargin) {
  EXPECT_EQ(gateResult(100, 103.1, 0.1, 0.03), GateResult::Undecided) << "3.1% +- 0.14%";
  EXPECT_EQ(gateResult(100, 102.9, 0.1, 0.03), GateResult::Undecided);
  const GatedPoint slower = gatedPoint(comparedRow(100, 1), comparedRow(104, 1), 0.03);
  EXPECT_EQ(slower.result, GateResult::Undecided) << "slower, but not for certain by so much";
  EXPECT_THAT(slower.sentence, AllOf(HasSubstr("blur.separable at 4000 x 4000"), HasSubstr("+2.6% to +5.5%"),
                                     HasSubstr("headroom-cli ab")));
}

TEST(Gate, PassesExactlyTheMargin) {
  for (const double base : {10.0, 0.1, 3.3, 16.0, 0.07, 7e5}) {
    for (const double margin : {0.03, 0.05, 0.1, 0.0, 0.07}) {
      EXPECT_EQ(gateResult(base, base * (1 + margin), 0, margin), GateResult::Passed) << base << ' ' << margin;
    }
    EXPECT_EQ(gateResult(base, base * 1.0301, 0, 0.03), GateResult::Failed) << base;
  }
  EXPECT_EQ(gateResult(10, 10.3, 0, 0.03), GateResult::Passed) << "10.3 / 10 - 1 is over 0.03 in binary";
}

TEST(Gate, FailsWhatIsBrokenAndLeavesUndecidedWhatHasNoCounterpart) {
  ResultRow crashed = comparedRow(100, 1);
  crashed.status = Status::Crashed;
  const GatedPoint broken = gatedPoint(comparedRow(100, 1), crashed, 1);
  EXPECT_EQ(broken.result, GateResult::Failed);
  EXPECT_THAT(broken.sentence, HasSubstr("was measured in the base, and now is Crashed."));
  ResultRow cancelled = crashed;
  cancelled.status = Status::Cancelled;
  EXPECT_EQ(gatedPoint(comparedRow(100, 1), cancelled, 1).result, GateResult::Undecided);
  // A result that was never valid cannot regress, but is not known to be good.
  EXPECT_EQ(gatedPoint(failedRow(), failedRow(), 0).result, GateResult::Undecided);
  const Comparison missing = gatedComparison({comparedRow(100, 1)}, {}, {0.03});
  EXPECT_EQ(missing.gate->points.at(0).result, GateResult::Undecided);
  EXPECT_THAT(missing.gate->points.at(0).sentence, HasSubstr("did not measure it"));
  EXPECT_THAT(gatedComparison({}, {comparedRow(100, 1)}, {0.03}).gate->points, IsEmpty());
}

TEST(Gate, DecidesNothingOfRowsThatSomethingElseMayHaveSlowedDown) {
  ResultRow busy = comparedRow(110, 1);
  addMark(busy, Mark::Busy, "A sentence.");
  EXPECT_EQ(gatedPoint(comparedRow(100, 1), busy, 0.03).result, GateResult::Undecided);
  EXPECT_EQ(gatedPoint(busy, comparedRow(100, 1), 0.03).result, GateResult::Undecided);
}

TEST(Gate, TakesAMeasuredNoiseFloorForWhatTwoRunsDifferBy) {
  RunDocument base = comparedDocument({comparedRow(100, 0.1)});
  base.context.noiseFloors["0:0"] = {0.08, 50, "2026-11-21T08:00:00Z"};
  const auto resultOf = [&base](double ms) {
    const Comparison comparison = compareRuns(base, comparedDocument({comparedRow(ms, 0.1)}));
    return gateOf(comparison, {0.03}).points.at(0).result;
  };
  EXPECT_EQ(resultOf(100), GateResult::Undecided) << "8% more is not a difference here";
  EXPECT_EQ(resultOf(95), GateResult::Passed);
  EXPECT_EQ(resultOf(110), GateResult::Undecided) << "10% may be 2%";
  EXPECT_EQ(resultOf(112), GateResult::Failed);
}

TEST(Gate, LooksAtCeilingsOnlyWhenAsked) {
  ResultRow base = comparedRow(100, 0.1);
  base.role = Role::Ceiling;
  ResultRow slower = comparedRow(150, 0.1);
  slower.role = Role::Ceiling;
  ResultRow crashed = slower;
  crashed.status = Status::Crashed;
  EXPECT_THAT(gatedComparison({base}, {slower}, {0.03}).gate->points, IsEmpty());
  EXPECT_THAT(gatedComparison({base}, {crashed}, {0.03}).gate->points, IsEmpty());
  EXPECT_EQ(gatedComparison({base}, {slower}, {0.03, true}).gate->points.at(0).result, GateResult::Failed);
}

TEST(GateReport, NamesWhatIsUndecidedInEachFormat) {
  std::vector<ResultRow> base(3, comparedRow(100, 1));
  base[1].variant = "blur.unknown";
  base[2].variant = "blur.slow";
  std::vector<ResultRow> fresh = base;
  fresh[1].medianMs = 104;
  fresh[1].highMs = 105;
  fresh[2].medianMs = 120;
  fresh[2].highMs = 121;
  const Comparison comparison = gatedComparison(base, fresh, {0.03});
  for (const std::string& text : {toTextTable(comparison), toMarkdown(comparison)}) {
    EXPECT_THAT(text, HasSubstr("Gate of 3%, ceilings left out: 1 passed, 1 failed, 1 undecided."));
    EXPECT_THAT(text, HasSubstr("Gate undecided: blur.unknown at 4000 x 4000"));
    EXPECT_THAT(text, HasSubstr("Gate failed: blur.slow at 4000 x 4000"));
  }
  const auto parsed = nlohmann::json::parse(toJson(comparison));
  EXPECT_EQ(parsed.at("gate").at("counts").at("undecided"), 1);
  EXPECT_NEAR(parsed.at("gate").at("margin").get<double>(), 0.03, 1e-12);
  EXPECT_EQ(parsed.at("points").at(0).at("gate"), "passed");
  EXPECT_EQ(parsed.at("points").at(1).at("gate"), "undecided");
  EXPECT_THAT(parsed.at("points").at(1).at("gate_reason").get<std::string>(), HasSubstr("+2.6% to +5.5%"));
  EXPECT_EQ(parsed.at("points").at(2).at("gate"), "failed");
}

TEST(GateReport, IsNotThereWithoutAGate) {
  const Comparison comparison =
      compareRuns(comparedDocument({comparedRow(100, 1)}), comparedDocument({comparedRow(100, 1)}));
  EXPECT_THAT(toTextTable(comparison), Not(HasSubstr("Gate")));
  EXPECT_FALSE(nlohmann::json::parse(toJson(comparison)).contains("gate"));
}

TEST(ParseShare, ReadsPerCentAndFractions) {
  EXPECT_DOUBLE_EQ(parseShare("3%"), 0.03);
  EXPECT_DOUBLE_EQ(parseShare("3 %"), 0.03);
  EXPECT_DOUBLE_EQ(parseShare("0.03"), 0.03);
  EXPECT_DOUBLE_EQ(parseShare("0"), 0);
  EXPECT_DOUBLE_EQ(parseShare("150%"), 1.5);
  for (const char* text :
       {"", "%", " %", "3", "-1%", "-0.1", "x", "3%%", "3 percent", "nan", "inf%", "0,03", "0.03 ", "1e999"})
    EXPECT_THROW(parseShare(text), UsageError) << text;
}

}  // namespace
}  // namespace headroom
