#include "system/machine.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "test_folder.hpp"

namespace headroom {
namespace {

class LastLevelCaches : public testing::Test {
 protected:
  /// Layout as in /sys/devices/system/cpu.
  void addCache(int processor, int index, const std::string& level, const std::string& size,
                const std::string& sharedBy) {
    const std::filesystem::path cache =
        folder_ / ("cpu" + std::to_string(processor)) / "cache" / ("index" + std::to_string(index));
    std::filesystem::create_directories(cache);
    std::ofstream(cache / "level") << level << '\n';
    std::ofstream(cache / "size") << size << '\n';
    if (!sharedBy.empty()) std::ofstream(cache / "shared_cpu_list") << sharedBy << '\n';
  }

  /// Four processors, two per third-level cache.
  void addFourProcessors() {
    for (int processor = 0; processor < 4; ++processor) {
      addCache(processor, 0, "1", "32K", std::to_string(processor));
      addCache(processor, 1, "2", "65536K", std::to_string(processor));
      addCache(processor, 2, "3", "32768K", processor < 2 ? "0-1" : "2-3");
    }
  }

  [[nodiscard]] std::uint64_t bytesOf(const std::vector<int>& processors) const {
    return lastLevelCacheBytes(folder_.path(), processors);
  }

  TestFolder folder_;
  static constexpr std::uint64_t kMebibyte = 1 << 20;
};

TEST_F(LastLevelCaches, CountEachInstanceOnceAndTheHighestLevelOnly) {
  addFourProcessors();
  EXPECT_EQ(bytesOf({0, 1, 2, 3}), 64 * kMebibyte);
}

TEST_F(LastLevelCaches, OfProcessorsThatMayNotBeUsedDoNotCount) {
  addFourProcessors();
  EXPECT_EQ(bytesOf({0, 1}), 32 * kMebibyte);
  EXPECT_EQ(bytesOf({1, 2}), 64 * kMebibyte);
}

TEST_F(LastLevelCaches, OfDifferentSizesAddUp) {
  addCache(0, 0, "3", "96M", "0");
  addCache(1, 0, "3", "32768K", "1");
  EXPECT_EQ(bytesOf({0, 1}), 128 * kMebibyte);
}

TEST_F(LastLevelCaches, ThatDoNotSayWhoSharesThemCountOnce) {
  addCache(0, 0, "3", "16M", "");
  addCache(1, 0, "3", "16M", "");
  EXPECT_EQ(bytesOf({0, 1}), 16 * kMebibyte);
}

TEST_F(LastLevelCaches, ThatCannotBeReadCountForNothing) {
  EXPECT_EQ(bytesOf({0, 1}), 0U) << "no folder at all";
  addCache(0, 0, "three", "plenty", "0");
  addCache(1, 0, "3", "8G", "1");
  EXPECT_EQ(bytesOf({0, 1}), 0U);
  EXPECT_EQ(bytesOf({}), 0U);
}

}  // namespace
}  // namespace headroom
