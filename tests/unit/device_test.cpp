#include "headroom/values/device.hpp"

#include <gmock/gmock.h>

#include <vector>

#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

DeviceDescription device(std::string id, std::string platform, std::string name, DeviceType type) {
  DeviceDescription description;
  description.id = std::move(id);
  description.platform = std::move(platform);
  description.name = std::move(name);
  description.vendor = "Vendor " + description.id;
  description.type = type;
  return description;
}

const std::vector<DeviceDescription>& devices() {
  static const std::vector<DeviceDescription> list{
      device("0:0", "Portable Computing Language", "cpu-haswell", DeviceType::Cpu),
      device("1:0", "NVIDIA CUDA", "NVIDIA H200", DeviceType::Gpu),
      device("1:1", "NVIDIA CUDA", "NVIDIA CPU-like", DeviceType::Gpu)};
  return list;
}

TEST(SelectDevice, withoutASelectorTheFirstGpuIsTaken) {
  EXPECT_EQ(selectDevice(devices(), "").id, "1:0");
}

TEST(SelectDevice, withoutAGpuTheFirstDeviceIsTaken) {
  EXPECT_EQ(selectDevice(std::span(devices()).first(1), "").id, "0:0");
}

TEST(SelectDevice, anIdNamesOneDevice) {
  EXPECT_EQ(selectDevice(devices(), "1:1").id, "1:1");
}

TEST(SelectDevice, aTypeIsMeantBeforeAPartOfAName) {
  EXPECT_EQ(selectDevice(devices(), "CPU").id, "0:0");
  EXPECT_EQ(selectDevice(devices(), "gpu").id, "1:0");
}

TEST(SelectDevice, aPartOfNamePlatformOrVendorInAnyCaseIsEnough) {
  EXPECT_EQ(selectDevice(devices(), "h200").id, "1:0");
  EXPECT_EQ(selectDevice(devices(), "PORTABLE").id, "0:0");
  EXPECT_EQ(selectDevice(devices(), "vendor 1:1").id, "1:1");
}

TEST(SelectDevice, whenNothingMatchesTheErrorNamesWhatThereIs) {
  const std::string sentence = sentenceOf<NoDeviceError>([] { selectDevice(devices(), "radeon"); });
  EXPECT_THAT(sentence, testing::AllOf(testing::HasSubstr("\"radeon\""), testing::HasSubstr("0:0 (cpu-haswell, CPU)"),
                                       testing::HasSubstr("1:0 (NVIDIA H200, GPU)")));
}

TEST(SelectDevice, withoutAnyDeviceTheErrorSaysWhatToInstall) {
  const std::string sentence = sentenceOf<NoDeviceError>([] { selectDevice({}, ""); });
  EXPECT_THAT(sentence, testing::HasSubstr("pocl-opencl-icd"));
}

}  // namespace
}  // namespace headroom
