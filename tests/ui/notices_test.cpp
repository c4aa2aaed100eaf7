// Notices and messages: their causes, and when they are settled.
#include <gtest/gtest.h>

#include <QAction>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <filesystem>

#include "file_dialogs.hpp"
#include "headroom/report/report.hpp"
#include "history_fixture.hpp"
#include "throughput/throughput_sheet.hpp"
#include "unit/scoped_variable.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;
using testing::kSoonMs;

const QString kFirstNotice = QStringLiteral("The first.");
const QString kSecondNotice = QStringLiteral("The second.");

TEST(MessageBarTest, ShowsTheNewestNoticeAndThoseBeforeItAsItGoes) {
  MessageBar bar;
  EXPECT_TRUE(bar.isHidden());
  bar.report(NoticeCause::Photo, kFirstNotice);
  bar.report(NoticeCause::Run, kSecondNotice);
  EXPECT_EQ(bar.sentence(), kSecondNotice);
  bar.settle(NoticeCause::Run);
  EXPECT_EQ(bar.sentence(), kFirstNotice);
  EXPECT_EQ(bar.findChild<QLabel*>(QStringLiteral("notice"))->text(), kFirstNotice);
  EXPECT_FALSE(bar.isHidden());
  bar.report(NoticeCause::Run, kSecondNotice);
  QTest::mouseClick(bar.findChild<QToolButton*>(QStringLiteral("dismiss")), Qt::LeftButton);
  EXPECT_EQ(bar.sentence(), kFirstNotice) << "dismissed is only what was shown";
  bar.settle(NoticeCause::Photo);
  EXPECT_TRUE(bar.isHidden());
}

TEST(MessageBarTest, ANewerNoticeOfTheSameCauseTakesThePlaceOfTheOlder) {
  MessageBar bar;
  bar.report(NoticeCause::Photo, kFirstNotice);
  bar.report(NoticeCause::Photo, kSecondNotice);
  bar.settle(NoticeCause::Photo);
  EXPECT_TRUE(bar.isHidden());
}

TEST(MessageBarTest, PartsOfACauseAreSettledOneByOneOrAllAtOnce) {
  const QString csv = QStringLiteral("csv");
  MessageBar bar;
  bar.report(NoticeCause::Export, kFirstNotice, csv);
  bar.report(NoticeCause::Export, kSecondNotice, QStringLiteral("chart"));
  bar.settle(NoticeCause::Export, csv);
  EXPECT_EQ(bar.sentence(), kSecondNotice);
  bar.report(NoticeCause::Export, kFirstNotice, csv);
  bar.settle(NoticeCause::Export);
  EXPECT_TRUE(bar.isHidden());
}

TEST(MessageBarTest, ARestoredSessionDoesNotLookLikeAProblem) {
  MessageBar bar;
  const auto picture = [&bar] { return bar.findChild<QLabel*>(QStringLiteral("noticeIcon"))->pixmap().toImage(); };
  bar.report(NoticeCause::Photo, kFirstNotice);
  const QImage warning = picture();
  bar.report(NoticeCause::RestoredSession, kSecondNotice);
  EXPECT_NE(picture(), warning);
  bar.settle(NoticeCause::RestoredSession);
  EXPECT_EQ(picture(), warning);
}

TEST(MessageLogTest, OnlyWarningsThatNobodyHasSeenCount) {
  MessageLog log;
  log.add(kFirstNotice);
  EXPECT_EQ(log.unread(), 0) << "routine";
  log.add(kSecondNotice, NoteLevel::Warning);
  EXPECT_EQ(log.unread(), 1);
  EXPECT_NE(log.item(0)->foreground(), log.item(1)->foreground()) << "routine stands back";
  log.show();
  EXPECT_EQ(log.unread(), 0) << "seen";
  log.add(kFirstNotice, NoteLevel::Warning);
  EXPECT_EQ(log.unread(), 0);
}

