// What headroom-cli capture reports: its table, files, notes and figures of running programs.
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "capture_fixture.hpp"
#include "headroom/capture.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

TEST_F(CaptureTest, OptionsOfAComparisonNeedAKernelToPutBack) {
  for (const char* option : {"--set A=1", "--runs 2", "--output out.txt", "--compare cmp"}) {
    const Ended ended = cli(std::string("capture ") + option + " -- true");
    EXPECT_EQ(ended.code, 2) << option;
    EXPECT_NE(ended.err.find("requires --with"), std::string::npos) << ended.err;
  }
}

TEST_F(CaptureTest, TheTableGoesToStderrAndFilesHaveTheSameKernels) {
  const Ended ended =
      cli("capture --csv '" + path("k.csv") + "' --trace '" + path("t.json") + "' -- " + program("plain"));
  EXPECT_EQ(ended.out, alone("plain").out);
  EXPECT_NE(ended.err.find("3 launches of 1 kernel in 1 process"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("work "), std::string::npos);
  EXPECT_NE(contentOf(path("k.csv")).find("\r\nwork,"), std::string::npos);
  const CaptureJson events = CaptureJson::parse(contentOf(path("t.json"))).at("traceEvents");
  const auto launches =
      std::count_if(events.begin(), events.end(), [](const CaptureJson& event) { return event.at("ph") == "X"; });
  EXPECT_EQ(launches, 3);
}

TEST_F(CaptureTest, AReportIsAPageOrMarkdown) {
  const Ended ended =
      cli("capture -q --html '" + path("p.html") + "' --markdown '" + path("p.md") + "' -- " + program("plain"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  const std::string html = contentOf(path("p.html"));
  EXPECT_EQ(html.find("<!DOCTYPE html>"), 0U);
  EXPECT_NE(html.find("3 launches of 1 kernel in 1 process"), std::string::npos);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(contentOf(path("p.md")).find("| work | "), std::string::npos);
  EXPECT_EQ(cli("capture --html '" + path("no/folder/p.html") + "' -- true").code, 1);
}

TEST_F(CaptureTest, ArgumentsOfTheProgramStayItsOwn) {
  const Ended ended = cli("capture -q -- printf '%s|' --json -q '' --");
  EXPECT_EQ(ended.out, "--json|-q||--|");
  EXPECT_EQ(ended.code, 0);
}

TEST_F(CaptureTest, ASignalForTheCommandEndsTheProgram) {
  const pid_t child = fork();
  if (child == 0) {
    execl(HEADROOM_RUNNER, "headroom-cli", "capture", "-q", "--", "sleep", "600", nullptr);
    _exit(127);
  }
  std::this_thread::sleep_for(std::chrono::seconds(1));
  kill(child, SIGTERM);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) ? WEXITSTATUS(status) == 128 + SIGTERM : WTERMSIG(status) == SIGTERM);
}

TEST_F(CaptureTest, DamagedFiguresAreNotedAndLeftOut) {
  fs::create_directories(folder_ / "session/figures");
  write("session/figures/1.figures", "nothing of the kind");
  write("session/figures/2.figures", std::string(8 << 20, '\xff'));
  const CaptureFigures figures = readCaptureFigures(folder_ / "session");
  EXPECT_TRUE(figures.processes.empty());
  EXPECT_EQ(figures.notes.size(), 2U);
}

TEST_F(CaptureTest, ACaptureThatCannotBeListedIsNoted) {
  const Ended ended =
      cli("capture --dump work:1 --to '" + path("captures") + "' --json --report '" + path("report.json") +
          "' -- sh -c 'ln -s /no/such/folder/file \"$HEADROOM_CAPTURE/folders\"; " +
          "exec \"" HEADROOM_CAPTURE_PROGRAM "\" plain \"" + known().string() + "\"'");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(captures(), std::vector<std::string>());
  ASSERT_EQ(report().at("notes").size(), 1U) << report().dump();
  EXPECT_THAT(report().at("notes").at(0).get<std::string>(),
              ::testing::AllOf(::testing::HasSubstr("/folders could not be written: No such file or directory"),
                               ::testing::HasSubstr("is not listed")));
}

TEST_F(CaptureTest, FiguresAreReadWhileTheProgramRuns) {
  CapturePlan plan;
  plan.command = {"sh", "-c", program("plain") + " >/dev/null; exec sleep 600"};
  CaptureSession session(plan);
  for (int i = 0; i < 600 && session.figures().launches < 3; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_FALSE(session.poll());
  const CaptureFigures figures = session.figures();
  ASSERT_EQ(figures.kernels.size(), 1U);
  EXPECT_EQ(figures.kernels.front().launches, 3U);
  EXPECT_EQ(figures.kernels.front().global[0], 256U);
}

TEST_F(CaptureTest, OfManyShortLaunchesSomeAreTimed) {
  EXPECT_EQ(captured("tiny").code, 0);
  const CaptureJson all = report();
  const CaptureJson& kernel = all.at("kernels").at(0);
  const auto timed = kernel.at("timed").get<int>();
  const auto skipped = kernel.at("skipped").get<int>();
  EXPECT_EQ(kernel.at("launches"), 10001);
  EXPECT_EQ(timed + skipped + kernel.at("untimed").get<int>(), 10001);
  EXPECT_GT(timed, 1300) << "1000 and about one in 16";
  EXPECT_LT(timed, 6500) << "one in two if it is very busy";
  // Skipped launches are in the total and in the mean.
  const auto totalMs = kernel.at("total_ms").get<double>();
  EXPECT_NEAR(totalMs, kernel.at("first_ms").get<double>() + 10000 * kernel.at("mean_ms").get<double>(),
              0.01 * totalMs);
  EXPECT_NE(all.at("notes").dump().find("only some are timed"), std::string::npos);
}

}  // namespace
}  // namespace headroom
