// Every variant of the catalogue, validated against its host reference at awkward sizes and sigmas.
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "headroom/checking.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "runner/measuring/measure.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using testing::testOptions;

const std::vector<Size> kAwkwardSizes = awkwardSizes(2);
const std::vector<Size> kAwkwardProducts = awkwardSizes(3);

/// Several bands of tiles, whole and partial, with rows of the result that start at cache line boundaries and within
/// lines.
const std::vector<Size> kSizesOfTiles{{131, 528}, {131, 529}, {613, 304}, {3085, 48}, {3085, 49}};

/// For the widest and the narrowest Gaussian: all sizes but the largest, whose reference takes seconds.
const std::vector<Size> kSmallAwkwardSizes(kAwkwardSizes.begin(), kAwkwardSizes.end() - 1);

/// True for a library for other devices, and for one that is not installed, unless every test has to run.
bool isElsewhere(const ResultRow& row) {
  if (row.status != Status::Unsupported) return false;
  const bool isMissing = row.reason.find("is not installed here") != std::string::npos;
  return row.variant.find(".cublas") != std::string::npos || (isMissing && std::getenv("HEADROOM_CI") == nullptr);
}

/// Probes copy planes unchanged, or use none.
const std::vector<Size> kProbedSizes{{1, 1}, {67, 35}};

std::vector<std::string> allIds() {
  std::vector<std::string> ids;
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) ids.push_back(variant.id);
  return ids;
}

/// CLBlast compiles for 12 s of CPU time at its first call, on a machine that may be busy.
constexpr std::chrono::seconds kCompilersPatience{180};

class EveryVariant : public testing::DeviceTest, public ::testing::WithParamInterface<std::string> {
 protected:
  /// Shared by all tests, because starting a runner takes longer than measuring most variants.
  static void SetUpTestSuite() {
    WorkbenchOptions options = testOptions();
    options.deadline = kCompilersPatience;
    workbench_ = std::make_unique<Workbench>(options);
  }
  static void TearDownTestSuite() { workbench_.reset(); }

  static inline std::unique_ptr<Workbench> workbench_;
};

