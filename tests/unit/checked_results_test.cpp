// Right results are known again by their digests.
#include "runner/cl/checked_results.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

TEST(CheckedResults, AreFoundByTheirKeyAndDigestAlone) {
  CheckedResults results;
  results.keep("copy at 64 x 48", 7, {ErrorFigures{0.5, 0.25, 6}, ErrorFigures{0.125, 0, 0}});
  const CheckedErrors* found = results.find("copy at 64 x 48", 7);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->error->maxAbs, 0.5);
  EXPECT_EQ(found->ownError->maxAbs, 0.125);
  EXPECT_EQ(results.find("copy at 64 x 48", 8), nullptr);
  EXPECT_EQ(results.find("copy at 48 x 64", 7), nullptr);
}

TEST(CheckedResults, ForgetTheOldest) {
  CheckedResults results;
  for (std::uint64_t digest = 0; digest <= 64; ++digest) results.keep("copy", digest, {});
  EXPECT_EQ(results.find("copy", 0), nullptr);
  EXPECT_NE(results.find("copy", 1), nullptr);
  EXPECT_NE(results.find("copy", 64), nullptr);
}

}  // namespace
}  // namespace headroom
