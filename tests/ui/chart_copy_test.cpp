// Charts copied as images and as tables.
#include "plot/chart_copy.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QTest>

#include "guide/bar_chart.hpp"
#include "plot/plot_view.hpp"
#include "shown_chart.hpp"

namespace headroom {
namespace {

PlotContent twoLines() {
  PlotContent content;
  content.x = {{1, 4}, QStringLiteral("MP")};
  content.y = {{0, 10}, QStringLiteral("GP/s")};
  PlotSeries first;
  first.key = QStringLiteral("a");
  first.label = QStringLiteral("blur <a>");
  first.pen = QPen(Qt::red);
  first.points = {{0, 1, 2.5, Span{2.25, 2.75}}, {1, 4, 8}};
  PlotSeries second;
  second.key = QStringLiteral("b");
  second.pen = QPen(Qt::blue);
  second.points = {{2, 1, 4}};
  content.series = {first, second};
  return content;
}

/// Shown and with the focus, as its keys require.
void showFocused(QWidget& widget) {
  widget.resize(400, 300);
  widget.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&widget));
  widget.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&widget));
  widget.setFocus();
  QApplication::clipboard()->clear();
}

TEST(ChartCopy, OfAPlotIsATableOfItsPointsAsTextAndAsHtml) {
  PlotView view;
  view.show(twoLines());
  showFocused(view);
  QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(QApplication::clipboard()->text().toStdString(),
            "Line\tMP\tGP/s\tLow\tHigh\nblur <a>\t1\t2.5\t2.25\t2.75\nblur <a>\t4\t8\t\t\nb\t1\t4\t\t\n");
  const QString html = QApplication::clipboard()->mimeData()->html();
  EXPECT_TRUE(html.contains(QStringLiteral("<th>GP/s</th>"))) << html.toStdString();
  EXPECT_TRUE(html.contains(QStringLiteral("<td>blur &lt;a&gt;</td>"))) << html.toStdString();
}

TEST(ChartCopy, OfAPlotIsAnImageWithItsTitleAboveAndItsCaptionBelow) {
  PlotView view;
  view.setAccessibleName(QStringLiteral("A title"));
  view.show(twoLines());
  showFocused(view);
  const QSize plain = chartImage(view).size();
  setChartCaption(view, QStringLiteral("A caption"));
  QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
  const QImage image = QApplication::clipboard()->image();
  ASSERT_FALSE(image.isNull());
  EXPECT_GT(image.width(), 2 * view.width()) << "two pixels for each";
  EXPECT_EQ(image.width(), plain.width());
  EXPECT_GT(image.height(), plain.height()) << "for the caption";
  view.setAccessibleName(QString());
  EXPECT_LT(chartImage(view).height(), image.height()) << "for the title";
  int red = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor colour = image.pixelColor(x, y);
      if (colour.red() > 200 && colour.green() < 80 && colour.blue() < 80) ++red;
    }
  }
  EXPECT_GT(red, 100) << "the line";
}

TEST(ChartCopy, OfAnEmptyPlotLeavesTheClipboardAsItWas) {
  PlotView view;
  view.showText(QStringLiteral("Nothing yet."));
  showFocused(view);
  QApplication::clipboard()->setText(QStringLiteral("kept"));
  for (const char* name : {"copyChartImage", "copyChartTable"})
    view.findChild<QAction*>(QString::fromLatin1(name))->trigger();
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("kept"));
}

TEST(ChartCopy, IsInTheContextMenuOfPaintedChartsToo) {
  BarChart chart;
  BarContent content;
  content.unit = QStringLiteral("GP/s");
  BarGroup group;
  group.size = {64, 48};
  group.bars.resize(2);
  group.bars[0].label = QStringLiteral("one");
  group.bars[0].value = 1.5;
  group.bars[1].label = QStringLiteral("two");
  group.bars[1].note = QStringLiteral("not\tmeasured");
  content.groups = {group};
  chart.setContent(content);
  EXPECT_EQ(chart.contextMenuPolicy(), Qt::ActionsContextMenu);
  showFocused(chart);
  QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(QApplication::clipboard()->text().toStdString(),
            "Size\tVariant\tGP/s\tRemark\n64 x 48\tone\t1.5\t\n64 x 48\ttwo\t\tnot measured\n");
}

TEST(ChartCopy, OfTheThroughputChartIsThePictureForPaper) {
  testing::ShownChart shown;
  auto* plot = shown.chart.findChild<PlotView*>();
  ASSERT_NE(plot, nullptr);
  const QList<QAction*> images = plot->findChildren<QAction*>(QStringLiteral("copyChartImage"));
  ASSERT_EQ(images.size(), 1) << "one for Ctrl+C";
  QApplication::clipboard()->clear();
  images.front()->trigger();
  EXPECT_EQ(QApplication::clipboard()->image().size(), QSize(2400, 1400));
}

}  // namespace
}  // namespace headroom
