#include "headroom/comparison.hpp"

#include <gmock/gmock.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <string>

#include "headroom/error.hpp"
#include "measure/plan_conditions.hpp"
#include "report_rows.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A row whose median is expected again within `half` milliseconds.
ResultRow rowOf(double medianMs, double half) {
  ResultRow row = timedRow();
  row.marks.clear();
  row.medianMs = medianMs;
  row.lowMs = medianMs - half;
  row.highMs = medianMs + half;
  return row;
}

RunDocument documentOf(std::vector<ResultRow> rows) {
  RunDocument document;
  document.rows = std::move(rows);
  document.outcome = Outcome::Completed;
  return document;
}

PointComparison compared(const ResultRow& base, const ResultRow& fresh, double floor = 0.01) {
  RunDocument first = documentOf({base});
  first.context.noiseFloors["0:0"] = {floor, 50, "2026-11-21T08:00:00Z"};
  return compareRuns(first, documentOf({fresh})).points.at(0);
}

TEST(Comparison, CallsAClearSlowdownSlowerAndItsReverseFaster) {
  const PointComparison slower = compared(rowOf(100, 1), rowOf(105, 1));
  EXPECT_EQ(slower.difference, Difference::Slower);
  EXPECT_NEAR(slower.change, 0.05, 1e-12);
  EXPECT_NEAR(slower.speedRatio, 1 / 1.05, 1e-12);
  EXPECT_NEAR(slower.allowance, 0.01 * std::sqrt(2.0), 1e-12);
  EXPECT_THAT(slower.reason, HasSubstr("5 % more time"));
  const PointComparison faster = compared(rowOf(105, 1), rowOf(100, 1));
  EXPECT_EQ(faster.difference, Difference::Faster);
  EXPECT_THAT(faster.reason, HasSubstr("4.8 % less time"));
}

TEST(Comparison, NeverCallsDifferentWhatIsWithinTheFloor) {
  EXPECT_EQ(compared(rowOf(100, 0), rowOf(101, 0), 0.0101).difference, Difference::Same);
  EXPECT_EQ(compared(rowOf(100, 0), rowOf(101, 0), 0.0099).difference, Difference::Slower);
  // The share is of the shorter median, whichever run has it.
  EXPECT_EQ(compared(rowOf(101, 0), rowOf(100, 0), 0.0101).difference, Difference::Same);
  EXPECT_EQ(compared(rowOf(101, 0), rowOf(100, 0), 0.0099).difference, Difference::Faster);
}

TEST(Comparison, TakesThePythagoreanSumOfTheHalfWidths) {
  // sqrt(1.5^2 + 2^2) = 2.5
  EXPECT_EQ(compared(rowOf(100, 1.5), rowOf(102.51, 2)).difference, Difference::Slower);
  EXPECT_EQ(compared(rowOf(100, 1.5), rowOf(102.49, 2)).difference, Difference::Ambiguous);
  EXPECT_EQ(compared(rowOf(100, 1.5), rowOf(101.49, 2)).difference, Difference::Same);
}

TEST(Comparison, IsAmbiguousWhereOnlyOneIntervalExcludesTheOthersMedian) {
  const PointComparison point = compared(rowOf(100, 0.1), rowOf(102, 3));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("only one of the two intervals"));
}

TEST(Comparison, IsAmbiguousWhereTheNoiseWouldHideFivePerCent) {
  const PointComparison noisy = compared(rowOf(100, 4), rowOf(100.5, 4));
  EXPECT_EQ(noisy.difference, Difference::Ambiguous);
  EXPECT_THAT(noisy.reason, HasSubstr("too noisy to tell"));
  EXPECT_EQ(compared(rowOf(100, 3), rowOf(100.5, 3)).difference, Difference::Same);
  // Where the floor is larger, so is what counts as the same.
  EXPECT_EQ(compared(rowOf(100, 4), rowOf(100.5, 4), 0.06).difference, Difference::Same);
}

TEST(Comparison, IsAmbiguousWithoutAnInterval) {
  const PointComparison point = compared(rowOf(100, 1), rowOf(200, kInfinity));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("the new row has too few samples"));
  EXPECT_NEAR(point.change, 1, 1e-12);
}

