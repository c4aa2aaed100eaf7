// headroom-cli capture --with: a changed kernel in the program that it was captured from.
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using PutBackJson = nlohmann::json;

class PutBackTest : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(folder_ / "known");
  }

  /// Returns the command line of the program, which writes to out.txt.
  [[nodiscard]] std::string program(const std::string& mode) const {
    return "sh -c '\"" HEADROOM_CAPTURE_PROGRAM "\" " + mode + " \"" + path("known") + "\" >\"" + path("out.txt") +
           "\"'";
  }
  [[nodiscard]] std::string cache() const { return "XDG_CACHE_HOME='" + path("cache") + "' "; }

  void capture(const std::string& mode) {
    const Ended ended = cli("capture --dump work --to '" + path("captures") + "' -- " + program(mode), cache());
    ASSERT_EQ(ended.code, 0) << ended.err;
  }

  [[nodiscard]] std::string inCapture(const std::string& name) const { return "captures/work-2/" + name; }

  void replaceIn(const std::string& name, const std::string& pattern, const std::string& by) {
    const std::string text = contentOf(path(name));
    const std::string changed = std::regex_replace(text, std::regex(pattern), by);
    ASSERT_NE(changed, text) << text;
    write(name, changed);
  }

  Ended putBack(const std::string& mode, const std::string& options = "--runs 2") {
    return cli("capture --with '" + path("captures/work-2") + "' --output '" + path("out.txt") + "' --json --report '" +
                   path("report.json") + "' " + options + " -- " + program(mode),
               cache());
  }
  [[nodiscard]] PutBackJson report() const { return PutBackJson::parse(contentOf(path("report.json"))).at("put_back"); }
};

TEST_F(PutBackTest, AFolderThatIsNotThereIsNamed) {
  const Ended ended = cli("capture --with '" + path("nowhere") + "' -- true");
  EXPECT_EQ(ended.code, 1);
  EXPECT_NE(ended.err.find("There is no folder " + path("nowhere")), std::string::npos) << ended.err;
}

TEST_F(PutBackTest, AKernelThatComputesTheSameGivesTheSameOutput) {
  capture("plain");
  replaceIn(inCapture("kernel.cl"), R"(\*= f;)", "= f * a[get_global_id(0)];");
  const Ended ended = putBack("plain");
  EXPECT_EQ(ended.code, 0) << ended.err;
  const PutBackJson found = report();
  EXPECT_EQ(found.at("kernel"), "work");
  EXPECT_EQ(found.at("before").at("kernel_ms").size(), 2U);
  EXPECT_EQ(found.at("after").at("kernel_ms").size(), 2U);
  EXPECT_EQ(found.at("after").at("launches"), 3);
  EXPECT_EQ(found.at("outputs").at(0).at("compared"), 2);
  EXPECT_EQ(found.at("outputs").at(0).at("equal"), 2);
}

TEST_F(PutBackTest, AKernelThatComputesSomethingElseIsFoundByTheOutput) {
  capture("plain");
  replaceIn(inCapture("kernel.cl"), R"(\*= f;)", "*= 3 * f;");
  EXPECT_EQ(putBack("plain", "--runs 1").code, 3);
  EXPECT_EQ(report().at("outputs").at(0).at("equal"), 0);
  // A comparison command may accept outputs that are not equal.
  EXPECT_EQ(putBack("plain", "--runs 1 --compare 'test -s {before} && test -s {after}'").code, 0);
}

TEST_F(PutBackTest, GroupsAndTunablesOfTheDescriptionGoBackToo) {
  capture("plain");
  replaceIn(inCapture("kernel.cl"), R"(a\[get_global_id\(0\)\] \*= f;)",
            "a[get_global_id(0)] = get_local_size(0) + 1000 * EXTRA;");
  replaceIn(
      inCapture("captured.toml"), R"(\[\[pass\]\])",
      "[tune.EXTRA]\ndefault = 1\nvalues = [1, 2]\n\n[tune.GROUP]\ndefault = 8\nvalues = [8, 16]\n\n[[pass]]\nlocal = "
      "[\"GROUP\"]");
  const Ended ended = putBack("plain", "--runs 1 --set GROUP=16 --set EXTRA=2");
  EXPECT_EQ(ended.code, 3) << ended.err;
  putBack("plain", "--runs 1 --set GROUP=16 --set EXTRA=2 --compare 'cp {after} \"" + path("after.txt") + "\"'");
  // 2016 times the sum of 1 to 256.
  EXPECT_EQ(contentOf(path("after.txt")), "256 numbers: 66318336\n");
  const Ended wrong = putBack("plain", "--set GROUP=7");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("8, 16"), std::string::npos) << wrong.err;
}

