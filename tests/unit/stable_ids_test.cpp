// Devices of a host whose next runner numbers them in another way.
#include "workbench/hosts/stable_ids.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class StableIdsTest : public ::testing::Test {
 protected:
  /// Returns the ids for callers.
  std::vector<std::string> list(const std::vector<std::pair<std::string, std::string>>& idsAndNames) {
    std::vector<DeviceDescription> devices;
    for (const auto& [id, name] : idsAndNames) {
      devices.emplace_back();
      devices.back().id = id;
      devices.back().name = name;
    }
    ids_.match(devices);
    std::vector<std::string> shown;
    for (const DeviceDescription& device : devices) shown.push_back(device.id);
    return shown;
  }
  static Job measure(const std::string& id) {
    MeasureJob job;
    job.deviceId = id;
    return job;
  }
  /// Returns the id in the current process, or the device that has none.
  std::string there(const std::string& id) const {
    Job job = measure(id);
    const std::string gone = ids_.replaceIn(job);
    return gone.empty() ? std::get<MeasureJob>(job).deviceId : gone;
  }

  StableIds ids_;
};

TEST_F(StableIdsTest, StayWhereTheOrderChanges) {
  EXPECT_THAT(list({{"0:0", "CPU"}, {"1:0", "GPU"}}), ElementsAre("0:0", "1:0"));
  EXPECT_EQ(there("1:0"), "1:0");
  ids_.expectOthers();
  EXPECT_THAT(list({{"0:0", "GPU"}, {"1:0", "CPU"}}), ElementsAre("1:0", "0:0"));
  EXPECT_EQ(there("1:0"), "0:0");
  EXPECT_EQ(there("0:0"), "1:0");
  RowReady ready;
  ready.row.deviceId = "0:0";
  JobEvent event = ready;
  ids_.restoreIn(event);
  EXPECT_EQ(std::get<RowReady>(event).row.deviceId, "1:0");
}

TEST_F(StableIdsTest, AMissingDeviceIsNamedAndNotReplacedByTheOneWithItsId) {
  list({{"0:0", "Fast"}, {"0:1", "Slow"}});
  ids_.expectOthers();
  EXPECT_THAT(list({{"0:0", "Slow"}}), ElementsAre("0:1"));
  EXPECT_EQ(there("0:0"), "device Fast (0:0)");
  EXPECT_EQ(there("0:1"), "0:0");
  ids_.expectOthers();
  EXPECT_THAT(list({{"0:0", "Fast"}, {"0:1", "Slow"}}), ElementsAre("0:0", "0:1")) << "it is back";
}

TEST_F(StableIdsTest, ANewDeviceGetsAnIdOfItsOwn) {
  list({{"0:0", "Slow"}});
  ids_.expectOthers();
  EXPECT_THAT(list({{"0:0", "New"}, {"0:1", "Slow"}}), ElementsAre("0:1", "0:0"));
  EXPECT_EQ(there("0:1"), "0:0");
  EXPECT_EQ(there("0:0"), "0:1");
}

TEST_F(StableIdsTest, AListIsNeededOncePerProcessAndOnlyForJobsOnDevices) {
  EXPECT_FALSE(ids_.needsList(measure("0:0"))) << "nobody has an id from a list";
  list({{"0:0", "GPU"}});
  EXPECT_FALSE(ids_.needsList(measure("0:0")));
  ids_.expectOthers();
  EXPECT_TRUE(ids_.needsList(measure("0:0")));
  EXPECT_FALSE(ids_.needsList(FreshStartJob{}));
  MeasureJob ofHost;
  ofHost.variant.kind = VariantKind::HostPeer;
  EXPECT_FALSE(ids_.needsList(ofHost)) << "OpenCL is not started beside a host implementation";
  list({});
  EXPECT_FALSE(ids_.needsList(measure("0:0")));
  EXPECT_EQ(there("0:0"), "device GPU (0:0)");
}

TEST_F(StableIdsTest, PartsOfADeviceMoveWithIt) {
  list({{"0:0", "CPU"}, {"1:0", "GPU"}});
  ids_.expectOthers();
  list({{"0:0", "GPU"}, {"1:0", "CPU"}});
  SplitJob split;
  split.parts.resize(2);
  split.parts[0].deviceId = "0:0/1of2";
  split.parts[1].deviceId = "1:0";
  Job job = split;
  EXPECT_THAT(ids_.replaceIn(job), IsEmpty());
  EXPECT_EQ(std::get<SplitJob>(job).parts[0].deviceId, "1:0/1of2");
  EXPECT_EQ(std::get<SplitJob>(job).parts[1].deviceId, "0:0");
}

}  // namespace
}  // namespace headroom
