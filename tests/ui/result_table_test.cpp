// The table of results: its rows, their order, and its columns.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "results/elided_label.hpp"
#include "results/result_tools.hpp"
#include "sample_rows.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Not;
using testing::sampleRow;
using testing::sampleRows;

class ResultTableTest : public ::testing::Test {
 protected:
  ResultTableTest() {
    results_.setTitles(testing::sampleTitles());
    tools_.setCeilingsShown(false);
    table_.resize(700, 300);
    table_.show();
    tools_.show();
  }
  [[nodiscard]] QStringList listed() const {
    QStringList ids;
    for (int row = 0; row < table_.model()->rowCount(); ++row) {
      ids << table_.model()->index(row, 0).data(ResultModel::VariantRole).toString();
    }
    return ids;
  }
  [[nodiscard]] int indexOf(const std::string& id, Size size) const {
    const auto& rows = results_.rows();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const ResultRow& row) { return row.variant == id && row.size == size; });
    return static_cast<int>(found - rows.begin());
  }
  void clickHeader(std::string_view column) {
    QHeaderView* header = table_.horizontalHeader();
    const int section = results_.columnNamed(column);
    table_.scrollTo(table_.model()->index(0, section));
    QTest::mouseClick(
        header->viewport(), Qt::LeftButton, {},
        {header->sectionViewportPosition(section) + header->sectionSize(section) / 2, header->height() / 2});
  }

  ResultModel results_;
  ResultTable table_{&results_};
  ResultTools tools_{&table_};
};

TEST_F(ResultTableTest, ListsCeilingsOnlyWhereTheyAreAskedFor) {
  results_.setRows(sampleRows());
  EXPECT_THAT(listed(), Each(Not(::testing::Truly([](const QString& id) { return !id.startsWith(u"blur."); }))));
  EXPECT_EQ(listed().size(), 16);
  QTest::mouseClick(tools_.findChild<QCheckBox*>(QStringLiteral("showCeilings")), Qt::LeftButton);
  EXPECT_EQ(listed().size(), static_cast<qsizetype>(results_.rows().size()));
}

TEST_F(ResultTableTest, TheFirstClickOnASpeedPutsTheFastestFirst) {
  results_.setRows(sampleRows());
  clickHeader("gpix_per_s");
  EXPECT_EQ(listed().constFirst(), QStringLiteral("blur.local"));
  const auto speed = [&](int row) {
    return table_.model()->index(row, results_.columnNamed("gpix_per_s")).data(ResultModel::SortRole).toDouble();
  };
  for (int row = 1; row < table_.model()->rowCount(); ++row) EXPECT_GE(speed(row - 1), speed(row));
  clickHeader("gpix_per_s");
  EXPECT_LE(speed(0), speed(1));
  clickHeader("gpix_per_s");
  EXPECT_EQ(listed().constFirst(), QStringLiteral("blur.separable")) << "as it was run, again";
  clickHeader("median_ms");
  EXPECT_EQ(listed().constFirst(), QStringLiteral("blur.local")) << "of times the shortest is the best";
}

TEST_F(ResultTableTest, FiltersByWordsOfIdTitleSizeAndStatus) {
  std::vector<ResultRow> rows = sampleRows();
  rows.back().status = Status::TimedOut;
  results_.setRows(rows);
  const auto type = [&](const char* words) {
    tools_.filter()->clear();
    QTest::keyClicks(tools_.filter(), QString::fromLatin1(words));
  };
  type("LOCAL 4000");
  EXPECT_THAT(listed(), ElementsAre(QStringLiteral("blur.local")));
  type("two passes");
  EXPECT_EQ(listed().size(), 4) << "by the title";
  type("timedout");
  EXPECT_THAT(listed(), ElementsAre(QStringLiteral("blur.opencv")));
  type("no such thing");
  EXPECT_TRUE(listed().isEmpty());
  tools_.filter()->clear();
  EXPECT_EQ(listed().size(), 16);
}

TEST_F(ResultTableTest, WhatIsSelectedStaysSoWhileItIsLeftOut) {
  results_.setRows(sampleRows());
  QSignalSpy selected(&table_, &ResultTable::rowSelected);
  const int local = indexOf("blur.local", {2000, 2000});
  table_.selectRow(local);
  EXPECT_EQ(selected.size(), 1);
  tools_.filter()->setText(QStringLiteral("recursive"));
  EXPECT_EQ(table_.selectedRow(), local);
  EXPECT_FALSE(table_.currentIndex().isValid()) << "no neighbour takes its place";
  tools_.filter()->clear();
  EXPECT_TRUE(table_.currentIndex().isValid());
  EXPECT_EQ(selected.size(), 1) << "nothing was selected anew";
  const int ceiling = indexOf("mad.peak", {1000, 1000});
  table_.selectRow(ceiling);
  EXPECT_EQ(table_.selectedRow(), ceiling) << "as the chart can";
  tools_.setCeilingsShown(true);
  EXPECT_EQ(table_.currentIndex().data(ResultModel::VariantRole).toString(), QStringLiteral("mad.peak"));
}

TEST_F(ResultTableTest, ASelectedRowStaysInSightInALowerTable) {
  results_.setRows(sampleRows());
  const auto isInSight = [this] {
    return table_.viewport()->rect().contains(
        QRect(0, table_.visualRect(table_.currentIndex()).top(), 1, table_.visualRect(table_.currentIndex()).height()));
  };
  table_.selectRow(0);
  testing::settleLayouts();
  const int last = table_.rowAt(table_.viewport()->height() - table_.rowHeight(0));
  table_.setCurrentIndex(table_.model()->index(last, 0));
  table_.horizontalScrollBar()->setValue(20);
  for (const int less : {5, 40}) {
    table_.resize(table_.width(), table_.height() - less);
    testing::settleLayouts();
    EXPECT_TRUE(isInSight()) << less;
    EXPECT_EQ(table_.horizontalScrollBar()->value(), 20);
  }
  table_.verticalScrollBar()->setValue(0);
  ASSERT_FALSE(isInSight());
  table_.resize(table_.width(), table_.height() - 5);
  testing::settleLayouts();
  EXPECT_EQ(table_.verticalScrollBar()->value(), 0) << "who has scrolled away is left there";
}

