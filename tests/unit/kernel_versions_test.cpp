// Meaning of version names, and the kernels of two versions that are compared.
#include <gmock/gmock.h>

#include <algorithm>

#include "headroom/ab.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "kernel_versions.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST_F(KernelVersions, AreVariantsFilesAndFolders) {
  write("kernels/mine.cl", "one");
  const KernelVersion variant = readKernelVersion("copy.scalar", {});
  ASSERT_EQ(variant.variants.size(), 1U);
  EXPECT_TRUE(variant.isExact);
  const KernelVersion file = read("kernels/mine.cl");
  ASSERT_EQ(file.variants.size(), 1U);
  EXPECT_EQ(file.variants[0].id, "copy.mine");
  EXPECT_TRUE(file.isExact);
  const KernelVersion folder = read("kernels");
  EXPECT_FALSE(folder.isExact);
  const auto has = [&folder](const std::string& id) {
    return std::any_of(folder.variants.begin(), folder.variants.end(), [&](const Variant& v) { return v.id == id; });
  };
  EXPECT_TRUE(has("copy.mine"));
  EXPECT_TRUE(has("copy.scalar")) << "it lies over the built-in kernels";
  EXPECT_EQ(readKernelVersion("copy.mine", {folder_ / "kernels"}).variants.size(), 1U);
}

TEST_F(KernelVersions, TakeSettingsAndBuildOptions) {
  write("mine.cl", "one");
  const KernelVersion base = read("mine.cl");
  const KernelVersion set = readKernelVersion("@WIDE=2@-cl-fast-relaxed-math", {}, &base);
  EXPECT_EQ(configurationOf(set.variants[0]).at("WIDE"), 2);
  EXPECT_THAT(set.variants[0].options, ElementsAre("-cl-fast-relaxed-math"));
  EXPECT_EQ(configurationOf(base.variants[0]).at("WIDE"), 1);
  write("odd@WIDE=2/mine.cl", "one");
  EXPECT_EQ(configurationOf(read("odd@WIDE=2/mine.cl").variants[0]).at("WIDE"), 1) << "that is a folder's name";
  EXPECT_THAT(sentenceOf<UsageError>([&] { read("mine.cl@WIDE=3"); }), HasSubstr("Choose one of 1, 2"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { read("mine.cl@DEEP=3"); }), HasSubstr("\"DEEP=3\""));
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("@DEEP=3", {}, &base); }),
              HasSubstr("no kernel of \"" + base.name + "\" has this tunable"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("@WIDE", {}, &base); }),
              HasSubstr("\"@WIDE\" sets nothing. Write @NAME=VALUE"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("copy.opencv@-O3", {}); }), HasSubstr("copy.opencv"));
}

TEST_F(KernelVersions, ThatDoNotExistSaySo) {
  EXPECT_THAT(sentenceOf<UsageError>([&] { read("none.cl"); }), HasSubstr("no kernel file or folder"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("copy.scalr", {}); }), HasSubstr("copy.scalar"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("", {}); }), HasSubstr("The base version has no name"));
  const KernelVersion base = readKernelVersion("copy.scalar", {});
  EXPECT_THAT(sentenceOf<UsageError>([&] { readKernelVersion("", {}, &base); }),
              HasSubstr("The new version has no name"));
  writeText("kernel.txt", "text");
  EXPECT_THAT(sentenceOf<UsageError>([&] { read("kernel.txt"); }), HasSubstr("does not end in .cl"));
  writeText("broken.cl", "kernel void nothing() {}");
  EXPECT_THAT(sentenceOf<Error>([&] { read("broken.cl"); }), HasSubstr("broken.cl"));
}

