#include "headroom/choice.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "test_folder.hpp"
#include "text/sha256.hpp"
#include "whole_values.hpp"
#include "workbench/choice/next_trial.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;

constexpr ImageSize kPhotoSize{4000, 4000};
constexpr double kSigma = 5;

/// Times as stored by runs on the device, and the resulting choice.
class BestVariant : public ::testing::Test {
 protected:
  MeasuredTime time(const std::string& id, double ms, ImageSize size = kPhotoSize, double sigma = kSigma) const {
    const Variant& variant = catalogue_.find(id);
    ResultRow row;
    row.device = device_.name;
    row.driver = device_.driverVersion;
    row.variant = id;
    row.size = size;
    row.parameters = {{"sigma", sigma}};
    row.configuration = toText(configurationOf(variant));
    row.medianMs = ms;
    return measuredTimeOf(device_.machine.name, row, variant);
  }
  void know(const std::string& id, double ms, ImageSize size = kPhotoSize, double sigma = kSigma) {
    times_.push_back(time(id, ms, size, sigma));
  }
  [[nodiscard]] Ranking rank() const { return rankVariants(plan_, catalogue_, device_, times_, {}); }
  [[nodiscard]] std::string chosen() const { return headroom::chosen(rank()).variant; }
  [[nodiscard]] Candidate candidate(const std::string& id) const {
    const Ranking ranking = rank();
    const auto found = std::find_if(ranking.candidates.begin(), ranking.candidates.end(),
                                    [&id](const Candidate& each) { return each.variant == id; });
    return found == ranking.candidates.end() ? Candidate{} : *found;
  }

  Catalogue catalogue_;
  DeviceDescription device_ = someDevice();
  ChoicePlan plan_{"", kPhotoSize, {{"sigma", kSigma}}, 1, Allowance::VisuallyExact, 0, false, false};
  std::vector<MeasuredTime> times_;
};

TEST_F(BestVariant, IsTheFastestOfThoseThatWereMeasuredAndAreExactEnough) {
  constexpr double kSigmaOfAnError = 55;  // at this sigma the pyramid is accurate enough for the level "fast" only
  ASSERT_TRUE(isWithin(catalogue_.find("blur.pyramid"), {{"sigma", kSigmaOfAnError}}, Allowance::Fast));
  ASSERT_FALSE(isWithin(catalogue_.find("blur.pyramid"), {{"sigma", kSigmaOfAnError}}, Allowance::VisuallyExact));
  plan_.parameters = {{"sigma", kSigmaOfAnError}};
  device_.localMemoryBytes = 1 << 20;  // enough for local's tiles at this sigma
  know("blur.separable", 3, kPhotoSize, kSigmaOfAnError);
  know("blur.local", 2, kPhotoSize, kSigmaOfAnError);
  know("blur.pyramid", 0.5, kPhotoSize, kSigmaOfAnError);
  EXPECT_EQ(chosen(), "blur.local");
  know("blur.separable", 1.5, kPhotoSize, kSigmaOfAnError);
  EXPECT_EQ(chosen(), "blur.separable") << "the newest time counts";
  plan_.allowance = Allowance::Fast;
  EXPECT_EQ(chosen(), "blur.pyramid");
}

TEST_F(BestVariant, WorksOnBytesOnlyWhereThePictureIsOfBytes) {
  know("blur.decimated", 2);
  know("blur.decimated-8bit", 1);
  EXPECT_EQ(chosen(), "blur.decimated");
  plan_.isOfBytes = true;
  EXPECT_EQ(chosen(), "blur.decimated-8bit");
}

TEST_F(BestVariant, WorksOnAMatrixUnitOnlyWhereTheDeviceHasOne) {
  know("blur.streamed", 2);
  know("blur.toeplitz", 1);
  device_.hasMatrixUnit = false;
  EXPECT_EQ(chosen(), "blur.streamed");
  device_.hasMatrixUnit = true;
  EXPECT_EQ(chosen(), "blur.toeplitz");
}

