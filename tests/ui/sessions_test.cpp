// Sessions in the real window: saved, opened, dropped, restored after a crash.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>
#include <algorithm>
#include <filesystem>

#include "controls/device_box.hpp"
#include "file_dialogs.hpp"
#include "guide/guide_view.hpp"
#include "headroom/session.hpp"
#include "headroom/system/file.hpp"
#include "kernel/kernel_controller.hpp"
#include "sample_rows.hpp"
#include "session/autosave_controller.hpp"
#include "session/session_photo.hpp"
#include "split/split_controller.hpp"
#include "tune/tuning_model.hpp"
#include "unit/tuning_reports.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;

class SessionsTest : public testing::WindowTest {
 protected:
  void openWindow(const QString& autosaves = {}) {
    window_.reset();
    WindowOptions options;
    options.workbench.runner = HEADROOM_CLI;
    options.workbench.tuningFolder = tuningFolder_;
    options.workbench.kernelFolders = kernelFolders_;
    options.keep = Settings::Keep::ForThisRun;
    options.photo = photo_;
    options.sizes = QStringLiteral("64x48");
    options.timeBudgetSeconds = timeBudgetSeconds_;
    options.ceilings = false;
    options.autosaveFolder = autosaves.toStdString();
    window_ = std::make_unique<MainWindow>(options);
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    window_->show();
    ASSERT_TRUE(settled.wait(kPatienceMs));
  }
  [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
  [[nodiscard]] std::string notice() const { return child<MessageBar>()->sentence().toStdString(); }

  /// Presses Save session as, and names the file in the dialog.
  void saveAs(const QString& file) {
    QSignalSpy saved(child<SessionController>(), &SessionController::saved);
    testing::saveNextAs(file);
    child<QAction>("saveSessionAs")->trigger();
    ASSERT_TRUE(saved.count() > 0 || saved.wait(kPatienceMs)) << notice();
  }
  void openSession(const QString& file) {
    QSignalSpy opened(child<SessionController>(), &SessionController::opened);
    window_->openSession(file);
    ASSERT_TRUE(opened.wait(kPatienceMs)) << notice();
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
  /// Changes what a session stores.
  void choose(double sigma) {
    child<QDoubleSpinBox>("sigmaNumber")->setValue(sigma);
    child<QComboBox>("sizes")->setEditText(QStringLiteral("96x80, 128x64"));
    child<VariantModel>()->setTicked({QStringLiteral("blur.local")});
  }
  void expectChosen(double sigma) const {
    EXPECT_EQ(child<QDoubleSpinBox>("sigmaNumber")->value(), sigma);
    EXPECT_EQ(child<QComboBox>("sizes")->currentText(), QStringLiteral("96x80, 128x64"));
    EXPECT_EQ(child<VariantModel>()->ticked(), QStringList({QStringLiteral("blur.local")}));
  }
  static RunDocument handmadeRun() {
    RunDocument run;
    run.rows = testing::sampleRows();
    run.outcome = Outcome::Completed;
    return run;
  }
  /// Returns the session in a file without its time.
  static std::string contentOf(const QString& file) {
    Session session = readSession(file.toStdString());
    session.savedAt.clear();
    return toJson(session);
  }
  void waitUntilStored() {
    QSignalSpy stored(child<AutosaveController>(), &AutosaveController::stored);
    ASSERT_TRUE(stored.wait(kPatienceMs));
  }
  /// Copies the stored sessions as a killed process leaves them: without a lock.
  [[nodiscard]] QString leftOver(const QString& autosaves) const {
    const QString left = path(QStringLiteral("left"));
    std::filesystem::create_directories(left.toStdString());
    for (const auto& entry : std::filesystem::directory_iterator(autosaves.toStdString())) {
      if (entry.path().extension() != kSessionExtension) continue;
      std::filesystem::copy(entry.path(), std::filesystem::path(left.toStdString()) / entry.path().filename());
    }
    return left;
  }
};

TEST_F(SessionsTest, OtherViewsShowTheirResultsAgain) {
  openWindow();
  const DeviceDescription device = child<DeviceBox>()->current().value();
  Session session;
  session.plan.workload = "blur";
  session.tuning = StoredReport{{}, someReport(), {}};
  SplitReport split;
  split.workload = "blur";
  split.size = {50, 100};
  split.parts = {{device.id, device.name, "blur.separable", device.type}, {"9:0", "Other", "blur.local", device.type}};
  split.points = {{{30, 70}, Status::BuildFailed, "It does not compile.", {}, {}, {}}};
  session.split = StoredReport{{}, split, {}};
  RunDocument guide;
  guide.context.startedAt = "2026-11-27T08:00:00Z";
  guide.context.devices = {device};
  guide.rows = {testing::sampleRow("blur.separable", Role::Variant, {1000, 1000}, 0.5)};
  session.guide = {std::make_shared<const RunDocument>(guide)};
  session.openKernel = SessionKernel{"blur.local", ""};
  const QString file = path(QStringLiteral("views.headroom"));
  writeSession(file.toStdString(), session);

  openSession(file);
  EXPECT_EQ(child<TuningModel>()->count(), static_cast<int>(someReport().tried.size()));
  EXPECT_TRUE(child<SplitController>()->hasResults());
  EXPECT_EQ(child<GuideView>()->rows().size(), 1U);
  EXPECT_EQ(child<KernelController>()->openId(), QStringLiteral("blur.local"));

  const QString again = path(QStringLiteral("again.headroom"));
  saveAs(again);
  const Session saved = readSession(again.toStdString());
  ASSERT_TRUE(saved.tuning && saved.split);
  EXPECT_EQ(std::get<TuningReport>(saved.tuning->report).tried.size(), someReport().tried.size());
  EXPECT_EQ(std::get<SplitReport>(saved.split->report).points.size(), 1U);
  ASSERT_EQ(saved.guide.size(), 1U);
  EXPECT_EQ(saved.guide.front()->context.startedAt, "2026-11-27T08:00:00Z");
  EXPECT_EQ(saved.openKernel, session.openKernel);

  const QString empty = path(QStringLiteral("empty.headroom"));
  Session nothing;
  nothing.plan.workload = "blur";
  writeSession(empty.toStdString(), nothing);
  openSession(empty);
  EXPECT_EQ(child<TuningModel>()->count(), 0);
  EXPECT_FALSE(child<SplitController>()->hasResults());
}

TEST_F(SessionsTest, AKernelThatDoesNotExistHereIsNamedAndNotRead) {
  openWindow();
  const QString before = child<KernelController>()->openId();
  Session session;
  session.plan.workload = "blur";
  session.openKernel = SessionKernel{"blur.strange", photo_.toStdString()};
  const QString file = path(QStringLiteral("strange.headroom"));
  writeSession(file.toStdString(), session);
  QSignalSpy noted(child<SessionController>(), &SessionController::noted);
  openSession(file);
  EXPECT_EQ(child<KernelController>()->openId(), before);
  EXPECT_TRUE(std::any_of(noted.begin(), noted.end(), [](const QList<QVariant>& note) {
    return note.at(0).toString().contains(QLatin1String("blur.strange"));
  }));
}

TEST_F(SessionsTest, ASavedSessionIsTheSameWhenItIsOpenedAndSavedAgain) {
  openWindow();
  choose(7.25);
  child<ResultController>()->show(handmadeRun());
  window_->showView(QStringLiteral("throughput"));
  const QString first = path(QStringLiteral("first.headroom"));
  saveAs(first);

  openWindow();
  ASSERT_TRUE(rows().empty());
  openSession(first);
  expectChosen(7.25);
  EXPECT_EQ(rows().size(), handmadeRun().rows.size());
  EXPECT_EQ(child<ViewTabs>()->inFront().id, QStringLiteral("throughput"));
  EXPECT_FALSE(child<QAction>("undoChange")->isEnabled()) << "nothing leads back into another session";
  const QString second = path(QStringLiteral("second.headroom"));
  saveAs(second);
  EXPECT_EQ(contentOf(first), contentOf(second));
}

TEST_F(SessionsTest, TheCopyOfThePhotoIsShownWhereItsFileIsMissing) {
  openWindow();
  const QString file = path(QStringLiteral("with photo.headroom"));
  saveAs(file);
  EXPECT_FALSE(readSession(file.toStdString()).photo->content.empty()) << "it is small";
  ASSERT_TRUE(QFile::rename(photo_, path(QStringLiteral("elsewhere.ppm"))));
  photo_.clear();
  window_.reset();
  WindowOptions options;
  options.workbench.runner = HEADROOM_CLI;
  options.workbench.tuningFolder = tuningFolder_;
  options.keep = Settings::Keep::ForThisRun;
  options.session = file;
  window_ = std::make_unique<MainWindow>(options);
  QSignalSpy shown(child<PhotoController>(), &PhotoController::opened);
  window_->show();
  ASSERT_TRUE(shown.wait(kPatienceMs)) << notice();
  EXPECT_EQ(child<PhotoController>()->photo().name, QStringLiteral("photo.ppm"));
  EXPECT_TRUE(child<PhotoController>()->photo().file.isEmpty());
}

TEST_F(SessionsTest, APhotoOfThisMachineThatASessionNamesIsNotReadUnasked) {
  openWindow();
  const QString secret = savePhoto(QStringLiteral("secret.png"), {40, 30});
  Session session;
  session.plan.workload = "blur";
  session.photo =
      SessionPhoto{"holiday.png", secret.toStdString(), false, digestOf(readFile(secret.toStdString())), "", "exact"};
  const QString strange = path(QStringLiteral("strange.headroom"));
  writeSession(strange.toStdString(), session);
  openSession(strange);
  EXPECT_THAT(notice(), AllOf(HasSubstr("secret.png"), HasSubstr("was not read")));
  EXPECT_EQ(child<PhotoController>()->photo().file, photo_) << "the photo before stays";
  const QString again = path(QStringLiteral("again.headroom"));
  saveAs(again);
  EXPECT_EQ(readSession(again.toStdString()).photo->path, photo_.toStdString());
  EXPECT_NE(readSession(again.toStdString()).photo->sha256, session.photo->sha256);

  QSignalSpy shown(child<PhotoController>(), &PhotoController::opened);
  press("noticeAction");
  ASSERT_TRUE(shown.wait(kPatienceMs));
  EXPECT_EQ(child<PhotoController>()->photo().file, secret);
  openSession(strange);
  EXPECT_TRUE(notice().empty()) << "the user opened it before: " << notice();
}

TEST(SessionPhotos, OfFilesOnlyThoseThatTheUserOpenedAreRead) {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("photo.png"));
  writeFile(file.toStdString(), "pixels");
  SessionPhoto photo{"photo.png", file.toStdString(), false, digestOf("pixels"), "", "exact"};
  const QString copies = folder.path();
  EXPECT_EQ(findPhoto(photo, copies, {file}).file, file);
  for (const FoundPhoto& unknown :
       {findPhoto(photo, copies, {}), findPhoto(photo, copies, {folder.filePath(QStringLiteral("other.png"))})}) {
    EXPECT_TRUE(unknown.file.isEmpty());
    EXPECT_EQ(unknown.unread, file);
  }
  photo.sha256 = digestOf("other pixels");
  EXPECT_EQ(findPhoto(photo, copies, {file}).unread, file) << "its content is not the session's";
  EXPECT_EQ(findOwnPhoto(photo, copies).file, file) << "the user's own window had it open";
  photo.content = "other pixels";
  const FoundPhoto copy = findPhoto(photo, copies, {file});
  EXPECT_TRUE(copy.isCopy);
  EXPECT_EQ(readFile(copy.file.toStdString()), "other pixels");
  photo.content.clear();
  photo.path = "photo.png";
  EXPECT_TRUE(findPhoto(photo, copies, {file}).unread.isEmpty());
  EXPECT_EQ(findPhoto(photo, copies, {file}).notes.size(), 1);
}

TEST_F(SessionsTest, ADroppedSessionIsOpened) {
  openWindow();
  choose(3.5);
  const QString file = path(QStringLiteral("dropped.headroom"));
  saveAs(file);
  openWindow();
  QSignalSpy opened(child<SessionController>(), &SessionController::opened);
  drop(file);
  ASSERT_TRUE(opened.wait(kPatienceMs)) << notice();
  expectChosen(3.5);
}

TEST_F(SessionsTest, ADamagedSessionChangesNothingAndIsNamed) {
  openWindow();
  choose(7.25);
  child<ResultController>()->show(handmadeRun());
  const QString file = path(QStringLiteral("damaged.headroom"));
  saveAs(file);
  QFile damaged(file);
  ASSERT_TRUE(damaged.resize(damaged.size() / 2));
  child<QDoubleSpinBox>("sigmaNumber")->setValue(2);
  QSignalSpy failed(child<SessionController>(), &SessionController::failed);
  drop(file);
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_THAT(notice(), HasSubstr("damaged.headroom"));
  EXPECT_EQ(child<QDoubleSpinBox>("sigmaNumber")->value(), 2);
  EXPECT_EQ(rows().size(), handmadeRun().rows.size());
}

TEST_F(SessionsTest, AnUnsavedSessionIsRestoredAfterACrashAndDiscardedByItsButton) {
  const QString autosaves = path(QStringLiteral("sessions"));
  openWindow(autosaves);
  const double before = child<QDoubleSpinBox>("sigmaNumber")->value();
  choose(7.25);
  waitUntilStored();
  const QString left = leftOver(autosaves);

  openWindow(left);
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return notice().starts_with("Restored the unsaved session of "); }, kPatienceMs));
  expectChosen(7.25);
  press("noticeAction");
  EXPECT_EQ(child<QDoubleSpinBox>("sigmaNumber")->value(), before);
  EXPECT_TRUE(notice().empty()) << notice();
  window_.reset();
  EXPECT_TRUE(std::filesystem::is_empty(left.toStdString())) << "a discarded session does not come back";
}

