// The history in the real window, on any device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>

#include "guide/guide_view.hpp"
#include "guide_kernels.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "history_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

using HistoryTest = testing::HistoryWindowTest;

TEST_F(HistoryTest, RunOfAnEarlierStartIsOpenedByADoubleClickAndReplacedByTheNextRun) {
  open();
  runToTheEnd();
  const std::string csv = toCsv(rows());

  open(QStringLiteral("96x64"));
  EXPECT_TRUE(rows().empty());
  showHistory();
  ASSERT_EQ(list()->model()->rowCount(), 1);
  const std::string shown = list()->model()->index(0, 0).data().toString().toStdString();
  EXPECT_THAT(shown, HasSubstr("completed"));
  EXPECT_THAT(shown, HasSubstr("blur.local"));
  EXPECT_THAT(shown, HasSubstr("64 x 48"));
  openChosenWith([this] { doubleClickTheFirst(); });
  EXPECT_EQ(toCsv(rows()), csv);
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_TRUE(child<ThroughputView>("throughput")->isVisible());
  EXPECT_THAT(statusText(), HasSubstr("opened from history"));
  const int selected = child<ResultTable>("results")->selectedRow();
  ASSERT_GE(selected, 0);
  EXPECT_EQ(child<AnswerLine>()->text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString(),
            verdict(rows()[static_cast<std::size_t>(selected)]));

  child<SizesBox>()->setText(QStringLiteral("96x64"));
  runToTheEnd();
  for (const ResultRow& row : rows()) EXPECT_EQ(row.size, (Size{96, 64}));
  EXPECT_EQ(list()->model()->rowCount(), 2);
}

TEST_F(HistoryTest, OpenedRunSaysWhatItIsOfAndSetsTheControlsAsTheyWere) {
  open(QStringLiteral("0.004MP, 64x48"));
  child<ParameterControl>()->setValue(3);
  child<CachesBox>()->setCaches(Caches::Cold);
  child<QCheckBox>("transfers")->setChecked(true);
  // Before each launch and each transfer all caches are evicted, so that a whole run would take long.
  QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(QTest::qWaitFor([this] { return statusText().find(" of ") != std::string::npos; }, kPatienceMs));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  const QString caption = child<ElidedLabel>("resultCaption")->text();
  EXPECT_TRUE(caption.startsWith(QStringLiteral("Gaussian blur, sigma 3, on "))) << caption.toStdString();

  open(QStringLiteral("96x64"));
  EXPECT_EQ(child<ElidedLabel>("resultCaption")->text(), QString());
  window_->setWorkload(QStringLiteral("copy"));
  showHistory();
  EXPECT_THAT(list()->model()->index(0, 0).data().toString().toStdString(), HasSubstr("Gaussian blur, sigma 3"));
  openChosenWith([this] { press("openRun"); });
  EXPECT_EQ(child<ElidedLabel>("resultCaption")->text(), caption);
  EXPECT_EQ(child<SidePanel>()->workload(), QStringLiteral("blur"));
  EXPECT_EQ(child<VariantModel>()->ticked(),
            QStringList({QStringLiteral("blur.separable"), QStringLiteral("blur.local")}));
  EXPECT_EQ(child<SizesBox>()->text(), QStringLiteral("0.0041MP, 64x48"));
  EXPECT_EQ(child<ParameterControl>()->value(), 3);
  EXPECT_EQ(child<CachesBox>()->caches(), Caches::Cold);
  EXPECT_TRUE(child<QCheckBox>("transfers")->isChecked());

  // Later choices do not change the parameters of the results.
  child<ParameterControl>()->setValue(7);
  EXPECT_EQ(child<ElidedLabel>("resultCaption")->text(), caption);
}

