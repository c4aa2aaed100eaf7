// The user guide in the window.
#include "manual/manual_pages.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>
#include <QTreeWidget>

#include "manual/formula_text.hpp"
#include "manual/manual_window.hpp"
#include "shell/view_tabs.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

QStringList anchorsIn(const QString& text) {
  QStringList anchors;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (!line.startsWith(QLatin1Char('#'))) continue;
    QString heading = line.section(QLatin1Char(' '), 1);
    anchors << headingAnchor(heading.remove(QLatin1Char('`')));
  }
  return anchors;
}

TEST(ManualPages, TheContentsHaveTheGuideByUse) {
  const std::vector<ManualGroup> groups = manualGroups();
  ASSERT_GE(groups.size(), 4U);
  std::size_t pages = 0;
  for (const ManualGroup& group : groups) {
    for (const ManualPage& page : group.pages) {
      EXPECT_FALSE(manualText(manualUrl(page.path)).isEmpty()) << page.path.toStdString();
      ++pages;
    }
  }
  EXPECT_GE(pages, 50U);
}

TEST(ManualPages, PicturesAreBuiltIn) {
  static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]*\]\(([^)]+)\))"));
  int count = 0;
  for (const ManualGroup& group : manualGroups()) {
    for (const ManualPage& page : group.pages) {
      const QUrl url = manualUrl(page.path);
      for (auto match = picture.globalMatch(manualText(url)); match.hasNext(); ++count) {
        const QUrl file = url.resolved(QUrl(match.next().captured(1)));
        EXPECT_TRUE(QFile::exists(QLatin1Char(':') + file.path())) << file.toString().toStdString();
      }
    }
  }
  EXPECT_GT(count, 3);
}

TEST(ManualPages, FormulasAreText) {
  const auto textOf = [](const char* tex) { return withFormulasAsText(QString::fromLatin1(tex)); };
  EXPECT_EQ(textOf("where $x_{n-1}^2$ is"), QStringLiteral(u"where x\u2099\u208b\u2081\u00b2 is"));
  EXPECT_EQ(textOf("$$\\frac{A(1) + B(1)}{D(1)} \\le 1$$"), QStringLiteral(u"(A(1) + B(1))/D(1) \u2264 1"));
  EXPECT_EQ(textOf("$e^{-b_i/s}\\cos\\frac{\\omega_i}{s}$"),
            QStringLiteral(u"exp(\u2212b\u1d62/s) cos(\u03c9\u1d62/s)"));
  EXPECT_EQ(textOf("$3 \\cdot 10^{-7}$, $s\n^4$"), QStringLiteral(u"3 \u00b7 10\u207b\u2077, s \u2074"));
  EXPECT_EQ(textOf("`$XDG_DATA_HOME` and $5"), QStringLiteral("`$XDG_DATA_HOME` and $5"));
  EXPECT_EQ(textOf("```sh\necho $a $b\n```"), QStringLiteral("```sh\necho $a $b\n```"));
}

TEST(ManualPages, NoPageHasFormulasThatAreNotText) {
  static const QRegularExpression code(QStringLiteral(R"(```.*?```|`[^`\n]*`)"),
                                       QRegularExpression::DotMatchesEverythingOption);
  for (const ManualGroup& group : manualGroups()) {
    for (const ManualPage& page : group.pages) {
      QString text = manualText(manualUrl(page.path));
      text.remove(code);
      EXPECT_FALSE(text.contains(QLatin1Char('$'))) << page.path.toStdString();
      static const QRegularExpression command(QStringLiteral(R"(\\[a-z]{2,})"));
      EXPECT_FALSE(text.contains(command)) << page.path.toStdString() << command.match(text).captured().toStdString();
    }
  }
}

class ManualTest : public testing::WindowTest {
 protected:
  ManualWindow& manual() const { return *child<ManualWindow>(); }
  ManualBrowser& page() const { return *manual().findChild<ManualBrowser*>(); }
  QTreeWidget& contents() const { return *manual().findChild<QTreeWidget*>(); }

  /// As a click on a link of the page does.
  void follow(const char* link) const { page().setSource(page().source().resolved(QUrl(QString::fromLatin1(link)))); }