TEST_F(SessionsTest, ACleanExitAndAnUntouchedWindowLeaveNothingToRestore) {
  const QString autosaves = path(QStringLiteral("sessions"));
  openWindow(autosaves);
  QTest::qWait(AutosaveController::kQuietMs + 500);
  EXPECT_FALSE(std::filesystem::exists(autosaves.toStdString())) << "nothing was changed";
  choose(7.25);
  waitUntilStored();
  window_->close();
  window_.reset();
  EXPECT_TRUE(std::filesystem::is_empty(autosaves.toStdString()));
}

TEST_F(SessionsTest, TheSessionOfAWindowThatIsOpenIsNotTaken) {
  const QString autosaves = path(QStringLiteral("sessions"));
  openWindow(autosaves);
  choose(7.25);
  waitUntilStored();
  const std::unique_ptr<MainWindow> first = std::move(window_);
  openWindow(autosaves);
  QTest::qWait(500);
  EXPECT_NE(child<QDoubleSpinBox>("sigmaNumber")->value(), 7.25);
  EXPECT_TRUE(notice().empty()) << notice();
}

TEST_F(SessionsTest, KernelsOfAnotherMachineComeInAsTextsOnly) {
  const QString kernels = path(QStringLiteral("kernels"));
  std::filesystem::create_directories(kernels.toStdString());
  QFile kernel(kernels + QStringLiteral("/mine.cl"));
  ASSERT_TRUE(kernel.open(QIODevice::WriteOnly));
  kernel.write(
      "/*---\nworkload = \"copy\"\ntitle = \"Mine\"\nrank = 15\nsummary = \"s\"\n[[pass]]\nkernel = \"k\"\n"
      "args = [\"source\"]\nglobal = [\"width\"]\n---*/\nkernel void k(global float* a) {}\n");
  kernel.close();
  kernelFolders_ = {kernels.toStdString()};
  openWindow();
  window_->setWorkload(QStringLiteral("copy"));
  child<VariantModel>()->setTicked({QStringLiteral("copy.mine")});
  const QString file = path(QStringLiteral("mine.headroom"));
  saveAs(file);

  kernelFolders_.clear();
  openWindow();
  openSession(file);
  EXPECT_THAT(notice(), HasSubstr("copy.mine"));
  EXPECT_FALSE(child<VariantModel>()->ticked().contains(QStringLiteral("copy.mine")));
  press("noticeAction");
  auto* shown = window_->findChild<SessionKernelsWindow*>();
  ASSERT_TRUE(shown->isVisible());
  EXPECT_TRUE(shown->findChild<SourceEditor*>()->text().contains(QStringLiteral("kernel void k")));
  const QString copies = path(QStringLiteral("copies"));
  std::filesystem::create_directories(copies.toStdString());
  shown->saveTo(copies);
  EXPECT_TRUE(QFile::exists(copies + QStringLiteral("/mine.cl")));
}

}  // namespace
}  // namespace headroom
