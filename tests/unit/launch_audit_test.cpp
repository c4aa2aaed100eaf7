// Audits of launches between batches: what is compared, how often, and the messages.
#include "runner/measuring/launch_audit.hpp"

#include <gmock/gmock.h>

#include <functional>

namespace headroom {
namespace {

using ::testing::HasSubstr;

constexpr std::uint64_t kSpoilt = 999;

/// Launches whose results are numbers: correct if below 100.
class FakeLaunches {
 public:
  explicit FakeLaunches(std::function<std::uint64_t(int launch)> result) : result_(std::move(result)) {}

  AuditedLaunch audited() {
    return {[this] { launch(1); }, [this] { now_ = kSpoilt; }, [this] { return now_; },
            [this](ResultRow& row, std::uint64_t digest) {
              ++comparisons;
              EXPECT_EQ(digest, now_);
              row.ownError = row.error = ErrorFigures{static_cast<double>(now_), 0, 0};
              if (now_ < 100) return;
              row.status = Status::WrongResult;
              row.reason = "Wrong.";
            }};
  }
  void launch(int times) {
    for (int i = 0; i < times; ++i) {
      const std::uint64_t written = result_(++launches);
      if (written != kSpoilt) now_ = written;
    }
  }

  int launches = 0;
  int comparisons = 0;

