// Undo of the choices for a run: parameters, sizes, ticks, workload.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <string>

#include "history_fixture.hpp"
#include "widgets/changes.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class UndoChoicesTest : public testing::HistoryWindowTest {
 protected:
  void undo() { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier); }
  void redo() { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
  /// Waits until Undo names this change.
  [[nodiscard]] bool isNext(const QString& change) const {
    return QTest::qWaitFor([&] { return child<QAction>("undoChange")->text() == QStringLiteral("&Undo ") + change; },
                           kPatienceMs);
  }
  /// Opens the window and waits until the ticks that the fixture sets are a change.
  void openSettled() {
    open();
    ASSERT_TRUE(isNext(QStringLiteral("choice of variants")));
  }
  [[nodiscard]] double sigma() const { return child<ParameterControl>()->value(); }
};

TEST_F(UndoChoicesTest, NothingBeforeTheFirstChoiceIsUndone) {
  openSettled();
  undo();
  EXPECT_FALSE(child<QAction>("undoChange")->isEnabled()) << "what the start and the device chose is no change";
  redo();
  EXPECT_EQ(child<VariantModel>()->ticked(),
            QStringList({QStringLiteral("blur.separable"), QStringLiteral("blur.local")}));
}

TEST_F(UndoChoicesTest, ADraggedSigmaIsOneChange) {
  openSettled();
  const double before = sigma();
  auto* slider = child<QSlider>("sigmaSlider");
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(slider, Qt::Key_PageUp);
    QTest::qWait(10);
  }
  ASSERT_TRUE(isNext(QStringLiteral("change of sigma")));
  const double after = sigma();
  ASSERT_GT(after, before);
  undo();
  EXPECT_EQ(sigma(), before);
  EXPECT_TRUE(isNext(QStringLiteral("choice of variants")));
  redo();
  EXPECT_EQ(sigma(), after);
  undo();
  QTest::qWait(10);
  EXPECT_TRUE(child<QAction>("redoChange")->isEnabled()) << "an undone change is none of the user's";
}

TEST_F(UndoChoicesTest, SigmasThatRestedBetweenAreChangesOfTheirOwn) {
  openSettled();
  auto* slider = child<QSlider>("sigmaSlider");
  const double before = sigma();
  QTest::keyClick(slider, Qt::Key_PageUp);
  ASSERT_TRUE(isNext(QStringLiteral("change of sigma")));
  const double between = sigma();
  QTest::qWait(Changes::kOneChangeMs + 100);
  QTest::keyClick(slider, Qt::Key_PageUp);
  undo();
  EXPECT_EQ(sigma(), between);
  undo();
  EXPECT_EQ(sigma(), before);
}

TEST_F(UndoChoicesTest, TypedSizesAreOneChangeAndOtherChoicesStay) {
  openSettled();
  auto* sizes = child<QComboBox>("sizes");
  sizes->lineEdit()->selectAll();
  QTest::keyClicks(sizes->lineEdit(), QStringLiteral("96x64, 32x32"));
  ASSERT_TRUE(isNext(QStringLiteral("choice of the sizes")));
  undo();
  EXPECT_EQ(sizes->currentText(), QStringLiteral("64x48"));
  redo();
  EXPECT_EQ(sizes->currentText(), QStringLiteral("96x64, 32x32"));
  child<QCheckBox>("transfers")->click();
  ASSERT_TRUE(isNext(QStringLiteral("choice of transfers")));
  undo();
  EXPECT_FALSE(child<QCheckBox>("transfers")->isChecked());
  EXPECT_EQ(sizes->currentText(), QStringLiteral("96x64, 32x32"));
}

TEST_F(UndoChoicesTest, ClearedTicksComeBack) {
  openSettled();
  const QStringList ticked = child<VariantModel>()->ticked();
  press("tickNone");
  EXPECT_TRUE(child<VariantModel>()->ticked().isEmpty());
  QTest::qWait(10);
  undo();
  EXPECT_EQ(child<VariantModel>()->ticked(), ticked);
}

TEST_F(UndoChoicesTest, AnotherWorkloadIsOneChangeWithItsTicksAndSizes) {
  openSettled();
  const QStringList ticked = child<VariantModel>()->ticked();
  auto* workloads = child<QComboBox>("workload");
  workloads->setCurrentIndex(workloads->findData(QStringLiteral("matmul")));
  ASSERT_TRUE(isNext(QStringLiteral("choice of the workload")));
  undo();
  EXPECT_EQ(child<SidePanel>()->workload(), QStringLiteral("blur"));
  EXPECT_EQ(child<VariantModel>()->ticked(), ticked);
  EXPECT_EQ(child<SizesBox>()->text(), QStringLiteral("64x48"));
  EXPECT_TRUE(isNext(QStringLiteral("choice of variants")));
}

TEST_F(UndoChoicesTest, ChoicesThatAnOpenedRunReplacedComeBack) {
  openSettled();
  child<ParameterControl>()->setValue(3);
  runToTheEnd();
  QTest::qWait(Changes::kOneChangeMs);
  child<ParameterControl>()->setValue(7);
  child<SizesBox>()->setText(QStringLiteral("96x64"));
  QTest::qWait(10);
  showHistory();
  openChosenWith([this] { press("openRun"); });
  ASSERT_EQ(sigma(), 3);
  ASSERT_TRUE(isNext(QStringLiteral("several choices")));
  undo();
  EXPECT_EQ(sigma(), 7);
  EXPECT_EQ(child<SizesBox>()->text(), QStringLiteral("96x64"));
}

}  // namespace
}  // namespace headroom