TEST_F(KernelVersions, OfFoldersArePairedWhereTheyDiffer) {
  write("old/same.cl", "one");
  write("new/same.cl", "one");
  write("old/changed.cl", "one");
  write("new/changed.cl", "two");
  write("old/gone.cl", "one");
  write("new/added.cl", "one");
  writeText("new/broken.cl", "kernel void nothing() {}");
  const AbPairs paired = pairVersions(read("old"), read("new"));
  EXPECT_THAT(idsOf(paired), ElementsAre("copy.changed"));
  ASSERT_EQ(paired.notes.size(), 2U);
  EXPECT_THAT(paired.notes[0], HasSubstr("broken.cl"));
  EXPECT_THAT(paired.notes[1], AllOf(HasSubstr("copy.gone"), HasSubstr("copy.added")));
  EXPECT_THAT(idsOf(pairVersions(read("old"), read("new"), {"same"})), ElementsAre("copy.same"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { pairVersions(read("old"), read("old")); }), HasSubstr("No kernel differs"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { pairVersions(read("old"), read("new"), {"none"}); }),
              HasSubstr("no kernel \"none\""));
}

TEST_F(KernelVersions, ThatDoNotDifferAreNoPairsAndNoMistakeWhereChangesAreWanted) {
  write("old/same.cl", "one");
  write("new/same.cl", "one");
  const AbPairs none = changedPairs(read("old"), read("new"));
  EXPECT_THAT(none.pairs, IsEmpty());
  EXPECT_THAT(none.same, ::testing::Contains("copy.same"));
  const std::string described =
      "title = \"t\"\nsummary = \"s\"\nsource = [\"typed.cl\"]\n[size]\nN = [1000]\n[buffer]\n"
      "to = { type = \"float\", count = \"N\", use = \"out\" }\n[reference]\neach = { to = \"1\" }\n"
      "[[pass]]\nkernel = \"k\"\nargs = [\"to\"]\nglobal = [\"N\"]\n";
  for (const char* folder : {"old/", "new/"}) {
    writeText(std::string(folder) + "typed.cl", "kernel void k(global float* to) { to[get_global_id(0)] = 1; }\n");
    writeText(std::string(folder) + "typed.toml", described);
  }
  writeText("new/typed.toml", described + "local = [\"10\"]\n");
  EXPECT_THAT(idsOf(changedPairs(read("old"), read("new"))), ElementsAre("typed.typed"))
      << "groups may be all that a change is about";
}

TEST_F(KernelVersions, AreNewOnlyWhereNoneIsGone) {
  write("old/mine.cl", "one");
  write("new/mine.cl", "one");
  write("new/added.cl", "two");
  const AbPairs added = changedPairs(read("old"), read("new"));
  EXPECT_THAT(added.added, ElementsAre("copy.added"));
  EXPECT_THAT(added.unpaired, IsEmpty());
  std::filesystem::remove(folder_ / "new/mine.cl");
  const AbPairs renamed = changedPairs(read("old"), read("new"));
  EXPECT_THAT(renamed.added, IsEmpty());
  EXPECT_THAT(unpairedOf(renamed), ElementsAre(AllOf(HasSubstr("copy.added: "), HasSubstr("copy.mine"))));
  EXPECT_THAT(renamed.notes, ::testing::Contains(HasSubstr("In the baseline alone: copy.mine")));
  write("old/scalar.cl", "three");
  std::filesystem::remove(folder_ / "old/mine.cl");
  EXPECT_THAT(unpairedOf(changedPairs(read("old"), read("new"))), ElementsAre(HasSubstr("copy.scalar")))
      << "the built-in one of that id is not the folder's";
}

TEST_F(KernelVersions, OfAnotherNameAndTheSameTextAreTheSame) {
  write("old/mine.cl", "#include \"piece.h\"\n  one");
  write("new/other.cl", "#include \"piece.h\"\n  one");
  writeText("old/piece.h", "int piece;\n");
  writeText("new/piece.h", "int piece;\n");
  const AbPairs renamed = changedPairs(read("old"), read("new"));
  EXPECT_THAT(renamed.same, ::testing::Contains("copy.other"));
  EXPECT_THAT(renamed.unpaired, IsEmpty());
  writeText("new/piece.h", "int slower;\n");
  EXPECT_THAT(unpairedOf(changedPairs(read("old"), read("new"))), ElementsAre(HasSubstr("copy.other: ")));
}

