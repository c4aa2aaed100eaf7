#include "headroom/story.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

const ParameterValues kSigma{{"sigma", 5}};

DeviceDescription deviceOf(DeviceType type, std::string name) {
  DeviceDescription device;
  device.type = type;
  device.name = std::move(name);
  device.vendor = "Vendor";
  device.computeUnits = 2;
  device.clockMHz = 3000;
  device.globalMemoryBytes = std::uint64_t{8} << 30;
  device.maxAllocationBytes = std::uint64_t{2} << 30;
  device.localMemoryBytes = 48 << 10;
  device.maxWorkGroupSize = 1024;
  device.maxWorkItemSizes = {1024, 1024, 64};
  return device;
}

DeviceDescription cpu() {
  return deviceOf(DeviceType::Cpu, "Two cores");
}

DeviceDescription gpu() {
  return deviceOf(DeviceType::Gpu, "A GPU");
}

/// A GPU like the one that the estimates were fitted to.
DeviceDescription largeGpu() {
  DeviceDescription device = gpu();
  device.computeUnits = 132;
  device.clockMHz = 1980;
  device.globalMemoryBytes = std::uint64_t{80} << 30;
  device.maxAllocationBytes = std::uint64_t{20} << 30;
  return device;
}

Variant kernel(const std::string& more, const std::string& pass = "") {
  const std::string local = pass.empty() ? "local = [\"16\", \"16\"]" : pass;
  return parseVariant("mine",
                      "/*---\nworkload = \"blur\"\ntitle = \"T\"\nrank = 1\nsummary = \"S\"\n" + more +
                          "\n[[pass]]\nkernel = \"run\"\nargs = [\"source\", \"result\"]\n"
                          "global = [\"width\", \"height\"]\n" +
                          local + "\n---*/\nkernel void run() {}\n",
                      "mine.cl");
}

const Catalogue& catalogue() {
  static const Catalogue builtIn;
  return builtIn;
}

std::vector<int> ranksOf(const std::vector<std::string>& ids) {
  std::vector<int> ranks;
  for (const std::string& id : ids) ranks.push_back(catalogue().find(id).rank);
  return ranks;
}

TEST(Story, OfEachWorkloadHasFewVariantsOnACpuAndOnAGpu) {
  for (const Workload& workload : workloads()) {
    if (!workload.folder.empty()) continue;  // added by another test
    for (const DeviceDescription& device : {cpu(), gpu()}) {
      const std::vector<std::string> story = storyOf(catalogue(), workload.id, device, kSigma);
      const auto possible = std::ranges::count_if(catalogue().select(workload.id, "all"), [&](const std::string& id) {
        return whyUnsupported(catalogue().find(id), device, kSigma).empty();
      });
      EXPECT_GE(story.size(), std::min<std::size_t>(4, static_cast<std::size_t>(possible))) << workload.id;
      EXPECT_LE(story.size(), 8U) << workload.id;
    }
  }
}

TEST(Story, GoesFromPlainToBestWithHostImplementationsLast) {
  for (const DeviceDescription& device : {cpu(), gpu()}) {
    const std::vector<std::string> story = storyOf(catalogue(), "blur", device, kSigma);
    const std::vector<int> ranks = ranksOf(story);
    EXPECT_TRUE(std::is_sorted(ranks.begin(), ranks.end()));
    // On a CPU, the plainest variant takes most of the minute that a default run may take.
    EXPECT_EQ(story.front(), device.type == DeviceType::Cpu ? "blur.separable" : "blur.conv2d");
    EXPECT_EQ(story.back(), "blur.opencv");
  }
}

TEST(Story, HasWhatTheDeviceCanRunOnly) {
  DeviceDescription device = gpu();
  EXPECT_THAT(storyOf(catalogue(), "blur", device, kSigma), Not(::testing::Contains(HasSubstr("toeplitz"))));
  device.hasMatrixUnit = true;
  EXPECT_THAT(storyOf(catalogue(), "blur", device, kSigma), ::testing::Contains("blur.toeplitz"));
}

TEST(Story, OfAnAcceleratorIsThatOfAGpu) {
  EXPECT_EQ(storyOf(catalogue(), "blur", deviceOf(DeviceType::Accelerator, "A card"), kSigma),
            storyOf(catalogue(), "blur", gpu(), kSigma));
}

TEST(Story, OfAnUnknownWorkloadIsAUsageError) {
  EXPECT_THROW(static_cast<void>(storyOf(catalogue(), "none", cpu(), kSigma)), UsageError);
  EXPECT_THROW(static_cast<void>(storySizes("none", cpu())), UsageError);
}

TEST(WhyUnsupported, IsEmptyForWhatRunsAndNeverForWhatOnlyAnotherSigmaSuits) {
  EXPECT_EQ(whyUnsupported(kernel(""), cpu(), kSigma), "");
  EXPECT_EQ(whyUnsupported(kernel("[valid]\nsigma = [1, 4]"), cpu(), kSigma), "takes sigma from 1 to 4, not 5");
  EXPECT_EQ(whyUnsupported(kernel(""), cpu(), {{"sigma", 500}}), "takes sigma from 0.3 to 100, not 500");
}

