// Names of exported files.
#include <gtest/gtest.h>

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

#include "models/run_names.hpp"

namespace headroom {
namespace {

RunSummary blurOn(const std::string& device) {
  RunSummary run;
  run.startedAt = "2026-11-24T12:00:00Z";
  run.workloads = {"blur"};
  run.parameters = {{"sigma", {5}}};
  run.devices = {device};
  return run;
}

QString csvNameOf(const RunSummary& run) {
  return exportName(run, {}, QStringLiteral("csv"));
}

TEST(ExportName, IsOfProblemDeviceAndDay) {
  EXPECT_EQ(csvNameOf(blurOn("NVIDIA H200")), QStringLiteral("gaussian-blur-h200-2026-11-24.csv"));
  EXPECT_EQ(csvNameOf(blurOn("pthread-skylake-avx512-AMD EPYC")),
            QStringLiteral("gaussian-blur-pthread-skylake-avx512-epyc-2026-11-24.csv"));
  EXPECT_EQ(csvNameOf(blurOn("Intel(R) UHD Graphics 630")),
            QStringLiteral("gaussian-blur-uhd-graphics-630-2026-11-24.csv"));
  EXPECT_EQ(csvNameOf(blurOn("AMD")), QStringLiteral("gaussian-blur-amd-2026-11-24.csv"));
  EXPECT_EQ(exportName(blurOn("NVIDIA H200"), QStringLiteral("trace"), QStringLiteral("json")),
            QStringLiteral("gaussian-blur-h200-2026-11-24-trace.json"));
}

TEST(ExportName, IsShortWhateverTheDeviceIsCalled) {
  const QString name = csvNameOf(blurOn(std::string(300, 'x') + " / ../ " + std::string(300, 'y')));
  EXPECT_LT(name.size(), 80);
  EXPECT_FALSE(name.contains(QLatin1Char('/')));
}

TEST(ExportName, OfWhatIsNotKnownIsLeftOut) {
  const QString today = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd"));
  EXPECT_EQ(csvNameOf({}), today + QStringLiteral(".csv"));
}

TEST(ExportName, HasTheTimeOfDayWhereTheNameIsTaken) {
  const QTemporaryDir folder;
  const QDir in(folder.path());
  const auto suggested = [&] { return suggestedExport(in, blurOn("NVIDIA H200"), {}, QStringLiteral("csv")); };
  EXPECT_EQ(suggested(), in.filePath(QStringLiteral("gaussian-blur-h200-2026-11-24.csv")));
  QFile taken(suggested());
  ASSERT_TRUE(taken.open(QIODevice::WriteOnly));
  const QString time = QDateTime::fromString(QStringLiteral("2026-11-24T12:00:00Z"), Qt::ISODate)
                           .toLocalTime()
                           .toString(QStringLiteral("HHmmss"));
  EXPECT_EQ(suggested(), in.filePath(QStringLiteral("gaussian-blur-h200-2026-11-24-%1.csv").arg(time)));
}

}  // namespace
}  // namespace headroom
