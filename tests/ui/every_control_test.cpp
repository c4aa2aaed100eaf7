// Every control of every view and dialog: it has an accessible name, keys alone reach it, and it shows the focus.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTabWidget>
#include <QTest>
#include <algorithm>
#include <string>

#include "controls_of.hpp"
#include "guide_kernels.hpp"
#include "headroom/report/report.hpp"
#include "history/label_dialog.hpp"
#include "kernel/changes_window.hpp"
#include "kernel/code_window.hpp"
#include "kernel/kernel_view.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::controlsOf;
using testing::described;
using testing::kPatienceMs;
using testing::kSoonMs;

/// Presses of Tab in all, more than any window has controls and links.
constexpr int kMostPresses = 800;
/// Presses of Tab without a change of the focus: a page takes one for each of its links.
constexpr int kMostPressesInOne = 200;

bool hasAccessibleName(QWidget* control) {
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(control);
  return accessible != nullptr && !accessible->text(QAccessible::Name).trimmed().isEmpty();
}

/// Tab indents the text of an editor, which has another key.
Qt::Key keyToLeave(const QWidget* widget) {
  const auto* editor = qobject_cast<const SourceEditor*>(widget);
  return editor != nullptr && !editor->isReadOnly() ? Qt::Key_F6 : Qt::Key_Tab;
}

/// True if the control, which has the focus, looks different without it, or is scrolled out of sight. A style marks a
/// dialog's default button as it marks the focus, and a focused button is the default one.
bool showsFocus(QWidget& part, QWidget& control) {
  const auto* button = qobject_cast<const QPushButton*>(&control);
  if (control.visibleRegion().isEmpty() || (button != nullptr && (button->isDefault() || button->autoDefault()))) {
    return true;
  }
  control.window()->setAttribute(Qt::WA_KeyboardFocusChange);  // as after any press of Tab
  const QRect place = QRect(control.mapTo(&part, QPoint()), control.size()).adjusted(-2, -2, 2, 2);
  const QImage with = part.grab(place).toImage();
  control.clearFocus();
  const QImage without = part.grab(place).toImage();
  control.setFocus(Qt::TabFocusReason);
  return with != without;
}

/// Returns the widgets that have the focus one after the other; adds those that do not show it to `hidden`.
QSet<const QWidget*> reachedByTab(QWidget& part, QList<QWidget*>& hidden) {
  if (part.focusWidget() == nullptr) QTest::keyClick(&part, Qt::Key_Tab);
  QSet<const QWidget*> reached;
  int pressesInOne = 0;
  QWidget* now = part.focusWidget();
  for (int presses = 0; now != nullptr && presses < kMostPresses; ++presses) {
    if (!reached.contains(now) && !showsFocus(part, *now)) hidden << now;
    reached << now;
    QTest::keyClick(now, keyToLeave(now));
    QWidget* next = part.focusWidget();
    pressesInOne = next == now ? pressesInOne + 1 : 0;
    if (pressesInOne > kMostPressesInOne || (next != now && reached.contains(next))) break;
    now = next;
  }
  return reached;
}

/// True if the control has a key of its own, or arrow keys of its group.
bool hasKeyOfItsOwn(const QWidget& control) {
  const auto* button = qobject_cast<const QAbstractButton*>(&control);
  if (button == nullptr) return false;
  if (!button->shortcut().isEmpty() || (button->autoExclusive() && !button->isChecked())) return true;
  const QList<QAction*> actions = button->actions();
  return std::any_of(actions.begin(), actions.end(),
                     [](const QAction* action) { return !action->shortcut().isEmpty(); });
}

QList<QWidget*> withoutName(const QWidget& part) {
  QList<QWidget*> unnamed = controlsOf(part);
  unnamed.removeIf(hasAccessibleName);
  return unnamed;
}

QList<QWidget*> withoutKeys(QWidget& part, QList<QWidget*>& hidden) {
  const QSet<const QWidget*> reached = reachedByTab(part, hidden);
  QList<QWidget*> unreached = controlsOf(part);
  unreached.removeIf([&reached](const QWidget* control) {
    return !control->isEnabled() || reached.contains(control) || hasKeyOfItsOwn(*control);
  });
  return unreached;
}

