// headroom-cli check of a folder and of a workload: a right, a wrong, a slower and an undecidable change in a small git
// repository.
#include <gmock/gmock.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>

#include "command_line_fixture.hpp"
#include "copy_kernel.hpp"
#include "git_repository.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ReviewCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    if (!hasGit() || std::system("command -v clang >/dev/null") != 0) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "git or clang is missing";
      GTEST_SKIP() << "git or clang is missing";
    }
    std::filesystem::create_directories(folder_ / "repository/kernels");
    repository_.emplace(folder_ / "repository");
    save(copyKernel(20));
    repository_->commit();
  }
  void save(const std::string& kernel, const std::string& name = "mine.cl") const {
    write("repository/kernels/" + name, kernel);
  }
  Ended review(const std::string& options, const std::string& environment = "") {
    return cli("check '" + path("repository/kernels") + "' --device cpu --sizes 1000x300 -q " + options, environment);
  }
  Ended reviewHead(const std::string& options = "") { return review("--baseline-from git:HEAD " + options); }
  /// Git's list of what differs in the working tree.
  std::string status() const {
    const std::string command = "cd '" + path("repository") + "' && git status --porcelain >'" + path("status") + "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    return contentOf(path("status"));
  }

  std::optional<GitRepository> repository_;
};

TEST_F(ReviewCommand, PassesAChangeThatIsRightAndFaster) {
  save(copyKernel(1));
  const std::string before = status();
  const Ended ended = reviewHead("--junit '" + path("junit.xml") + "'");
  EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("6 sizes"), HasSubstr("Right: "), HasSubstr(", commit ")));
  EXPECT_THAT(contentOf(path("junit.xml")),
              AllOf(HasSubstr("name=\"speed: 1000 x 300\""), HasSubstr("failures=\"0\"")));
  EXPECT_EQ(status(), before) << "the working tree and the index are the user's";
}

TEST_F(ReviewCommand, FindsAWrongChangeAndItsFile) {
  save(copyKernel(1, "0.5f * source[i]"));
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder_ / "repository/kernels");
  const Ended ended = reviewHead("--sarif '" + path("out.sarif") + "' --markdown '" + path("out.md") + "' --junit '" +
                                 path("junit.xml") + "'");
  std::filesystem::current_path(before);
  EXPECT_EQ(ended.code, 3) << ended.out << ended.err;
  EXPECT_THAT(ended.out, Not(HasSubstr("speed"))) << "the speed of a wrong kernel is of no use";
  EXPECT_THAT(ended.out, Not(HasSubstr("Its time"))) << "nor are warnings about its time";
  const auto results = nlohmann::json::parse(contentOf(path("out.sarif"))).at("runs").at(0).at("results");
  ASSERT_FALSE(results.empty());
  EXPECT_EQ(results.at(0).at("ruleId"), "validate/wrong");
  const auto& file = results.at(0).at("locations").at(0).at("physicalLocation").at("artifactLocation");
  EXPECT_EQ(file.at("uri"), "kernels/mine.cl") << "from the root of the repository";
  EXPECT_THAT(contentOf(path("out.md")), HasSubstr("**Wrong: "));
  EXPECT_THAT(contentOf(path("junit.xml")), HasSubstr("<failure type=\"wrong\""));
}

TEST_F(ReviewCommand, FindsASlowerChange) {
  save(copyKernel(100));
  const Ended ended = reviewHead();
  EXPECT_EQ(ended.code, 4) << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("kernels/mine.cl:1: slower: copy.mine"), HasSubstr("Slower: ")));
}

TEST_F(ReviewCommand, FindsASlowerChangeInAnIncludedFile) {
  // Above the folder, and of any name.
  const auto included = [this](const std::string& body) { write("repository/common.h", body); };
  const std::string kernel = copyKernel(1, "source[i]; WORK");
  const std::size_t code = kernel.find("kernel void");
  save(kernel.substr(0, code) + "#include \"../common.h\"\n" + kernel.substr(code));
  included("#define WORK\n");
  repository_->commit();
  included("#define WORK for (int more = 0; more < 100; ++more) result[i] = source[i];\n");
  const Ended ended = reviewHead();
  EXPECT_EQ(ended.code, 4) << ended.out << ended.err;
}

TEST_F(ReviewCommand, DoesNotTakeARenamedKernelForANewOne) {
  std::filesystem::remove(folder_ / "repository/kernels/mine.cl");
  save(copyKernel(100), "other.cl");
  const Ended ended = reviewHead();
  EXPECT_EQ(ended.code, 6) << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("kernels that are gone now"), HasSubstr("copy.mine")));
  std::filesystem::create_directories(folder_ / "repository/moved");
  std::filesystem::rename(folder_ / "repository/kernels/other.cl", folder_ / "repository/moved/mine.cl");
  const Ended moved = cli("check '" + path("repository/moved") + "' --device cpu --baseline-from git:HEAD -q");
  EXPECT_EQ(moved.code, 6) << moved.out << moved.err;
  EXPECT_THAT(moved.out, HasSubstr("kernels/mine.cl"));
}

