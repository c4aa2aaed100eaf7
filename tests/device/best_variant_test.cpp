// The best variant on a real device: found, stored, used; and whether variants are as accurate as their files say.
#include "headroom/choice.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "../unit/test_folder.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "system/random_numbers.hpp"
#include "workbench/choice/measured_times.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collect;
using testing::collectRun;
using ::testing::HasSubstr;
using testing::testOptions;

Image bytesOf(const Image& grey) {
  std::vector<std::byte> bytes;
  for (std::size_t i = 0; i < grey.bytes().size(); i += sizeof(float)) {
    float pixel = 0;
    std::memcpy(&pixel, grey.bytes().data() + i, sizeof pixel);
    bytes.push_back(static_cast<std::byte>(std::lround(pixel * 255)));
  }
  return {grey.size(), 1, Depth::U8, bytes};
}

Image greyOf(ImageSize size, const std::vector<float>& pixels) {
  std::vector<std::byte> bytes(pixels.size() * sizeof(float));
  std::memcpy(bytes.data(), pixels.data(), bytes.size());
  return {size, 1, Depth::F32, bytes};
}

/// The hardest parts of photos: a quarter of random pixels; vertical, horizontal and diagonal edges; lines of several
/// widths; single pixels; black and white that meet at the border.
Image hardPicture() {
  constexpr ImageSize kSize{601, 403};
  std::vector<float> pixels;
  for (int y = 0; y < kSize.height; ++y) {
    for (int x = 0; x < kSize.width; ++x) {
      float value = 0;
      if (x < 300 && y < 200) {
        value = randomPixel(7, static_cast<std::size_t>(y) * 300 + static_cast<std::size_t>(x));
      } else if (x >= 300 && y < 200) {
        value = (x >= 450) != (y >= 100) ? 1.0F : 0.0F;
      } else if (x < 300) {
        value = x % 60 < 1 + x / 60 * 4 ? 1.0F : 0.0F;
      } else {
        const bool isDot = x % 40 == 0 && y % 40 == 0;
        value = isDot || 2 * y + x > 1060 ? 1.0F : 0.0F;
      }
      pixels.push_back(value);
    }
  }
  return greyOf(kSize, pixels);
}

/// Exact variants are covered by the tests of every variant's own error. Those that need a matrix unit have their own
/// test.
std::vector<std::string> approximateBlurIds() {
  std::vector<std::string> ids;
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) {
    const bool isApproximate = variant.workload == kPhotoWorkload && !variant.error.empty();
    if (isApproximate && !variant.needsMatrixUnit) ids.push_back(variant.id);
  }
  return ids;
}

class EveryApproximateBlur : public testing::DeviceTest, public ::testing::WithParamInterface<std::string> {
 protected:
  static void SetUpTestSuite() { workbench_ = std::make_unique<Workbench>(testOptions()); }
  static void TearDownTestSuite() { workbench_.reset(); }

  static inline std::unique_ptr<Workbench> workbench_;  ///< shared by all tests
};

TEST_P(EveryApproximateBlur, IsAsExactOverItsSigmasAsItsFileSays) {
  const Variant& variant = workbench_->catalogue().find(GetParam());
  const Workload& workload = findWorkload(variant.workload);
  // References for a sigma above 30 are slow.
  const double smallest = validRange(*findParameter(workload, "sigma"), variant).smallest;
  const double largest = std::min(validRange(*findParameter(workload, "sigma"), variant).largest, 30.0);
  const bool isOfBytes = variant.pixel.element == Element::UChar;
  const Image picture = isOfBytes ? bytesOf(hardPicture()) : hardPicture();
  for (const double sigma : {smallest, std::clamp(5.0, smallest, largest), (smallest + largest) / 2}) {
    const auto run = collect([&](EventSink sink) {
      ImagePlan plan;
      plan.variant = GetParam();
      plan.parameters = {{"sigma", sigma}};
      plan.image = picture;
      plan.validate = true;
      return workbench_->process(std::move(plan), std::move(sink));
    });
    ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
    ASSERT_TRUE(run.rows[0].error && run.rows[0].ownError);
    const bool isFilter = findReference(workload, variant.reference).fidelity != Fidelity::Approximation;
    const ErrorFigures& error = isFilter ? *run.rows[0].ownError : *run.rows[0].error;
    const double rounding = isOfBytes ? 0.5 / 255 : 0;
    EXPECT_LE(error.maxAbs, *statedError(variant, {{"sigma", sigma}}) + rounding) << "sigma " << sigma;
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryApproximateBlur, ::testing::ValuesIn(approximateBlurIds()),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
                           return name;
                         });