TEST(Comparison, TellsTheIntervalOfOlderRowsFromTheirSamples) {
  ResultRow older = rowOf(16, 0);
  older.samplesMs = std::vector<double>(20, 16.0);
  older.lowMs = older.highMs = 0;
  EXPECT_EQ(compared(older, rowOf(17, 0.1)).difference, Difference::Slower);
  older.samplesMs.clear();
  EXPECT_EQ(compared(older, rowOf(17, 0.1)).difference, Difference::Ambiguous);
}

TEST(Comparison, DoubtsRowsThatSomethingElseMayHaveSlowedDown) {
  for (const Mark mark : {Mark::Busy, Mark::Drift, Mark::ClocksDisagree, Mark::OverCeiling}) {
    ResultRow marked = rowOf(120, 1);
    addMark(marked, mark, "A sentence.");
    const PointComparison point = compared(rowOf(100, 1), marked);
    EXPECT_EQ(point.difference, Difference::Ambiguous) << toText(mark);
    EXPECT_THAT(point.reason, HasSubstr("the new row is marked \"" + std::string(toText(mark)) + "\""));
    EXPECT_EQ(compared(marked, rowOf(100, 1)).difference, Difference::Ambiguous);
    EXPECT_EQ(compared(marked, rowOf(120.5, 1)).difference, Difference::Same);
  }
  for (const Mark mark : {Mark::BadStamps, Mark::Unsteady}) {
    ResultRow marked = rowOf(120, 1);
    addMark(marked, mark, "A sentence.");
    EXPECT_EQ(compared(rowOf(100, 1), marked).difference, Difference::Slower) << toText(mark);
  }
}

TEST(Comparison, ComparesNoTimesOfDifferentClocks) {
  ResultRow wall = rowOf(120, 1);
  wall.clock = Clock::Host;
  const PointComparison point = compared(rowOf(100, 1), wall);
  EXPECT_EQ(point.difference, Difference::NotComparable);
  EXPECT_THAT(point.reason, HasSubstr("event clock"));
  EXPECT_EQ(point.speedRatio, 0);
}

TEST(Comparison, ComparesNoFailedRowAndSaysWhy) {
  ResultRow crashed = rowOf(100, 1);
  crashed.status = Status::Crashed;
  crashed.reason = "The driver died.";
  const PointComparison point = compared(rowOf(100, 1), crashed);
  EXPECT_EQ(point.difference, Difference::NotComparable);
  EXPECT_EQ(point.reason, "The new row is Crashed: The driver died.");
  ResultRow wrong = rowOf(50, 1);
  wrong.status = Status::WrongResult;
  EXPECT_EQ(compared(rowOf(100, 1), wrong).difference, Difference::NotComparable);
  EXPECT_EQ(compared(failedRow(), failedRow()).difference, Difference::NotComparable);
}

TEST(Comparison, MatchesPointsByAllThatMakesThem) {
  const ResultRow row = rowOf(100, 1);
  std::vector<ResultRow> others(9, row);
  others[0].workload = "copy";
  others[1].variant = "blur.other";
  others[2].size = {4000, 3999};
  others[3].sigma = 5.5;
  others[4].role = Role::Ceiling;
  others[5].caches = Caches::Cold;
  others[6].repeat = 1;
  others[7].iteration = "launch";
  others[8].sigma = std::numeric_limits<double>::quiet_NaN();
  for (const ResultRow& other : others) {
    const Comparison comparison = compareRuns(documentOf({row}), documentOf({other}));
    ASSERT_EQ(comparison.points.size(), 2U);
    EXPECT_EQ(comparison.points[0].difference, Difference::OnlyInBase);
    EXPECT_EQ(comparison.points[1].difference, Difference::OnlyInNew);
    EXPECT_EQ(&comparison.points[1].point(), &*comparison.points[1].fresh);
  }
  EXPECT_EQ(count(compareRuns(documentOf(others), documentOf(others)), Difference::Same), others.size());
}

