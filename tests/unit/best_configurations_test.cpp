#include "headroom/tuning/best_configurations.hpp"

#include <gmock/gmock.h>

#include <string>
#include <thread>
#include <vector>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr Size kSize{1000, 1000};

Variant someKernel(const std::string& source = "kernel void a() {}") {
  Variant variant;
  variant.id = "blur.test";
  variant.workload = "blur";
  variant.source = source;
  variant.tunables = {{"TILE", 8, {8, 16, 32}}};
  return variant;
}

class BestConfigurations : public ::testing::Test {
 protected:
  void keep(const Variant& variant, const DeviceDescription& device, Size size, double sigma, int tile) {
    BestConfiguration best = bestConfigurationKey(variant, device, size, {{"sigma", sigma}});
    best.configuration = {{"TILE", tile}};
    best.size = size;
    best.medianMs = 1.5;
    best.standardMs = 3;
    best.foundAt = "2026-11-21T08:00:00Z";
    keepBestConfiguration(file_, best);
  }
  /// Returns 0 if there is no configuration.
  int tileFor(const Variant& variant, const DeviceDescription& device, Size size, double sigma) {
    note_.clear();
    const auto best = findBestConfiguration(file_, variant, device, size, {{"sigma", sigma}}, &note_);
    return best ? best->configuration.at("TILE") : 0;
  }

  TestFolder folder_;
  std::filesystem::path file_ = bestConfigurationsFile(folder_ / "tuning");
  std::string note_;
};

TEST_F(BestConfigurations, AreKeptWhole) {
  keep(someKernel(), someDevice(), kSize, 2.5, 16);
  const auto best = findBestConfiguration(file_, someKernel(), someDevice(), kSize, {{"sigma", 2.5}});
  ASSERT_TRUE(best.has_value());
  BestConfiguration expected = bestConfigurationKey(someKernel(), someDevice(), kSize, {{"sigma", 2.5}});
  EXPECT_FALSE(expected.host.empty());
  EXPECT_EQ(expected.device, "Name");
  EXPECT_EQ(expected.driver, "535.1");
  EXPECT_EQ(expected.sha256.size(), 64U);
  expected.configuration = {{"TILE", 16}};
  expected.size = kSize;
  expected.medianMs = 1.5;
  expected.standardMs = 3;
  expected.foundAt = "2026-11-21T08:00:00Z";
  EXPECT_EQ(*best, expected);
}

TEST_F(BestConfigurations, HoldForSizesOfTheirClassAndTheirSigmaOnly) {
  keep(someKernel(), someDevice(), kSize, 2, 16);
  keep(someKernel(), someDevice(), {4000, 4000}, 2, 32);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), {900, 900}, 2), 16);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), {1 << 10, 1 << 10}, 2), 0);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), {4096, 2049}, 2), 32);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2.5), 0);
  DeviceDescription other = someDevice();
  other.name = "Other";
  EXPECT_EQ(tileFor(someKernel(), other, kSize, 2), 0);
  EXPECT_EQ(note_, "");
}

TEST_F(BestConfigurations, OfALaterTuningReplaceTheEarlierOnes) {
  keep(someKernel(), someDevice(), kSize, 2, 16);
  keep(someKernel(), someDevice(), kSize, 2, 32);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 32);
}

TEST_F(BestConfigurations, OfTheSameDeviceInAnotherMachineAreKeptBesideEachOther) {
  DeviceDescription elsewhere = someDevice();
  elsewhere.machine.name = "gpu8";
  elsewhere.driverVersion = "540.0";
  keep(someKernel(), someDevice(), kSize, 2, 16);
  EXPECT_EQ(tileFor(someKernel(), elsewhere, kSize, 2), 0);
  EXPECT_THAT(note_, IsEmpty()) << "another machine's driver makes nothing stale";
  keep(someKernel(), elsewhere, kSize, 2, 32);
  EXPECT_EQ(tileFor(someKernel(), elsewhere, kSize, 2), 32);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 16);
}

