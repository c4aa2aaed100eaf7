// A new user's first minutes in the real window, on a real device: nothing warns, nothing stalls, memory does not grow.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QUrl>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "file_dialogs.hpp"
#include "guide_kernels.hpp"
#include "headroom/report/report.hpp"
#include "kernel/kernel_view.hpp"
#include "photo/photo_comparison.hpp"
#include "roofline/roofline_view.hpp"
#include "window_fixture.hpp"
#include "window_watch.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using testing::kPatienceMs;
using testing::kSoonMs;

/// CPU time of the window's thread between two events. The longest step takes some 20 ms, and several times that in
/// instrumented builds; more than this is felt as a stall.
constexpr double kLongestBusyMs = 80;
/// Rounds of the test of the memory: as many as it has time for, up to the first number. HEADROOM_ROUNDS: exactly so
/// many.
constexpr int kMostRounds = 40;
constexpr int kFewestRounds = 12;
constexpr qint64 kRoundsMs = 20'000;
/// Rounds until caches are full and threads have started.
constexpr int kWarmUpRounds = 5;

/// A copy of the user's own that writes each pixel this many times.
std::string ownCopy(int times) {
  return testing::sampleKernel("own", "",
                               "  for (int i = 0; i < " + std::to_string(times) +
                                   "; ++i) if (x < width && y < height) ((volatile global float*)result)[y * width + x]"
                                   " = source[y * width + x];\n");
}

/// Watches the warnings of each window from its start to its end.
class NewUserTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    warnings_.emplace();
  }
  void TearDown() override {
    window_.reset();
    EXPECT_TRUE(warnings_->texts().isEmpty()) << warnings_->texts().join(QLatin1Char('\n')).toStdString();
    warnings_.reset();
  }

  void drop(const QString& file) {
    QMimeData content;
    content.setUrls({QUrl::fromLocalFile(file)});
    const QPoint place = window_->rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    EXPECT_TRUE(enter.isAccepted()) << file.toStdString();
    QDropEvent event(place, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
  void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    QTest::keyClick(window_.get(), pressed, modifiers);
  }
  static QPoint handleOf(const QSlider& slider) {
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = slider.orientation();
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    option.sliderValue = slider.value();
    option.subControls = QStyle::SC_All;
    return slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider).center();
  }
  /// Drags the handle of sigma's slider by this many pixels, as a mouse does, and waits for the new blur.
  void dragSigma(int pixels) {
    auto* slider = child<QSlider>("sigmaSlider");
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    const QPoint from = handleOf(*slider);
    const int steps = pixels < 0 ? -1 : 1;
    QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, from);
    for (int moved = steps; moved != pixels + steps; moved += steps) {
      const QPointF at = from + QPoint(moved, 0);
      QMouseEvent move(QEvent::MouseMove, at, slider->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(slider, &move);
      QCoreApplication::processEvents();
    }
    QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, from + QPoint(pixels, 0));
    ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window_->isSettled(); }, kPatienceMs));
  }
  double sigma() const { return child<QDoubleSpinBox>("sigmaNumber")->value(); }
  QString kernelState() const { return child<KernelView>("kernel")->state(); }
  bool kernelComes(const char* text) const {
    return QTest::qWaitFor([&] { return kernelState().contains(QLatin1String(text)); }, kPatienceMs);
  }
  /// Writes a file by each entry of the Export menu that can be chosen, through its dialog. Returns their endings.
  std::set<std::string> exportEverything() {
    const QDir folder(folder_.filePath(QStringLiteral("exports")));
    QDir().mkpath(folder.path());
    int number = 0;
    for (QAction* action : child<QToolButton>("export")->menu()->actions()) {
      if (action->isSeparator() || !action->isEnabled()) continue;
      const QString name = QStringLiteral("export-%1").arg(++number);
      testing::saveNextAs(folder.filePath(name));
      busy_.setStep(QStringLiteral("export ") + action->text());
      action->trigger();
      const auto written = [&] { return folder.entryInfoList({name + QStringLiteral(".*")}, QDir::Files); };
      EXPECT_TRUE(QTest::qWaitFor([&] { return written().size() == 1 && written().front().size() > 0; }, kSoonMs))
          << action->text().toStdString();
    }
    std::set<std::string> endings;
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files)) endings.insert(file.suffix().toStdString());
    return endings;
  }

  std::optional<testing::QtWarnings> warnings_;
  testing::BusyTimes busy_;
};

