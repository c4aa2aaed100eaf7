// Launches that read values back: while the device makes progress, their process shows that it is alive.
#include <gmock/gmock.h>

#include <string>
#include <variant>

#include "../unit/test_folder.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "runner/engine.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

/// Counts to 200 on the device, one number in some milliseconds. `READS`: what is read after each number.
constexpr const char* kCounting = R"(/*---
[size]
N = [1]
[buffer]
counted = { type = "float", count = "N", use = "inout", init = 0 }
[loop.t]
count = 200
[[pass]]
loop = "t"
kernel = "count_slowly"
args = ["counted"]
global = ["N"]
READS
[reference]
each = { counted = "200" }
---*/
kernel void count_slowly(global float* counted) {
  float x = counted[0];
  for (int i = 0; i < 1000000; ++i) x = x * 0.5f + 1.0f;
  counted[0] += x > 0 ? 1.0f : 2.0f;
}
)";

class LongLaunch : public testing::DeviceTest {
 protected:
  /// Returns how often the runner said that it replays, and sets the row.
  int signs(const std::string& reads, ResultRow& row) {
    std::string text = kCounting;
    text.replace(text.find("READS"), 5, reads);
    ReplayJob job;
    job.point.variant =
        parseVariant({.name = "counting", .text = text, .origin = "folder/counting.cl", .folder = "folder"});
    job.point.size = {1};
    job.folder = folder_.path().string();
    int signs = 0;
    const JobSink sink = [&](const JobEvent& event) {
      if (const auto* found = std::get_if<DevicesFound>(&event)) job.point.deviceId = found->devices.at(0).id;
      if (const auto* ready = std::get_if<RowReady>(&event)) row = ready->row;
      const auto* activity = std::get_if<Activity>(&event);
      if (activity != nullptr && activity->text.starts_with("replaying")) ++signs;
    };
    engine_.execute(ListDevicesJob{}, sink, {});
    engine_.execute(job, sink, {});
    return signs;
  }

 private:
  testing::OwnOpenClEnvironment environment_;
  TestFolder folder_;
  Engine engine_;
};

TEST_F(LongLaunch, ThatReadsValuesBackShowsItsProgress) {
  ResultRow row;
  EXPECT_GT(signs("[[pass]]\nloop = \"t\"\nread = { last = \"counted[0]\" }\n", row), 1);
  EXPECT_EQ(row.status, Status::Ok) << row.reason << row.log;
}

TEST_F(LongLaunch, ThatReadsNothingIsOneSign) {
  ResultRow row;
  EXPECT_EQ(signs("", row), 1) << "nothing is known until its end";
  EXPECT_EQ(row.status, Status::Ok) << row.reason << row.log;
}

}  // namespace
}  // namespace headroom
