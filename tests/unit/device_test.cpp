#include "headroom/values/device.hpp"

#include <gmock/gmock.h>

#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
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

/// Devices of this machine, and two equal ones of host gpu7.
std::vector<DeviceDescription> placedDevices() {
  std::vector<DeviceDescription> list{device("gpu7/0:0", "NVIDIA CUDA", "NVIDIA H200", DeviceType::Gpu)};
  list.insert(list.end(), devices().begin(), devices().end());
  list.push_back(device("gpu7/0:1", "NVIDIA CUDA", "NVIDIA H200", DeviceType::Gpu));
  return list;
}

TEST(SelectDevice, ofAHostIsNamedWithItAndOthersAreOfThisMachine) {
  const std::vector<DeviceDescription> list = placedDevices();
  EXPECT_EQ(selectDevice(list, "").id, "1:0");
  EXPECT_EQ(selectDevice(list, "h200").id, "1:0");
  EXPECT_EQ(selectDevice(list, "gpu7/").id, "gpu7/0:0");
  EXPECT_EQ(selectDevice(list, "gpu7/0:1").id, "gpu7/0:1");
  EXPECT_EQ(selectDevice(list, "gpu7/H200").id, "gpu7/0:0");
  EXPECT_THROW(selectDevice(list, "gpu7/CPU"), NoDeviceError) << "only this machine has one";
  EXPECT_THAT(sentenceOf<NoDeviceError>([&] { selectDevice(devices(), "gpu8/GPU"); }),
              testing::HasSubstr("\"gpu8/GPU\""));
  EXPECT_THAT(sentenceOf<NoDeviceError>([] { selectDevice({}, "gpu8/GPU"); }),
              testing::HasSubstr("headroom-cli hosts check gpu8"));
}

std::vector<std::string> idsOf(const std::vector<const DeviceDescription*>& chosen) {
  std::vector<std::string> ids;
  for (const DeviceDescription* each : chosen) ids.push_back(each->id);
  return ids;
}

TEST(SelectDevices, namesEachOnceAndAllOfAMachineByOneWord) {
  const std::vector<DeviceDescription> list = placedDevices();
  using Words = std::vector<std::string>;
  EXPECT_THAT(idsOf(selectDevices(list, Words{})), testing::ElementsAre("1:0"));
  EXPECT_THAT(idsOf(selectDevices(list, Words{"gpu7/0:1", "CPU", "gpu7/0:1"})),
              testing::ElementsAre("gpu7/0:1", "0:0"));
  EXPECT_THAT(idsOf(selectDevices(list, Words{"1:1", "all"})), testing::ElementsAre("1:1", "0:0", "1:0"));
  EXPECT_THAT(idsOf(selectDevices(list, Words{"gpu7/all", "GPU"})),
              testing::ElementsAre("gpu7/0:0", "gpu7/0:1", "1:0"));
  EXPECT_THROW(selectDevices(list, Words{"all", "radeon"}), NoDeviceError);
}

TEST(DeviceName, isShortenedToTheModel) {
  EXPECT_EQ(shortNameOf("cpu-haswell-Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz"), "Intel Xeon Platinum 8481C");
  EXPECT_EQ(shortNameOf("pthread-Intel(R) Xeon(R) E5-2680"), "Intel Xeon E5-2680");
  EXPECT_EQ(shortNameOf("basic-skylake-avx512-Intel(R) Xeon(R) Processor"), "Intel Xeon");
  EXPECT_EQ(shortNameOf("cpu-x86-64-v3-AMD EPYC 7763 64-Core Processor"), "AMD EPYC 7763 64-Core");
  EXPECT_EQ(shortNameOf("pthread-11th Gen Intel(R) Core(TM) i7-1165G7 @ 2.80GHz"), "11th Gen Intel Core i7-1165G7");
  EXPECT_EQ(shortNameOf("cpu-skylake-avx512"), "cpu-skylake-avx512");
  EXPECT_EQ(shortNameOf("NVIDIA H100 80GB HBM3"), "NVIDIA H100 80GB HBM3");
  EXPECT_EQ(shortNameOf("cpu-haswell"), "cpu-haswell");
  EXPECT_EQ(shortNameOf("(R)"), "(R)");
}

