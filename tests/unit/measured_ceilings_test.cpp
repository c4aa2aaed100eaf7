#include "headroom/roofline/measured_ceilings.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "roofline_rows.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/history/journal.hpp"

namespace headroom {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class MeasuredCeilingsOf : public testing::Test {
 protected:
  MeasuredCeilingsOf() {
    device_.id = "0:0";
    device_.name = "Test device";
    device_.driverVersion = "1.0";
    device_.machine.name = "here";
    device_.maxAllocationBytes = std::uint64_t{1} << 32;
    device_.localMemoryBytes = 32768;
    device_.maxWorkGroupSize = 1024;
    device_.maxWorkItemSizes = {1024, 1024, 1024};
    device_.hasDouble = true;
  }

  /// Stores a run of these rows on the device, which had another id then.
  void store(const std::string& startedAt, std::vector<ResultRow> rows, DeviceDescription device) const {
    RunDocument head = someDocument();
    head.rows.clear();
    head.context.startedAt = startedAt;
    head.context.host = device.machine.name;
    device.id = "3:1";
    head.context.devices = {device};
    Journal journal = Journal::begin(folder_.path(), head, rows.size());
    for (ResultRow& row : rows) {
      row.deviceId = device.id;
      row.rounds.resize(5);
      journal.append(row);
    }
    journal.end({Outcome::Completed, "", false}, rows.size());
  }
  void store(const std::string& startedAt, std::vector<ResultRow> rows) const {
    store(startedAt, std::move(rows), device_);
  }

  [[nodiscard]] MeasuredCeilings read() const { return measuredCeilings(folder_.path(), device_, catalogue_); }
  [[nodiscard]] MissingCeilings missing() const { return missingCeilings(read(), device_, catalogue_); }

  static std::vector<std::string> textsOf(const MeasuredCeilings& measured) {
    std::vector<std::string> texts;
    for (const MeasuredCeiling& ceiling : measured.ceilings) {
      texts.push_back(ceiling.roof.name + ": " + rateText(ceiling.roof));
    }
    return texts;
  }

  TestFolder folder_;
  DeviceDescription device_;
  Catalogue catalogue_;
};

const Size kCeilingMegapixel{1000, 1000};
const Size kCeilingFourMegapixels{2000, 2000};

TEST_F(MeasuredCeilingsOf, TheHighestRateOfAllRunsIsReportedWithItsDay) {
  store("2026-11-20T08:00:00Z", {copyRow(kCeilingMegapixel, 25), peakRow(kCeilingMegapixel, 90)});
  store("2026-11-21T08:00:00Z", {copyRow(kCeilingFourMegapixels, 20), peakRow(kCeilingMegapixel, 100)});
  const MeasuredCeilings measured = read();
  EXPECT_THAT(textsOf(measured),
              ElementsAre("Copy at 32 MB: 20 GB/s", "Copy at 8 MB: 25 GB/s", "Float peak: 100 GFLOP/s"));
  EXPECT_EQ(measured.runs, 2U);
  EXPECT_EQ(measured.ceilings.at(1).measuredAt, "2026-11-20T08:00:00Z");
  EXPECT_EQ(measured.ceilings.at(2).measuredAt, "2026-11-21T08:00:00Z");
  EXPECT_EQ(measured.ceilings.at(2).variant, "mad.peak");
  EXPECT_EQ(measured.ceilings.at(2).size, kCeilingMegapixel);
  EXPECT_EQ(measured.ceilings.at(2).rounds, 5U);
}

TEST_F(MeasuredCeilingsOf, OtherDriversMachinesAndDevicesDoNotCount) {
  DeviceDescription updated = device_;
  updated.driverVersion = "1.1";
  store("2026-11-20T08:00:00Z", {copyRow(kCeilingMegapixel, 99)}, updated);
  DeviceDescription beside = device_;
  beside.name = "Other device";
  store("2026-11-20T09:00:00Z", {copyRow(kCeilingMegapixel, 99)}, beside);
  DeviceDescription elsewhere = device_;
  elsewhere.machine.name = "there";
  store("2026-11-20T10:00:00Z", {copyRow(kCeilingMegapixel, 99)}, elsewhere);
  EXPECT_THAT(textsOf(read()), IsEmpty());
  EXPECT_EQ(read().runs, 0U);
}

TEST_F(MeasuredCeilingsOf, ImpossibleTimestampsAreNoCeiling) {
  ResultRow wrong = copyRow(kCeilingMegapixel, 9999);
  wrong.marks = {Mark::BadStamps};
  store("2026-11-20T08:00:00Z", {wrong, copyRow(kCeilingMegapixel, 25)});
  EXPECT_THAT(textsOf(read()), ElementsAre("Copy at 8 MB: 25 GB/s"));
}

TEST_F(MeasuredCeilingsOf, ADamagedJournalHidesNoOther) {
  store("2026-11-20T08:00:00Z", {copyRow(kCeilingMegapixel, 25)});
  store("2026-11-21T08:00:00Z", {copyRow(kCeilingMegapixel, 30)});
  std::vector<std::filesystem::path> journals;
  for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) journals.push_back(entry.path());
  const auto newest = std::max_element(journals.begin(), journals.end());
  std::ofstream(*newest, std::ios::app) << "damage\n{}\n";
  EXPECT_THAT(textsOf(read()), ElementsAre("Copy at 8 MB: 25 GB/s"));
}

TEST_F(MeasuredCeilingsOf, EverythingIsMissingAtFirstWithCommandsThatMeasureIt) {
  const MissingCeilings all = missing();
  EXPECT_THAT(all.names, Contains("Float peak"));
  EXPECT_THAT(all.names, Contains("Double peak"));
  EXPECT_THAT(all.names, Contains("Int peak"));
  EXPECT_THAT(all.names, Contains("Dependent chain"));
  EXPECT_THAT(all.names, Contains(HasSubstr("Copies of ")));
  EXPECT_THAT(all.names, Not(Contains("Local memory"))) << "the device has none of its own";
  EXPECT_THAT(all.commands, Contains(HasSubstr("headroom-cli run --no-ceilings --device 0:0 --variants copy.")));
  EXPECT_THAT(all.commands, Contains(HasSubstr("mad.peak8-double")));
  device_.hasOwnLocalMemory = true;
  EXPECT_THAT(missing().names, Contains("Local memory"));
  EXPECT_THAT(missing().commands, Contains(HasSubstr("local.scalar")));
}

TEST_F(MeasuredCeilingsOf, WhatIsMeasuredIsNotMissing) {
  const auto before = missing().names;
  // About the footprint of one of the usual copies, in whole rows.
  store("2026-11-20T08:00:00Z", {copyRow(kCeilingMegapixel, 25, Role::Variant), peakRow(kCeilingMegapixel, 90),
                                 peakRow(kCeilingMegapixel, 45, Precision::Double)});
  const auto after = missing().names;
  EXPECT_THAT(before, Contains("Copies of 4 sizes"));
  EXPECT_THAT(after, Contains("Copies of 3 sizes"));
  EXPECT_THAT(after, Not(Contains("Float peak")));
  EXPECT_THAT(after, Not(Contains("Double peak")));
  EXPECT_THAT(after, Contains("Int peak"));
}

}  // namespace
}  // namespace headroom