TEST(Comparison, SaysWhatMakesAPointAnother) {
  ResultRow row = rowOf(100, 1);
  row.sigma = 5;
  ResultRow other = row;
  other.sigma = 2.5;
  const auto reasons = [&row, &other] {
    const Comparison comparison = compareRuns(documentOf({row}), documentOf({other}));
    return std::pair(comparison.points.at(0).reason, comparison.points.at(1).reason);
  };
  EXPECT_EQ(reasons(), std::pair(std::string("The new run measured it at sigma 2.5."),
                                 std::string("The base measured it at sigma 5.")));
  other = row;
  other.caches = Caches::Cold;
  EXPECT_EQ(reasons(), std::pair(std::string("The new run measured it with cold caches."),
                                 std::string("The base measured it with warm caches.")));
  other = row;
  other.variant = "blur.other";
  EXPECT_EQ(reasons().second, "The base did not measure it.");
}

TEST(Comparison, MatchesRowsOfTheSamePointInTheirOrder) {
  const RunDocument base = documentOf({rowOf(100, 1), rowOf(200, 1)});
  const Comparison comparison = compareRuns(base, documentOf({rowOf(100, 1), rowOf(250, 1), rowOf(1, 0.1)}));
  ASSERT_EQ(comparison.points.size(), 3U);
  EXPECT_EQ(comparison.points[0].difference, Difference::Same);
  EXPECT_EQ(comparison.points[1].difference, Difference::Slower);
  EXPECT_EQ(comparison.points[2].difference, Difference::OnlyInNew);
}

TEST(Comparison, OfOneDeviceEachComparesThemWhateverTheirNames) {
  ResultRow other = rowOf(110, 1);
  other.device = "Another device";
  other.deviceId = "1:0";
  const Comparison comparison = compareRuns(documentOf({rowOf(100, 1)}), documentOf({other}));
  EXPECT_EQ(comparison.points.at(0).difference, Difference::Slower);
  EXPECT_THAT(comparison.notes, Contains("Different device: Test device in the base, Another device in the new run."));
}

TEST(Comparison, OfSeveralDevicesMatchesThemByName) {
  ResultRow first = rowOf(100, 1);
  ResultRow second = rowOf(50, 1);
  second.device = "Second device";
  second.deviceId = "0:1";
  ResultRow twin = rowOf(70, 1);
  twin.deviceId = "0:2";
  ResultRow peer = rowOf(500, 1);
  peer.role = Role::HostPeer;
  peer.device = "A processor";
  peer.deviceId = "host";
  const RunDocument base = documentOf({first, second, twin, peer});
  // The order of devices and their ids may change; those of the same name stay in their order.
  second.deviceId = "1:0";
  peer.device = "Another processor";
  const Comparison comparison = compareRuns(base, documentOf({second, peer, first, twin}));
  EXPECT_EQ(count(comparison, Difference::Same), 4U) << toTextTable(comparison);
  EXPECT_EQ(comparison.points[0].fresh->medianMs, 100);
  EXPECT_EQ(comparison.points[2].fresh->medianMs, 70);
  EXPECT_EQ(count(compareRuns(base, documentOf({second})), Difference::Same), 1U);
}

TEST(ComparisonFloor, IsTheLargerOneOfBothRuns) {
  RunDocument base = documentOf({rowOf(100, 0.1)});
  RunDocument fresh = documentOf({rowOf(104, 0.1)});
  base.context.noiseFloors["0:0"] = {0.02, 30, "2026-11-20T08:00:00Z"};
  fresh.context.noiseFloors["0:0"] = {0.05, 40, "2026-11-21T08:00:00Z"};
  for (const Comparison& comparison : {compareRuns(base, fresh), compareRuns(fresh, base)}) {
    EXPECT_EQ(comparison.points.at(0).difference, Difference::Same);
    ASSERT_EQ(comparison.floors.size(), 1U);
    EXPECT_TRUE(comparison.floors[0].isMeasured);
    EXPECT_THAT(toMarkdown(comparison), HasSubstr("about 1 in 100 points"));
    EXPECT_EQ(comparison.floors[0].relative, 0.05);
    EXPECT_EQ(comparison.floors[0].source,
              "The A/A floor of Test device is 5 %, from 40 pairs measured at 2026-11-21T08:00:00Z.");
  }
}

