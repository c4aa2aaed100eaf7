#include "headroom/roofline.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "headroom/workloads.hpp"
#include "roofline_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Size kRoofMegapixel{1000, 1000};
const Size kRoofFourMegapixels{2000, 2000};

class RooflineOf : public testing::Test {
 protected:
  Roofline line(const std::vector<ResultRow>& rows, const std::vector<DeviceDescription>& devices = {}) const {
    const std::vector<Roofline> all = rooflinesOf(rows, devices, catalogue_);
    EXPECT_THAT(all, SizeIs(1));
    return all.front();
  }

  static std::vector<std::string> namesOf(const Roofline& line) {
    std::vector<std::string> names;
    for (const Roof& roof : line.roofs) names.push_back(roof.name);
    return names;
  }

  Catalogue catalogue_;
};

DeviceDescription deviceWithCache(std::uint64_t bytes) {
  DeviceDescription device;
  device.id = "0:0";
  device.globalCacheBytes = bytes;
  device.maxAllocationBytes = std::uint64_t{1} << 32;
  device.hasDouble = true;
  return device;
}

TEST_F(RooflineOf, AVariantHasIntensitiesRoofAndPercent) {
  const Roofline roofline =
      line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), blurRow(kRoofMegapixel, 31)}));
  ASSERT_THAT(roofline.marks, SizeIs(1));
  const RooflineMark& mark = roofline.marks.front();
  EXPECT_EQ(mark.row, 2U);
  EXPECT_DOUBLE_EQ(mark.intensity, 124.0 / 8);
  EXPECT_DOUBLE_EQ(mark.own.value(), 124.0 / 256);
  EXPECT_FALSE(mark.local.has_value());
  EXPECT_NEAR(mark.rate, 31, 1e-9);
  // At 15.5 operations per byte, memory allows 387.5 GFLOP/s and the peak 100.
  EXPECT_NEAR(mark.roof.value(), 100, 1e-9);
  EXPECT_NEAR(mark.percent.value(), 31, 1e-9);
  EXPECT_EQ(roofline.roofs.at(mark.memory.value()).name, "Copy at 8 MB");
  EXPECT_EQ(roofline.roofs.at(mark.peak.value()).name, "Float peak");
  EXPECT_THAT(roofline.undrawn, IsEmpty());
}

TEST_F(RooflineOf, TheRidgeIsWhereMemoryAndPeakMeet) {
  const Roofline roofline =
      line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), blurRow(kRoofMegapixel, 31)}));
  ASSERT_THAT(roofline.ridges, SizeIs(1));
  EXPECT_NEAR(roofline.ridges.front().intensity, 4, 1e-9);
  EXPECT_NEAR(roofline.ridges.front().rate, 100, 1e-9);
  const Roof& memory = roofline.roofs.at(roofline.ridges.front().memory);
  EXPECT_NEAR(memory.at(roofline.ridges.front().intensity), 100, 1e-9);
  EXPECT_NEAR(memory.at(0.5), 12.5, 1e-9);
}

TEST_F(RooflineOf, LeftOfTheRidgeMemoryIsTheRoof) {
  ResultRow sum = blurRow(kRoofMegapixel, 5);
  sum.flops = 16;  // 2 operations per byte: 50 GFLOP/s
  sum.medianMs = 16e6 / 5e9 * 1e3;
  const Roofline roofline = line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), sum}));
  EXPECT_NEAR(roofline.marks.at(0).roof.value(), 50, 1e-9);
  EXPECT_NEAR(roofline.marks.at(0).percent.value(), 10, 1e-9);
}