class BestVariantOnADevice : public testing::DeviceTest {
 protected:
  [[nodiscard]] WorkbenchOptions options() const {
    WorkbenchOptions options = testOptions();
    options.tuningFolder = folder_ / "tuning";
    return options;
  }
  testing::Collected rank(Workbench& workbench, bool mayMeasure, double sigma = 2) {
    ChoicePlan plan;
    plan.size = {320, 200};
    plan.parameters = {{"sigma", sigma}};
    if (!mayMeasure) plan.trialSeconds = 0;
    return collect([&](EventSink sink) { return workbench.rank(plan, std::move(sink)); });
  }
  static testing::Collected blur(Workbench& workbench, const Image& photo, Allowance allowance) {
    ImagePlan plan;
    plan.parameters = {{"sigma", 2}};
    plan.image = photo;
    plan.allowance = allowance;
    plan.validate = true;
    return collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
  }
  static bool hasMeasured(const testing::Collected& run) {
    return std::any_of(run.progress.begin(), run.progress.end(), [](const Progress& progress) {
      return progress.activity.find("finding the fastest") != std::string::npos;
    });
  }

  TestFolder folder_;
};

TEST_F(BestVariantOnADevice, IsMeasuredOnceAndKnownToTheNextProgram) {
  std::size_t timesMeasured = 0;
  // If builds are slow, a choice needs several attempts.
  for (testing::Collected run; timesMeasured < 60; ++timesMeasured) {
    Workbench workbench(options());
    run = rank(workbench, true);
    ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    ASSERT_TRUE(run.ranking.has_value());
    if (!hasMeasured(run)) break;
  }
  EXPECT_GE(timesMeasured, 1U);
  EXPECT_LT(timesMeasured, 60U) << "never done";
  Workbench workbench(options());
  const auto known = rank(workbench, false);
  ASSERT_TRUE(known.ranking.has_value());
  const Candidate& chosen = headroom::chosen(*known.ranking);
  EXPECT_TRUE(chosen.knowledge == Knowledge::There);
  for (const Candidate& candidate : known.ranking->candidates) {
    if (candidate.isWithin && candidate.knowledge == Knowledge::There) {
      EXPECT_LE(chosen.ms, candidate.ms) << candidate.variant;
    }
  }
  EXPECT_THAT(toSentence(*known.ranking), HasSubstr(chosen.variant + ": fastest of "));
}

