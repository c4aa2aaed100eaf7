// A settings file that cannot be written: the window says so once, with its path.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QMessageBox>
#include <QPointer>
#include <QSettings>
#include <filesystem>

#include "headroom/system/file.hpp"
#include "models/ini_text.hpp"
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
  QMessageBox* question() const { return child<QMessageBox>("lostSettings"); }
  void answer(QMessageBox::StandardButton button) {
    QPointer<QMessageBox> asked = question();
    ASSERT_NE(asked, nullptr);
    asked->button(button)->click();
    ASSERT_TRUE(QTest::qWaitFor([&asked] { return asked.isNull(); }, kSoonMs));
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
  QTest::qWait(2 * SettingsFile::kSoonMs);
  EXPECT_EQ(notice(), "");
  EXPECT_TRUE(window_->close()) << "without another report";
}

TEST_F(SettingsFileTest, OnAFullDiskStaysWholeAndIsReportedByItsPath) {
  const QString path = folder_.filePath(QStringLiteral("headroom/headroom.ini"));
  QString lost;
  Settings settings;
  settings.file().reportLoss([&lost](const QString& file) { lost = file; });
  settings.setWorkload(QStringLiteral("blur"));
  ASSERT_TRUE(QTest::qWaitFor([&path] { return QFile::exists(path); }, kSoonMs));
  const std::string before = readFile(path.toStdString());
  EXPECT_EQ(lost, QString());
  const QString changed = QStringLiteral("x").repeated(8192);
  {
    const FullDisk full(4096);
    settings.setWorkload(changed);
    ASSERT_TRUE(QTest::qWaitFor([&lost] { return !lost.isEmpty(); }, kSoonMs));
  }
  EXPECT_EQ(lost, path);
  EXPECT_EQ(readFile(path.toStdString()), before);
  EXPECT_EQ(settings.workload(), changed) << "until the end of the window";
  EXPECT_TRUE(settings.file().store());
  EXPECT_EQ(Settings().workload(), changed);
}

TEST_F(SettingsFileTest, AWindowThatIsClosedOverAFullDiskAsksBeforeItsSettingsAreLost) {
  const std::filesystem::path path = folder_.filePath(QStringLiteral("headroom/headroom.ini")).toStdString();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  chooseTheme(Theme::Dark);
  ASSERT_TRUE(window_->close());
  const std::string before = readFile(path);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  child<QDoubleSpinBox>("sigmaNumber")->setValue(7.25);
  {
    const FullDisk full(0);
    EXPECT_FALSE(window_->close());
    ASSERT_NE(question(), nullptr);
    EXPECT_THAT(question()->text().toStdString(), HasSubstr(path.string()));
    EXPECT_EQ(readFile(path), before);
    answer(QMessageBox::Retry);
    ASSERT_NE(question(), nullptr) << "there is still no room";
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(window_->isVisible());
    EXPECT_FALSE(window_->close());
  }
  answer(QMessageBox::Retry);
  EXPECT_FALSE(window_->isVisible());
  EXPECT_DOUBLE_EQ(Settings().parameter(QStringLiteral("sigma")).value_or(0), 7.25);
}

TEST_F(SettingsFileTest, AWindowIsClosedWithoutItsSettingsIfTheUserDiscardsThem) {
  const std::filesystem::path path = folder_.filePath(QStringLiteral("headroom/headroom.ini")).toStdString();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  ASSERT_TRUE(window_->close());
  const std::string before = readFile(path);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  child<QDoubleSpinBox>("sigmaNumber")->setValue(7.25);
  const FullDisk full(0);
  EXPECT_FALSE(window_->close());
  answer(QMessageBox::Discard);
  EXPECT_FALSE(window_->isVisible());
  window_.reset();
  EXPECT_EQ(readFile(path), before);
}

TEST_F(SettingsFileTest, HasTheChangesOfSeveralWindows) {
  Settings one;
  Settings other;
  one.setWorkload(QStringLiteral("blur"));
  other.setDevice(QStringLiteral("GPU"));
  one.setAdviceOpen(true);
  EXPECT_TRUE(other.file().store());
  EXPECT_TRUE(one.file().store());
  EXPECT_EQ(Settings().workload(), QStringLiteral("blur"));
  EXPECT_EQ(Settings().device(), QStringLiteral("GPU"));
  EXPECT_TRUE(Settings().isAdviceOpen());
}

TEST_F(SettingsFileTest, IsReadByQtWhateverItsTextsHold) {
  QByteArray bytes;
  QString characters;
  for (int code = 0; code < 256; ++code) {
    bytes += static_cast<char>(code);
    characters += QChar(code);
  }
  characters += QStringLiteral(u"\u20ac\u7b80\U0001f600\nabc");
  const QMap<QString, QVariant> values{
      {QStringLiteral("plain"), QStringLiteral("blur")},
      {QStringLiteral("empty"), QString()},
      {QStringLiteral("number"), 0.1},
      {QStringLiteral("whole"), -7},
      {QStringLiteral("isOn"), true},
      {QStringLiteral("window/geometry"), bytes},
      {QStringLiteral("window/nothing"), QByteArray()},
      {QStringLiteral("texts/all"), characters},
      {QStringLiteral("texts/at"), QStringLiteral("@ByteArray(x)")},
      {QStringLiteral("texts/hex"), QStringLiteral("\x01") + QStringLiteral("f;#=,")},
      {QStringLiteral("texts/M x N/\u20ac%"), QStringLiteral(" 1, 2 MP ")},
      {QStringLiteral("general/word"), QStringLiteral("a")},
      {QStringLiteral("lists/none"), QStringList()},
      {QStringLiteral("lists/one"), QStringList{QStringLiteral("1, 2 MP")}},
      {QStringLiteral("lists/many"), QStringList{QStringLiteral("/a, b\\"), QString(), QStringLiteral("@c\"")}}};
  const QString path = folder_.filePath(QStringLiteral("texts.ini"));
  const QByteArray text = iniText(values);
  writeFile(path.toStdString(), text.toStdString());
  const QSettings read(path, QSettings::IniFormat);
  EXPECT_EQ(read.status(), QSettings::NoError);
  EXPECT_EQ(QStringList(read.allKeys()).size(), values.size()) << text.toStdString();
  for (auto value = values.begin(); value != values.end(); ++value) {
    const QVariant found = read.value(value.key());
    EXPECT_TRUE(read.contains(value.key())) << value.key().toStdString();
    if (value->metaType().id() == QMetaType::QByteArray) {
      EXPECT_EQ(found.toByteArray(), value->toByteArray()) << value.key().toStdString();
    } else if (value->metaType().id() == QMetaType::QStringList) {
      EXPECT_EQ(found.toStringList(), value->toStringList()) << value.key().toStdString();
    } else {
      EXPECT_EQ(found.toString(), value->toString()) << value.key().toStdString();
    }
  }
}

}  // namespace
}  // namespace headroom
