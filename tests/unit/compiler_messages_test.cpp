#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "headroom/text/compiler_messages.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Kind = CompilerMessage::Kind;

TEST(CompilerMessages, HaveFileLineColumnAndText) {
  EXPECT_THAT(compilerMessages("image.cl:3:17: error: use of undeclared identifier 'sun'\n"
                               "  float a = sun;\n            ^\n"
                               "/home/me/a b/pieces.clh:12: warning: unused variable\r\n"
                               "image.cl:5:1: note: declared here: once\n1 error generated.\n"),
              ElementsAre(CompilerMessage{Kind::Error, "image.cl", 3, 17, "use of undeclared identifier 'sun'"},
                          CompilerMessage{Kind::Warning, "/home/me/a b/pieces.clh", 12, 0, "unused variable"},
                          CompilerMessage{Kind::Note, "image.cl", 5, 1, "declared here: once"}));
}

TEST(CompilerMessages, OfOtherFormsAreFoundToo) {
  EXPECT_THAT(compilerMessages("error: saxpy.cl:6:20: use of undeclared identifier 'sun'\n"
                               "warning: a: b.cl:7: unused: x\nDevice pthread failed to build the program\n"),
              ElementsAre(CompilerMessage{Kind::Error, "saxpy.cl", 6, 20, "use of undeclared identifier 'sun'"},
                          CompilerMessage{Kind::Warning, "a: b.cl", 7, 0, "unused: x"}));
  EXPECT_THAT(compilerMessages("kernel.cl(27): error: expected a \";\"\nx.cl:2:9: fatal error: too many errors"),
              ElementsAre(CompilerMessage{Kind::Error, "kernel.cl", 27, 0, "expected a \";\""},
                          CompilerMessage{Kind::Error, "x.cl", 2, 9, "too many errors"}));
}

TEST(CompilerMessages, ThatNameNoPlaceAreLeftOut) {
  EXPECT_THAT(compilerMessages(""), IsEmpty());
  EXPECT_THAT(compilerMessages("ptxas : error: out of registers\n: error: \nfile: error: x\n:3: error: x\n"
                               "file:0: error: x\nfile:99999999999: error: x\n(3): error: x\nfile(): error: x\n"),
              IsEmpty());
}

TEST(CompilerMessages, OfAnEndlessLogAreCapped) {
  std::string log;
  for (int i = 0; i < 2000; ++i) log += "a.cl:1:1: error: x\n";
  EXPECT_EQ(compilerMessages(log).size(), kMostCompilerMessages);
}

}  // namespace
}  // namespace headroom