TEST_F(RooflineOf, EachSizeHasTheRoofOfItsOwnFootprint) {
  const Roofline roofline = line(withCeilings({copyRow(kRoofFourMegapixels, 10), peakRow(kRoofFourMegapixels, 100),
                                               blurRow(kRoofFourMegapixels, 40), copyRow(kRoofMegapixel, 25),
                                               peakRow(kRoofMegapixel, 90), blurRow(kRoofMegapixel, 31)}));
  EXPECT_THAT(namesOf(roofline), ElementsAre("Copy at 32 MB", "Copy at 8 MB", "Float peak"));
  ASSERT_THAT(roofline.marks, SizeIs(2));
  // From small to large, in whatever order they were measured.
  EXPECT_EQ(roofline.marks[0].row, 5U);
  EXPECT_EQ(roofline.marks[1].row, 2U);
  EXPECT_EQ(roofline.marks[0].trail, roofline.marks[1].trail);
  EXPECT_EQ(roofline.roofs.at(roofline.marks[0].memory.value()).name, "Copy at 8 MB");
  EXPECT_EQ(roofline.roofs.at(roofline.marks[1].memory.value()).name, "Copy at 32 MB");
  // The fastest peak is drawn; a mark's roof is the one at its own size.
  EXPECT_NEAR(roofline.roofs.at(2).rate, 100, 1e-9);
  EXPECT_NEAR(roofline.marks[0].roof.value(), 90, 1e-9);
  ASSERT_TRUE(roofline.main.has_value());
  EXPECT_EQ(roofline.roofs.at(roofline.main->memory).name, "Copy at 32 MB");
}

TEST_F(RooflineOf, OperationsAreBoundByThePeakOfTheirPrecision) {
  ResultRow product = blurRow(kRoofMegapixel, 20, "matmul.naive-int");
  product.precision = Precision::Int;
  const Roofline roofline = line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100),
                                               peakRow(kRoofMegapixel, 40, Precision::Int), product}));
  EXPECT_THAT(namesOf(roofline), ElementsAre("Copy at 8 MB", "Float peak", "Int peak"));
  EXPECT_EQ(roofline.roofs.at(roofline.marks.at(0).peak.value()).name, "Int peak");
  EXPECT_EQ(rateText(roofline.roofs.at(2)), "40 GOP/s");
  EXPECT_NEAR(roofline.marks.at(0).percent.value(), 50, 1e-9);
  EXPECT_EQ(roofline.roofs.at(roofline.main->peak).name, "Int peak");
}

TEST_F(RooflineOf, PeaksOfMatrixUnitsAreNamedByTheirInstruction) {
  ResultRow product = blurRow(kRoofMegapixel, 20, "matmul-half.units");
  product.precision = Precision::MmaHalf;
  const Roofline roofline = line(withCeilings(
      {copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), peakRow(kRoofMegapixel, 40, Precision::MmaHalf),
       peakRow(kRoofMegapixel, 20, Precision::MmaTf32), peakRow(kRoofMegapixel, 80, Precision::MmaInt8), product}));
  EXPECT_THAT(namesOf(roofline),
              ElementsAre("Copy at 8 MB", "Float peak", "TF32 mma peak", "Half mma peak", "Int8 mma peak"));
  EXPECT_EQ(roofline.roofs.at(roofline.marks.at(0).peak.value()).name, "Half mma peak");
  EXPECT_NEAR(roofline.marks.at(0).percent.value(), 50, 1e-9);
  EXPECT_EQ(rateText(roofline.roofs.at(4)), "80 GOP/s");
}

TEST_F(RooflineOf, LocalMemoryBoundsWhatIsMovedThroughIt) {
  ResultRow local = roofRow("local.scalar", kRoofMegapixel, 2, 0, 1);
  local.role = Role::Ceiling;
  local.localFloats = 25;  // 100 GB/s
  ResultRow blur = blurRow(kRoofMegapixel, 31);
  blur.localFloats = 62;  // half an operation per byte of local memory: 50 GFLOP/s
  const Roofline roofline =
      line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), local, blur}));
  const RooflineMark& mark = roofline.marks.at(0);
  const Roof& roof = roofline.roofs.at(mark.localMemory.value());
  EXPECT_EQ(rateText(roof), "100 GB/s");
  EXPECT_NEAR(roof.at(mark.local.value()), 50, 1e-9);
}