TEST_F(HistoryTest, EnterInTheSearchOpensWhatItFinds) {
  open();
  runToTheEnd();
  child<VariantModel>()->setTicked({QStringLiteral("blur.recursive")});
  runToTheEnd();
  showHistory();
  ASSERT_EQ(list()->model()->rowCount(), 2);
  auto* search = child<QLineEdit>("historySearch");
  EXPECT_EQ(window_->focusWidget(), search) << "what is typed is searched for";
  QTest::keyClicks(search, QStringLiteral("no such thing"));
  EXPECT_EQ(list()->model()->rowCount(), 0);
  EXPECT_FALSE(child<QToolButton>("openRun")->isEnabled());
  EXPECT_FALSE(child<QToolButton>("exportRun")->isEnabled());
  search->clear();
  EXPECT_TRUE(child<QToolButton>("exportRun")->isEnabled());
  QTest::keyClicks(search, QStringLiteral("LOCAL blur"));
  ASSERT_EQ(list()->model()->rowCount(), 1);
  openChosenWith([search] { QTest::keyClick(search, Qt::Key_Return); });
  EXPECT_TRUE(
      std::any_of(rows().begin(), rows().end(), [](const ResultRow& row) { return row.variant == "blur.local"; }));
}

TEST_F(HistoryTest, StoppedRunIsGoneOnWithFromItsButton) {
  // The last size takes longer than a stop.
  open(QStringLiteral("64x48,1600x1200"));
  QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        const std::vector<RunSummary> found = listRuns(runs());
        return !found.empty() && found.front().finishedRows > 0;
      },
      kPatienceMs));
  EXPECT_FALSE(child<QToolButton>("openRun")->isEnabled()) << "while it is measured";
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  const RunSummary stopped = listRuns(runs()).front();
  ASSERT_LT(stopped.finishedRows, stopped.points);

  showHistory();
  finished.clear();
  listed.clear();
  press("resumeRun");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Outcome>(finished.first().at(0)), Outcome::Completed);
  EXPECT_EQ(rows().size(), stopped.points);
  EXPECT_TRUE(
      std::none_of(rows().begin(), rows().end(), [](const ResultRow& row) { return row.status == Status::Cancelled; }));
  ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  EXPECT_EQ(list()->model()->rowCount(), 1) << "in its own journal";
  EXPECT_FALSE(child<QToolButton>("resumeRun")->isEnabled());
}

TEST_F(HistoryTest, RunOfAKernelThatIsGoneIsShownAllTheSame) {
  writeFile(folder_.filePath(QStringLiteral("mine.cl")).toStdString(), Catalogue().find("blur.local").source);
  kernelFolders_ = {folder_.path().toStdString()};
  open();
  child<VariantModel>()->setTicked({QStringLiteral("blur.mine")});
  runToTheEnd();
  kernelFolders_.clear();
  open();
  showHistory();
  openChosenWith([this] { press("openRun"); });
  EXPECT_TRUE(
      std::any_of(rows().begin(), rows().end(), [](const ResultRow& row) { return row.variant == "blur.mine"; }));
  EXPECT_GE(child<ResultTable>("results")->selectedRow(), 0);
}

TEST_F(HistoryTest, RunOfKernelsThatTheWindowWasNotToldOfSaysHowToStartIt) {
  const std::string folder = folder_.path().toStdString() + "/my kernels";
  std::filesystem::create_directories(folder);
  writeFile(folder + "/mine.cl", Catalogue().find("blur.local").source);
  kernelFolders_ = {folder};
  open();
  child<VariantModel>()->setTicked({QStringLiteral("blur.mine")});
  runToTheEnd();
  // Like the journal of a run that was killed before its first row.
  const std::filesystem::path journal = listRuns(runs()).front().file;
  const std::string text = readFile(journal);
  std::ofstream(journal, std::ios::binary | std::ios::trunc) << text.substr(0, text.find('\n') + 1);

  kernelFolders_.clear();
  open();
  showHistory();
  QSignalSpy failed(child<HistoryController>(), &HistoryController::failed);
  press("resumeRun");
  ASSERT_TRUE(failed.wait(kPatienceMs));
  const std::string sentence = failed.front().front().toString().toStdString();
  EXPECT_THAT(sentence, HasSubstr("blur.mine"));
  EXPECT_THAT(sentence, HasSubstr("start Headroom with --kernels '" + folder + "'"));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
}

