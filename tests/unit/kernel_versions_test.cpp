// Meaning of version names, and the kernels of two versions that are compared.
#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <optional>

#include "git_repository.hpp"
#include "headroom/ab.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "workbench/ab/git_files.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string copyKernel(const std::string& body) {
  return R"(/*---
workload  = "copy"
title     = "A copy"
rank      = 900
summary   = "A kernel for the tests of versions."
reference = "identity"

[tune.WIDE]
default = 1
values  = [1, 2]

[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "work"
args   = ["source", "result", "width", "height"]
global = ["width", "height"]
local  = ["16", "1"]
---*/
kernel void work(global const float* source, global float* result, int width, int height) {
  )" + body +
         "\n}\n";
}

class KernelVersions : public ::testing::Test {
 protected:
  void write(const std::string& file, const std::string& body) const { writeText(file, copyKernel(body)); }
  void writeText(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }
  KernelVersion read(const std::string& name, const KernelVersion* base = nullptr) const {
    return readKernelVersion((folder_ / name).string(), {}, base);
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  TestFolder folder_;
};

std::vector<std::string> idsOf(const AbPairs& paired) {
  std::vector<std::string> ids;
  for (const AbPair& pair : paired.pairs) ids.push_back(pair.base.id);
  return ids;
}

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

class KernelRevisions : public KernelVersions {
 protected:
  void SetUp() override {
    if (!hasGit()) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "git is missing";
      GTEST_SKIP() << "git is missing";
    }
    repository_.emplace(folder_.path());
  }
  void git(const std::string& command) const { repository_->git(command); }
  void commit() const { repository_->commit(); }
  KernelVersion ofRevision(const std::string& revision, const std::string& name) const {
    return readKernelVersion(revision + ":" + path(name), {});
  }

 private:
  std::optional<GitRepository> repository_;
};

TEST_F(KernelRevisions, AreReadFromTheRepositoryWithTheirPieces) {
  write("kernels/mine.cl", "#include \"piece.clh\"\n  old");
  writeText("kernels/piece.clh", "int piece;\n");
  commit();
  write("kernels/mine.cl", "new");
  std::filesystem::remove(folder_ / "kernels/piece.clh");
  commit();
  const KernelVersion file = ofRevision("HEAD~1", "kernels/mine.cl");
  ASSERT_EQ(file.variants.size(), 1U);
  EXPECT_THAT(file.variants[0].source, AllOf(HasSubstr("old"), HasSubstr("int piece;")));
  EXPECT_THAT(file.variants[0].origin, HasSubstr("HEAD~1:"));
  EXPECT_EQ(file.commit.size(), 40U) << file.commit;
  EXPECT_NE(file.commit, ofRevision("HEAD", "kernels/mine.cl").commit);
  EXPECT_EQ(file.fullName(), file.name + ", commit " + file.commit.substr(0, 12));
  EXPECT_THAT(idsOf(pairVersions(ofRevision("HEAD~1", "kernels"), read("kernels"))), ElementsAre("copy.mine"));
  EXPECT_THAT(idsOf(pairVersions(ofRevision("HEAD~1", "."), ofRevision("HEAD", "."))), ElementsAre("copy.mine"));
  EXPECT_EQ(ofRevision("HEAD~1", "kernels/../kernels/mine.cl").variants[0].source, file.variants[0].source);
}

TEST_F(KernelRevisions, OfFoldersThatAreGoneAreFound) {
  write("kernels/deep/mine.cl", "old");
  commit();
  std::filesystem::remove_all(folder_ / "kernels");
  EXPECT_EQ(ofRevision("HEAD", "kernels/deep/mine.cl").variants[0].id, "copy.mine");
}

TEST_F(KernelRevisions, ThatGitDoesNotKnowSaySo) {
  write("mine.cl", "old");
  commit();
  EXPECT_THAT(sentenceOf<UsageError>([&] { ofRevision("nowhere", "mine.cl"); }),
              HasSubstr("git has no file or folder"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { ofRevision("HEAD", "none.cl"); }), HasSubstr("none.cl"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { ofRevision("--output=x", "mine.cl"); }), HasSubstr("names no revision"));
}

TEST_F(KernelRevisions, RunNothingThatTheRepositoryNames) {
  write("mine.cl", "old");
  writeText(".gitattributes", "*.cl filter=trap diff=trap\n");
  commit();
  const std::string trap = path("sprung");
  for (const char* key :
       {"filter.trap.smudge", "filter.trap.clean", "diff.trap.textconv", "core.fsmonitor", "core.pager"})
    git(std::string("config ") + key + " 'touch " + trap + "; cat'");
  EXPECT_EQ(ofRevision("HEAD", "mine.cl").variants.size(), 1U);
  EXPECT_EQ(ofRevision("HEAD", ".").isExact, false);
  EXPECT_FALSE(std::filesystem::exists(trap));
}

