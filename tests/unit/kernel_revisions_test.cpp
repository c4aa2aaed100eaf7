// Kernels of a git repository's revision, and what a clone may lack of them.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>

#include "git_repository.hpp"
#include "headroom/system/error.hpp"
#include "kernel_versions.hpp"
#include "scoped_variable.hpp"
#include "workbench/ab/git_files.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

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

TEST_F(KernelRevisions, AreFoundMissedOrUnknown) {
  write("kernels/mine.cl", "old");
  std::filesystem::create_directory_symlink("kernels", folder_ / "link");
  commit();
  std::filesystem::remove(folder_ / "link");
  std::filesystem::create_directory(folder_ / "link");
  EXPECT_EQ(stateOfRevision("HEAD", folder_ / "kernels").has, RevisionHas::Folder);
  EXPECT_EQ(stateOfRevision("HEAD", folder_ / "added").has, RevisionHas::NoFolder);
  const RevisionState link = stateOfRevision("HEAD", folder_ / "link");
  EXPECT_EQ(link.has, RevisionHas::UnknownContents);
  EXPECT_THAT(link.reason, HasSubstr("symbolic link"));
  const RevisionState nowhere = stateOfRevision("nowhere", folder_ / "kernels");
  EXPECT_EQ(nowhere.has, RevisionHas::UnknownContents);
  EXPECT_THAT(nowhere.reason, AllOf(HasSubstr("no revision \"nowhere\""), HasSubstr("shallow")));
  const TestFolder outside;
  EXPECT_THAT(sentenceOf<UsageError>([&] { stateOfRevision("HEAD", outside.path()); }),
              HasSubstr("in no git repository"));
}