TEST_F(BestVariant, IsNoneThatNeedsMoreLocalMemoryThanTheDeviceHas) {
  know("blur.separable", 3);
  know("blur.local", 2);
  EXPECT_EQ(chosen(), "blur.local");
  device_.localMemoryBytes = 64;
  EXPECT_EQ(chosen(), "blur.separable");
}

TEST_F(BestVariant, TriesAMatrixUnitFirstOfTheExactOnes) {
  plan_.allowance = Allowance::Exact;
  device_.type = DeviceType::Gpu;
  device_.hasMatrixUnit = true;
  EXPECT_EQ(chosen(), "blur.toeplitz");
  device_.hasMatrixUnit = false;
  EXPECT_NE(chosen(), "blur.toeplitz");
}

TEST_F(BestVariant, OfTheExactOnesIsNeverAnApproximationHoweverFast) {
  for (const Variant& variant : catalogue_.variants()) {
    const bool isKernel = variant.workload == kPhotoWorkload && variant.kind == VariantKind::Kernel;
    if (isKernel && !isExact(variant) && whyRefused(findWorkload("blur"), variant, {{"sigma", kSigma}}).empty())
      know(variant.id, 0.001);
  }
  ASSERT_GT(times_.size(), 5U);
  know("blur.separable", 100);
  plan_.allowance = Allowance::Exact;
  EXPECT_EQ(chosen(), "blur.separable");
  times_.pop_back();
  EXPECT_TRUE(isExact(catalogue_.find(chosen()))) << "nor where nothing exact was measured";
}

TEST_F(BestVariant, IsNeverSlowerThanTheSeparableOneWhereBothWereMeasured) {
  const std::vector<std::string> ids{"blur.local", "blur.outputs4", "blur.fused", "blur.streamed"};
  for (const double ms : {0.5, 1.0, 1.5}) {
    times_.clear();
    know("blur.separable", 1);
    for (const std::string& id : ids) know(id, ms);
    const Ranking ranking = rank();
    EXPECT_LE(headroom::chosen(ranking).ms.value_or(1e9), 1) << headroom::chosen(ranking).variant;
    EXPECT_TRUE(headroom::chosen(ranking).knowledge == Knowledge::There);
  }
}

TEST_F(BestVariant, PassesOverTimesOfAnotherSourceOrConfiguration) {
  know("blur.separable", 3);
  MeasuredTime changed = time("blur.local", 1);
  changed.sha256 = toHex(sha256({"another source"}));
  times_.push_back(changed);
  EXPECT_EQ(chosen(), "blur.separable");
  MeasuredTime other = time("blur.local", 1);
  other.configuration = "ROW_X=1";
  times_.push_back(other);
  EXPECT_EQ(chosen(), "blur.separable");
  know("blur.local", 1);
  EXPECT_EQ(chosen(), "blur.local");
}

TEST_F(BestVariant, HasTheConfigurationThatTuningFoundAndItsTime) {
  const Variant& variant = catalogue_.find("blur.separable");
  const Configuration best{{"LOCAL_X", 256}, {"LOCAL_Y", 1}};
  know("blur.local", 2);
  MeasuredTime tuned = time("blur.separable", 1);
  tuned.configuration = toText(best);
  times_.push_back(tuned);
  EXPECT_EQ(chosen(), "blur.local") << "its defaults were not measured";
  const Ranking ranking =
      rankVariants(plan_, catalogue_, device_, times_,
                   [&](const Variant& asked, const DeviceDescription&, Size, const ParameterValues&) {
                     return asked.id == variant.id ? std::optional(best) : std::nullopt;
                   });
  EXPECT_EQ(headroom::chosen(ranking).variant, variant.id);
  EXPECT_EQ(headroom::chosen(ranking).configuration, best);
}

TEST_F(BestVariant, IsReckonedFromTheNearestSizeAndSigmaWhereItsOwnAreNotKnown) {
  know("blur.separable", 1, {1000, 1000});
  know("blur.local", 0.5, {1000, 1000});
  know("blur.local", 0.3, {200, 200});
  EXPECT_EQ(chosen(), "blur.local");
  const Candidate reckoned = candidate("blur.local");
  EXPECT_EQ(reckoned.knowledge, Knowledge::Far);
  EXPECT_EQ(reckoned.by->size, (ImageSize{1000, 1000}));
  EXPECT_NEAR(*reckoned.ms, 8, 1) << "sixteen times the pixels";
  know("blur.separable", 3);
  EXPECT_EQ(chosen(), "blur.separable") << "what was measured at this size comes first";
}