class EveryControlTest : public testing::WindowTest {
 protected:
  void expectNamesAndKeys(QWidget& part, const std::string& place) {
    testing::settleLayouts(20);  // pages follow
    EXPECT_FALSE(controlsOf(part).isEmpty()) << place;
    for (const QWidget* control : withoutName(part)) {
      if (!told_.contains(control)) ADD_FAILURE() << "no accessible name in " << place << ": " << described(*control);
      told_ << control;
    }
    QList<QWidget*> hidden;
    for (const QWidget* control : withoutKeys(part, hidden)) {
      ADD_FAILURE() << "out of reach of keys in " << place << ": " << described(*control);
    }
    for (const QWidget* control : hidden) {
      if (!told_.contains(control)) ADD_FAILURE() << "hides its focus in " << place << ": " << described(*control);
      told_ << control;
    }
  }
  /// Also for each page of its tabs.
  void expectNamesAndKeysOnAllPages(QWidget& part, const std::string& place) {
    expectNamesAndKeys(part, place);
    for (QTabWidget* tabs : part.findChildren<QTabWidget*>()) {
      if (!tabs->isVisible() || tabs->window() != part.window()) continue;
      const int first = tabs->currentIndex();
      for (int page = 0; page < tabs->count(); ++page) {
        if (page == first) continue;
        tabs->setCurrentIndex(page);
        expectNamesAndKeys(part, place + ", page " + tabs->tabText(page).toStdString());
      }
      tabs->setCurrentIndex(first);
    }
  }
  QWidget* opened(const char* name) const {
    QWidget* dialog = nullptr;
    const auto isOpen = [&] { return (dialog = child<QWidget>(name)) != nullptr && dialog->isVisible(); };
    EXPECT_TRUE(QTest::qWaitFor(isOpen, kSoonMs)) << name;
    return dialog;
  }
  void expectInDialog(const char* action, const char* name) {
    child<QAction>(action)->trigger();
    QWidget* dialog = opened(name);
    ASSERT_NE(dialog, nullptr) << name;
    expectNamesAndKeysOnAllPages(*dialog, name);
    dialog->close();
    QCoreApplication::processEvents();
  }
  /// Opens a kernel of the user's in the Kernel view.
  SourceEditor* openOwnKernel() {
    const QString file = folder_.filePath(QStringLiteral("mine.cl"));
    writeFile(file.toStdString(),
              testing::sampleKernel("mine", "", "  if (x < width && y < height) result[y * width + x] = 1;\n"));
    EXPECT_TRUE(window_->openInView(file));
    SourceEditor* editor = nullptr;
    const auto isOpen = [&] { return (editor = child<KernelView>("kernel")->files()->editorOf(file)) != nullptr; };
    EXPECT_TRUE(QTest::qWaitFor(isOpen, kSoonMs));
    return editor;
  }

  QSet<const QWidget*> told_;
};

TEST_F(EveryControlTest, OfAViewHasANameAndIsReachedByKeys) {
  open();
  window_->activateWindow();
  runToTheEnd();
  SourceEditor* editor = openOwnKernel();
  ASSERT_NE(editor, nullptr);
  QTest::keyClick(editor, Qt::Key_F, Qt::ControlModifier);  // opens the search, which has buttons
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  window_->openPhoto(folder_.filePath(QStringLiteral("nothing.png")));
  ASSERT_TRUE(problems.wait(kPatienceMs)) << "a message has a button";
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    expectNamesAndKeysOnAllPages(*window_, "view " + view.id.toStdString());
  }
  window_->showView(QStringLiteral("throughput"));
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) dock->show();
  expectNamesAndKeys(*window_, "the window with all of its panels");
}