TEST_P(EveryVariant, AgreesWithItsHostReferenceAtAwkwardSizesAndSigmas) {
  const Variant& variant = workbench_->catalogue().find(GetParam());
  const Workload& workload = findWorkload(variant.workload);
  const bool usesSigma = !workload.parameters.empty();
  for (const double sigma : usesSigma ? std::vector<double>{0.5, 5, 20} : std::vector<double>{0}) {
    RunPlan plan;
    plan.variants = {GetParam()};
    plan.sizes = usesSigma && sigma != 5 ? kSmallAwkwardSizes : kAwkwardSizes;
    const std::size_t parameters = findWorkload(variant.workload).sizes.size();
    if (parameters != 2) plan.sizes = awkwardSizes(parameters);
    if (variant.isProbe()) plan.sizes = kProbedSizes;
    plan.parameters = {{"sigma", sigma}};
    plan.ceilings = false;
    plan.sampling = briefSampling();
    const auto run = collectRun(*workbench_, plan);
    ASSERT_EQ(run.rows.size(), plan.sizes.size());
    const bool takesSigma = whyRefused(workload, variant, {{"sigma", sigma}}).empty();
    const DeviceDescription& device = run.context.devices.at(0);
    const bool takesDevice = (!variant.needsMatrixUnit || device.hasMatrixUnit) &&
                             (!variant.needsHalf || device.hasHalf) && (!variant.needsDouble || device.hasDouble);
    for (const ResultRow& row : run.rows) {
      // Whatever its status: in charts and tables, another name means another device.
      if (!variant.isHostPeer()) {
        EXPECT_EQ(row.device, run.context.devices.at(0).name);
      }
      if (!takesSigma || !takesDevice) {
        EXPECT_EQ(row.status, Status::Unsupported) << toText(row.size) << ", sigma " << sigma << ": " << row.reason;
        continue;
      }
      if (isElsewhere(row)) continue;
      EXPECT_EQ(row.status, Status::Ok) << toText(row.size) << ", sigma " << sigma << ": " << row.reason << row.log;
      EXPECT_EQ(row.ownError.has_value(), !variant.isProbe());
      EXPECT_GT(row.medianMs, 0);
      EXPECT_EQ(row.pixel, variant.pixel);
      if (variant.isProbe()) continue;
      const double bytesPerPixel =
          compulsoryBytes(workload, row.size, variant.pixel) / static_cast<double>(itemsOf(workload, row.size));
      EXPECT_NEAR(gigabytesPerSecond(row).value(), bytesPerPixel * gigapixelsPerSecond(row).value(), 1e-9);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryVariant, ::testing::ValuesIn(allIds()), [](const auto& parameter) {
  std::string name = parameter.param;
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name;
});

class EveryPyramid : public testing::DeviceTest, public ::testing::WithParamInterface<double> {};

// The first pass depends on the number of samples kept, and on whether rows start at vector boundaries.
TEST_P(EveryPyramid, AgreesWithItsHostReference) {
  Workbench workbench(testOptions());
  RunPlan plan;
  plan.variants = {"blur.pyramid", "blur.pyramid-fine"};
  plan.sizes = {{64, 37}, {300, 389}, {299, 389}};
  plan.parameters = {{"sigma", GetParam()}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  const auto run = collectRun(workbench, plan);
  ASSERT_EQ(run.rows.size(), 2 * plan.sizes.size());
  for (const ResultRow& row : run.rows) {
    EXPECT_EQ(row.status, Status::Ok) << row.variant << ", " << toText(row.size) << ": " << row.reason << row.log;
  }
}

// For every 2nd and every 16th sample; the tests of every variant cover the others.
INSTANTIATE_TEST_SUITE_P(Sigmas, EveryPyramid, ::testing::Values(3.0, 30.0));

class EveryWidthOfVectors : public testing::DeviceTest, public ::testing::WithParamInterface<int> {};

// By default, a kernel uses the vector width of the CPU that the test runs on.
TEST_P(EveryWidthOfVectors, AgreesWithItsHostReference) {
  Workbench workbench(testOptions());
  // One variant for each piece of code that depends on the width, for floats and for bytes.
  for (const char* variant : {"blur.strips", "blur.exact-cosines", "blur.cosines-3", "blur.exact-cosines-8bit",
                              "matmul.panels", "transpose.registers"}) {
    RunPlan plan;
    plan.variants = {variant};
    plan.sizes = plan.variants.front().starts_with("matmul")      ? kAwkwardProducts
                 : plan.variants.front().starts_with("transpose") ? kSizesOfTiles
                                                                  : kSmallAwkwardSizes;
    plan.configuration = {{"LANES", GetParam()}};
    plan.ceilings = false;
    plan.sampling = briefSampling();
    const auto run = collectRun(workbench, plan);
    ASSERT_EQ(run.rows.size(), plan.sizes.size());
    for (const ResultRow& row : run.rows)
      EXPECT_EQ(row.status, Status::Ok) << variant << " at " << toText(row.size) << ": " << row.reason << row.log;
  }
}

INSTANTIATE_TEST_SUITE_P(Floats, EveryWidthOfVectors, ::testing::Values(8, 16));

using WorkShared = testing::DeviceTest;

// On machines with few CPUs, one work-item processes a whole small image; here each work-item has neighbours on all
// sides.
TEST_F(WorkShared, BetweenManyWorkItemsOfAKernelForProcessorsLeavesNoSeams) {
  Workbench workbench(testOptions());
  for (const char* variant : {"blur.strips", "blur.exact-cosines", "blur.cosines-3"}) {
    RunPlan plan;
    plan.variants = {variant};
    plan.sizes = {{592, 1200}, {600, 1201}};
    plan.configuration = {{"STRIP", 256}, {"ROWS", variant == std::string_view("blur.strips") ? 512 : 256}};
    plan.ceilings = false;
    plan.sampling = briefSampling();
    const auto run = collectRun(workbench, plan);
    ASSERT_EQ(run.rows.size(), plan.sizes.size());
    for (const ResultRow& row : run.rows)
      EXPECT_EQ(row.status, Status::Ok) << variant << " at " << toText(row.size) << ": " << row.reason << row.log;
  }
}

bool asksForLargestGroups(const Variant& variant) {
  return std::ranges::any_of(variant.passes, [](const Pass& pass) {
    return std::ranges::any_of(
        pass.local, [](const std::string& extent) { return extent.find("largestGroup") != std::string::npos; });
  });
}

class LargestGroups : public testing::DeviceTest, public ::testing::WithParamInterface<std::size_t> {};

TEST_P(LargestGroups, OfADeviceAreNotExceededAndLeaveResultsRight) {
  std::vector<std::string> notes;
  ListedDevice device = listOpenClDevices(notes).front();
  device.description.maxWorkGroupSize = GetParam();
  DeviceSession session(device);
  const Catalogue catalogue;
  int measured = 0;
  for (const Variant& variant : catalogue.variants()) {
    if (!asksForLargestGroups(variant)) continue;
    for (const Size size : {Size{64, 37}, Size{515, 389}, Size{515, 392}, Size{516, 392}}) {
      MeasureJob job;
      job.variant = variant;
      job.size = size;
      job.sampling = briefSampling();
      const ResultRow row = measure(&session, job, [](const JobEvent&) {}, {}).value();
      EXPECT_EQ(row.status, Status::Ok) << variant.id << " at " << toText(size) << ": " << row.reason << row.log;
      ++measured;
    }
  }
  EXPECT_GT(measured, 0);
}

// The last value is not a power of two.
INSTANTIATE_TEST_SUITE_P(WorkItems, LargestGroups, ::testing::Values(64, 128, 256, 384));

using Tiles = testing::DeviceTest;

TEST_F(Tiles, OfTheTransposeForGpusAreRightInEveryShape) {
  Workbench workbench(testOptions());
  for (const int across : {64, 128}) {
    for (const int items : {256, 512}) {
      for (const int deep : {1, 2}) {
        RunPlan plan;
        plan.variants = {"transpose.aligned"};
        plan.sizes = {{131, 136}, {132, 136}, {131, 139}, {257, 129}};
        plan.configuration = {{"ACROSS", across}, {"ITEMS", items}, {"DEEP", deep}};
        plan.ceilings = false;
        plan.sampling = briefSampling();
        const auto run = collectRun(workbench, plan);
        ASSERT_EQ(run.rows.size(), plan.sizes.size());
        for (const ResultRow& row : run.rows)
          EXPECT_EQ(row.status, Status::Ok)
              << across << ", " << items << ", " << deep << " at " << toText(row.size) << ": " << row.reason << row.log;
      }
    }
  }
}

using BlurError = testing::DeviceTest;

TEST_F(BlurError, TellsTheKernelsOwnErrorApartFromItsMethodsDistanceToTheGaussian) {
  Workbench workbench(testOptions());
  RunPlan plan;
  plan.variants = {"blur.separable", "blur.recursive"};
  plan.sizes = {{256, 200}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  for (const ResultRow& row : collectRun(workbench, plan).rows) {
    ASSERT_TRUE(row.error && row.ownError) << row.reason;
    EXPECT_GT(row.error->maxAbs, 2 * row.ownError->maxAbs) << row.variant;
    EXPECT_LT(row.error->maxAbs, 2e-2) << row.variant;
    EXPECT_GT(row.error->psnrDb, 50) << row.variant;
  }
}

}  // namespace
}  // namespace headroom
