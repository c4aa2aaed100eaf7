#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "headroom/error.hpp"
#include "headroom/report.hpp"
#include "report/row_json.hpp"
#include "report_rows.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A row with every member different from its default.
ResultRow fullRow() {
  ResultRow row = timedRow();
  row.role = Role::Ceiling;
  row.status = Status::WrongResult;
  row.reason = "Quotes \" and \xC3\xBC.";
  row.log = "log\n";
  row.noise = kInfinity;
  row.samplesMs = {0.1, 1.0 / 3, kInfinity};
  row.error->psnrDb = kInfinity;
  row.boundBy = Bound::Compute;
  row.iteration = "launch";
  row.deviceId = "1:0";
  row.caches = Caches::Cold;
  row.repeat = 3;
  row.wallSamplesMs = {0.5, kInfinity};
  row.clock = Clock::Host;
  row.lowMs = 0.25;
  row.highMs = kInfinity;
  row.mildOutliers = 4;
  row.severeOutliers = 5;
  row.eventMs = 0.75;
  row.marks = {Mark::Busy, Mark::BadStamps};
  row.rounds = {{1.5, 0.2, 2, 1, 0.25}, {2.5, 0.1, 1, 1, 0}};
  row.timeline = {{"scale", "profiling queue", 1, 2, 3, std::numeric_limits<std::uint64_t>::max()}};
  return row;
}

/// As text and back: integers change their JSON type on the way.
ResultRow throughText(const ResultRow& row) {
  return rowFromJson(json::parse(jsonText(jsonFromRow(row))));
}

void expectSameFigures(const std::optional<ErrorFigures>& got, const std::optional<ErrorFigures>& wanted) {
  ASSERT_EQ(got.has_value(), wanted.has_value());
  if (!wanted) return;
  EXPECT_EQ(got->maxAbs, wanted->maxAbs);
  EXPECT_EQ(got->rms, wanted->rms);
  EXPECT_EQ(got->psnrDb, wanted->psnrDb);
}

void expectSame(const ResultRow& got, const ResultRow& wanted) {
  EXPECT_EQ(got.deviceId, wanted.deviceId);
  EXPECT_EQ(got.caches, wanted.caches);
  EXPECT_EQ(got.repeat, wanted.repeat);
  EXPECT_EQ(got.wallSamplesMs, wanted.wallSamplesMs);
  EXPECT_EQ(got.clock, wanted.clock);
  EXPECT_EQ(got.lowMs, wanted.lowMs);
  EXPECT_EQ(got.highMs, wanted.highMs);
  EXPECT_EQ(got.mildOutliers, wanted.mildOutliers);
  EXPECT_EQ(got.severeOutliers, wanted.severeOutliers);
  EXPECT_EQ(got.eventMs, wanted.eventMs);
  EXPECT_EQ(got.marks, wanted.marks);
  EXPECT_EQ(got.rounds, wanted.rounds);
  EXPECT_EQ(got.timeline, wanted.timeline);
  EXPECT_EQ(got.device, wanted.device);
  EXPECT_EQ(got.driver, wanted.driver);
  EXPECT_EQ(got.workload, wanted.workload);
  EXPECT_EQ(got.variant, wanted.variant);
  EXPECT_EQ(got.role, wanted.role);
  EXPECT_EQ(got.size, wanted.size);
  EXPECT_EQ(got.sigma, wanted.sigma);
  EXPECT_EQ(got.iteration, wanted.iteration);
  EXPECT_EQ(got.status, wanted.status);
  EXPECT_EQ(got.reason, wanted.reason);
  EXPECT_EQ(got.log, wanted.log);
  EXPECT_EQ(got.samplesMs, wanted.samplesMs);
  EXPECT_EQ(got.medianMs, wanted.medianMs);
  EXPECT_EQ(got.minMs, wanted.minMs);
  EXPECT_EQ(got.q1Ms, wanted.q1Ms);
  EXPECT_EQ(got.q3Ms, wanted.q3Ms);
  EXPECT_EQ(got.noise, wanted.noise);
  EXPECT_EQ(got.wallMs, wanted.wallMs);
  EXPECT_EQ(got.stoppedBy, wanted.stoppedBy);
  EXPECT_EQ(got.compulsoryFloats, wanted.compulsoryFloats);
  EXPECT_EQ(got.modelFloats, wanted.modelFloats);
  EXPECT_EQ(got.flops, wanted.flops);
  EXPECT_EQ(got.estimateGigapixelsPerSecond, wanted.estimateGigapixelsPerSecond);
  EXPECT_EQ(got.ceilingGigapixelsPerSecond, wanted.ceilingGigapixelsPerSecond);
  EXPECT_EQ(got.boundBy, wanted.boundBy);
  expectSameFigures(got.error, wanted.error);
  expectSameFigures(got.ownError, wanted.ownError);
}

DeviceDescription someDevice() {
  DeviceDescription device;
  device.id = "1:0";
  device.platform = "Platform";
  device.name = "Name";
  device.vendor = "Vendor";
  device.openclVersion = "OpenCL 3.0";
  device.driverVersion = "535.1";
  device.type = DeviceType::Accelerator;
  device.computeUnits = 132;
  device.clockMHz = 1980;
  device.globalMemoryBytes = std::numeric_limits<std::uint64_t>::max();
  device.maxAllocationBytes = std::uint64_t{1} << 40;
  device.localMemoryBytes = 49152;
  device.maxWorkGroupSize = 1024;
  device.maxWorkItemSizes = {1024, 1024, 64};
  device.timerResolutionNs = 1000;
  return device;
}