TEST_F(EveryControlTest, OfADialogHasANameAndIsReachedByKeys) {
  open();
  window_->activateWindow();
  expectInDialog("showPreferences", "preferences");
  expectInDialog("measureNoise", "noiseDialog");
  expectInDialog("addMachine", "addMachineDialog");
  expectInDialog("takeTurns", "abWindow");
  expectInDialog("showManual", "manual");
  expectInDialog("showKeys", "keys");

  window_->showView(QStringLiteral("kernel"));
  child<QAction>("newFromText")->trigger();
  ASSERT_NE(opened("newKernel"), nullptr);
  const QString bare = folder_.filePath(QStringLiteral("bare.cl"));
  writeFile(bare.toStdString(), "kernel void bare(global float* to, int n) {\n  to[get_global_id(0)] = n;\n}\n");
  child<NewKernelDialog>("newKernel")->openFile(bare);
  ASSERT_TRUE(QTest::qWaitFor([this] { return child<QLineEdit>("global.0") != nullptr; }, kPatienceMs));
  expectNamesAndKeys(*child<NewKernelDialog>("newKernel"), "new kernel");
  child<NewKernelDialog>("newKernel")->close();

  LabelDialog label(QStringLiteral("a run"), {}, window_.get());
  label.setAttribute(Qt::WA_DeleteOnClose, false);
  ChangesWindow changes(window_.get());
  CodeWindow code(window_.get());
  for (QWidget* dialog : std::initializer_list<QWidget*>{&label, &changes, &code}) {
    dialog->show();
    expectNamesAndKeys(*dialog, dialog->objectName().toStdString());
    dialog->close();
  }
}

TEST_F(EveryControlTest, AnEditorIsLeftByF6InBothDirections) {
  open();
  window_->activateWindow();
  SourceEditor* editor = openOwnKernel();
  ASSERT_NE(editor, nullptr);
  const QString text = editor->text();
  editor->setFocus();
  QTest::keyClick(editor, Qt::Key_F6);
  QWidget* after = window_->focusWidget();
  EXPECT_NE(after, editor);
  QTest::keyClick(after, Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_EQ(window_->focusWidget(), editor);
  QTest::keyClick(editor, Qt::Key_F6, Qt::ShiftModifier);
  EXPECT_NE(window_->focusWidget(), editor);
  EXPECT_NE(window_->focusWidget(), after);
  EXPECT_EQ(editor->text(), text);
  editor->setFocus();
  QTest::keyClick(editor, Qt::Key_Tab);
  EXPECT_EQ(window_->focusWidget(), editor) << "Tab indents";
  EXPECT_NE(editor->text(), text);
}

TEST(ControlsOfTest, AControlWithoutANameOrAKeyIsFound) {
  QWidget part;
  auto* row = new QHBoxLayout(&part);
  auto* named = new QPushButton(QStringLiteral("Run"));
  auto* icon = new QToolButton;
  auto* mouseOnly = new QPushButton(QStringLiteral("Stop"));
  mouseOnly->setFocusPolicy(Qt::NoFocus);
  auto* byMnemonic = new QPushButton(QStringLiteral("&Go"));
  byMnemonic->setFocusPolicy(Qt::NoFocus);
  for (QWidget* each : std::initializer_list<QWidget*>{named, icon, mouseOnly, byMnemonic}) row->addWidget(each);
  part.show();
  auto* still = new QWidget;
  still->setFocusPolicy(Qt::StrongFocus);
  still->setAccessibleName(QStringLiteral("Chart"));
  still->setMinimumSize(20, 20);
  row->addWidget(still);
  still->show();
  EXPECT_EQ(withoutName(part), QList<QWidget*>{icon});
  QList<QWidget*> hidden;
  EXPECT_EQ(withoutKeys(part, hidden), QList<QWidget*>{mouseOnly});
  EXPECT_TRUE(hidden.contains(still)) << "it paints nothing";

  auto* trap = new QPlainTextEdit;
  trap->setAccessibleName(QStringLiteral("Text"));
  auto* beyond = new QLineEdit;
  beyond->setAccessibleName(QStringLiteral("Line"));
  row->addWidget(trap);
  row->addWidget(beyond);
  for (QWidget* each : std::initializer_list<QWidget*>{trap, beyond}) each->show();
  named->setFocus();
  EXPECT_TRUE(withoutKeys(part, hidden).contains(beyond)) << "Tab writes into the text";
}

}  // namespace
}  // namespace headroom
