// Figures of a capture session that grow while they are read, with more kernels and launches than are stored.
#include "workbench/capture/figures_reader.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>

#include "../../core/capture/figures.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class FiguresReaderTest : public ::testing::Test {
 protected:
  FiguresReaderTest() { fs::create_directories(folder_ / "figures"); }

  /// Starts a process with one kernel of this many launches.
  void begin(const std::string& kernel, std::size_t launches) {
    std::memset(static_cast<void*>(figures_.get()), 0, sizeof(capture::FiguresFile));
    figures_->magic = capture::kFiguresMagic;
    figures_->version = capture::kFiguresVersion;
    figures_->fileBytes = sizeof(capture::FiguresFile);
    figures_->kernels = 1;
    capture::KernelFigures& first = figures_->kernel[0];
    first.ready = 1;
    first.shortestNs = capture::kNoShortest;
    std::memcpy(first.name, kernel.data(), std::min(kernel.size(), sizeof first.name - 1));
    add(launches);
  }
  void add(std::size_t launches) {
    for (std::size_t i = 0; i < launches; ++i) {
      capture::LaunchFigures& launch = figures_->launch[figures_->timeline++];
      launch.ready = 1;
      launch.startNs = 1'000'000 - figures_->timeline;  // later launches first
      launch.endNs = launch.startNs + 1;
    }
    figures_->launches = figures_->kernel[0].launches = figures_->timeline;
  }
  void write(int process) const {
    std::ofstream(folder_ / "figures" / (std::to_string(process) + ".figures"), std::ios::binary)
        .write(reinterpret_cast<const char*>(figures_.get()), sizeof(capture::FiguresFile));
  }
  [[nodiscard]] fs::path session() const { return folder_ / "."; }

  TestFolder folder_;
  std::unique_ptr<capture::FiguresFile> figures_ = std::make_unique<capture::FiguresFile>();
};

TEST_F(FiguresReaderTest, LaunchesThatCameSinceAreAddedInTheirPlaces) {
  FiguresReader reader(session());
  EXPECT_THAT(reader.read().timeline, IsEmpty());
  begin("one", 3);
  write(1);
  EXPECT_EQ(reader.read().timeline.size(), 3U);
  add(2);
  write(1);
  begin("two", 2);
  write(2);
  const CaptureFigures figures = reader.read();
  EXPECT_EQ(figures.launches, 7U);
  ASSERT_EQ(figures.timeline.size(), 7U);
  EXPECT_TRUE(std::ranges::is_sorted(figures.timeline, {}, &TimedLaunch::startNs));
  EXPECT_EQ(figures.timeline.front().startNs, 1'000'000U - 5);
  EXPECT_EQ(figures.processes.size(), 2U);
  EXPECT_EQ(reader.read().timeline.size(), 7U) << "nothing is read twice";
}

TEST_F(FiguresReaderTest, ALaunchThatIsWrittenLateIsNotMissed) {
  FiguresReader reader(session());
  begin("one", 3);
  figures_->launch[1].ready = 0;
  write(1);
  EXPECT_EQ(reader.read().timeline.size(), 2U);
  figures_->launch[1].ready = 1;
  write(1);
  EXPECT_EQ(reader.read().timeline.size(), 3U);
}

TEST_F(FiguresReaderTest, WhatIsBeyondTheTimelinesRoomIsCounted) {
  constexpr int kProcesses = 5;
  begin("many", capture::kMostLaunches);
  for (int i = 0; i < kProcesses; ++i) write(i);
  FiguresReader reader(session());
  for (int look = 0; look < 2; ++look) {
    const CaptureFigures figures = reader.read();
    EXPECT_EQ(figures.launches, kProcesses * capture::kMostLaunches);
    EXPECT_EQ(figures.timeline.size(), std::size_t{1} << 18);
    ASSERT_EQ(figures.notes.size(), 1U);
    EXPECT_THAT(figures.notes.front(), HasSubstr("65536 more were left out"));
  }
}

/// 40 launches of 1000 ns that were all timed, then 8 of 16 that were drawn as one in two and took 3000 ns.
TEST_F(FiguresReaderTest, SkippedLaunchesAreLikeThoseDrawnInTheirPlace) {
  begin("drawn", 56);
  capture::KernelFigures& kernel = figures_->kernel[0];
  kernel.timed = 48;
  kernel.skipped = 8;
  kernel.totalNs = 40 * 1000 + 8 * 3000;
  kernel.boundBytes = 40 * 100 + 8 * 300;
  kernel.drawn = 8;
  kernel.drawnNs = 8 * 3000;
  kernel.drawnBytes = 8 * 300;
  write(1);
  const CapturedKernel drawn = FiguresReader(session()).read().kernels.at(0);
  EXPECT_DOUBLE_EQ(drawn.totalMs, (40 * 1000 + 16 * 3000) * 1e-6);
  EXPECT_DOUBLE_EQ(drawn.meanMs().value(), drawn.totalMs / 56);
  EXPECT_DOUBLE_EQ(drawn.gigabytesPerSecond().value(), 0.1);

  kernel.drawn = kernel.drawnNs = kernel.drawnBytes = 0;  // killed before one was drawn
  write(1);
  const CapturedKernel none = FiguresReader(session()).read().kernels.at(0);
  EXPECT_DOUBLE_EQ(none.totalMs, 64'000e-6 / 48 * 56);
}

TEST_F(FiguresReaderTest, NamesThatAreCutAreNotOneKernel) {
  begin(std::string(300, 'k'), 2);
  std::memcpy(figures_->kernel[0].nameHash, "1", 1);
  write(1);
  std::memcpy(figures_->kernel[0].nameHash, "2", 1);
  write(2);
  EXPECT_EQ(FiguresReader(session()).read().kernels.size(), 2U);
}

}  // namespace
}  // namespace headroom
