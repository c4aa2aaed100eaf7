// Long use of one workbench: many launches and many blurs of a photo, as while a slider moves. Memory of this process
// and of the runner does not grow with them. HEADROOM_SOAK_LAUNCHES and HEADROOM_SOAK_BLURS set how many; by default
// few, and tests/faults/soak.sh sets the full numbers.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "process_tree.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::collect;
using testing::testOptions;

constexpr double kMostGrowthMegabytes = 10 * 1.048576;

std::size_t requestedNumber(const char* variable, std::size_t usual) {
  const char* text = std::getenv(variable);
  return text == nullptr ? usual : std::stoul(text);
}

class Soak : public testing::DeviceTest {
 protected:
  /// Samples at least this often: a sample is one launch or more.
  void launch(std::size_t samples) {
    RunPlan plan;
    plan.variants = {"blur.separable", "copy.scalar"};
    plan.sizes = {{64, 48}};
    plan.ceilings = false;
    plan.sampling.noiseGoal = -1;
    plan.sampling.maximumSamples = 1000;
    plan.sampling.timeBudgetSeconds = 30;
    plan.sampling.rounds = 1;
    plan.sampling.freshRounds = false;
    for (std::size_t done = 0; done < samples;) {
      const auto run = collect([&](EventSink sink) { return workbench_.start(plan, std::move(sink)); });
      ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
      for (const ResultRow& row : run.rows) {
        ASSERT_EQ(row.status, Status::Ok) << row.reason;
        done += row.samplesMs.size();
      }
    }
  }

  void blur(std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
      ImagePlan plan{"", "blur.separable", {{"sigma", 1 + 0.01 * static_cast<double>(i % 500)}}, photo_, false};
      plan.isMoving = true;
      const auto run = collect([&](EventSink sink) { return workbench_.process(plan, std::move(sink)); });
      ASSERT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    }
  }

  /// Of this process and its runners.
  static double megabytes() {
    double sum = testing::residentMegabytes(getpid());
    for (const pid_t runner : testing::childrenOf(getpid())) sum += testing::residentMegabytes(runner);
    return sum;
  }

  Workbench workbench_{testOptions()};
  Image photo_{{320, 200}, 3, Depth::U8, std::vector<std::byte>(std::size_t{320} * 200 * 3, std::byte{100})};
};

TEST_F(Soak, MemoryDoesNotGrowWithLaunchesAndBlurs) {
  const std::size_t launches = requestedNumber("HEADROOM_SOAK_LAUNCHES", 2000);
  const std::size_t blurs = requestedNumber("HEADROOM_SOAK_BLURS", 50);
  // Allocators and caches are filled first.
  launch(2000);
  blur(50);
  const double before = megabytes();
  launch(launches);
  blur(blurs);
  const double growth = megabytes() - before;
  std::printf("soak: %zu launches or more, %zu blurs, memory %.1f MB before, growth %.1f MB\n", launches, blurs, before,
              growth);
  EXPECT_LE(growth, kMostGrowthMegabytes);
}

}  // namespace
}  // namespace headroom