TEST_F(BestConfigurations, OfAnotherSourceOrDriverAreDroppedAndToldOf) {
  keep(someKernel(), someDevice(), kSize, 2, 16);
  EXPECT_EQ(tileFor(someKernel("kernel void changed() {}"), someDevice(), kSize, 2), 0);
  EXPECT_THAT(note_, HasSubstr("discarded"));
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 0) << "dropped is gone";
  keep(someKernel(), someDevice(), kSize, 2, 16);
  DeviceDescription updated = someDevice();
  updated.driverVersion = "540.0";
  EXPECT_EQ(tileFor(someKernel(), updated, kSize, 2), 0);
  EXPECT_THAT(note_, HasSubstr("discarded"));
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 0);
}

TEST_F(BestConfigurations, StaleOnesGoWhenNewOnesCome) {
  keep(someKernel(), someDevice(), kSize, 2, 16);
  keep(someKernel("kernel void changed() {}"), someDevice(), {64, 64}, 2, 32);
  EXPECT_EQ(tileFor(someKernel("kernel void changed() {}"), someDevice(), {64, 64}, 2), 32);
  EXPECT_EQ(note_, "") << "nothing stale is left";
}

TEST_F(BestConfigurations, AValueThatTheKernelDoesNotAllowIsPassedOver) {
  keep(someKernel(), someDevice(), kSize, 2, 48);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 0);
}

TEST_F(BestConfigurations, ADamagedFileIsToldOfAndWrittenAnew) {
  std::filesystem::create_directories(file_.parent_path());
  for (const char* content :
       {"", "{", "[]", "{\"format_version\": 0}", "{\"format_version\": 1, \"configurations\": [{\"host\": 7}]}"}) {
    writeFile(file_, content);
    EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 0) << content;
    EXPECT_THAT(note_, HasSubstr(file_.string())) << content;
  }
  keep(someKernel(), someDevice(), kSize, 2, 16);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 16);
  EXPECT_EQ(note_, "");
}

TEST_F(BestConfigurations, AFileOfANewerHeadroomIsToldOfAndLeftAlone) {
  const std::string newer = R"({"format_version": 2, "configurations": [{"device": "in its way"}]})";
  std::filesystem::create_directories(file_.parent_path());
  writeFile(file_, newer);
  EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 2), 0);
  EXPECT_THAT(note_, HasSubstr("newer Headroom"));
  EXPECT_THAT(sentenceOf<Error>([&] { keep(someKernel(), someDevice(), kSize, 2, 16); }), HasSubstr("newer Headroom"));
  EXPECT_EQ(readFile(file_), newer);
}

TEST_F(BestConfigurations, ThatSeveralKeepAtATimeAreAllKept) {
  constexpr int kKeepers = 8;
  std::vector<std::jthread> keepers;
  for (int i = 0; i < kKeepers; ++i) {
    keepers.emplace_back([this, i] { keep(someKernel(), someDevice(), kSize, 1.0 + i, 16); });
  }
  keepers.clear();
  for (int i = 0; i < kKeepers; ++i) EXPECT_EQ(tileFor(someKernel(), someDevice(), kSize, 1.0 + i), 16) << i;
}

TEST_F(BestConfigurations, AFolderThatCantBeMadeIsASentence) {
  writeFile(folder_ / "file", "");
  BestConfiguration best = bestConfigurationKey(someKernel(), someDevice(), kSize, {{"sigma", 2}});
  EXPECT_THAT(sentenceOf<Error>([&] { keepBestConfiguration(folder_ / "file" / "tuning" / "best.json", best); }),
              HasSubstr("is not kept"));
  EXPECT_EQ(findBestConfiguration({}, someKernel(), someDevice(), kSize, {{"sigma", 2}}), std::nullopt)
      << "no folder, none known";
}

TEST(SizeClass, IsABandOfPixelsBetweenPowersOfTwo) {
  EXPECT_EQ(sizeClassOf(1), 0);
  EXPECT_EQ(sizeClassOf(4000.0 * 4000), 23);
  EXPECT_EQ(sizeClassOf(0x1p23), 23);
  EXPECT_EQ(sizeClassOf(0x1p24 - 1), 23);
  EXPECT_EQ(sizeClassOf(0x1p24), 24);
}

}  // namespace
}  // namespace headroom