class NoticesTest : public testing::WindowTest {
 protected:
  [[nodiscard]] bool isShown() const { return child<MessageBar>()->isVisible(); }
  [[nodiscard]] QString sentence() const { return child<MessageBar>()->sentence(); }
  [[nodiscard]] QString messagesText() const { return child<QToolButton>("messagesButton")->text(); }
  [[nodiscard]] QString missing(const char* name) const {
    return folder_.filePath(QStringLiteral("missing/") + QLatin1String(name));
  }
  [[nodiscard]] QString writable(const char* name) const { return folder_.filePath(QLatin1String(name)); }
  void findDevices() {
    QSignalSpy added(child<QComboBox>("device")->model(), &QAbstractItemModel::rowsInserted);
    child<QAction>("findDevices")->trigger();
    ASSERT_TRUE(!added.isEmpty() || added.wait(kPatienceMs));
  }
};

TEST_F(NoticesTest, ACleanStartAsksForNoAttention) {
  open();
  EXPECT_GT(child<MessageLog>()->count(), 0) << "how the runner was set up is on record";
  EXPECT_EQ(messagesText(), QStringLiteral("Messages"));
  EXPECT_FALSE(isShown());
}

TEST_F(NoticesTest, AProblemCountsUntilTheMessagesAreLookedAt) {
  open();
  EXPECT_FALSE(window_->exportAs(QStringLiteral("results"), missing("out.csv")));
  EXPECT_EQ(messagesText(), QStringLiteral("Messages (1)"));
  press("messagesButton");
  EXPECT_TRUE(child<QDockWidget>("logDock")->isVisible());
  EXPECT_EQ(messagesText(), QStringLiteral("Messages"));
}

TEST_F(NoticesTest, AFileThatCouldNotBeWrittenIsANoticeUntilOneOfItsKindIs) {
  open();
  runToTheEnd();
  EXPECT_FALSE(window_->exportAs(QStringLiteral("results"), missing("out.csv")));
  EXPECT_TRUE(isShown());
  EXPECT_TRUE(window_->exportAs(QStringLiteral("chart"), writable("out.png")));
  EXPECT_TRUE(isShown()) << "the table is not written yet";
  EXPECT_TRUE(window_->exportAs(QStringLiteral("results"), writable("out.csv")));
  EXPECT_FALSE(isShown());
  EXPECT_FALSE(window_->exportAs(QStringLiteral("trace"), missing("trace.json")));
  EXPECT_TRUE(isShown());
  EXPECT_TRUE(window_->exportAs(QStringLiteral("trace"), writable("trace.json")));
  EXPECT_FALSE(isShown());
}

TEST_F(NoticesTest, AChartIsWrittenInTheBackgroundAndItsFailureIsANotice) {
  open();
  runToTheEnd();
  const QList<QAction*> actions = child<QToolButton>("export")->menu()->actions();
  const auto chart = std::find_if(actions.begin(), actions.end(),
                                  [](const QAction* each) { return each->text().contains(QLatin1String("&PNG")); });
  ASSERT_NE(chart, actions.end());
  testing::saveNextAs(QStringLiteral("/proc/chart.png"));  // a folder that takes no files
  (*chart)->trigger();
  EXPECT_TRUE(QTest::qWaitFor([this] { return isShown(); }, kSoonMs));
  const QString good = writable("good.png");
  testing::saveNextAs(good);
  (*chart)->trigger();
  EXPECT_TRUE(QTest::qWaitFor([this] { return !isShown(); }, kSoonMs));
  EXPECT_EQ(QImage(good).size(), kPaperSize * kPaperScale);
}

TEST_F(NoticesTest, ABlurredPhotoThatCouldNotBeSavedIsANoticeUntilItIs) {
  open();
  QSignalSpy failed(child<PhotoController>(), &PhotoController::saveFailed);
  window_->saveBlurred(missing("blurred.png"));
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(isShown());
  QSignalSpy saved(child<PhotoController>(), &PhotoController::saved);
  window_->saveBlurred(writable("blurred.png"));
  ASSERT_TRUE(saved.wait(kPatienceMs));
  EXPECT_FALSE(isShown());
}

