#include "headroom/analysis/bandwidth.hpp"

#include <gmock/gmock.h>

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

DeviceDescription deviceOf(double memoryGigabytesPerSecond) {
  DeviceDescription device;
  device.id = "0:0";
  device.name = "Fast device";
  device.memoryGigabytesPerSecond = memoryGigabytesPerSecond;
  return device;
}

ResultRow copyOf(Size size, double ms) {
  ResultRow row;
  row.deviceId = "0:0";
  row.workload = "copy";
  row.variant = "copy.scalar";
  row.size = size;
  row.medianMs = ms;
  row.compulsoryFloats = 2;
  return row;
}

/// 2.1 GB in 0.5 ms and in 1 ms: 4295 and 2147 GB/s.
const ResultRow kFast = copyOf({16384, 16384}, 0.5);
const ResultRow kSlow = copyOf({16384, 16384}, 1);

TEST(Bandwidth, IsToldOfTheFastestCopyThatNoCacheHolds) {
  const ResultRow cached = copyOf({1024, 1024}, 0.001);
  EXPECT_THAT(bandwidthSentences(std::vector{kSlow, kFast, cached}, std::vector{deviceOf(5000)}),
              ElementsAre(AllOf(HasSubstr("4295 GB/s"), HasSubstr("16384 x 16384"), HasSubstr("86%"),
                                HasSubstr("5000 GB/s"), HasSubstr("Fast device"))));
}

TEST(Bandwidth, IsNotToldWhereNobodyKnowsTheMemorysSpeedOrNoCopyWasMeasured) {
  EXPECT_THAT(bandwidthSentences(std::vector{kFast}, std::vector{deviceOf(0)}), IsEmpty());
  EXPECT_THAT(bandwidthSentences({}, std::vector{deviceOf(5000)}), IsEmpty());
  ResultRow wrong = kFast;
  wrong.status = Status::WrongResult;
  EXPECT_THAT(bandwidthSentences(std::vector{wrong}, std::vector{deviceOf(5000)}), IsEmpty());
}

}  // namespace
}  // namespace headroom
