// The silence of a runner that has not greeted, and the state of a process that it is counted by.
#include "workbench/hosts/start_patience.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "system/child_process.hpp"
#include "system/process_state.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using Verdict = StartPatience::Verdict;

/// Looks at a runner that stays in one state, every 50 ms. Returns when the verdict falls; the limit if it does not.
struct Watched {
  Verdict verdict = Verdict::Waits;
  std::chrono::milliseconds at{0};
};

Watched watched(char letter, double cpuShare, std::chrono::milliseconds deadline, std::chrono::milliseconds limit) {
  const StartPatience::Time start{};
  StartPatience patience(deadline, start);
  Watched seen;
  while (seen.verdict == Verdict::Waits && seen.at < limit) {
    seen.at += 50ms;
    const auto computed = static_cast<std::int64_t>(static_cast<double>(seen.at.count()) * cpuShare);
    seen.verdict = patience.look({letter, std::chrono::milliseconds(computed)}, start + seen.at);
  }
  return seen;
}

TEST(StartPatience, EndsForARunnerThatSleepsAtTheDeadline) {
  const Watched seen = watched('S', 0, 4s, 60s);
  EXPECT_EQ(seen.verdict, Verdict::Silent);
  EXPECT_EQ(seen.at, 4s);
}

TEST(StartPatience, IsLongerWhereOtherProgramsHaveTheProcessorsOrTheDisk) {
  const Watched starved = watched('R', 0.2, 4s, 60s);
  EXPECT_EQ(starved.verdict, Verdict::Silent);
  EXPECT_EQ(starved.at, 20s);
  EXPECT_EQ(watched('R', 0.05, 4s, 39s).verdict, Verdict::Waits);
  EXPECT_EQ(watched('D', 0, 4s, 39s).verdict, Verdict::Waits);
}

TEST(StartPatience, EndsForARunnerThatComputesForEverAndForOneThatNeverGetsAProcessor) {
  EXPECT_EQ(watched('R', 1, 4s, 60s).at, 4s);
  const Watched never = watched('R', 0, 4s, 60s);
  EXPECT_EQ(never.verdict, Verdict::Silent);
  EXPECT_EQ(never.at, 40s);
}

TEST(StartPatience, TellsAStoppedRunnerFromASilentOne) {
  for (const char letter : {'T', 't'}) {
    const Watched seen = watched(letter, 0, 4s, 60s);
    EXPECT_EQ(seen.verdict, Verdict::Stopped) << letter;
    EXPECT_EQ(seen.at, 4s) << letter;
  }
}

TEST(StartPatience, CountsAShortStopApart) {
  const StartPatience::Time start{};
  StartPatience patience(4s, start);
  EXPECT_EQ(patience.look({'S'}, start + 3s), Verdict::Waits);
  EXPECT_EQ(patience.look({'T'}, start + 6s), Verdict::Waits);
  EXPECT_EQ(patience.look({'S'}, start + 6900ms), Verdict::Waits);
  EXPECT_EQ(patience.look({'S'}, start + 7s), Verdict::Silent);
}

TEST(ProcessState, IsReadBehindANameWithBracketsAndSpaces) {
  const ProcessState state =
      processStateIn("4711 (a) R (b) T 1 4711 4711 0 -1 4194304 100 0 0 0 150 25 7 8 20 0 1 0 99 0 0", 100);
  EXPECT_TRUE(state.isStopped());
  EXPECT_EQ(state.cpuTime, 1750ms);
  for (const char* text : {"", "4711", "4711 (a)", "4711 (a) "}) EXPECT_EQ(processStateIn(text, 100).letter, 0) << text;
}

TEST(ProcessState, OfAChildThatIsStoppedIsKnown) {
  ChildProcess child({{"sh", "-c", "kill -STOP $$; echo on"}});
  for (int i = 0; i < 6000 && !child.state().isStopped(); ++i) usleep(5000);
  EXPECT_TRUE(child.state().isStopped());
  EXPECT_EQ(processState(getpid()).letter, 'R');
  child.end();
  EXPECT_EQ(child.state().letter, 0);
}

}  // namespace
}  // namespace headroom
