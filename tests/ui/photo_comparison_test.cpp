// The photo's blur compared in the real window: with the photo, with another blur, in a region.
#include "photo/photo_comparison.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class PhotoComparisonTest : public testing::WindowTest {
 protected:
  /// Opens a photo with an edge, blurred with one variant.
  void openEdge() {
    QImage image(96, 64, QImage::Format_RGB888);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) image.setPixel(x, y, x < 48 ? qRgb(10, 20, 30) : qRgb(200, 210, 220));
    }
    image.save(photo_);
    open();
    chooseBlur(QStringLiteral("blur.separable"));
  }
  void chooseBlur(const QString& id) {
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    ASSERT_TRUE(child<BlurBox>()->setVariant(id));
    ASSERT_TRUE(settled.wait(kPatienceMs));
  }
  /// Chooses the variant of the left picture in its box, and waits for its result.
  void chooseLeft(const QString& id) {
    auto* box = child<QComboBox>("photoLeft");
    const int item = box->findData(id);
    ASSERT_GE(item, 0);
    box->setCurrentIndex(item);
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison()->left().has_value() && !isBusy(); }, kPatienceMs));
  }
  void chooseLook(PhotoLook look) { child<QComboBox>("photoLook")->setCurrentIndex(static_cast<int>(look)); }
  bool isBusy() const { return comparison()->isBusy() || child<PhotoController>()->isBusy(); }
  PhotoComparison* comparison() const { return child<PhotoComparison>(); }
  PhotoView* view() const { return child<PhotoView>(); }
  QString readout() const { return child<QLabel>("photoReadout")->text(); }
  void pointAtPixel(QPoint pixel) {
    view()->actualSize();
    // One pixel of the photo is one of the screen.
    const QPoint middle = view()->rect().center();
    const std::optional<QPoint> there = view()->pixelAt(middle);
    ASSERT_TRUE(there.has_value());
    const QPoint place = middle + (pixel - *there);
    ASSERT_EQ(view()->pixelAt(place), pixel);
    QTest::mouseMove(view(), place);
    const QString start = QStringLiteral("x %1, y %2 ").arg(pixel.x()).arg(pixel.y());
    EXPECT_TRUE(QTest::qWaitFor([&] { return readout().startsWith(start); }, kPatienceMs)) << readout().toStdString();
  }
};

TEST_F(PhotoComparisonTest, TheValuesUnderTheCursorAreThoseOfBothPicturesAndTheirDifference) {
  openEdge();
  pointAtPixel({2, 30});
  EXPECT_EQ(readout(), QStringLiteral("x 2, y 30   before: R 10, G 20, B 30   after: R 10, G 20, B 30   "
                                      "difference: R 0, G 0, B 0"));
  pointAtPixel({47, 30});
  EXPECT_TRUE(readout().startsWith(QStringLiteral("x 47, y 30   before: R 10, G 20, B 30   after: R ")))
      << readout().toStdString();
  EXPECT_TRUE(readout().contains(QStringLiteral("difference: R +"))) << readout().toStdString();
  const QString values = readout();
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(view(), &leave);
  EXPECT_FALSE(readout().startsWith(QStringLiteral("x "))) << readout().toStdString();
  view()->findChild<QAction*>(QStringLiteral("copyPhotoValues"))->trigger();
  EXPECT_EQ(QApplication::clipboard()->text(), values);
}

TEST_F(PhotoComparisonTest, TheDifferenceOfThePhotoAndItsBlurIsLargestAtTheEdge) {
  openEdge();
  chooseLook(PhotoLook::Difference);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view()->hasDifference(); }, kPatienceMs));
  EXPECT_TRUE(readout().startsWith(QStringLiteral("Whole photo: largest difference 0."))) << readout().toStdString();
  view()->fit();
  const QImage shown = view()->grab().toImage();
  // Dark pixels become brighter next to the edge, and bright ones darker.
  const int step = shown.width() / 60;
  const int y = shown.height() * 3 / 4;
  const QColor left = shown.pixelColor(shown.width() / 2 - step, y);
  const QColor right = shown.pixelColor(shown.width() / 2 + step, y);
  EXPECT_GT(left.red(), left.blue() + 30);
  EXPECT_GT(right.blue(), right.red() + 30);
  chooseLook(PhotoLook::Wipe);
  EXPECT_FALSE(view()->hasDifference());
}

TEST_F(PhotoComparisonTest, TheLeftPictureMayBeAnotherBlur) {
  openEdge();
  chooseLeft(QStringLiteral("blur.local"));
  EXPECT_EQ(comparison()->left()->row.variant, "blur.local");
  EXPECT_EQ(view()->nameOf(PhotoSide::Left), QStringLiteral("blur.local"));
  EXPECT_EQ(view()->nameOf(PhotoSide::Right), QStringLiteral("blur.separable"));
  // It follows sigma and the blur on the right.
  child<QDoubleSpinBox>("sigmaNumber")->setValue(9);
  const ParameterValues nine{{"sigma", 9}};
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return comparison()->left() && comparison()->left()->row.parameters == nine && !isBusy(); }, kPatienceMs));
  EXPECT_EQ(child<PhotoController>()->shown()->row.parameters, nine);
  EXPECT_EQ(child<PhotoController>()->shown()->row.variant, "blur.separable") << "the left one is not mistaken for it";
  child<QComboBox>("photoLeft")->setCurrentIndex(0);
  EXPECT_FALSE(comparison()->left().has_value());
  EXPECT_EQ(view()->nameOf(PhotoSide::Left), QStringLiteral("before"));
}

