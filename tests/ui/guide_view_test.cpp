// The Guide view in the real window, with real clicks, on any device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QDate>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "guide/guide_view.hpp"
#include "guide_kernels.hpp"
#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "sample_rows.hpp"
#include "style/text.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;

class GuideViewTest : public ::testing::Test {
 protected:
  void SetUp() override {
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    testing::writeSampleKernels(folder_.filePath(QStringLiteral("kernels")));
    QImage photo(96, 64, QImage::Format_RGB888);
    photo.fill(QColor(30, 120, 200));
    ASSERT_TRUE(photo.save(folder_.filePath(QStringLiteral("photo.ppm"))));
  }

  void open(Settings::Keep keep = Settings::Keep::ForThisRun, bool showGuide = true) {
    WindowOptions options;
    options.workbench.runner = HEADROOM_CLI;
    options.workbench.tuningFolder = testing::sharedTuningFolder();
    options.workbench.kernelFolders = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
    options.workbench.historyFolder = folder_.filePath(QStringLiteral("runs")).toStdString();
    options.keep = keep;
    options.sizes = QStringLiteral("64x48");
    options.timeBudgetSeconds = testing::kBriefBudgetSeconds;
    options.ceilings = measuresCeilings_;
    options.photo = folder_.filePath(QStringLiteral("photo.ppm"));
    window_ = std::make_unique<MainWindow>(options);
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    window_->show();
    ASSERT_TRUE(settled.wait(kPatienceMs));
    window_->findChild<VariantModel*>()->setTicked({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
    if (showGuide) QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    ASSERT_TRUE(guide().isVisible());
  }

  GuideView& guide() const { return *window_->findChild<GuideView*>(); }
  template <class Widget>
  Widget* child(const char* name = nullptr) const {
    return guide().findChild<Widget*>(QString::fromLatin1(name));
  }
  QPushButton* runButton() const { return child<QPushButton>("runExperiment"); }

  void runSample() {
    ASSERT_TRUE(guide().select(QLatin1String(testing::kSampleExperiment)));
    ASSERT_TRUE(runButton()->isEnabled()) << runButton()->toolTip().toStdString();
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    QTest::mouseClick(runButton(), Qt::LeftButton);
    EXPECT_FALSE(runButton()->isEnabled());
    EXPECT_THAT(runButton()->toolTip().toStdString(), HasSubstr("running"));
    EXPECT_FALSE(child<QToolButton>("runGuide")->isEnabled());
    EXPECT_TRUE(window_->findChild<QToolButton*>(QStringLiteral("stop"))->isEnabled());
    ASSERT_TRUE(finished.wait(kPatienceMs));
  }

  QTemporaryDir folder_;
  bool measuresCeilings_ = false;  ///< they take most of a brief run's time
  std::unique_ptr<MainWindow> window_;
};

TEST_F(GuideViewTest, RunAnswersTheQuestionWithBarsAndListsWhatFailed) {
  measuresCeilings_ = true;
  open();
  EXPECT_FALSE(child<AnswerBox>("answer")->isVisible());
  runSample();
  const Experiment& experiment = *findExperiment(testing::kSampleExperiment);
  const auto* bars = child<BarChart>("bars");
  ASSERT_TRUE(bars->isVisible());
  EXPECT_TRUE(bars->content().hasValues());
  EXPECT_FALSE(bars->content().referenceTitle.isEmpty());
  const auto* answer = child<AnswerBox>("answer");
  ASSERT_TRUE(answer->isVisible());
  const Catalogue& catalogue = Catalogue({folder_.filePath(QStringLiteral("kernels")).toStdString()});
  EXPECT_EQ(answer->answer().toStdString(),
            experimentVerdict(experiment, rowsOf(experiment, catalogue, squareOf(1), guide().rows())));
  const auto* failures = child<QLabel>("failures");
  ASSERT_TRUE(failures->isVisible());
  EXPECT_THAT(failures->text().toStdString(), HasSubstr(testing::kBrokenLabel));
  EXPECT_THAT(failures->text().toStdString(), HasSubstr("BuildFailed"));
  const auto* path = child<GuidePath>("guidePath");
  EXPECT_EQ(path->currentIndex().data(GuideModel::StateRole).toInt(), static_cast<int>(GuideState::Failed));
  EXPECT_TRUE(runButton()->isEnabled());
}

TEST_F(GuideViewTest, GuideRunsLeaveTheResultsOfTheSweepAlone) {
  open();
  QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(window_->findChild<QToolButton*>(QStringLiteral("run")), Qt::LeftButton);
  EXPECT_FALSE(guide().whyNotRunAll().isEmpty());
  ASSERT_TRUE(finished.wait(kPatienceMs));
  const auto* results = window_->findChild<ResultModel*>();
  const int rows = results->rowCount();
  ASSERT_GT(rows, 0);
  EXPECT_TRUE(guide().rows().empty());
  QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
  runSample();
  EXPECT_EQ(results->rowCount(), rows);
  EXPECT_FALSE(guide().rows().empty());
}

TEST_F(GuideViewTest, KeysWalkThePathAndThePageFollows) {
  open();
  auto* path = child<GuidePath>("guidePath");
  EXPECT_TRUE(path->hasFocus()) << "since Ctrl+3";
  EXPECT_TRUE(child<StepPage>("stepPage")->isVisible());
  QTest::keyClick(path, Qt::Key_Down);
  EXPECT_TRUE(child<ExperimentPage>("experimentPage")->isVisible());
  EXPECT_EQ(child<QLabel>("experimentTitle")->text(), text(experiments().front().title));
  QTest::keyClick(path, Qt::Key_End);
  EXPECT_EQ(child<QLabel>("experimentTitle")->text(), text(experiments().back().title));
}

TEST_F(GuideViewTest, EveryExperimentHasAPageThatSaysWhatToDo) {
  open();
  const Catalogue catalogue;
  for (const Experiment& experiment : experiments()) {
    ASSERT_TRUE(guide().select(text(experiment.id)));
    const bool isEmpty = participants(experiment, catalogue).empty() && experiment.id != testing::kSampleExperiment;
    const auto* empty = child<QLabel>("emptyExperiment");
    ASSERT_TRUE(empty->isVisible()) << experiment.id;
    EXPECT_THAT(empty->text().toStdString(), HasSubstr(isEmpty ? "has no variants yet" : "Run this experiment"));
    EXPECT_EQ(runButton()->isEnabled(), !isEmpty) << experiment.id;
    EXPECT_FALSE(runButton()->toolTip().isEmpty());
  }
}

TEST_F(GuideViewTest, StopEndsTheGuideAndWhatWasMeasuredStays) {
  open();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(child<QToolButton>("runGuide"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !guide().rows().empty(); }, kPatienceMs));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Outcome>(finished.first().at(0)), Outcome::Cancelled);
  EXPECT_FALSE(guide().rows().empty());
  EXPECT_TRUE(child<QToolButton>("runGuide")->isEnabled());
}

