// The Capture view with a real program: Headroom's own command line, which launches kernels in its own process.
#include <gmock/gmock.h>

#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableView>

#include "capture/capture_controller.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/file.hpp"
#include "kernel/kernel_view.hpp"
#include "window_fixture.hpp"

namespace headroom::testing {

using ::testing::HasSubstr;

class CaptureViewTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    std::filesystem::remove_all(userKernelFolder());
    measuresCeilings_ = false;
    open();
    window_->showView(QStringLiteral("capture"));
  }

  void type(const QString& command) { child<QComboBox>("captureCommand")->setEditText(command); }

  void runToItsEnd(const char* button) {
    QSignalSpy finished(child<CaptureController>(), &CaptureController::finished);
    press(button);
    ASSERT_TRUE(finished.wait(kPatienceMs));
  }

  std::string state() const { return child<QLabel>("captureState")->text().toStdString(); }

  QString cell(int row, int column) const {
    return child<QTableView>("captureTable")->model()->index(row, column).data().toString();
  }
};

TEST_F(CaptureViewTest, KernelsOfAProgramAreListedCapturedAndOpened) {
  type(QStringLiteral(HEADROOM_CLI) +
       QStringLiteral(" -q --no-history run --variants copy.scalar --sizes 64x64 --no-ceilings --in-process"));
  runToItsEnd("run");
  EXPECT_THAT(state(), HasSubstr("exit code 0")) << state();
  auto* table = child<QTableView>("captureTable");
  int copy = -1;
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (cell(row, CapturedKernels::Name) == QLatin1String("copyScalar")) copy = row;
  }
  ASSERT_GE(copy, 0);
  EXPECT_GT(cell(copy, CapturedKernels::Launches).toInt(), 1);
  EXPECT_EQ(cell(copy, CapturedKernels::Global), QLatin1String("256 x 64"));  // rounded up to whole groups

  table->selectRow(copy);
  runToItsEnd("captureSelected");
  auto* launches = child<QListWidget>("capturedLaunches");
  ASSERT_EQ(launches->count(), 1) << state();
  EXPECT_THAT(launches->item(0)->text().toStdString(), HasSubstr("copyScalar-2"));
  const QString page = folder_.filePath(QStringLiteral("capture.html"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("capture report"), page));
  EXPECT_THAT(readFile(page.toStdString()),
              ::testing::AllOf(HasSubstr("<h1>Kernels of "), HasSubstr("copyScalar-2"), HasSubstr("<svg")));
  QTRY_VERIFY_WITH_TIMEOUT(child<QToolButton>("openCaptured")->isEnabled(), kPatienceMs);
  press("openCaptured");
  EXPECT_TRUE(child<KernelView>()->isVisible());
  QTRY_COMPARE_WITH_TIMEOUT(child<QTabWidget>("kernelFiles")->count(), 3, kPatienceMs);
}

TEST_F(CaptureViewTest, SeveralLaunchesOpenAsOneWorkloadWithASizeForEach) {
  type(QStringLiteral(HEADROOM_CLI) +
       QStringLiteral(" -q --no-history run --variants copy.scalar --sizes 64x64 --no-ceilings --in-process"));
  runToItsEnd("run");
  auto* table = child<QTableView>("captureTable");
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (cell(row, CapturedKernels::Name) == QLatin1String("copyScalar")) table->selectRow(row);
  }
  auto* numbers = child<QLineEdit>("captureLaunches");
  numbers->setText(QStringLiteral("1, 0"));
  EXPECT_FALSE(child<QToolButton>("captureSelected")->isEnabled());
  EXPECT_THAT(child<QToolButton>("captureSelected")->toolTip().toStdString(), HasSubstr("does not name launches"));
  numbers->setText(QStringLiteral("1, 2, 3"));
  runToItsEnd("captureSelected");
  auto* launches = child<QListWidget>("capturedLaunches");
  ASSERT_EQ(launches->count(), 3) << state();
  EXPECT_EQ(launches->selectedItems().size(), 3);
  press("openCaptured");
  QTRY_VERIFY_WITH_TIMEOUT(child<KernelView>()->isVisible(), kPatienceMs);
  EXPECT_THAT(state(), HasSubstr("LAUNCH = 1, 2, 3"));
  auto* sizes = child<QComboBox>("kernelSize");
  QTRY_COMPARE_WITH_TIMEOUT(sizes->count(), 3, kPatienceMs);
  EXPECT_EQ(sizes->itemText(2), QLatin1String("3"));
  EXPECT_TRUE(std::filesystem::is_regular_file(userKernelFolder() / "copyScalar-launches" / "workload.toml"));
}

TEST_F(CaptureViewTest, AProgramWithoutOpenClSaysWhyThereIsNothing) {
  type(QStringLiteral("true"));
  runToItsEnd("run");
  EXPECT_THAT(state(), HasSubstr("did not use"));
  EXPECT_FALSE(child<QToolButton>("captureSelected")->isEnabled());
}

TEST_F(CaptureViewTest, AProgramThatIsNotThereIsNamed) {
  type(QStringLiteral("no-such-program --at all"));
  press("run");
  EXPECT_THAT(state(), HasSubstr("no-such-program"));
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
}

TEST_F(CaptureViewTest, AProgramIsStopped) {
  type(QStringLiteral("sleep 1000"));
  QSignalSpy finished(child<CaptureController>(), &CaptureController::finished);
  press("run");
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  press("stop");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
}

TEST_F(CaptureViewTest, WithoutACommandThereIsNothingToStart) {
  type({});
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  EXPECT_THAT(child<QToolButton>("run")->toolTip().toStdString(), HasSubstr("command line"));
}

}  // namespace headroom::testing
