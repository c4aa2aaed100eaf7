// The program when it cannot connect to the display.
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "help_text.hpp"

namespace headroom {
namespace {

struct EndedProgram {
  QProcess::ExitStatus status = QProcess::CrashExit;
  int code = -1;
  QString output;
  QString errors;
};

struct DisplaySetting {
  const char* variable;
  const char* value;
};

/// None of these can open a window: Qt has no plugin of that name, or no server answers.
constexpr DisplaySetting kUnreachable[]{
    {"DISPLAY", ":77"},         {"DISPLAY", "localhost:77.0"},  {"DISPLAY", ""}, {"WAYLAND_DISPLAY", "nowhere"},
    {"QT_QPA_PLATFORM", "xcb"}, {"QT_QPA_PLATFORM", "nonsense"}};

class DisplayTest : public ::testing::TestWithParam<DisplaySetting> {
 protected:
  EndedProgram run(const QStringList& arguments) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
      environment.remove(QString::fromLatin1(name));
    }
    environment.insert(QString::fromLatin1(GetParam().variable), QString::fromLatin1(GetParam().value));
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) {
      environment.insert(QString::fromLatin1(name), folder_.path());
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_PROGRAM), arguments);
    if (!process.waitForFinished(120'000)) return {};
    return {process.exitStatus(), process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
  }

  QTemporaryDir folder_;
};

TEST_P(DisplayTest, HelpAndVersionNeedNone) {
  for (const char* argument : {"--help", "-h", "--help-all"}) {
    const EndedProgram ended = run({QString::fromLatin1(argument)});
    EXPECT_EQ(ended.code, 0) << argument << ended.errors.toStdString();
    EXPECT_TRUE(ended.output.contains(QStringLiteral("--screenshot"))) << argument;
    EXPECT_TRUE(ended.errors.isEmpty()) << ended.errors.toStdString();
  }
  for (const char* argument : {"--version", "-v"}) {
    const EndedProgram ended = run({QString::fromLatin1(argument)});
    EXPECT_EQ(ended.code, 0) << argument << ended.errors.toStdString();
    EXPECT_TRUE(ended.output.startsWith(QStringLiteral("headroom "))) << ended.output.toStdString();
  }
}

TEST_P(DisplayTest, ThePageForManNeedsNoneAndHasTheOptionsOfHelp) {
  const EndedProgram page = run({QStringLiteral("--manual-page")});
  EXPECT_EQ(page.code, 0) << page.errors.toStdString();
  const std::vector<HelpEntry> entries = entriesOfHelp(run({QStringLiteral("--help")}).output.toStdString());
  EXPECT_GT(entries.size(), 10U);
  EXPECT_EQ(lackingIn(withoutRoff(page.output.toStdString()), entries), "");
}

TEST_P(DisplayTest, AllElseIsASentenceAndOne) {
  const QString picture = folder_.filePath(QStringLiteral("window.png"));
  for (const QStringList& arguments : {QStringList(), QStringList{QStringLiteral("photo.png")},
                                       QStringList{QStringLiteral("--screenshot"), picture}}) {
    const EndedProgram ended = run(arguments);
    EXPECT_EQ(ended.status, QProcess::NormalExit);
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.errors.startsWith(QStringLiteral("headroom: the window cannot be opened (%1=%2): ")
                                            .arg(QLatin1String(GetParam().variable), QLatin1String(GetParam().value))))
        << ended.errors.toStdString();
    EXPECT_EQ(ended.errors.count(QLatin1Char('\n')), 1) << "one sentence: " << ended.errors.toStdString();
  }
  EXPECT_FALSE(QFile::exists(picture));
}

INSTANTIATE_TEST_SUITE_P(Unreachable, DisplayTest, ::testing::ValuesIn(kUnreachable));

}  // namespace
}  // namespace headroom