TEST(WhyUnsupported, NamesTheUnitTheArithmeticOrTheImagesThatTheDeviceLacks) {
  const auto why = [](const std::string& need, const DeviceDescription& device) {
    return whyUnsupported(kernel("[valid]\nneeds = " + need), device, kSigma);
  };
  EXPECT_THAT(why("\"matrix unit\"", gpu()), StartsWith("needs a matrix unit, and A GPU has none"));
  EXPECT_THAT(why("\"half precision\"", gpu()), HasSubstr("cl_khr_fp16"));
  EXPECT_THAT(why("[\"half precision\", \"double precision\"]", gpu()), HasSubstr("cl_khr_fp16"));
  DeviceDescription device = gpu();
  device.hasHalf = true;
  EXPECT_THAT(why("[\"half precision\", \"double precision\"]", device), HasSubstr("cl_khr_fp64"));
  device.hasDouble = true;
  EXPECT_EQ(why("[\"half precision\", \"double precision\"]", device), "");
  device.hasImages = false;
  EXPECT_THAT(whyUnsupported(catalogue().find("blur.image-separable"), device, kSigma), HasSubstr("images of 32-bit"));
}

TEST(WhyUnsupported, SaysFirstWhatNoOtherSigmaWouldChange) {
  EXPECT_THAT(whyUnsupported(kernel("[valid]\nneeds = \"matrix unit\"\nsigma = [1, 4]"), gpu(), kSigma),
              StartsWith("needs a matrix unit"));
}

TEST(WhyUnsupported, NamesTheLimitOfAWorkGroupThatTheDeviceHas) {
  DeviceDescription device = gpu();
  device.maxWorkGroupSize = 128;
  EXPECT_EQ(whyUnsupported(kernel(""), device, kSigma), "needs work-groups of 256 work-items, and A GPU allows 128");
  device.maxWorkGroupSize = 1024;
  device.maxWorkItemSizes = {1024, 8, 8};
  EXPECT_EQ(whyUnsupported(kernel(""), device, kSigma),
            "needs 16 work-items in dimension 1 of a work-group, and A GPU allows 8");
  device.maxWorkItemSizes = {};
  device.maxWorkGroupSize = 0;
  EXPECT_EQ(whyUnsupported(kernel(""), device, kSigma), "") << "what a driver does not report limits nothing";
}

TEST(WhyUnsupported, NamesTheLibraryThatIsNotForTheDevice) {
  EXPECT_EQ(whyUnsupported(catalogue().find("matmul.cublas"), cpu(), kSigma),
            "needs an NVIDIA GPU, and Two cores is none");
}

TEST(StorySizes, AreOfTheWorkloadsOwnKind) {
  for (const Workload& workload : workloads()) {
    if (!workload.folder.empty()) continue;  // added by another test
    for (const DeviceDescription& device : {cpu(), gpu()}) {
      const std::vector<Size> sizes = storySizes(workload.id, device);
      EXPECT_THAT(sizes, Not(IsEmpty()));
      for (const Size size : sizes) EXPECT_NO_THROW(requireSize(workload, size)) << workload.id;
    }
  }
}

TEST(StorySizes, FitTheDevicesMemory) {
  DeviceDescription device = gpu();
  const std::size_t all = storySizes("blur", device).size();
  device.globalMemoryBytes = 256 << 20;
  EXPECT_LT(storySizes("blur", device).size(), all);
  device.globalMemoryBytes = 1 << 20;
  EXPECT_THAT(storySizes("blur", device), SizeIs(1)) << "there is always one";
}

RunPlan storyPlan(const std::string& workload, const DeviceDescription& device) {
  RunPlan plan;
  plan.variants = storyOf(catalogue(), workload, device, kSigma);
  plan.sizes = storySizes(workload, device);
  return plan;
}

double secondsOf(const RunPlan& plan, const DeviceDescription& device) {
  return estimatedSeconds(std::span(&plan, 1), catalogue(), device);
}

TEST(EstimatedSeconds, OfADefaultRunAreAMinuteOrLess) {
  for (const Workload& workload : workloads()) {
    if (!workload.folder.empty()) continue;  // added by another test
    const double seconds = secondsOf(storyPlan(workload.id, cpu()), cpu());
    EXPECT_GT(seconds, 10) << workload.id;
    EXPECT_LT(seconds, 75) << workload.id;
    // Its results are validated on this machine's cores.
    const double onGpu = secondsOf(storyPlan(workload.id, largeGpu()), largeGpu());
    EXPECT_GT(onGpu, 10) << workload.id;
    EXPECT_LT(onGpu, 75) << workload.id;
  }
}