 private:
  std::function<std::uint64_t(int)> result_;
  std::uint64_t now_ = kSpoilt;
};

ResultRow rowOf(FakeLaunches& fake, const AuditPlan& plan = {}, int batches = 20) {
  LaunchAudit audit(fake.audited(), plan, {});
  for (int i = 0; i < batches; ++i) {
    audit.beforeBatch();
    fake.launch(10);
    audit.afterBatch(10, 1);
  }
  audit.finish();
  ResultRow row;
  audit.record(row);
  EXPECT_EQ(audit.checkedDigest().has_value(), row.status == Status::Ok && (plan.comparesFirst || plan.checkedDigest));
  return row;
}

TEST(LaunchAudit, ComparesTheResultOnceWhereAllLaunchesAgree) {
  FakeLaunches fake([](int) { return 7; });
  EXPECT_EQ(rowOf(fake).status, Status::Ok);
  EXPECT_EQ(fake.comparisons, 1);
  FakeLaunches later([](int) { return 7; });
  EXPECT_EQ(rowOf(later, {1, 7, true}).status, Status::Ok);
  EXPECT_EQ(later.comparisons, 0) << "an earlier round did";
}

TEST(LaunchAudit, NamesTheLaunchAndRoundOfAResultThatIsAnother) {
  FakeLaunches fake([](int launch) { return launch >= 25 && launch < 60 ? 500 : 7; });
  const ResultRow row = rowOf(fake, {2, 7, true});
  EXPECT_EQ(row.status, Status::WrongResult);
  EXPECT_THAT(row.reason, HasSubstr("An earlier launch was right, launch 32 in round 3 was not. Wrong."))
      << "ten, two of the audit, twenty";
}

TEST(LaunchAudit, FindsALaunchThatWritesNothing) {
  FakeLaunches fake([](int launch) { return launch == 1 ? 7 : kSpoilt; });
  EXPECT_EQ(rowOf(fake).status, Status::WrongResult);
}

TEST(LaunchAudit, ComparesLaterLaunchesEvenWhereTheFirstIsNotCompared) {
  FakeLaunches same([](int) { return 500; });
  EXPECT_EQ(rowOf(same, {1, std::nullopt, false}).status, Status::Ok);
  FakeLaunches idle([](int launch) { return launch <= 10 ? 7 : kSpoilt; });
  EXPECT_EQ(rowOf(idle, {1, std::nullopt, false}).status, Status::WrongResult);
}

TEST(LaunchAudit, SaysOnceThatRightResultsDiffer) {
  FakeLaunches fake([](int launch) { return static_cast<std::uint64_t>(launch % 50); });
  ResultRow row = rowOf(fake);
  EXPECT_EQ(row.status, Status::Ok) << row.reason;
  EXPECT_TRUE(isNondeterministic(row));
  EXPECT_LE(fake.comparisons, 5) << "each takes the host long";
  const std::string said = row.reason;
  noteNondeterminism(row);
  EXPECT_EQ(row.reason, said);
}

TEST(LaunchAudit, MakesLittleMoreThanATenthMoreLaunches) {
  FakeLaunches fake([](int) { return 7; });
  rowOf(fake, {}, 100);
  EXPECT_GE(fake.launches, 1000 + 4);
  EXPECT_LE(fake.launches, 1000 + 300);
}

TEST(LaunchAudit, OnlyLooksWhereASingleLaunchIsWanted) {
  FakeLaunches fake([](int) { return 7; });
  rowOf(fake, {.round = 0, .launchesMore = false}, 1);
  EXPECT_EQ(fake.launches, 10);
  EXPECT_EQ(fake.comparisons, 1);
}

TEST(LaunchAudit, DoesNotRepeatLongLaunches) {
  FakeLaunches fake([](int) { return 7; });
  LaunchAudit audit(fake.audited(), {}, {});
  fake.launch(1);
  audit.afterBatch(1, 4000);
  EXPECT_EQ(fake.launches, 1);
  EXPECT_EQ(fake.comparisons, 1);
}

/// Batches of one launch of 100 ms.
ResultRow rowOfLongLaunches(FakeLaunches& fake, int batches) {
  LaunchAudit audit(fake.audited(), {}, {});
  for (int i = 0; i < batches; ++i) {
    audit.beforeBatch();
    fake.launch(1);
    audit.afterBatch(1, 100);
  }
  audit.finish();
  ResultRow row;
  audit.record(row);
  return row;
}

TEST(LaunchAudit, TimesLongLaunchesOnSpoiltResultsInsteadOfMakingMore) {
  FakeLaunches fake([](int) { return 7; });
  EXPECT_EQ(rowOfLongLaunches(fake, 2).status, Status::Ok);
  EXPECT_LE(fake.launches, 2 + 1);
  FakeLaunches idle([](int launch) { return launch == 1 ? 7 : kSpoilt; });
  EXPECT_EQ(rowOfLongLaunches(idle, 2).status, Status::WrongResult);
  EXPECT_EQ(idle.launches, 2) << "the one after the first is found out";
  FakeLaunches once([](int launch) { return launch == 5 ? kSpoilt : 7; });
  EXPECT_EQ(rowOfLongLaunches(once, 8).status, Status::WrongResult);
}

TEST(LaunchAudit, MakesOneLaunchMoreWhereSpoiltBatchesHaveSeveral) {
  // Each batch of four contains two working launches, and hides two that fail.
  FakeLaunches fake([](int launch) { return launch <= 3 || launch % 2 == 1 ? 7 : kSpoilt; });
  LaunchAudit audit(fake.audited(), {}, {});
  for (const int launches : {1, 1, 4, 4, 4, 4}) {
    audit.beforeBatch();
    fake.launch(launches);
    audit.afterBatch(launches, 25);
  }
  EXPECT_EQ(fake.launches % 2, 0) << "so that the next one works";
  audit.finish();
  EXPECT_GE(fake.launches, 19);
  FakeLaunches idle([](int launch) { return launch <= 3 || launch % 2 == 0 ? 7 : kSpoilt; });
  LaunchAudit other(idle.audited(), {}, {});
  for (const int launches : {1, 1, 4, 4, 4, 4}) {
    other.beforeBatch();
    idle.launch(launches);
    other.afterBatch(launches, 25);
  }
  other.finish();
  ResultRow row;
  other.record(row);
  EXPECT_EQ(row.status, Status::WrongResult);
}

}  // namespace
}  // namespace headroom
