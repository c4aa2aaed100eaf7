#include "headroom/guide/guide_history.hpp"

#include <gmock/gmock.h>

#include "catalogue/kernel_identity.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/report/report.hpp"
#include "runner/own_context.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "workbench/history/journal.hpp"

namespace headroom {
namespace {

constexpr Size kGuideSize{1000, 1000};

class GuideHistory : public ::testing::Test {
 protected:
  GuideHistory() {
    device_.id = "0:0";
    device_.name = "Some GPU";
    device_.driverVersion = "1.2";
    const Experiment* experiment = findExperiment("algorithms");
    taking_ = participants(*experiment, catalogue_);
    head_.plans = plansFor(std::span(&experiment, 1), catalogue_, kGuideSize);
    head_.context = now_ = ownContext();
    head_.context.devices = {device_};
    for (const Participant& participant : taking_) head_.context.kernels.push_back(identityOf(*participant.variant));
  }

  [[nodiscard]] const std::string& variant(std::size_t i) const { return taking_[i].variant->id; }

  [[nodiscard]] ResultRow rowOf(std::size_t i, double ms) const {
    ResultRow row;
    row.deviceId = device_.id;
    row.device = device_.name;
    row.variant = variant(i);
    row.workload = taking_[i].variant->workload;
    row.size = kGuideSize;
    row.medianMs = ms;
    return row;
  }

  void write(const std::string& startedAt, const std::vector<ResultRow>& rows, RunDocument head) const {
    head.context.startedAt = startedAt;
    Journal journal = Journal::begin(folder_.path(), head, rows.size());
    journal.append(rows);
    journal.end({Outcome::Completed, "", false}, rows.size());
  }

  [[nodiscard]] EarlierGuide earlier() const { return earlierGuide(folder_.path(), now_, device_, catalogue_); }
  [[nodiscard]] std::vector<DatedRow> found() const { return earlier().rows; }

