#include "headroom/values/pixel_format.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace headroom {
namespace {

TEST(PixelFormat, IsWrittenAsOpenClWritesItAndReadBack) {
  for (const Element element : {Element::Float, Element::UChar}) {
    for (const int channels : {1, 4}) {
      const PixelFormat format{element, channels};
      EXPECT_EQ(pixelFormatFromText(toText(format)), format) << toText(format);
    }
  }
  EXPECT_EQ(toText(PixelFormat{}), "float");
  EXPECT_EQ(toText(PixelFormat{Element::UChar, 4}), "uchar4");
}

TEST(PixelFormat, WhatIsNoneIsRefused) {
  for (const char* text : {"", "4", "half", "float3", "uchar44"}) {
    EXPECT_THROW(pixelFormatFromText(text), std::invalid_argument) << text;
  }
}

TEST(PixelFormat, KnowsItsBytes) {
  EXPECT_EQ(bytesOf(PixelFormat{Element::Float, 4}), 16);
  EXPECT_EQ(bytesOf(PixelFormat{Element::UChar, 4}), 4);
  EXPECT_EQ(bytesOf(Element::UChar), 1);
}

}  // namespace
}  // namespace headroom
