// The throughput chart's context menu, with real right clicks and entries.
#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

#include "models/row_text.hpp"
#include "shown_chart.hpp"

namespace headroom {
namespace {

using testing::sampleRows;
using testing::ShownChart;

QMenu* menuOver(ShownChart& shown, QPoint inView, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
  QWidget* target = reason == QContextMenuEvent::Mouse ? shown.view().viewport() : &shown.chart;
  QContextMenuEvent event(reason, inView, target->mapToGlobal(inView));
  QApplication::sendEvent(target, &event);
  const QList<QMenu*> menus = shown.chart.findChildren<QMenu*>(QStringLiteral("chartMenu"));
  return menus.isEmpty() ? nullptr : menus.constLast();
}

QAction& entry(const QMenu& menu, const char* name) {
  return *menu.findChild<QAction*>(QString::fromLatin1(name));
}

/// Triggers an entry as a click does.
void choose(QMenu& menu, const char* name) {
  QAction& action = entry(menu, name);
  ASSERT_TRUE(action.isEnabled()) << name;
  QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(&action).center());
}

int rowNamed(const char* variant) {
  const std::vector<ResultRow> rows = sampleRows();
  for (std::size_t i = rows.size(); i-- > 0;) {
    if (rows[i].variant == variant) return static_cast<int>(i);
  }
  return -1;
}

TEST(ChartMenu, CopiesThePictureAndAPointsValues) {
  ShownChart shown;
  QApplication::clipboard()->clear();
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "copyPicture");
  EXPECT_EQ(QApplication::clipboard()->image().size(), QSize(2400, 1400));
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "copyValues");
  const QString copied = QApplication::clipboard()->text();
  EXPECT_EQ(copied,
            readoutText(sampleRows()[static_cast<std::size_t>(rowNamed("blur.local"))], testing::sampleTitles()));
  EXPECT_TRUE(copied.contains(QStringLiteral("GP/s")));
}

TEST(ChartMenu, ShowsOnlyTheLineOfAPointUnderItsCeilingsAndAllAgain) {
  ShownChart shown;
  const int all = shown.shown(SeriesKind::Measured);
  const int ceilings = shown.shown(SeriesKind::Ceiling);
  ASSERT_GT(all, 1);
  QMenu* menu = menuOver(shown, shown.pointOf(rowNamed("blur.local")));
  EXPECT_TRUE(entry(*menu, "showOnly").text().contains(QStringLiteral("local"))) << "it names the line";
  choose(*menu, "showOnly");
  EXPECT_EQ(shown.shown(SeriesKind::Measured), 1);
  EXPECT_EQ(shown.shown(SeriesKind::HostPeer), 0);
  EXPECT_EQ(shown.shown(SeriesKind::Ceiling), ceilings);
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "showAll");
  EXPECT_EQ(shown.shown(SeriesKind::Measured), all);
  EXPECT_GT(shown.shown(SeriesKind::Ceiling), ceilings) << "those of arithmetic, too";
  EXPECT_FALSE(entry(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "showAll").isEnabled());
}

TEST(ChartMenu, HidesALineAndGivesOrTakesItsColour) {
  ShownChart shown;
  const int all = shown.shown(SeriesKind::Measured);
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "colour");
  EXPECT_FALSE(shown.coloured().contains(QStringLiteral("local")));
  EXPECT_TRUE(shown.coloured().contains(QStringLiteral("separable")));
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "resetColours");
  EXPECT_TRUE(shown.coloured().contains(QStringLiteral("local")));
  choose(*menuOver(shown, shown.pointOf(rowNamed("blur.local"))), "hide");
  EXPECT_EQ(shown.shown(SeriesKind::Measured), all - 1);
  EXPECT_FALSE(shown.view().placeOf(rowNamed("blur.local")).has_value());
}

TEST(ChartMenu, BesidePointsOffersWhatIsOfTheWholeChart) {
  ShownChart shown;
  const QMenu* menu = menuOver(shown, QPoint(3, 3));
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(entry(*menu, "copyPicture").isEnabled());
  EXPECT_TRUE(entry(*menu, "copyTable").isEnabled());
  EXPECT_FALSE(entry(*menu, "copyValues").isEnabled());
  EXPECT_FALSE(entry(*menu, "showOnly").isEnabled());
}

TEST(ChartMenu, TheMenuKeyIsForTheSelectedPoint) {
  ShownChart shown;
  shown.chart.setSelected(rowNamed("blur.local"));
  choose(*menuOver(shown, {}, QContextMenuEvent::Keyboard), "showOnly");
  EXPECT_EQ(shown.shown(SeriesKind::Measured), 1);
}

TEST(ChartMenu, SavesByTheActionsThatItWasGiven) {
  ShownChart shown;
  QAction save(QStringLiteral("Chart as PNG..."));
  int saved = 0;
  QObject::connect(&save, &QAction::triggered, &save, [&saved] { ++saved; });
  shown.chart.addAction(&save);
  const QMenu* menu = menuOver(shown, QPoint(3, 3));
  const QList<QMenu*> inside = menu->findChildren<QMenu*>();
  ASSERT_EQ(inside.size(), 1);
  ASSERT_EQ(inside.front()->actions(), QList<QAction*>{&save});
  inside.front()->actions().front()->trigger();
  EXPECT_EQ(saved, 1);
}

TEST(ChartMenu, OfAnEmptyChartCopiesNothing) {
  ShownChart shown(std::vector<ResultRow>{});
  QContextMenuEvent event(QContextMenuEvent::Mouse, {40, 40}, shown.chart.mapToGlobal(QPoint(40, 40)));
  QApplication::sendEvent(&shown.chart, &event);
  const auto* menu = shown.chart.findChild<QMenu*>(QStringLiteral("chartMenu"));
  ASSERT_NE(menu, nullptr);
  EXPECT_FALSE(entry(*menu, "copyPicture").isEnabled());
  EXPECT_FALSE(entry(*menu, "copyTable").isEnabled());
}

}  // namespace
}  // namespace headroom