TEST_F(PhotoComparisonTest, ABlurDoesNotDifferFromItself) {
  openEdge();
  chooseLeft(QStringLiteral("blur.separable"));
  chooseLook(PhotoLook::Difference);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view()->hasDifference(); }, kPatienceMs));
  EXPECT_TRUE(readout().startsWith(QStringLiteral("Whole photo: no difference; 0 of 6144 pixels differ")))
      << readout().toStdString();
}

TEST_F(PhotoComparisonTest, ANewPhotoIsComparedWithTheSameBlur) {
  openEdge();
  chooseLeft(QStringLiteral("blur.local"));
  const std::uint64_t before = comparison()->left()->sourceIdentity;
  window_->openPhoto(savePhoto(QStringLiteral("other.png"), {40, 30}));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return comparison()->left() && comparison()->left()->sourceIdentity != before && !isBusy(); },
      kPatienceMs));
  EXPECT_EQ(comparison()->left()->image.size(), (ImageSize{40, 30}));
}

TEST_F(PhotoComparisonTest, TheAmplificationIsAsChosen) {
  openEdge();
  chooseLook(PhotoLook::Difference);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view()->hasDifference() && !isBusy(); }, kPatienceMs));
  auto* gain = child<QComboBox>("photoGain");
  EXPECT_TRUE(gain->isVisible());
  const QImage automatic = view()->grab().toImage();
  QSignalSpy shown(comparison(), &PhotoComparison::comparisonShown);
  gain->setCurrentIndex(gain->findText(QStringLiteral("64x")));
  ASSERT_TRUE(shown.wait(kPatienceMs));
  EXPECT_NE(view()->grab().toImage(), automatic);
  chooseLook(PhotoLook::Wipe);
  EXPECT_FALSE(gain->isVisible());
}

TEST_F(PhotoComparisonTest, ARegionIsMeasuredForBothPictures) {
  openEdge();
  chooseLeft(QStringLiteral("blur.local"));
  view()->fit();
  QTest::mousePress(view(), Qt::LeftButton, Qt::ShiftModifier, QPoint(view()->width() / 3, view()->height() / 3));
  QTest::mouseRelease(view(), Qt::LeftButton, Qt::ShiftModifier, QPoint(view()->width() / 2, view()->height() / 2));
  ASSERT_FALSE(view()->region().isEmpty());
  const auto lines = [&] { return view()->regionText().split(QLatin1Char('\n')); };
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        return view()->regionText().count(QStringLiteral("error up to")) == 2 &&
               view()->regionText().contains(QStringLiteral("between them: "));
      },
      kPatienceMs))
      << view()->regionText().toStdString();
  EXPECT_TRUE(lines().at(1).startsWith(QStringLiteral("blur.local: error up to"))) << lines().at(1).toStdString();
  EXPECT_TRUE(lines().at(2).startsWith(QStringLiteral("blur.separable: error up to"))) << lines().at(2).toStdString();
  view()->findChild<QAction*>(QStringLiteral("removeRegion"))->trigger();
  EXPECT_TRUE(view()->regionText().isEmpty());
}

TEST_F(PhotoComparisonTest, AnErrorInARegionIsSmallerWhereThereIsNoEdge) {
  openEdge();
  const auto errorIn = [&](const QRect& region) {
    view()->setRegion(region);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return view()->regionText().contains(QStringLiteral("error up to")); }, kPatienceMs));
    return child<PhotoController>()->shown()->regionError.value_or(ErrorFigures{-1, -1, 0}).maxAbs;
  };
  const double atEdge = errorIn({40, 0, 16, 64});
  const double inPlain = errorIn({0, 0, 8, 64});
  EXPECT_GE(inPlain, 0);
  EXPECT_GT(atEdge, 2 * inPlain);
}

TEST_F(PhotoComparisonTest, TheZoomIsReadAndChosenAtItsButton) {
  openEdge();
  auto* zoom = child<QToolButton>("photoZoom");
  view()->actualSize();
  EXPECT_EQ(zoom->text(), QStringLiteral("100%"));
  view()->zoomIn();
  EXPECT_EQ(zoom->text(), QStringLiteral("150%"));
  ASSERT_NE(zoom->menu(), nullptr);
  EXPECT_EQ(zoom->menu()->actions().size(), 4);
  zoom->menu()->actions().at(1)->trigger();
  EXPECT_EQ(zoom->text(), QStringLiteral("100%"));
}

TEST_F(PhotoComparisonTest, TheLeftPictureIsShownWhileItsButtonIsHeld) {
  openEdge();
  auto* hold = child<QToolButton>("photoHold");
  QTest::mousePress(hold, Qt::LeftButton);
  EXPECT_EQ(view()->shownAlone(), PhotoSide::Left);
  QTest::mouseRelease(hold, Qt::LeftButton);
  EXPECT_EQ(view()->shownAlone(), std::nullopt);
  press("photoBlink");
  EXPECT_TRUE(view()->isBlinking());
  press("photoBlink");
  EXPECT_FALSE(view()->isBlinking());
}

TEST_F(PhotoComparisonTest, TheContextMenuHasTheLooks) {
  openEdge();
  QAction* sides = nullptr;
  for (QAction* action : view()->actions()) {
    if (action->text().remove(QLatin1Char('&')).contains(QStringLiteral("side by side"))) sides = action;
  }
  ASSERT_NE(sides, nullptr);
  sides->trigger();
  EXPECT_EQ(view()->look(), PhotoLook::SideBySide);
  EXPECT_EQ(child<QComboBox>("photoLook")->currentIndex(), 1);
  view()->setLook(PhotoLook::Wipe);
  EXPECT_FALSE(sides->isChecked());
}

}  // namespace
}  // namespace headroom
