#include "system/open_files.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>

namespace headroom {
namespace {

rlimit limitOfFiles() {
  rlimit limit{};
  EXPECT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);
  return limit;
}

TEST(OpenFiles, AreAsManyAsWantedUpToTheHardLimitAndNeverFewer) {
  const rlimit before = limitOfFiles();
  rlimit low = before;
  low.rlim_cur = std::min<rlim_t>(before.rlim_max, 256);
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &low), 0);
  allowOpenFiles(300);
  EXPECT_EQ(limitOfFiles().rlim_cur, std::min<rlim_t>(before.rlim_max, 300));
  allowOpenFiles(270);
  EXPECT_EQ(limitOfFiles().rlim_cur, std::min<rlim_t>(before.rlim_max, 300)) << "a higher one stays";
  allowOpenFiles(static_cast<std::size_t>(-1));
  EXPECT_EQ(limitOfFiles().rlim_cur, before.rlim_max);
  EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
}

}  // namespace
}  // namespace headroom
