#include <gtest/gtest.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <csignal>

#include "guide_kernels.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "models/story_ids.hpp"
#include "plot/bar.hpp"
#include "sample_rows.hpp"
#include "style/variant_colours.hpp"
#include "tune/heat_paint.hpp"
#include "tuning_kernels.hpp"

namespace headroom {
namespace {

struct Ended {
  int code = -1;
  QString errors;
};

QColor colourOf(const std::string& variant) {
  const Catalogue catalogue;
  return VariantColours(colourOrder(catalogue)).colour(QString::fromStdString(variant), QGuiApplication::palette());
}

int pixelsOf(const QImage& picture, const QColor& colour) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) count += picture.pixel(x, y) == colour.rgb() ? 1 : 0;
  }
  return count;
}

class ProgramTest : public ::testing::Test {
 protected:
  void SetUp() override {
    rows_ = folder_.filePath(QStringLiteral("rows.json"));
    writeFile(rows_.toStdString(), toJson(RunDocument{{}, {}, testing::sampleRows(), Outcome::Completed}));
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
    process.start(
        QStringLiteral(HEADROOM_PROGRAM),
        QStringList{QStringLiteral("--time-budget"), QStringLiteral("0.001"), QStringLiteral("--no-ceilings")} +
            arguments);
    if (!process.waitForFinished(240'000)) return {};
    if (process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
  }

  /// Creates a user data folder with one kernel, blur.mine.
  QProcessEnvironment withUserKernel() const {
    const QString kernels = folder_.filePath(QStringLiteral("data/headroom/kernels"));
    QDir().mkpath(kernels);
    std::string source = Catalogue().find("blur.separable").source;
    const std::size_t title = source.find("title ");
    source.replace(title, source.find('\n', title) - title, "title = \"Mine, not built in\"");
    writeFile(kernels.toStdString() + "/mine.cl", source);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder_.filePath(QStringLiteral("data")));
    return environment;
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

bool handles(qint64 process, int signal) {
  QFile status(QStringLiteral("/proc/%1/status").arg(process));
  if (!status.open(QIODevice::ReadOnly)) return false;
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (line.startsWith("SigCgt:")) return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (signal - 1) & 1) != 0;
  }
  return false;
}

TEST_F(ProgramTest, ClosesItsWindowAsItsOwnerWouldWhenItIsAskedToEnd) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"}) {
      environment.insert(QString::fromLatin1(name), home.path());
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_PROGRAM), {});
    ASSERT_TRUE(process.waitForStarted());
    QDeadlineTimer patience(60'000);
    while (!handles(process.processId(), signal) && !patience.hasExpired()) process.waitForFinished(10);
    ASSERT_TRUE(handles(process.processId(), signal)) << signal;
    // Twice, as when a terminal is closed: from the system and from its shell.
    kill(static_cast<pid_t>(process.processId()), signal);
    if (!process.waitForFinished(10)) kill(static_cast<pid_t>(process.processId()), signal);
    ASSERT_TRUE(process.state() == QProcess::NotRunning || process.waitForFinished(60'000)) << signal;
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << signal;
    EXPECT_EQ(process.exitCode(), 0) << signal;
    const QString settings = home.filePath(QStringLiteral("headroom/headroom.ini"));
    ASSERT_TRUE(QFile::exists(settings)) << signal;
    EXPECT_NE(readFile(settings.toStdString()).find("geometry"), std::string::npos) << signal;
  }
}

TEST_F(ProgramTest, BadArgumentsAreASentenceAndTwo) {
  const QList<QStringList> bad{
      {QStringLiteral("--sigma"), QStringLiteral("nan")},
      {QStringLiteral("--sigma"), QStringLiteral("0")},
      {QStringLiteral("--sigma"), QStringLiteral("many")},
      {QStringLiteral("--time-budget"), QStringLiteral("0")},
      {QStringLiteral("--time-budget"), QStringLiteral("soon")},
      {QStringLiteral("--sizes"), QStringLiteral("huge")},
      {QStringLiteral("--nonsense")},
      {QStringLiteral("--sizes")},
      {QStringLiteral("--sizes="), QStringLiteral("--in-process")},
      {QStringLiteral("--in-process=no")},
      {QStringLiteral("a.png"), QStringLiteral("b.png")},
      {QStringLiteral("--csv"), QStringLiteral("x.csv")},
      {QStringLiteral("--guide"), QStringLiteral("copy")},
      {QStringLiteral("--guide"), QStringLiteral("nonsense"), QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--guide"), QStringLiteral("copy"), QStringLiteral("--screenshot"), QStringLiteral("x.png"),
       QStringLiteral("--csv"), QStringLiteral("x.csv")},
      {QStringLiteral("--tune"), QStringLiteral("blur.fused")},
      {QStringLiteral("--budget"), QStringLiteral("20s"), QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--split"), QStringLiteral("blur.separable")},
      {QStringLiteral("--parts"), QStringLiteral("2"), QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--split"), QStringLiteral("blur.separable"), QStringLiteral("--parts"), QStringLiteral("1"),
       QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--split"), QStringLiteral("transpose.naive"), QStringLiteral("--screenshot"),
       QStringLiteral("x.png")},
      {QStringLiteral("--tune"), QStringLiteral("nonsense"), QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--tune"), QStringLiteral("blur.opencv"), QStringLiteral("--screenshot"),
       QStringLiteral("x.png")},
      {QStringLiteral("--tune"), QStringLiteral("blur.fused"), QStringLiteral("--screenshot"), QStringLiteral("x.png"),
       QStringLiteral("--guide"), QStringLiteral("copy")},
      {QStringLiteral("--tune"), QStringLiteral("blur.fused"), QStringLiteral("--screenshot"), QStringLiteral("x.png"),
       QStringLiteral("--sizes"), QStringLiteral("1, 4 MP")},
      {QStringLiteral("--tune"), QStringLiteral("blur.fused"), QStringLiteral("--screenshot"), QStringLiteral("x.png"),
       QStringLiteral("--budget"), QStringLiteral("soon")},
      {QStringLiteral("--speed-up")},
      {QStringLiteral("--roofline")},
      {QStringLiteral("--variants"), QStringLiteral("separable")},
      {QStringLiteral("--workload"), QStringLiteral("nonsense"), QStringLiteral("--screenshot"),
       QStringLiteral("x.png")},
      {QStringLiteral("--speed-up"), QStringLiteral("--screenshot"), QStringLiteral("x.png"), QStringLiteral("--guide"),
       QStringLiteral("copy")},
      {QStringLiteral("--chart-from"), rows_},
      {QStringLiteral("--chart-from"), rows_, QStringLiteral("--screenshot"), QStringLiteral("x.png")},
      {QStringLiteral("--chart-from"), rows_, QStringLiteral("--chart"), path("c.gif")}};
  for (const QStringList& arguments : bad) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, 2) << arguments.join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(ended.errors.contains(QStringLiteral("headroom: "))) << ended.errors.toStdString();
  }
}