TEST_F(KernelRevisions, FetchNothingByACommandOfTheRepository) {
  write("mine.cl", "old");
  commit();
  const std::string trap = path("fetched");
  git("config protocol.ext.allow always");
  git("config extensions.partialClone origin");
  git("config remote.origin.promisor true");
  git("config remote.origin.url 'ext::sh -c touch% " + trap + "'");
  git("config core.repositoryformatversion 1");
  const std::string remove =
      "cd '" + folder_.path().string() +
      "' && object=$(git rev-parse HEAD:mine.cl) && rm -f .git/objects/${object%${object#??}}/${object#??}";
  ASSERT_EQ(std::system(remove.c_str()), 0);
  EXPECT_THAT(sentenceOf<Error>([&] { ofRevision("HEAD", "mine.cl"); }), HasSubstr("mine.cl"));
  EXPECT_FALSE(std::filesystem::exists(trap));
}

TEST_F(KernelRevisions, AreFoundOrMissedWithoutReadingThem) {
  write("kernels/mine.cl", "old");
  commit();
  EXPECT_TRUE(hasRevision("HEAD", folder_ / "kernels"));
  EXPECT_FALSE(hasRevision("HEAD", folder_ / "added"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { hasRevision("nowhere", folder_ / "kernels"); }),
              AllOf(HasSubstr("no revision \"nowhere\""), HasSubstr("shallow")));
}

TEST_F(KernelRevisions, OfAnotherUsersRepositoryAreReadOnlyIfTheUserAllowsIt) {
  write("mine.cl", "old");
  commit();
  // A git to which every repository is another user's.
  const TestFolder programs;
  std::ofstream(programs / "git") << "#!/bin/sh\nPATH='" << std::getenv("PATH")
                                  << "' GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec git \"$@\"\n";
  std::filesystem::permissions(programs / "git", std::filesystem::perms::owner_all);
  const ScopedVariable found("PATH", programs.path().string() + ":" + std::getenv("PATH"));
  const auto sentence = AllOf(HasSubstr("belongs to another user"), HasSubstr("safe.directory"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { ofRevision("HEAD", "mine.cl"); }), sentence);
  EXPECT_THAT(sentenceOf<UsageError>([&] { hasRevision("HEAD", path("mine.cl")); }), sentence);
  std::ofstream(programs / "config") << "[safe]\n\tdirectory = *\n";
  const ScopedVariable config("GIT_CONFIG_GLOBAL", (programs / "config").string());
  EXPECT_EQ(ofRevision("HEAD", "mine.cl").variants.size(), 1U);
}

TEST_F(KernelRevisions, AreOfTheNamedFolderWhateverTheEnvironmentSays) {
  write("mine.cl", "outer");
  write("kernels/mine.cl", "inner");
  commit();
  const ScopedVariable gitDir("GIT_DIR", path(".git"));
  EXPECT_THAT(ofRevision("HEAD", "kernels/mine.cl").variants[0].source, HasSubstr("inner"));
}

TEST_F(KernelRevisions, IncludePiecesOfTheRevisionAndNothingElse) {
  write("kernels/mine.cl", "#include \"../shared/piece.clh\"\n");
  writeText("shared/piece.clh", "int piece;\n");
  const TestFolder outside;
  std::ofstream(outside / "secret.clh") << "int secret;\n";
  write("absolute.cl", "#include \"" + (outside / "secret.clh").string() + "\"\n");
  write("upwards.cl", "#include \"../../../../../../../../../.." + (outside / "secret.clh").string() + "\"\n");
  commit();
  EXPECT_THAT(ofRevision("HEAD", "kernels/mine.cl").variants[0].source, HasSubstr("int piece;"));
  EXPECT_THAT(ofRevision("HEAD", "kernels").notes, IsEmpty());
  for (const char* name : {"absolute.cl", "upwards.cl"}) {
    EXPECT_THAT(sentenceOf<Error>([&] { ofRevision("HEAD", name); }),
                AllOf(::testing::StartsWith(std::string("HEAD:") + name), HasSubstr("there is no")));
  }
}

TEST_F(KernelRevisions, MayHaveBracesColonsAndSignsInTheirNames) {
  write("kern@-old/mine.cl", "old");
  commit();
  EXPECT_EQ(ofRevision("HEAD^{/change: x}", "kern@-old/mine.cl").variants.size(), 1U);
  EXPECT_EQ(ofRevision("HEAD@{0}", "kern@-old/mine.cl@WIDE=2").variants.size(), 1U);
}

TEST_F(KernelRevisions, LeaveNoFilesBehind) {
  write("mine.cl", "old");
  commit();
  std::filesystem::path used;
  {
    const TemporaryFolder folder;
    used = folder.path();
    EXPECT_TRUE(std::filesystem::exists(extractRevision("HEAD", path("mine.cl"), used).path));
    EXPECT_EQ(std::filesystem::status(used).permissions(), std::filesystem::perms::owner_all);
    const std::filesystem::path whole = extractRevision("HEAD", folder_.path(), used).path;
    EXPECT_EQ(whole.filename(), folder_.path().filename()) << "a workload is named after its folder";
  }
  EXPECT_FALSE(std::filesystem::exists(used));
}

}  // namespace
}  // namespace headroom
