#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>

#include "models/result_model.hpp"
#include "models/sorted_results.hpp"
#include "models/variant_model.hpp"
#include "sample_rows.hpp"
#include "style/difference_colour.hpp"
#include "style/status_colour.hpp"

namespace headroom {
namespace {

using testing::sampleRow;
using testing::sampleRows;
constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

QStringList variantsIn(const QAbstractItemModel& model) {
  QStringList ids;
  for (int row = 0; row < model.rowCount(); ++row) ids << model.index(row, 0).data(ResultModel::VariantRole).toString();
  return ids;
}

TEST(ResultModelTest, BehavesAsAModelWhileRowsComeAndGo) {
  ResultModel model;
  SortedResults sorted;
  sorted.setSourceModel(&model);
  const QAbstractItemModelTester tester(&model, kFatal);
  const QAbstractItemModelTester sortedTester(&sorted, kFatal);
  sorted.sort(model.columnNamed("median_ms"));
  for (const ResultRow& row : sampleRows()) model.put(row);
  EXPECT_EQ(sorted.rowCount(), static_cast<int>(sampleRows().size()));
  model.setRows({});
  EXPECT_EQ(sorted.rowCount(), 0);
}

TEST(ResultModelTest, WarningsHaveTheNamesOfTheCardAndAreFoundByThoseOfFiles) {
  ResultRow row = sampleRow("blur.marked", Role::Variant, {64, 64}, 1);
  row.marks = {Mark::Busy, Mark::Unsteady};
  ResultModel model;
  model.setRows({row, sampleRow("blur.calm", Role::Variant, {64, 64}, 1)});
  const int column = model.columnNamed("marks");
  EXPECT_EQ(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("warnings"));
  EXPECT_EQ(model.index(0, column).data().toString(), QStringLiteral("background load, unstable"));
  for (const QString& word : {QStringLiteral("background"), QStringLiteral("busy"), QStringLiteral("unsteady")}) {
    EXPECT_TRUE(model.hasWords(0, word)) << word.toStdString();
    EXPECT_FALSE(model.hasWords(1, word)) << word.toStdString();
  }
}

TEST(ResultModelTest, CeilingsComeAfterWhatTheyAreTheCeilingsOf) {
  const std::vector<ResultRow> measured{testing::sampleRow("copy.scalar", Role::Ceiling, {100, 100}, 1),
                                        testing::sampleRow("blur.local", Role::Variant, {100, 100}, 3),
                                        testing::sampleRow("blur.opencv", Role::HostPeer, {100, 100}, 4),
                                        testing::sampleRow("copy.scalar", Role::Ceiling, {200, 200}, 1),
                                        testing::sampleRow("blur.local", Role::Variant, {200, 200}, 3)};
  const QStringList expected{QStringLiteral("blur.local"), QStringLiteral("blur.opencv"), QStringLiteral("copy.scalar"),
                             QStringLiteral("blur.local"), QStringLiteral("copy.scalar")};
  ResultModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  model.setRows(measured);
  EXPECT_NE(variantsIn(model), expected) << "as they came";
  model.setCeilingsLast(true);
  model.setRows(measured);
  EXPECT_EQ(variantsIn(model), expected);
  model.setRows({});
  for (const ResultRow& row : measured) model.put(row);
  EXPECT_EQ(variantsIn(model), expected) << "one by one";
  EXPECT_EQ(model.rows()[1].role, Role::HostPeer) << "rows() have the model's order";
}

TEST(ResultModelTest, ShowsTheColumnsMeantForTablesWithTheirExplanations) {
  const ResultModel model;
  int inTables = 0;
  for (const Column& column : columns()) inTables += column.inTables ? 1 : 0;
  EXPECT_EQ(model.columnCount(), inTables);
  const QString tip = model.headerData(model.columnNamed("median_ms"), Qt::Horizontal, Qt::ToolTipRole).toString();
  EXPECT_FALSE(tip.isEmpty());
}

TEST(ResultModelTest, EveryNameHasAChipOfOneWidthAndCeilingsAColourWhereTheyAreDrawnAsVariants) {
  ResultModel model;
  const VariantColours colours({QStringLiteral("copy.scalar"), QStringLiteral("copy.other")});
  model.setColours(&colours);
  model.put(testing::sampleRow("copy.scalar", Role::Ceiling, {1000, 1000}, 1));
  const QModelIndex name = model.index(0, model.columnNamed("variant"));
  ASSERT_EQ(name.data(Qt::DecorationRole).typeId(), QMetaType::QColor);
  EXPECT_EQ(name.data(Qt::DecorationRole).value<QColor>().alpha(), 0);
  model.setCeilingsColoured(true);
  EXPECT_EQ(model.index(0, name.column()).data(Qt::DecorationRole).value<QColor>(),
            colours.colour(QStringLiteral("copy.scalar"), QGuiApplication::palette()));
}

TEST(ResultModelTest, SortsByNumberNotByText) {
  ResultModel model;
  for (const double rate : {0.1, 0.0095, 0.02}) {
    model.put(sampleRow("blur.v" + std::to_string(rate), Role::Variant, {1000, 1000}, rate));
  }
  SortedResults sorted;
  sorted.setSourceModel(&model);
  sorted.sort(model.columnNamed("median_ms"), Qt::AscendingOrder);
  EXPECT_EQ(sorted.mapToSource(sorted.index(0, 0)).row(), 0);
  EXPECT_EQ(sorted.mapToSource(sorted.index(1, 0)).row(), 2);
  EXPECT_EQ(sorted.mapToSource(sorted.index(2, 0)).row(), 1);
}

TEST(ResultModelTest, CellsWithoutAValueComeLastEitherWay) {
  ResultModel model;
  ResultRow failed = sampleRow("blur.failed", Role::Variant, {1000, 1000}, 1);
  failed.status = Status::BuildFailed;
  model.put(failed);
  model.put(sampleRow("blur.fast", Role::Variant, {1000, 1000}, 2));
  model.put(sampleRow("blur.slow", Role::Variant, {1000, 1000}, 1));
  SortedResults sorted;
  sorted.setSourceModel(&model);
  for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
    sorted.sort(model.columnNamed("gpix_per_s"), order);
    EXPECT_EQ(variantsIn(sorted).constLast(), QStringLiteral("blur.failed")) << static_cast<int>(order);
  }
}

TEST(ResultModelTest, FailedRowTellsItsReasonAndStandsOut) {
  ResultModel model;
  ResultRow row = sampleRow("blur.failed", Role::Variant, {1000, 1000}, 1);
  row.status = Status::BuildFailed;
  row.reason = "The compiler says <no>.";
  model.put(row);
  const QModelIndex status = model.index(0, model.columnNamed("status"));
  EXPECT_TRUE(status.data(Qt::ToolTipRole).toString().contains(QStringLiteral("The compiler says &lt;no&gt;.")));
  EXPECT_EQ(status.data(Qt::ForegroundRole).value<QColor>(),
            statusColour(Status::BuildFailed, QGuiApplication::palette()));
}

TEST(ResultModelTest, StatusTellsTheBeginningOfTheCompilersLog) {
  ResultModel model;
  ResultRow row = sampleRow("blur.failed", Role::Variant, {1000, 1000}, 1);
  row.status = Status::BuildFailed;
  row.log = "error: use of <undeclared> identifier" + std::string(5000, '~') + "the end";
  model.put(row);
  const auto tip = [&model](const char* column) {
    return model.index(0, model.columnNamed(column)).data(Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip("status").contains(QStringLiteral("use of &lt;undeclared&gt; identifier")));
  EXPECT_FALSE(tip("status").contains(QStringLiteral("the end")));
  EXPECT_FALSE(tip("variant").contains(QStringLiteral("undeclared")));
}

TEST(ResultModelTest, FailureColourIsReadableOnLightAndDark) {
  for (const QColor& ground : {QColor(Qt::white), QColor(Qt::black)}) {
    QPalette palette;
    palette.setColor(QPalette::Base, ground);
    const QColor colour = statusColour(Status::Crashed, palette);
    EXPECT_GT(std::abs(colour.lightnessF() - ground.lightnessF()), 0.5F);
  }
}

TEST(ResultModelTest, ComparedRowsHaveTheirChangeAndVerdictAfterTheirSpeed) {
  const ResultRow base = [] {
    ResultRow row = sampleRow("blur.local", Role::Variant, {1000, 1000}, 0.2);
    row.lowMs = row.medianMs * 0.99;
    row.highMs = row.medianMs * 1.01;
    return row;
  }();
  RunDocument before;
  RunDocument now;
  before.rows = {base};
  now.rows = {base, sampleRow("blur.other", Role::Variant, {1000, 1000}, 0.2)};
  now.rows[0].medianMs *= 2;
  now.rows[0].lowMs *= 2;
  now.rows[0].highMs *= 2;
  ResultModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  model.setRows(now.rows);
  const int plainColumns = model.columnCount();
  EXPECT_EQ(model.columnNamed("verdict"), -1);
  model.setComparison(compareRuns(before, now));
  const int speed = model.columnNamed("gpix_per_s");
  EXPECT_EQ(model.columnCount(), plainColumns + 2);
  EXPECT_EQ(model.columnNamed("change_percent"), speed + 1);
  EXPECT_EQ(model.columnNamed("verdict"), speed + 2);
  EXPECT_EQ(model.headerData(speed + 1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("change"));
  EXPECT_EQ(model.index(0, speed + 1).data().toString(), QStringLiteral("-50%"));
  const QModelIndex verdict = model.index(0, speed + 2);
  EXPECT_EQ(verdict.data().toString(), QStringLiteral("SLOWER"));
  EXPECT_TRUE(verdict.data(Qt::ToolTipRole).toString().contains(QStringLiteral("more time")));
  EXPECT_EQ(verdict.data(Qt::ForegroundRole).value<QColor>(),
            differenceColour(Difference::Slower, QGuiApplication::palette()));
  EXPECT_EQ(model.index(1, speed + 2).data().toString(), QStringLiteral("ONLY IN NEW"));
  model.put(sampleRow("blur.later", Role::Variant, {1000, 1000}, 0.2));
  EXPECT_EQ(model.index(2, speed + 2).data().toString(), QStringLiteral("-"));
  model.setComparison({});
  EXPECT_EQ(model.columnCount(), plainColumns);
}

TEST(ResultModelTest, MostTellingRowIsTheFastestValidVariantAtTheLargestSize) {
  std::vector<ResultRow> rows = sampleRows();
  const int best = mostTellingRow(rows);
  ASSERT_GE(best, 0);
  EXPECT_EQ(rows[static_cast<std::size_t>(best)].variant, "blur.local");
  EXPECT_EQ(rows[static_cast<std::size_t>(best)].size, (Size{4000, 4000}));
  EXPECT_EQ(mostTellingRow({}), -1);
}

class VariantModelTest : public ::testing::Test {
 protected:
  Catalogue catalogue_;
  VariantModel model_{catalogue_};
  const QAbstractItemModelTester tester_{&model_, kFatal};
};

TEST_F(VariantModelTest, ListsOneWorkloadAllTicked) {
  model_.setWorkload(QStringLiteral("blur"));
  ASSERT_GT(model_.rowCount(), 0);
  EXPECT_EQ(model_.ticked().size(), model_.rowCount());
  for (const QString& id : model_.ticked()) EXPECT_TRUE(id.startsWith(QStringLiteral("blur.")));
}

TEST_F(VariantModelTest, UntickingTakesAVariantOutOfTheRun) {
  model_.setWorkload(QStringLiteral("blur"));
  QSignalSpy changed(&model_, &VariantModel::tickedChanged);
  const QModelIndex first = model_.index(0);
  ASSERT_TRUE(model_.setData(first, Qt::Unchecked, Qt::CheckStateRole));
  EXPECT_FALSE(model_.ticked().contains(first.data(VariantModel::IdRole).toString()));
  EXPECT_EQ(changed.count(), 1);
}

TEST_F(VariantModelTest, ShowsTheFiguresOfTheNewestResult) {
  model_.setWorkload(QStringLiteral("blur"));
  const QModelIndex first = model_.index(0);
  EXPECT_TRUE(first.data(VariantModel::FiguresRole).toString().isEmpty());
  ResultRow row = sampleRow(first.data(VariantModel::IdRole).toString().toStdString(), Role::Variant, {1000, 1000}, 1);
  row.ceilingGigapixelsPerSecond = 2;
  model_.setResult(row);
  EXPECT_EQ(first.data(VariantModel::FiguresRole).toString(), QStringLiteral("50% of ceiling"));
  EXPECT_EQ(first.data(VariantModel::BriefFiguresRole).toString(), QStringLiteral("50%"));
  row.status = Status::TimedOut;
  model_.setResult(row);
  for (const int role : {VariantModel::FiguresRole, VariantModel::BriefFiguresRole})
    EXPECT_EQ(first.data(role).toString(), QStringLiteral("TimedOut"));
}

TEST_F(VariantModelTest, WhatAStopLeftOutKeepsTheFiguresOfWhatWasMeasured) {
  model_.setWorkload(QStringLiteral("blur"));
  const QModelIndex first = model_.index(0);
  ResultRow row = sampleRow(first.data(VariantModel::IdRole).toString().toStdString(), Role::Variant, {1000, 1000}, 1);
  row.ceilingGigapixelsPerSecond = 2;
  model_.setResult(row);
  ResultRow stopped = row;
  stopped.status = Status::Cancelled;
  model_.setResult(stopped);
  EXPECT_EQ(first.data(VariantModel::FiguresRole).toString(), QStringLiteral("50% of ceiling"));
  EXPECT_EQ(first.data(VariantModel::StatusRole).toInt(), static_cast<int>(Status::Ok));
  model_.clearResults();
  model_.setResult(stopped);
  EXPECT_EQ(first.data(VariantModel::FiguresRole).toString(), QStringLiteral("Cancelled"));
}

TEST_F(VariantModelTest, ShowsTheTimeOfAProbeWhichHasNoCeiling) {
  model_.setWorkload(QStringLiteral("overheads"));
  const QString id = QStringLiteral("overheads.launch-and-wait");
  ResultRow row = sampleRow(id.toStdString(), Role::Variant, {1000, 1000}, 1);
  row.iteration = "launch";
  row.ceilingGigapixelsPerSecond.reset();
  row.medianMs = 0.0052;
  model_.setResult(row);
  EXPECT_EQ(model_.indexOf(id).data(VariantModel::FiguresRole).toString(), QStringLiteral("5.2 \u00b5s"));
  row.medianMs = 162.4;
  model_.setResult(row);
  EXPECT_EQ(model_.indexOf(id).data(VariantModel::FiguresRole).toString(), QStringLiteral("162 ms"));
}

TEST_F(VariantModelTest, ToolTipTellsWhyAVariantCouldNotRunAndThatItNeedsAMatrixUnit) {
  model_.setWorkload(QStringLiteral("blur"));
  const auto tip = [&](const char* id) {
    return model_.indexOf(QString::fromLatin1(id)).data(Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip("blur.toeplitz").contains(QStringLiteral("Needs a matrix unit")));
  EXPECT_FALSE(tip("blur.separable").contains(QStringLiteral("matrix unit")));
  ResultRow row = sampleRow("blur.toeplitz", Role::Variant, {1000, 1000}, 1);
  row.reason = "Measured < in doubt.";
  model_.setResult(row);
  EXPECT_FALSE(tip("blur.toeplitz").contains(QStringLiteral("in doubt")));
  row.status = Status::Unsupported;
  row.reason = "This device & driver have none.";
  model_.setResult(row);
  EXPECT_TRUE(tip("blur.toeplitz").contains(QStringLiteral("Unsupported: This device &amp; driver have none.")));
}

TEST_F(VariantModelTest, ToolTipHoldsTheSummary) {
  model_.setWorkload(QStringLiteral("blur"));
  const QModelIndex first = model_.index(0);
  const Variant& variant = catalogue_.find(first.data(VariantModel::IdRole).toString().toStdString());
  EXPECT_TRUE(first.data(Qt::ToolTipRole).toString().contains(QString::fromStdString(variant.summary).toHtmlEscaped()));
}

}  // namespace
}  // namespace headroom