TEST_F(BestVariantOnADevice, IsLearnedFromRuns) {
  Workbench workbench(options());
  RunPlan plan;
  plan.variants = {"blur.separable", "blur.local"};
  plan.sizes = {{300, 200}};
  plan.parameters = {{"sigma", 2}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  testing::Collected run;
  std::set<std::string> learnt;
  bool areBothLearnt = false;
  // Rows that were marked because of other programs are not learnt.
  for (int attempt = 0; attempt < 10 && !areBothLearnt; ++attempt) {
    run = collectRun(workbench, plan);
    ASSERT_EQ(run.rows.size(), 2U);
    for (const ResultRow& row : run.rows) {
      ASSERT_TRUE(isValid(row)) << row.reason;
      if (isWorthKeeping(row)) learnt.insert(row.variant);
    }
    areBothLearnt = std::ranges::all_of(run.rows, isWorthKeeping);
  }
  const auto known = rank(workbench, false);
  ASSERT_TRUE(known.ranking.has_value());
  for (const Candidate& candidate : known.ranking->candidates)
    EXPECT_EQ(candidate.knowledge == Knowledge::There, learnt.contains(candidate.variant)) << candidate.variant;
  if (!areBothLearnt) return;
  const bool isSeparable = run.rows[0].medianMs <= run.rows[1].medianMs;
  EXPECT_EQ(headroom::chosen(*known.ranking).variant, run.rows[isSeparable ? 0 : 1].variant);
  EXPECT_THAT(toSentence(*known.ranking), HasSubstr("fastest of 2"));
}

TEST_F(BestVariantOnADevice, BlursAPhotoWhereNoVariantIsNamed) {
  Workbench workbench(options());
  const Image photo = hardPicture();
  for (const Allowance allowance : {Allowance::Exact, Allowance::VisuallyExact, Allowance::Fast}) {
    const auto run = blur(workbench, photo, allowance);
    ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    ASSERT_EQ(run.rows.size(), 1U);
    const Variant& used = workbench.catalogue().find(run.rows[0].variant);
    EXPECT_TRUE(isWithin(used, {{"sigma", 2}}, allowance)) << used.id;
    EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
    EXPECT_THAT(run.choice, HasSubstr(used.id));
    EXPECT_GT(run.times.kernelsMs, 0);
    EXPECT_GT(run.times.checkMs, 0);
  }
}

TEST_F(BestVariantOnADevice, IsFoundAmongKernelsThatCrashAndMiscalculate) {
  WorkbenchOptions broken = options();
  broken.kernelFolders = {HEADROOM_BROKEN_KERNELS};
  broken.deadline = std::chrono::seconds(3);  // one of the kernels never ends
  Workbench workbench(broken);
  // Repeats until nothing is left to try: an untried variant could still be chosen, and could be wrong.
  while (hasMeasured(rank(workbench, true))) continue;
  const auto run = blur(workbench, hardPicture(), Allowance::Exact);
  ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_EQ(run.rows.at(0).status, Status::Ok) << run.rows[0].variant << ": " << run.rows[0].reason;
}

TEST_F(BestVariantOnADevice, GivesWayToTheNextOneWhenItFails) {
  const std::filesystem::path kernels = folder_ / "kernels";
  std::filesystem::create_directories(kernels / "blur");
  std::filesystem::copy_file(std::filesystem::path(HEADROOM_BROKEN_KERNELS) / "blur" / "syntax_error.cl",
                             kernels / "blur" / "syntax_error.cl");
  WorkbenchOptions broken = options();
  broken.kernelFolders = {kernels};
  Workbench workbench(broken);
  ImagePlan plan;
  plan.parameters = {{"sigma", 2}};
  plan.image = hardPicture();
  plan.isMoving = true;  // no trials before
  for (const bool isFirst : {true, false}) {
    const auto run = collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    const bool hasFailed = std::any_of(run.notes.begin(), run.notes.end(), [](const std::string& note) {
      return note.find("blur.syntax_error could not blur") != std::string::npos;
    });
    EXPECT_EQ(hasFailed, isFirst) << "it costs no operations, by its file, and is not tried twice";
  }
}

TEST_F(BestVariantOnADevice, IsNotMeasuredForWhileSigmaMoves) {
  Workbench workbench(options());
  ImagePlan plan;
  plan.parameters = {{"sigma", 3}};
  plan.image = hardPicture();
  plan.isMoving = true;
  const auto run = collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
  ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_FALSE(hasMeasured(run));
  EXPECT_FALSE(run.rows.at(0).error.has_value());
}

TEST_F(BestVariantOnADevice, SampleOfAPhotoTellsAnErrorThatTheWholeOneConfirms) {
  Workbench workbench(testOptions());
  constexpr ImageSize kLarge{1400, 900};
  std::vector<float> pixels(static_cast<std::size_t>(kLarge.pixels()));
  for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = randomPixel(5, i);
  ImagePlan plan;
  plan.variant = "blur.separable";
  plan.parameters = {{"sigma", 5}};
  plan.image = greyOf(kLarge, pixels);
  plan.checkSample = true;
  const auto sampled = collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
  plan.checkSample = false;
  plan.validate = true;
  const auto whole = collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
  ASSERT_TRUE(sampled.rows.at(0).error && whole.rows.at(0).error);
  EXPECT_LE(sampled.rows[0].error->maxAbs, whole.rows[0].error->maxAbs);
  EXPECT_GT(sampled.rows[0].error->maxAbs, whole.rows[0].error->maxAbs / 3);
  EXPECT_NEAR(sampled.rows[0].error->rms, whole.rows[0].error->rms, whole.rows[0].error->rms / 3);
  EXPECT_FALSE(sampled.rows[0].ownError.has_value());
}

}  // namespace
}  // namespace headroom