TEST(ComparisonFloor, IsAssumedAndSaidSoWhereNoneIsKnown) {
  for (const double unusable : {-1.0, kInfinity, std::numeric_limits<double>::quiet_NaN()}) {
    RunDocument base = documentOf({rowOf(100, 0.1)});
    base.context.noiseFloors["0:0"] = {unusable, 30, ""};
    base.context.noiseFloors["0:7"] = {0.3, 30, ""};
    const Comparison comparison = compareRuns(base, documentOf({rowOf(100, 0.1)}));
    ASSERT_EQ(comparison.floors.size(), 1U);
    EXPECT_FALSE(comparison.floors[0].isMeasured);
    EXPECT_THAT(toMarkdown(comparison), HasSubstr("is not known here"));
    EXPECT_EQ(comparison.floors[0].relative, kAssumedNoiseFloor);
    EXPECT_EQ(comparison.floors[0].source,
              "No A/A check of Test device is known: 1 % assumed; run `headroom-cli noise`.");
  }
}

RunDocument withContext() {
  RunDocument document = documentOf({rowOf(100, 1)});
  document.context.startedAt = "2026-11-21T08:00:00Z";
  document.context.headroomVersion = "1";
  document.context.host = "a";
  document.context.kernels = {{"blur.separable", "abc", "-DA"}};
  document.context.environment = {{"POCL_AFFINITY", "1"}};
  return document;
}

TEST(ComparisonNotes, OfTheSameConditionsAreEmpty) {
  EXPECT_THAT(compareRuns(withContext(), withContext()).notes, IsEmpty());
}

TEST(ComparisonNotes, TellWhatDiffersBetweenTheConditions) {
  RunDocument fresh = withContext();
  fresh.rows[0].driver = "2.0";
  fresh.context.headroomVersion = "2";
  fresh.context.host = "b";
  fresh.context.operatingSystem = "Linux";
  fresh.context.processor = "P";
  fresh.context.processors = 3;
  fresh.context.kernels = {{"blur.separable", "def", "-DB"}, {"blur.new", "x", ""}};
  fresh.context.environment.clear();
  fresh.outcome = Outcome::Cancelled;
  EXPECT_THAT(compareRuns(withContext(), fresh).notes,
              ElementsAre("Different driver: 1.0 in the base, 2.0 in the new run.",
                          "Different kernel source of blur.separable.",
                          "Different build options of blur.separable: -DA in the base, -DB in the new run.",
                          "Different version of Headroom: 1 in the base, 2 in the new run.",
                          "Different host: a in the base, b in the new run.",
                          "Different operating system: unknown in the base, Linux in the new run.",
                          "Different processor: unknown in the base, P in the new run.",
                          "Different number of processors: 0 in the base, 3 in the new run.",
                          "Different POCL_AFFINITY: \"1\" in the base, unset in the new run.",
                          "The new run was stopped before its end."));
}

TEST(ComparisonNotes, NameWhatDiffersBetweenThePlans) {
  RunDocument base = withContext();
  base.plans = {RunPlan()};
  RunDocument fresh = base;
  fresh.plans[0].seed = 7;
  fresh.plans[0].sampling.rounds = 9;
  fresh.plans[0].sampling.freshRounds = false;
  fresh.plans[0].configuration = {{"LOCAL_X", 256}};
  fresh.context.hosting = "in process";
  EXPECT_THAT(compareRuns(base, fresh).notes,
              ElementsAre("Different place of OpenCL: unknown in the base, in process in the new run.",
                          "Different seed: 1 in the base, 7 in the new run.",
                          "Different values of tunables (--set): none in the base, LOCAL_X=256 in the new run.",
                          "Different number of rounds: 5 in the base, 9 in the new run.",
                          "Different process mode: a process for each round in the base, one process for all rounds in "
                          "the new run."));
}

TEST(ComparisonNotes, NameTheConfigurationsThatPointsWereMeasuredWith) {
  RunDocument base = withContext();
  RunDocument fresh = base;
  base.rows[0].configuration = "LOCAL_X=16";
  fresh.rows[0].configuration = "LOCAL_X=256";
  EXPECT_THAT(compareRuns(base, fresh).notes, ElementsAre("Different configuration of " + base.rows[0].variant +
                                                          ": LOCAL_X=16 in the base, LOCAL_X=256 in the new run."));
}