TEST_F(ReviewCommand, JudgesTheOthersWhereOneDoesNotBuild) {
  save(copyKernel(1), "broken.cl");
  repository_->commit();
  save(copyKernel(1, "nothing"), "broken.cl");
  save(copyKernel(200));
  const Ended ended = reviewHead("--junit '" + path("junit.xml") + "'");
  EXPECT_EQ(ended.code, 3) << "wrong goes before slower\n" << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("wrong: copy.broken"), HasSubstr("slower: copy.mine")));
  EXPECT_THAT(contentOf(path("junit.xml")), HasSubstr("<failure type=\"slower\""));
}

TEST_F(ReviewCommand, WithoutTheBaseJudgesTheRest) {
  const Ended missing = review("--baseline-from git:nowhere");
  EXPECT_EQ(missing.code, 6) << missing.out << missing.err;
  EXPECT_THAT(missing.out, AllOf(HasSubstr("6 sizes"), HasSubstr("no revision \"nowhere\"")));
  save(copyKernel(1, "0.5f * source[i]"));
  EXPECT_EQ(review("--baseline-from git:nowhere").code, 3);
}

TEST_F(ReviewCommand, SaysWhenItCannotDecide) {
  // The time of a kernel for GPUs on a CPU says nothing.
  const std::string forGpus = "story = [\"gpu\"]\n";
  save(copyKernel(100, "source[i]", forGpus));
  const Ended gpu = reviewHead();
  EXPECT_EQ(gpu.code, 6) << gpu.out << gpu.err;
  EXPECT_THAT(gpu.out, AllOf(HasSubstr("The kernel is for a GPU"), HasSubstr("Undecided: ")));
  // Nor can a wrong baseline be compared with.
  save(copyKernel(1, "0.5f * source[i]"));
  repository_->commit();
  save(copyKernel(1));
  const Ended mended = reviewHead("--markdown -");
  EXPECT_EQ(mended.code, 6) << mended.out << mended.err;
  EXPECT_THAT(mended.out, HasSubstr("WrongResult"));
}

TEST_F(ReviewCommand, ComparesOnlyWhatHasChanged) {
  save(copyKernel(2), "new.cl");
  const Ended added = cli("check '" + path("repository/kernels") + "' --device cpu --baseline-from git:HEAD");
  EXPECT_EQ(added.code, 0) << added.out << added.err;
  EXPECT_THAT(added.err, AllOf(HasSubstr("as in the baseline: 1 of 2 kernels"), HasSubstr("copy.new")));
  EXPECT_THAT(added.out, Not(HasSubstr("speed")));
  std::filesystem::create_directories(folder_ / "repository/more");
  write("repository/more/other.cl", copyKernel(1));
  const Ended fresh = cli("check '" + path("repository/more") + "' --device cpu --baseline-from git:HEAD");
  EXPECT_EQ(fresh.code, 0) << fresh.out << fresh.err;
  EXPECT_THAT(fresh.err, HasSubstr("its kernels are new"));
}

TEST_F(ReviewCommand, BuildsForDevicesThatAreNotHere) {
  // Only the front end for GPUs sees this line.
  save(copyKernel(1, "source[i]\n#ifdef __SPIR__\n+ missing\n#endif\n"));
  const Ended ended = review("");
  EXPECT_EQ(ended.code, 3) << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("clang rejects the kernel for a GPU"), HasSubstr("'missing'"),
                               HasSubstr("Speed was not compared")));
  save("kernel void bare() {}\n");
  const Ended unreadable = review("");
  EXPECT_EQ(unreadable.code, 3) << unreadable.out << unreadable.err;
  EXPECT_THAT(unreadable.out, HasSubstr("read"));
}

TEST_F(ReviewCommand, RunsKernelsInOclgrindWhereAsked) {
  if (std::system("command -v oclgrind >/dev/null") != 0) GTEST_SKIP() << "Oclgrind is not installed.";
  save(copyKernel(1, "source[i] + (i == 0 && source[width * height] == 1e30f ? 1 : 0)"));
  const Ended ended = review("--oclgrind");
  EXPECT_EQ(ended.code, 3) << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("simulate"), HasSubstr("out of bounds: read of 4 bytes")));
}

TEST_F(ReviewCommand, RunsNothingOfAStrangersFolderButItsKernels) {
  const std::string trap = path("sprung");
  const std::string program = path("trap");
  write("trap", "#!/bin/sh\ntouch '" + trap + "'\ncat\n");
  std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  std::filesystem::create_directories(folder_ / "repository/.git/hooks");
  for (const char* hook : {"post-index-change", "post-checkout", "reference-transaction"})
    std::filesystem::copy_file(program, folder_ / "repository/.git/hooks" / hook);
  write("repository/.gitattributes", "*.cl filter=trap diff=trap\n");
  repository_->commit();
  for (const char* key : {"core.fsmonitor", "diff.external", "diff.trap.textconv", "diff.trap.command",
                          "filter.trap.smudge", "filter.trap.clean", "core.pager", "core.sshCommand"})
    repository_->git(std::string("config ") + key + " '" + program + "'");
  std::filesystem::remove(trap);  // setting the trap may have sprung it
  save(copyKernel(1) + "// A change.\n");
  save(
      "kernel void twice(global const float* from, global float* to) {\n  to[get_global_id(0)] = "
      "from[get_global_id(0)];\n}\n",
      "typed.cl");
  save("title = \"t\"\nsummary = \"s\"\nsource = [\"typed.cl\"]\noptions = [\"-fplugin=" + program +
           "\"]\n[size]\nN = [1000]\n[buffer]\nfrom = { type = \"float\", count = \"N\" }\n"
           "to = { type = \"float\", count = \"N\", use = \"out\" }\n[[pass]]\nkernel = \"twice\"\n"
           "args = [\"from\", \"to\"]\nglobal = [\"N\"]\n[reference]\ncommand = [\"" +
           program + "\"]\n",
       "typed.toml");
  const Ended ended = reviewHead();
  EXPECT_NE(ended.code, 0) << ended.out;
  EXPECT_FALSE(std::filesystem::exists(trap)) << ended.out << ended.err;
}