TEST(EstimatedSeconds, GrowWithEverythingThatIsMeasured) {
  const RunPlan story = storyPlan("blur", cpu());
  const double seconds = secondsOf(story, cpu());
  RunPlan other = story;
  other.sizes.pop_back();
  EXPECT_LT(secondsOf(other, cpu()), seconds);
  other = story;
  other.variants.pop_back();
  EXPECT_LT(secondsOf(other, cpu()), seconds);
  other = story;
  other.ceilings = false;
  EXPECT_LT(secondsOf(other, cpu()), seconds);
  other = story;
  other.sampling.freshRounds = false;
  EXPECT_LT(secondsOf(other, cpu()), seconds);
  other = story;
  other.sampling.timeBudgetSeconds *= 2;
  EXPECT_GT(secondsOf(other, cpu()), seconds);
  other = story;
  other.repeats = 3;
  EXPECT_GT(secondsOf(other, cpu()), 1.8 * seconds);
  const std::vector<RunPlan> twice{story, story};
  EXPECT_GT(estimatedSeconds(twice, catalogue(), cpu()), 1.8 * seconds);
}

TEST(EstimatedSeconds, CountNothingForWhatTheDeviceCannotRun) {
  RunPlan plan = storyPlan("blur", cpu());
  const double seconds = secondsOf(plan, cpu());
  plan.variants.push_back("blur.toeplitz");
  EXPECT_DOUBLE_EQ(secondsOf(plan, cpu()), seconds);
}

/// Devices of machines by the identities of their systems.
std::vector<DeviceDescription> devicesOn(const std::vector<std::string>& systems) {
  std::vector<DeviceDescription> devices;
  for (const std::string& system : systems) {
    devices.push_back(cpu());
    devices.back().id = "0:" + std::to_string(devices.size());
    devices.back().machine = {"name", "processor", {}, system};
  }
  return devices;
}

TEST(EstimatedSeconds, OfSeveralDevicesAreThoseOfTheBusiestMachine) {
  RunPlan plan = storyPlan("blur", cpu());
  std::erase_if(plan.variants, [](const std::string& id) { return catalogue().find(id).isHostPeer(); });
  const auto secondsOn = [&plan](const std::vector<std::string>& systems) {
    return estimatedSeconds(std::span(&plan, 1), catalogue(), devicesOn(systems));
  };
  const double one = secondsOf(plan, cpu());
  EXPECT_DOUBLE_EQ(secondsOn({"a"}), one);
  EXPECT_DOUBLE_EQ(secondsOn({"a", "b"}), one) << "machines measure at the same time";
  EXPECT_DOUBLE_EQ(secondsOn({"a", "a"}), 2 * one) << "devices of a machine after each other";
  EXPECT_DOUBLE_EQ(secondsOn({"a", "b", "b", "a", "b"}), 3 * one);
}

TEST(EstimatedSeconds, CountHostImplementationsOnceForAllDevices) {
  RunPlan plan;
  plan.variants = {"blur.separable", "blur.opencv"};
  plan.sizes = {{2000, 2000}};
  plan.ceilings = false;
  RunPlan without = plan;
  without.variants.pop_back();
  EXPECT_NEAR(estimatedSeconds(std::span(&plan, 1), catalogue(), devicesOn({"a", "a"})),
              secondsOf(plan, cpu()) + secondsOf(without, cpu()), 1e-9);
}

TEST(EstimatedSeconds, OfLargeMatrixProductsCountThatOnlyAPartIsChecked) {
  DeviceDescription fast = gpu();
  fast.computeUnits = 132;
  RunPlan plan;
  plan.variants = {"matmul.blocked"};
  plan.transfers = true;
  plan.sizes = {{1024, 1024, 1024}};
  const double small = secondsOf(plan, fast);
  plan.sizes = {{8192, 8192, 8192}};
  EXPECT_LT(secondsOf(plan, fast), 10 * small) << "512 times the products";
}

TEST(EstimatedSeconds, ExistWhereAnExpressionOfAKernelHasNoValue) {
  RunPlan plan;
  plan.variants = {"matmul.split"};
  plan.sizes = {{1024, 1024, 0}};  // as while the window goes from images to matrices: no K yet
  EXPECT_GT(secondsOf(plan, gpu()), 0);
}

TEST(ApproximateDuration, IsNoMoreExactThanAnEstimate) {
  EXPECT_EQ(approximateDuration(0), "0 s");
  EXPECT_EQ(approximateDuration(0.2), "1 s");
  EXPECT_EQ(approximateDuration(7.4), "7 s");
  EXPECT_EQ(approximateDuration(33), "35 s");
  EXPECT_EQ(approximateDuration(88), "90 s");
  EXPECT_EQ(approximateDuration(100), "2 min");
  EXPECT_EQ(approximateDuration(1800), "30 min");
  EXPECT_EQ(approximateDuration(4805), "1 h 20 min");
  EXPECT_EQ(approximateDuration(10800), "3 h");
}

}  // namespace
}  // namespace headroom
