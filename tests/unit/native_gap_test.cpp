#include "workbench/analysis/native_gap.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

DevicesFound device(const std::string& name, DeviceType type) {
  DeviceDescription description;
  description.name = name;
  description.type = type;
  return {{description}};
}

/// 1 MP at this rate, in GB/s for copies or GFLOP/s for chains with 1000 flops per pixel.
ResultRow row(const std::string& variant, Role role, double rate, ImageSize size = {1000, 1000}) {
  ResultRow result;
  result.workload = variant.substr(0, variant.find('.'));
  result.variant = variant;
  result.role = role;
  result.device = role == Role::HostPeer ? "A processor" : "A device";
  result.size = size;
  result.compulsoryFloats = 2;
  result.flops = result.workload == "mad" ? 1000 : 0;
  const double gigaPerPixel = result.workload == "mad" ? 1000 : 8;
  result.medianMs = gigaPerPixel * static_cast<double>(size.pixels()) * 1e-6 / rate;
  return result;
}

class NativeGapOnACpu : public testing::Test {
 protected:
  void SetUp() override { gap_.hear(device("A device", DeviceType::Cpu)); }
  NativeGap gap_;
};

TEST_F(NativeGapOnACpu, IsToldWhereTheBestKernelStaysBehindMost) {
  gap_.hear(row("mad.peak", Role::Ceiling, 60));
  gap_.hear(row("mad.peak16", Role::Ceiling, 80));
  gap_.hear(row("mad.native", Role::HostPeer, 100));
  gap_.hear(row("mad.peak16", Role::Ceiling, 40, {500, 400}));
  gap_.hear(row("mad.native", Role::HostPeer, 160, {500, 400}));
  EXPECT_THAT(
      gap_.sentences(),
      ElementsAre(
          "At 500 x 400 mad.native reaches 160 GFLOP/s from C++ and mad.peak16, the best kernel on A "
          "device, even in its fastest launch 40 (25%): the arithmetic ceiling there is the OpenCL driver's, not the "
          "processor's."));
}

TEST_F(NativeGapOnACpu, ComparesWithTheFasterOfTwoNativeCopies) {
  gap_.hear(row("copy.vector4", Role::Ceiling, 20));
  gap_.hear(row("copy.native-streaming", Role::HostPeer, 40));
  gap_.hear(row("copy.native", Role::HostPeer, 21));
  EXPECT_THAT(gap_.sentences(),
              ElementsAre(AllOf(HasSubstr("copy.native-streaming"), HasSubstr("40 GB/s"), HasSubstr("copy ceiling"))));
}

TEST_F(NativeGapOnACpu, IsNoneFromNinetyPercentOn) {
  gap_.hear(row("copy.vector4", Role::Ceiling, 36.1));
  gap_.hear(row("copy.native", Role::HostPeer, 40));
  EXPECT_THAT(gap_.sentences(), IsEmpty());
}

TEST_F(NativeGapOnACpu, IsNoneWhereTheKernelWasFastEnoughOnce) {
  ResultRow disturbed = row("copy.vector4", Role::Ceiling, 20);
  disturbed.minMs = 0.51 * disturbed.medianMs;
  gap_.hear(disturbed);
  gap_.hear(row("copy.native", Role::HostPeer, 40));
  EXPECT_THAT(gap_.sentences(), IsEmpty());
  ResultRow native = row("copy.native", Role::HostPeer, 45);
  native.minMs = native.medianMs / 2;
  gap_.hear(native);
  EXPECT_THAT(gap_.sentences(), ElementsAre(HasSubstr("reaches 45 GB/s")));
}

TEST_F(NativeGapOnACpu, IsNotToldOfWhatWasNotMeasuredBothWays) {
  gap_.hear(row("copy.vector4", Role::Ceiling, 1));
  gap_.hear(row("copy.native", Role::HostPeer, 40, {500, 400}));
  gap_.hear(row("mad.native", Role::HostPeer, 40));
  gap_.hear(row("mad.mad3", Role::Variant, 1));
  ResultRow wrong = row("copy.native", Role::HostPeer, 40);
  wrong.status = Status::WrongResult;
  gap_.hear(wrong);
  EXPECT_THAT(gap_.sentences(), IsEmpty());
}

TEST(NativeGap, IsNoMatterOfGpus) {
  NativeGap gap;
  gap.hear(device("A device", DeviceType::Gpu));
  gap.hear(row("copy.vector4", Role::Ceiling, 1));
  gap.hear(row("copy.native", Role::HostPeer, 40));
  EXPECT_THAT(gap.sentences(), IsEmpty());
}

}  // namespace
}  // namespace headroom