TEST_F(HistoryTest, RunIsExportedAsItWasKept) {
  open();
  runToTheEnd();
  const RunSummary run = listRuns(runs()).front();
  const RunDocument kept = readRun(run.file).document;
  for (const char* name : {"out.csv", "out.json"}) {
    QSignalSpy saved(child<HistoryController>(), &HistoryController::saved);
    const QString file = folder_.filePath(QString::fromLatin1(name));
    child<HistoryController>()->save(run, file);
    ASSERT_TRUE(saved.wait(kPatienceMs));
    EXPECT_EQ(readFile(file.toStdString()), file.endsWith(QStringLiteral("csv")) ? toCsv(kept.rows) : toJson(kept));
  }
  QSignalSpy failed(child<HistoryController>(), &HistoryController::failed);
  child<HistoryController>()->save(run, folder_.filePath(QStringLiteral("missing/out.csv")));
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
}

TEST_F(HistoryTest, PinnedRunIsTheBaselineOfTheNext) {
  open();
  runToTheEnd();
  open();
  showHistory();
  QSignalSpy pinned(child<ResultController>(), &ResultController::baselineChanged);
  press("pinRun");
  ASSERT_TRUE(pinned.wait(kPatienceMs));
  EXPECT_TRUE(child<ResultController>()->hasBaseline());
  EXPECT_TRUE(rows().empty()) << "pinned, not opened";
  openChosenWith([this] { press("openRun"); });
  EXPECT_EQ(child<ResultModel>()->pointOf(child<ResultTable>("results")->selectedRow()), nullptr)
      << "the very same run";
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  const auto isLocal = [](const ResultRow& row) { return row.variant == "blur.local"; };
  const auto former = std::find_if(rows().begin(), rows().end(), isLocal);
  ASSERT_NE(former, rows().end());
  const double before = former->medianMs;
  runToTheEnd();
  const auto local = std::find_if(rows().begin(), rows().end(), isLocal);
  ASSERT_NE(local, rows().end());
  const PointComparison* point = child<ResultModel>()->pointOf(static_cast<int>(local - rows().begin()));
  ASSERT_NE(point, nullptr);
  ASSERT_TRUE(point->base.has_value());
  EXPECT_EQ(point->base->medianMs, before);
}

TEST_F(HistoryTest, RunsOfTheGuideAreListedAndOpenedToo) {
  testing::writeSampleKernels(folder_.filePath(QStringLiteral("kernels")));
  kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
  open();
  QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
  ASSERT_TRUE(child<GuideView>()->select(QLatin1String(testing::kSampleExperiment)));
  QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(child<QPushButton>("runExperiment"), Qt::LeftButton);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  ASSERT_EQ(list()->model()->rowCount(), 1);
  showHistory();
  openChosenWith([this] { press("openRun"); });
  EXPECT_EQ(rows().size(), child<GuideView>()->rows().size());
  EXPECT_TRUE(child<ThroughputView>("throughput")->isVisible());
}

TEST_F(HistoryTest, FileThatIsNoRunIsListedWithItsProblemAndCanOnlyBeDeleted) {
  std::filesystem::create_directories(runs());
  std::ofstream(runs() / "20260101T000000Z-1.jsonl") << "not a run\n";
  open();
  showHistory();
  ASSERT_EQ(list()->model()->rowCount(), 1);
  EXPECT_THAT(list()->model()->index(0, 0).data().toString().toStdString(), HasSubstr("cannot be read"));
  for (const char* button : {"openRun", "resumeRun"}) {
    EXPECT_FALSE(child<QToolButton>(button)->isEnabled()) << button;
  }
  EXPECT_TRUE(child<QToolButton>("deleteRun")->isEnabled());
}

}  // namespace
}  // namespace headroom
