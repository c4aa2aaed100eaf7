// Dialogs on a screen of 1600 x 1000 pixels at 200%: whole on it, with their buttons in sight. The ordinary run has the
// test platform's screen; CMake runs these tests again with the small one.
#include <gtest/gtest.h>

#include <QAction>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>

#include "history/label_dialog.hpp"
#include "kernel/changes_window.hpp"
#include "kernel/code_window.hpp"
#include "session/session_kernels_window.hpp"
#include "widgets/fitted_dialog.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class SmallScreenDialogsTest : public testing::WindowTest {
 protected:
  static constexpr QSize kRoom{800, 500};

  QWidget* opened(const char* action, const char* name) const {
    child<QAction>(action)->trigger();
    auto* dialog = child<QWidget>(name);
    EXPECT_NE(dialog, nullptr) << name;
    return dialog;
  }
  static std::string nameOf(const QWidget& dialog) { return dialog.objectName().toStdString(); }

  /// Expects the dialog to open within the screen, and to be usable in the small one.
  static void expectFits(QWidget& dialog) {
    dialog.show();
    testing::settleLayouts(30);
    const QSize screen = dialog.screen()->availableSize();
    EXPECT_LE(dialog.width(), screen.width()) << nameOf(dialog);
    EXPECT_LE(dialog.height(), screen.height()) << nameOf(dialog);
    dialog.resize(kRoom);
    testing::settleLayouts(30);
    EXPECT_LE(dialog.width(), kRoom.width()) << nameOf(dialog);
    EXPECT_LE(dialog.height(), kRoom.height()) << nameOf(dialog);
    expectButtonsInSight(dialog);
  }
  static void expectButtonsInSight(const QWidget& dialog) {
    int buttons = 0;
    for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
      const auto* box = qobject_cast<const QDialogButtonBox*>(button->parentWidget());
      if ((box == nullptr && button->objectName() != QLatin1String("abClose")) || button->window() != &dialog) continue;
      ++buttons;
      EXPECT_EQ(button->visibleRegion().boundingRect(), button->rect())
          << nameOf(dialog) << ": " << button->text().toStdString();
    }
    EXPECT_TRUE(buttons > 0 || nameOf(dialog) == "manual") << nameOf(dialog);
  }
};

TEST_F(SmallScreenDialogsTest, EachFitsWithItsButtonsInSight) {
  open();
  for (const auto& [action, name] : {std::pair{"showPreferences", "preferences"},
                                     {"measureNoise", "noiseDialog"},
                                     {"addMachine", "addMachineDialog"},
                                     {"takeTurns", "abWindow"},
                                     {"showManual", "manual"},
                                     {"showKeys", "keys"},
                                     {"showAbout", "about"}}) {
    QWidget* dialog = opened(action, name);
    ASSERT_NE(dialog, nullptr) << name;
    expectFits(*dialog);
    dialog->close();
    QCoreApplication::processEvents();
  }
  window_->showView(QStringLiteral("kernel"));
  QWidget* newKernel = opened("newFromText", "newKernel");
  ASSERT_NE(newKernel, nullptr);
  expectFits(*newKernel);
  newKernel->close();
  LabelDialog label(QStringLiteral("a run"), {}, window_.get());
  label.setAttribute(Qt::WA_DeleteOnClose, false);
  ChangesWindow changes(window_.get());
  CodeWindow code(window_.get());
  SessionKernelsWindow kernels(window_.get());
  for (QWidget* dialog : std::initializer_list<QWidget*>{&label, &changes, &code, &kernels}) {
    expectFits(*dialog);
    dialog->close();
  }
}

TEST_F(SmallScreenDialogsTest, PreferencesScrollToTheirLastControl) {
  open();
  QWidget* dialog = opened("showPreferences", "preferences");
  dialog->show();
  dialog->resize(kRoom.width(), kRoom.height() / 2);
  testing::settleLayouts(30);
  const auto* area = dialog->findChild<PageArea*>();
  ASSERT_GT(area->verticalScrollBar()->maximum(), 0);
  auto* last = dialog->findChild<QPushButton*>(QStringLiteral("addKernelFolder"));
  EXPECT_TRUE(last->visibleRegion().isEmpty());
  last->setFocus();
  last->window()->activateWindow();
  QTest::keyClick(last, Qt::Key_Backtab, Qt::ShiftModifier);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  EXPECT_EQ(last->visibleRegion().boundingRect(), last->rect()) << "it is scrolled to by keys";
  expectButtonsInSight(*dialog);
}

TEST_F(SmallScreenDialogsTest, AnErrorIsInSightBelowAPageThatScrolls) {
  LabelDialog label(QStringLiteral("a run"), {}, nullptr);
  label.setAttribute(Qt::WA_DeleteOnClose, false);
  label.show();
  label.resize(kRoom.width(), 150);
  label.findChild<QLineEdit*>(QStringLiteral("runName"))->setText(QString(2000, QLatin1Char('x')));
  QTest::mouseClick(label.findChild<QPushButton*>(QStringLiteral("saveLabel")), Qt::LeftButton);
  testing::settleLayouts(30);
  const auto* error = label.findChild<QLabel*>(QStringLiteral("labelError"));
  ASSERT_TRUE(error->isVisible());
  EXPECT_EQ(error->visibleRegion().boundingRect(), error->rect());
  expectButtonsInSight(label);
}

TEST(FittedDialogTest, OpensAsLargeAsItsPageAndNoLargerThanTheScreen) {
  for (const int height : {120, 5000}) {
    FittedDialog dialog;
    auto* page = new QLabel(QStringLiteral("page"));
    page->setMinimumSize(300, height);
    dialog.setParts(page, {new QDialogButtonBox(QDialogButtonBox::Close)});
    dialog.show();
    testing::settleLayouts(30);
    EXPECT_EQ(page->height(), height);
    const auto* area = dialog.findChild<PageArea*>();
    EXPECT_EQ(area->verticalScrollBar()->maximum() > 0, height > dialog.screen()->availableSize().height());
    EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height());
    EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0);
  }
}

}  // namespace
}  // namespace headroom