/// "sampling.rounds" for a member of a member.
std::set<std::string> membersOf(const nlohmann::json& object, const std::string& prefix = "") {
  std::set<std::string> names;
  for (const auto& [name, value] : object.items()) {
    if (name == "sampling") {
      names.merge(membersOf(value, "sampling."));
    } else {
      names.insert(prefix + name);
    }
  }
  return names;
}

template <typename Of>
std::set<std::string> namedIn(std::span<const Condition<Of>> conditions, std::set<std::string> names) {
  for (const Condition<Of>& condition : conditions) names.emplace(condition.member);
  return names;
}

TEST(ComparisonNotes, KnowEachMemberOfADocument) {
  RunDocument document = withContext();
  document.plans = {RunPlan()};
  document.context.devices = {DeviceDescription()};
  document.context.hosting = "in process";
  const auto written = nlohmann::json::parse(toJson(document));
  const auto& context = written.at("context");
  // Points are told apart by variant and device; a selector may be written in several ways.
  EXPECT_EQ(namedIn(planConditions(), {"devices", "variants"}), membersOf(written.at("plans").at(0)));
  // Kernels, environment and drivers have notes of their own; the rest is measured, or tells no two runs apart.
  EXPECT_EQ(namedIn(contextConditions(), {"devices", "kernels", "environment", "started_at", "kernel_folders",
                                          "launch_costs", "noise_floors"}),
            membersOf(context));
  EXPECT_EQ(namedIn(deviceConditions(), {"id", "name", "driver_version"}), membersOf(context.at("devices").at(0)));
}

TEST(ComparisonNotes, TellOfDocumentsThatSayNothingOfTheirConditions) {
  RunDocument old = documentOf({rowOf(100, 1)});
  old.outcome.reset();
  EXPECT_THAT(compareRuns(old, withContext()).notes,
              ElementsAre("The base does not tell its conditions: device, kernels and host may differ.",
                          "The base had not ended when it was written."));
}