TEST_F(BestVariant, CostsALaunchForEveryChannelUnlessItTakesFourAtOnce) {
  know("blur.separable", 1);
  know("blur.colour4", 2.5);
  EXPECT_EQ(chosen(), "blur.separable");
  plan_.channels = 3;
  EXPECT_EQ(chosen(), "blur.colour4");
  EXPECT_EQ(candidate("blur.separable").ms, 3);
  EXPECT_EQ(candidate("blur.colour4").ms, 2.5);
}

TEST_F(BestVariant, WhileSigmaMovesHasAProgramForEverySigma) {
  know("blur.separable", 3);
  know("blur.streamed", 1);
  EXPECT_EQ(chosen(), "blur.streamed");
  plan_.isMoving = true;
  EXPECT_EQ(chosen(), "blur.separable");
}

TEST_F(BestVariant, IsNoneThatFailedOrDoesNotTakeTheSigma) {
  know("blur.separable", 3);
  MeasuredTime failed = time("blur.local", 0, {512, 256});
  failed.ms = 0;
  failed.failure = "The device has too little local memory.";
  times_.push_back(failed);
  EXPECT_EQ(chosen(), "blur.separable");
  EXPECT_EQ(candidate("blur.local").failure, failed.failure);
  plan_.parameters = {{"sigma", 40}};
  EXPECT_EQ(candidate("blur.recursive").variant, "") << "made for sigma up to 30";
  EXPECT_THROW(static_cast<void>(headroom::chosen(Ranking{plan_, "Name", {}})), UsageError);
}

TEST_F(BestVariant, IsToldInOneSentence) {
  EXPECT_THAT(toSentence(rank()), HasSubstr("none was measured yet"));
  know("blur.separable", 3);
  EXPECT_THAT(toSentence(rank()), HasSubstr("the only one measured"));
  know("blur.local", 2);
  times_.back().measuredAt = "2026-11-21T08:00:00Z";
  EXPECT_EQ(toSentence(rank()),
            "blur.local: fastest of 2 that are exact or within 0.001 on Name at 4000 x 4000, sigma 5, measured "
            "2026-11-21.");
  plan_.allowance = Allowance::Exact;
  EXPECT_THAT(toSentence(rank()), HasSubstr("fastest of 2 that are exact on Name"));
  EXPECT_THAT(toTextTable(rank()), HasSubstr("*  blur.local"));
}

/// Returns the trials until the choice is made, if every candidate takes `ms` for its model's cost.
std::vector<NextTrial> trialsOf(const ChoicePlan& plan, const Catalogue& catalogue, const DeviceDescription& device) {
  std::vector<MeasuredTime> times;
  std::vector<NextTrial> trials;
  while (trials.size() < 100) {
    const Ranking ranking = rankVariants(plan, catalogue, device, times, {});
    const auto trial = nextTrial(ranking, catalogue, device);
    if (!trial) break;
    trials.push_back(*trial);
    const Variant& variant = catalogue.find(trial->variant);
    ResultRow row;
    row.device = device.name;
    row.driver = device.driverVersion;
    row.variant = variant.id;
    row.size = trial->size;
    row.parameters = plan.parameters;
    row.configuration = toText(configurationOf(variant));
    row.medianMs =
        1e-9 * static_cast<double>(trial->size.pixels()) * modelCost(variant, device, trial->size, plan.parameters);
    times.push_back(measuredTimeOf(device.machine.name, row, variant));
  }
  return trials;
}

