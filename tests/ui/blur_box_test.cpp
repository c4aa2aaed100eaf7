// The blur of the photo: chosen in the window, used, shown and stored.
#include "photo/blur_box.hpp"

#include <gmock/gmock.h>

#include <QAction>
#include <QListView>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "style/variant_name.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class BlurBoxTest : public testing::WindowTest {
 protected:
  /// Returns the box's text about the shown blur.
  QString result() const { return child<QLabel>("blurResult")->text(); }
  QString details() const { return child<QLabel>("blurResult")->toolTip(); }
  /// Returns the variant of the next validated blur after `change`.
  template <typename Change>
  QString blurredAfter(const Change& change) {
    QSignalSpy settled(window_.get(), &MainWindow::settled);
    QString variant;
    const auto connection =
        QObject::connect(child<PhotoController>(), &PhotoController::blurred,
                         [&variant](const ResultRow& row) { variant = QString::fromStdString(row.variant); });
    change();
    EXPECT_TRUE(settled.wait(testing::kPatienceMs));
    QObject::disconnect(connection);
    return variant;
  }
  /// Returns a position on the variant's name, right of its tick box.
  QPoint nameOf(const QString& id) const {
    auto* list = child<QListView>("variants");
    const QModelIndex index = child<VariantModel>()->indexOf(id);
    list->scrollTo(index);
    return list->visualRect(index).center();
  }
};

TEST_F(BlurBoxTest, AFreshStartUsesTheBestVisuallyExactBlurAndTellsItsMeasuredError) {
  tuningFolder_.clear();  // without stored times
  open();
  EXPECT_EQ(child<BlurBox>()->best(), Allowance::VisuallyExact);
  EXPECT_TRUE(result().startsWith(QStringLiteral("blur."))) << result().toStdString();
  EXPECT_TRUE(result().contains(QStringLiteral("error up to")) || result().contains(QStringLiteral("exact; the cut")))
      << "the error that was measured: " << result().toStdString();
  EXPECT_TRUE(details().contains(QStringLiteral("within 0.001"))) << details().toStdString();
  EXPECT_TRUE(details().contains(QStringLiteral("error on this photo is"))) << details().toStdString();
}

TEST(BlurBox, TheErrorIsReadInFullHoweverLongTheVariantsName) {
  const Catalogue catalogue;
  BlurBox box(catalogue.variants());
  const QString told =
      QStringLiteral("blur.toeplitz-decimated-8bit, exact; the cut at 3 sigma costs 1.7e-16 with rounding");
  box.setResult(told, QString());
  box.show();
  const auto* result = box.findChild<QLabel*>(QStringLiteral("blurResult"));
  for (const int width : {220, 270, 600}) {
    box.resize(width, box.heightForWidth(width));
    QCoreApplication::processEvents();
    EXPECT_EQ(result->text(), told) << width;
    const QRect taken =
        result->fontMetrics().boundingRect(QRect(0, 0, result->width(), 1000), Qt::TextWordWrap, result->text());
    EXPECT_LE(taken.width(), result->width()) << width;
    EXPECT_LE(taken.height(), result->height()) << width;
  }
}

TEST(BlurBox, TheChosenIdIsReadInFullHoweverNarrowThePanel) {
  const Catalogue catalogue;
  BlurBox box(catalogue.variants());
  box.show();
  const auto* choice = box.findChild<QComboBox*>(QStringLiteral("blurWith"));
  for (const int width : {box.minimumSizeHint().width(), 2 * box.sizeHint().width()}) {
    box.resize(width, box.heightForWidth(width));
    QCoreApplication::processEvents();
    EXPECT_GE(choice->width(), choice->sizeHint().width()) << width;
    EXPECT_LE(choice->geometry().right(), box.width()) << width;
    int longest = 0;
    for (int i = 0; i < choice->count(); ++i) {
      // A variant's title may be elided, its id not.
      const QString name = choice->itemText(i).section(QLatin1Char(':'), 0, 0);
      longest = std::max(longest, choice->fontMetrics().horizontalAdvance(name));
    }
    EXPECT_GT(choice->width(), longest) << width;
  }
}

TEST_F(BlurBoxTest, ExactMeansAnExactVariant) {
  open();
  const QString used = blurredAfter([this] { child<BlurBox>()->setBest(Allowance::Exact); });
  const Catalogue catalogue;
  EXPECT_TRUE(isExact(catalogue.find(used.toStdString()))) << used.toStdString();
}

