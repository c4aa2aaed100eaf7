// A settings file that cannot be written: the window says so once, with its path.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QSettings>
#include <filesystem>

#include "headroom/system/file.hpp"
#include "models/settings.hpp"
#include "preferences/preferences_dialog.hpp"
#include "shell/message_bar.hpp"
#include "unit/full_disk.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kSoonMs;

class SettingsFileTest : public testing::WindowTest {
 protected:
  void TearDown() override { showTheme(Theme::Auto); }

  std::string notice() const { return child<MessageBar>()->sentence().toStdString(); }
  void chooseTheme(Theme theme) {
    auto* box = child<QComboBox>("theme");
    box->setCurrentIndex(box->findData(toText(theme)));
  }
};

TEST_F(SettingsFileTest, ThatCannotBeWrittenIsNamedAtTheStart) {
  const QString blocked = folder_.filePath(QStringLiteral("blocked"));
  writeFile(blocked.toStdString(), "a file, not a folder");
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, blocked);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_THAT(notice(), HasSubstr((blocked + QStringLiteral("/headroom/headroom.ini")).toStdString()));
}

TEST_F(SettingsFileTest, ThatTakesNoChoiceAnyMoreIsReportedOnce) {
  const QString config = folder_.filePath(QStringLiteral("config"));
  const std::filesystem::path folder = (config + QStringLiteral("/headroom")).toStdString();
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, config);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(notice(), "");
  std::filesystem::remove_all(folder);
  writeFile(folder, "a file, not a folder");
  chooseTheme(Theme::Dark);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !notice().empty(); }, kSoonMs));
  EXPECT_THAT(notice(), HasSubstr((folder / "headroom.ini").string()));
  child<MessageBar>()->settle(NoticeCause::Preferences);
  chooseTheme(Theme::Light);
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(notice(), "");
}

TEST_F(SettingsFileTest, OnAFullDiskIsReportedByItsPath) {
  QString lost;
  Settings settings;
  settings.reportLoss([&lost](const QString& file) { lost = file; });
  settings.setWorkload(QStringLiteral("blur"));
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(lost, QString());
  {
    const FullDisk full(4096);
    settings.setWorkload(QStringLiteral("x").repeated(8192));
    QCoreApplication::sendPostedEvents();
  }
  EXPECT_EQ(lost, folder_.filePath(QStringLiteral("headroom/headroom.ini")));
}

}  // namespace
}  // namespace headroom
