#include "photo/photo_desk.hpp"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "patience.hpp"
#include "photo/photo_view.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class PhotoDeskTest : public ::testing::Test {
 protected:
  PhotoDeskTest() : bridge_(options()), desk_(&bridge_, &view_) {
    desk_.setVariant(QStringLiteral("blur.separable"));
    desk_.setSigma(2);
  }

  static WorkbenchOptions options() {
    WorkbenchOptions options;
    options.runner = HEADROOM_CLI;
    return options;
  }

  void openPhoto() {
    QSignalSpy opened(&desk_, &PhotoDesk::opened);
    QImage photo(96, 64, QImage::Format_RGB888);
    photo.fill(QColor(30, 120, 200));
    desk_.open(photo);
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
  PhotoDesk desk_;
};

TEST_F(PhotoDeskTest, UntilThePhotoIsBlurredItsCaptionTellsWhatItWaitsFor) {
  openPhoto();
  EXPECT_EQ(caption(), QStringLiteral("Looking for devices to blur on..."));
  desk_.setDevice(std::nullopt);
  EXPECT_EQ(caption(), QStringLiteral("Not blurred: there is no device."));
  const DeviceDescription found = device();
  QSignalSpy blurred(&desk_, &PhotoDesk::blurred);
  desk_.setDevice(found);
  EXPECT_EQ(caption(), QStringLiteral("Blurring..."));
  ASSERT_TRUE(blurred.wait(kPatienceMs));
  EXPECT_TRUE(caption().startsWith(QStringLiteral("blur.separable, sigma 2: "))) << caption().toStdString();
}

TEST_F(PhotoDeskTest, ABlurThatTakesLongIsToldUntilItIsShown) {
  QSignalSpy opened(&desk_, &PhotoDesk::opened);
  desk_.open(QImage(600, 450, QImage::Format_RGB888));
  ASSERT_TRUE(opened.wait(kPatienceMs));
  const DeviceDescription found = device();
  QSignalSpy blurred(&desk_, &PhotoDesk::blurred);
  desk_.setDevice(found);
  ASSERT_TRUE(blurred.wait(kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !desk_.isBusy(); }, kPatienceMs));
  desk_.setSigma(8);
  desk_.setVariant(QStringLiteral("blur.conv2d"));
  QSignalSpy told(&desk_, &PhotoDesk::told);
  const QString awaited = QStringLiteral("Blurring with blur.conv2d, sigma 8...");
  ASSERT_TRUE(QTest::qWaitFor([&] { return caption() == awaited; }, kPatienceMs)) << caption().toStdString();
  EXPECT_EQ(told.last().at(0).toString(), QStringLiteral("Blurring..."));
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return caption().startsWith(QStringLiteral("blur.conv2d, sigma 8: ")); }, kPatienceMs));
}

TEST_F(PhotoDeskTest, ABlurThatIsAskedForDuringARunWaitsForItsEnd) {
  openPhoto();
  const DeviceDescription found = device();
  bridge_.limitSampling(0.001);
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  QSignalSpy finished(&bridge_, &Bridge::sweepFinished);
  bridge_.startSweep(plan);
  QSignalSpy told(&desk_, &PhotoDesk::told);
  desk_.setDevice(found);
  ASSERT_FALSE(told.isEmpty());
  EXPECT_EQ(told.last().at(0).toString(), QStringLiteral("Paused until the run ends"));
  EXPECT_EQ(caption(), QStringLiteral("Paused until the run ends. The photo is blurred then."));
  ASSERT_TRUE(finished.wait(kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return desk_.hasBlurred(); }, kPatienceMs));
  EXPECT_TRUE(told.last().at(0).toString().startsWith(QStringLiteral("blur.separable")));
}

TEST_F(PhotoDeskTest, DuringARunTheSigmaThatIsShownIsNamedWhateverIsChosenMeanwhile) {
  openPhoto();
  desk_.setDevice(device());
  ASSERT_TRUE(QTest::qWaitFor([&] { return desk_.hasBlurred() && !desk_.isBusy(); }, kPatienceMs));
  bridge_.limitSampling(0.001);
  RunPlan plan;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  QSignalSpy finished(&bridge_, &Bridge::sweepFinished);
  bridge_.startSweep(plan);
  const QString paused = QStringLiteral("Paused until the run ends. Shown: blur.separable, sigma 2: ");
  EXPECT_TRUE(caption().startsWith(paused)) << caption().toStdString();
  desk_.setSigma(9);
  // As long as a blur takes until it is told that one is awaited.
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