TEST(RowJson, keepsEveryMember) {
  expectSame(throughText(fullRow()), fullRow());
}

TEST(RowJson, keepsWhatIsMissingMissing) {
  expectSame(throughText(failedRow()), failedRow());
  expectSame(throughText(ResultRow{}), ResultRow{});
}

TEST(RowJson, keepsWhatIsNoNumber) {
  ResultRow row = timedRow();
  row.wallMs = std::numeric_limits<double>::quiet_NaN();
  row.noise = -kInfinity;
  EXPECT_TRUE(std::isnan(throughText(row).wallMs));
  EXPECT_EQ(throughText(row).noise, -kInfinity);
}

TEST(RowJson, keepsEveryStatusRoleAndBound) {
  for (int i = 0; i <= static_cast<int>(Status::Cancelled); ++i) {
    ResultRow row;
    row.status = static_cast<Status>(i);
    row.role = static_cast<Role>(i % 3);
    row.boundBy = static_cast<Bound>(i % 3);
    expectSame(throughText(row), row);
  }
}

TEST(RowJson, readsRowsFromBeforeThereWereProbes) {
  EXPECT_FALSE(jsonFromRow(timedRow()).contains("iteration"));
  EXPECT_FALSE(isProbe(throughText(timedRow())));
}

TEST(RowJson, refusesWhatItDidNotWrite) {
  const auto withChange = [](const char* key, json value) {
    json object = jsonFromRow(timedRow());
    object[key] = std::move(value);
    return object;
  };
  EXPECT_THROW(rowFromJson(withChange("status", "Fine")), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("role", "")), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("width", 1e30)), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("width", std::int64_t{1} << 40)), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("width", std::numeric_limits<std::uint64_t>::max())), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("median_ms", "fast")), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("median_ms", nullptr)), json::exception);
  EXPECT_THROW(rowFromJson(json::object()), json::exception);
  EXPECT_THROW(rowFromJson(json::array()), json::exception);
}

TEST(DeviceJson, keepsEveryMember) {
  EXPECT_EQ(deviceFromJson(json::parse(jsonText(jsonFromDevice(someDevice())))), someDevice());
}

TEST(JsonText, survivesBytesThatAreNotUtf8) {
  ResultRow row = failedRow();
  row.log = "caf\xE9";
  EXPECT_EQ(throughText(row).log, "caf\xEF\xBF\xBD");
}

TEST(JsonText, isOneLineUnlessAskedOtherwise) {
  EXPECT_EQ(jsonText(jsonFromRow(fullRow())).find('\n'), std::string::npos);
}

TEST(RowsJson, areReadBack) {
  const std::vector<ResultRow> rows{fullRow(), failedRow()};
  const std::vector<ResultRow> read = rowsFromJson(toJson(rows));
  ASSERT_EQ(read.size(), 2U);
  expectSame(read[0], rows[0]);
  expectSame(read[1], rows[1]);
}

TEST(RowsJson, ofNoRowsIsADocumentToo) {
  EXPECT_TRUE(rowsFromJson(toJson(std::span<const ResultRow>{})).empty());
}

TEST(RowsJson, tellsDerivedFiguresToOtherTools) {
  const ResultRow row = timedRow();
  const json document = json::parse(toJson(std::span(&row, 1)));
  EXPECT_EQ(document.at("format_version"), 2);
  EXPECT_EQ(document.at("rows").at(0).at("gpix_per_s"), 1.0);
  EXPECT_EQ(document.at("rows").at(0).at("percent_of_ceiling"), 25.0);
}

TEST(RowsJson, refusesOtherDocumentsWithASentence) {
  const auto sentence = [](std::string_view text) { return sentenceOf<Error>([text] { rowsFromJson(text); }); };
  EXPECT_THAT(sentence(""), HasSubstr("not a results file"));
  EXPECT_THAT(sentence("{\"rows\": []}"), HasSubstr("not a results file"));
  EXPECT_THAT(sentence("{\"format_version\": 99, \"rows\": []}"), HasSubstr("format 99"));
  std::string damaged = toJson(std::vector<ResultRow>{timedRow()});
  damaged.replace(damaged.find("\"Ok\""), 4, "\"OK\"");
  EXPECT_THAT(sentence(damaged), HasSubstr("damaged"));
}

TEST(ListsJson, holdDevicesAndVariants) {
  const DeviceDescription device = someDevice();
  EXPECT_EQ(json::parse(toJson(std::span(&device, 1))).at("devices").at(0).at("name"), "Name");
  Variant variant;
  variant.id = "blur.separable";
  variant.tunables = {{"TILE", 16, {8, 16}}};
  const json listed = json::parse(toJson(std::span(&variant, 1))).at("variants").at(0);
  EXPECT_EQ(listed.at("id"), "blur.separable");
  EXPECT_EQ(listed.at("tunables").at(0).at("values"), json({8, 16}));
}

}  // namespace
}  // namespace headroom