TEST_F(GuideViewTest, PathAndStatusTellWhichExperimentIsMeasured) {
  open();
  const QString title = text(findExperiment(testing::kSampleExperiment)->title);
  const auto* path = child<GuidePath>("guidePath");
  const auto* activity = window_->findChild<QLabel*>(QStringLiteral("activity"));
  bool isMarked = false;
  bool isStepMarked = false;
  bool isTold = false;
  QObject::connect(path->model(), &QAbstractItemModel::dataChanged, path, [&] {
    const QModelIndex index = path->currentIndex();
    const auto isRunning = [](const QModelIndex& at) {
      return at.data(GuideModel::StateRole).toInt() == static_cast<int>(GuideState::Running);
    };
    isMarked = isMarked || isRunning(index);
    isStepMarked = isStepMarked || isRunning(index.parent());
    const QString told = activity->text();
    isTold = isTold || (told.startsWith(title + QStringLiteral(": ")) && told.contains(QStringLiteral(" of ")));
  });
  runSample();
  EXPECT_TRUE(isMarked && isStepMarked && isTold) << isMarked << isStepMarked << isTold;
  EXPECT_NE(path->currentIndex().data(GuideModel::StateRole).toInt(), static_cast<int>(GuideState::Running));
}

TEST_F(GuideViewTest, WhatAStopLeftOutIsToldOnceAndIsNoFailure) {
  open();
  ASSERT_TRUE(guide().select(QStringLiteral("algorithms")));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  // A run that is stopped during its device search has no cancelled points, because it has no points yet.
  const auto* activity = window_->findChild<QLabel*>(QStringLiteral("activity"));
  QTest::mouseClick(runButton(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return activity->text().contains(QStringLiteral(" of ")); }, kPatienceMs));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  const auto stopped = std::count_if(guide().rows().begin(), guide().rows().end(), [](const ResultRow& row) {
    return !isFinished(row) && row.role == Role::Variant;
  });
  ASSERT_GT(stopped, 1);
  EXPECT_TRUE(child<QLabel>("stopped")->isVisible());
  EXPECT_THAT(child<QLabel>("stopped")->text().toStdString(), HasSubstr("points were not measured"));
  EXPECT_FALSE(child<QLabel>("failures")->text().contains(QStringLiteral("Cancelled")));
}

TEST_F(GuideViewTest, ClosingWhileTheGuideRunsIsQuickAndClean) {
  open();
  const auto* activity = window_->findChild<QLabel*>(QStringLiteral("activity"));
  QTest::mouseClick(child<QToolButton>("runGuide"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return activity->text().contains(QStringLiteral(" of ")); }, kPatienceMs));
  QElapsedTimer timer;
  timer.start();
  window_->close();
  window_.reset();
  EXPECT_LT(timer.elapsed(), 10'000) << "the guide takes minutes";
  QCoreApplication::processEvents();
}

