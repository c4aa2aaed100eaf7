// The real window with the real runner, for tests with real clicks.
#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <chrono>
#include <filesystem>
#include <memory>
#include <vector>

#include "patience.hpp"
#include "results/answer_line.hpp"
#include "shell/main_window.hpp"

namespace headroom::testing {

/// Per point, for tests that do not need accurate times.
inline constexpr double kBriefBudgetSeconds = 0.001;

/// Folder with what windows learn about the best blur, which initially takes one or two seconds: shared by all tests of
/// this process.
inline std::filesystem::path sharedTuningFolder() {
  static const QTemporaryDir folder;
  return folder.path().toStdString();
}

class WindowTest : public ::testing::Test {
 protected:
  void SetUp() override {
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    photo_ = savePhoto(QStringLiteral("photo.ppm"), {96, 64});  // Loading OpenCV's codecs would take 70 ms each time.
  }

  QString savePhoto(const QString& name, QSize size) const {
    QImage image(size, QImage::Format_RGB888);
    image.fill(QColor(30, 120, 200));
    const QString file = folder_.filePath(name);
    image.save(file);
    return file;
  }

  void open(const QString& sizes = QStringLiteral("64x48"), Settings::Keep keep = Settings::Keep::ForThisRun) {
    WindowOptions options;
    options.workbench.runner = HEADROOM_CLI;
    options.workbench.kernelFolders = kernelFolders_;
    options.workbench.tuningFolder = tuningFolder_;
    if (deadline_.count() > 0) options.workbench.deadline = deadline_;
    options.keep = keep;
    options.photo = photo_;
    options.sizes = sizes;
    options.timeBudgetSeconds = timeBudgetSeconds_;
    options.ceilings = measuresCeilings_;
    window_ = std::make_unique<MainWindow>(options);
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    window_->show();
    ASSERT_TRUE(settled.wait(kPatienceMs));
  }

  void press(const char* button) {
    auto* widget = window_->findChild<QToolButton*>(QString::fromLatin1(button));
    ASSERT_TRUE(widget->isEnabled()) << button;
    QTest::mouseClick(widget, Qt::LeftButton);
  }

  /// Runs these variants, or the ticked ones if the list is empty.
  void runToTheEnd(const QStringList& variants = {QStringLiteral("blur.separable"), QStringLiteral("blur.local")}) {
    if (!variants.isEmpty()) child<VariantModel>()->setTicked(variants);
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    press("run");
    ASSERT_TRUE(finished.wait(kPatienceMs));
  }

  /// Without a name, returns the only widget of its class.
  template <class Widget>
  Widget* child(const char* name = nullptr) const {
    return window_->findChild<Widget*>(QString::fromLatin1(name));
  }
  const std::vector<ResultRow>& rows() const { return child<ResultModel>()->rows(); }
  QString verdictText() const { return child<AnswerLine>()->text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

  QTemporaryDir folder_;
  QString photo_;
  double timeBudgetSeconds_ = kBriefBudgetSeconds;
  bool measuresCeilings_ = false;          ///< they take most of a brief run's time
  std::chrono::milliseconds deadline_{0};  // 0: the default
  std::vector<std::filesystem::path> kernelFolders_;
  std::filesystem::path tuningFolder_ = sharedTuningFolder();
  std::unique_ptr<MainWindow> window_;
};

}  // namespace headroom::testing
