// The list of views: each entry is complete, and the window treats all entries alike.
#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QSet>
#include <QTabBar>

#include "shell/view_tabs.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class ViewsTest : public testing::WindowTest {};

TEST_F(ViewsTest, EveryEntryIsComplete) {
  open();
  QSet<QString> ids;
  QSet<QString> keys;
  const std::vector<View>& views = child<ViewTabs>()->all();
  for (const View& view : views) {
    const std::string id = view.id.toStdString();
    EXPECT_FALSE(view.title.isEmpty() || view.menuText.isEmpty() || view.runHint.isEmpty()) << id;
    EXPECT_TRUE(view.widget != nullptr && view.whyNotRun && view.run && view.runUnattended) << id;
    EXPECT_FALSE(view.keys.empty()) << id << ": nobody finds keys that the help does not name";
    for (const ViewExport& each : view.exports) {
      EXPECT_TRUE(each.run && each.isReady && static_cast<bool>(each.write) != static_cast<bool>(each.encode))
          << id << ": " << each.what.toStdString();
      EXPECT_FALSE(each.title.isEmpty() || each.filter.isEmpty() || each.ending.isEmpty()) << each.what.toStdString();
    }
    ids << view.id;
    keys << view.key.toString();
  }
  EXPECT_EQ(ids.size(), static_cast<qsizetype>(views.size()));
  EXPECT_EQ(keys.size(), static_cast<qsizetype>(views.size()));
}

TEST(ViewTabsTest, AnyEntryGetsATabAPageAndAnAction) {
  ViewTabs tabs;
  auto* bench = new QWidget;
  auto* above = new QStackedWidget(bench);
  tabs.setBench(bench, above);
  auto* corner = new QLabel(QStringLiteral("corner"));
  tabs.add({.id = QStringLiteral("one"),
            .title = QStringLiteral("One"),
            .widget = new QWidget,
            .corner = corner,
            .isAboveResults = true});
  QPixmap square(16, 16);
  square.fill(Qt::red);
  tabs.add({.id = QStringLiteral("two"),
            .title = QStringLiteral("Two"),
            .icon = QIcon(square),
            .menuText = QStringLiteral("&Two"),
            .key = QKeySequence(Qt::CTRL | Qt::Key_8),
            .widget = new QWidget,
            .place = QStringLiteral("Elsewhere")});
  QSignalSpy changed(&tabs, &ViewTabs::changed);
  EXPECT_EQ(tabs.inFront().id, QStringLiteral("one"));
  EXPECT_FALSE(corner->isHidden());

  const QAction* action = tabs.showActions().constLast();
  EXPECT_EQ(action->text(), QStringLiteral("&Two"));
  EXPECT_EQ(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_8));
  tabs.showActions().constLast()->trigger();
  EXPECT_EQ(tabs.inFront().id, QStringLiteral("two"));
  EXPECT_TRUE(corner->isHidden());
  EXPECT_EQ(changed.count(), 1);
  EXPECT_FALSE(tabs.findChild<QTabBar*>()->tabIcon(1).isNull());
  EXPECT_EQ(tabs.placeOf(QStringLiteral("one")), QStringLiteral("One"));
  EXPECT_EQ(tabs.placeOf(QStringLiteral("two")), QStringLiteral("Elsewhere"));

  tabs.bringToFront(QStringLiteral("unknown"));
  EXPECT_EQ(tabs.inFront().id, QStringLiteral("two"));
  tabs.bringToFront(QStringLiteral("one"));
  EXPECT_EQ(tabs.inFront().id, QStringLiteral("one"));
}

}  // namespace
}  // namespace headroom