TEST_F(GuideViewTest, StepTellsItsExperimentsAndLeadsToThem) {
  open();
  ASSERT_TRUE(guide().select(QStringLiteral("write")));
  const QList<QLabel*> summaries =
      child<StepPage>("stepPage")->findChildren<QLabel*>(QStringLiteral("experimentSummary"));
  ASSERT_EQ(summaries.size(), std::ssize(experimentsOf(*findStep("write"))));
  Q_EMIT summaries.last()->linkActivated(text(experimentsOf(*findStep("write")).back()->id));
  EXPECT_EQ(child<QLabel>("experimentTitle")->text(), text(experimentsOf(*findStep("write")).back()->title));
  EXPECT_TRUE(child<ExperimentPage>("experimentPage")->isVisible());
}

TEST_F(GuideViewTest, ChosenSizeIsRememberedAndMovesToOtherResults) {
  open(Settings::Keep::ForUser);
  runSample();
  auto* sizes = child<QComboBox>("guideSize");
  sizes->setFocus();
  QTest::keyClick(sizes, Qt::Key_Down);
  EXPECT_FALSE(child<BarChart>("bars")->isVisible()) << "nothing was measured at that size";
  QTest::keyClick(sizes, Qt::Key_Up);
  EXPECT_TRUE(child<BarChart>("bars")->isVisible());
  QTest::keyClick(sizes, Qt::Key_Down);
  const QString chosen = sizes->currentText();
  window_.reset();
  open(Settings::Keep::ForUser);
  EXPECT_EQ(child<QComboBox>("guideSize")->currentText(), chosen);
}

TEST_F(GuideViewTest, TabAndPageAreAsTheyWereLastTime) {
  open(Settings::Keep::ForUser);
  ASSERT_TRUE(guide().select(QLatin1String(testing::kSampleExperiment)));
  window_->close();
  window_.reset();
  open(Settings::Keep::ForUser, false);
  EXPECT_TRUE(guide().isVisible());
  EXPECT_EQ(child<QLabel>("experimentTitle")->text(), text(findExperiment(testing::kSampleExperiment)->title));
  EXPECT_TRUE(child<ExperimentPage>("experimentPage")->isVisible());
}

TEST_F(GuideViewTest, WhatAnEarlierSessionMeasuredIsShownWithItsTime) {
  measuresCeilings_ = true;
  open();
  EXPECT_FALSE(child<QLabel>("measuredAt")->isVisible());
  runSample();
  const std::size_t measured = guide().rows().size();
  const QString answer = child<AnswerBox>("answer")->answer();
  const QString time = child<QLabel>("measuredAt")->text();
  EXPECT_TRUE(child<QLabel>("measuredAt")->isVisible());
  EXPECT_THAT(time.toStdString(), HasSubstr(QDate::currentDate().toString(Qt::ISODate).toStdString()));
  window_.reset();

  open();
  ASSERT_TRUE(guide().select(QLatin1String(testing::kSampleExperiment)));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !guide().rows().empty(); }, kPatienceMs));
  EXPECT_EQ(guide().rows().size(), measured);
  EXPECT_TRUE(child<BarChart>("bars")->isVisible());
  EXPECT_EQ(child<AnswerBox>("answer")->answer(), answer);
  EXPECT_EQ(child<QLabel>("measuredAt")->text(), time);
  EXPECT_EQ(child<GuidePath>("guidePath")->currentIndex().data(GuideModel::StateRole).toInt(),
            static_cast<int>(GuideState::Failed));
  EXPECT_TRUE(child<QToolButton>("saveReport")->isEnabled());
}

TEST_F(GuideViewTest, WhatAnotherDriverMeasuredIsNotShownAndThePageTellsWhy) {
  measuresCeilings_ = true;
  open();
  runSample();
  window_.reset();
  const std::filesystem::path journal = listRuns(folder_.filePath(QStringLiteral("runs")).toStdString()).front().file;
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  QString run = QString::fromStdString(readFile(journal));
  run.replace(QRegularExpression(QStringLiteral("\"driver_version\":\"[^\"]*\"")),
              QStringLiteral("\"driver_version\":\"of old\""));
  writeFile(journal, run.toStdString());

  open();
  ASSERT_TRUE(guide().select(QLatin1String(testing::kSampleExperiment)));
  auto* empty = child<QLabel>("emptyExperiment");
  ASSERT_TRUE(QTest::qWaitFor([empty] { return empty->text().contains(QStringLiteral("of old")); }, kPatienceMs))
      << empty->text().toStdString();
  EXPECT_THAT(empty->text().toStdString(),
              AllOf(HasSubstr("Last run on " + day.toStdString()), HasSubstr("The driver")));
  EXPECT_TRUE(empty->isVisible());
  EXPECT_TRUE(guide().rows().empty());
  EXPECT_FALSE(child<QLabel>("measuredAt")->isVisible());
  ASSERT_TRUE(guide().select(text(findExperiment(testing::kSampleExperiment)->step)));
  const QList<QLabel*> summaries = guide().findChildren<QLabel*>(QStringLiteral("experimentSummary"));
  EXPECT_TRUE(std::any_of(summaries.begin(), summaries.end(), [](const QLabel* summary) {
    return summary->text().contains(QStringLiteral("other conditions"));
  }));
  runSample();
  EXPECT_FALSE(empty->isVisible());
}

