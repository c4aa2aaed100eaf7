// Reference commands beside jobs of several machines. The host of jobs is a function.
#include "workbench/references/referenced_host.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <latch>
#include <string>
#include <thread>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/references.hpp"
#include "headroom/system/file.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;

constexpr const char* kCopied = R"(/*---
title = "Copied"
summary = "Copies numbers."
rank = 1
[size]
N = [64]
[buffer]
from = { type = "int", count = "N", init = { ints = [0, 9] } }
to = { type = "int", count = "N", use = "out" }
[[pass]]
kernel = "copied"
args = ["from", "to"]
global = ["N"]
[reference]
command = ["sh", "-c", ": > ran; cp '{dir}/from.npy' '{dir}/to.npy'"]
---*/
kernel void copied(global const int* from, global int* to) { const size_t i = get_global_id(0); to[i] = from[i]; }
)";

class CalledHost : public JobHost {
 public:
  explicit CalledHost(std::function<void(const MeasureJob&)> call) : call_(std::move(call)) {}
  JobOutcome execute(const Job& job, const JobSink& /*sink*/, const std::stop_token& /*stop*/) override {
    call_(std::get<MeasureJob>(job));
    return {};
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override { return RunContext(); }

 private:
  std::function<void(const MeasureJob&)> call_;
};

TEST(ReferencedHostTest, NoCommandRunsWhileThisMachineMeasures) {
  const TestFolder folder;
  writeFile(folder / "copied.cl", kCopied);
  const Catalogue catalogue({folder.path()});
  MeasureJob here;
  here.deviceId = "0:0";
  here.variant = catalogue.find("copied.copied");
  here.size = {64};
  for (const ReferenceCommand& command : referenceCommands({here.variant})) agree(command);
  MeasureJob there = here;
  there.deviceId = "gpu7/0:0";
  there.seed = 2;  // with inputs, and so a reference, of its own

  const std::filesystem::path ran = folder / "ran";
  std::latch isMeasuring(1);
  bool hasRunBeside = false;
  std::string expected;
  CalledHost jobs([&](const MeasureJob& job) {
    if (job.deviceId == "gpu7/0:0") {
      expected = job.expectedFolder;
      return;
    }
    std::filesystem::remove(ran);  // the command of this very job
    isMeasuring.count_down();
    std::this_thread::sleep_for(200ms);
    hasRunBeside = std::filesystem::exists(ran);
  });
  ReferencedHost host(jobs);
  const JobSink sink = [](const JobEvent&) {};
  std::jthread other([&] {
    isMeasuring.wait();
    host.execute(there, sink, {});
  });
  host.execute(here, sink, {});
  other.join();
  EXPECT_FALSE(hasRunBeside);
  EXPECT_TRUE(std::filesystem::exists(ran));
  EXPECT_NE(expected, "");
}

}  // namespace
}  // namespace headroom