  const TestFolder folder_;
  const Catalogue catalogue_;
  RunContext now_;
  DeviceDescription device_;
  std::vector<Participant> taking_;
  RunDocument head_;
};

TEST_F(GuideHistory, OfEachPointTheNewestFinishedRowIsRead) {
  write("2026-11-20T08:00:00Z", {rowOf(0, 4), rowOf(1, 5), rowOf(2, 6)}, head_);
  ResultRow cancelled = rowOf(1, 0);
  cancelled.status = Status::Cancelled;
  write("2026-11-21T08:00:00Z", {rowOf(0, 3), cancelled}, head_);
  const std::vector<DatedRow> rows = found();
  ASSERT_EQ(rows.size(), 3U);
  const auto earlier = [&](std::size_t i) {
    return *std::find_if(rows.begin(), rows.end(),
                         [&](const DatedRow& candidate) { return candidate.row.variant == variant(i); });
  };
  EXPECT_EQ(earlier(0).row.medianMs, 3);
  EXPECT_EQ(earlier(0).startedAt, "2026-11-21T08:00:00Z");
  EXPECT_EQ(earlier(1).row.medianMs, 5);
  EXPECT_EQ(earlier(1).startedAt, "2026-11-20T08:00:00Z");
  EXPECT_EQ(earlier(2).row.medianMs, 6);
}

TEST_F(GuideHistory, RunsUnderOtherConditionsAreLeftAlone) {
  const std::vector<ResultRow> rows{rowOf(0, 4)};
  RunDocument other = head_;
  other.context.devices.front().driverVersion = "1.3";
  write("2026-11-20T08:00:00Z", rows, other);
  other = head_;
  other.context.devices.front().name = "Another GPU";
  write("2026-11-20T09:00:00Z", rows, other);
  other = head_;
  other.context.headroomVersion = "0.0.1";
  write("2026-11-20T10:00:00Z", rows, other);
  other = head_;
  other.context.host = "elsewhere";
  write("2026-11-20T11:00:00Z", rows, other);
  {
    const ScopedVariable affinity{"POCL_MAX_PTHREAD_COUNT", "1"};
    now_ = ownContext();
    EXPECT_TRUE(found().empty());
    write("2026-11-20T12:00:00Z", rows, head_);
    EXPECT_TRUE(found().empty()) << "begun without the variable that is set now";
  }
  now_ = ownContext();
  EXPECT_EQ(found().size(), 1U);
}

TEST_F(GuideHistory, RowsOfKernelsThatHaveChangedAreLeftOut) {
  head_.context.kernels[1].sha256 = std::string(64, '0');
  head_.context.kernels.erase(head_.context.kernels.begin() + 2);
  write("2026-11-20T08:00:00Z", {rowOf(0, 4), rowOf(1, 5), rowOf(2, 6)}, head_);
  const std::vector<DatedRow> rows = found();
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows.front().row.variant, variant(0));
}

TEST_F(GuideHistory, OutdatedPointsTellWhenTheyWereMeasuredLastAndWhatHasChangedSince) {
  RunDocument other = head_;
  other.context.headroomVersion = "0.0.1";
  write("2026-11-20T08:00:00Z", {rowOf(0, 4)}, other);
  other = head_;
  other.context.devices.front().driverVersion = "1.1";
  write("2026-11-21T08:00:00Z", {rowOf(0, 4)}, other);
  other.context.devices.front().name = "Another GPU";
  write("2026-11-22T08:00:00Z", {rowOf(0, 4)}, other);
  const std::vector<OutdatedPoint> outdated = earlier().outdated;
  ASSERT_EQ(outdated.size(), head_.plans.front().variants.size()) << "each once";
  for (const OutdatedPoint& point : outdated) {
    EXPECT_EQ(point.size, kGuideSize);
    EXPECT_EQ(point.startedAt, "2026-11-21T08:00:00Z");
    EXPECT_EQ(point.difference, "The driver of device 0:0 was 1.1 when it began, and is 1.2 now.");
  }
}

TEST_F(GuideHistory, PointsOfAChangedKernelAreOutdatedAndTheOthersHold) {
  head_.context.kernels[1].sha256 = std::string(64, '0');
  write("2026-11-20T08:00:00Z", {rowOf(0, 4), rowOf(1, 5)}, head_);
  const EarlierGuide guide = earlier();
  ASSERT_EQ(guide.outdated.size(), 1U);
  EXPECT_EQ(guide.outdated.front().variant, variant(1));
  EXPECT_EQ(guide.outdated.front().difference, "The kernel of " + variant(1) + " has changed since it began.");
  EXPECT_EQ(guide.rows.size(), 1U);
}

TEST_F(GuideHistory, RunsThatMeasuredInAnotherWayAreNotTheGuides) {
  RunDocument sweep = head_;
  for (RunPlan& plan : sweep.plans) plan.sampling.freshRounds = true;
  write("2026-11-20T08:00:00Z", {rowOf(0, 4)}, sweep);
  EXPECT_TRUE(found().empty());
  sweep = head_;
  sweep.plans.back().caches = Caches::Cold;
  write("2026-11-20T09:00:00Z", {rowOf(0, 4)}, sweep);
  EXPECT_TRUE(found().empty());
  sweep = head_;
  sweep.plans.front().sizes.push_back({64, 64});
  write("2026-11-20T10:00:00Z", {rowOf(0, 4)}, sweep);
  EXPECT_TRUE(found().empty());
  for (RunPlan& plan : head_.plans) plan.sampling.timeBudgetSeconds = 0.01;  // for a quick look
  write("2026-11-20T11:00:00Z", {rowOf(0, 4)}, head_);
  EXPECT_EQ(found().size(), 1U);
}

TEST_F(GuideHistory, JournalsThatCanNotBeReadAreInNobodysWay) {
  write("2026-11-20T08:00:00Z", {rowOf(0, 4)}, head_);
  writeFile(folder_ / "20261121T080000Z-1.jsonl", "no journal\n");
  write("2026-11-21T09:00:00Z", {rowOf(0, 3)}, head_);
  const std::filesystem::path newest = [&] {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) files.push_back(entry.path());
    return *std::max_element(files.begin(), files.end());
  }();
  const std::string whole = readFile(newest);
  const std::size_t head = whole.find('\n');
  writeFile(newest, whole.substr(0, head + 1) + "{\"row\": 7}\n" + whole.substr(head + 1));
  ASSERT_EQ(found().size(), 1U);
  EXPECT_EQ(found().front().row.medianMs, 4);
  EXPECT_TRUE(earlierGuide(folder_ / "nowhere", now_, device_, catalogue_).rows.empty());
}

}  // namespace
}  // namespace headroom
