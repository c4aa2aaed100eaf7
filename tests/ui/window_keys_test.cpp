// Keyboard use of the real window: mnemonics, arrow keys, Ctrl+C.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMultiMap>
#include <QSet>
#include <QTest>

#include "window_fixture.hpp"

namespace headroom {
namespace {

class WindowKeysTest : public testing::WindowTest {};

TEST_F(WindowKeysTest, TheListShowsThatKeysWalkIt) {
  open();
  auto* list = child<QListView>("variants");
  window_->activateWindow();
  child<QComboBox>("workload")->setFocus();
  ASSERT_TRUE(QTest::qWaitFor([&] { return child<QComboBox>("workload")->hasFocus(); }));
  const auto isRinged = [list] {
    const QRect row = list->visualRect(list->currentIndex());
    const QImage shown = list->viewport()->grab().toImage();
    return shown.pixelColor(row.left() + 1, row.center().y()) == list->palette().color(QPalette::HighlightedText);
  };
  EXPECT_FALSE(isRinged());
  for (int i = 0; i < 4 && !list->hasFocus(); ++i) QTest::keyClick(window_->focusWidget(), Qt::Key_Tab);
  ASSERT_TRUE(list->hasFocus());
  EXPECT_TRUE(isRinged());
}

TEST_F(WindowKeysTest, ARowIsCopiedWithItsHeadings) {
  open();
  runToTheEnd();
  auto* table = child<ResultTable>("results");
  const int row = table->selectedRow();
  ASSERT_GE(row, 0);
  table->setFocus();
  QApplication::clipboard()->clear();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  ASSERT_EQ(lines.size(), 2);
  EXPECT_TRUE(lines.front().startsWith(QStringLiteral("variant\tsize\tstatus\tmedian ms\t")))
      << lines.front().toStdString();
  const std::string variant = rows()[static_cast<std::size_t>(row)].variant;
  EXPECT_TRUE(lines.back().startsWith(QString::fromStdString(variant) + QStringLiteral("\t64 x 48\t")));

  table->findChild<QAction*>(QStringLiteral("copyCell"))->trigger();
  EXPECT_EQ(QApplication::clipboard()->text(), table->currentIndex().data().toString());

  table->hideColumn(1);
  table->findChild<QAction*>(QStringLiteral("copyTable"))->trigger();
  const QStringList all = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  EXPECT_EQ(all.size(), static_cast<qsizetype>(table->model()->rowCount()) + 1);
  EXPECT_TRUE(all.front().startsWith(QStringLiteral("variant\tstatus\t")));
}

/// Returns the mnemonics, and their texts, that can currently be used.
QMultiMap<QChar, QString> mnemonicsInSight(const QWidget& window) {
  QMultiMap<QChar, QString> found;
  const auto add = [&found](const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty()) found.insert(QChar(key[0].key()), text);
  };
  for (const QAction* menu : window.findChild<QMenuBar*>()->actions()) add(menu->text());
  for (const QLabel* label : window.findChildren<QLabel*>()) {
    if (label->isVisible() && label->buddy() != nullptr) add(label->text());
  }
  for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
    if (button->isVisible()) add(button->text());
  }
  return found;
}

TEST_F(WindowKeysTest, EveryKeyWithAltMeansOneThing) {
  open();
  runToTheEnd();
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    const QMultiMap<QChar, QString> found = mnemonicsInSight(*window_);
    EXPECT_GT(found.size(), 7);
    for (const QChar key : found.uniqueKeys()) {
      EXPECT_EQ(found.count(key), 1) << found.values(key).join(QStringLiteral(" | ")).toStdString() << " in view "
                                     << view.id.toStdString();
    }
  }
  for (const QMenu* menu : window_->findChildren<QMenu*>()) {
    QSet<int> keys;
    for (const QAction* action : menu->actions()) {
      const QKeySequence key = QKeySequence::mnemonic(action->text());
      if (key.isEmpty()) continue;
      EXPECT_FALSE(keys.contains(key[0].toCombined())) << action->text().toStdString();
      keys << key[0].toCombined();
    }
  }
}

}  // namespace
}  // namespace headroom
