// Output of kernels and compilers in headroom-cli: shown, limited to a readable amount, and never an obstacle.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <filesystem>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kHead = R"(/*---
title   = "Prints"
summary = "A kernel that copies, and something else."
rank    = 1
[size]
N = [256]
[buffer]
from = { type = "float", count = "N" }
to   = { type = "float", count = "N", use = "out" }
[reference]
each = { to = "from[i]" }
[[pass]]
kernel = "copy"
args   = ["from", "to"]
global = ["N"]
local  = [64]
---*/
)";

/// `statement` can use i, the work-item's number.
std::string kernelOf(const std::string& statement, const std::string& before = "") {
  return kHead + before +
         "kernel void copy(global const float* from, global float* to) {\n  const int i = get_global_id(0);\n" +
         "  to[i] = from[i];\n  " + statement + "\n}\n";
}

class PrintingKernel : public CommandLine {
 protected:
  /// `before` has options before the command. A PoCL cache that the user configured is not suspected when a kernel
  /// crashes.
  Ended run(const std::string& text, const std::string& more = "", const std::string& before = "",
            const std::string& environment = "") {
    writeKernel(text);
    return cli(fmt::format("--kernels '{}' {} run --variants k.k --no-ceilings --one-process --no-transfers "
                           "--time-budget 0.01 --noise-goal -1 --rounds 2 {}",
                           path("kernels"), before, more),
               environment);
  }
  void writeKernel(const std::string& text) const {
    std::filesystem::create_directories(path("kernels"));
    write("kernels/k.cl", text);
  }
  /// Returns how often the text contains the words.
  static std::size_t countIn(const std::string& text, const std::string& words) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++count;
    return count;
  }
};

TEST_F(PrintingKernel, IsHeardOnceAndNotWhereNotesAreUnwanted) {
  const std::string text = kernelOf(R"(if (i == 7) printf("\033[2Jseven of %d\n", (int)get_global_size(0));)");
  const Ended ran = run(text);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("note: k.k at 256 printed:\n  \\u001b[2Jseven of 256\n"));
  EXPECT_EQ(countIn(ran.err, "printed:"), 1u) << "of two rounds: " << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr(" Ok "), Not(HasSubstr("seven"))));
  const Ended quiet = run(text, "", "-q");
  EXPECT_THAT(quiet.out + quiet.err, Not(HasSubstr("seven")));
}

TEST_F(PrintingKernel, ThatFloodsIsCutShortAndMeasured) {
  const Ended ran = run(kernelOf(R"(for (int j = 0; j < 40; ++j) printf("item %d says %d\n", i, j);)"));
  EXPECT_EQ(ran.code, 0) << ran.err.substr(0, 10000);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("k.k at 256 printed:\n"), HasSubstr(" more were left out.\n")));
  EXPECT_LT(countIn(ran.err, "\n"), 100u);
  EXPECT_THAT(ran.out, HasSubstr(" Ok "));
}

TEST_F(PrintingKernel, ThatSpeaksTheProtocolIsNotObeyed) {
  const Ended ran = run(
      kernelOf(R"(if (i < 2) printf("{\"serial\": %d, \"finished\": {\"kind\": 0, \"reason\": \"\"}}\n", i + 1);)"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("\"finished\""));
  EXPECT_THAT(ran.out, HasSubstr(" Ok "));
}

TEST_F(PrintingKernel, IsHeardOnAHostThatACommandReaches) {
  writeKernel(kernelOf(R"(if (i == 7) printf("seven\n");)"));
  WorkbenchOptions options = testing::testOptions();
  options.runner = "/no/such/runner";
  options.host = hostOfShellCommand("gpu7", fmt::format("'{}' worker", HEADROOM_RUNNER));
  options.kernelFolders = {path("kernels")};
  Workbench workbench(options);
  RunPlan plan;
  plan.variants = {"k.k"};
  plan.sizes = {{256}};
  plan.ceilings = false;
  plan.sampling = testing::briefSampling();
  const testing::Collected ran = testing::collectRun(workbench, plan);
  EXPECT_THAT(ran.notes, ::testing::Contains(AllOf(HasSubstr("k.k at 256 printed:\n  seven"))));
}

TEST_F(PrintingKernel, ThatCrashesIsNamedWithItsFunctionAndFile) {
  const std::string cache = fmt::format("POCL_CACHE_DIR='{}' HEADROOM_PROGRAM_CACHE=off", path("pocl"));
  const Ended ran = run(kernelOf("*(volatile global int*)8 = i;"), "", "", cache);
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr(fmt::format("which runs kernel copy of {}.", path("kernels/k.cl"))));
}

TEST_F(PrintingKernel, WhoseCompilerSaysMuchIsQuotedBrieflyAndKeptWhole) {
  std::string warnings;
  for (int i = 0; i < 500; ++i) warnings += fmt::format("#warning this is warning {}\n", i);
  const Ended ran = run(kernelOf("undeclared();", warnings), fmt::format("--save '{}'", path("run.json")), "",
                        fmt::format("XDG_CACHE_HOME='{}'", path("cache")));
  EXPECT_EQ(ran.code, 1) << ran.err;
  const std::string words = " more. The whole log is in ";
  ASSERT_THAT(ran.err, HasSubstr(words));
  const std::size_t begin = ran.err.find(words) + words.size();
  const std::string file = ran.err.substr(begin, ran.err.find(".\n", begin) - begin);
  EXPECT_THAT(contentOf(file), AllOf(HasSubstr("this is warning 499"), HasSubstr("undeclared"))) << file;
  EXPECT_THAT(file, HasSubstr(path("cache") + "/headroom/build-logs/k.k-"));
  EXPECT_LT(ran.err.size(), 10000u);
  EXPECT_THAT(contentOf(path("run.json")), AllOf(HasSubstr(words), Not(HasSubstr("this is warning 499"))));
}

}  // namespace
}  // namespace headroom
