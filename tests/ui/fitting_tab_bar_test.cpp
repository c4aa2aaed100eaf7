// The tabs of the window's views: all of them in sight at any width of the window.
#include "widgets/fitting_tab_bar.hpp"

#include <gtest/gtest.h>

#include "style/languages.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class FittingTabBarTest : public testing::WindowTest {
 protected:
  void TearDown() override {
    window_.reset();
    showLanguage(Language::English);
  }
  FittingTabBar& tabs() const { return *child<FittingTabBar>("views"); }

  void resizeTo(QSize size) const {
    window_->resize(size);
    QTest::qWait(50);
  }
  void expectAllInSight() const {
    ASSERT_GT(tabs().count(), 0);
    for (int tab = 0; tab < tabs().count(); ++tab) {
      EXPECT_TRUE(tabs().rect().contains(tabs().tabRect(tab))) << tabs().tabText(tab).toStdString();
      EXPECT_GE(tabs().tabRect(tab).width(), tabs().fontMetrics().height()) << tab;
    }
    for (const QToolButton* arrow : tabs().findChildren<QToolButton*>()) EXPECT_FALSE(arrow->isVisible());
  }
};

TEST_F(FittingTabBarTest, ShowsIconsAndWholeNamesInAWideWindow) {
  open();
  resizeTo({1280, 720});
  expectAllInSight();
  EXPECT_TRUE(tabs().showsIcons());
  for (int tab = 0; tab < tabs().count(); ++tab) {
    EXPECT_EQ(tabs().shownText(tab), tabs().tabText(tab));
    EXPECT_TRUE(tabs().tabToolTip(tab).isEmpty());
  }
}

TEST_F(FittingTabBarTest, LeavesIconsOutBeforeNamesAreShortened) {
  open();
  // Fonts differ between machines: as many pixels as the names and the styles' padding need.
  int names = 0;
  for (int tab = 0; tab < tabs().count(); ++tab) names += tabs().fontMetrics().horizontalAdvance(tabs().tabText(tab));
  QPixmap pixels(16, 16);
  pixels.fill(Qt::red);
  const QIcon icon(pixels);
  FittingTabBar bar;
  for (int tab = 0; tab < tabs().count(); ++tab) bar.addTab(icon, tabs().tabText(tab));
  bar.setDocumentMode(true);
  bar.setExpanding(false);
  const int whole = bar.sizeHint().width();
  bar.resize(whole - 10, bar.sizeHint().height());
  bar.show();
  QTest::qWait(20);
  EXPECT_FALSE(bar.showsIcons());
  for (int tab = 0; tab < bar.count(); ++tab) EXPECT_EQ(bar.shownText(tab), bar.tabText(tab));
  bar.resize(names, bar.height());
  QTest::qWait(20);
  int shortened = 0;
  for (int tab = 0; tab < bar.count(); ++tab) {
    EXPECT_LE(bar.tabRect(tab).right(), bar.width());
    if (bar.shownText(tab) == bar.tabText(tab)) continue;
    ++shortened;
    EXPECT_EQ(bar.tabToolTip(tab), bar.tabText(tab));
  }
  EXPECT_GT(shortened, 0);
  bar.resize(whole + 10, bar.height());
  QTest::qWait(20);
  EXPECT_TRUE(bar.showsIcons());
  EXPECT_TRUE(bar.tabToolTip(0).isEmpty());
}

TEST_F(FittingTabBarTest, IsWholeOnASmallScreenInEveryLanguage) {
  for (const Language language : {Language::English, Language::German, Language::Chinese, Language::Russian}) {
    showLanguage(language);
    open();
    resizeTo({800, 500});
    expectAllInSight();
    window_.reset();
  }
}

}  // namespace
}  // namespace headroom
