// Element types of buffers: their layout, and conversion of numbers to them and back.
#include "headroom/values/element_type.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace headroom {
namespace {

TEST(ElementType, KnowsNumbersAndTheirVectorsAsOpenClLaysThemOut) {
  EXPECT_EQ(elementTypeFromText("float").bytes, 4U);
  EXPECT_EQ(elementTypeFromText("half").bytes, 2U);
  EXPECT_EQ(elementTypeFromText("double2").bytes, 16U);
  EXPECT_EQ(elementTypeFromText("uchar16").bytes, 16U);
  EXPECT_EQ(elementTypeFromText("float3").bytes, 16U) << "a vector of three takes the room of four";
  EXPECT_EQ(numbersOf(elementTypeFromText("float3")), 3U);
  EXPECT_FALSE(isDense(elementTypeFromText("float3")));
  EXPECT_TRUE(isDense(elementTypeFromText("ulong8")));
  for (const char* const wrong : {"float5", "flaot", "", "4", "float 4", "int1"})
    EXPECT_THROW(elementTypeFromText(wrong), std::invalid_argument) << wrong;
}

TEST(ElementType, AlignsTheMembersOfAStruct) {
  const ElementType particle =
      structOf("Particle", {elementTypeFromText("char"), elementTypeFromText("float4"), elementTypeFromText("short")},
               {"kind", "position", "charge"});
  ASSERT_EQ(particle.members.size(), 3U);
  EXPECT_EQ(particle.members[1].offset, 16U);
  EXPECT_EQ(particle.members[2].offset, 32U);
  EXPECT_EQ(particle.bytes, 48U);
  EXPECT_EQ(numbersOf(particle), 6U);
  const ElementType pair = structOf("Pair", {particle, elementTypeFromText("int")}, {"one", "count"});
  EXPECT_EQ(pair.members[1].name, "one.position");
  EXPECT_EQ(pair.members[3].offset, 48U);
  EXPECT_EQ(pair.bytes, 64U);
}

TEST(ElementType, KeepsNumbersOfEveryType) {
  for (const char* const name :
       {"half", "float", "double", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "raw"}) {
    const ElementType type = elementTypeFromText(name);
    std::vector<std::uint8_t> bytes(type.bytes);
    storeNumber(type, bytes, 0, 100);
    EXPECT_EQ(numberIn(type, bytes, 0), 100) << name;
  }
  const ElementType vector = elementTypeFromText("short4");
  std::vector<std::uint8_t> bytes(vector.bytes);
  for (std::size_t i = 0; i < 4; ++i) storeNumber(vector, bytes, i, -static_cast<double>(i));
  EXPECT_EQ(numberIn(vector, bytes, 3), -3);
}

TEST(ElementType, CutsWhatDoesNotFitAWholeNumber) {
  const ElementType type = elementTypeFromText("uchar");
  std::vector<std::uint8_t> bytes(1);
  storeNumber(type, bytes, 0, 3.9);
  EXPECT_EQ(bytes[0], 3);
  storeNumber(type, bytes, 0, 1000);
  EXPECT_EQ(bytes[0], 255);
  storeNumber(type, bytes, 0, -1);
  EXPECT_EQ(bytes[0], 0);
}

TEST(Half, IsRoundedToTheNearestAndBack) {
  EXPECT_EQ(toHalf(1.0F), 0x3c00);
  EXPECT_EQ(toHalf(-2.0F), 0xc000);
  EXPECT_EQ(toHalf(65504.0F), 0x7bff);
  EXPECT_EQ(toHalf(65519.0F), 0x7bff);
  EXPECT_EQ(toHalf(65520.0F), 0x7c00) << "infinite";
  EXPECT_EQ(toHalf(0x1p-24F), 0x0001) << "the smallest subnormal";
  EXPECT_EQ(toHalf(0x1p-25F), 0x0000) << "ties go to even";
  EXPECT_EQ(toHalf(0x1.8p-25F), 0x0001);
  EXPECT_EQ(toHalf(1.0F + 0x1p-11F), 0x3c00) << "ties go to even";
  EXPECT_EQ(toHalf(1.0F + 0x1.8p-11F), 0x3c01);
  EXPECT_TRUE(std::isnan(fromHalf(toHalf(std::numeric_limits<float>::quiet_NaN()))));
  // Every half is the one nearest to its own value.
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = static_cast<std::uint16_t>(bits);
    const float value = fromHalf(half);
    if (std::isnan(value)) continue;
    ASSERT_EQ(toHalf(value), half) << bits;
  }
}

}  // namespace
}  // namespace headroom
