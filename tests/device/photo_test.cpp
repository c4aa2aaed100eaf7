// Photos through the engine: depth and channels kept, alpha respected, memory use constant over many blurs.
#include <gmock/gmock.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <optional>
#include <thread>

#include "../unit/scoped_variable.hpp"
#include "../unit/test_folder.hpp"
#include "headroom/system/error.hpp"
#include "image/planes.hpp"
#include "process_tree.hpp"
#include "system/random_numbers.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::collect;
using testing::testOptions;

Image randomImage(ImageSize size, int channels, Depth depth) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(size.pixels()) * static_cast<std::size_t>(channels) *
                               bytesPerSample(depth));
  if (depth == Depth::F32) {
    for (std::size_t i = 0; i < bytes.size() / sizeof(float); ++i) {
      const float value = randomPixel(3, i);
      std::memcpy(bytes.data() + i * sizeof(float), &value, sizeof value);
    }
  } else {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = static_cast<std::byte>(static_cast<int>(randomPixel(3, i) * 256));
    }
  }
  return {size, channels, depth, bytes};
}

class PhotoTest : public testing::DeviceTest {
 protected:
  testing::Collected blur(const Image& image, const std::string& variant, double sigma, bool validate = true) {
    return collect([&](EventSink sink) {
      return workbench_.process(ImagePlan{"", variant, {{"sigma", sigma}}, image, validate}, std::move(sink));
    });
  }

  Workbench workbench_{testOptions()};
};

TEST_F(PhotoTest, ComesBackInItsOwnSizeChannelsAndDepthFromEveryBlur) {
  for (const std::string variant :
       {"blur.conv2d", "blur.separable", "blur.local", "blur.fused", "blur.recursive", "blur.transposed-skewed",
        "blur.blocks-exact", "blur.image-separable", "blur.colour4", "blur.opencv"}) {
    for (const int channels : {1, 2, 3, 4}) {
      for (const Depth depth : {Depth::U8, Depth::U16, Depth::F32}) {
        const Image photo = randomImage({61, 43}, channels, depth);
        const auto run = blur(photo, variant, 3);
        ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
        EXPECT_EQ(run.image.size(), photo.size());
        EXPECT_EQ(run.image.channels(), channels);
        EXPECT_EQ(run.image.depth(), depth);
        EXPECT_EQ(run.rows.at(0).status, Status::Ok) << run.rows.at(0).reason;
        EXPECT_GT(run.rows.at(0).medianMs, 0);
      }
    }
  }
}

TEST_F(PhotoTest, IsWithinOneStepOfADirectBlurOfItsPlanes) {
  const Image photo = randomImage({97, 53}, 3, Depth::U8);
  const Image device = blur(photo, "blur.separable", 4).image;
  const Image peer = blur(photo, "blur.opencv", 4).image;
  int largest = 0;
  for (std::size_t i = 0; i < device.bytes().size(); ++i) {
    largest = std::max(largest, std::abs(static_cast<int>(device.bytes()[i]) - static_cast<int>(peer.bytes()[i])));
  }
  EXPECT_LE(largest, 1);
  EXPECT_NE(std::memcmp(device.bytes().data(), photo.bytes().data(), photo.bytes().size()), 0) << "nothing was blurred";
}

/// Returns the largest difference between two images' bytes.
int largestStep(const Image& one, const Image& other) {
  int largest = 0;
  for (std::size_t i = 0; i < one.bytes().size(); ++i) {
    largest = std::max(largest, std::abs(static_cast<int>(one.bytes()[i]) - static_cast<int>(other.bytes()[i])));
  }
  return largest;
}

