// Baselines and other tools' results in the real window.
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "chart/chart_legend.hpp"
#include "headroom/report.hpp"
#include "headroom/run_document.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

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
  QString writeRun(const QString& name, double timesAsLong) const {
    RunDocument document;
    document.rows = rows();
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
    for (const LegendEntry& entry : child<ThroughputChart>("throughput")->findChild<ChartLegend*>()->entries()) {
      titles << entry.title;
    }
    return titles;
  }
  QString cell(int row, const char* column) const {
    const auto* model = child<ResultModel>();
    return model->index(row, model->columnNamed(column)).data().toString();
  }
  int selectedRow() const { return child<ResultTable>("results")->selectedRow(); }
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
  const RunDocument run = child<ResultDesk>()->currentRun();
  EXPECT_EQ(run.rows.size(), rows().size());
  EXPECT_EQ(run.outcome, Outcome::Completed);
  EXPECT_FALSE(run.context.headroomVersion.empty());
  ASSERT_EQ(run.plans.size(), 1U);
  const int selected = selectedRow();
  press("pinBaseline");
  EXPECT_EQ(selectedRow(), selected);
  const auto* model = child<ResultModel>();
  const QModelIndex change = model->index(selected, model->columnNamed("change_percent"));
  EXPECT_EQ(change.data(ResultModel::SortRole).toDouble(), 0) << "of the very run that is pinned";
  // On a busy machine too noisy to be called the same.
  const QString verdict = cell(selected, "verdict");
  EXPECT_TRUE(verdict == QStringLiteral("SAME") || verdict == QStringLiteral("AMBIGUOUS")) << verdict.toStdString();
  const QString name = child<ResultDesk>()->baselineName();
  EXPECT_TRUE(legend().contains(QStringLiteral("baseline: ") + name));
  EXPECT_TRUE(verdictText().contains(QStringLiteral("Against the baseline %1: %2").arg(name, verdict)));

  runToTheEnd();
  EXPECT_EQ(child<ResultDesk>()->baselineName(), name) << "the baseline outlives the next run";
  for (int row = 0; row < static_cast<int>(rows().size()); ++row) {
    EXPECT_NE(cell(row, "verdict"), QStringLiteral("-"));
    EXPECT_NE(cell(row, "verdict"), QStringLiteral("ONLY IN NEW"));
  }
  action(QStringLiteral("Clear baseline"))->trigger();
  EXPECT_FALSE(child<ResultDesk>()->hasBaseline());
  EXPECT_EQ(child<ResultModel>()->columnNamed("verdict"), -1);
  EXPECT_FALSE(legend().contains(QStringLiteral("baseline: ") + name));
  EXPECT_FALSE(action(QStringLiteral("Clear baseline"))->isEnabled());
}

TEST_F(WindowComparisonTest, OpenedBaselineTellsWhatBecameFasterAndIsExported) {
  open();
  runToTheEnd();
  const QString file = writeRun(QStringLiteral("yesterday.json"), 1000);
  ASSERT_TRUE(window_->openBaseline(file));
  ASSERT_TRUE(child<ResultDesk>()->hasBaseline());
  EXPECT_TRUE(legend().contains(QStringLiteral("baseline: yesterday")));
  int faster = 0;
  for (int row = 0; row < static_cast<int>(rows().size()); ++row) {
    const QString verdict = cell(row, "verdict");
    // What is marked as doubtful, by a busy machine, can't be told.
    EXPECT_TRUE(verdict == QStringLiteral("FASTER") || verdict == QStringLiteral("AMBIGUOUS") ||
                !isValid(rows()[static_cast<std::size_t>(row)]))
        << verdict.toStdString();
    if (isValid(rows()[static_cast<std::size_t>(row)])) ++faster;
  }
  EXPECT_GT(faster, 0);
  EXPECT_TRUE(verdictText().contains(QStringLiteral("Against the baseline yesterday: ")));
  const QString csv = folder_.filePath(QStringLiteral("out.csv"));
  ASSERT_TRUE(window_->exportCsv(csv));
  QFile written(csv);
  ASSERT_TRUE(written.open(QIODevice::ReadOnly));
  EXPECT_TRUE(written.readLine().endsWith(",baseline_gpix_per_s,change_percent,verdict\r\n"));
}

TEST_F(WindowComparisonTest, ResultsOfAnotherToolLieOverTheChartUntilCleared) {
  open();
  runToTheEnd();
  ASSERT_TRUE(window_->overlayResults(writeBenchmark(QStringLiteral("benchmark.json"))));
  ASSERT_EQ(child<ThroughputChart>("throughput")->imports().size(), 1U);
  const QString tool = QString::fromStdString(child<ThroughputChart>("throughput")->imports()[0].tool);
  EXPECT_EQ(legend().filter(tool).size(), 2) << legend().join(QLatin1Char('\n')).toStdString();
  drop(QStringLiteral(HEADROOM_TEST_DATA "/clpeak-2.json"));
  EXPECT_EQ(legend().filter(QStringLiteral("clpeak")).size(), 1) << "its figures are levels";
  action(QStringLiteral("Clear overlays"))->trigger();
  EXPECT_TRUE(legend().filter(tool).isEmpty());
  EXPECT_TRUE(legend().filter(QStringLiteral("clpeak")).isEmpty());
  EXPECT_FALSE(action(QStringLiteral("Clear overlays"))->isEnabled());
}

TEST_F(WindowComparisonTest, DroppedRunBecomesTheBaselineEvenBeforeAnythingIsMeasured) {
  open();
  runToTheEnd();
  const QString file = writeRun(QStringLiteral("before.json"), 1);
  open();
  drop(file);
  EXPECT_EQ(child<ResultDesk>()->baselineName(), QStringLiteral("before"));
  EXPECT_FALSE(child<ThroughputChart>("throughput")->isEmpty());
  EXPECT_TRUE(rows().empty());
}

TEST_F(WindowComparisonTest, FileThatIsNeitherIsRefusedWithASentenceThatNamesIt) {
  open();
  for (const char* content : {"", "{", "[]", "{\"benchmarks\": 3}", "<?xml version=\"1.0\"?><a/>", "\xff\xfe\x00"}) {
    const QString file = write(QStringLiteral("strange.json"), content);
    drop(file);
    EXPECT_TRUE(child<MessageBar>()->isVisible()) << content;
    EXPECT_TRUE(child<MessageBar>()->sentence().contains(file)) << child<MessageBar>()->sentence().toStdString();
    EXPECT_FALSE(window_->openBaseline(file));
    EXPECT_TRUE(child<MessageBar>()->sentence().contains(file)) << child<MessageBar>()->sentence().toStdString();
  }
  EXPECT_FALSE(window_->overlayResults(folder_.filePath(QStringLiteral("nowhere.json"))));
  EXPECT_TRUE(child<MessageBar>()->sentence().contains(QStringLiteral("nowhere.json")));
  EXPECT_FALSE(child<ResultDesk>()->hasBaseline());
  EXPECT_TRUE(child<ThroughputChart>("throughput")->imports().empty());
}

}  // namespace
}  // namespace headroom