TEST_F(ProgramTest, SaysWhichWordIsWrong) {
  const auto errorsOf = [](const QStringList& arguments) { return run(arguments).errors; };
  EXPECT_TRUE(errorsOf({QStringLiteral("--nonsense")}).contains(QStringLiteral("--nonsense. headroom --help ")));
  EXPECT_TRUE(
      errorsOf({QStringLiteral("--sises=1MP")}).contains(QStringLiteral("Did you mean --sizes? headroom --help ")));
  EXPECT_TRUE(errorsOf({QStringLiteral("--sizes")}).contains(QStringLiteral("--sizes")));
  EXPECT_TRUE(errorsOf({QStringLiteral("a.png"), QStringLiteral("b.png"), QStringLiteral("c.png")})
                  .contains(QStringLiteral("3 were given")));
}

TEST_F(ProgramTest, OfAnOptionGivenTwiceTheLastOneCounts) {
  const QStringList twice{QStringLiteral("--chart-from"), path("none.json"), QStringLiteral("--chart-from"), rows_};
  EXPECT_EQ(run(twice + QStringList{QStringLiteral("--csv"), path("c.csv")}).code, 0);
  EXPECT_EQ(readFile(path("c.csv").toStdString()), toCsv(testing::sampleRows()));
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
  const Ended ended =
      runWithoutDisplay({QStringLiteral("--screenshot"), path("window.png"), QStringLiteral("--variants"),
                         QStringLiteral("separable,local"), QStringLiteral("--sizes"), QStringLiteral("64x48"),
                         QStringLiteral("--csv"), path("rows.csv")});
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  EXPECT_NE(readFile(path("rows.csv").toStdString()).find("blur."), std::string::npos);
  const QImage window(path("window.png"));
  ASSERT_GT(window.width(), 800);
  // The chart's part of the window, without the colour chips of list and table.
  const QImage chart = window.copy(window.width() * 3 / 10, 0, window.width() * 7 / 10, window.height() * 6 / 10);
  EXPECT_GT(pixelsOf(chart, colourOf("blur.separable")), 20);
}

TEST_F(ProgramTest, ScreenshotShowsTheSpeedUpsOfAProblem) {
  const Ended ended = runWithoutDisplay(
      {QStringLiteral("--screenshot"), path("speed.png"), QStringLiteral("--speed-up"), QStringLiteral("--workload"),
       QStringLiteral("transpose"), QStringLiteral("--variants"), QStringLiteral("naive,transpose.local"),
       QStringLiteral("--sizes"), QStringLiteral("64x48"), QStringLiteral("--csv"), path("rows.csv")});
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  const std::string rows = readFile(path("rows.csv").toStdString());
  EXPECT_NE(rows.find("transpose.local"), std::string::npos);
  EXPECT_EQ(rows.find("transpose.padded"), std::string::npos) << "only what was asked for";
  const QImage window(path("speed.png"));
  ASSERT_GT(window.width(), 800);
  const QImage bars = window.copy(window.width() * 3 / 10, 0, window.width() * 7 / 10, window.height() * 6 / 10);
  EXPECT_GT(pixelsOf(bars, colourOf("transpose.naive")), 200);
}

