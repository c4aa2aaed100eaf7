// Measured ceilings in the panel of the device, from real runs.
#include "controls/device_ceilings.hpp"

#include <gmock/gmock.h>

#include <QClipboard>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>

#include "controls/device_box.hpp"
#include "headroom/history.hpp"
#include "history_fixture.hpp"
#include "style/languages.hpp"

namespace headroom {
namespace {

using ::testing::Contains;
using testing::kPatienceMs;
using ::testing::Not;

class DeviceCeilingsTest : public testing::HistoryWindowTest {
 protected:
  void showDetails() {
    QSignalSpy shown(child<DeviceCeilings>(), &DeviceCeilings::shown);
    QTest::mouseClick(child<QToolButton>("deviceDetails"), Qt::LeftButton);
    ASSERT_TRUE(child<QDockWidget>("deviceDock")->isVisible());
    ASSERT_TRUE(shown.wait(kPatienceMs));
  }

  [[nodiscard]] bool shows(const QString& part) const {
    const QList<QLabel*> labels = child<DeviceCeilings>()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&part](const QLabel* label) { return label->isVisible() && label->text().contains(part); });
  }
};

TEST_F(DeviceCeilingsTest, TheHistorysCeilingsAreShownWithTheirMeasurementAndCopied) {
  measuresCeilings_ = true;
  open();
  showDetails();
  EXPECT_TRUE(shows(QStringLiteral("The history has no ceilings of this device.")));
  EXPECT_FALSE(child<QPushButton>("copyCeilings")->isVisible());

  QSignalSpy shown(child<DeviceCeilings>(), &DeviceCeilings::shown);
  runToTheEnd();
  if (shown.isEmpty()) {
    ASSERT_TRUE(shown.wait(kPatienceMs)) << "the end of the run adds its ceilings";
  }
  EXPECT_TRUE(shows(QStringLiteral("Float peak")));
  EXPECT_TRUE(shows(QStringLiteral("GFLOP/s")));
  EXPECT_TRUE(shows(QStringLiteral("mad.peak")));
  EXPECT_TRUE(shows(QStringLiteral("From 1 run in the history.")));

  QTest::mouseClick(child<QPushButton>("copyCeilings"), Qt::LeftButton);
  const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_GT(lines.size(), 2);
  const qsizetype columns = lines.front().count(QLatin1Char('\t'));
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [columns](const QString& line) {
    return line.startsWith(QLatin1String("Float peak\t")) && line.contains(QLatin1String("\tGFLOP/s\t")) &&
           line.count(QLatin1Char('\t')) == columns;
  }));
}

TEST_F(DeviceCeilingsTest, MissingCeilingsAreNamedInTheWindowsLanguage) {
  showLanguage(Language::German);
  open();
  showDetails();
  const QString missing = child<QLabel>("missingCeilings")->text();
  showLanguage(Language::English);
  EXPECT_TRUE(missing.contains(QStringLiteral("Int-Spitze"))) << missing.toStdString();
  EXPECT_TRUE(missing.contains(QRegularExpression(QStringLiteral("Kopien von \\d+ Gr")))) << missing.toStdString();
}

TEST_F(DeviceCeilingsTest, ACommandMeasuresTheMissingPeaks) {
  open();
  showDetails();
  EXPECT_TRUE(shows(QStringLiteral("Int peak")));
  QTest::mouseClick(child<QPushButton>("copyCeilingCommands"), Qt::LeftButton);
  const QStringList commands =
      QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts).filter(QStringLiteral("mad."));
  ASSERT_EQ(commands.size(), 1);

  QStringList words = QProcess::splitCommand(commands.front());
  ASSERT_EQ(words.takeFirst(), QStringLiteral("headroom-cli"));
  words << QStringLiteral("--time-budget") << QStringLiteral("0.001") << QStringLiteral("--rounds")
        << QStringLiteral("1");
  QProcess program;
  program.start(QStringLiteral(HEADROOM_CLI), words);
  ASSERT_TRUE(program.waitForFinished(kPatienceMs));
  ASSERT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
  const DeviceDescription device = child<DeviceBox>()->current().value();
  const Catalogue catalogue;
  const MissingCeilings left = missingCeilings(measuredCeilings(historyFolder(), device, catalogue), device, catalogue);
  EXPECT_THAT(left.names, Not(Contains("Int peak")));
  EXPECT_THAT(left.names, Not(Contains("Dependent chain")));
}

}  // namespace
}  // namespace headroom
