// The caches box, and the A/A test of the machine's noise floor, in the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <algorithm>
#include <optional>
#include <string>

#include "headroom/analysis/noise_floors.hpp"
#include "history_fixture.hpp"
#include "shell/noise_controller.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

using CachesTest = testing::HistoryWindowTest;
using NoiseCheckTest = testing::HistoryWindowTest;

TEST_F(CachesTest, ColdCachesAreMeasuredAndRemembered) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  auto* caches = child<QComboBox>("caches");
  EXPECT_EQ(caches->currentText(), QStringLiteral("warm"));
  QTest::keyClick(caches, Qt::Key_Down);
  EXPECT_EQ(caches->currentText(), QStringLiteral("cold"));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  const auto isMeasuredCold = [](const ResultRow& row) {
    return row.variant == "blur.local" && row.caches == Caches::Cold && isTimed(row);
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return std::any_of(rows().begin(), rows().end(), isMeasuredCold); }, kPatienceMs));
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  window_->close();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(child<QComboBox>("caches")->currentText(), QStringLiteral("cold"));
}

TEST_F(NoiseCheckTest, TellsAndKeepsTheFloor) {
  open();
  auto* action = child<QAction>("measureNoise");
  ASSERT_TRUE(action->isEnabled());
  action->trigger();
  auto* dialog = child<QDialog>("noiseDialog");
  ASSERT_NE(dialog, nullptr);
  auto* ofTicked = dialog->findChild<QRadioButton*>(QStringLiteral("noiseOfTicked"));
  // On the indicator, because the layout uses the rest of the row.
  QTest::mouseClick(ofTicked, Qt::LeftButton, {}, QPoint(8, ofTicked->height() / 2));
  ASSERT_TRUE(ofTicked->isChecked());
  dialog->findChild<QSpinBox*>(QStringLiteral("noisePairs"))->setValue(2);
  QSignalSpy found(child<NoiseController>(), &NoiseController::found);
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("noiseBegin")), Qt::LeftButton);
  EXPECT_FALSE(action->isEnabled()) << "while it is measured";
  ASSERT_TRUE(found.wait(kPatienceMs));
  const std::string sentence = found.first().at(0).toString().toStdString();
  EXPECT_EQ(statusText(), sentence);

  const std::optional<NoiseFloor> floor = knownNoiseFloor(*child<DeviceBox>()->current());
  ASSERT_TRUE(floor.has_value());
  // Two repeats of each ticked variant; a busy machine may invalidate some of them.
  EXPECT_GE(floor->pairs, 1);
  EXPECT_LE(floor->pairs, 4);
  EXPECT_THAT(sentence, HasSubstr(toText(*floor)));
  EXPECT_TRUE(child<QDockWidget>("deviceDock")->isVisible());
  const QList<QLabel*> labels = child<DevicePanel>()->findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&floor](const QLabel* label) {
    return label->text().startsWith(QString::fromStdString(toText(*floor)));
  }));
  EXPECT_TRUE(rows().empty()) << "the results at hand are others";
}

}  // namespace
}  // namespace headroom
