#include "runner/sampling/host_plane.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>

#include "system/random_numbers.hpp"

namespace headroom {
namespace {

constexpr std::size_t kCount = 1000 * 1000 + 7;

TEST(HostPlane, HoldsTheRandomPlaneOfItsSeed) {
  const HostPlane plane(kCount, RandomNumbers{5});
  ASSERT_EQ(plane.numbers().size(), kCount);
  for (std::size_t i = 0; i < kCount; ++i) ASSERT_EQ(plane.numbers()[i], randomPixel(5, i)) << i;
}

TEST(HostPlane, HoldsItsValueEverywhere) {
  const HostPlane plane(kCount, 0.25F);
  EXPECT_EQ(std::count(plane.numbers().begin(), plane.numbers().end(), 0.25F), static_cast<std::ptrdiff_t>(kCount));
}

TEST(HostPlane, OfBytesHoldsThoseOfItsSeed) {
  const HostBytePlane plane(kCount, RandomNumbers{5});
  ASSERT_EQ(plane.numbers().size(), kCount);
  for (std::size_t i = 0; i < kCount; ++i) ASSERT_EQ(plane.numbers()[i], randomByte(5, i)) << i;
}

// Threads that split work by pages would otherwise share pages.
TEST(HostPlane, BeginsAtAPagesBorder) {
  const HostPlane plane(kCount, 0.F);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(plane.data()) % static_cast<std::uintptr_t>(getpagesize()), 0U);
}

}  // namespace
}  // namespace headroom
