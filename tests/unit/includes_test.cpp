#include "catalogue/includes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

std::optional<std::string> piece(const std::string& name) {
  if (name == "a.clh") return "float a;\n#include \"b.clh\"\n";
  if (name == "b.clh") return "float b;\n";
  return std::nullopt;
}

TEST(Includes, TextWithoutThemIsLeftAsItIs) {
  EXPECT_EQ(withIncludes("kernel\r\n#define X", "x.cl", piece), "kernel\r\n#define X");
}

TEST(Includes, PiecesComeInPlaceWithTheirOwnLineNumbers) {
  EXPECT_EQ(withIncludes("one\n#include \"b.clh\"\ntwo\n", "folder/x.cl", piece),
            "one\n#line 1 \"b.clh\"\nfloat b;\n#line 3 \"x.cl\"\ntwo\n");
}

TEST(Includes, APieceThatTwoOthersNeedComesOnce) {
  const std::string text = withIncludes("#include \"a.clh\"\n # include \"b.clh\"\n", "x.cl", piece);
  EXPECT_EQ(text.find("float b;"), text.rfind("float b;"));
  EXPECT_THAT(text, HasSubstr("float a;"));
}

TEST(Includes, AMissingPieceIsAnErrorWithFileLineAndRemedy) {
  try {
    withIncludes("\n#include \"c.clh\"\n", "folder/x.cl", piece);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.stage, Stage::KernelFile);
    EXPECT_THAT(error.what(), HasSubstr("folder/x.cl:2: there is no c.clh; put it beside this file."));
  }
}

TEST(Includes, AUsersFileTakesPiecesFromBesideIt) {
  const TestFolder folder;
  std::ofstream(folder / "half.clh") << "kernel void halve(global const float* source, global float* result) {}\n";
  std::ofstream(folder / "halved.cl") << "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 1\nsummary = \"s\"\n"
                                         "[[pass]]\nkernel = \"halve\"\nargs = [\"source\", \"result\"]\n"
                                         "global = [\"width\"]\nlocal = [\"1\"]\n---*/\n#include \"half.clh\"\n";
  const Catalogue catalogue({folder.path()});
  EXPECT_TRUE(catalogue.rejected().empty()) << catalogue.rejected().front().reason;
  EXPECT_THAT(catalogue.find("copy.halved").source, HasSubstr("kernel void halve"));
}

}  // namespace
}  // namespace headroom