TEST_F(NoticesTest, ARunThatFailedIsANoticeUntilTheNextStarts) {
  open();
  child<Messages>()->report(NoticeCause::Run, kFirstNotice);
  child<Messages>()->report(NoticeCause::Export, kSecondNotice, QStringLiteral("results"));
  runToTheEnd();
  EXPECT_EQ(sentence(), kSecondNotice) << "which no run settles";
}

TEST_F(NoticesTest, SizesThatCannotBeReadAreTrueAgainWhenCorrected) {
  open();
  auto* sizes = child<QComboBox>("sizes");
  sizes->setEditText(QStringLiteral("huge"));
  EXPECT_TRUE(child<QLabel>("sizesError")->isVisible());
  sizes->setEditText(QStringLiteral("64x48"));
  EXPECT_FALSE(child<QLabel>("sizesError")->isVisible());
  EXPECT_FALSE(isShown());
}

TEST_F(NoticesTest, ABaselineThatCannotBeReadIsANoticeUntilOneIs) {
  open();
  runToTheEnd();
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  window_->openBaseline(missing("run.json"));
  ASSERT_TRUE(problems.wait(kPatienceMs));
  EXPECT_TRUE(isShown());
  const QString file = writable("run.json");
  writeFile(file.toStdString(), toJson(child<ResultController>()->currentRun()));
  QSignalSpy opened(window_.get(), &MainWindow::resultsOpened);
  window_->openBaseline(file);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_FALSE(isShown());
}

TEST_F(NoticesTest, NoDeviceIsANoticeUntilOneIsFound) {
  const QString vendors = writable("vendors");
  std::filesystem::create_directory(vendors.toStdString());
  const ScopedVariable drivers("OCL_ICD_VENDORS", vendors.toStdString() + "/");
  WindowOptions options;
  options.workbench.runner = HEADROOM_CLI;
  options.workbench.tuningFolder = tuningFolder_;
  options.keep = Settings::Keep::ForThisRun;
  options.photo = photo_;
  window_ = std::make_unique<MainWindow>(options);
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  window_->show();
  ASSERT_TRUE(problems.wait(kPatienceMs));
  EXPECT_TRUE(sentence().contains(QStringLiteral("No OpenCL device"))) << sentence().toStdString();
  for (const auto& driver : std::filesystem::directory_iterator("/etc/OpenCL/vendors")) {
    std::filesystem::copy(driver.path(), vendors.toStdString());
  }
  findDevices();
  EXPECT_FALSE(isShown()) << sentence().toStdString();
}

TEST_F(NoticesTest, ADeviceThatIsNotThereIsANoticeUntilOneIsChosen) {
  open();
  child<Messages>()->report(NoticeCause::Device, kFirstNotice);
  auto* devices = child<QComboBox>("device");
  // Simulates a choice among several devices, which not every machine has.
  const int chosen = devices->currentIndex();
  devices->setCurrentIndex(-1);
  devices->setCurrentIndex(chosen);
  EXPECT_FALSE(isShown());
}

class HistoryNoticesTest : public testing::HistoryWindowTest {};

TEST_F(HistoryNoticesTest, ARunThatCouldNotBeExportedIsANoticeUntilSomethingIsDoneWithOne) {
  open();
  runToTheEnd();
  const RunSummary run = listRuns(runs()).front();
  QSignalSpy failed(child<HistoryController>(), &HistoryController::failed);
  child<HistoryController>()->save(run, folder_.filePath(QStringLiteral("missing/out.csv")));
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
  QSignalSpy saved(child<HistoryController>(), &HistoryController::saved);
  child<HistoryController>()->save(run, folder_.filePath(QStringLiteral("out.csv")));
  ASSERT_TRUE(saved.wait(kPatienceMs));
  EXPECT_FALSE(child<MessageBar>()->isVisible());
}

}  // namespace
}  // namespace headroom