TEST_F(BestVariant, IsLookedForAmongLikelyOnesOnlyEachFirstOnASmallPicture) {
  plan_.allowance = Allowance::Exact;  // many of those have similar costs
  const std::vector<NextTrial> trials = trialsOf(plan_, catalogue_, device_);
  ASSERT_GT(trials.size(), 3U);
  ASSERT_LT(trials.size(), 60U) << "it came to an end";
  std::vector<std::string> first;
  for (const NextTrial& trial : trials) {
    EXPECT_NE(trial.variant, "blur.conv2d") << "15 times the operations of the separable one can't win";
    EXPECT_TRUE(isWithin(catalogue_.find(trial.variant), {{"sigma", kSigma}}, plan_.allowance)) << trial.variant;
    const bool isKnown = std::find(first.begin(), first.end(), trial.variant) != first.end();
    EXPECT_EQ(trial.isFirst, !isKnown) << trial.variant;
    if (trial.isFirst) {
      EXPECT_LT(trial.size.pixels(), kPhotoSize.pixels() / 50);
      first.push_back(trial.variant);
    } else {
      EXPECT_EQ(trial.size, kPhotoSize) << trial.variant;
      EXPECT_GT(trial.launchMs, 0) << "or it would be launched a thousand times to take some time";
    }
  }
  EXPECT_NE(std::find(first.begin(), first.end(), "blur.separable"), first.end());
}

TEST_F(BestVariant, IsMeasuredWhereItMattersAsSoonAsItIsKnownToBeRight) {
  const std::vector<NextTrial> trials = trialsOf(plan_, catalogue_, device_);
  ASSERT_GT(trials.size(), 2U);
  EXPECT_TRUE(trials[0].isFirst);
  EXPECT_EQ(trials[1].variant, trials[0].variant);
  EXPECT_EQ(trials[1].size, kPhotoSize);
}

TEST_F(BestVariant, IsNotMissedForTheTimeThatALaunchTakesOnASmallPicture) {
  know("blur.separable", 0.066);
  // Measured on an H200: 323 GP/s at 16 MP, but launch overhead dominates for a small image.
  know("blur.local", 0.009, {512, 256});
  ASSERT_GT(candidate("blur.local").ms, 0.132) << "reckoned to be far slower";
  const auto trial = nextTrial(rank(), catalogue_, device_);
  ASSERT_TRUE(trial.has_value());
  EXPECT_EQ(trial->variant, "blur.local");
  EXPECT_EQ(trial->size, kPhotoSize);
}

TEST_F(BestVariant, IsNotGivenUpForWhatAFarSmallerPicturePromises) {
  know("blur.separable", 3);
  know("blur.local", 0.7, {2100, 2100});
  know("blur.streamed", 1e-5, {512, 256});
  EXPECT_EQ(candidate("blur.local").knowledge, Knowledge::Near);
  EXPECT_EQ(candidate("blur.streamed").knowledge, Knowledge::Far);
  EXPECT_EQ(chosen(), "blur.separable");
  const auto trial = nextTrial(rank(), catalogue_, device_, true);
  ASSERT_TRUE(trial.has_value());
  EXPECT_EQ(trial->variant, "blur.local") << "what is known from near can be the fastest still";
  times_.erase(times_.begin());
  EXPECT_EQ(chosen(), "blur.local") << "and is chosen before it";
}

TEST_F(BestVariant, OfALargePictureIsLookedForOnASmallerOneWhoseRowsBeginAlike) {
  plan_.size = {20000, 12001};
  const ImageSize revealing = revealingSize(plan_.size);
  EXPECT_NEAR(static_cast<double>(revealing.pixels()), 1 << 24, 0.05 * (1 << 24));
  EXPECT_EQ(revealing.width % 64, plan_.size.width % 64);
  EXPECT_EQ(revealingSize(kPhotoSize), kPhotoSize);
  const std::vector<NextTrial> trials = trialsOf(plan_, catalogue_, device_);
  ASSERT_GT(trials.size(), 3U);
  EXPECT_EQ(trials[1].size, revealing);
  EXPECT_EQ(trials.back().size, plan_.size);
  EXPECT_LT(trials[1].launchMs, trials.back().launchMs);
}

