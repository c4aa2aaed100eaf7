// What launches do to a buffer, derived from its bytes alone.
#include "workbench/replay/buffer_findings.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

using Patterns = std::array<std::string, 2>;

ReplayedBuffer described(const BufferFindings& findings, const std::string& captured = "") {
  ReplayedBuffer buffer;
  findings.describe(captured, buffer);
  return buffer;
}

TEST(Patterns, DifferInEveryBitAndAreOthersForOtherSeeds) {
  const Patterns one = patternsOf(1000, 1);
  EXPECT_NE(one, patternsOf(1000, 2));
  for (std::size_t i = 0; i < 1000; ++i) {
    ASSERT_EQ(static_cast<unsigned char>(one[0][i]) ^ static_cast<unsigned char>(one[1][i]), 0xff);
  }
}

TEST(BufferFindings, AByteThatIsWrittenWithWhatItHeldShowsOnPatterns) {
  BufferFindings findings("aaaa", 1);
  findings.addReplay("aaab");
  findings.addReplay("aaab");
  EXPECT_EQ(described(findings).written, 1U) << "by the captured contents alone";
  const Patterns patterns{std::string("\x0f\x0f\x0f\x0f"), std::string("\xf0\xf0\xf0\xf0")};
  findings.addPatterns(patterns, {std::string("\x0f\x0f") + "ab", std::string("\xf0\xf0") + "ab"});
  const ReplayedBuffer buffer = described(findings, "aaac");
  EXPECT_EQ(buffer.bytes, 4U);
  EXPECT_EQ(buffer.written, 2U);
  EXPECT_FALSE(buffer.isReadFirst);
  EXPECT_EQ(buffer.captured, (EqualBytes{1, 2}));
}

TEST(BufferFindings, AByteThatDependsOnWhatItHeldIsReadFirst) {
  BufferFindings findings(std::string("\x01\x01"), 1);
  findings.addReplay("\x02\x01");
  findings.addReplay("\x02\x01");
  const Patterns patterns{std::string("\x10\x10"), std::string("\xef\xef")};
  findings.addPatterns(patterns, {std::string("\x11\x10"), std::string("\xf0\xef")});
  EXPECT_TRUE(described(findings).isReadFirst);
  EXPECT_EQ(described(findings).written, 1U);
}

TEST(BufferFindings, ANumberIsWrittenAsAWhole) {
  BufferFindings findings(std::string("\x01\0\x01\0", 4), 2);
  findings.addReplay(std::string("\x02\0\x01\0", 4));
  findings.addReplay(std::string("\x02\0\x01\0", 4));
  const ReplayedBuffer buffer = described(findings, std::string("\x02\x07\x01\0", 4));
  EXPECT_EQ(buffer.written, 2U);
  EXPECT_EQ(buffer.captured, (EqualBytes{1, 2}));
}

TEST(BufferFindings, BytesThatDoNotRepeatAreCountedApart) {
  BufferFindings findings("aaaa", 1);
  findings.addReplay("xbaa");
  findings.addReplay("ybaa");
  findings.addReplay("zbaa");
  EXPECT_EQ(findings.repeatable(), std::string("\0\1\1\1", 4));
  const Patterns patterns{"pppp", "qqqq"};
  findings.addPatterns(patterns, {"wbpp", "vbqq"});
  const ReplayedBuffer buffer = described(findings, "abaa");
  EXPECT_EQ(buffer.unrepeatable, 1U);
  EXPECT_EQ(buffer.written, 2U);
  EXPECT_FALSE(buffer.isReadFirst) << "what differs anyway shows nothing";
  EXPECT_EQ(buffer.captured, (EqualBytes{1, 1}));
}

TEST(BufferFindings, AnotherBuffersContentsShowWhereLaunchesRepeat) {
  BufferFindings findings("aa", 1);
  findings.addReplay("xb");
  findings.addReplay("yb");
  EXPECT_FALSE(findings.differs("zb"));
  EXPECT_TRUE(findings.differs("xc"));
}

}  // namespace
}  // namespace headroom
