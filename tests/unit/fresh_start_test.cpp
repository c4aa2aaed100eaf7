#include <gtest/gtest.h>

#include "runner/engine.hpp"

namespace headroom {
namespace {

TEST(FreshStart, AsksForAnotherProcessWhereThereIsOne) {
  Engine engine;
  const JobOutcome outcome = engine.execute(FreshStartJob{}, [](const JobEvent&) {}, {});
  EXPECT_EQ(outcome.kind, JobOutcome::Kind::Done);
  EXPECT_TRUE(outcome.isProcessSpoilt) << "see RunnerHost: it replaces such a runner before the next job";
}

}  // namespace
}  // namespace headroom
