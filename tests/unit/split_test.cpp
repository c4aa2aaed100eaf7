// Splits: the rows of each device, the source rows that they need, and the search for the best share.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

#include "comma_locale.hpp"
#include "headroom/split.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "jobs/sub_device_id.hpp"
#include "runner/measuring/row_ranges.hpp"
#include "workbench/split/share_search.hpp"

namespace headroom {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Pointwise;
using ::testing::StartsWith;

TEST(Partition, SharesOfRowsAreRoundedAndAddUpToAllRows) {
  EXPECT_THAT(rowsByShare(100, std::vector{0.37, 0.63}), ElementsAre(37, 63));
  EXPECT_THAT(rowsByShare(7, std::vector{0.5, 0.5}), ElementsAre(4, 3));
  EXPECT_THAT(rowsByShare(10, std::vector{2.0, 1.0, 1.0}), ElementsAre(5, 3, 2));
  for (int rows = 1; rows < 300; ++rows) {
    for (const double share : shareGrid(0.07)) {
      const std::vector<int> counts = rowsByShare(rows, std::vector{1 - share, share});
      EXPECT_EQ(counts[0] + counts[1], rows);
      EXPECT_NEAR(counts[1], share * rows, 0.5 + 1e-9);
    }
  }
}

TEST(Partition, AShareOfNothingHasNoRow) {
  EXPECT_THAT(rowsByShare(9, std::vector{1.0, 0.0}), ElementsAre(9, 0));
  EXPECT_THAT(rowsByShare(9, std::vector{0.0, 1.0}), ElementsAre(0, 9));
  EXPECT_THAT(rowsByShare(3, std::vector{0.5, 0.0, 0.5}), ElementsAre(2, 0, 1));
}

TEST(Partition, RangesFollowEachOther) {
  EXPECT_THAT(rangesOf(std::vector{3, 0, 4}), ElementsAre(RowRange{0, 3}, RowRange{3, 3}, RowRange{3, 7}));
}

TEST(Partition, NeededRowsReachOverTheBorderButNotOverTheEdge) {
  EXPECT_EQ(neededRows({0, 40}, {15, 1}, 100), (RowRange{0, 55}));
  EXPECT_EQ(neededRows({40, 100}, {15, 1}, 100), (RowRange{25, 100}));
  EXPECT_EQ(neededRows({40, 60}, {0, 1}, 100), (RowRange{40, 60}));
  EXPECT_TRUE(neededRows({40, 40}, {15, 1}, 100).empty());
}

TEST(Partition, NeededRowsBeginWhereThePeriodDoes) {
  EXPECT_EQ(neededRows({40, 60}, {15, 8}, 100), (RowRange{24, 75}));
  EXPECT_EQ(neededRows({39, 60}, {15, 8}, 100).first % 8, 0);
}

// A part computed from the rows that it needs equals the same rows of the whole image, for every method with a known
// reach, at the sigma where the reach is largest.
class RowReachTest : public ::testing::TestWithParam<std::string> {};

TEST_P(RowReachTest, ThePartsRowsAreThoseOfTheWhole) {
  const Workload& workload = findWorkload("blur");
  const ReferenceMethod& method = findReference(workload, GetParam());
  const Symbols symbols{{"sigma", 5}, {"radius", 15},       {"COSINES", 3}, {"DECIMATION", 4},
                        {"TAPS", 12}, {"COARSE_RADIUS", 4}, {"REACH", 2},   {"RADIUS", 16}};
  const ImageSize size{24, 300};
  const auto pixel = [](int x, int y) { return static_cast<float>((x * 7919 + y * 104729) % 1009) / 1009; };
  const auto compute = [&](ImageSize part, int firstRow) {
    std::vector<double> plane(static_cast<std::size_t>(part.pixels()));
    const ReferenceInput input{part,
                               [&](int y, std::span<float> row) {
                                 for (std::size_t x = 0; x < row.size(); ++x) {
                                   row[x] = pixel(static_cast<int>(x), firstRow + y);
                                 }
                               },
                               symbols,
                               {},
                               {}};
    method.compute(input, [&](int y, std::span<const double> row) {
      std::copy(row.begin(), row.end(), plane.begin() + y * part.width);
    });
    return plane;
  };
  ASSERT_NE(method.reach, nullptr);
  const std::vector<double> whole = compute(size, 0);
  const RowRange wanted{129, 171};
  const RowRange needed = neededRows(wanted, method.reach(symbols), size.height);
  EXPECT_LT(needed.count(), size.height);
  const std::vector<double> part = compute({size.width, needed.count()}, needed.first);
  for (int y = wanted.first; y < wanted.last; ++y) {
    for (int x = 0; x < size.width; ++x) {
      ASSERT_NEAR(part[static_cast<std::size_t>((y - needed.first) * size.width + x)],
                  whole[static_cast<std::size_t>(y * size.width + x)], 1e-6)
          << "row " << y;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Blurs, RowReachTest,
                         ::testing::Values("gaussian", "truncated-gaussian", "slid-gaussian", "half-gaussian",
                                           "gaussian-in-halves", "gaussian-in-256ths", "deriche", "decimated-gaussian",
                                           "decimated-in-bytes", "cosines"),
                         [](const auto& kernel) {
                           std::string name = kernel.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(RowReachTest, ATransposeCantBeSplitByRows) {
  EXPECT_EQ(findReference(findWorkload("transpose"), "transposed").reach, nullptr);
}

TEST(ShareSearch, GridGoesFromNoneToAll) {
  EXPECT_THAT(shareGrid(0.25), ElementsAre(0, 0.25, 0.5, 0.75, 1));
  EXPECT_THAT(shareGrid(0.1), Pointwise(DoubleNear(1e-12), {0., .1, .2, .3, .4, .5, .6, .7, .8, .9, 1.}));
  EXPECT_THAT(shareGrid(0.4), ElementsAre(0, 0.4, 0.8, 1));
}

TEST(ShareSearch, PredictionIsWhereBothTakeTheSameTime) {
  EXPECT_DOUBLE_EQ(predictedShare(10, 10), 0.5);
  EXPECT_DOUBLE_EQ(predictedShare(30, 10), 0.75);
}

TEST(ShareSearch, LooksBetweenTheBestAndItsNeighbours) {
  const std::vector<ShareTime> measured{{0, 10}, {0.5, 5}, {1, 8}};
  EXPECT_THAT(nextShares(measured, std::nullopt, 0.01), ElementsAre(0.25, 0.75));
  EXPECT_THAT(nextShares(measured, 0.6, 0.01), ElementsAre(0.25, 0.6, 0.75));
  EXPECT_THAT(nextShares(measured, 0.501, 0.01), ElementsAre(0.25, 0.75));
  EXPECT_THAT(nextShares(measured, std::nullopt, 0.5), IsEmpty());
  EXPECT_THAT(nextShares({{0, 1}, {0.5, 5}, {1, 8}}, std::nullopt, 0.01), ElementsAre(0.25));
  EXPECT_THAT(nextShares({}, std::nullopt, 0.01), IsEmpty());
}

/// Returns the final share of the search, and the number of shares it measured.
std::pair<double, std::size_t> searched(const std::function<double(double)>& msOf, double step, double resolution) {
  std::vector<ShareTime> measured;
  for (const double share : shareGrid(step)) measured.push_back({share, msOf(share)});
  for (int i = 0; i < refiningStages(step, resolution); ++i) {
    std::optional<double> predicted;
    if (i == 0) predicted = predictedShare(measured.front().ms, measured[shareGrid(step).size() - 1].ms);
    for (const double share : nextShares(measured, predicted, resolution)) measured.push_back({share, msOf(share)});
  }
  const auto best = std::min_element(measured.begin(), measured.end(),
                                     [](const ShareTime& one, const ShareTime& other) { return one.ms < other.ms; });
  return {best->share, measured.size()};
}

TEST(ShareSearch, FindsTheBestShareOfKnownSpeeds) {
  for (const double speed : {0.02, 0.3, 1.0, 1.7, 4.0, 50.0}) {
    // The first device does the whole job in 10 ms, the second is faster by a factor, and each has a cost per launch.
    const auto msOf = [speed](double share) {
      const double first = share < 1 ? 0.05 + 10 * (1 - share) : 0;
      const double second = share > 0 ? 0.2 + 10 * share / speed : 0;
      return std::max(first, second);
    };
    double exact = 0;
    for (double share = 0; share <= 1; share += 1e-4) {
      if (msOf(share) < msOf(exact)) exact = share;
    }
    const auto [found, count] = searched(msOf, 0.1, 0.015);
    EXPECT_NEAR(found, exact, 0.0151) << speed;
    EXPECT_LE(msOf(found), msOf(exact) * 1.06) << speed;
    EXPECT_LE(count, 20U);
  }
}

TEST(ShareSearch, FindsANearlyBestShareOfNoisySpeeds) {
  std::mt19937_64 random(7);
  std::lognormal_distribution<double> noise(0, 0.02);
  for (int i = 0; i < 200; ++i) {
    const double speed = std::exp(std::uniform_real_distribution(-1.5, 1.5)(random));
    const auto trueMs = [speed](double share) { return std::max(10 * (1 - share), 10 * share / speed); };
    const auto [found, count] = searched([&](double share) { return trueMs(share) * noise(random); }, 0.1, 0.015);
    EXPECT_LE(trueMs(found), 1.15 * trueMs(speed / (1 + speed))) << speed;
    EXPECT_LE(count, 20U);
  }
}

TEST(ShareSearch, ManyPartsGetSharesBySpeedAndKeepThemWhenAllTakeTheSameTime) {
  EXPECT_THAT(sharesBySpeed(std::vector{1.0, 1.0, 1.0}, std::vector{10.0, 5.0, 10.0}), ElementsAre(0.25, 0.5, 0.25));
  EXPECT_THAT(sharesBySpeed(std::vector{0.25, 0.5, 0.25}, std::vector{3.0, 3.0, 3.0}), ElementsAre(0.25, 0.5, 0.25));
  EXPECT_THAT(sharesBySpeed(std::vector{1.0, 1.0}, std::vector{10.0, 0.0}), ElementsAre(1, 0));
  EXPECT_THAT(sharesBySpeed(std::vector{1.0, 1.0}, std::vector{0.0, 0.0}), ElementsAre(1, 1));
}

TEST(SubDeviceIdTest, ReadsWhatItWrites) {
  const SubDeviceId id{"1:0", 2, 3};
  EXPECT_EQ(toText(id), "1:0/2of3");
  EXPECT_EQ(parseSubDeviceId(toText(id)), id);
  for (const char* other : {"1:0", "1:0/", "1:0/2", "1:0/0of2", "1:0/3of2", "1:0/2of", "1:0/aof2", "1:0/1of2x"}) {
    EXPECT_EQ(parseSubDeviceId(other), std::nullopt) << other;
  }
}

SplitFigures figures(double ms, std::vector<double> partMs) {
  return {ms, ms * 0.99, ms * 1.01, 20, std::move(partMs)};
}

/// 100 rows on two devices of the same name.
SplitReport sampleReport() {
  SplitReport report;
  report.workload = "blur";
  report.size = {50, 100};
  report.parameters = {{"sigma", 5}};
  report.parts = {{"0:0", "Vendor, large", "blur.separable", DeviceType::Gpu},
                  {"1:0", "Some processor", "blur.separable", DeviceType::Cpu}};
  report.points = {{{100, 0}, Status::Ok, "", figures(10, {10, 0}), figures(8, {8, 0}), 1e-7},
                   {{60, 40}, Status::Ok, "", figures(6.5, {6, 6.4}), figures(5, {4.9, 4}), 1e-7},
                   {{20, 80}, Status::WrongResult, "Rows differ.", figures(1, {1, 1}), figures(1, {1, 1}), 0.5},
                   {{0, 100}, Status::Ok, "", figures(16, {0, 16}), figures(12, {0, 12}), 1e-7}};
  return report;
}

TEST(SplitReportTest, SpeedUpsAreOverEachDeviceAlone) {
  const SplitReport report = sampleReport();
  EXPECT_DOUBLE_EQ(*speedUp(report, report.points[1], 0, SplitTimes::Whole), 10 / 6.5);
  EXPECT_DOUBLE_EQ(*speedUp(report, report.points[1], 1, SplitTimes::Whole), 16 / 6.5);
  EXPECT_DOUBLE_EQ(*speedUp(report, report.points[1], 1, SplitTimes::Kernels), 12 / 5.0);
  EXPECT_DOUBLE_EQ(*speedUp(report, report.points[0], 0, SplitTimes::Kernels), 1);
}

TEST(SplitReportTest, AWrongResultHasNoSpeedAndIsNeverTheBest) {
  const SplitReport report = sampleReport();
  EXPECT_EQ(speedUp(report, report.points[2], 0, SplitTimes::Whole), std::nullopt);
  EXPECT_EQ(bestPoint(report, SplitTimes::Whole), &report.points[1]);
  EXPECT_EQ(bestPoint(report, SplitTimes::Kernels), &report.points[1]);
}

TEST(SplitReportTest, SaysWhatWasSplit) {
  SplitReport report = sampleReport();
  EXPECT_EQ(jobText(report), "blur.separable at 50 x 100, sigma 5");
  EXPECT_TRUE(toTextTable(report).starts_with("blur.separable at 50 x 100, sigma 5\n"));
  report.parts.back().variant = "blur.local";
  report.parameters = {};
  EXPECT_EQ(jobText(report), "blur.separable and blur.local at 50 x 100");
  EXPECT_EQ(jobText(SplitReport{}), "");
}

TEST(SplitReportTest, TheSentenceTellsNamesOnceThenSharesAndGains) {
  EXPECT_EQ(toSentence(sampleReport()),
            "Shared by the GPU (Vendor, large) and the CPU (Some processor). "
            "Best end-to-end time: 60% on the GPU and 40% on the CPU: 1.54 times the GPU alone, 2.46 times the CPU "
            "alone. Best kernel time: 60% on the GPU and 40% on the CPU: 1.6 times the GPU alone, 2.4 times the CPU "
            "alone.");
  EXPECT_EQ(toSentence(SplitReport{}), "");
}

TEST(SplitReportTest, TheSentenceSaysWhenSharingGainsNothing) {
  SplitReport report = sampleReport();
  report.points.erase(report.points.begin() + 1);
  EXPECT_THAT(toSentence(report), HasSubstr("Best end-to-end time: 100% on the GPU: 1.6 times the CPU alone; "
                                            "sharing gains nothing."));
}

/// Returns the sample report with a share whose time is this many milliseconds longer than the best one's. Both have an
/// error of 0.065 ms, together 0.092 ms.
SplitReport withNeighbour(double longer) {
  SplitReport report = sampleReport();
  SplitPoint neighbour = report.points[1];
  neighbour.rows = {50, 50};
  neighbour.whole = {6.5 + longer, 6.5 + longer - 0.065, 6.5 + longer + 0.065, 20, {5, 6.5}};
  neighbour.kernels = figures(5.5, {4, 5});
  report.points.insert(report.points.begin() + 2, neighbour);
  return report;
}

TEST(SplitReportTest, NothingIsCalledBestWithinTheNoise) {
  const SplitReport near = withNeighbour(0.09);
  EXPECT_EQ(clearlyBest(near, SplitTimes::Whole), nullptr);
  EXPECT_THAT(fastestPoints(near, SplitTimes::Whole), ElementsAre(&near.points[1], &near.points[2]));
  EXPECT_EQ(clearlyBest(near, SplitTimes::Kernels), &near.points[1]);
  EXPECT_THAT(toSentence(near),
              HasSubstr("End-to-end time: no difference beyond the noise between 40% and 50% on the CPU (2 shares, "
                        "the shortest time at 40%): "
                        "1.52 to 1.54 times the GPU alone, 2.43 to 2.46 times the CPU alone. Best kernel time: "));
  EXPECT_EQ(rankText(near, near.points[2]), "within noise of the best end-to-end time");
  EXPECT_EQ(rankText(near, near.points[1]), "within noise of the best end-to-end time, best kernel time");
  EXPECT_EQ(rankText(near, near.points[0]), "");

  const SplitReport far = withNeighbour(0.095);
  EXPECT_EQ(clearlyBest(far, SplitTimes::Whole), &far.points[1]);
  EXPECT_THAT(toSentence(far), HasSubstr("Best end-to-end time: 60% on the GPU and 40% on the CPU"));
}

TEST(SplitReportTest, AShareWithTooFewSamplesLeavesNoneTheBest) {
  SplitReport report = withNeighbour(3);
  report.points[2].whole.lowMs = 0;
  report.points[2].whole.highMs = std::numeric_limits<double>::infinity();
  EXPECT_EQ(clearlyBest(report, SplitTimes::Whole), nullptr);
  EXPECT_EQ(speedUpRange(report, report.points[2], 0, SplitTimes::Whole), std::nullopt);
}

TEST(SplitReportTest, TheSentenceCountsWhatIsSlowerBetweenTheFastest) {
  SplitReport report = withNeighbour(2);
  SplitPoint third = report.points[1];
  third.rows = {45, 55};
  report.points.insert(report.points.begin() + 3, third);
  EXPECT_THAT(toSentence(report),
              HasSubstr("between 40% and 55% on the CPU (2 of 3 shares, the shortest time at 40%)"));
}

TEST(SplitReportTest, TheSentenceSaysWhenOneDeviceMayBeAsFast) {
  SplitReport report = sampleReport();
  report.points[1].whole = figures(9.9, {9, 9});
  EXPECT_THAT(toSentence(report),
              HasSubstr("End-to-end time: no difference beyond the noise between 0% and 40% on the CPU (2 shares, the "
                        "shortest time at 40%): "
                        "1.6 to 1.62 times the CPU alone; the GPU alone may be as fast, so sharing may gain nothing."));
}

TEST(SplitReportTest, OfManyPartsTheSentenceCountsTheWaysToShare) {
  SplitReport report;
  for (int part = 1; part <= 3; ++part) {
    report.parts.push_back({fmt::format("0:0/{}of3", part), fmt::format("Some processor (part {} of 3)", part),
                            "copy.scalar", DeviceType::Cpu, "Some processor"});
  }
  report.points = {{{90, 0, 0}, Status::Ok, "", figures(9, {9, 0, 0}), figures(9, {9, 0, 0}), {}},
                   {{30, 30, 30}, Status::Ok, "", figures(3, {3, 3, 3}), figures(3, {3, 3, 3}), {}},
                   {{29, 31, 30}, Status::Ok, "", figures(3.01, {3, 3, 3}), figures(4, {3, 3, 3}), {}}};
  EXPECT_THAT(
      toSentence(report),
      StartsWith("Shared by 3 parts of Some processor. End-to-end time: no difference beyond the noise between 2 "
                 "of the ways to share, of which the shortest time had 33.3% on part 1, 33.3% on part 2 and "
                 "33.3% on part 3: 2.99 to 3 times part 1 alone. Best kernel time: 33.3% on part 1, "));
}

TEST(SplitReportTest, IntervalsOfSpeedUpsAreThoseOfTheShareAlone) {
  const SplitReport report = sampleReport();
  const auto range = speedUpRange(report, report.points[1], 0, SplitTimes::Whole);
  ASSERT_TRUE(range.has_value());
  EXPECT_DOUBLE_EQ(range->low, 10 / (6.5 * 1.01));
  EXPECT_DOUBLE_EQ(range->high, 10 / (6.5 * 0.99));
}

TEST(SplitReportTest, DevicesOfTheSameNameOrTypeAreToldApart) {
  SplitReport report = sampleReport();
  EXPECT_EQ(partLabel(report, 0), "Vendor, large");
  report.parts[1].device = report.parts[0].device;
  report.parts[1].type = DeviceType::Gpu;
  EXPECT_EQ(partLabel(report, 1), "Vendor, large [1:0]");
  EXPECT_EQ(shortPartLabel(report, 1), "device 2");
  EXPECT_EQ(partsText(report), "device 1 (Vendor, large [0:0]) and device 2 (Vendor, large [1:0])");
}

TEST(SplitReportTest, TheTableHasALineForEachShareAndMarksTheBest) {
  const std::string table = toTextTable(sampleReport());
  EXPECT_THAT(table, HasSubstr("1: Vendor, large (0:0), blur.separable"));
  EXPECT_THAT(table, HasSubstr("best end-to-end time, best kernel time"));
  EXPECT_THAT(table, HasSubstr("WrongResult"));
  EXPECT_THAT(table, HasSubstr("Rows differ."));
  EXPECT_THAT(toTextTable(SplitReport{}), Not(HasSubstr("speed-up")));
}

TEST(SplitReportTest, CsvHasALineForEachPointAndPartInAnyLocale) {
  const CommaLocale commas;
  SplitReport report = sampleReport();
  report.parameters["gamma"] = 2.2;
  const std::string csv = toCsv(report);
  EXPECT_THAT(csv, HasSubstr(",reason,size,parameters\r\n"));
  EXPECT_THAT(csv, HasSubstr(",50 x 100,gamma=2.2\r\n"));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 4 * 2);
  EXPECT_THAT(csv, StartsWith("workload,width,height,"));
  EXPECT_THAT(csv, HasSubstr(R"(blur,50,100,,5,2,1,0:0,"Vendor, large",blur.separable,60,0.6,Ok,1e-07,6.5,)"));
}

TEST(SplitReportTest, JsonHasEveryPoint) {
  const auto document = nlohmann::json::parse(toJson(sampleReport(), {}));
  EXPECT_EQ(document.at("format_version"), 1);
  const auto& split = document.at("split");
  EXPECT_EQ(split.at("parts").size(), 2U);
  ASSERT_EQ(split.at("points").size(), 4U);
  EXPECT_EQ(split.at("points").at(1).at("rows"), (std::vector{60, 40}));
  EXPECT_TRUE(split.at("points").at(1).at("whole").at("is_best"));
  EXPECT_TRUE(split.at("points").at(1).at("whole").at("is_within_noise_of_best"));
  EXPECT_FALSE(split.at("points").at(0).at("whole").at("is_within_noise_of_best"));
  EXPECT_TRUE(split.at("points").at(2).at("whole").is_null());
  EXPECT_EQ(split.at("sentence"), toSentence(sampleReport()));
}

}  // namespace
}  // namespace headroom