TEST_F(ResultTableTest, ColumnsAreChosenFromTheHeadersMenu) {
  results_.setRows(sampleRows());
  QObject::connect(&table_, &ResultTable::columnsChosen, &results_, &ResultModel::setChoice);
  const auto toggle = [&](const char* name) {
    QMenu menu;
    table_.fillColumnMenu(menu);
    auto* action = menu.findChild<QAction*>(QString::fromLatin1(name));
    ASSERT_NE(action, nullptr) << name;
    action->trigger();
  };
  EXPECT_EQ(results_.columnNamed("driver"), -1);
  toggle("driver");
  EXPECT_GE(results_.columnNamed("driver"), 0);
  toggle("bound_by");
  EXPECT_EQ(results_.columnNamed("bound_by"), -1);
  EXPECT_EQ(results_.columnNamed("variant"), 0) << "which cannot be hidden";
  EXPECT_EQ(results_.choiceWith("variant", false), results_.choice());
  toggle("driver");
  EXPECT_EQ(results_.columnNamed("driver"), -1);
  toggle("defaultColumns");
  EXPECT_EQ(results_.choice(), ColumnChoice());
  EXPECT_GE(results_.columnNamed("bound_by"), 0);
}

TEST_F(ResultTableTest, NoHeadingIsCutOffHoweverNarrowTheTableAndWhateverIsShown) {
  ColumnChoice all;
  for (const Column& column : columns()) all.shown.emplace(column.name);
  for (const ColumnChoice& choice : {ColumnChoice(), all}) {
    results_.setChoice(choice);
    for (const bool hasRows : {false, true}) {
      results_.setRows(hasRows ? sampleRows() : std::vector<ResultRow>());
      table_.resize(200, 200);
      const QHeaderView* header = table_.horizontalHeader();
      for (int column = 0; column < header->count(); ++column) {
        EXPECT_GE(header->sectionSize(column), header->sectionSizeHint(column))
            << results_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().toStdString();
      }
    }
  }
}

TEST_F(ResultTableTest, RowsThatComeOneByOneWidenItsColumns) {
  for (int i = 0; i < 300; ++i) {
    results_.put(sampleRow("blur.with-a-name-of-its-own-" + std::to_string(i), Role::Variant, {1000 + i, 1000}, 1));
  }
  EXPECT_EQ(table_.model()->rowCount(), 300);
  const QFontMetrics metrics = table_.fontMetrics();
  EXPECT_GT(table_.columnWidth(0), metrics.horizontalAdvance(QStringLiteral("blur.with-a-name-of-its-own-299")));
}

TEST_F(ResultTableTest, TitlesStandBesideTheIdsAndInTheTip) {
  results_.setRows(sampleRows());
  const QModelIndex cell = results_.index(indexOf("blur.local", {1000, 1000}), 0);
  EXPECT_EQ(cell.data().toString(), QStringLiteral("blur.local"));
  EXPECT_EQ(cell.data(ResultModel::TitleRole).toString(), QStringLiteral("Separable, local memory"));
  EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("blur.local: Separable, local memory")));
  EXPECT_GT(table_.columnWidth(0), table_.fontMetrics().horizontalAdvance(QStringLiteral("blur.local Separable,")));
}

class ResultToolsTest : public testing::WindowTest {};

TEST_F(ResultToolsTest, WhatIsChosenIsThereAfterARestart) {
  measuresCeilings_ = true;
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  runToTheEnd();
  EXPECT_TRUE(child<ElidedLabel>("ceilings")->isVisible());
  EXPECT_TRUE(child<ElidedLabel>("ceilings")->text().startsWith(QStringLiteral("At 64 x 48: copy ")));
  const int before = child<ResultTable>("results")->model()->rowCount();
  QTest::mouseClick(child<QCheckBox>("showCeilings"), Qt::LeftButton);
  EXPECT_GT(child<ResultTable>("results")->model()->rowCount(), before);
  const int selected = child<ResultTable>("results")->selectedRow();
  QMenu menu;
  child<ResultTable>("results")->fillColumnMenu(menu);
  menu.findChild<QAction*>(QStringLiteral("rounds"))->trigger();
  EXPECT_GE(child<ResultModel>()->columnNamed("rounds"), 0);
  EXPECT_EQ(child<ResultTable>("results")->selectedRow(), selected);
  window_->close();
  window_.reset();

  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_GE(child<ResultModel>()->columnNamed("rounds"), 0);
  EXPECT_TRUE(child<QCheckBox>("showCeilings")->isChecked());
}

TEST_F(ResultToolsTest, FilterHasAKeyFromAnyView) {
  open();
  runToTheEnd();
  window_->activateWindow();
  window_->showView(QStringLiteral("guide"));
  QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
  EXPECT_TRUE(child<ResultTable>("results")->isVisible());
  EXPECT_TRUE(QTest::qWaitFor([this] { return child<QLineEdit>("filterResults")->hasFocus(); }));
  QTest::keyClicks(child<QLineEdit>("filterResults"), QStringLiteral("local"));
  EXPECT_EQ(child<ResultTable>("results")->model()->rowCount(), 1);
}

}  // namespace
}  // namespace headroom
