// Conversion of a photo's pixels to planes and back on a device, compared with the host.
#include "runner/photo/device_pixels.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

#include "headroom/system/error.hpp"
#include "image/byte_planes.hpp"
#include "image/planes.hpp"
#include "system/random_numbers.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

/// Runs on the first device, once with memory shared with the host and once as if it had its own.
class DevicePixelsTest : public testing::DeviceTest, public ::testing::WithParamInterface<HostLink::Way> {
 protected:
  void SetUp() override {
    testing::DeviceTest::SetUp();
    if (IsSkipped()) return;
    std::vector<std::string> notes;
    session_.emplace(listOpenClDevices(notes).front());
    link_.emplace(session_->context(), session_->queue(), GetParam());
  }

  /// Returns the photo's planes from the device, one after the other; they stay on the device.
  std::vector<std::vector<std::byte>> sorted(const Image& photo, PixelFormat format) {
    session_->releaseBuffers();
    DevicePixels pixels(*session_, *link_, photo, format);
    names_.clear();
    std::vector<BufferNeed> needs = pixels.needs();
    for (std::size_t i = 0; i < pixels.planes(); ++i) {
      names_.push_back("plane " + std::to_string(i));
      needs.push_back(pixels.plane(names_.back()));
    }
    session_->requireBuffers(needs);
    pixels.sort(photo, names_, times_);
    std::vector<std::vector<std::byte>> planes;
    for (const std::string& name : names_) {
      const MappedBuffer mapped(*session_, name, CL_MAP_READ);
      const auto bytes = std::as_bytes(mapped.bytes());
      planes.emplace_back(bytes.begin(), bytes.end());
    }
    return planes;
  }

  /// Applies `change` to the planes of the last sorted(), and returns their packed pixels.
  std::vector<std::byte> packed(const Image& photo, PixelFormat format,
                                const std::function<void(std::size_t, MappedBuffer&)>& change = {}) {
    for (std::size_t i = 0; change && i < names_.size(); ++i) {
      MappedBuffer mapped(*session_, names_[i], CL_MAP_READ | CL_MAP_WRITE);
      change(i, mapped);
    }
    DevicePixels pixels(*session_, *link_, photo, format);
    PixelMemory room(photo.bytes().size());
    pixels.pack(names_, room.bytes(), times_);
    return {room.bytes().begin(), room.bytes().end()};
  }

  testing::OwnOpenClEnvironment environment_;
  std::optional<DeviceSession> session_;
  std::optional<HostLink> link_;
  std::vector<std::string> names_;
  PhotoTimes times_;
};

INSTANTIATE_TEST_SUITE_P(, DevicePixelsTest, ::testing::Values(HostLink::Way::SharedMemory, HostLink::Way::PinnedRing),
                         [](const auto& way) {
                           return std::string(way.param == HostLink::Way::PinnedRing ? "PinnedRing" : "SharedMemory");
                         });

Image randomPhoto(ImageSize size, int channels, Depth depth, bool opaque = false) {
  auto memory = std::make_shared<PixelMemory>(imageBytes(size, channels, depth));
  const std::span<std::byte> bytes = memory->bytes();
  const std::size_t sample = bytesPerSample(depth);
  for (std::size_t i = 0; i < bytes.size() / sample; ++i) {
    const bool isWhite = opaque && channels % 2 == 0 && (i + 1) % static_cast<std::size_t>(channels) == 0;
    const float value = isWhite ? 1 : randomPixel(7, i) * 1.1F - 0.05F;
    if (depth == Depth::F32) {
      std::memcpy(bytes.data() + i * sample, &value, sample);
    } else {
      const auto white = static_cast<float>(depth == Depth::U8 ? 0xff : 0xffff);
      const auto whole = static_cast<std::uint16_t>(std::clamp(value, 0.0F, 1.0F) * white);
      std::memcpy(bytes.data() + i * sample, &whole, sample);  // little-endian: low byte first
    }
  }
  return {size, channels, depth, std::move(memory)};
}