TEST_F(BestVariant, WhereRowsBeginOtherwiseIsMeasuredAnew) {
  know("blur.separable", 1, {4000, 4000});
  plan_.size = {4001, 4000};
  EXPECT_EQ(candidate("blur.separable").knowledge, Knowledge::Far);
  know("blur.separable", 2, {4003, 4000});
  EXPECT_EQ(candidate("blur.separable").knowledge, Knowledge::There);
  know("blur.separable", 1, {4000, 4000});
  EXPECT_EQ(candidate("blur.separable").by->ms, 2) << "the newest time is of other rows";
  plan_.size = {4004, 4000};
  EXPECT_EQ(candidate("blur.separable").by->ms, 1);
}

TEST_F(BestVariant, IsNotLookedForAgainWhereItIsKnown) {
  for (const Variant& variant : catalogue_.variants()) {
    if (variant.workload == kPhotoWorkload && variant.kind == VariantKind::Kernel) know(variant.id, 1);
  }
  EXPECT_FALSE(nextTrial(rank(), catalogue_, device_).has_value());
  plan_.parameters = {{"sigma", 5.5}};
  EXPECT_FALSE(nextTrial(rank(), catalogue_, device_).has_value()) << "about the same sigma";
}

TEST(Allowances, HaveNamesThatAPersonTypes) {
  for (const Allowance allowance : {Allowance::Exact, Allowance::VisuallyExact, Allowance::Fast}) {
    EXPECT_EQ(allowanceFromText(toText(allowance)), allowance);
  }
  EXPECT_THAT(sentenceOf<UsageError>([] { allowanceFromText("precise"); }),
              ::testing::AllOf(HasSubstr("\"precise\""), HasSubstr("visually-exact")));
}

TEST(Allowances, LetInWhatIsExactAndWhatStatesASmallEnoughError) {
  const Catalogue catalogue;
  Variant variant = catalogue.find("blur.separable");
  EXPECT_TRUE(isWithin(variant, {{"sigma", 5}}, Allowance::Exact));
  variant.reference = "deriche";
  EXPECT_FALSE(isWithin(variant, {{"sigma", 5}}, Allowance::Fast)) << "nobody said how good it is";
  variant.error = "2e-4 * sigma";
  EXPECT_TRUE(isWithin(variant, {{"sigma", 5}}, Allowance::VisuallyExact));
  EXPECT_FALSE(isWithin(variant, {{"sigma", 5.1}}, Allowance::VisuallyExact));
  EXPECT_TRUE(isWithin(variant, {{"sigma", 20}}, Allowance::Fast));
  EXPECT_FALSE(isWithin(variant, {{"sigma", 41}}, Allowance::Fast));
  EXPECT_FALSE(isWithin(variant, {{"sigma", 1}}, Allowance::Exact));
  variant.reference = "truncated-gaussian";
  EXPECT_FALSE(isExact(variant)) << "its file says that it is not";
}

TEST(Allowances, EveryBuiltInBlurOfFloatsIsExactOrStatesItsError) {
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.workload != kPhotoWorkload || variant.kind != VariantKind::Kernel) continue;
    if (variant.pixel.element != Element::Float) continue;  // never chosen, because their results are rounded
    EXPECT_NE(isExact(variant), !variant.error.empty()) << variant.id;
  }
}

class KeptTimes : public BestVariant {
 protected:
  TestFolder folder_;
  std::filesystem::path file_ = measuredTimesFile(folder_ / "tuning");
};

TEST_F(KeptTimes, AreThereForTheNextProgram) {
  const std::vector<MeasuredTime> times{time("blur.separable", 3), time("blur.local", 2)};
  MeasuredTimes(file_).keep(times);
  EXPECT_EQ(MeasuredTimes(file_).of(device_), times);
  MeasuredTimes(file_).keep({time("blur.separable", 4)});
  EXPECT_EQ(MeasuredTimes(file_).of(device_).size(), 2U) << "a later one replaces the earlier";
}

TEST_F(KeptTimes, OfRowsThatBeginOtherwiseAreKeptBesideEachOther) {
  MeasuredTimes(file_).keep({time("blur.separable", 3, {4000, 4000})});
  MeasuredTimes(file_).keep({time("blur.separable", 4, {4001, 4000})});
  EXPECT_EQ(MeasuredTimes(file_).of(device_).size(), 2U);
}

