#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "headroom/report.hpp"
#include "sample_rows.hpp"

namespace headroom {
namespace {

struct Ended {
  int code = -1;
  QString errors;
};

class ProgramTest : public ::testing::Test {
 protected:
  void SetUp() override {
    rows_ = folder_.filePath(QStringLiteral("rows.json"));
    writeFile(rows_.toStdString(), toJson(testing::sampleRows()));
  }

  static Ended runWithoutDisplay(const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
      environment.remove(QString::fromLatin1(name));
    }
    return run(arguments, environment);
  }

  static Ended run(const QStringList& arguments,
                   const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_PROGRAM), arguments);
    if (!process.waitForFinished(240'000)) return {};
    if (process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
  }

  QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

  QTemporaryDir folder_;
  QString rows_;
};

TEST_F(ProgramTest, DrawsSavedResultsAsPngSvgAndCsvWithoutADisplay) {
  EXPECT_EQ(runWithoutDisplay({QStringLiteral("--chart-from"), rows_, QStringLiteral("--chart"), path("c.png"),
                               QStringLiteral("--csv"), path("c.csv")})
                .code,
            0);
  EXPECT_EQ(runWithoutDisplay({QStringLiteral("--chart-from"), rows_, QStringLiteral("--chart"), path("c.svg")}).code,
            0);
  const QImage chart(path("c.png"));
  EXPECT_GT(chart.width(), 1000);
  QFile svg(path("c.svg"));
  ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
  QXmlStreamReader xml(&svg);
  while (!xml.atEnd()) xml.readNext();
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  EXPECT_EQ(readFile(path("c.csv").toStdString()), toCsv(testing::sampleRows()));
}

TEST_F(ProgramTest, BadArgumentsAreASentenceAndTwo) {
  const QList<QStringList> bad{
      {QStringLiteral("--sigma"), QStringLiteral("nan")},
      {QStringLiteral("--sigma"), QStringLiteral("0")},
      {QStringLiteral("--sigma"), QStringLiteral("many")},
      {QStringLiteral("--sizes"), QStringLiteral("huge")},
      {QStringLiteral("--nonsense")},
      {QStringLiteral("a.png"), QStringLiteral("b.png")},
      {QStringLiteral("--csv"), QStringLiteral("x.csv")},
      {QStringLiteral("--chart-from"), rows_},
      {QStringLiteral("--chart-from"), rows_, QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--chart-from"), rows_, QStringLiteral("--chart"), path("c.gif")}};
  for (const QStringList& arguments : bad) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, 2) << arguments.join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(ended.errors.contains(QStringLiteral("headroom: "))) << ended.errors.toStdString();
  }
}

TEST_F(ProgramTest, UnreadableResultsAreASentenceAndOne) {
  writeFile(path("bad.json").toStdString(), "{");
  const Ended ended = run({QStringLiteral("--chart-from"), path("bad.json"), QStringLiteral("--chart"), path("c.png")});
  EXPECT_EQ(ended.code, 1);
  EXPECT_TRUE(ended.errors.contains(QStringLiteral("headroom: ")));
  EXPECT_FALSE(QFile::exists(path("c.png")));
}

TEST_F(ProgramTest, NoDisplayIsASentence) {
  const Ended ended = runWithoutDisplay({});
  EXPECT_EQ(ended.code, 1);
  EXPECT_TRUE(ended.errors.contains(QStringLiteral("DISPLAY")));
}

TEST_F(ProgramTest, ScreenshotShowsTheWindowAfterTheRun) {
  const Ended ended = runWithoutDisplay({QStringLiteral("--screenshot"), path("window.png"), QStringLiteral("--sizes"),
                                         QStringLiteral("64x48"), QStringLiteral("--csv"), path("rows.csv")});
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  EXPECT_GT(QImage(path("window.png")).width(), 800);
  EXPECT_NE(readFile(path("rows.csv").toStdString()).find("blur."), std::string::npos);
}

TEST_F(ProgramTest, ScreenshotOfAnUnreadablePhotoIsASentenceAndOne) {
  writeFile(path("no.png").toStdString(), "not an image");
  const Ended ended = run({QStringLiteral("--screenshot"), path("window.png"), path("no.png")});
  EXPECT_EQ(ended.code, 1);
  EXPECT_TRUE(ended.errors.contains(QStringLiteral("no.png"))) << ended.errors.toStdString();
  EXPECT_FALSE(QFile::exists(path("window.png")));
}

TEST_F(ProgramTest, UnknownDeviceIsASentenceAndOne) {
  const Ended ended =
      run({QStringLiteral("--screenshot"), path("window.png"), QStringLiteral("--device"), QStringLiteral("abacus")});
  EXPECT_EQ(ended.code, 1);
  EXPECT_TRUE(ended.errors.contains(QStringLiteral("abacus"))) << ended.errors.toStdString();
}

}  // namespace
}  // namespace headroom