template <typename Number>
std::vector<Number> numbers(const std::vector<std::byte>& bytes) {
  std::vector<Number> all(bytes.size() / sizeof(Number));
  std::memcpy(all.data(), bytes.data(), bytes.size());
  return all;
}

/// Returns planes with this many interleaved channels, and `padding` for channels that the photo lacks.
template <typename Number, typename Channels>
std::vector<std::vector<Number>> grouped(const Channels& channels, std::size_t perPlane, Number padding) {
  const std::size_t pixels = channels.front().size();
  const std::size_t planes = (channels.size() + perPlane - 1) / perPlane;
  std::vector<std::vector<Number>> all(planes, std::vector<Number>(pixels * perPlane, padding));
  for (std::size_t channel = 0; channel < channels.size(); ++channel) {
    for (std::size_t i = 0; i < pixels; ++i)
      all[channel / perPlane][i * perPlane + channel % perPlane] = channels[channel][i];
  }
  return all;
}

constexpr std::array kSizes{ImageSize{1, 1}, ImageSize{1, 7},   ImageSize{5, 1},
                            ImageSize{2, 2}, ImageSize{61, 43}, ImageSize{128, 129}};

TEST_P(DevicePixelsTest, OfBytesBecomeTheHostsPlanesAndPixelsToTheLastBit) {
  for (const ImageSize size : kSizes) {
    for (const int channels : {1, 2, 3, 4}) {
      for (const bool opaque : {true, false}) {
        const Image photo = randomPhoto(size, channels, Depth::U8, opaque);
        for (const int perPlane : {1, 4}) {
          const PixelFormat format{Element::UChar, perPlane};
          SCOPED_TRACE(toText(size) + ", " + std::to_string(channels) + " channels to " + toText(format));
          const BytePlanes made = toBytePlanes(photo);
          const auto& host = made.planes;
          const auto expected = grouped<std::uint8_t>(host, static_cast<std::size_t>(perPlane), std::uint8_t{255});
          const auto planes = sorted(photo, format);
          ASSERT_EQ(planes.size(), expected.size());
          for (std::size_t i = 0; i < planes.size(); ++i) {
            EXPECT_EQ(numbers<std::uint8_t>(planes[i]), expected[i]) << "plane " << i;
          }
          std::vector<std::vector<std::uint8_t>> copies;
          for (const auto& plane : host) copies.emplace_back(plane.begin(), plane.end());
          std::vector<std::byte> back(photo.bytes().size());
          fromBytePlanes(copies, photo, back);
          EXPECT_EQ(packed(photo, format), back);
        }
      }
    }
  }
}

TEST_P(DevicePixelsTest, AsFloatsBecomeTheHostsPlanesAndPixels) {
  for (const ImageSize size : kSizes) {
    for (const int channels : {1, 2, 3, 4}) {
      for (const Depth depth : {Depth::U8, Depth::U16, Depth::F32}) {
        const Image photo = randomPhoto(size, channels, depth);
        for (const int perPlane : {1, 4}) {
          const PixelFormat format{Element::Float, perPlane};
          SCOPED_TRACE(toText(size) + ", " + std::to_string(channels) + " channels to " + toText(format));
          const auto host = toPlanes(photo);
          const auto expected = grouped<float>(host, static_cast<std::size_t>(perPlane), 0.0F);
          const auto planes = sorted(photo, format);
          ASSERT_EQ(planes.size(), expected.size());
          for (std::size_t i = 0; i < planes.size(); ++i) {
            EXPECT_THAT(numbers<float>(planes[i]), ::testing::Pointwise(::testing::FloatEq(), expected[i]));
          }
          const Image back = fromPlanes(host, photo);
          if (depth == Depth::F32) {
            std::vector<std::byte> bytes(back.bytes().begin(), back.bytes().end());
            EXPECT_THAT(numbers<float>(packed(photo, format)),
                        ::testing::Pointwise(::testing::FloatEq(), numbers<float>(bytes)));
          } else {
            EXPECT_TRUE(std::ranges::equal(packed(photo, format), back.bytes()));
          }
        }
      }
    }
  }
}

