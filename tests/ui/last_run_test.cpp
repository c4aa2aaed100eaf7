// Restoring the last run at start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QLabel>
#include <filesystem>
#include <fstream>

#include "headroom/report/report.hpp"
#include "history/last_run.hpp"
#include "history_fixture.hpp"
#include "models/run_names.hpp"
#include "results/elided_label.hpp"
#include "sample_rows.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

class LastRunTest : public testing::HistoryWindowTest {
 protected:
  /// Opens the window as for a user, with persistent settings and last run.
  void restart() { open(QStringLiteral("64x48"), Settings::Keep::ForUser); }
  void waitForResults() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !rows().empty(); }, kPatienceMs));
  }
  [[nodiscard]] bool hasMessage(const std::string& part) const {
    const auto* log = child<MessageLog>();
    for (int i = 0; i < log->count(); ++i) {
      if (log->item(i)->text().toStdString().find(part) != std::string::npos) return true;
    }
    return false;
  }
  [[nodiscard]] std::filesystem::path newest() const { return listRuns(runs()).front().file; }
};

TEST_F(LastRunTest, IsShownWithTheTimeWhenItWasMeasuredAndLeavesTheControlsAlone) {
  restart();
  child<ParameterControl>()->setValue(3);
  runToTheEnd();
  const std::string csv = toCsv(rows());
  const QString when = whenText(listRuns(runs()).front());
  child<ParameterControl>()->setValue(7);
  window_->close();

  restart();
  waitForResults();
  EXPECT_EQ(toCsv(rows()), csv);
  EXPECT_TRUE(child<ElidedLabel>("resultCaption")->text().endsWith(when));
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_GE(child<ResultTable>("results")->selectedRow(), 0);
  EXPECT_EQ(child<ParameterControl>()->value(), 7) << "as it was left, not as the run had it";
  EXPECT_FALSE(child<MessageBar>()->isVisible());
  runToTheEnd();
  EXPECT_NE(toCsv(rows()), csv) << "a new run takes its place";
}

TEST_F(LastRunTest, IsNotShownWhereNothingIsKept) {
  open();
  runToTheEnd();
  open();
  showHistory();
  EXPECT_TRUE(rows().empty());
}

TEST_F(LastRunTest, ThatIsDamagedIsAQuietMessageAndTheWindowStarts) {
  restart();
  runToTheEnd();
  const std::string text = readFile(newest());
  const std::size_t line = text.find('\n') + 1;
  std::ofstream(newest(), std::ios::binary | std::ios::trunc) << text.substr(0, line) << "{\"row\": damaged}\n"
                                                              << text.substr(line);
  restart();
  ASSERT_TRUE(QTest::qWaitFor([this] { return hasMessage("is not shown at start"); }, kPatienceMs));
  EXPECT_TRUE(rows().empty());
  EXPECT_FALSE(child<MessageBar>()->isVisible());
  EXPECT_EQ(child<MessageLog>()->unread(), 0);
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
}

TEST_F(LastRunTest, ThatIsHugeIsNotRead) {
  restart();
  runToTheEnd();
  const std::uintmax_t bytes = std::filesystem::file_size(newest());
  EXPECT_TRUE(readLastRun(runs(), bytes).run.has_value());
  const LastRun last = readLastRun(runs(), bytes - 1);
  EXPECT_FALSE(last.run.has_value());
  EXPECT_THAT(last.note.toStdString(), HasSubstr("Open it from the history"));
}

TEST_F(LastRunTest, IsThePlainRunBeforeThoseOfTheGuide) {
  restart();
  runToTheEnd();
  const LastRun plain = readLastRun(runs());
  ASSERT_TRUE(plain.run.has_value());
  // Like a guide run: with several plans.
  const std::string text = readFile(newest());
  std::string first = text.substr(0, text.find('\n'));
  const std::size_t plans = first.find("\"plans\":[");
  ASSERT_NE(plans, std::string::npos) << first;
  const std::size_t begin = plans + 9;
  const std::string plan = first.substr(begin, first.find_last_of(']') - begin);
  first.insert(begin, plan + ",");
  std::ofstream(runs() / "20990101T000000Z-1.jsonl") << first << text.substr(text.find('\n'));
  ASSERT_EQ(listRuns(runs()).size(), 2U);
  ASSERT_EQ(readRun(runs() / "20990101T000000Z-1.jsonl").document.plans.size(), 2U);
  const LastRun last = readLastRun(runs());
  ASSERT_TRUE(last.run.has_value());
  EXPECT_EQ(last.run->document.plans.size(), 1U);
}

TEST_F(LastRunTest, OfNoHistoryIsNone) {
  const LastRun last = readLastRun(runs());
  EXPECT_FALSE(last.run.has_value());
  EXPECT_TRUE(last.note.isEmpty());
}

}  // namespace
}  // namespace headroom
