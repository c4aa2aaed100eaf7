// The throughput chart with any number of lines: eight in colour, readable labels, a list that finds the others.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QSignalSpy>

#include "shown_chart.hpp"
#include "throughput/emphasis.hpp"

namespace headroom {
namespace {

using testing::sampleRow;
using testing::sampleRows;
using testing::ShownChart;

std::string nameOf(int variant) {
  return "blur.variant-" + std::to_string(variant);
}

/// Later variants are faster; one host implementation is slower than most.
std::vector<ResultRow> manyRows(int variants) {
  std::vector<ResultRow> rows;
  for (const int side : {1000, 2000, 4000}) {
    rows.push_back(sampleRow("copy.float4", Role::Ceiling, {side, side}, 30));
    for (int variant = 0; variant < variants; ++variant) {
      rows.push_back(sampleRow(nameOf(variant), Role::Variant, {side, side}, 0.1 * std::pow(1.09, variant)));
      rows.back().lowMs = 0.95 * rows.back().medianMs;
      rows.back().highMs = 1.05 * rows.back().medianMs;
    }
    rows.push_back(sampleRow("blur.opencv", Role::HostPeer, {side, side}, 0.15));
  }
  return rows;
}

int rowOf(const std::vector<ResultRow>& rows, const std::string& variant) {
  for (std::size_t i = rows.size(); i-- > 0;) {
    if (rows[i].variant == variant) return static_cast<int>(i);
  }
  return -1;
}

TEST(ManyLines, UpToEightAllHaveAColour) {
  const ShownChart shown(manyRows(7));
  EXPECT_EQ(shown.coloured().size(), 8);
}

TEST(ManyLines, MoreThanEightShowTheStoryAndTheFastestHostImplementationInColour) {
  ShownChart shown(manyRows(40));
  EXPECT_EQ(shown.coloured().size(), kMostColoured);
  EXPECT_TRUE(shown.coloured().contains(QStringLiteral("variant-39"))) << "without a story the fastest";
  shown.chart.setStory(
      {QStringLiteral("blur.variant-0"), QStringLiteral("blur.variant-20"), QStringLiteral("blur.variant-35")});
  EXPECT_EQ(shown.coloured().size(), 4);
  for (const char* name : {"variant-0", "variant-20", "variant-35", "opencv"}) {
    EXPECT_TRUE(shown.coloured().contains(QLatin1String(name))) << name;
  }
}

TEST(ManyLines, TheSelectedLineAlwaysHasItsColour) {
  const std::vector<ResultRow> rows = manyRows(40);
  ShownChart shown(rows);
  EXPECT_FALSE(shown.coloured().contains(QStringLiteral("variant-3")));
  shown.chart.setSelected(rowOf(rows, "blur.variant-3"));
  EXPECT_TRUE(shown.coloured().contains(QStringLiteral("variant-3")));
  EXPECT_EQ(shown.coloured().size(), kMostColoured);
}

TEST(ManyLines, ASampleInTheListGivesItsLineAColourAndTakesItAway) {
  ShownChart shown(manyRows(40));
  shown.click(QStringLiteral("variant-3"), true);
  EXPECT_TRUE(shown.coloured().contains(QStringLiteral("variant-3")));
  EXPECT_EQ(shown.coloured().size(), kMostColoured) << "never more; the oldest choice gave way";
  shown.click(QStringLiteral("variant-3"), true);
  EXPECT_FALSE(shown.coloured().contains(QStringLiteral("variant-3")));
}

TEST(ManyLines, TheListIsSortedBySpeedAndChoosesTheLine) {
  const std::vector<ResultRow> rows = manyRows(40);
  ShownChart shown(rows);
  const std::vector<LineEntry>& entries = shown.list().entries();
  ASSERT_EQ(entries.size(), 42U);
  for (std::size_t i = 1; i < entries.size(); ++i) EXPECT_GE(entries[i - 1].rate, entries[i].rate);
  EXPECT_EQ(entries[0].name, QStringLiteral("copy ceiling"));
  QSignalSpy clicked(&shown.chart, &ThroughputView::rowClicked);
  shown.click(QStringLiteral("variant-5"));
  ASSERT_EQ(clicked.size(), 1);
  EXPECT_EQ(clicked.at(0).at(0).toInt(), rowOf(rows, "blur.variant-5")) << "at the largest size";
}

TEST(ManyLines, TheListIsSearched) {
  ShownChart shown(manyRows(40));
  auto* search = shown.list().findChild<QLineEdit*>();
  ASSERT_TRUE(search->isVisible());
  auto* view = shown.list().findChild<QListView*>();
  EXPECT_EQ(view->model()->rowCount(), 42);
  QTest::keyClicks(search, QStringLiteral("OPEN"));
  EXPECT_EQ(view->model()->rowCount(), 1);
  search->clear();
  EXPECT_EQ(view->model()->rowCount(), 42);
  ShownChart few(sampleRows());
  EXPECT_TRUE(few.entry(QStringLiteral("local")) != nullptr);
}

TEST(ManyLines, LabelsNeverCoverEachOtherNorAreCutAtAnySize) {
  for (const int variants : {1, 4, 8, 20, 60}) {
    for (const QSize size : {QSize(1600, 900), QSize(1000, 500), QSize(560, 320), QSize(360, 240), QSize(300, 170)}) {
      ShownChart shown(manyRows(variants), size);
      QCoreApplication::processEvents();
      const std::vector<PlacedLabel>& labels = shown.plot().placed().labels;
      const QRectF whole(QPointF(0, 0), QSizeF(shown.plot().size()));
      EXPECT_FALSE(labels.empty()) << variants << " at " << size.width();
      for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_TRUE(whole.contains(labels[i].place)) << labels[i].text.toStdString() << " at " << size.width();
        for (std::size_t j = i + 1; j < labels.size(); ++j) {
          EXPECT_FALSE(labels[i].place.intersects(labels[j].place))
              << labels[i].text.toStdString() << " and " << labels[j].text.toStdString() << " at " << size.width();
        }
      }
      const PlotLayout& placed = shown.plot().placed();
      for (const auto* ticks : {&placed.xTicks, &placed.yTicks}) {
        EXPECT_GE(ticks->size(), 2U) << variants << " at " << size.width();
        for (const PlacedTick& tick : *ticks) EXPECT_TRUE(whole.contains(tick.place)) << tick.label.toStdString();
      }
      EXPECT_GT(placed.area.width(), 100);
      EXPECT_GT(placed.area.height(), 50);
    }
  }
}

TEST(ManyLines, ExportedPicturesHaveAKeyOfWhatIsInColourAndCountTheRest) {
  ShownChart shown(manyRows(60));
  const QString svg = QString::fromUtf8(shown.chart.renderSvg({1200, 700}));
  EXPECT_TRUE(svg.contains(QStringLiteral("53 more lines are grey.")));
  EXPECT_EQ(svg.count(QStringLiteral(">variant-59<")), 2) << "at the line and in the key";
  EXPECT_EQ(svg.count(QStringLiteral(">variant-10<")), 0);
}

TEST(ManyLines, PointingAtAGreyLineNamesIt) {
  const std::vector<ResultRow> rows = manyRows(40);
  ShownChart shown(rows);
  const auto isNamed = [&] {
    const std::vector<PlacedLabel>& labels = shown.plot().placed().labels;
    return std::any_of(labels.begin(), labels.end(),
                       [](const PlacedLabel& label) { return label.text == QStringLiteral("variant-3"); });
  };
  EXPECT_FALSE(isNamed());
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(rowOf(rows, "blur.variant-3")));
  EXPECT_TRUE(QTest::qWaitFor(isNamed));
  EXPECT_TRUE(shown.readout().text().contains(QStringLiteral("blur.variant-3")));
}

TEST(ManyLines, TheListGivesWayInASmallChartAndComesWhenAskedFor) {
  ShownChart shown(manyRows(12), {420, 300});
  auto* button = shown.chart.findChild<QToolButton*>(QStringLiteral("showList"));
  EXPECT_FALSE(shown.list().isVisible());
  ASSERT_TRUE(button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_TRUE(shown.list().isVisible());
  EXPECT_TRUE(QRect(QPoint(0, 0), shown.chart.size()).contains(shown.list().geometry()));
}

}  // namespace
}  // namespace headroom