TEST_P(DevicePixelsTest, KeepEvery16BitValue) {
  auto memory = std::make_shared<PixelMemory>(std::size_t{65536} * 2);
  for (std::size_t i = 0; i < 65536; ++i) {
    const auto value = static_cast<std::uint16_t>(i);
    std::memcpy(memory->bytes().data() + i * 2, &value, sizeof value);
  }
  const Image photo({256, 256}, 1, Depth::U16, std::move(memory));
  const PixelFormat format{Element::Float, 1};
  sorted(photo, format);
  EXPECT_TRUE(std::ranges::equal(packed(photo, format), photo.bytes()));
}

TEST_P(DevicePixelsTest, AreRoundedToNearestAndClampedAndNansBecomeBlack) {
  const Image photo({7, 1}, 1, Depth::U8, std::vector<std::byte>(7));
  const PixelFormat format{Element::Float, 1};
  sorted(photo, format);
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  // The last value is just below half a step; adding 0.5 would round it up.
  const std::vector<float> values{-1, 2, std::nanf(""), kInfinity, -kInfinity, 0.5F, 0.49999997F / 255};
  const auto bytes = packed(photo, format, [&](std::size_t, MappedBuffer& plane) {
    std::copy(values.begin(), values.end(), plane.floats().begin());
  });
  EXPECT_EQ(numbers<std::uint8_t>(bytes), (std::vector<std::uint8_t>{0, 255, 0, 255, 0, 128, 0}));
}

TEST_P(DevicePixelsTest, OfAnOpaquePhotoAreNotDividedByAnAlphaThatABlurHasRounded) {
  for (const bool opaque : {true, false}) {
    const Image photo = randomPhoto({9, 5}, 4, Depth::U8, opaque);
    const PixelFormat format{Element::UChar, 1};
    const auto planes = sorted(photo, format);
    const auto bytes = packed(photo, format, [](std::size_t i, MappedBuffer& plane) {
      if (i == 3) std::fill(plane.bytes().begin(), plane.bytes().end(), std::uint8_t{254});
    });
    const auto red = numbers<std::uint8_t>(planes[0]);
    bool isSame = true;
    for (std::size_t i = 0; i < red.size(); ++i) isSame = isSame && static_cast<std::uint8_t>(bytes[4 * i]) == red[i];
    EXPECT_EQ(isSame, opaque);
  }
}

TEST_P(DevicePixelsTest, OfAPhotoLargerThanTheDeviceAllocatesAtATimeAreAllThere) {
  std::vector<std::string> notes;
  ListedDevice small = listOpenClDevices(notes).front();
  small.description.maxAllocationBytes = 1 << 20;
  session_.emplace(small);
  link_.emplace(session_->context(), session_->queue(), GetParam());
  const Image photo = randomPhoto({1031, 769}, 4, Depth::U8);
  const PixelFormat format{Element::UChar, 1};
  const auto planes = sorted(photo, format);
  const auto host = toBytePlanes(photo);
  for (std::size_t i = 0; i < planes.size(); ++i) EXPECT_TRUE(numbers<std::uint8_t>(planes[i]) == host.made[i]) << i;
  std::vector<std::byte> back(photo.bytes().size());
  fromBytePlanes(host.made, photo, back);
  EXPECT_TRUE(packed(photo, format) == back);
}

TEST_P(DevicePixelsTest, OfMoreThanEightBitsAreNotRoundedToBytes) {
  const Image photo({2, 1}, 1, Depth::U16, std::vector<std::byte>(4));
  EXPECT_THROW(DevicePixels(*session_, *link_, photo, PixelFormat{Element::UChar, 1}), Error);
}

}  // namespace
}  // namespace headroom
