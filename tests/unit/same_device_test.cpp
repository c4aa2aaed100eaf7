#include "headroom/values/same_device.hpp"

#include <gtest/gtest.h>

#include "headroom/values/device_place.hpp"

namespace headroom {
namespace {

/// A device of a host on the machine whose running system has this identity.
DeviceDescription deviceOn(const std::string& id, const std::string& system, const std::string& uuid = {}) {
  DeviceDescription made;
  made.id = id;
  made.platform = "NVIDIA CUDA";
  made.name = "NVIDIA H200";
  made.type = DeviceType::Gpu;
  made.machine = {"name", "processor", std::string(hostInId(id)), system};
  made.uuid.text = uuid;
  return made;
}

TEST(SameDevice, IsKnownUnderTheNamesOfTwoHosts) {
  EXPECT_TRUE(isSameDevice(deviceOn("0:0", "a"), deviceOn("box/0:0", "a")));
  EXPECT_FALSE(isSameDevice(deviceOn("0:0", "a"), deviceOn("box/0:1", "a")));
  EXPECT_FALSE(isSameDevice(deviceOn("0:0", "a"), deviceOn("gpu7/0:0", "b")));
}

TEST(SameDevice, IsKnownByItsUuidWhereIdsDiffer) {
  EXPECT_TRUE(isSameDevice(deviceOn("0:1", "a", "u1"), deviceOn("box/0:0", "a", "u1")));
  EXPECT_FALSE(isSameDevice(deviceOn("0:0", "a", "u0"), deviceOn("box/0:0", "a", "u1")));
}

TEST(SameDevice, IsNoneOfTheOthersOfItsMachine) {
  EXPECT_FALSE(isSameDevice(deviceOn("0:0", "a", "u"), deviceOn("0:1", "a", "u")))
      << "some drivers have one UUID for all";
  DeviceDescription otherDriver = deviceOn("box/0:0", "a");
  otherDriver.platform = "Portable Computing Language";
  EXPECT_FALSE(isSameDevice(deviceOn("0:0", "a"), otherDriver));
}

TEST(SameMachine, IsThatOfTheSameRunningSystemElseOfTheSameName) {
  EXPECT_TRUE(isSameMachine({"one", "cpu", "", "a"}, {"other", "cpu", "box", "a"}));
  EXPECT_FALSE(isSameMachine({"one", "cpu", "", "a"}, {"one", "cpu", "box", "b"}));
  EXPECT_TRUE(isSameMachine({"one", "cpu", "", ""}, {"one", "cpu", "box", "b"}));
  EXPECT_FALSE(isSameMachine({"one", "cpu", "", ""}, {"other", "cpu", "box", ""}));
}

}  // namespace
}  // namespace headroom
