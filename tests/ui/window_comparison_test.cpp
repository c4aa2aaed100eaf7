// Baselines and other tools' results in the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <functional>

#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "sample_rows.hpp"
#include "throughput/line_list.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

class WindowComparisonTest : public testing::WindowTest {
 protected:
  QAction* action(const QString& text) const {
    for (QAction* candidate : window_->findChildren<QAction*>()) {
      if (candidate->text().remove(QLatin1Char('&')) == text) return candidate;
    }
    ADD_FAILURE() << "no action " << text.toStdString();
    return nullptr;
  }
  QString write(const QString& name, const QByteArray& content) const {
    const QString path = folder_.filePath(name);
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return path;
  }
  /// A handmade run: three blurs at two sizes, each timed to within 2%, without warnings.
  static RunDocument run() {
    RunDocument document;
    for (const char* variant : {"blur.separable", "blur.local", "blur.recursive"}) {
      for (const int side : {1000, 2000}) {
        ResultRow& row = document.rows.emplace_back(testing::sampleRow(variant, Role::Variant, {side, side}, 0.2));
        row.deviceId = "0:0";
        row.lowMs = row.medianMs * 0.98;
        row.highMs = row.medianMs * 1.02;
        row.samplesMs = {row.minMs, row.medianMs, row.q3Ms};
      }
    }
    document.outcome = Outcome::Completed;
    return document;
  }
  QString writeRun(const QString& name, double timesAsLong) const {
    RunDocument document = run();
    for (ResultRow& row : document.rows) {
      row.medianMs *= timesAsLong;
      row.lowMs *= timesAsLong;
      row.highMs *= timesAsLong;
    }
    return write(name, QByteArray::fromStdString(toJson(document)));
  }
  QString writeBenchmark(const QString& name) const {
    return write(name, R"({"context": {"executable": "./image_benchmark", "library_version": "1.8.0"}, "benchmarks": [
      {"name": "BM_copy/64/48", "run_type": "iteration", "iterations": 10, "real_time": 2.0, "cpu_time": 2.0,
       "time_unit": "us", "items_per_second": 1.5e9},
      {"name": "BM_any", "run_type": "iteration", "iterations": 10, "real_time": 2.0, "cpu_time": 2.0,
       "time_unit": "us", "items_per_second": 2.5e9}]})");
  }
  QStringList legend() const {
    QStringList titles;
    for (const LineEntry& entry : child<ThroughputView>("throughput")->findChild<LineList*>()->entries()) {
      titles << entry.name;
    }
    return titles;
  }
  QString cell(int row, const char* column) const {
    const auto* model = child<ResultModel>();
    return model->index(row, model->columnNamed(column)).data().toString();
  }
  int selectedRow() const { return child<ResultTable>("results")->selectedRow(); }
  /// Waits until the file that `act` opens is shown.
  void waitUntilOpened(const std::function<void()>& act) {
    QSignalSpy opened(window_.get(), &MainWindow::resultsOpened);
    act();
    ASSERT_TRUE(opened.count() > 0 || opened.wait(kPatienceMs));
  }
  /// Returns the sentence about a file that `act` cannot open.
  std::string problemOf(const std::function<void()>& act) {
    QSignalSpy shown(window_.get(), &MainWindow::problemShown);
    act();
    EXPECT_TRUE(shown.count() > 0 || shown.wait(kPatienceMs));
    EXPECT_TRUE(child<MessageBar>()->isVisible());
    return child<MessageBar>()->sentence().toStdString();
  }
  void drop(const QString& file) {
    QMimeData content;
    content.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
};

TEST_F(WindowComparisonTest, PinnedRunIsWhatTheNextRunIsComparedWith) {
  open();
  EXPECT_FALSE(action(QStringLiteral("Pin as baseline"))->isEnabled());
  runToTheEnd();
  const RunDocument run = child<ResultController>()->currentRun();
  EXPECT_EQ(run.rows.size(), rows().size());
  EXPECT_EQ(run.outcome, Outcome::Completed);
  EXPECT_FALSE(run.context.headroomVersion.empty());
  ASSERT_EQ(run.plans.size(), 1U);
  const int selected = selectedRow();
  press("pinBaseline");
  EXPECT_EQ(selectedRow(), selected);
  EXPECT_EQ(child<ResultModel>()->columnNamed("verdict"), -1) << "a run says nothing beside itself";
  const QString name = child<ResultController>()->baselineName();
  EXPECT_TRUE(legend().contains(QStringLiteral("baseline: ") + name));

  runToTheEnd();
  const QString verdict = cell(selectedRow(), "verdict");
  EXPECT_TRUE(verdictText().contains(QStringLiteral("Against the baseline %1: %2").arg(name, verdict)));
  EXPECT_EQ(child<ResultController>()->baselineName(), name) << "the baseline outlives the next run";
  for (int row = 0; row < static_cast<int>(rows().size()); ++row) {
    EXPECT_NE(cell(row, "verdict"), QStringLiteral("-"));
    EXPECT_NE(cell(row, "verdict"), QStringLiteral("ONLY IN NEW"));
  }
  action(QStringLiteral("Clear baseline"))->trigger();
  EXPECT_FALSE(child<ResultController>()->hasBaseline());
  EXPECT_EQ(child<ResultModel>()->columnNamed("verdict"), -1);
  EXPECT_FALSE(legend().contains(QStringLiteral("baseline: ") + name));
  EXPECT_FALSE(action(QStringLiteral("Clear baseline"))->isEnabled());
}

