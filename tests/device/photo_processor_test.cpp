// Photos on a device with little memory, and photos that are not uploaded again.
#include "runner/photo/photo.hpp"

#include <gmock/gmock.h>

#include <cmath>

#include "headroom/catalogue/catalogue.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/random_numbers.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

class PhotoProcessorTest : public testing::DeviceTest {
 protected:
  static ListedDevice device() {
    std::vector<std::string> notes;
    return listOpenClDevices(notes).front();
  }

  static Image photo() {
    const ImageSize size{211, 97};
    std::vector<std::byte> bytes(static_cast<std::size_t>(size.pixels()) * 4);
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = std::byte{randomByte(5, i)};
    return {size, 4, Depth::U8, bytes};
  }

  static constexpr std::uint64_t kPlaneBytes = std::uint64_t{211} * 97 * 4;

  ImageReady blur(DeviceSession& session, const Image& image, const std::string& variant, bool validate = false) {
    ImageJob job{"", catalogue_.find(variant), {{"sigma", 3}}, image, validate};
    return processor_.process(&session, job, [](const JobEvent&) {}, {}).value();
  }

  testing::OwnOpenClEnvironment environment_;
  Catalogue catalogue_;
  PhotoProcessor processor_;
};

TEST_F(PhotoProcessorTest, APhotoThatIsStillThereIsNeitherUploadedNorSortedAgain) {
  DeviceSession session(device());
  const Image image = photo();
  const ImageReady first = blur(session, image, "blur.separable");
  EXPECT_GT(first.times.toPlanesMs, 0);
  const ImageReady second = blur(session, image, "blur.recursive");
  EXPECT_EQ(second.times.uploadMs, 0);
  EXPECT_EQ(second.times.toPlanesMs, 0);
  EXPECT_GT(second.times.fromPlanesMs, 0);
  EXPECT_GT(blur(session, photo(), "blur.separable").times.toPlanesMs, 0) << "another photo";
}

TEST_F(PhotoProcessorTest, WhereMemoryIsShortResultsTakeTheirSourcesPlaces) {
  DeviceSession ample(device());
  const Image image = photo();
  const Image expected = blur(ample, image, "blur.separable").image;
  ListedDevice small = device();
  // Space for four sources, a result, a scratch plane and little more: not four results.
  small.description.globalMemoryBytes = 7 * kPlaneBytes;
  DeviceSession session(small);
  for (int turn = 0; turn < 2; ++turn) {
    const ImageReady ready = blur(session, image, "blur.separable", true);
    EXPECT_EQ(ready.row.status, Status::Ok) << ready.row.reason;
    EXPECT_TRUE(std::ranges::equal(ready.image.bytes(), expected.bytes()));
    EXPECT_GT(ready.times.toPlanesMs, 0) << "the sources of the last turn are gone";
  }
}

TEST_F(PhotoProcessorTest, ThatDoesNotFitIsRefusedBeforeTheDriverIsAsked) {
  ListedDevice small = device();
  small.description.globalMemoryBytes = 4 * kPlaneBytes;
  DeviceSession tooSmall(small);
  EXPECT_THROW(blur(tooSmall, photo(), "blur.separable"), PointFailure);
  ListedDevice narrow = device();
  narrow.description.maxAllocationBytes = kPlaneBytes - 1;
  DeviceSession session(narrow);
  try {
    blur(session, photo(), "blur.separable");
    ADD_FAILURE() << "a plane larger than the device allocates";
  } catch (const PointFailure& failure) {
    EXPECT_EQ(failure.status, Status::DeviceLimit);
    EXPECT_THAT(failure.what(), ::testing::HasSubstr("allocates at most"));
  }
}

TEST_F(PhotoProcessorTest, WhatIsStoppedHasNoResult) {
  DeviceSession session(device());
  std::stop_source stop;
  const ImageJob job{"", catalogue_.find("blur.separable"), {{"sigma", 3}}, photo(), false};
  const JobSink stopAtOnce = [&](const JobEvent&) { stop.request_stop(); };
  EXPECT_FALSE(processor_.process(&session, job, stopAtOnce, stop.get_token()).has_value());
  EXPECT_FALSE(blur(session, photo(), "blur.separable").image.empty()) << "the next one is none the worse";
}

TEST_F(PhotoProcessorTest, ARegionIsMeasuredOnItsOwn) {
  // Plain on the left, noise on the right: what the cut at 3 sigma costs is seen in the noise only.
  const ImageSize size{211, 97};
  std::vector<std::byte> bytes;
  for (std::size_t i = 0; i < static_cast<std::size_t>(size.pixels()); ++i)
    bytes.push_back(i % 211 < 110 ? std::byte{128} : std::byte{randomByte(7, i)});
  const Image image(size, 1, Depth::U8, bytes);
  DeviceSession session(device());
  const auto measured = [&](const ImageArea& region) {
    const ImageJob job{"", catalogue_.find("blur.separable"), {{"sigma", 3}}, image, false, true, region};
    return processor_.process(&session, job, [](const JobEvent&) {}, {}).value();
  };
  const ImageReady whole = measured({0, 0, size});
  ASSERT_TRUE(whole.regionError.has_value());
  EXPECT_EQ(whole.regionError->maxAbs, whole.row.error->maxAbs);
  EXPECT_LT(measured({10, 20, {40, 40}}).regionError.value().maxAbs, 0.1 * whole.regionError->maxAbs);
  const ErrorFigures clipped = measured({150, 50, {100000, 100000}}).regionError.value();
  EXPECT_GT(clipped.maxAbs, 0);
  EXPECT_EQ(clipped.maxAbs, measured({150, 50, {61, 47}}).regionError.value().maxAbs);
  EXPECT_FALSE(measured({300, 0, {10, 10}}).regionError.has_value()) << "outside the photo";
}

}  // namespace
}  // namespace headroom
