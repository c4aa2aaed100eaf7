// Device implementations that workloads list beside kernels, and those that the runner can open.
#include <gmock/gmock.h>

#include <set>
#include <string>

#include "headroom/workloads.hpp"
#include "runner/libraries/device_library.hpp"
#include "runner/probes/probe.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAreArray;

std::set<std::string> listedIds(VariantKind kind) {
  std::set<std::string> ids;
  for (const Workload& workload : workloads()) {
    for (const OnDevice& listed : workload.onDevice) {
      if (listed.variant.kind == kind) ids.insert(listed.variant.id);
    }
  }
  return ids;
}

TEST(OnDevice, EveryListedProbeCanBeOpenedAndEveryOpenerIsListed) {
  std::set<std::string> opened;
  for (const DeviceProbe& probe : deviceProbes()) {
    EXPECT_TRUE(opened.insert("overheads." + std::string(probe.name)).second) << probe.name;
    EXPECT_NE(probe.open, nullptr) << probe.name;
  }
  EXPECT_THAT(listedIds(VariantKind::DeviceProbe), ElementsAreArray(opened));
  for (const std::string& id : opened) EXPECT_NE(findProbe(id), nullptr) << id;
}

TEST(OnDevice, EveryListedLibraryCanBeOpenedAndEveryOpenerIsListed) {
  std::set<std::string> opened;
  for (const DeviceLibrary& library : deviceLibraries()) {
    EXPECT_TRUE(opened.insert(std::string(library.id)).second) << library.id;
    EXPECT_NE(library.open, nullptr) << library.id;
  }
  EXPECT_THAT(listedIds(VariantKind::DeviceLibrary), ElementsAreArray(opened));
  for (const std::string& id : opened) EXPECT_NE(findDeviceLibrary(id), nullptr) << id;
}

TEST(OnDevice, VariantsBelongToTheWorkloadThatListsThem) {
  for (const Workload& workload : workloads()) {
    for (const OnDevice& listed : workload.onDevice) {
      EXPECT_EQ(listed.variant.workload, workload.id) << listed.variant.id;
      EXPECT_EQ(listed.variant.id, workload.id + "." + listed.variant.name);
      EXPECT_EQ(findOnDevice(workload, listed.variant.id), &listed);
    }
  }
}

}  // namespace
}  // namespace headroom