TEST_F(WindowComparisonTest, OpenedBaselineTellsWhatBecameFasterAndIsExported) {
  open();
  child<ResultController>()->show(run());
  const QString file = writeRun(QStringLiteral("yesterday.json"), 1.5);
  waitUntilOpened([&] { window_->openBaseline(file); });
  ASSERT_TRUE(child<ResultController>()->hasBaseline());
  EXPECT_TRUE(legend().contains(QStringLiteral("baseline: yesterday")));
  ASSERT_EQ(rows().size(), run().rows.size());
  for (int row = 0; row < static_cast<int>(rows().size()); ++row) {
    EXPECT_EQ(cell(row, "verdict"), QStringLiteral("FASTER"));
  }
  EXPECT_TRUE(verdictText().contains(QStringLiteral("Against the baseline yesterday: ")));
  const QString csv = folder_.filePath(QStringLiteral("out.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("results"), csv));
  QFile written(csv);
  ASSERT_TRUE(written.open(QIODevice::ReadOnly));
  EXPECT_TRUE(written.readLine().endsWith(",baseline_gpix_per_s,change_percent,verdict\r\n"));
}

TEST_F(WindowComparisonTest, ResultsOfAnotherToolLieOverTheChartUntilCleared) {
  open();
  child<ResultController>()->show(run());
  waitUntilOpened([&] { window_->overlayResults(writeBenchmark(QStringLiteral("benchmark.json"))); });
  ASSERT_EQ(child<ThroughputView>("throughput")->imports().size(), 1U);
  const QString tool = QString::fromStdString(child<ThroughputView>("throughput")->imports()[0].tool);
  EXPECT_EQ(legend().filter(tool).size(), 2) << legend().join(QLatin1Char('\n')).toStdString();
  waitUntilOpened([this] { drop(QStringLiteral(HEADROOM_TEST_DATA "/clpeak-2.json")); });
  EXPECT_EQ(legend().filter(QStringLiteral("clpeak")).size(), 1) << "its figures are levels";
  action(QStringLiteral("Clear overlays"))->trigger();
  EXPECT_TRUE(legend().filter(tool).isEmpty());
  EXPECT_TRUE(legend().filter(QStringLiteral("clpeak")).isEmpty());
  EXPECT_FALSE(action(QStringLiteral("Clear overlays"))->isEnabled());
}

TEST_F(WindowComparisonTest, DroppedRunBecomesTheBaselineEvenBeforeAnythingIsMeasured) {
  open();
  const QString file = writeRun(QStringLiteral("before.json"), 1);
  waitUntilOpened([&] { drop(file); });
  EXPECT_EQ(child<ResultController>()->baselineName(), QStringLiteral("before"));
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_TRUE(rows().empty());
}

TEST_F(WindowComparisonTest, ResultsDroppedWhileASweepRunsAreRefusedWithASentence) {
  open(QStringLiteral("16 MP"));
  const QString file = writeRun(QStringLiteral("before.json"), 1);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  EXPECT_THAT(problemOf([&] { drop(file); }), HasSubstr("before.json was not read"));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_FALSE(child<ResultController>()->hasBaseline());
  waitUntilOpened([&] { drop(file); });
  EXPECT_TRUE(child<ResultController>()->hasBaseline());
}

TEST_F(WindowComparisonTest, LargeRunIsReadOffTheThreadOfTheWindow) {
  open();
  RunDocument large = run();
  for (ResultRow& row : large.rows) row.samplesMs.assign(20'000, row.medianMs);
  const QString file = write(QStringLiteral("large.json"), QByteArray::fromStdString(toJson(large)));
  QSignalSpy opened(window_.get(), &MainWindow::resultsOpened);
  window_->openBaseline(file);
  EXPECT_FALSE(child<ResultController>()->hasBaseline()) << "it came back before the file was read";
  EXPECT_TRUE(opened.isEmpty());
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_TRUE(child<ResultController>()->hasBaseline());
}

TEST_F(WindowComparisonTest, FileThatIsNeitherIsRefusedWithASentenceThatNamesIt) {
  open();
  for (const char* content : {"", "{", "[]", "{\"benchmarks\": 3}", "<?xml version=\"1.0\"?><a/>", "\xff\xfe\x00"}) {
    const QString file = write(QStringLiteral("strange.json"), content);
    EXPECT_THAT(problemOf([&] { drop(file); }), HasSubstr(file.toStdString())) << content;
    EXPECT_THAT(problemOf([&] { window_->openBaseline(file); }), HasSubstr(file.toStdString())) << content;
  }
  const QString nowhere = folder_.filePath(QStringLiteral("nowhere.json"));
  EXPECT_THAT(problemOf([&] { window_->overlayResults(nowhere); }), HasSubstr("nowhere.json"));
  EXPECT_FALSE(child<ResultController>()->hasBaseline());
  EXPECT_TRUE(child<ThroughputView>("throughput")->imports().empty());
}

}  // namespace
}  // namespace headroom
