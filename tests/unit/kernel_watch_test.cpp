// When a watch reports saved kernel files.
#include "headroom/catalogue/kernel_watch.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "unit/test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

class Watch : public ::testing::Test {
 protected:
  void SetUp() override { write("kernels/mine.cl", kernel("s")); }

  static std::string kernel(const std::string& summary, const std::string& include = "") {
    return "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"" + summary +
           "\"\n[[pass]]\nkernel = \"k\"\nargs = [\"source\"]\nglobal = [\"width\"]\n---*/\n" + include +
           "kernel void k(global float* a) {}\n";
  }
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  [[nodiscard]] Catalogue catalogue() const { return Catalogue({folder_ / "kernels"}); }

  /// Makes several calls, because the first after a change only notices it.
  static bool tellsOnce(KernelWatch& watch) {
    int told = 0;
    for (int call = 0; call < 4; ++call) told += watch.hasChanged() ? 1 : 0;
    EXPECT_LE(told, 1);
    return told == 1;
  }

  TestFolder folder_;
};

TEST_F(Watch, TellsOnceOfEachSaveAndOfNothingElse) {
  KernelWatch watch(catalogue());
  EXPECT_FALSE(tellsOnce(watch));
  write("kernels/mine.cl", kernel("longer"));
  EXPECT_FALSE(watch.hasChanged()) << "someone may be writing still";
  EXPECT_TRUE(watch.hasChanged());
  EXPECT_FALSE(tellsOnce(watch));
  write("kernels/mine.cl", kernel("longer still"));
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, SeesAFileThatTookAnothersPlaceThoughSizeAndTimeAreTheSame) {
  KernelWatch watch(catalogue());
  const fs::path file = folder_ / "kernels/mine.cl";
  write("new", kernel("t"));
  fs::last_write_time(folder_ / "new", fs::last_write_time(file));
  fs::rename(folder_ / "new", file);
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, SeesFilesComeAndGo) {
  KernelWatch watch(catalogue());
  write("kernels/below/other.cl", kernel("s"));
  EXPECT_TRUE(tellsOnce(watch));
  fs::remove(folder_ / "kernels/mine.cl");
  EXPECT_TRUE(tellsOnce(watch));
  fs::remove_all(folder_ / "kernels");
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, LeavesEditorsOwnFilesAlone) {
  KernelWatch watch(catalogue());
  write("kernels/.mine.cl.swp", "x");
  write("kernels/mine.cl~", "x");
  write("kernels/.git/index", "x");
  EXPECT_FALSE(tellsOnce(watch));
}

TEST_F(Watch, SeesPiecesThatLieElsewhere) {
  write("shared/piece.clh", "#define A 1\n");
  write("kernels/mine.cl", kernel("s", "#include \"../shared/piece.clh\"\n"));
  KernelWatch watch(catalogue());
  write("shared/piece.clh", "#define A 22\n");
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, TellsOfASaveWhileKernelsWereRead) {
  KernelWatch watch(catalogue());
  write("kernels/mine.cl", kernel("first"));
  ASSERT_TRUE(tellsOnce(watch));
  const Catalogue read = catalogue();
  write("kernels/mine.cl", kernel("second save"));
  watch.follow(read);
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, OfOneFileLeavesOthersBesideItAlone) {
  KernelWatch watch(Catalogue({folder_ / "kernels/mine.cl"}));
  write("kernels/other.cl", kernel("s"));
  EXPECT_FALSE(tellsOnce(watch));
  // An unreadable file is watched, too.
  write("kernels/mine.cl", "no front matter");
  ASSERT_TRUE(tellsOnce(watch));
  watch.follow(Catalogue({folder_ / "kernels/mine.cl"}));
  write("kernels/mine.cl", kernel("right again"));
  EXPECT_TRUE(tellsOnce(watch));
}

TEST_F(Watch, ChangedKernelsAreThoseOfAnotherText) {
  write("kernels/other.cl", kernel("s"));
  write("shared/piece.clh", "#define A 1\n");
  write("kernels/third.cl", kernel("s", "#include \"../shared/piece.clh\"\n"));
  const Catalogue before = catalogue();
  EXPECT_EQ(changedKernels(before, catalogue()), std::vector<std::string>());
  write("kernels/mine.cl", kernel("another"));
  EXPECT_EQ(changedKernels(before, catalogue()), std::vector<std::string>{"copy.mine"});
  write("shared/piece.clh", "#define A 2\n");
  write("kernels/fourth.cl", kernel("s"));
  EXPECT_EQ(changedKernels(before, catalogue()), (std::vector<std::string>{"copy.fourth", "copy.mine", "copy.third"}));
}

TEST_F(Watch, ACopyOfACatalogueGoesOnHavingWhatItHad) {
  const Catalogue now = catalogue();
  Catalogue other = now;
  write("kernels/mine.cl", kernel("another"));
  other = catalogue();
  EXPECT_EQ(now.find("copy.mine").summary, "s");
  EXPECT_EQ(other.find("copy.mine").summary, "another");
}

}  // namespace
}  // namespace headroom
