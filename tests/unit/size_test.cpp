#include "headroom/values/size.hpp"

#include <gmock/gmock.h>

#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::ElementsAre;

TEST(Size, megapixelsBecomeSquaresWithSidesThatAreMultiplesOfEight) {
  EXPECT_EQ(parseSize("1MP"), (Size{1000, 1000}));
  EXPECT_EQ(parseSize("4MP"), (Size{2000, 2000}));
  EXPECT_EQ(parseSize("16MP"), (Size{4000, 4000}));
  EXPECT_EQ(parseSize("0.5MP"), (Size{704, 704}));
  EXPECT_EQ(squareOf(2), (Size{1416, 1416}));
}

TEST(Size, squaresAreCalledByTheMegapixelsThatMakeThem) {
  for (const double megapixels : {0.0625, 0.125, 0.25, 0.3, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 24.0, 64.0}) {
    EXPECT_EQ(namedMegapixels(squareOf(megapixels)), megapixels);
  }
  EXPECT_EQ(namedMegapixels({504, 504}), 0.25);
  for (const ImageSize other :
       {ImageSize{500, 500}, ImageSize{1000, 1001}, ImageSize{1024, 1024}, ImageSize{1, 1}, ImageSize{}}) {
    EXPECT_EQ(namedMegapixels(other), std::nullopt) << toText(other);
  }
}

TEST(Size, aVerySmallSquareHasOneStep) {
  EXPECT_EQ(squareOf(0), (Size{8, 8}));
}

TEST(Size, sidesAreReadAsTheyAre) {
  EXPECT_EQ(parseSize("1023x769"), (Size{1023, 769}));
  EXPECT_EQ(parseSize("1x1"), (Size{1, 1}));
  EXPECT_EQ(parseSize("65536x65536"), (Size{65536, 65536}));
}

TEST(Size, ofMatricesIsOneNumberOrThree) {
  EXPECT_EQ(parseSize("1024"), (Size{1024}));
  EXPECT_EQ(parseSize("512x1024x256"), (Size{512, 1024, 256}));
  EXPECT_EQ(toText(Size{512, 1024, 256}), "512 x 1024 x 256");
  EXPECT_EQ(parseSize(toText(Size{512, 1024, 256})), (Size{512, 1024, 256}));
  EXPECT_TRUE(parseSize("1").count() == 1);
  EXPECT_EQ(parseSize("1x1").count(), 2U);
}

TEST(Size, ofAnyWorkloadHasUpToSixValues) {
  EXPECT_EQ(parseSize("1099511627776"), (Size{kLargestExtent}));
  EXPECT_EQ(parseSize("5x5x5x5"), (Size{5, 5, 5, 5}));
  EXPECT_EQ(parseSize("1x2x3x4x5x6").count(), 6U);
  EXPECT_EQ((Size{5, 6})[2], 0) << "one that it does not have";
  EXPECT_EQ((Size{5, 6}.with(1, 7)), (Size{5, 7}));
  EXPECT_NE((Size{5}), (Size{5, 0}));
}

TEST(Size, sidesOfTwoAndThreeValuesHaveNamesInFiles) {
  EXPECT_EQ(namedSides({4, 3}).width, 4);
  EXPECT_EQ(namedSides({4, 3}).depth, std::nullopt);
  EXPECT_EQ(namedSides({1, 2, 3}).width, 2) << "N of M x N x K";
  EXPECT_EQ(namedSides({1, 2, 3}).height, 1);
  EXPECT_EQ(namedSides({1, 2, 3}).depth, 3);
  EXPECT_EQ(namedSides({7}).width, std::nullopt);
}

TEST(Size, itsOwnTextIsReadBack) {
  EXPECT_EQ(toText(Size{4000, 3000}), "4000 x 3000");
  EXPECT_EQ(parseSize("4000 x 3000"), (Size{4000, 3000}));
}

TEST(Size, anythingElseIsRefused) {
  for (const char* text :
       {"",      " ",     "MP",     "x",       "16.5",       "-1MP", "0MP", "nanMP",         "infMP",
        "1e9MP", "1,5MP", "0x5",    "5x0",     "-5x5",       "5x",   "x5",  "1x2x3x4x5x6x7", "1099511627777",
        "5.5x5", "1MPx",  "0x10MP", "5 000x5", "0.000001MP", "+1MP"}) {
    EXPECT_THROW(parseSize(text), UsageError) << '"' << text << '"';
  }
}

TEST(Size, megapixelsWithoutTheirUnitAreToldIt) {
  EXPECT_THAT([] { parseSize("7.3"); },
              testing::ThrowsMessage<UsageError>(testing::HasSubstr("end in MP (\"7.3MP\")")));
  EXPECT_THAT([] { parseSize("7.3x5"); },
              testing::ThrowsMessage<UsageError>(testing::Not(testing::HasSubstr("7.3MP"))));
}

TEST(Size, aListIsReadInItsOrder) {
  EXPECT_THAT(parseSizes("1MP, 4MP,1023x769"), ElementsAre(Size{1000, 1000}, Size{2000, 2000}, Size{1023, 769}));
}

TEST(Size, aListWithAGapIsRefused) {
  for (const char* text : {"", "1MP,", ",1MP", "1MP,,4MP"}) EXPECT_THROW(parseSizes(text), UsageError) << text;
}

TEST(Size, pixelsOfTheLargestSizeDoNotOverflow) {
  const Size largest{kLongestSide, kLongestSide};
  EXPECT_EQ(imageSize(largest).pixels(), std::int64_t{1} << 32);
}

TEST(Version, hasThreeNumbers) {
  EXPECT_THAT(std::string(version()), testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
}

TEST(ParseSizes, CountsASizeOnceHoweverItIsWritten) {
  EXPECT_EQ(parseSizes("1MP,64x48,1000x1000,64x48,4MP"), (std::vector<Size>{{1000, 1000}, {64, 48}, {2000, 2000}}));
}

TEST(ParseSize, OfSeveralSaysThatOneIsExpected) {
  EXPECT_THAT(sentenceOf<UsageError>([] { (void)parseSize("1MP,4MP"); }),
              testing::HasSubstr("\"1MP,4MP\" is not a size: one size is expected here"));
}

}  // namespace
}  // namespace headroom
