#include "photo/photo_controller.hpp"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "patience.hpp"
#include "photo/photo_view.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class PhotoControllerTest : public ::testing::Test {
 protected:
  PhotoControllerTest() : bridge_(options()), controller_(&bridge_, &view_) {
    controller_.setVariant(QStringLiteral("blur.separable"));
    controller_.setParameters({{"sigma", 2}});
  }

  static WorkbenchOptions options() {
    WorkbenchOptions options;
    options.runner = HEADROOM_CLI;
    return options;
  }

  void openPhoto() {
    QSignalSpy opened(&controller_, &PhotoController::opened);
    QImage photo(96, 64, QImage::Format_RGB888);
    photo.fill(QColor(30, 120, 200));
    controller_.open(photo);
    ASSERT_TRUE(opened.wait(kPatienceMs));
  }

  DeviceDescription device() {
    QSignalSpy found(&bridge_, &Bridge::devicesFound);
    bridge_.findDevices();
    EXPECT_TRUE(found.wait(kPatienceMs));
    return qvariant_cast<std::vector<DeviceDescription>>(found.first().at(0)).at(0);
  }

  QString caption() const { return view_.accessibleDescription(); }

  Bridge bridge_;
  PhotoView view_;
  PhotoController controller_;
};

TEST_F(PhotoControllerTest, UntilThePhotoIsBlurredItsCaptionTellsWhatItWaitsFor) {
  openPhoto();
  EXPECT_EQ(caption(), QStringLiteral("Looking for devices to blur on..."));
  controller_.setDevice(std::nullopt);
  EXPECT_EQ(caption(), QStringLiteral("Not blurred: there is no device."));
  const DeviceDescription found = device();
  QSignalSpy blurred(&controller_, &PhotoController::blurred);
  controller_.setDevice(found);
  EXPECT_EQ(caption(), QStringLiteral("Blurring..."));
  ASSERT_TRUE(blurred.wait(kPatienceMs));
  EXPECT_TRUE(caption().startsWith(QStringLiteral("blur.separable, sigma 2: "))) << caption().toStdString();
}

TEST_F(PhotoControllerTest, ABlurThatTakesLongIsToldUntilItIsShown) {
  QSignalSpy opened(&controller_, &PhotoController::opened);
  controller_.open(QImage(600, 450, QImage::Format_RGB888));
  ASSERT_TRUE(opened.wait(kPatienceMs));
  const DeviceDescription found = device();
  QSignalSpy blurred(&controller_, &PhotoController::blurred);
  controller_.setDevice(found);
  ASSERT_TRUE(blurred.wait(kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !controller_.isBusy(); }, kPatienceMs));
  controller_.setParameters({{"sigma", 8}});
  controller_.setVariant(QStringLiteral("blur.conv2d"));
  QSignalSpy told(&controller_, &PhotoController::told);
  const QString awaited = QStringLiteral("Blurring with blur.conv2d, sigma 8...");
  ASSERT_TRUE(QTest::qWaitFor([&] { return caption() == awaited; }, kPatienceMs)) << caption().toStdString();
  EXPECT_EQ(told.last().at(0).toString(), QStringLiteral("Blurring..."));
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return caption().startsWith(QStringLiteral("blur.conv2d, sigma 8: ")); }, kPatienceMs));
}

TEST_F(PhotoControllerTest, ABlurThatIsAskedForDuringARunWaitsForItsEnd) {
  openPhoto();
  const DeviceDescription found = device();
  bridge_.limitSampling(0.001);
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  QSignalSpy finished(&bridge_, &Bridge::sweepFinished);
  bridge_.startSweep(plan);
  QSignalSpy told(&controller_, &PhotoController::told);
  controller_.setDevice(found);
  ASSERT_FALSE(told.isEmpty());
  EXPECT_EQ(told.last().at(0).toString(), QStringLiteral("Paused until the run ends"));
  EXPECT_EQ(caption(), QStringLiteral("Paused until the run ends. The photo is blurred then."));
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return controller_.hasBlurred(); }, kPatienceMs));
  EXPECT_TRUE(told.last().at(0).toString().startsWith(QStringLiteral("blur.separable")));
}

TEST_F(PhotoControllerTest, DuringARunTheSigmaThatIsShownIsNamedWhateverIsChosenMeanwhile) {
  openPhoto();
  controller_.setDevice(device());
  ASSERT_TRUE(QTest::qWaitFor([&] { return controller_.hasBlurred() && !controller_.isBusy(); }, kPatienceMs));
  bridge_.limitSampling(0.001);
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  QSignalSpy finished(&bridge_, &Bridge::sweepFinished);
  bridge_.startSweep(plan);
  const QString paused = QStringLiteral("Paused until the run ends. Shown: blur.separable, sigma 2: ");
  EXPECT_TRUE(caption().startsWith(paused)) << caption().toStdString();
  controller_.setParameters({{"sigma", 9}});
  // Longer than the time after which a pending blur is reported.
  QTest::qWait(600);
  if (finished.isEmpty()) {
    EXPECT_TRUE(caption().startsWith(paused)) << caption().toStdString();
    ASSERT_TRUE(finished.wait(kPatienceMs));
  }
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return caption().startsWith(QStringLiteral("blur.separable, sigma 9: ")); }, kPatienceMs))
      << caption().toStdString();
}

}  // namespace
}  // namespace headroom