  /// Pages in the contents that a person sees.
  QStringList shownPages() const {
    QStringList shown;
    for (QTreeWidgetItemIterator item(&contents(), QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item) {
      if ((*item)->parent() != nullptr) shown << (*item)->text(0);
    }
    return shown;
  }
};

TEST_F(ManualTest, EveryViewHasItsPlaceInTheGuide) {
  open();
  for (const View& view : child<ViewTabs>()->all()) {
    const QUrl url = manualUrl(view.manual);
    EXPECT_TRUE(anchorsIn(manualText(url)).contains(url.fragment())) << view.id.toStdString();
  }
}

TEST_F(ManualTest, HelpShowsThePageOfTheViewInFrontFromItsHeadingOn) {
  open();
  window_->showView(QStringLiteral("tune"));
  QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier);
  ASSERT_TRUE(manual().isVisible());
  EXPECT_EQ(page().source().path().toStdString(), "/manual/reference/views.md");
  EXPECT_EQ(page().cursorForPosition({30, 8}).block().text().toStdString(), "The Tune view");
  EXPECT_TRUE(manual().windowTitle().startsWith(QStringLiteral("The other views")));
  window_->showView(QStringLiteral("photo"));
  QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier);
  EXPECT_EQ(page().source().path().toStdString(), "/manual/reference/window.md") << "in the same window";
  EXPECT_EQ(window_->findChildren<ManualWindow*>().size(), 1);
}

TEST_F(ManualTest, LinksLeadToPagesAndBack) {
  open();
  child<QAction>("showManual")->trigger();
  EXPECT_EQ(page().source().path().toStdString(), "/manual/README.md");
  auto* back = manual().findChild<QToolButton*>(QStringLiteral("manualBack"));
  EXPECT_FALSE(back->isEnabled());
  follow("how-to/tune.md");
  EXPECT_EQ(page().source().path().toStdString(), "/manual/how-to/tune.md");
  EXPECT_FALSE(contents().currentItem()->text(0).isEmpty());
  follow("../../nowhere.md");
  EXPECT_EQ(page().source().path().toStdString(), "/manual/how-to/tune.md") << "it stays";
  auto* note = manual().findChild<QLabel*>(QStringLiteral("manualNote"));
  EXPECT_TRUE(note->text().startsWith(QStringLiteral("nowhere.md is not part")));
  QTest::mouseClick(back, Qt::LeftButton);
  EXPECT_EQ(page().source().path().toStdString(), "/manual/README.md");
  EXPECT_TRUE(note->isHidden());
}

TEST_F(ManualTest, AboutNamesVersionsAndDevicesAndLeadsToTheGuide) {
  open();
  const QList<QAction*> actions = window_->findChildren<QAction*>();
  const auto about = std::find_if(actions.begin(), actions.end(),
                                  [](const QAction* each) { return each->menuRole() == QAction::AboutRole; });
  ASSERT_NE(about, actions.end());
  (*about)->trigger();
  auto* label = child<QLabel>("aboutText");
  ASSERT_NE(label, nullptr);
  EXPECT_TRUE(label->isVisible());
  EXPECT_TRUE(label->text().contains(QString::fromStdString(child<DeviceBox>()->current()->name).toHtmlEscaped()));
  EXPECT_TRUE(label->text().contains(QString::fromLatin1(qVersion())));
  Q_EMIT label->linkActivated(QStringLiteral("README.md"));
  EXPECT_TRUE(manual().isVisible());
}

TEST_F(ManualTest, SearchLeavesThePagesThatHaveAllWords) {
  open();
  child<QAction>("showManual")->trigger();
  const qsizetype all = shownPages().size();
  auto* search = manual().findChild<QLineEdit*>();
  QTest::keyClicks(search, QStringLiteral("Oclgrind barrier"));
  const QStringList found = shownPages();
  EXPECT_FALSE(found.isEmpty());
  EXPECT_LT(found.size(), all);
  search->clear();
  QTest::keyClicks(search, QStringLiteral("nobody-wrote-this"));
  EXPECT_TRUE(shownPages().isEmpty());
  search->clear();
  EXPECT_EQ(shownPages().size(), all);
}

TEST_F(ManualTest, TablesHaveRulesAndWidePicturesFit) {
  open();
  child<QAction>("showManual")->trigger();
  const QTextTable* table = nullptr;
  for (QTextFrame* frame : page().document()->rootFrame()->childFrames()) {
    if (table == nullptr) table = qobject_cast<QTextTable*>(frame);
  }
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->format().borderStyle(), QTextFrameFormat::BorderStyle_Solid);
  page().setSource(manualUrl(QStringLiteral("tutorial/two-products.md")));
  EXPECT_EQ(page().horizontalScrollBar()->maximum(), 0);
}

}  // namespace
}  // namespace headroom
