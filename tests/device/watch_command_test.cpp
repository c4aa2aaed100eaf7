// headroom-cli watch and revisions: from a save to a validated point, and back to an earlier revision.
#include <gmock/gmock.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <thread>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;

class WatchCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    save("2 * in[i]");
    write("mine.toml",
          "title = \"Twice\"\nsummary = \"s\"\nsource = [\"mine.cl\"]\n[size]\nN = [100000]\n[buffer]\n"
          "from = { type = \"float\", count = \"N\" }\nto = { type = \"float\", count = \"N\", use = \"out\" }\n"
          "[[pass]]\nkernel = \"twice\"\nargs = [\"from\", \"to\"]\nglobal = [\"N\"]\n"
          "[reference]\neach = { to = \"2 * from[i]\" }\n");
  }
  void save(const std::string& value) const {
    write("mine.cl",
          "kernel void twice(global const float* in, global float* out) {\n"
          "  const int i = get_global_id(0);\n  out[i] = " +
              value + ";\n}\n");
  }
  /// Returns whether the running command prints the text before a timeout.
  bool says(const std::string& text) const {
    for (int tries = 0; tries < 3000; ++tries) {
      if (contentOf(path("stdout")).find(text) != std::string::npos) return true;
      if (contentOf(path("stderr")).find(text) != std::string::npos) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }
  std::future<Ended> watchFor(int saves, const std::string& options = "") {
    return std::async(std::launch::async, [this, saves, options] {
      return cli("watch '" + path("mine.cl") + "' --size 100000 --time-budget 0.02 --times " + std::to_string(saves) +
                 options);
    });
  }
  Ended measureAsItIs() {
    return cli("-q watch '" + path("mine.toml") + "' --size 100000 --time-budget 0.01 --no-ceilings --times 0");
  }
  Ended revisions(const std::string& arguments = "") {
    return cli("revisions '" + path("mine.toml") + "' " + arguments);
  }
};

TEST_F(WatchCommand, MeasuresAndChecksAKernelEachTimeThatItIsSaved) {
  std::future<Ended> watching = watchFor(3);
  ASSERT_TRUE(says("Watching ")) << contentOf(path("stderr"));
  save("in[i] + in[i]");
  EXPECT_TRUE(says("revision 2"));
  save("3 * in[i]");
  EXPECT_TRUE(says("WrongResult"));
  save("2 * in[i");
  const Ended ended = watching.get();
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out,
              AllOf(HasSubstr("(revision 1)"), HasSubstr("largest error 0"), HasSubstr("of its ceiling"),
                    ContainsRegex("revision 2, .*revision 1"), HasSubstr("BuildFailed"), HasSubstr("mine.cl:3")));
  EXPECT_THAT(ended.err, AllOf(HasSubstr(" s: read in "), HasSubstr(", built in "), HasSubstr(", checked in ")));
}

TEST_F(WatchCommand, GoesOnWhileAFileCantBeRead) {
  std::future<Ended> watching = watchFor(2, " --no-ceilings");
  ASSERT_TRUE(says("Watching "));
  const std::string description = contentOf(path("mine.toml"));
  write("mine.toml", "nonsense = \"");
  EXPECT_TRUE(says("mine.toml:1"));
  write("mine.toml", description + "# once more\n");
  const Ended ended = watching.get();
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("(revision 2"));
}

TEST_F(WatchCommand, WithoutWaitingTellsTheResultsExitCode) {
  EXPECT_EQ(measureAsItIs().code, 0);
  save("3 * in[i]");
  EXPECT_EQ(measureAsItIs().code, 3);
  save("2 * in[i");
  EXPECT_EQ(measureAsItIs().code, 1);
  write("bare.cl",
        "/*---\nworkload = \"copy\"\ntitle = \"t\"\nsummary = \"s\"\nrank = 1\n[[pass]]\nkernel = \"k\"\n"
        "args = [\"source\", \"result\"]\nglobal = [\"width\"]\n---*/\n"
        "kernel void k(global float* a, global float* b) {\n  b[0] = c;\n}\n");
  const Ended bare = cli("-q watch '" + path("bare.cl") + "' --size 64x48 --no-ceilings --times 0");
  EXPECT_THAT(bare.out, HasSubstr("bare.cl:12:")) << "not a name of the compiler's own";
  EXPECT_EQ(cli("watch nothing.cl").code, 2);
  EXPECT_EQ(cli("watch '" + path("mine.toml") + "' --size 0 --times 0").code, 2);
}

TEST_F(WatchCommand, RevisionsAreListedComparedAndBroughtBack) {
  EXPECT_THAT(revisions().out, HasSubstr("No revision of this kernel was kept."));
  measureAsItIs();
  const std::string first = contentOf(path("mine.cl"));
  save("in[i] + in[i]");
  measureAsItIs();
  EXPECT_THAT(revisions().out, AllOf(HasSubstr("revision"), HasSubstr("Ok"), HasSubstr("@r1 "), HasSubstr("@r2 ")));
  EXPECT_THAT(revisions("--diff 1,2").out,
              AllOf(HasSubstr("-  out[i] = 2 * in[i];"), HasSubstr("+  out[i] = in[i] + in[i];")));
  EXPECT_THAT(revisions("--diff 2").out, HasSubstr("The two versions are the same."));
  EXPECT_EQ(revisions("--diff 9").code, 2);

  const Ended compared =
      cli("ab '" + path("mine.toml") + "@r1' '" + path("mine.toml") + "@r2' --sizes 100000 --budget 8s -q --json");
  EXPECT_EQ(compared.code, 0) << compared.err << compared.out;
  EXPECT_THAT(compared.out, HasSubstr("mine.toml@r2"));

  save("in[i] * 2");
  const Ended refused = revisions("--restore 1");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("would be lost"));
  EXPECT_THAT(revisions("--restore 1 --force").out, HasSubstr("Wrote " + path("mine.cl")));
  EXPECT_EQ(contentOf(path("mine.cl")), first);
  EXPECT_THAT(revisions("--restore 1").out, HasSubstr("It is revision 1 already."));
}

}  // namespace
}  // namespace headroom
