#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "headroom/report/report.hpp"
#include "report_rows.hpp"
#include "text/json.hpp"
#include "values/row_json.hpp"
#include "whole_values.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Converts to text and back, which changes the JSON type of some integers.
ResultRow throughText(const ResultRow& row) {
  return rowFromJson(json::parse(jsonText(jsonFromRow(row))));
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

TEST(RowJson, keepsWhatIsCountedAndComputedIn) {
  for (const RateOf rate : {RateOf::Items, RateOf::Operations, RateOf::Bytes}) {
    for (const Precision precision : kAllPrecisions) {
      ResultRow row = timedRow();
      row.items = 12;
      row.rate = rate;
      row.precision = precision;
      row.localFloats = 34;
      row.executedFlops = 6;
      row.localRoofGigapixelsPerSecond = 5.5;
      const ResultRow read = throughText(row);
      EXPECT_EQ(read.rate, rate);
      EXPECT_EQ(read.precision, precision);
      EXPECT_EQ(read.localFloats, 34);
      EXPECT_EQ(read.executedFlops, 6);
      EXPECT_EQ(read.localRoofGigapixelsPerSecond, 5.5);
    }
  }
  json ofInts = jsonFromRow(timedRow());
  ofInts["pixel"] = "int";
  EXPECT_EQ(rowFromJson(ofInts).precision, Precision::Int) << "as in files from before rows said it";
  ofInts["precision"] = "quad";
  EXPECT_THROW(rowFromJson(ofInts), std::invalid_argument);
  ofInts = jsonFromRow(timedRow());
  ofInts["items"] = 3;
  ofInts["rate"] = "wishes";
  EXPECT_THROW(rowFromJson(ofInts), std::invalid_argument);
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
  EXPECT_THROW(rowFromJson(withChange("width", std::int64_t{1} << 41)), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("size", {-1})), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("size", {1, 2, 3, 4, 5, 6, 7})), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("size", {1.5})), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("width", std::numeric_limits<std::uint64_t>::max())), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("median_ms", "fast")), std::invalid_argument);
  EXPECT_THROW(rowFromJson(withChange("median_ms", nullptr)), json::exception);
  EXPECT_THROW(rowFromJson(json::object()), json::exception);
  EXPECT_THROW(rowFromJson(json::array()), json::exception);
}

TEST(DeviceJson, keepsEveryMemberButTheMachineWhichItsContextHas) {
  DeviceDescription device = deviceFromJson(json::parse(jsonText(jsonFromDevice(someDevice()))));
  EXPECT_EQ(device.machine, Machine());
  device.machine = someDevice().machine;
  EXPECT_EQ(device, someDevice());
}

TEST(JsonText, survivesBytesThatAreNotUtf8) {
  ResultRow row = failedRow();
  row.log = "caf\xE9";
  EXPECT_EQ(throughText(row).log, "caf\xEF\xBF\xBD");
}

TEST(JsonText, isOneLineUnlessAskedOtherwise) {
  EXPECT_EQ(jsonText(jsonFromRow(fullRow())).find('\n'), std::string::npos);
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
