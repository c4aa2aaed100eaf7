// Messages before an image is saved: what its format cannot store, and which images it cannot store at all.
#include <gmock/gmock.h>

#include <memory>

#include "headroom/image_files/image_file.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Image blankImage(ImageSize size, int channels, Depth depth) {
  return {size, channels, depth, std::make_shared<PixelMemory>(imageBytes(size, channels, depth))};
}

TEST(LossesWhenSaved, NameWhatIsLostAndTheFormatThatKeepsIt) {
  const Image deepWithAlpha = blankImage({3, 2}, 4, Depth::U16);
  EXPECT_EQ(lossesWhenSaved(deepWithAlpha, "out.jpg"),
            "out.jpg cannot keep 16 bits per channel (it has 8 bits per channel) or transparency (which is laid on "
            "white). A .png file can.");
  EXPECT_THAT(lossesWhenSaved(deepWithAlpha, "out.PPM"),
              AllOf(HasSubstr("transparency"), Not(HasSubstr("bits")), HasSubstr(".png file can.")));
  EXPECT_THAT(lossesWhenSaved(deepWithAlpha, "out.webp"), AllOf(HasSubstr("16 bits"), Not(HasSubstr("transparency"))));
  EXPECT_THAT(lossesWhenSaved(blankImage({3, 2}, 1, Depth::F32), "out.png"),
              AllOf(HasSubstr("floats"), HasSubstr("16 bits"), HasSubstr("A .tif file can.")));
}

TEST(LossesWhenSaved, AreNoneWhereTheFormatKeepsAll) {
  EXPECT_THAT(lossesWhenSaved(blankImage({3, 2}, 4, Depth::U16), "out.png"), IsEmpty());
  EXPECT_THAT(lossesWhenSaved(blankImage({3, 2}, 4, Depth::F32), "out.tiff"), IsEmpty());
  EXPECT_THAT(lossesWhenSaved(blankImage({3, 2}, 3, Depth::U8), "out.jpg"), IsEmpty());
  EXPECT_THAT(lossesWhenSaved(blankImage({3, 2}, 1, Depth::U16), "out.pgm"), IsEmpty());
}

TEST(LossesWhenSaved, AreRefusedWhereTheFormatCannotHoldThePicture) {
  const auto refusal = [](const Image& image, const char* file) {
    return sentenceOf<Error>([&] { lossesWhenSaved(image, file); });
  };
  EXPECT_THAT(refusal(blankImage({3, 2}, 3, Depth::U8), "out.pgm"), HasSubstr("grey pictures only"));
  EXPECT_THAT(refusal(blankImage({65501, 1}, 3, Depth::U8), "out.jpeg"), AllOf(HasSubstr("65500"), HasSubstr(".png")));
  EXPECT_THAT(refusal(blankImage({1, 16384}, 3, Depth::U8), "out.webp"), HasSubstr("16383"));
  EXPECT_THAT(lossesWhenSaved(blankImage({65500, 1}, 3, Depth::U8), "out.jpg"), IsEmpty());
  EXPECT_THAT(sentenceOf<UsageError>([] { requireImageEnding("out.gif"); }),
              AllOf(HasSubstr("out.gif"), HasSubstr(".png")));
}

}  // namespace
}  // namespace headroom