TEST_F(ProgramTest, ScreenshotOfAVariantThatThereIsNotSaysSo) {
  const Ended ended = runWithoutDisplay(
      {QStringLiteral("--screenshot"), path("none.png"), QStringLiteral("--variants"), QStringLiteral("nothing")});
  EXPECT_NE(ended.code, 0);
  EXPECT_TRUE(ended.errors.contains(QStringLiteral("nothing"))) << ended.errors.toStdString();
}

TEST_F(ProgramTest, ScreenshotShowsTheGuideAfterAnExperiment) {
  const QString kernels = folder_.filePath(QStringLiteral("kernels"));
  testing::writeSampleKernels(kernels);
  const Ended ended =
      runWithoutDisplay({QStringLiteral("--screenshot"), path("guide.png"), QStringLiteral("--guide"),
                         QLatin1String(testing::kSampleExperiment), QStringLiteral("--kernels"), kernels});
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  const QImage window(path("guide.png"));
  ASSERT_GT(window.width(), 800);
  // The first of the experiment's variants, which have separate colours here: in other views, all copies look alike.
  const QString sample = QStringLiteral("copy.sample");
  const QColor bar = VariantColours({sample}).colour(sample, QGuiApplication::palette());
  // On a busy machine the result has a warning and its bar is hollow: the outline has the colour, and the fill is
  // faint.
  QImage hollow(40, 20, QImage::Format_RGB32);
  const QColor ground = QGuiApplication::palette().color(QPalette::Base);
  hollow.fill(ground);
  QPainter painter(&hollow);
  drawBar(painter, QRectF(0, 0, 40, 20), bar, ground, true);
  painter.end();
  EXPECT_GT(pixelsOf(window, bar) + pixelsOf(window, hollow.pixelColor(20, 10)), 200) << "the experiment's bars";
}

TEST_F(ProgramTest, ScreenshotShowsTheTunerAfterATuning) {
  const QString kernels = folder_.filePath(QStringLiteral("kernels"));
  testing::writeTunableKernel(kernels);
  const Ended ended =
      runWithoutDisplay({QStringLiteral("--screenshot"), path("tuner.png"), QStringLiteral("--tune"),
                         QLatin1String(testing::kTunableKernel), QStringLiteral("--sizes"), QStringLiteral("64x48"),
                         QStringLiteral("--budget"), QStringLiteral("1h"), QStringLiteral("--kernels"), kernels});
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  const QImage window(path("tuner.png"));
  ASSERT_GT(window.width(), 800);
  EXPECT_GT(pixelsOf(window, heatColour(1)), 500) << "the best cell";
  EXPECT_GT(pixelsOf(window, heatColour(0)), 500) << "the default's";
}

TEST_F(ProgramTest, KernelInTheUsersFolderRunsAndIsNamedInTheChart) {
  const Ended ended = run({QStringLiteral("--screenshot"), path("window.png"), QStringLiteral("--sizes"),
                           QStringLiteral("64x48"), QStringLiteral("--csv"), path("rows.csv")},
                          withUserKernel());
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  EXPECT_NE(readFile(path("rows.csv").toStdString()).find("blur.mine"), std::string::npos);

  writeFile(rows_.toStdString(),
            toJson(RunDocument{
                {}, {}, {testing::sampleRow("blur.mine", Role::Variant, {1000, 1000}, 0.2)}, Outcome::Completed}));
  const Ended drawn =
      run({QStringLiteral("--chart-from"), rows_, QStringLiteral("--chart"), path("mine.svg")}, withUserKernel());
  EXPECT_EQ(drawn.code, 0) << drawn.errors.toStdString();
  EXPECT_NE(readFile(path("mine.svg").toStdString()).find("Mine, not built in"), std::string::npos);
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

TEST_F(ProgramTest, SeveralDevicesAreMeasuredInOneRun) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("POCL_DEVICES"), QStringLiteral("pthread basic"));
  QStringList arguments{
      QStringLiteral("--screenshot"), path("window.png"),          QStringLiteral("--csv"),   path("rows.csv"),
      QStringLiteral("--variants"),   QStringLiteral("separable"), QStringLiteral("--sizes"), QStringLiteral("64x48")};
  for (const char* device : {"0:0", "0:1"}) arguments << QStringLiteral("--device") << QString::fromLatin1(device);
  const Ended ended = run(arguments, environment);
  EXPECT_EQ(ended.code, 0) << ended.errors.toStdString();
  const std::string rows = readFile(path("rows.csv").toStdString(), kLargestDocument);
  for (const char* device : {",0:0,", ",0:1,"}) EXPECT_NE(rows.find(device), std::string::npos) << rows;
  arguments.last() = QStringLiteral("abacus");
  const Ended unknown = run(arguments, environment);
  EXPECT_EQ(unknown.code, 1);
  EXPECT_TRUE(unknown.errors.contains(QStringLiteral("abacus"))) << unknown.errors.toStdString();
}

}  // namespace
}  // namespace headroom