TEST_F(RooflineOf, ADependentChainIsARoofOfItsOwn) {
  const auto chain = std::find_if(catalogue_.variants().begin(), catalogue_.variants().end(), isDependentChain);
  ASSERT_NE(chain, catalogue_.variants().end()) << "no built-in kernel measures a dependent chain";
  ResultRow row = peakRow(kRoofMegapixel, 12);
  row.variant = chain->id;
  row.role = Role::Variant;
  const Roofline roofline =
      line(withCeilings({copyRow(kRoofMegapixel, 25), peakRow(kRoofMegapixel, 100), row, blurRow(kRoofMegapixel, 31)}));
  EXPECT_THAT(namesOf(roofline), ElementsAre("Copy at 8 MB", "Float peak", "Dependent chain"));
  EXPECT_EQ(rateText(roofline.roofs.at(2)), "12 GFLOP/s");
  EXPECT_THAT(roofline.marks, SizeIs(1)) << "what measures a limit is not a mark beside a kernel";
  EXPECT_THAT(line(withCeilings({row})).marks, SizeIs(1)) << "alone it is what was asked for";
}

TEST_F(RooflineOf, ACacheIsNamedWhereThePlateauAndItsSizeAreKnown) {
  const std::vector<ResultRow> rows{copyRow({500, 500}, 90), copyRow({1000, 500}, 95), copyRow({4000, 4000}, 24)};
  const Roofline roofline = line(rows, {deviceWithCache(4 << 20)});
  EXPECT_THAT(namesOf(roofline), Contains("Cache of 4.19 MB"));
  const auto cache = std::find_if(roofline.roofs.begin(), roofline.roofs.end(),
                                  [](const Roof& roof) { return roof.kind == RoofKind::Cache; });
  EXPECT_NEAR(cache->rate, 95, 1e-9);
  EXPECT_THAT(namesOf(line(rows)), ElementsAre("Copy at 128 MB", "Copy at 4 MB", "Copy at 2 MB"))
      << "of a cache that the driver does not report nothing is said";
}

TEST_F(RooflineOf, NoCacheIsNamedWithoutAPlateauOrAStepBehindIt) {
  const auto hasCache = [&](const std::vector<ResultRow>& rows) {
    const Roofline roofline = line(rows, {deviceWithCache(4 << 20)});
    return std::any_of(roofline.roofs.begin(), roofline.roofs.end(),
                       [](const Roof& roof) { return roof.kind == RoofKind::Cache; });
  };
  EXPECT_FALSE(hasCache({copyRow({500, 500}, 30), copyRow({1000, 500}, 90), copyRow({4000, 4000}, 24)}));
  EXPECT_FALSE(hasCache({copyRow({1000, 500}, 90), copyRow({4000, 4000}, 24)}));
  EXPECT_FALSE(hasCache({copyRow({500, 500}, 90), copyRow({1000, 500}, 95), copyRow({4000, 4000}, 92)}));
  EXPECT_FALSE(hasCache({copyRow({500, 500}, 90), copyRow({1000, 500}, 95)}));
}

TEST_F(RooflineOf, WhatCannotBeDrawnSaysWhyAndWhatToDo) {
  ResultRow undeclared = blurRow(kRoofMegapixel, 31, "blur.local");
  undeclared.flops.reset();
  ResultRow none = blurRow(kRoofMegapixel, 31, "transpose.naive");
  none.flops = 0;
  ResultRow host = blurRow(kRoofMegapixel, 31, "blur.opencv");
  host.role = Role::HostPeer;
  host.deviceId = "host";
  ResultRow wrong = blurRow(kRoofMegapixel, 31, "blur.fused");
  wrong.status = Status::WrongResult;
  ResultRow failed = blurRow(kRoofMegapixel, 31, "blur.streamed");
  failed.status = Status::BuildFailed;
  ResultRow probe = blurRow(kRoofMegapixel, 31, "overheads.launch");
  probe.iteration = "launch";
  const Roofline roofline =
      line({copyRow(kRoofMegapixel, 25), undeclared, undeclared, none, host, wrong, failed, probe});
  EXPECT_THAT(roofline.marks, IsEmpty());
  const auto says = [](const char* variant, const char* part) {
    return AllOf(Field(&Undrawn::variant, variant), Field(&Undrawn::sentence, HasSubstr(part)));
  };
  EXPECT_THAT(
      roofline.undrawn,
      ElementsAre(says("blur.local", "Add flops to [work]"), says("transpose.naive", "intensity is 0"),
                  says("blur.opencv", "the roofs of Test device do not bound it"), says("blur.fused", "wrong result"),
                  says("blur.streamed", "could not be built"), says("overheads.launch", "times the OpenCL runtime")));
  EXPECT_THAT(roofline.undrawn.front().sentence, AllOf(HasSubstr("[cost]"), HasSubstr("check blur.local")));
}