TEST_F(PhotoTest, OfBytesIsWithinOneStepOfTheSameBlurInFloats) {
  const std::map<std::string, std::string> inFloats{{"blur.streamed-8bit", "blur.streamed"},
                                                    {"blur.streamed-rgba", "blur.streamed"},
                                                    {"blur.decimated-8bit", "blur.decimated"},
                                                    {"blur.decimated-rgba", "blur.decimated"},
                                                    {"blur.strips-8bit", "blur.strips"},
                                                    {"blur.decimated-strips-8bit", "blur.decimated"},
                                                    {"blur.exact-cosines-8bit", "blur.exact-cosines"}};
  for (const int channels : {1, 3, 4}) {
    Image photo = randomImage({97, 53}, channels, Depth::U8);
    if (channels == 4) {  // opaque: with transparency, colours have a lower resolution
      std::vector<std::byte> bytes(photo.bytes().begin(), photo.bytes().end());
      for (std::size_t i = 3; i < bytes.size(); i += 4) bytes[i] = std::byte{255};
      photo = Image(photo.size(), channels, Depth::U8, bytes);
    }
    for (const auto& [ofBytes, ofFloats] : inFloats) {
      const auto run = blur(photo, ofBytes, 5);
      ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
      EXPECT_EQ(run.rows.at(0).status, Status::Ok) << ofBytes << ": " << run.rows.at(0).reason;
      const Image wide = blur(photo, ofFloats, 5, false).image;
      ASSERT_EQ(run.image.bytes().size(), wide.bytes().size()) << ofBytes;
      EXPECT_LE(largestStep(run.image, wide), 1) << ofBytes << ", " << channels << " channels";
    }
  }
}

TEST_F(PhotoTest, OfBytesKeepsTransparency) {
  for (const int channels : {2, 4}) {
    const Image photo = randomImage({61, 43}, channels, Depth::U8);
    const Image wide = blur(photo, "blur.strips", 3).image;
    for (const std::string variant : {"blur.strips-8bit", "blur.streamed-rgba", "blur.opencv-8bit"}) {
      const auto run = blur(photo, variant, 3);
      EXPECT_EQ(run.rows.at(0).status, Status::Ok) << run.rows.at(0).reason;
      // OpenCV rounds its weights and colour times alpha; each error is at most a few steps of the visible colour.
      EXPECT_LE(largestStep(run.image, wide), 8) << variant << ", " << channels << " channels";
    }
  }
}

TEST_F(PhotoTest, OfMoreThanEightBitsIsNotRoundedByAKernelOfBytes) {
  for (const std::string variant : {"blur.strips-8bit", "blur.opencv-8bit"}) {
    const auto run = blur(randomImage({8, 8}, 1, Depth::U16), variant, 3);
    EXPECT_EQ(run.finished.outcome, Outcome::Failed);
    EXPECT_THAT(run.finished.reason, ::testing::HasSubstr("works on 8-bit pixels"));
  }
}

TEST_F(PhotoTest, GoesFromFloatsToBytesAndBackOnTheSameDevice) {
  const Image photo = randomImage({32, 32}, 1, Depth::U8);
  const Image wide = blur(photo, "blur.strips", 3).image;
  for (int turn = 0; turn < 2; ++turn) {
    EXPECT_LE(largestStep(blur(photo, "blur.strips-8bit", 3).image, wide), 1);
    EXPECT_EQ(largestStep(blur(photo, "blur.strips", 3).image, wide), 0);
  }
}

TEST_F(PhotoTest, DoesNotBleedTheColourOfTransparentPixels) {
  // Left half opaque green, right half transparent red.
  const ImageSize size{64, 8};
  std::vector<std::byte> bytes;
  for (int i = 0; i < size.pixels(); ++i) {
    const bool left = i % size.width < size.width / 2;
    for (const int sample : {left ? 0 : 255, left ? 255 : 0, 0, left ? 255 : 0}) {
      bytes.push_back(static_cast<std::byte>(sample));
    }
  }
  const Image blurred = blur(Image(size, 4, Depth::U8, bytes), "blur.separable", 3).image;
  for (std::size_t pixel = 0; pixel < static_cast<std::size_t>(size.pixels()); ++pixel) {
    if (blurred.bytes()[pixel * 4 + 3] == std::byte{0}) continue;
    EXPECT_EQ(blurred.bytes()[pixel * 4], std::byte{0}) << "red at pixel " << pixel;
  }
}

/// Floats up to `white`, one of which is replaced by `odd`.
Image floatsUpTo(float white, std::optional<float> odd = {}) {
  const Image unit = randomImage({97, 61}, 3, Depth::F32);
  std::vector<std::byte> bytes(unit.bytes().begin(), unit.bytes().end());
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(float)) {
    float value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    value *= white;
    if (odd && at == (std::size_t{5} * 97 + 7) * 3 * sizeof value) value = *odd;
    std::memcpy(bytes.data() + at, &value, sizeof value);
  }
  return {unit.size(), 3, Depth::F32, bytes};
}

