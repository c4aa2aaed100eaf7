#include "text/number_text.hpp"

#include <gtest/gtest.h>

#include <charconv>
#include <limits>

namespace headroom {
namespace {

TEST(ShortestText, readsBackTheSame) {
  for (const double number : {0.1, 1.0 / 3, 1e300, 5e-324, 123456789.123, -2.5}) {
    const std::string text = shortestText(number);
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    EXPECT_EQ(read, number);
  }
  EXPECT_EQ(shortestText(0.1), "0.1");
  EXPECT_EQ(shortestText(4000), "4000");
  EXPECT_EQ(shortestText(std::numeric_limits<double>::infinity()), "inf");
}

TEST(NumberText, hasNoSignOfWhatIsNoNumber) {
  const double negative = -std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(shortestText(negative), "nan");
  EXPECT_EQ(significantText(negative, 3), "nan");
  EXPECT_EQ(generalText(negative, 9), "nan");
  EXPECT_EQ(generalText(-std::numeric_limits<double>::infinity(), 9), "-inf");
  EXPECT_EQ(generalText(0.1, 9), "0.1");
}

TEST(SignificantText, keepsTrailingZeros) {
  EXPECT_EQ(significantText(3.1, 3), "3.10");
  EXPECT_EQ(significantText(0.05, 2), "0.050");
  EXPECT_EQ(significantText(16, 4), "16.00");
}

TEST(SignificantText, roundsUpIntoTheNextPowerOfTen) {
  EXPECT_EQ(significantText(9.996, 3), "10.0");
  EXPECT_EQ(significantText(99.95, 3), "100");
}

TEST(SignificantText, neverRoundsAwayDigitsBeforeThePoint) {
  EXPECT_EQ(significantText(12345.6, 3), "12346");
}

TEST(SignificantText, extremesHaveAnExponent) {
  EXPECT_EQ(significantText(3.21e-7, 2), "3.2e-07");
  EXPECT_EQ(significantText(1.5e12, 3), "1.50e+12");
}

TEST(SignificantText, takesZeroNegativesAndWhatIsNoNumber) {
  EXPECT_EQ(significantText(0, 3), "0");
  EXPECT_EQ(significantText(-2.346, 3), "-2.35");
  EXPECT_EQ(significantText(-std::numeric_limits<double>::infinity(), 3), "-inf");
  EXPECT_EQ(significantText(std::numeric_limits<double>::quiet_NaN(), 3), "nan");
}

TEST(PlainText, dropsTrailingZerosAfterThePointOnly) {
  EXPECT_EQ(plainText(16, 3), "16");
  EXPECT_EQ(plainText(0.5, 3), "0.5");
  EXPECT_EQ(plainText(100, 3), "100");
  EXPECT_EQ(plainText(1e12, 3), "1.00e+12");
}

}  // namespace
}  // namespace headroom