TEST_F(NewUserTest, FindsEachStepWithoutWarningsAndStalls) {
  measuresCeilings_ = true;  // for the roofline
  open();
  busy_.start();

  busy_.setStep(QStringLiteral("drop a photo"));
  QSignalSpy opened(child<PhotoController>(), &PhotoController::opened);
  drop(savePhoto(QStringLiteral("holiday.png"), {1200, 800}));
  ASSERT_TRUE(opened.wait(kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([this] { return window_->isSettled(); }, kPatienceMs));
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("holiday.png")));

  busy_.setStep(QStringLiteral("drag the slider of sigma"));
  const double before = sigma();
  dragSigma(20);
  EXPECT_GT(sigma(), before);

  busy_.setStep(QStringLiteral("run"));
  runToTheEnd();
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_FALSE(verdictText().isEmpty());

  busy_.setStep(QStringLiteral("show the speed-up and the roofline"));
  key(Qt::Key_6);
  key(Qt::Key_8);
  EXPECT_TRUE(child<RooflineView>("roofline")->isVisible());
  EXPECT_FALSE(child<RooflineView>("roofline")->isEmpty());

  busy_.setStep(QStringLiteral("pin the run and compare the next one with it"));
  key(Qt::Key_2);
  key(Qt::Key_B);
  EXPECT_TRUE(child<ResultController>()->hasBaseline());
  runToTheEnd({QStringLiteral("blur.local")});
  EXPECT_THAT(verdictText().toStdString(), HasSubstr("Against the baseline"));

  busy_.setStep(QStringLiteral("drop a kernel, measure it and change it on disk"));
  const QString kernel = folder_.filePath(QStringLiteral("own.cl"));
  writeFile(kernel.toStdString(), ownCopy(1));
  drop(kernel);
  ASSERT_TRUE(child<KernelView>("kernel")->isVisible());
  press("run");
  ASSERT_TRUE(kernelComes("Revision")) << kernelState().toStdString();
  writeFile(kernel.toStdString(), ownCopy(50));
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return child<KernelView>("kernel")->chart()->drawn().size() == 2; }, kPatienceMs))
      << kernelState().toStdString();

  busy_.setStep(QStringLiteral("compare two variants on the photo"));
  key(Qt::Key_1);
  auto* left = child<QComboBox>("photoLeft");
  const int other = left->findData(QStringLiteral("blur.local"));
  ASSERT_GE(other, 0);
  left->setCurrentIndex(other);
  const auto* comparison = child<PhotoComparison>();
  ASSERT_TRUE(QTest::qWaitFor([&] { return comparison->left().has_value() && !comparison->isBusy(); }, kPatienceMs));
  EXPECT_EQ(comparison->left()->row.variant, "blur.local");

  busy_.setStep(QStringLiteral("export each format"));
  key(Qt::Key_2);
  EXPECT_THAT(exportEverything(), IsSupersetOf({"csv", "png", "svg", "html", "md"}));

  RecordProperty("longestCpuMs", static_cast<int>(busy_.longestCpuMs()));
  RecordProperty("longestClockMs", static_cast<int>(busy_.longestClockMs()));
  RecordProperty("longestStep", busy_.longestStep().toStdString());
  EXPECT_LT(busy_.longestCpuMs(), kLongestBusyMs) << "in the step: " << busy_.longestStep().toStdString();
}

TEST_F(NewUserTest, MemoryStaysWhereItIsOverManyBlursAndViews) {
  const QSize size(1200, 800);
  photo_ = savePhoto(QStringLiteral("large.png"), size);
  open();
  const auto oneRound = [this](int round) {
    window_->showView(QStringLiteral("photo"));
    dragSigma(round % 2 == 0 ? 8 : -8);
    for (const View& view : child<ViewTabs>()->all()) window_->showView(view.id);
    QCoreApplication::processEvents();
  };
  for (int round = 0; round < kWarmUpRounds + 1; ++round) oneRound(round);  // an even number: sigma is where it was
  const qint64 before = testing::ownMemory();
  QElapsedTimer clock;
  clock.start();
  const int asked = qEnvironmentVariableIntValue("HEADROOM_ROUNDS");
  int rounds = 0;
  while (asked > 0 ? rounds < asked : rounds < kMostRounds && (rounds < kFewestRounds || clock.elapsed() < kRoundsMs))
    oneRound(rounds++);
  const qint64 perRound = (testing::ownMemory() - before) / rounds;
  if (asked > 0) qInfo("%d rounds: memory grew by %lld bytes a round", rounds, static_cast<long long>(perRound));
  RecordProperty("rounds", rounds);
  RecordProperty("growthPerRoundBytes", std::to_string(perRound));
  // A quarter of a picture that each round would leave behind.
  EXPECT_LT(perRound, qint64{size.width()} * size.height() * 4 / 4);
}

TEST(WindowWatchTest, AWarningIsRecordedAndTheTestsOwnPlatformIsLeftOut) {
  testing::QtWarnings warnings;
  EXPECT_TRUE(warnings.texts().isEmpty());
  qWarning("This plugin does not support raise()");
  EXPECT_TRUE(warnings.texts().isEmpty());
  qWarning("planted");
  EXPECT_EQ(warnings.texts(), QStringList{QStringLiteral("planted")});
}

TEST(WindowWatchTest, AStallIsFoundByItsCpuTimeAndNotBySleeping) {
  testing::BusyTimes busy;
  busy.start();
  busy.setStep(QStringLiteral("sleep"));
  QTest::qSleep(300);
  busy.look();
  EXPECT_GE(busy.longestClockMs(), 300);
  EXPECT_LT(busy.longestCpuMs(), 100);
  busy.setStep(QStringLiteral("work"));
  const double until = testing::threadCpuMs() + kLongestBusyMs + 50;
  while (testing::threadCpuMs() < until) continue;
  busy.look();
  EXPECT_GT(busy.longestCpuMs(), kLongestBusyMs);
  EXPECT_EQ(busy.longestStep(), QStringLiteral("work"));
}

TEST(WindowWatchTest, MemoryThatIsKeptIsSeen) {
  const qint64 before = testing::ownMemory();
  std::vector<char> kept(32U << 20U, 'x');
  EXPECT_GT(testing::ownMemory() - before, qint64{24} << 20);
  EXPECT_EQ(kept.back(), 'x');
}

}  // namespace
}  // namespace headroom