TEST_F(PhotoTest, OfLargeNumbersIsHeldToATolerancePerLargestValue) {
  for (const float white : {255.0F, 65535.0F}) {
    for (const char* variant : {"blur.separable", "blur.recursive", "blur.exact-cosines", "blur.opencv"}) {
      const auto run = blur(floatsUpTo(white), variant, 3);
      EXPECT_EQ(run.rows.at(0).status, Status::Ok) << variant << ": " << run.rows.at(0).reason;
      EXPECT_LT(run.rows.at(0).ownError->maxAbs, 1e-4) << "as of numbers from 0 to 1";
    }
  }
}

TEST_F(PhotoTest, OfLargeNumbersThatIsOnePerCentOffIsWrong) {
  const TestFolder folder;
  std::filesystem::create_directories(folder / "blur");
  std::ofstream(folder / "blur/off.cl") << R"(/*---
workload  = "blur"
title     = "One per cent too much"
rank      = 900
summary   = "A broken kernel for a test of tolerances."
reference = "truncated-gaussian"

[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "off"
args   = ["source", "result", "weights", "radius", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]
---*/
kernel void off(global const float* source, global float* result, global const float* weights, int radius, int width,
                int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  float sum = 0.0f;
  for (int j = -radius; j <= radius; ++j) {
    for (int i = -radius; i <= radius; ++i) {
      sum += weights[j + radius] * weights[i + radius] *
             source[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
    }
  }
  result[y * width + x] = 1.01f * sum;
}
)";
  WorkbenchOptions options = testOptions();
  options.kernelFolders = {folder.path()};
  Workbench workbench(options);
  for (const float white : {1.0F, 255.0F, 65535.0F}) {
    const auto run = collect([&](EventSink sink) {
      return workbench.process(ImagePlan{"", "blur.off", {{"sigma", 2}}, floatsUpTo(white), true}, std::move(sink));
    });
    EXPECT_EQ(run.rows.at(0).status, Status::WrongResult) << white;
  }
}

TEST_F(PhotoTest, ItsOwnNumbersThatAreNoneAreSaidToBeInIt) {
  for (const float odd : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    for (const char* variant : {"blur.separable", "blur.recursive", "blur.cosines-3", "blur.opencv"}) {
      const auto run = blur(floatsUpTo(1, odd), variant, 2);
      EXPECT_EQ(run.rows.at(0).status, Status::Ok) << variant << ": " << run.rows.at(0).reason;
      EXPECT_THAT(run.notes,
                  ::testing::Contains(::testing::HasSubstr(
                      "The photo has 1 value that is NaN or infinite, the first in channel 1, column 8, row 6")));
    }
  }
}

TEST_F(PhotoTest, OnePixelStaysAsItIs) {
  const Image photo({1, 1}, 3, Depth::U8, {std::byte{10}, std::byte{200}, std::byte{77}});
  const Image blurred = blur(photo, "blur.recursive", 5).image;
  EXPECT_EQ(std::memcmp(blurred.bytes().data(), photo.bytes().data(), 3), 0);
}

TEST_F(PhotoTest, ANewPhotoOfTheSameSizeIsNotMistakenForTheLastOne) {
  const ImageSize size{32, 32};
  const Image dark(size, 1, Depth::U8, std::vector<std::byte>(1024, std::byte{0}));
  const Image bright(size, 1, Depth::U8, std::vector<std::byte>(1024, std::byte{255}));
  EXPECT_EQ(blur(dark, "blur.separable", 2).image.bytes()[0], std::byte{0});
  EXPECT_EQ(blur(bright, "blur.separable", 2).image.bytes()[0], std::byte{255});
  EXPECT_EQ(blur(dark, "blur.separable", 2).image.bytes()[0], std::byte{0});
}

TEST(PhotoOnASmallDevice, EitherFitsOrIsRefusedAndNeverLosesAChannel) {
  // Limits PoCL to one GiB; three channels, the result and a scratch plane of 60 MP need more.
  const ScopedVariable limit("POCL_MEMORY_LIMIT", "1");
  Workbench workbench(testOptions());
  const ImageSize size{7700, 7700};
  const std::vector<std::byte> grey(static_cast<std::size_t>(size.pixels()) * 3, std::byte{100});
  const auto run = collect([&](EventSink sink) {
    return workbench.process(ImagePlan{"", "blur.recursive", {{"sigma", 2}}, {size, 3, Depth::U8, grey}, false},
                             std::move(sink));
  });
  if (run.image.empty()) {
    EXPECT_THAT(run.finished.reason, ::testing::HasSubstr("smaller size"));
    return;
  }
  const auto bytes = run.image.bytes();
  for (std::size_t channel = 0; channel < 3; ++channel) EXPECT_EQ(bytes[channel], std::byte{100}) << channel;
}

TEST_F(PhotoTest, RefusesWhatCanNotBeBlurred) {
  const Image photo = randomImage({8, 8}, 1, Depth::U8);
  const auto ignore = [](const RunEvent&) {};
  EXPECT_THROW(workbench_.process(ImagePlan{"", "copy.scalar", {{"sigma", 5}}, photo, false}, ignore), UsageError);
  EXPECT_THROW(workbench_.process(ImagePlan{"", "blur.separable", {{"sigma", 0}}, photo, false}, ignore), UsageError);
  EXPECT_THROW(workbench_.process(ImagePlan{"", "blur.separable", {{"sigma", 5}}, Image(), false}, ignore), UsageError);
  EXPECT_EQ(blur(photo, "blur.recursive", 99).finished.outcome, Outcome::Failed) << "sigma beyond the variant's range";
}

TEST_F(PhotoTest, MemoryGrowsByNoMoreThanTenKilobytesPerReBlur) {
  const Image photo = randomImage({320, 200}, 3, Depth::U8);
  const auto reBlur = [&](int times) {
    for (int i = 0; i < times; ++i) {
      const auto run = blur(photo, "blur.separable", 1 + 0.01 * (i % 500), false);
      ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    }
  };
  reBlur(100);  // fills allocators and caches first
  const auto runners = testing::childrenOf(getpid());
  ASSERT_EQ(runners.size(), 1U);
  const double windowBefore = testing::residentMegabytes(getpid());
  const double runnerBefore = testing::residentMegabytes(runners.front());
  constexpr int kReBlurs = 400;
  constexpr double kMostMegabytes = 0.01 * kReBlurs;
  reBlur(kReBlurs);
  EXPECT_EQ(testing::childrenOf(getpid()), runners) << "the runner was replaced";
  EXPECT_LT(testing::residentMegabytes(getpid()) - windowBefore, kMostMegabytes);
  EXPECT_LT(testing::residentMegabytes(runners.front()) - runnerBefore, kMostMegabytes);
  RecordProperty("runner_growth_mb", std::to_string(testing::residentMegabytes(runners.front()) - runnerBefore));
}

TEST_F(PhotoTest, NeitherMappingsNorDescriptorsGrowWithReBlurs) {
  const Image photo = randomImage({320, 200}, 3, Depth::U8);
  const auto reBlur = [&](int times) {
    for (int i = 0; i < times; ++i) {
      ASSERT_FALSE(blur(photo, "blur.separable", 1 + 0.01 * i, false).image.empty());
    }
  };
  reBlur(5);
  const auto runners = testing::childrenOf(getpid());
  ASSERT_EQ(runners.size(), 1U);
  for (const pid_t process : {getpid(), runners.front()}) {
    const auto descriptors = testing::openFilesOf(process);
    const auto mappings = testing::mappingsOf(process, "headroom-pixels");
    EXPECT_GT(mappings, 0U) << "the photo is somewhere";
    reBlur(20);
    // The last job's planes are released shortly after its end is reported.
    const auto areNoMore = [&] {
      return testing::openFilesOf(process) <= descriptors &&
             testing::mappingsOf(process, "headroom-pixels") <= mappings;
    };
    for (int i = 0; i < 500 && !areNoMore(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_TRUE(areNoMore()) << descriptors << " files were open, " << mappings << " mappings there";
  }
}

TEST_F(PhotoTest, ReBlurredIsNotSentToTheDeviceAgain) {
  const Image photo = randomImage({61, 43}, 3, Depth::U8);
  EXPECT_GT(blur(photo, "blur.separable", 2, false).times.toPlanesMs, 0);
  const auto again = blur(photo, "blur.separable", 3, false);
  EXPECT_EQ(again.times.uploadMs, 0);
  EXPECT_EQ(again.times.toPlanesMs, 0);
}

TEST_F(PhotoTest, ComesBackTheSameFromARunnerThatTakesAnothersPlace) {
  const Image photo = randomImage({61, 43}, 4, Depth::U16);
  const Image before = blur(photo, "blur.separable", 2, false).image;
  const auto runners = testing::childrenOf(getpid());
  ASSERT_EQ(runners.size(), 1U);
  kill(runners.front(), SIGKILL);
  const auto after = blur(photo, "blur.separable", 2, false);
  ASSERT_EQ(after.finished.outcome, Outcome::Completed) << after.finished.reason;
  EXPECT_NE(testing::childrenOf(getpid()), runners);
  EXPECT_TRUE(std::ranges::equal(after.image.bytes(), before.bytes()));
}

TEST_F(PhotoTest, OutlivesItsWorkbenchAndItsRunner) {
  const Image photo = randomImage({61, 43}, 3, Depth::U8);
  Image blurred;
  std::vector<std::byte> bytes;
  {
    Workbench workbench(testOptions());
    blurred =
        collect([&](EventSink sink) {
          return workbench.process(ImagePlan{"", "blur.separable", {{"sigma", 2}}, photo, false}, std::move(sink));
        }).image;
    bytes.assign(blurred.bytes().begin(), blurred.bytes().end());
  }
  EXPECT_TRUE(std::ranges::equal(blurred.bytes(), bytes));
  EXPECT_GT(std::count_if(bytes.begin(), bytes.end(), [](std::byte byte) { return byte != std::byte{0}; }), 0);
  EXPECT_FALSE(blur(blurred, "blur.separable", 2, false).image.empty()) << "a result is a photo like any other";
}

TEST_F(PhotoTest, TheNextOneIsRightAfterSomeWereCancelled) {
  const Image photo = randomImage({61, 43}, 3, Depth::U8);
  const Image other = randomImage({43, 61}, 4, Depth::U16);
  const Image expected = blur(photo, "blur.separable", 2, false).image;
  for (int turn = 0; turn < 3; ++turn) {
    for (const Image& image : {photo, other}) {
      const auto run = collect(
          [&](EventSink sink) {
            return workbench_.process(ImagePlan{"", "blur.recursive", {{"sigma", 2}}, image, true}, std::move(sink));
          },
          [&](const RunEvent& event) {
            if (std::holds_alternative<RunStarted>(event.what)) workbench_.cancel(event.run);
          });
      EXPECT_EQ(run.finished.outcome, Outcome::Cancelled);
    }
    EXPECT_TRUE(std::ranges::equal(blur(photo, "blur.separable", 2, false).image.bytes(), expected.bytes()));
  }
}

TEST_F(PhotoTest, SeveralAtATimeFromSeveralWorkbenchesAreNotMixedUp) {
  std::vector<Image> photos;
  std::vector<Image> expected;
  for (const int channels : {1, 3, 4}) {
    photos.push_back(randomImage({61, 43 + channels}, channels, Depth::U8));
    expected.push_back(blur(photos.back(), "blur.separable", 2, false).image);
  }
  std::vector<std::jthread> threads;
  for (std::size_t i = 0; i < photos.size(); ++i) {
    threads.emplace_back([&, i] {
      Workbench workbench(testOptions());
      for (int turn = 0; turn < 5; ++turn) {
        const std::size_t which = (i + static_cast<std::size_t>(turn)) % photos.size();
        const auto run = collect([&](EventSink sink) {
          return workbench.process(ImagePlan{"", "blur.separable", {{"sigma", 2}}, photos[which], false},
                                   std::move(sink));
        });
        EXPECT_TRUE(std::ranges::equal(run.image.bytes(), expected[which].bytes())) << which;
      }
    });
  }
}

TEST(PhotoInProcess, IsTheSameAsFromARunner) {
  const Image photo = randomImage({61, 43}, 4, Depth::U8);
  const auto blurIn = [&](Hosting hosting, const std::string& variant) {
    WorkbenchOptions options = testOptions();
    options.hosting = hosting;
    Workbench workbench(options);
    return collect([&](EventSink sink) {
             return workbench.process(ImagePlan{"", variant, {{"sigma", 2}}, photo, false}, std::move(sink));
           })
        .image;
  };
  const testing::OwnOpenClEnvironment environment;
  for (const std::string variant : {"blur.separable", "blur.opencv"}) {
    const Image fromRunner = blurIn(Hosting::RunnerProcess, variant);
    ASSERT_FALSE(fromRunner.empty());
    EXPECT_TRUE(std::ranges::equal(blurIn(Hosting::InProcess, variant).bytes(), fromRunner.bytes())) << variant;
  }
}

}  // namespace
}  // namespace headroom