TEST(PlacedId, isTakenApartAtTheHost) {
  EXPECT_EQ(placedId("gpu7", "0:1"), "gpu7/0:1");
  EXPECT_EQ(placedId("", "0:1"), "0:1");
  EXPECT_EQ(hostInId("gpu7/0:1"), "gpu7");
  EXPECT_EQ(idOnHost("gpu7/0:1/1of2"), "0:1/1of2");
  for (const char* id : {"0:1", "0:1/1of2", "Intel(R) UHD/Xe", "/0:1", ""}) {
    EXPECT_EQ(hostInId(id), "") << id;
    EXPECT_EQ(idOnHost(id), id);
  }
}

TEST(SelectDevice, withoutAnyDeviceTheErrorSaysWhatToInstall) {
  const std::string sentence = sentenceOf<NoDeviceError>([] { selectDevice({}, ""); });
  EXPECT_THAT(sentence, testing::AllOf(testing::HasSubstr(noDeviceAdvice()), testing::HasSubstr("pocl-opencl-icd")));
}

DeviceDescription listedAs(const std::string& id, const std::string& name, const std::string& uuid = {}) {
  DeviceDescription device;
  device.id = id;
  device.name = name;
  device.uuid.text = uuid;
  return device;
}

std::string idNow(const DeviceDescription& device, const std::vector<DeviceDescription>& before,
                  const std::vector<DeviceDescription>& now) {
  const DeviceDescription* same = sameDevice(device, before, now);
  return same == nullptr ? "gone" : same->id;
}

TEST(SameDevice, IsFoundByItsNameWhereItsIdMoved) {
  const std::vector<DeviceDescription> before{listedAs("0:0", "CPU"), listedAs("1:0", "GPU")};
  const std::vector<DeviceDescription> now{listedAs("0:0", "GPU"), listedAs("1:0", "CPU"), listedAs("2:0", "New")};
  EXPECT_EQ(idNow(before[0], before, now), "1:0");
  EXPECT_EQ(idNow(before[1], before, now), "0:0");
  EXPECT_EQ(idNow(before[1], before, {now[1]}), "gone");
}

TEST(SameDevice, OfAnotherMachineIsAnother) {
  const std::vector<DeviceDescription> before{listedAs("far/0:0", "GPU"), listedAs("0:0", "GPU")};
  EXPECT_EQ(idNow(before[0], before, {listedAs("0:0", "GPU")}), "gone");
  EXPECT_EQ(idNow(before[0], before, {listedAs("0:0", "GPU"), listedAs("far/1:0", "GPU")}), "far/1:0");
}

TEST(SameDevice, OfSeveralWithOneNameIsFoundByUuidElseByPlace) {
  const std::vector<DeviceDescription> before{listedAs("0:0", "GPU", "A"), listedAs("0:1", "GPU", "B")};
  EXPECT_EQ(idNow(before[1], before, {listedAs("0:0", "GPU", "B"), listedAs("0:1", "GPU", "A")}), "0:0");
  EXPECT_EQ(idNow(before[1], before, {listedAs("0:0", "GPU", "B")}), "0:0");
  EXPECT_EQ(idNow(before[1], before, {listedAs("0:0", "GPU")}), "gone") << "one name is not enough of several";
  EXPECT_EQ(idNow(before[0], before, {listedAs("0:0", "GPU", "B")}), "gone");
  const std::vector<DeviceDescription> alike{listedAs("0:0", "GPU"), listedAs("0:1", "GPU")};
  EXPECT_EQ(idNow(alike[1], alike, {listedAs("1:0", "GPU"), listedAs("1:1", "GPU")}), "1:1");
  EXPECT_EQ(idNow(alike[1], alike, {listedAs("0:0", "GPU")}), "gone") << "it may be the other one";
}

}  // namespace
}  // namespace headroom
