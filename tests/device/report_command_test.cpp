// headroom-cli report: pages of runs of real devices.
#include <gmock/gmock.h>

#include <filesystem>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class ReportCommand : public CommandLine {
 protected:
  /// A brief run of one variant, stored as a document.
  void measure(const std::string& file) {
    const Ended ended =
        cli("run --variants separable --sizes 64x48,128x96 --time-budget 0.01 --rounds 1 --one-process "
            "--save '" +
            path(file) + "'");
    ASSERT_EQ(ended.code, 0) << ended.err;
  }
};

TEST_F(ReportCommand, WritesARunAsOnePage) {
  measure("run.json");
  const Ended ended = cli("report '" + path("run.json") + "' --html '" + path("run.html") + "'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, IsEmpty());
  const std::string html = contentOf(path("run.html"));
  EXPECT_THAT(html, StartsWith("<!DOCTYPE html>"));
  EXPECT_THAT(html, AllOf(HasSubstr("blur.separable"), HasSubstr("<svg"), HasSubstr("Roofline of"),
                          HasSubstr("128 x 96"), HasSubstr("kernel void"), Not(HasSubstr("<script"))));
}

TEST_F(ReportCommand, PrintsMarkdownUnlessAFileIsNamed) {
  measure("run.json");
  const Ended ended = cli("report '" + path("run.json") + "' --against '" + path("run.json") + "'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(StartsWith("# Gaussian blur, sigma 5 on "), HasSubstr("## Changes"),
                               HasSubstr("| blur.separable |"), HasSubstr("## All compared points")));
}

TEST_F(ReportCommand, WritesATuningOfTheHistory) {
  const Ended tuned =
      cli("tune --kernels '" HEADROOM_TUNING_KERNELS
          "' --sizes 64x48 --time-budget 0.05 --no-ceilings --variants copy.tunable --search random --budget 10min");
  ASSERT_EQ(tuned.code, 0) << tuned.err;
  const std::filesystem::path runs = folder_ / "data/headroom/runs";
  std::string journal;
  for (const auto& entry : std::filesystem::directory_iterator(runs)) {
    if (entry.path().extension() == ".jsonl") journal = entry.path().stem().string();
  }
  const Ended ended = cli("report " + journal + " --kernels '" HEADROOM_TUNING_KERNELS "'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(StartsWith("# Tuning of "), HasSubstr("## Best configuration"), HasSubstr("## Search"),
                               HasSubstr("## Kernels")));
  const Ended refused = cli("report " + journal + " --against " + journal);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("is a tuning, and only runs are compared"));
}

TEST_F(ReportCommand, RefusesWhatCanNotBeDone) {
  measure("run.json");
  const std::string run = "report '" + path("run.json") + "' ";
  EXPECT_EQ(cli(run + "--html - --markdown -").code, 2);
  EXPECT_EQ(cli(run + "--html '" + path("run.json") + "'").code, 2) << "the run would be lost";
  const Ended missing = cli("report nowhere");
  EXPECT_EQ(missing.code, 2);
  EXPECT_THAT(missing.err, HasSubstr("There is no run nowhere"));
  EXPECT_EQ(cli(run + "--html '" + path("no/folder/x.html") + "'").code, 1);
}

}  // namespace
}  // namespace headroom