TEST_F(RooflineOf, WithoutCeilingsMarksHaveNoRoof) {
  const Roofline roofline = line({blurRow(kRoofMegapixel, 31)});
  ASSERT_THAT(roofline.marks, SizeIs(1));
  EXPECT_FALSE(roofline.marks[0].roof || roofline.marks[0].percent || roofline.marks[0].memory);
  EXPECT_THAT(roofline.roofs, IsEmpty());
  EXPECT_FALSE(roofline.main);
}

TEST_F(RooflineOf, TrailsOfOneVariantAreNamedByWhatDiffers) {
  ResultRow narrow = blurRow(kRoofMegapixel, 31);
  narrow.parameters = {{"sigma", 2}};
  ResultRow wide = blurRow(kRoofMegapixel, 20);
  wide.parameters = {{"sigma", 5}};
  EXPECT_THAT(line({narrow, wide, blurRow(kRoofMegapixel, 10, "blur.local")}).trails,
              ElementsAre("blur.separable, sigma 2", "blur.separable, sigma 5", "blur.local"));
}

TEST_F(RooflineOf, DevicesHaveRooflinesOfTheirOwn) {
  std::vector<ResultRow> rows{copyRow(kRoofMegapixel, 25), blurRow(kRoofMegapixel, 31)};
  for (ResultRow row : std::vector<ResultRow>(rows)) {
    row.deviceId = "1:0";
    rows.push_back(row);
  }
  const std::vector<Roofline> all = rooflinesOf(rows, {}, catalogue_);
  ASSERT_THAT(all, SizeIs(2));
  EXPECT_EQ(all[1].deviceId, "1:0");
  EXPECT_EQ(all[1].marks.at(0).row, 3U);
  EXPECT_EQ(all[1].roofs.at(0).row, 2U);
}

TEST_F(RooflineOf, PlansCompleteTheRoofs) {
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {kRoofFourMegapixels};
  const std::vector<RunPlan> more = roofPlans(std::vector{plan}, catalogue_, deviceWithCache(16 << 20));
  ASSERT_THAT(more, SizeIs(2));
  // A quarter and half of the cache, four and eight times its size.
  std::vector<double> footprints;
  for (const Size size : more[0].sizes)
    footprints.push_back(8.0 * static_cast<double>(imageSize(size).pixels()) / (16 << 20));
  EXPECT_THAT(footprints,
              ElementsAre(DoubleNear(0.25, 0.01), DoubleNear(0.5, 0.01), DoubleNear(4, 0.1), DoubleNear(8, 0.1)));
  EXPECT_THAT(more[0].variants, Contains("copy.vector4"));
  EXPECT_FALSE(more[0].ceilings);
  // Blurs use floats, whose peak is among their own ceilings; the device does not support halves.
  std::vector<Precision> precisions;
  for (const std::string& id : more[1].variants) {
    const Variant& variant = catalogue_.find(id);
    if (!isDependentChain(variant)) precisions.push_back(precisionOf(findWorkload(variant.workload), variant));
  }
  EXPECT_THAT(precisions, AllOf(Contains(Precision::Double), Contains(Precision::Int),
                                testing::Not(Contains(Precision::Float)), testing::Not(Contains(Precision::Half))));
  EXPECT_TRUE(std::any_of(more[1].variants.begin(), more[1].variants.end(),
                          [&](const std::string& id) { return isDependentChain(catalogue_.find(id)); }));
  for (const RunPlan& each : more) EXPECT_EQ(each.devices, std::vector<std::string>{"0:0"});
}

TEST_F(RooflineOf, PlansCopyNoMoreThanTheDeviceAllocates) {
  DeviceDescription small = deviceWithCache(0);
  small.maxAllocationBytes = 10'000'000;
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {kRoofMegapixel};
  const std::vector<RunPlan> plans = roofPlans(std::vector{plan}, catalogue_, small);
  for (const Size size : plans.at(0).sizes) EXPECT_LE(8 * imageSize(size).pixels(), 10'000'000);
}

}  // namespace
}  // namespace headroom