TEST_F(KernelRevisions, OfACloneWithoutFoldersAreUnknownAndNotNew) {
  write("kernels/mine.cl", "old");
  commit();
  const std::string remove =
      "cd '" + folder_.path().string() +
      "' && object=$(git rev-parse HEAD:kernels) && rm -f .git/objects/${object%${object#??}}/${object#??}";
  ASSERT_EQ(std::system(remove.c_str()), 0);
  const RevisionState state = stateOfRevision("HEAD", folder_ / "kernels");
  EXPECT_EQ(state.has, RevisionHas::UnknownContents);
  EXPECT_THAT(state.reason, HasSubstr("the clone is partial or damaged"));
  EXPECT_THAT(sentenceOf<Error>([&] { ofRevision("HEAD", "."); }), HasSubstr("partial or damaged"));
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
  EXPECT_THAT(sentenceOf<UsageError>([&] { stateOfRevision("HEAD", path("mine.cl")); }), sentence);
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

TEST_F(KernelRevisions, HaveEveryFileThatTheyInclude) {
  write("kernels/mine.cl", "#include\"../common.h\"\n#include \"deep/odd name.inc\"\n");
  writeText("common.h", "#include \"../more.h\"\nint common;\n");
  writeText("more.h", "int more;\n");
  writeText("unused.h", "int unused;\n");
  writeText("kernels/deep/odd name.inc", "int odd;\n");
  commit();
  const KernelVersion base = ofRevision("HEAD", "kernels");
  EXPECT_THAT(base.notes, IsEmpty());
  EXPECT_THAT(changedPairs(base, read("kernels")).pairs, IsEmpty());
  writeText("more.h", "int slower;\n");
  EXPECT_THAT(idsOf(changedPairs(base, read("kernels"))), ElementsAre("copy.mine"));
}

TEST_F(KernelRevisions, HaveTheSourcesAndFoldersThatADescriptionNames) {
  writeText("kernels/typed.toml",
            "title = \"t\"\nsummary = \"s\"\nsource = [\"typed.cl\", \"more.ocl\"]\ninclude = [\"../inc\", "
            "\"../unused\"]\n[size]\nN = [1000]\n[buffer]\nto = { type = \"float\", count = \"N\", use = \"out\" }\n"
            "[reference]\neach = { to = \"1\" }\n[[pass]]\nkernel = \"k\"\nargs = [\"to\"]\nglobal = [\"N\"]\n");
  writeText("kernels/typed.cl", "#include \"value.h\"\nkernel void k(global float* to) { to[0] = VALUE; }\n");
  writeText("kernels/more.ocl", "// More.\n");
  writeText("inc/value.h", "#define VALUE 1\n");
  writeText("unused/none.h", "\n");
  commit();
  const KernelVersion base = ofRevision("HEAD", "kernels");
  EXPECT_THAT(base.notes, IsEmpty()) << "a described file needs no description of its own";
  EXPECT_THAT(changedPairs(base, read("kernels")).same, ::testing::Contains("typed.typed"));
  writeText("inc/value.h", "#define VALUE (1 + 0 * to[1])\n");
  EXPECT_THAT(idsOf(changedPairs(base, read("kernels"))), ElementsAre("typed.typed"));
}

TEST_F(KernelRevisions, MayBeInFoldersOfAnyName) {
  const std::string folder = "kern\"els \xC3\xA9\n'x'";
  for (const char* name : {"a b/one.cl", "quo\"te/two.cl", "n\xC3\xA9/three.cl", "new\nline/four.cl"})
    write(folder + "/" + name, std::string("// ") + name[0]);
  commit();
  const KernelVersion base = readRevision("HEAD", folder_ / folder);
  EXPECT_THAT(base.notes, IsEmpty());
  const AbPairs paired = changedPairs(base, read(folder));
  EXPECT_THAT(paired.pairs, IsEmpty());
  EXPECT_THAT(paired.added, IsEmpty());
  EXPECT_THAT(paired.unpaired, IsEmpty());
  EXPECT_THAT(paired.same, ::testing::IsSupersetOf({"copy.one", "copy.two", "copy.three", "copy.four"}));
}

TEST_F(KernelRevisions, FollowLinksInsideTheRevisionOnly) {
  write("shared/real.txt", "linked");
  std::filesystem::create_directory(folder_ / "kernels");
  std::filesystem::create_symlink("../shared/real.txt", folder_ / "kernels/mine.cl");
  std::filesystem::create_symlink("/etc/hostname", folder_ / "kernels/outer.cl");
  commit();
  const KernelVersion base = ofRevision("HEAD", "kernels");
  ASSERT_NE(
      std::find_if(base.variants.begin(), base.variants.end(), [](const Variant& v) { return v.id == "copy.mine"; }),
      base.variants.end());
  std::filesystem::remove(folder_ / "kernels/outer.cl");
  write("kernels/outer.cl", "one");
  EXPECT_THAT(unpairedOf(changedPairs(base, read("kernels"))),
              ElementsAre(AllOf(HasSubstr("copy.outer: "), HasSubstr("kernels/outer.cl is a symbolic link"))));
}

TEST_F(KernelRevisions, WithASubmoduleDoNotCountItsKernelsAsNew) {
  write("kernels/mine.cl", "one");
  commit();
  git("update-index --add --cacheinfo 160000,$(git rev-parse HEAD),kernels/vendor");
  git("commit -q -m submodule");
  write("kernels/vendor/other.cl", "two");
  EXPECT_THAT(unpairedOf(changedPairs(ofRevision("HEAD", "kernels"), read("kernels"))),
              ElementsAre(AllOf(HasSubstr("copy.other: "), HasSubstr("kernels/vendor is a submodule"))));
}

TEST_F(KernelRevisions, WithoutAFileOfAFolderNameIt) {
  write("kernels/mine.cl", "old");
  write("kernels/there.cl", "there");
  commit();
  const std::string remove =
      "cd '" + folder_.path().string() +
      "' && object=$(git rev-parse HEAD:kernels/mine.cl) && rm -f .git/objects/${object%${object#??}}/${object#??}";
  ASSERT_EQ(std::system(remove.c_str()), 0);
  const AbPairs paired = changedPairs(ofRevision("HEAD", "kernels"), read("kernels"));
  EXPECT_THAT(unpairedOf(paired),
              ElementsAre(AllOf(HasSubstr("copy.mine: "), HasSubstr("kernels/mine.cl"), HasSubstr("--filter"))));
  EXPECT_THAT(paired.same, ::testing::Contains("copy.there"));
}

TEST_F(KernelRevisions, OfAKernelThatWasElsewhereDoNotCountItAsNew) {
  write("kernels/mine.cl", "old");
  commit();
  std::filesystem::remove(folder_ / "kernels/mine.cl");
  write("moved/mine.cl", "slower");
  write("kernels/still.cl", "here");
  EXPECT_THAT(filesThatAreGone("HEAD", folder_ / "moved"), ElementsAre("kernels/mine.cl"));
  EXPECT_THAT(filesThatAreGone("HEAD", folder_ / "kernels"), IsEmpty()) << "its own files are kernels by their ids";
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
