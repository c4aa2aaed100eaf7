// Places that a compiler's output refers to, in each compiler's format.
#include "runner/cl/compiler_lines.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

const std::string kPlain = "kernel void k() {\n  x = 1;\n}\n";
const std::string kIncluding =
    "#line 1 \"mine.cl\"\nkernel void k() {\n#line 1 \"piece.clh\"\nint a;\nint b\n#line 3 \"mine.cl\"\n}\n";

TEST(CompilerLines, AreTheUsersWhateverTheCompilerCallsItsInput) {
  for (const char* name : {"<kernel>", "<program source>", "/home/me/.cache/pocl/tempfile_x5FfRz.cl", "1",
                           "/tmp/comgr-7c/input/CompileSource"}) {
    EXPECT_EQ(withUsersLines(std::string(name) + ":2:3: error: no x", kPlain, "mine.cl"), "mine.cl:2:3: error: no x");
  }
  EXPECT_EQ(withUsersLines("error: /tmp/tempfile_a.cl:2:3: no x\nmore\n", kPlain, "mine.cl"),
            "error: mine.cl:2:3: no x\nmore\n");
}

TEST(CompilerLines, OfACompilerThatIgnoresLineMarkersAreFoundByThem) {
  EXPECT_EQ(withUsersLines("<kernel>:2:1: error: a\n<kernel>:5:1: error: b\n<kernel>:7:1: error: c\n", kIncluding, "x"),
            "mine.cl:1:1: error: a\npiece.clh:2:1: error: b\nmine.cl:3:1: error: c\n");
}

TEST(CompilerLines, AreCountedFromAMarkerWithoutAName) {
  EXPECT_EQ(withUsersLines("<kernel>:4:1: error: a", "constant float w[1] = {0};\n#line 1\n" + kPlain, "mine.cl"),
            "mine.cl:2:1: error: a");
}

TEST(CompilerLines, ThatNameTheUsersFilesStayAsTheyAre) {
  for (const char* line : {"mine.cl:5:41: error: expected ')'", "ratio 1:2 in 3:1:2: words", "<kernel>:999: beyond",
                           "<kernel>:99999999999: beyond", "", "nothing at all", "1:2"}) {
    EXPECT_EQ(withUsersLines(line, kPlain, "mine.cl"), line);
  }
  EXPECT_EQ(withUsersLines("<kernel>:1: of no source", "", "mine.cl"), "<kernel>:1: of no source");
}

TEST(CompilerLines, OfHugeLinesAreNotLookedFor) {
  const std::string huge(1'000'000, '<');
  EXPECT_EQ(withUsersLines(huge, huge, "mine.cl"), huge);
}

}  // namespace
}  // namespace headroom