TEST_F(BlurBoxTest, AVariantThatIsChosenByItsNameBlursThePhoto) {
  open();
  const QString id = QStringLiteral("blur.recursive");
  const QString used = blurredAfter([&] {
    auto* choice = child<QComboBox>("blurWith");
    choice->setFocus();
    QTest::keyClicks(choice, id);
  });
  EXPECT_EQ(child<BlurBox>()->best(), std::nullopt);
  EXPECT_EQ(used, id);
  EXPECT_TRUE(result().startsWith(id)) << result().toStdString();
}

TEST_F(BlurBoxTest, ASelectionInTheListLeavesTheBlurAlone) {
  open();
  const QString shown = result();
  QSignalSpy asked(child<PhotoController>(), &PhotoController::asked);
  auto* list = child<QListView>("variants");
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, nameOf(QStringLiteral("blur.recursive")));
  QTest::keyClick(list, Qt::Key_Return);
  EXPECT_EQ(child<SidePanel>()->selectedVariant(), QStringLiteral("blur.recursive"));
  EXPECT_EQ(child<BlurBox>()->best(), Allowance::VisuallyExact);
  child<BlurBox>()->setVariant(QStringLiteral("blur.separable"));
  asked.clear();
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, nameOf(QStringLiteral("blur.local")));
  QTest::keyClick(list, Qt::Key_Down);
  EXPECT_TRUE(asked.isEmpty()) << "the photo is blurred anew";
  EXPECT_EQ(child<BlurBox>()->variant(), QStringLiteral("blur.separable"));
}

TEST_F(BlurBoxTest, ASelectionInTheTableLeavesTheBlurAlone) {
  open();
  const QString id = QStringLiteral("blur.separable");
  blurredAfter([&] { child<BlurBox>()->setVariant(id); });
  runToTheEnd();
  auto* table = child<ResultTable>("results");
  QSignalSpy asked(child<PhotoController>(), &PhotoController::asked);
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    table->scrollTo(table->model()->index(row, 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(row, 0)).center());
  }
  EXPECT_TRUE(asked.isEmpty()) << "the photo is blurred anew";
  EXPECT_EQ(child<BlurBox>()->variant(), id);
  EXPECT_TRUE(result().startsWith(id)) << result().toStdString();
}

TEST_F(BlurBoxTest, TheSelectedKernelBlursThePhotoWhenItsMenuIsTold) {
  open();
  window_->showView(QStringLiteral("throughput"));
  auto* action = child<QAction>("blurWithSelected");
  EXPECT_TRUE(child<QListView>("variants")->actions().contains(action));
  EXPECT_TRUE(child<ResultTable>("results")->actions().contains(action));
  child<SidePanel>()->selectVariant(QStringLiteral("blur.local"));
  EXPECT_TRUE(action->text().endsWith(variantName(Catalogue().find("blur.local")))) << action->text().toStdString();
  EXPECT_EQ(blurredAfter([&] { action->trigger(); }), QStringLiteral("blur.local"));
  EXPECT_TRUE(child<PhotoView>()->isVisible());
  child<SidePanel>()->setWorkload(QStringLiteral("transpose"));
  EXPECT_FALSE(action->isEnabled());
  EXPECT_FALSE(action->toolTip().isEmpty());
}

TEST_F(BlurBoxTest, AVariantBlursThePhotoWhateverTheProblemIs) {
  open();
  child<SidePanel>()->setWorkload(QStringLiteral("copy"));
  EXPECT_EQ(blurredAfter([&] { child<BlurBox>()->setVariant(QStringLiteral("blur.local")); }),
            QStringLiteral("blur.local"));
}

TEST_F(BlurBoxTest, ARunLeavesTheChoiceAlone) {
  open();
  runToTheEnd();
  EXPECT_EQ(child<BlurBox>()->best(), Allowance::VisuallyExact);
}

TEST_F(BlurBoxTest, TheChoiceIsRemembered) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  child<BlurBox>()->setBest(Allowance::Fast);
  window_->close();
  window_.reset();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(child<BlurBox>()->best(), Allowance::Fast);
  child<BlurBox>()->setVariant(QStringLiteral("blur.local"));
  window_->close();
  window_.reset();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(child<BlurBox>()->variant(), QStringLiteral("blur.local"));
}

TEST_F(BlurBoxTest, AProblemThatIsNoBlurLeavesTheBestBlurredPhotoInPlace) {
  open();
  child<SidePanel>()->setWorkload(QStringLiteral("copy"));
  EXPECT_TRUE(window_->isSettled());
}

}  // namespace
}  // namespace headroom