TEST_F(KeptTimes, AreSeenWhenAnotherProgramAddsThem) {
  MeasuredTimes times(file_);
  EXPECT_TRUE(times.of(device_).empty());
  MeasuredTimes(file_).keep({time("blur.separable", 3)});
  EXPECT_EQ(times.of(device_).size(), 1U);
}

TEST_F(KeptTimes, OfAnotherDriverOrSourceAreDroppedWhenNewOnesCome) {
  MeasuredTime old = time("blur.local", 2);
  old.sha256 = "of an earlier source";
  MeasuredTimes(file_).keep({old, time("blur.separable", 3)});
  MeasuredTimes(file_).keep({time("blur.local", 1)});
  EXPECT_EQ(MeasuredTimes(file_).of(device_).size(), 2U);
  device_.driverVersion = "another";
  EXPECT_TRUE(MeasuredTimes(file_).of(device_).empty());
  MeasuredTimes(file_).keep({time("blur.local", 1)});
  device_.driverVersion = someDevice().driverVersion;
  EXPECT_TRUE(MeasuredTimes(file_).of(device_).empty()) << "dropped is gone";
}

TEST_F(KeptTimes, OfTheSameDeviceInAnotherMachineAreKeptBesideEachOther) {
  MeasuredTimes(file_).keep({time("blur.separable", 3)});
  device_.machine.name = "gpu8";
  EXPECT_TRUE(MeasuredTimes(file_).of(device_).empty());
  MeasuredTimes(file_).keep({time("blur.separable", 1), time("blur.local", 1)});
  EXPECT_EQ(MeasuredTimes(file_).of(device_).size(), 2U);
  device_.machine = someDevice().machine;
  EXPECT_EQ(MeasuredTimes(file_).of(device_).size(), 1U);
}

TEST_F(KeptTimes, WithoutAFileAreKnownAllTheSame) {
  MeasuredTimes times{{}};
  times.keep({time("blur.separable", 3)});
  EXPECT_EQ(times.of(device_).size(), 1U);
}

TEST_F(KeptTimes, ThatAreDamagedAreToldOfAndPassedOver) {
  MeasuredTimes(file_).keep({time("blur.separable", 3)});
  std::string content = readFile(file_);
  content.insert(content.find('[') + 1, R"({"host": 7},)");
  writeFile(file_, content);
  std::string note;
  EXPECT_EQ(MeasuredTimes(file_).of(device_, &note).size(), 1U);
  EXPECT_THAT(note, ::testing::AllOf(HasSubstr(file_.string()), HasSubstr("damaged")));
}

TEST_F(KeptTimes, OfANewerHeadroomAreLeftAlone) {
  const std::string newer = R"({"format_version": 2, "times": "in its way"})";
  std::filesystem::create_directories(file_.parent_path());
  writeFile(file_, newer);
  std::string note;
  EXPECT_EQ(MeasuredTimes(file_).of(device_, &note).size(), 0U);
  EXPECT_THAT(note, HasSubstr("newer Headroom"));
  EXPECT_THAT(sentenceOf<Error>([this] { MeasuredTimes(file_).keep({time("blur.separable", 3)}); }),
              HasSubstr("newer Headroom"));
  EXPECT_EQ(readFile(file_), newer);
}

TEST(RowsWorthKeeping, AreValidOnesOfBlursWithNothingAgainstThem) {
  ResultRow row = timedRow();
  row.workload = "blur";
  row.role = Role::Variant;
  row.caches = Caches::Warm;
  row.status = Status::Ok;
  row.marks.clear();
  EXPECT_TRUE(isWorthKeeping(row));
  ResultRow wrong = row;
  wrong.status = Status::WrongResult;
  EXPECT_FALSE(isWorthKeeping(wrong));
  ResultRow cold = row;
  cold.caches = Caches::Cold;
  EXPECT_FALSE(isWorthKeeping(cold));
  ResultRow busy = row;
  busy.marks = {Mark::Busy};
  EXPECT_FALSE(isWorthKeeping(busy));
  ResultRow peer = row;
  peer.role = Role::HostPeer;
  EXPECT_FALSE(isWorthKeeping(peer));
}

}  // namespace
}  // namespace headroom
