// Searches in completely measured spaces (tests/benchmark/spaces).
#include "recorded_space.hpp"

#include <gmock/gmock.h>

namespace headroom {
namespace {

constexpr int kSeeds = 9;

std::vector<RecordedSpace> spaces() {
  return recordedSpaces(std::filesystem::path(HEADROOM_TEST_DATA) / "spaces");
}

TEST(RecordedSpaces, HoldWhatWasMeasured) {
  ASSERT_GE(spaces().size(), 4U);
  for (const RecordedSpace& recorded : spaces()) {
    const SearchSpace space = recorded.space();
    EXPECT_EQ(space.size(), recorded.ms.size()) << recorded.name;
    EXPECT_GE(space.size(), 150U) << recorded.name;
    EXPECT_GT(recorded.best(), 0) << recorded.name;
    EXPECT_EQ(sharesFound(recorded, SearchMethod::Exhaustive, 1, {1.0}).front(), 1) << recorded.name;
  }
}

TEST(RecordedSpaces, LearningComesWithin5PercentOfTheBestInATenthAndIsNoWorseThanChance) {
  for (const RecordedSpace& recorded : spaces()) {
    const double learning = medianSharesFound(recorded, SearchMethod::Learning, kSeeds, {0.1}).front();
    const double random = medianSharesFound(recorded, SearchMethod::Random, kSeeds, {0.1}).front();
    EXPECT_GE(learning, random) << recorded.name;
    EXPECT_GE(learning, 0.95) << recorded.name;
  }
}

}  // namespace
}  // namespace headroom