TEST_F(ReviewCommand, ComparesWithASavedRunOnlyWhereTheNoiseFloorIsKnown) {
  const std::string saved = path("base.json");
  const Ended run = cli(
      "run --kernels '" + path("repository/kernels") +
      "' --variants copy.mine --device cpu --sizes 1000x300 --no-ceilings --time-budget 0.2 -q --save '" + saved + "'");
  ASSERT_EQ(run.code, 0) << run.err;
  save(copyKernel(100));
  const Ended sized = review("--baseline-from '" + saved + "'");
  EXPECT_EQ(sized.code, 2) << sized.out << sized.err;
  EXPECT_THAT(sized.err, HasSubstr("--sizes cannot be used with the saved run"));
  const auto reviewSaved = [&] {
    return cli("check '" + path("repository/kernels") + "' --device cpu -q --baseline-from '" + saved + "'");
  };
  const Ended unknown = reviewSaved();
  EXPECT_EQ(unknown.code, 6) << unknown.out << unknown.err;
  EXPECT_THAT(unknown.out, HasSubstr("The noise floor of "));
  const Ended noise = cli("noise --variants scalar --device cpu --sizes 64x48 --pairs 8 --time-budget 0.01 -q");
  ASSERT_EQ(noise.code, 0) << noise.err;
  const Ended known = reviewSaved();
  // Times that other programs disturb decide nothing.
  EXPECT_THAT(known.code, ::testing::AnyOf(4, 6)) << known.out << known.err;
  EXPECT_THAT(known.out, AllOf(HasSubstr("copy.mine"), HasSubstr("1000 x 300"), Not(HasSubstr("The noise floor of "))));
  save(copyKernel(1), "more.cl");
  EXPECT_THAT(reviewSaved().out, HasSubstr("has no result of copy.more"));
}

TEST_F(ReviewCommand, OfAWorkloadIsOfItsKernels) {
  save(
      "title = \"t\"\nsummary = \"s\"\nsource = [\"ones.cl\"]\n[size]\nN = [1000]\n[buffer]\n"
      "to = { type = \"float\", count = \"N\", use = \"out\" }\n[reference]\neach = { to = \"1\" }\n"
      "[[pass]]\nkernel = \"ones\"\nargs = [\"to\"]\nglobal = [\"N\"]\n",
      "ones.toml");
  const auto reviewOnes = [this](const std::string& value) {
    save("kernel void ones(global float* to) { to[get_global_id(0)] = " + value + "; }\n", "ones.cl");
    return cli("check ones --kernels '" + path("repository/kernels") + "' --device cpu -q");
  };
  const Ended right = reviewOnes("1");
  EXPECT_EQ(right.code, 0) << right.out << right.err;
  EXPECT_THAT(right.out, AllOf(HasSubstr("Check of ones on "), HasSubstr("ones.ones"), Not(HasSubstr("copy."))));
  EXPECT_EQ(reviewOnes("2").code, 3);
}

TEST_F(ReviewCommand, RefusesWhatMakesNoSense) {
  EXPECT_EQ(review("--size 3x3").code, 2);
  EXPECT_EQ(review("--baseline-from git:").code, 2) << "a variable in CI may be empty";
  EXPECT_EQ(review("--baseline-from nothing.json").code, 2);
  EXPECT_EQ(review("--baseline-from git:--output=x").code, 2);
  EXPECT_EQ(review("--margin 3").code, 2);
  const Ended margin = reviewHead("--margin 101%");
  EXPECT_EQ(margin.code, 2) << "not undecided, after all was built";
  EXPECT_THAT(margin.err, HasSubstr("The margin is from"));
  EXPECT_EQ(reviewHead("--budget 0.5s").code, 2);
  EXPECT_EQ(cli("check reduce --baseline-from git:HEAD").code, 2) << "no folder is named";
  EXPECT_EQ(cli("check nosuchworkload").code, 2);
  EXPECT_EQ(cli("check copy.scalar --junit x.xml").code, 2) << "that is one kernel";
  std::filesystem::create_directories(folder_ / "empty");
  EXPECT_EQ(cli("check '" + path("empty") + "'").code, 1);
}

}  // namespace
}  // namespace headroom
