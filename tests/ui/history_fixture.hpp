// A window with its own history, noise floors and settings, on any device.
#pragma once

#include <gtest/gtest.h>

#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "unit/scoped_variable.hpp"
#include "window_fixture.hpp"

namespace headroom::testing {

class HistoryWindowTest : public ::testing::Test {
 protected:
  void SetUp() override {
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    photo_ = folder_.filePath(QStringLiteral("photo.ppm"));
    QImage image(96, 64, QImage::Format_RGB888);
    image.fill(QColor(30, 120, 200));
    image.save(photo_);
  }

  [[nodiscard]] std::filesystem::path runs() const { return folder_.filePath(QStringLiteral("runs")).toStdString(); }

  void open(const QString& sizes = QStringLiteral("64x48"), Settings::Keep keep = Settings::Keep::ForThisRun) {
    window_.reset();
    WindowOptions options;
    options.workbench.runner = HEADROOM_CLI;
    options.workbench.tuningFolder = testing::sharedTuningFolder();
    options.workbench.historyFolder = runs();
    options.workbench.kernelFolders = kernelFolders_;
    options.keep = keep;
    options.photo = photo_;
    options.sizes = sizes;
    options.timeBudgetSeconds = timeBudgetSeconds_;
    options.ceilings = measuresCeilings_;
    window_ = std::make_unique<MainWindow>(options);
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    window_->show();
    ASSERT_TRUE(settled.wait(kPatienceMs));
    child<VariantModel>()->setTicked({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  }

  void showHistory() {
    if (child<QDockWidget>("historyDock")->isVisible()) return;
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    QTest::keyClick(window_.get(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_TRUE(child<QDockWidget>("historyDock")->isVisible());
    ASSERT_TRUE(listed.wait(kPatienceMs));
  }

  void press(const char* button) {
    auto* widget = window_->findChild<QToolButton*>(QString::fromLatin1(button));
    ASSERT_NE(widget, nullptr) << button;
    ASSERT_TRUE(widget->isEnabled()) << button;
    QTest::mouseClick(widget, Qt::LeftButton);
  }

  /// Waits until the history lists the run, too.
  void runToTheEnd() {
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    press("run");
    ASSERT_TRUE(finished.wait(kPatienceMs));
    if (listed.isEmpty()) {
      ASSERT_TRUE(listed.wait(kPatienceMs));
    }
  }

  template <class Widget>
  Widget* child(const char* name = nullptr) const {
    return window_->findChild<Widget*>(QString::fromLatin1(name));
  }
  QListView* list() const { return child<QListView>("history"); }
  const std::vector<ResultRow>& rows() const { return child<ResultModel>()->rows(); }
  std::string statusText() const { return child<QLabel>("activity")->text().toStdString(); }

  void openChosenWith(const std::function<void()>& act) {
    QSignalSpy opened(child<HistoryController>(), &HistoryController::opened);
    act();
    ASSERT_TRUE(opened.wait(kPatienceMs));
  }
  void doubleClickTheFirst() {
    const QPoint at = list()->visualRect(list()->model()->index(0, 0)).center();
    // A double click consists of a click and another one.
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, at);
  }

  QTemporaryDir folder_;
  // Separate for each test, because noise floors are stored.
  const ScopedVariable dataHome_{"XDG_DATA_HOME", folder_.path().toStdString()};
  QString photo_;
  std::vector<std::filesystem::path> kernelFolders_;
  std::optional<double> timeBudgetSeconds_ = testing::kBriefBudgetSeconds;
  bool measuresCeilings_ = false;  ///< they take most of a brief run's time
  std::unique_ptr<MainWindow> window_;
};

}  // namespace headroom::testing