TEST_F(GuideViewTest, ReportOfWhatWasMeasuredHoldsItsExperiment) {
  open();
  runSample();
  ASSERT_TRUE(child<QToolButton>("saveReport")->isEnabled());
  const QString file = folder_.filePath(QStringLiteral("guide.html"));
  window_->exportAs(QStringLiteral("report"), file);
  QFile report(file);
  ASSERT_TRUE(report.open(QIODevice::ReadOnly));
  const std::string html = report.readAll().toStdString();
  EXPECT_THAT(html, HasSubstr(std::string(findExperiment(testing::kSampleExperiment)->title)));
  EXPECT_THAT(html, HasSubstr(testing::kRightLabel));
  EXPECT_THAT(html, HasSubstr("</html>"));
}

TEST_F(GuideViewTest, OtherTabsSayThatTheGuideIsMeasured) {
  open();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(child<QToolButton>("runGuide"), Qt::LeftButton);
  const auto* verdict = window_->findChild<AnswerLine*>();
  EXPECT_THAT(verdict->text().toStdString(), HasSubstr("Another measurement is in progress"));
  EXPECT_THAT(window_->whyNotRun().toStdString(), HasSubstr("A guide run is in progress"));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_THAT(verdict->text().toStdString(), HasSubstr("Press Run"));
}

TEST_F(GuideViewTest, NothingIsCutOffInASmallWindowOnLightAndOnDark) {
  open();
  runSample();
  const QPalette light = QApplication::palette();
  for (const QPalette& palette : {light, testing::darkPalette()}) {
    QApplication::setPalette(palette);
    window_->resize(900, 600);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window_->size() == QSize(900, 600); }, kPatienceMs))
        << "the window may be as small";
    for (const char* id : {testing::kSampleExperiment, "write"}) {
      ASSERT_TRUE(guide().select(QLatin1String(id)));
      // Layouts are updated by events, which other events send.
      for (int i = 0; i < 10; ++i) QCoreApplication::processEvents();
      for (const LessonPage* page : guide().findChildren<LessonPage*>()) {
        if (!page->isVisible()) continue;
        EXPECT_LE(page->widget()->width(), page->viewport()->width());
        for (const QLabel* label : page->widget()->findChildren<QLabel*>()) {
          if (!label->isVisible() || label->text().isEmpty()) continue;
          EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
        }
      }
    }
  }
  QApplication::setPalette(light);
}

TEST_F(GuideViewTest, SelectedResultIsAdvisedOnUnderTheVerdict) {
  open();
  QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
  auto* toggle = window_->findChild<QToolButton*>(QStringLiteral("adviceToggle"));
  EXPECT_FALSE(toggle->isEnabled());
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  QTest::mouseClick(window_->findChild<QToolButton*>(QStringLiteral("run")), Qt::LeftButton);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(toggle->isEnabled());
  QTest::mouseClick(toggle, Qt::LeftButton);
  const auto* results = window_->findChild<ResultModel*>();
  const int selected = window_->findChild<ResultTable*>(QStringLiteral("results"))->selectedRow();
  ASSERT_GE(selected, 0);
  const ResultRow& row = results->rows()[static_cast<std::size_t>(selected)];
  const auto* devices = window_->findChild<DeviceBox*>();
  const Catalogue catalogue;
  const std::vector<Advice> advice =
      adviceFor(row, catalogue.find(row.variant), *devices->current(), {.others = results->rows()});
  QStringList shown;
  for (const QLabel* label : window_->findChild<AdviceDrawer*>()->findChildren<QLabel*>(QStringLiteral("advice"))) {
    EXPECT_TRUE(label->isVisible());
    shown << label->text();
  }
  ASSERT_EQ(shown.size(), std::ssize(advice));
  for (std::size_t i = 0; i < advice.size(); ++i) {
    EXPECT_TRUE(shown[static_cast<qsizetype>(i)].contains(QString::fromStdString(advice[i].sentence)));
  }
}

}  // namespace
}  // namespace headroom