TEST_F(PutBackTest, TheBinaryThatTheProgramKeepsIsOfItsOwnSource) {
  capture("plain");  // the same source
  replaceIn(inCapture("kernel.cl"), R"(\*= f;)", "*= 3 * f;");
  // In the second round the changed kernel runs first, so its run stores a binary.
  const std::string once = "--compare 'test -f \"" + path("flag") + "\" || rm \"" + path("known/program.binary") +
                           "\"; touch \"" + path("flag") + "\"; cmp {before} {after}'";
  EXPECT_EQ(putBack("binary", "--runs 2 " + once).code, 3);
  ASSERT_EQ(std::system(program("binary").c_str()), 0);
  EXPECT_EQ(contentOf(path("out.txt")), "from binary: 0 0\n256 numbers: 11184640\n");
}

TEST_F(PutBackTest, OneOfSeveralLinkedSourcesIsReplacedAndTheProgramsBinaryStaysItsOwn) {
  capture("two-binary");
  ASSERT_TRUE(std::filesystem::exists(path("captures/work-1/kernel_1.cl")));
  replaceIn("captures/work-1/kernel.cl", R"(= scaled\()", "= 10 * scaled(");
  // A round starts without a binary; the last run is the changed kernel's, which stores one.
  const std::string fresh = "sh -c 'rm -f \"" + path("known/program.binary") +
                            "\"; \"" HEADROOM_CAPTURE_PROGRAM "\" two-binary \"" + path("known") + "\" >\"" +
                            path("out.txt") + "\"'";
  const Ended ended =
      cli("capture --with '" + path("captures/work-1") + "' --output '" + path("out.txt") + "' --json --report '" +
              path("report.json") + "' --runs 1 --compare 'cp {after} \"" + path("after.txt") + "\"' -- " + fresh,
          cache());
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(report().at("after").at("launches"), 1);
  EXPECT_EQ(contentOf(path("after.txt")), "from source\n256 numbers: 111846400\n");
  ASSERT_EQ(std::system(program("two-binary").c_str()), 0);
  EXPECT_EQ(contentOf(path("out.txt")), "from binary: 0 0\n256 numbers: 11184640\n");
}

TEST_F(PutBackTest, AKernelOfMergedCapturesGoesBackToo) {
  ASSERT_EQ(cli("capture --dump work:1,2,3 --to '" + path("captures") + "' -- " + program("sizes"), cache()).code, 0);
  ASSERT_EQ(cli("replay --describe-only --merge '" + path("all") + "' '" + path("captures") + "'").code, 0);
  replaceIn("all/kernel.cl", R"(in\[i\] \* f)", "f * in[i]");
  const auto putBackAll = [&] {
    return cli("capture --with '" + path("all") + "' --output '" + path("out.txt") + "' --json --report '" +
                   path("report.json") + "' --runs 1 -- " + program("sizes"),
               cache());
  };
  const Ended ended = putBackAll();
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(report().at("after").at("launches"), 3);
  EXPECT_EQ(report().at("outputs").at(0).at("equal"), 1);
  replaceIn("all/captured.toml", R"(\["group_size"\])", "[\"group_size / 2\"]");
  const Ended several = putBackAll();
  EXPECT_NE(several.code, 0);
  EXPECT_NE(several.err.find("give all launches the same"), std::string::npos) << several.err;
  replaceIn("all/captured.toml", R"(\["group_size / 2"\])", "[32]");
  EXPECT_EQ(putBackAll().code, 0);
}

TEST_F(PutBackTest, AProgramWithoutThatSourceIsSaid) {
  capture("plain");
  const Ended ended = putBack("linked", "--runs 1");
  EXPECT_EQ(ended.code, 1);
  EXPECT_NE(ended.err.find("did not come with the source"), std::string::npos) << ended.err;
}

TEST_F(PutBackTest, ATextThatDoesNotBuildIsSaid) {
  capture("plain");
  replaceIn(inCapture("kernel.cl"), R"(\*= f;)", "*= g;");
  const Ended ended = putBack("plain", "--runs 1");
  EXPECT_EQ(ended.code, 1);
  EXPECT_NE(ended.err.find("did not build"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace headroom
