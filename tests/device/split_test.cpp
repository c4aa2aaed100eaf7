// Splits on real devices: parts of one CPU, and several devices.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "command_line_fixture.hpp"
#include "headroom/split.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "unit/scoped_variable.hpp"

namespace headroom {
namespace {

using testing::collect;
using testing::Collected;
using ::testing::Each;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using testing::testOptions;

/// Splits the CPU into two parts: three shares, each in one brief round.
SplitPlan briefPlan(std::vector<std::string> variants) {
  SplitPlan plan;
  plan.devices = {"cpu"};
  plan.parts = 2;
  plan.variants = std::move(variants);
  plan.size = {190, 210};
  plan.step = 0.5;
  plan.resolution = 1;
  plan.rounds = 1;
  plan.secondsPerShare = 0;
  return plan;
}

Collected split(Workbench& workbench, const SplitPlan& plan,
                const std::function<void(const RunEvent&)>& alsoTell = {}) {
  return collect([&](EventSink sink) { return workbench.split(plan, std::move(sink)); }, alsoTell);
}

Collected split(const SplitPlan& plan) {
  Workbench workbench(testOptions());
  return split(workbench, plan);
}

void expectAllRight(const Collected& run, std::size_t points) {
  ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_EQ(run.finishedCount, 1U);
  ASSERT_TRUE(run.split.has_value());
  EXPECT_EQ(run.split->points.size(), points);
  for (const SplitPoint& point : run.split->points) {
    EXPECT_EQ(point.status, Status::Ok) << sharesText(*run.split, point) << ": " << point.reason;
    EXPECT_EQ(std::accumulate(point.rows.begin(), point.rows.end(), 0),
              rowsOf(findWorkload(run.split->workload), run.split->size));
    EXPECT_TRUE(point.maxError.has_value()) << "every share's result is checked";
    for (const SplitTimes times : kSplitTimes) {
      const SplitFigures& figures = point.figures(times);
      EXPECT_GT(figures.medianMs, 0);
      ASSERT_EQ(figures.partMs.size(), point.rows.size());
      for (std::size_t part = 0; part < point.rows.size(); ++part) {
        EXPECT_EQ(figures.partMs[part] > 0, point.rows[part] > 0) << "a part without rows does nothing";
      }
    }
  }
}

class Split : public testing::DeviceTest {};

/// Variants of every reach beyond their own rows: a window, none, an unlimited one, a raster, a strip, several
/// channels, bytes.
class SplitVariant : public testing::DeviceTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(SplitVariant, GivesTheSameResultAtEveryShare) {
  SplitPlan plan = briefPlan({GetParam()});
  plan.step = 0.3;
  expectAllRight(split(plan), 5);
}

INSTANTIATE_TEST_SUITE_P(Kernels, SplitVariant,
                         ::testing::Values("blur.separable", "copy.scalar", "blur.recursive", "blur.pyramid",
                                           "blur.decimated-strips-8bit", "blur.cosines-3", "blur.colour4",
                                           "blur.streamed-8bit", "mad.mad12"),
                         [](const auto& kernel) {
                           std::string name = kernel.param;
                           std::replace_if(
                               name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
                           return name;
                         });

TEST_F(Split, PartsAreNamedAndRefinedToTheResolution) {
  SplitPlan plan = briefPlan({"blur.separable"});
  plan.resolution = 0.26;
  const Collected run = split(plan);
  ASSERT_TRUE(run.split.has_value()) << run.finished.reason;
  expectAllRight(run, run.split->points.size());
  EXPECT_GT(run.split->points.size(), 3U) << "there is more to know about the best share";
  ASSERT_THAT(run.split->parts, SizeIs(2));
  EXPECT_THAT(run.split->parts[0].deviceId, HasSubstr("/1of2"));
  EXPECT_THAT(run.split->parts[1].device, HasSubstr("(part 2 of 2)"));
  ASSERT_THAT(run.context.devices, SizeIs(1));
  EXPECT_EQ(run.context.devices[0].type, DeviceType::Cpu);
  EXPECT_THAT(run.context.kernels, SizeIs(1));
}

TEST_F(Split, EachPartMayUseAVariantOfItsOwn) {
  const Collected run = split(briefPlan({"blur.separable", "blur.local"}));
  expectAllRight(run, 3);
  EXPECT_EQ(run.split->parts[1].variant, "blur.local");
}

TEST_F(Split, PartsOfAProductHaveRowsOfTheLeftMatrixAndAllOfTheRight) {
  for (const Size size : {Size{90, 61, 37}, Size{250, 300, 120}}) {
    SplitPlan plan = briefPlan({"matmul.naive"});
    plan.size = size;
    plan.step = 0.3;
    expectAllRight(split(plan), 5);
  }
}

TEST_F(Split, DevicesWorkSideBySide) {
  // PoCL can provide several devices.
  const ScopedVariable devices("POCL_DEVICES", "pthread basic pthread");
  SplitPlan plan = briefPlan({"blur.separable"});
  plan.parts = 1;
  plan.devices = {"0:0", "0:1"};
  expectAllRight(split(plan), 3);
  plan.devices = {"0:0", "0:1", "0:2"};
  const Collected three = split(plan);
  ASSERT_TRUE(three.split.has_value()) << three.finished.reason;
  EXPECT_GE(three.split->points.size(), 4U) << "each alone and shares between them";
  expectAllRight(three, three.split->points.size());
}

TEST_F(Split, ADeviceThatCantBePartitionedSaysSo) {
  SplitPlan plan = briefPlan({"copy.scalar"});
  plan.parts = kMostParts;
  const ScopedVariable devices("POCL_DEVICES", "basic");  // a device with one compute unit
  const Collected run = split(plan);
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_THAT(run.finished.reason, HasSubstr("cannot be split into 64 sub-devices: it has 1 compute unit."));
}

TEST_F(Split, OneDeviceNamedTwiceIsRefused) {
  SplitPlan plan = briefPlan({"copy.scalar"});
  plan.parts = 1;
  plan.devices = {"0:0", "cpu"};
  const Collected run = split(plan);
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_THAT(run.finished.reason, HasSubstr("Name different devices"));
}

TEST_F(Split, AStopEndsWithWhatIsKnown) {
  Workbench workbench(testOptions());
  SplitPlan plan = briefPlan({"blur.separable"});
  plan.step = 0.01;
  RunId id = 0;
  std::size_t told = 0;
  const Collected run = collect([&](EventSink sink) { return id = workbench.split(plan, std::move(sink)); },
                                [&](const RunEvent& event) {
                                  if (std::holds_alternative<SplitUpdated>(event.what) && ++told == 2)
                                    workbench.cancel(event.run);
                                });
  EXPECT_EQ(run.finished.outcome, Outcome::Cancelled);
  ASSERT_TRUE(run.split.has_value());
  EXPECT_GE(run.split->points.size(), 1U);
  EXPECT_LT(run.split->points.size(), 100U);
}

TEST_F(Split, WorkThatCantBeSharedIsRefusedBeforeItRuns) {
  Workbench workbench(testOptions());
  const auto refusal = [&](const SplitPlan& plan) -> std::string {
    try {
      workbench.split(plan, [](const RunEvent&) {});
    } catch (const UsageError& error) {
      return error.what();
    }
    return "nothing";
  };
  EXPECT_THAT(refusal(briefPlan({"transpose.naive"})), HasSubstr("needs all of the source"));
  EXPECT_THAT(refusal(briefPlan({"blur.image-separable"})), HasSubstr("works on images"));
  EXPECT_THAT(refusal(briefPlan({"copy.native"})), HasSubstr("is not a kernel"));
  EXPECT_THAT(refusal(briefPlan({"blur.separable", "blur.recursive"})), HasSubstr("do not compute the same thing"));
  EXPECT_THAT(refusal(briefPlan({"blur.separable", "blur.local", "blur.fused"})), HasSubstr("2 parts and 3 variants"));
  EXPECT_THAT(refusal(briefPlan({})), HasSubstr("Name a variant"));
  SplitPlan plan = briefPlan({"copy.scalar"});
  plan.parts = 1;
  EXPECT_THAT(refusal(plan), HasSubstr("at least two devices"));
  plan.parts = 2;
  plan.devices = {"0:0", "0:1"};
  EXPECT_THAT(refusal(plan), HasSubstr("Name one device for parts"));
  plan = briefPlan({"copy.scalar"});
  plan.step = 0;
  EXPECT_THAT(refusal(plan), HasSubstr("A step is from"));
  plan = briefPlan({"copy.scalar"});
  plan.size = {100, 1};
  EXPECT_THAT(refusal(plan), HasSubstr("2 parts cannot share 1 row."));
}

constexpr const char* kBriefSplit =
    "split --variants blur.separable --size 190x210 --device cpu --time-budget 0 --rounds 1 --step 50 --resolution "
    "100 ";

TEST_F(CommandLine, SplitPrintsSharesAndTheBestAndWritesFiles) {
  const Ended ended =
      cli(std::string(kBriefSplit) + "--parts 2 --csv '" + path("s.csv") + "' --json '" + path("s.json") + "'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("% on 1"));
  EXPECT_THAT(ended.out, ::testing::ContainsRegex("(Best end-to-end time|End-to-end time: no difference)"));
  EXPECT_THAT(ended.out, ::testing::ContainsRegex("(Best kernel time|Kernel time: no difference)"));
  std::ifstream csv(path("s.csv"));
  EXPECT_EQ(std::count(std::istreambuf_iterator<char>(csv), {}, '\n'), 1 + 3 * 2);
  const auto document = nlohmann::json::parse(std::ifstream(path("s.json")));
  EXPECT_THAT(document.at("split").at("points"), SizeIs(3));
}

TEST_F(CommandLine, SplitRefusesWhatItCantShare) {
  EXPECT_EQ(cli(kBriefSplit).code, 2);
  EXPECT_EQ(cli(std::string(kBriefSplit) + "--parts 1").code, 2);
  const Ended tooMany = cli(std::string(kBriefSplit) + "--parts 64", "POCL_DEVICES=basic");
  EXPECT_EQ(tooMany.code, 1);
  EXPECT_THAT(tooMany.err, HasSubstr("cannot be split into 64 sub-devices"));
  EXPECT_EQ(cli("split --variants blur.separable --size 64x64 --devices nowhere,cpu").code, 5);
}

}  // namespace
}  // namespace headroom