TEST(Regressions, AreSlowerByMoreThanTheShareOrNotMeasuredAnyMore) {
  std::vector<ResultRow> base(5, rowOf(100, 0.1));
  std::vector<ResultRow> fresh{rowOf(102.9, 0.1), rowOf(103.1, 0.1), rowOf(50, 0.1), rowOf(100, 1), rowOf(100, 1)};
  fresh[3].status = Status::Crashed;
  fresh[4].status = Status::Cancelled;
  const Comparison comparison = compareRuns(documentOf(base), documentOf(fresh));
  EXPECT_THAT(regressions(comparison, 0.03),
              ElementsAre("blur.separable at 4000 x 4000, sigma 5 on Test device takes 3.1 % more time: 103.1 ms "
                          "instead of 100 ms.",
                          "blur.separable at 4000 x 4000, sigma 5 on Test device was measured in the base, and now is "
                          "Crashed."));
  EXPECT_EQ(regressions(comparison, 0.02).size(), 3U);
  // What was never right can't get worse.
  EXPECT_THAT(regressions(compareRuns(documentOf({failedRow()}), documentOf({failedRow()})), 0), IsEmpty());
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

Comparison mixed() {
  std::vector<ResultRow> base(4, rowOf(100, 0.1));
  base[1].variant = "blur.better";
  base[2].variant = "blur.same";
  base[3].variant = "blur.gone";
  std::vector<ResultRow> fresh(base.begin(), base.begin() + 3);
  fresh[0].medianMs = fresh[0].highMs = 110;
  fresh[1].medianMs = fresh[1].highMs = 90;
  return compareRuns(documentOf(base), documentOf(fresh));
}

TEST(ComparisonReport, InMarkdownShowsDifferencesAndFoldsTheRest) {
  const std::string text = toMarkdown(mixed());
  EXPECT_THAT(text, StartsWith("**4 points: 1 SLOWER, 1 FASTER, 1 ONLY IN BASE, 1 SAME**\n"));
  const std::size_t fold = text.find("<details>");
  ASSERT_NE(fold, std::string::npos);
  EXPECT_THAT(text.substr(0, fold), HasSubstr("| blur.separable | 4000 x 4000, sigma 5 | 100.0 | 110.0 | 0.160 | 0.145 "
                                              "| +10 % |"));
  EXPECT_THAT(text.substr(0, fold), HasSubstr("| -10 % |"));
  EXPECT_THAT(text.substr(0, fold), Not(HasSubstr("blur.same")));
  EXPECT_THAT(text.substr(fold), HasSubstr("blur.same"));
  EXPECT_THAT(text.substr(fold), HasSubstr("blur.gone"));
  EXPECT_THAT(text, HasSubstr("run `headroom-cli noise`"));
}

TEST(ComparisonReport, OfNothingSaysSo) {
  const Comparison nothing = compareRuns(documentOf({}), documentOf({}));
  EXPECT_THAT(toMarkdown(nothing), HasSubstr("No point is known to differ."));
  EXPECT_THAT(toMarkdown(nothing), Not(HasSubstr("<details>")));
  EXPECT_THAT(toTextTable(nothing), AllOf(StartsWith("0 points.\n"), Not(HasSubstr("share"))));
}

TEST(ComparisonReport, AsTextHasALinePerPointAndTheCounts) {
  const std::string text = toTextTable(mixed());
  EXPECT_THAT(text, StartsWith("point "));
  EXPECT_THAT(text, HasSubstr("ONLY IN BASE\n"));
  EXPECT_THAT(text, HasSubstr("\n4 points: 1 SLOWER"));
}

TEST(ComparisonReport, TellsWholeOperationsWhereTheyWereTimed) {
  std::vector<ResultRow> base{rowOf(100, 0.1)};
  EXPECT_THAT(toTextTable(compareRuns(documentOf(base), documentOf(base))), Not(HasSubstr("end to end")));
  std::vector<ResultRow> fresh = base;
  fresh[0].whole = WholeOperation{{250}, 250, 250, 250, 100, 100, 50};
  const std::string text = toTextTable(compareRuns(documentOf(base), documentOf(fresh)));
  EXPECT_THAT(text, HasSubstr("base end to end ms  new end to end ms"));
  EXPECT_THAT(text, HasSubstr("250.0"));
}

TEST(ComparisonReport, AsTextSaysWhyAPointCanNotBeTold) {
  const Comparison comparison = compareRuns(documentOf({rowOf(100, 9)}), documentOf({rowOf(103, 9)}));
  EXPECT_THAT(toTextTable(comparison),
              HasSubstr("blur.separable at 4000 x 4000, sigma 5: The medians differ by 3 % of "
                        "the shorter, but a repetition may differ by 13 %: too noisy to tell."));
}

TEST(ComparisonReport, AsJsonHoldsEveryPoint) {
  const nlohmann::json parsed = nlohmann::json::parse(toJson(mixed()));
  EXPECT_EQ(parsed.at("counts").at("SLOWER"), 1);
  EXPECT_EQ(parsed.at("floors").at(0).at("relative"), 0.01);
  ASSERT_EQ(parsed.at("points").size(), 4U);
  const nlohmann::json& first = parsed.at("points").at(0);
  EXPECT_EQ(first.at("difference"), "SLOWER");
  EXPECT_NEAR(first.at("change").get<double>(), 0.1, 1e-12);
  EXPECT_EQ(first.at("new").at("median_ms"), 110);
  EXPECT_TRUE(parsed.at("points").at(3).at("new").is_null());
  EXPECT_FALSE(parsed.at("points").at(3).contains("change"));
}

TEST(ComparisonReport, AsJsonHoldsWhatIsInfinite) {
  const Comparison comparison = compareRuns(documentOf({rowOf(1, kInfinity)}), documentOf({rowOf(1, 0.1)}));
  EXPECT_EQ(nlohmann::json::parse(toJson(comparison)).at("points").at(0).at("allowance"), "inf");
}

TEST(ComparisonReport, TellsWhatItsSharesAreOf) {
  const std::string text = toTextTable(compareRuns(documentOf({rowOf(100, 0.1)}), documentOf({rowOf(50, 0.1)})));
  EXPECT_THAT(text, HasSubstr("-50 %"));
  EXPECT_THAT(text, HasSubstr("a share of the base's time"));
  EXPECT_THAT(text, HasSubstr("shares of the shorter of the two times"));
  EXPECT_THAT(text, HasSubstr("1 point: "));
}

}  // namespace
}  // namespace headroom
