// The tabs of the window's views: all of them in sight at any width of the window.
#include "widgets/fitting_tab_bar.hpp"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QVBoxLayout>

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
    testing::settleLayouts();
  }
  void expectNoArrows(const std::string& where) const {
    for (const QTabBar* bar : window_->findChildren<QTabBar*>()) {
      for (const QToolButton* arrow : bar->findChildren<QToolButton*>())
        EXPECT_FALSE(arrow->isVisible()) << where << ": " << bar->accessibleName().toStdString();
    }
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
  testing::settleLayouts(20);
  EXPECT_FALSE(bar.showsIcons());
  for (int tab = 0; tab < bar.count(); ++tab) EXPECT_EQ(bar.shownText(tab), bar.tabText(tab));
  bar.resize(names, bar.height());
  testing::settleLayouts(20);
  int shortened = 0;
  for (int tab = 0; tab < bar.count(); ++tab) {
    EXPECT_LE(bar.tabRect(tab).right(), bar.width());
    if (bar.shownText(tab) == bar.tabText(tab)) continue;
    ++shortened;
    EXPECT_EQ(bar.tabToolTip(tab), bar.tabText(tab));
  }
  EXPECT_GT(shortened, 0);
  bar.resize(whole + 10, bar.height());
  testing::settleLayouts(20);
  EXPECT_TRUE(bar.showsIcons());
  EXPECT_TRUE(bar.tabToolTip(0).isEmpty());
}

TEST_F(FittingTabBarTest, IsWholeOnASmallScreenInEveryLanguage) {
  for (const Language language : {Language::English, Language::German, Language::Chinese, Language::Russian}) {
    showLanguage(language);
    open();
    for (const QSize size : {QSize(800, 500), QSize(640, 400)}) {
      resizeTo(size);
      expectAllInSight();
      for (const View& view : child<ViewTabs>()->all()) {
        window_->showView(view.id);
        testing::settleLayouts(20);
        expectNoArrows(view.id.toStdString() + " at " + std::to_string(size.width()));
      }
    }
    window_.reset();
  }
}

TEST_F(FittingTabBarTest, TheLineBelowReachesTheEdgeInEveryView) {
  open();
  resizeTo({1000, 640});
  const auto* views = child<ViewTabs>();
  for (const View& view : views->all()) {
    window_->showView(view.id);
    testing::settleLayouts(20);
    const QImage row = views->tabRow()->grab().toImage();
    const int y = tabs().geometry().bottom();
    const int besideTabs = tabs().mapTo(views->tabRow(), tabs().tabRect(tabs().count() - 1).topRight()).x() + 5;
    ASSERT_NE(row.pixelColor(besideTabs, y), row.pixelColor(besideTabs, y - 5)) << "there is a line";
    EXPECT_EQ(row.pixelColor(row.width() - 2, y), row.pixelColor(besideTabs, y)) << view.id.toStdString();
  }
}

/// Pages under tabs in a frame, as views have them.
class FittingTabsTest : public ::testing::Test {
 protected:
  static constexpr int kTabs = 5;

  void SetUp() override {
    for (int tab = 0; tab < kTabs; ++tab) {
      auto* page = new QLineEdit;
      page->setObjectName(QStringLiteral("page%1").arg(tab));
      tabs_.addTab(page, QStringLiteral("A page with a long name %1").arg(tab));
    }
    auto* corner = new QLineEdit;
    corner->setFixedWidth(100);
    tabs_.setCornerWidget(corner);
    layout_.addWidget(&before_);
    layout_.addWidget(&tabs_);
  }

  void showAt(int width) {
    frame_.resize(width, 300);
    frame_.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&frame_));
    testing::settleLayouts(20);
  }
  void expectNoArrows() {
    for (const QToolButton* arrow : tabs_.tabBar()->findChildren<QToolButton*>()) EXPECT_FALSE(arrow->isVisible());
    EXPECT_LE(tabs_.tabBar()->tabRect(tabs_.count() - 1).right(), tabs_.tabBar()->width());
  }

  QWidget frame_;
  QVBoxLayout layout_{&frame_};
  QLineEdit& before_ = *new QLineEdit;
  FittingTabs& tabs_ = *new FittingTabs;
};

TEST_F(FittingTabsTest, NamesAreShortenedBesideACornerInsteadOfScrolled) {
  showAt(500);
  expectNoArrows();
  EXPECT_NE(static_cast<FittingTabBar*>(tabs_.tabBar())->shownText(0), tabs_.tabText(0));
  EXPECT_EQ(tabs_.tabToolTip(0), tabs_.tabText(0));
  showAt(2000);
  EXPECT_EQ(static_cast<FittingTabBar*>(tabs_.tabBar())->shownText(0), tabs_.tabText(0));
  EXPECT_EQ(tabs_.tabToolTip(0), QString());
}

TEST_F(FittingTabsTest, ATabThatGetsALongerNameOrIsAddedLeavesNoArrows) {
  for (int tab = 0; tab < kTabs; ++tab) tabs_.setTabText(tab, QStringLiteral("%1").arg(tab));
  tabs_.setTabToolTip(1, QStringLiteral("its file"));
  showAt(500);
  expectNoArrows();
  tabs_.setTabText(1, QString(200, QLatin1Char('w')));
  testing::settleLayouts(20);
  expectNoArrows();
  EXPECT_EQ(tabs_.tabToolTip(1), QStringLiteral("its file"));
  tabs_.addTab(new QLineEdit, QString(100, QLatin1Char('m')));
  testing::settleLayouts(20);
  expectNoArrows();
  EXPECT_EQ(tabs_.tabToolTip(kTabs), tabs_.tabText(kTabs));
}

TEST_F(FittingTabsTest, TheTabKeyLeadsFromTheTabsIntoTheirPage) {
  showAt(900);
  frame_.activateWindow();
  before_.setFocus();
  QTest::keyClick(&before_, Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), tabs_.tabBar());
  QTest::keyClick(tabs_.tabBar(), Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), tabs_.currentWidget());
}

}  // namespace
}  // namespace headroom
