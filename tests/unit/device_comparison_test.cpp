// Devices of one run compared, and told apart in tables where they have the same name.
#include "headroom/analysis/device_comparison.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "compared_rows.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/comparison_report.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

/// A row of a device whose name several have.
ResultRow rowOn(const std::string& id, double ms, const std::string& variant = "blur.separable") {
  ResultRow row = comparedRow(ms, ms / 100);
  row.deviceId = id;
  row.device = "NVIDIA(R) H100";
  row.host = id.substr(0, id.find('/') == std::string::npos ? 0 : id.find('/'));
  row.variant = variant;
  row.ceilingGigapixelsPerSecond = 0.32;  // 50 ms at 16 MP
  return row;
}

DeviceDescription deviceOf(const std::string& id) {
  DeviceDescription device;
  device.id = id;
  device.name = "NVIDIA(R) H100";
  return device;
}

RunDocument runOnThree() {
  RunDocument run = comparedDocument({rowOn("0:0", 100), rowOn("0:0", 200, "blur.local"), rowOn("0:1", 100.2),
                                      rowOn("0:1", 201, "blur.local"), rowOn("gpu7/0:0", 62.5),
                                      rowOn("gpu7/0:0", 400, "blur.local")});
  for (const char* id : {"0:0", "0:1", "gpu7/0:0"}) run.context.devices.push_back(deviceOf(id));
  ResultRow peer = comparedRow(500, 1);
  peer.role = Role::HostPeer;
  peer.deviceId = "host";
  peer.device = "A processor";
  run.rows.push_back(peer);
  return run;
}

TEST(DeviceComparison, JudgesEachDeviceAgainstTheFirst) {
  const std::vector<DeviceComparison> compared = compareDevices(runOnThree());
  ASSERT_EQ(compared.size(), 2U);
  EXPECT_EQ(compared[0].base, "NVIDIA H100 (0:0)");
  EXPECT_EQ(compared[0].fresh, "NVIDIA H100 (0:1)");
  EXPECT_EQ(count(compared[0].comparison, Difference::Same), 2U) << toTextTable(compared[0].comparison);
  EXPECT_EQ(compared[1].fresh, "NVIDIA H100 (gpu7/0:0)");
  EXPECT_EQ(count(compared[1].comparison, Difference::Faster), 1U);
  EXPECT_EQ(count(compared[1].comparison, Difference::Slower), 1U);
}

TEST(DeviceComparison, SaysHowNearEachDeviceIsToItsOwnCeiling) {
  EXPECT_THAT(deviceSentences(runOnThree()),
              ElementsAre(HasSubstr("NVIDIA H100 (0:1) against NVIDIA H100 (0:0), 2 points: 0 faster, 0 slower, 2 the "
                                    "same, 0 undecided."),
                          AllOf(HasSubstr("1 faster, 1 slower, 0 the same"),
                                HasSubstr("it reaches 80% (blur.separable) of its own ceiling, and NVIDIA H100 (0:0) "
                                          "reaches 50% (blur.separable) of its own."))));
}

TEST(DeviceComparison, CountsFailedPointsOfEachDeviceApart) {
  RunDocument run = runOnThree();
  for (const std::size_t lost : {std::size_t{1}, std::size_t{4}, std::size_t{5}}) {
    run.rows[lost].status = Status::Failed;
    run.rows[lost].reason = "The connection is lost.";
  }
  EXPECT_THAT(
      deviceSentences(run),
      ElementsAre(HasSubstr("2 points: 0 faster, 0 slower, 1 the same, 0 undecided, 1 without a valid result on "
                            "NVIDIA H100 (0:0)."),
                  HasSubstr("2 points: 0 faster, 0 slower, 0 the same, 0 undecided, 2 without a valid result on "
                            "NVIDIA H100 (gpu7/0:0), 1 without a valid result on NVIDIA H100 (0:0).")));
}

TEST(DeviceComparison, OfOneDeviceIsNone) {
  RunDocument run = runOnThree();
  std::erase_if(run.rows, [](const ResultRow& row) { return row.deviceId != "0:1" && row.role == Role::Variant; });
  EXPECT_THAT(compareDevices(run), IsEmpty());
  EXPECT_THAT(deviceSentences(run), IsEmpty());
}

TEST(DeviceComparison, TakesTheRowsOfADeviceByItsSelector) {
  const RunDocument run = runOnThree();
  const RunDocument far = ofDevice(run, "gpu7/H100");
  ASSERT_EQ(far.rows.size(), 2U);
  EXPECT_EQ(far.rows[0].medianMs, 62.5);
  EXPECT_EQ(far.context.devices.size(), 1U);
  EXPECT_THAT(sentenceOf<NoDeviceError>([&run] { static_cast<void>(ofDevice(run, "radeon")); }), HasSubstr("0:1"));
}

TEST(DeviceComparison, TakesADeviceWithoutItsHostWhereAllAreOfOne) {
  RunDocument run = runOnThree();
  std::erase_if(run.rows, [](const ResultRow& row) { return row.host.empty(); });
  std::erase_if(run.context.devices, [](const DeviceDescription& device) { return device.id != "gpu7/0:0"; });
  EXPECT_EQ(ofDevice(run, "H100").rows.size(), 2U);
  EXPECT_EQ(ofDevice(run, "0:0").rows.size(), 2U);
  run.context.devices.clear();
  EXPECT_EQ(ofDevice(run, "gpu7/0:0").rows.size(), 2U) << "a document without descriptions of devices";
}

