#include "text/first_lines.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

TEST(FirstLines, AreAsManyAsTheLimitAllows) {
  const std::string text = "one\ntwo\nthree\n";
  EXPECT_EQ(firstLines(text, {3, 100}), text.size());
  EXPECT_EQ(firstLines(text, {2, 100}), 8u);
  EXPECT_EQ(firstLines(text, {3, 13}), 8u) << "no part of a line";
  EXPECT_EQ(firstLines("one\ntwo", {2, 100}), 7u) << "the last has no line feed";
  EXPECT_EQ(firstLines("", {2, 100}), 0u);
}

TEST(FirstLines, EndWithinALineThatIsTooLongByItselfButNotWithinACharacter) {
  EXPECT_EQ(firstLines("0123456789", {5, 4}), 4u);
  EXPECT_EQ(firstLines("ab\xE2\x82\xAC"
                       "cd",
                       {5, 4}),
            2u);
  EXPECT_EQ(firstLines("ab\xE2\x82\xAC"
                       "cd",
                       {5, 5}),
            5u);
}

TEST(WholeCharacters, LeaveOutTheBeginningOfOne) {
  EXPECT_EQ(wholeCharacters("ab"), 2u);
  EXPECT_EQ(wholeCharacters("ab\xE2"), 2u);
  EXPECT_EQ(wholeCharacters("ab\xE2\x82"), 2u);
  EXPECT_EQ(wholeCharacters("ab\xE2\x82\xAC"), 5u);
  EXPECT_EQ(wholeCharacters("ab\x82\x82\x82\x82\x82"), 7u) << "what is not UTF-8 is not a beginning";
  EXPECT_EQ(wholeCharacters(""), 0u);
}

TEST(LimitedText, SaysHowMuchWasLeftOut) {
  EXPECT_EQ(limitedText("one\ntwo\n", 8), "one\ntwo\n");
  EXPECT_EQ(limitedText("one\ntwo\nthree", 8), "one\ntwo\n... 1 line (5 bytes) more were left out.");
  EXPECT_EQ(limitedText("0123456789", 4), "0123\n... 1 line (6 bytes) more were left out.");
}

TEST(LineCountText, CountsInFittingUnits) {
  EXPECT_EQ(lineCountText(1, 1), "1 line (1 byte)");
  EXPECT_EQ(lineCountText(960, 47123), "960 lines (47 kB)");
  EXPECT_EQ(lineCountText(2, 1'500'000), "2 lines (1.5 MB)");
  EXPECT_EQ(lineCountText(2, 3'000'000'000), "2 lines (3 GB)");
  EXPECT_EQ(linesIn("one\ntwo\n"), 2u);
  EXPECT_EQ(linesIn("one\ntwo"), 2u);
  EXPECT_EQ(linesIn(""), 0u);
}

}  // namespace
}  // namespace headroom