TEST_F(KernelVersions, OfAWorkloadThatIsDescribedInAnotherWaySaySo) {
  const auto describe = [this](const std::string& folder, const std::string& value) {
    writeText(folder + "/ones/workload.toml",
              "title = \"t\"\nsummary = \"s\"\nrank = 90\n[size]\nN = [1000]\n[buffer]\n"
              "to = { type = \"float\", count = \"N\", use = \"out\" }\n[reference]\neach = { to = \"" +
                  value + "\" }\n");
    writeText(folder + "/ones/plain.cl",
              "/*---\ntitle = \"t\"\nsummary = \"s\"\nrank = 1\n[[pass]]\nkernel = \"k\"\nargs = [\"to\"]\n"
              "global = [\"N\"]\n---*/\nkernel void k(global float* to) { to[get_global_id(0)] = 1; }\n");
  };
  describe("old", "1");
  describe("new", "1");
  EXPECT_THAT(changedPairs(read("old"), read("new")).notes, IsEmpty());
  describe("new", "2");
  const AbPairs paired = changedPairs(read("old"), read("new"));
  EXPECT_THAT(paired.same, ::testing::Contains("ones.plain"));
  EXPECT_THAT(paired.notes, ElementsAre(HasSubstr("sizes: ones. ")));
}

TEST_F(KernelVersions, WhoseBaseCannotBeReadAreUnpaired) {
  writeText("old/mine.cl", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n");
  writeText("old/scalar.cl", "kernel void nothing() {}");
  write("new/mine.cl", "one");
  write("new/scalar.cl", "one");
  const AbPairs paired = changedPairs(read("old"), read("new"));
  EXPECT_THAT(paired.pairs, IsEmpty()) << "the built-in copy.scalar is not the baseline of the folder's";
  EXPECT_THAT(unpairedOf(paired), ::testing::UnorderedElementsAre(AllOf(HasSubstr("copy.mine: "), HasSubstr("Git LFS")),
                                                                  HasSubstr("copy.scalar: ")));
}

TEST_F(KernelVersions, OfWhichTheCompilerReadsMoreAreNotKnownToBeTheSame) {
  const std::string described =
      "title = \"t\"\nsummary = \"s\"\nsource = [\"typed.cl\"]\noptions = [\"-I /shared/headers\"]\n[size]\nN = "
      "[1000]\n"
      "[buffer]\nto = { type = \"float\", count = \"N\", use = \"out\" }\n[reference]\neach = { to = \"1\" }\n"
      "[[pass]]\nkernel = \"k\"\nargs = [\"to\"]\nglobal = [\"N\"]\n";
  for (const char* folder : {"old/", "new/"}) {
    writeText(std::string(folder) + "typed.cl", " # include \"far.h\"\nkernel void k(global float* to) {}\n");
    writeText(std::string(folder) + "typed.toml", described);
  }
  EXPECT_THAT(unpairedOf(changedPairs(read("old"), read("new"))),
              ElementsAre(AllOf(HasSubstr("typed.typed: "), HasSubstr("\"far.h\""))));
}

TEST_F(KernelVersions, OfOneVariantEachArePairedWhateverTheirNames) {
  write("first.cl", "one");
  write("second.cl", "one");
  const AbPairs paired = pairVersions(read("first.cl"), read("second.cl"));
  ASSERT_EQ(paired.pairs.size(), 1U);
  EXPECT_EQ(paired.pairs[0].fresh.id, "copy.second");
  EXPECT_EQ(pairVersions(read("first.cl"), read("first.cl")).pairs.size(), 1U) << "the A/A check of A/B";
  EXPECT_THAT(sentenceOf<UsageError>([&] { pairVersions(read("first.cl"), readKernelVersion("blur.strips", {})); }),
              HasSubstr("different workloads or pixel formats"));
}

TEST_F(KernelVersions, OfAFileAndAFolderArePairedByTheFilesId) {
  write("old/mine.cl", "one");
  write("mine.cl", "two");
  EXPECT_THAT(idsOf(pairVersions(read("old"), read("mine.cl"))), ElementsAre("copy.mine"));
  EXPECT_THAT(idsOf(pairVersions(read("mine.cl"), read("old"))), ElementsAre("copy.mine"));
}

}  // namespace
}  // namespace headroom