TEST(DeviceComparison, OfOneRunNeedsTwoDifferentDevices) {
  const RunDocument run = runOnThree();
  const auto refusal = [&run](std::string_view base, std::string_view fresh) {
    return sentenceOf<UsageError>([&] { static_cast<void>(compareOnDevices(run, base, nullptr, fresh)); });
  };
  for (const auto& [base, fresh] : {std::pair("0:0", ""), std::pair("", "gpu7/")}) {
    EXPECT_THAT(refusal(base, fresh), AllOf(HasSubstr("--base-device"), HasSubstr("--new-device"), HasSubstr("both")));
  }
  EXPECT_THAT(refusal("0:1", "0:1"), HasSubstr("both NVIDIA H100 (0:1)"));
  const Comparison comparison = compareOnDevices(run, "0:0", nullptr, "gpu7/");
  ASSERT_EQ(comparison.points.size(), 2U);
  EXPECT_EQ(comparison.points[0].base->medianMs, 100);
  EXPECT_EQ(comparison.points[0].fresh->medianMs, 62.5);
  EXPECT_TRUE(comparison.isBetweenDevices);
}

TEST(DeviceComparison, OfTwoRunsNeedsADeviceOfEachThatHasSeveral) {
  const RunDocument several = runOnThree();
  const RunDocument one = ofDevice(several, "0:1");
  EXPECT_THAT(sentenceOf<UsageError>([&] { static_cast<void>(compareOnDevices(several, {}, &one, "0:1")); }),
              AllOf(HasSubstr("The base has rows of 3 devices (0:0, 0:1, gpu7/0:0)"), HasSubstr("--base-device")));
  EXPECT_THAT(sentenceOf<UsageError>([&] { static_cast<void>(compareOnDevices(one, "0:1", &several, {})); }),
              AllOf(HasSubstr("The new run has"), HasSubstr("--new-device")));
  const Comparison between = compareOnDevices(one, {}, &several, "gpu7/");
  EXPECT_EQ(between.points.at(0).fresh->medianMs, 62.5);
  EXPECT_TRUE(between.isBetweenDevices);
  EXPECT_FALSE(compareOnDevices(one, {}, &several, "0:1").isBetweenDevices) << "a device of two runs";
  EXPECT_EQ(compareOnDevices(several, {}, &several, {}).points.size(), several.rows.size());
}

TEST(DeviceComparison, IsReportedWithBothDevicesAndSharesOfTheirCeilings) {
  const Comparison comparison = compareDevices(runOnThree()).at(1).comparison;
  for (const std::string& text : {toTextTable(comparison), toMarkdown(comparison)}) {
    EXPECT_THAT(text, AllOf(HasSubstr("base % of own ceiling"), HasSubstr("new % of own ceiling"),
                            HasSubstr("Base: NVIDIA H100 (0:0). New: NVIDIA H100 (gpu7/0:0).")));
  }
  const RunDocument run = runOnThree();
  EXPECT_THAT(toTextTable(compareRuns(run, run)), Not(HasSubstr("own ceiling")));
}

TEST(DeviceColumn, TellsEqualDevicesApartInTablesAndIsNotInFiles) {
  const std::vector<ResultRow> rows = runOnThree().rows;
  EXPECT_THAT(toTextTable(rows), AllOf(HasSubstr("measured on"), HasSubstr("NVIDIA H100 (0:0)"),
                                       HasSubstr("NVIDIA H100 (0:1)"), HasSubstr("NVIDIA H100 (gpu7/0:0)")));
  EXPECT_THAT(toCsv(rows), Not(HasSubstr("measured_on")));
  EXPECT_TRUE(hasWords(rows[4], "h100 gpu7/0:0"));
  EXPECT_FALSE(hasWords(rows[2], "h100 gpu7/0:0"));
  EXPECT_THAT(toTextTable(std::vector<ResultRow>(rows.begin(), rows.begin() + 2)), Not(HasSubstr("measured on")));
}

TEST(DeviceLabel, OfAHostImplementationIsItsProcessorAndHost) {
  ResultRow row = comparedRow(1, 0.1);
  row.role = Role::HostPeer;
  row.deviceId = "host";
  row.device = "Intel(R) Xeon(R) CPU @ 2.20GHz";
  EXPECT_EQ(deviceLabelOf(row), "Intel Xeon");
  row.host = "gpu7";
  EXPECT_EQ(deviceLabelOf(row), "Intel Xeon (gpu7)");
}

TEST(Comparison, NumbersEqualDevicesByTheirIds) {
  const RunDocument base = comparedDocument({rowOn("0:0", 100), rowOn("0:1", 50)});
  const RunDocument fresh = comparedDocument({rowOn("0:1", 50), rowOn("0:0", 100)});
  EXPECT_EQ(count(compareRuns(base, fresh), Difference::Same), 2U) << "rows of machines may come in any order";
}

}  // namespace
}  // namespace headroom
