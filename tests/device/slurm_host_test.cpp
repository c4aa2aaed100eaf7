// A real Slurm: its tasks as workers, and what becomes of cancelled ones.
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "headroom/image_files/image_file.hpp"
#include "slurm_fixture.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

class SlurmHost : public SlurmFixture {};

TEST_F(SlurmHost, TunesWithItsTasksAndTakesWaitingOnesOutOfTheQueue) {
  // Of three workers two have a place; the third one waits.
  const Ended tuned = tune("--workers 3 --budget 5min --timeout 120");
  ASSERT_EQ(tuned.code, 0) << tuned.out << tuned.err << contentOf(path("slurmctld.out"));
  expectAllTried(16);
  EXPECT_EQ(workers().size(), 2U);
  expectEmptyQueue();
}

TEST_F(SlurmHost, ACancelledTaskLosesOneConfigurationThatIsMeasuredAgain) {
  setValues("1, 2, 3, 4, 5, 6");
  const pid_t command =
      testing::startCommand(tuning("--workers 2 --budget 5min --timeout 120"), path("data"), path("output"));
  for (int wait = 0; wait < 6000 && workers().size() < 2; ++wait) std::this_thread::sleep_for(10ms);
  const std::vector<std::string> running = jobs();
  ASSERT_FALSE(running.empty()) << contentOf(path("output"));
  EXPECT_TRUE(run("scancel " + running.front()));
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << contentOf(path("output"));
  expectAllTried(36);
  EXPECT_THAT(contentOf(path("output")), HasSubstr("is measured again"));
  expectEmptyQueue();
}

TEST_F(SlurmHost, EachWayToLoseATaskCostsOneConfiguration) {
  setValues("1, 2, 3, 4, 5, 6, 7, 8");
  const pid_t command =
      testing::startCommand(tuning("--workers 2 --budget 5min --timeout 120"), path("data"), path("output"));
  const auto waitForTrials = [this](std::size_t count) {
    for (int wait = 0; wait < 6000 && trials().size() < count; ++wait) std::this_thread::sleep_for(10ms);
  };
  waitForTrials(3);
  // SIGTERM comes first when a job is preempted or out of time; without a mercy period SIGKILL comes alone.
  for (const char* way : {"scancel --signal=TERM ", "scancel --signal=KILL ", "scancel "}) {
    const std::vector<std::string> running = jobs();
    ASSERT_FALSE(running.empty()) << contentOf(path("output"));
    const bool isStep = std::string(way) == "scancel ";
    EXPECT_TRUE(run(way + running.front() + (isStep ? ".0" : ""))) << way;
    waitForTrials(trials().size() + 4);
  }
  takeNodeAway();
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << contentOf(path("output"));
  expectAllTried(64);
  const std::string output = contentOf(path("output"));
  std::size_t losses = 0;
  for (std::size_t at = 0; (at = output.find("is measured again", at)) != std::string::npos; ++at) ++losses;
  EXPECT_GE(losses, 3U) << output;
  EXPECT_LE(losses, 5U) << "a task has one configuration, and the node has two tasks\n" << output;
  expectEmptyQueue();
}

TEST_F(SlurmHost, RunsVariantsAndTheGuideWithTwoTasks) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --host slurm --workers 2 --csv " + path("run.csv") +
                        std::string(kBrief));
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err << contentOf(path("slurmctld.out"));
  const std::string run = contentOf(path("run.csv"));
  for (const char* variant : {"copy.scalar", "blur.separable"}) EXPECT_THAT(run, HasSubstr(variant));
  EXPECT_THAT(run, HasSubstr("(slurm/0:0)")) << "the column of workers";
  const Ended guided = cli("guide access-order -q --size 64x48 --host slurm --workers 2 --csv " + path("guide.csv"));
  EXPECT_EQ(guided.code, 0) << guided.out << guided.err;
  EXPECT_THAT(contentOf(path("guide.csv")), HasSubstr("(slurm/0:0)"));
  expectEmptyQueue();
}

TEST_F(SlurmHost, MeasuresAndBlurs) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --device slurm/" + std::string(kBrief));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  saveImage(Image({61, 57}, 3, Depth::U8, std::vector<std::byte>(std::size_t{61} * 57 * 3, std::byte{90})),
            path("in.png"));
  const Ended blurred =
      cli("blur '" + path("in.png") + "' '" + path("out.png") + "' --sigma 2 --variant separable --device slurm/");
  EXPECT_EQ(blurred.code, 0) << blurred.out << blurred.err;
  expectEmptyQueue();
}

}  // namespace
}  // namespace headroom
