// Photos in the real window: dropped, pasted, reopened from the recent files, and saved.
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>
#include <algorithm>

#include "headroom/report/report.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

/// With a photo in one of the formats that OpenCV decodes.
class WindowPhotoTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    photo_ = savePhoto(QStringLiteral("photo.png"), {96, 64});
  }
};

TEST_F(WindowPhotoTest, DroppedFileIsOpened) {
  open();
  QSignalSpy opened(child<PhotoController>(), &PhotoController::opened);
  QMimeData content;
  content.setUrls({QUrl::fromLocalFile(savePhoto(QStringLiteral("dropped.png"), {40, 30}))});
  QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window_.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent event(QPointF(5, 5), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window_.get(), &event);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("dropped.png")));
}

TEST_F(WindowPhotoTest, FileDroppedOnTheChartIsOpened) {
  open();
  runToTheEnd();
  window_->showView(QStringLiteral("throughput"));
  auto* chart = child<ThroughputView>("throughput");
  ASSERT_FALSE(chart->isEmpty());
  const QPoint inWindow = chart->mapTo(window_.get(), QPoint(chart->width() / 3, chart->height() / 2));
  QWidget* target = window_->childAt(inWindow);
  ASSERT_TRUE(chart->isAncestorOf(target));
  QSignalSpy opened(child<PhotoController>(), &PhotoController::opened);
  QMimeData content;
  content.setUrls({QUrl::fromLocalFile(savePhoto(QStringLiteral("dropped.png"), {40, 30}))});
  const QPoint at = target->mapFrom(window_.get(), inWindow);
  QDragEnterEvent enter(at, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(target, &enter);
  QDropEvent event(at, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(target, &event);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("dropped.png")));
}

TEST_F(WindowPhotoTest, PastedPixelsAreOpened) {
  open();
  QSignalSpy opened(child<PhotoController>(), &PhotoController::opened);
  QImage image(50, 20, QImage::Format_RGB32);
  image.fill(Qt::red);
  QApplication::clipboard()->setImage(image);
  QTest::keyClick(window_.get(), Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Photo>(opened.first().at(0)).image.size(), (Size{50, 20}));
}

TEST_F(WindowPhotoTest, OfWhatIsPastedAFileGoesBeforePixelsAndPixelsBeforeAnAddress) {
  open();
  auto* controller = child<PhotoController>();
  QSignalSpy opened(controller, &PhotoController::opened);
  QSignalSpy failed(controller, &PhotoController::openFailed);
  const QUrl elsewhere(QStringLiteral("https://example.org/cat.png"));
  QMimeData content;
  content.setUrls({elsewhere, QUrl::fromLocalFile(photo_)});
  content.setImageData(QImage(50, 20, QImage::Format_RGB32));
  EXPECT_TRUE(controller->open(content));
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Photo>(opened.last().at(0)).image.size(), (Size{96, 64}));

  content.setUrls({elsewhere});
  EXPECT_TRUE(controller->open(content));
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Photo>(opened.last().at(0)).image.size(), (Size{50, 20}));

  QMimeData address;
  address.setUrls({elsewhere});
  EXPECT_TRUE(controller->open(address));
  ASSERT_EQ(failed.size(), 1);
  EXPECT_TRUE(failed.first().at(1).toString().contains(QStringLiteral("example.org")));

  QMimeData noAddress;
  noAddress.setUrls({});
  EXPECT_FALSE(controller->open(noAddress));
}

TEST_F(WindowPhotoTest, FileThatIsNoImageIsASentenceAndThePhotoStays) {
  open();
  const QString file = folder_.filePath(QStringLiteral("letter.png"));
  writeFile(file.toStdString(), "Dear photo,");
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  window_->openPhoto(file);
  ASSERT_TRUE(problems.wait(kPatienceMs));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
  EXPECT_TRUE(child<MessageBar>()->sentence().contains(QStringLiteral("letter.png")));
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("photo.png")));

  QSignalSpy opened(child<PhotoController>(), &PhotoController::opened);
  window_->openPhoto(photo_);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  EXPECT_FALSE(child<MessageBar>()->isVisible()) << "settled by a photo that opens";
}

TEST_F(WindowPhotoTest, RecentFileThatIsGoneIsForgotten) {
  open();
  auto* recent = child<RecentFiles>();
  ASSERT_EQ(recent->actions().size(), 1);
  ASSERT_TRUE(QFile::remove(photo_));
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  recent->actions().constFirst()->trigger();
  ASSERT_TRUE(problems.wait(kPatienceMs));
  EXPECT_TRUE(recent->actions().isEmpty());
}

TEST_F(WindowPhotoTest, PhotoIsNotSavedWhileItIsBlurredAnew) {
  open();
  const QList<QAction*> actions = window_->findChildren<QAction*>();
  const auto save = std::find_if(actions.begin(), actions.end(),
                                 [](QAction* action) { return action->shortcut() == QKeySequence::Save; });
  ASSERT_NE(save, actions.end());
  EXPECT_TRUE((*save)->isEnabled());
  QSignalSpy settled(window_.get(), &MainWindow::settled);
  child<QDoubleSpinBox>("sigmaNumber")->setValue(9);
  EXPECT_FALSE((*save)->isEnabled());
  ASSERT_TRUE(settled.wait(kPatienceMs));
  EXPECT_TRUE((*save)->isEnabled());
}

TEST_F(WindowPhotoTest, BlurredPhotoIsSavedWithWhatTheFileSaysOfIt) {
  QImage dense(96, 64, QImage::Format_RGB888);
  dense.fill(QColor(30, 120, 200));
  dense.setDotsPerMeterX(7000);
  dense.setDotsPerMeterY(7000);
  dense.save(photo_);
  open();
  QSignalSpy saved(child<PhotoController>(), &PhotoController::saved);
  const QString file = folder_.filePath(QStringLiteral("blurred.png"));
  window_->saveBlurred(file);
  ASSERT_TRUE(saved.wait(kPatienceMs));
  EXPECT_EQ(QImage(file).size(), QSize(96, 64));
  EXPECT_EQ(QImage(file).dotsPerMeterX(), 7000);
  EXPECT_FALSE(child<MessageBar>()->isVisible());
}

TEST_F(WindowPhotoTest, WhatAFormatCannotKeepIsToldWhenThePhotoIsSaved) {
  QImage clear(96, 64, QImage::Format_RGBA8888);
  clear.fill(QColor(30, 120, 200, 90));
  clear.save(photo_);
  open();
  QSignalSpy saved(child<PhotoController>(), &PhotoController::saved);
  window_->saveBlurred(folder_.filePath(QStringLiteral("blurred.jpg")));
  ASSERT_TRUE(saved.wait(kPatienceMs));
  EXPECT_TRUE(child<MessageBar>()->isVisible());
  EXPECT_TRUE(child<MessageBar>()->sentence().contains(QStringLiteral("blurred.jpg cannot keep transparency")))
      << child<MessageBar>()->sentence().toStdString();
}

}  // namespace
}  // namespace headroom
