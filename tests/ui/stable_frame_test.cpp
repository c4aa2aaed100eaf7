// The frame of the real window: Run, Stop, the device and the tabs stay where they are, whatever is shown below them.
#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QSlider>
#include <QTabBar>
#include <map>

#include "history/history_view.hpp"
#include "photo/image_well.hpp"
#include "sample_rows.hpp"
#include "style/languages.hpp"
#include "widgets/page_area.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::Eq;

class StableFrameTest : public testing::WindowTest {
 protected:
  static void settle() { testing::settleLayouts(); }

  void showRows() {
    RunDocument run;
    for (const int side : {504, 1000, 2000}) {
      run.rows.push_back(testing::sampleRow("copy.float", Role::Ceiling, {side, side}, 1));
      run.rows.push_back(testing::sampleRow("blur.separable", Role::Variant, {side, side}, 0.5));
    }
    child<ResultController>()->show(run);
    settle();
  }

  /// Returns the places of the frame's widgets in the window, by name.
  std::map<std::string, QRect> places() const {
    std::map<std::string, QRect> found;
    const auto place = [this](const QWidget* widget, const QRect& part) {
      EXPECT_TRUE(widget->isVisible()) << widget->objectName().toStdString();
      return QRect(widget->mapTo(window_.get(), part.topLeft()), part.size());
    };
    for (const char* name : {"run", "stop", "otherDevices", "deviceDetails"}) {
      const auto* button = child<QToolButton>(name);
      found[name] = place(button, button->rect());
    }
    const auto* device = child<QComboBox>("device");
    found["device"] = place(device, device->rect());
    const auto* tabs = child<QTabBar>("views");
    for (int tab = 0; tab < tabs->count(); ++tab) {
      found["tab " + tabs->tabText(tab).toStdString()] = place(tabs, tabs->tabRect(tab));
    }
    return found;
  }

  /// Returns the same as text, which a failed comparison can show.
  std::map<std::string, std::string> layout() const {
    std::map<std::string, std::string> texts;
    for (const auto& [name, place] : places()) {
      texts[name] = std::to_string(place.x()) + "," + std::to_string(place.y()) + " " + std::to_string(place.width()) +
                    "x" + std::to_string(place.height());
    }
    return texts;
  }

  /// Calls `look` in every view, with all docks closed and with each of them open.
  template <class Look>
  void everywhere(Look look) const {
    for (const View& view : child<ViewTabs>()->all()) {
      window_->showView(view.id);
      settle();
      look(view.id.toStdString());
      for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        dock->toggleViewAction()->trigger();
        settle();
        EXPECT_TRUE(dock->isVisible());
        look(view.id.toStdString() + " with " + dock->objectName().toStdString());
        dock->toggleViewAction()->trigger();
        settle();
        EXPECT_FALSE(dock->isVisible());
      }
    }
  }
};

TEST_F(StableFrameTest, NothingOfItMovesBetweenViewsOrWhenADockOpens) {
  open();
  showRows();
  const std::map<std::string, std::string> first = layout();
  ASSERT_EQ(window_->findChildren<QDockWidget*>().size(), 3);
  everywhere([&](const std::string& where) { EXPECT_THAT(layout(), Eq(first)) << where; });
}

TEST_F(StableFrameTest, NothingOfItMovesWithTheChoicesOrDuringARun) {
  open();
  window_->showView(QStringLiteral("throughput"));
  settle();
  const std::map<std::string, std::string> first = layout();
  press("tickAll");
  settle();
  EXPECT_THAT(layout(), Eq(first)) << "the text of Run has changed";
  for (const char* workload : {"matmul", "copy", "blur"}) {
    child<SidePanel>()->setWorkload(QString::fromLatin1(workload));
    settle();
    EXPECT_THAT(layout(), Eq(first)) << workload;
  }
  child<QComboBox>("sizes")->setEditText(QStringLiteral("nonsense"));
  settle();
  EXPECT_THAT(layout(), Eq(first)) << "with an error in the sizes";
  child<QComboBox>("sizes")->setEditText(QStringLiteral("64x48"));
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable")});
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  settle();
  EXPECT_THAT(layout(), Eq(first)) << "during a run";
  ASSERT_TRUE(!finished.isEmpty() || finished.wait(testing::kPatienceMs));
  settle();
  EXPECT_THAT(layout(), Eq(first)) << "after it";
}

TEST_F(StableFrameTest, ALayoutStoredWithoutItLeavesItWhereItIs) {
  open();
  const std::map<std::string, std::string> first = layout();
  QMainWindow earlier;
  ASSERT_TRUE(window_->restoreState(earlier.saveState()));
  settle();
  EXPECT_THAT(layout(), Eq(first));
}

TEST_F(StableFrameTest, HasTheOnlyStopOfEachView) {
  open();
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    settle();
    QStringList stops;
    for (const QAbstractButton* button : window_->findChildren<QAbstractButton*>()) {
      if (button->isVisible() && button->text().contains(QStringLiteral("Stop"))) stops << button->objectName();
    }
    EXPECT_EQ(stops, QStringList{QStringLiteral("stop")}) << view.id.toStdString();
    EXPECT_THAT(child<QToolButton>("run")->toolTip().toStdString(), ::testing::Not(::testing::IsEmpty()));
  }
}

TEST_F(StableFrameTest, WhatAWorkloadDoesNotNeedIsNotThere) {
  open();
  window_->showView(QStringLiteral("throughput"));
  auto* well = child<ImageWell>("imageWell");
  auto* blur = child<QComboBox>("blurWith");
  auto* sigma = child<QDoubleSpinBox>("sigmaNumber");
  EXPECT_TRUE(well->isVisible() && blur->isVisible() && sigma->isVisible());
  child<SidePanel>()->setWorkload(QStringLiteral("matmul"));
  EXPECT_FALSE(well->isVisible());
  EXPECT_FALSE(blur->isVisible());
  EXPECT_FALSE(sigma->isVisible());
  EXPECT_TRUE(child<QComboBox>("sizes")->isVisible());
  window_->showView(QStringLiteral("photo"));
  EXPECT_TRUE(well->isVisible() && blur->isVisible() && sigma->isVisible()) << "the photo is there";
  window_->showView(QStringLiteral("speedup"));
  EXPECT_FALSE(well->isVisible());
  child<SidePanel>()->setWorkload(QStringLiteral("blur"));
  EXPECT_TRUE(well->isVisible() && blur->isVisible() && sigma->isVisible());
}

TEST_F(StableFrameTest, AViewHasTheControlsThatItNeeds) {
  open();
  const auto isShown = [this](const char* name) {
    return window_->findChild<QWidget*>(QLatin1String(name))->isVisible();
  };
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    EXPECT_EQ(isShown("sizes"), view.controls.testFlag(Control::Sweep)) << view.id.toStdString();
    EXPECT_EQ(isShown("transfers"), view.controls.testFlag(Control::Sweep)) << view.id.toStdString();
    EXPECT_EQ(isShown("export"), view.controls.testFlag(Control::Export)) << view.id.toStdString();
    EXPECT_EQ(child<ControlBar>()->isVisible(),
              view.controls.testFlag(Control::Sweep) ||
                  window_->findChild<QWidget*>(QLatin1String("sigmaNumber"))->isVisible())
        << view.id.toStdString() << ": an empty bar leaves no gap";
  }
}

/// A screen of 1600 x 1000 pixels at 200 %.
class FrameOnASmallScreenTest : public StableFrameTest {
 protected:
  static constexpr QSize kSmall{800, 500};

  /// Expects each visible control to be as large as it has to be and, unless it can be scrolled to, whole.
  void expectWholeControls(const std::string& where) const {
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
      const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QSlider*>(widget) != nullptr ||
                             qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
      // Qt gives its own buttons in lines, title bars of docks and tab bars the size of their icons.
      const QWidget* parent = widget->parentWidget();
      const bool isQts = qobject_cast<const QLineEdit*>(parent) != nullptr ||
                         qobject_cast<const QDockWidget*>(parent) != nullptr ||
                         qobject_cast<const QTabBar*>(parent) != nullptr;
      if (!isControl || isQts || !widget->isVisible() || widget->window() != window_.get()) continue;
      const std::string name =
          where + ": " + widget->metaObject()->className() + " " + widget->objectName().toStdString();
      EXPECT_GE(widget->width(), widget->minimumSizeHint().width()) << name;
      EXPECT_GE(widget->height(), widget->minimumSizeHint().height()) << name;
      if (!isScrolled(*widget)) {
        EXPECT_EQ(widget->visibleRegion().boundingRect(), widget->rect()) << name;
      }
    }
  }

  static bool isScrolled(const QWidget& widget) {
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
      if (qobject_cast<const QAbstractScrollArea*>(each->parentWidget()) != nullptr) return true;
    }
    return false;
  }
};

TEST_F(FrameOnASmallScreenTest, EveryViewFitsWithAndWithoutDocks) {
  open();
  showRows();
  window_->resize(kSmall);
  settle();
  ASSERT_EQ(window_->size(), kSmall);
  const std::map<std::string, std::string> first = layout();
  for (const auto& [name, place] : places()) EXPECT_TRUE(window_->rect().contains(place)) << name;
  everywhere([&](const std::string& where) {
    EXPECT_EQ(window_->size(), kSmall) << where;
    EXPECT_THAT(layout(), Eq(first)) << where;
    expectWholeControls(where);
    // Beside an open dock a page may have to scroll.
    if (where.find("Dock") != std::string::npos) return;
    for (const PageArea* area : window_->findChildren<PageArea*>()) {
      if (area->isVisible()) {
        EXPECT_EQ(area->widget()->width(), area->viewport()->width()) << where;
      }
    }
  });
}

TEST_F(FrameOnASmallScreenTest, NoViewIsWiderThanTheSmallestScreenInAnyLanguage) {
  constexpr QSize kSmallest{640, 400};  // 1280 x 800 at 200%
  for (const Language language : {Language::English, Language::German, Language::Chinese, Language::Russian}) {
    showLanguage(language);
    open();
    showRows();
    window_->resize(kSmallest);
    for (const View& view : child<ViewTabs>()->all()) {
      window_->showView(view.id);
      settle();
      const std::string where = toText(language).toStdString() + " " + view.id.toStdString();
      EXPECT_EQ(window_->width(), kSmallest.width()) << where;
      EXPECT_LE(window_->height(), kSmallest.height()) << where;
      for (const auto& [name, place] : places()) EXPECT_TRUE(window_->rect().contains(place)) << where << ' ' << name;
    }
    window_.reset();
  }
  showLanguage(Language::English);
}

TEST_F(FrameOnASmallScreenTest, ChartTableAndVerdictAreInSightTogether) {
  open();
  showRows();
  window_->resize(kSmall);
  window_->showView(QStringLiteral("throughput"));
  settle();
  const int line = window_->fontMetrics().lineSpacing();
  const auto* chart = child<ThroughputView>("throughput");
  ASSERT_TRUE(chart != nullptr && chart->isVisible());
  EXPECT_GE(chart->height(), 6 * line);
  const QRect inPage(chart->mapTo(window_.get(), QPoint()), chart->size());
  EXPECT_TRUE(window_->rect().contains(inPage));
  for (const QWidget* part : {child<QWidget>("results"), child<QWidget>("verdict")}) {
    ASSERT_NE(part, nullptr);
    EXPECT_GE(part->visibleRegion().boundingRect().height(), line) << part->objectName().toStdString();
  }
}

TEST_F(FrameOnASmallScreenTest, APageThatIsTooHighScrollsToItsEnd) {
  auto* page = new QLabel;
  page->setMinimumSize(100, 400);
  PageArea area(page);
  area.resize(300, 200);
  area.show();
  settle();
  EXPECT_EQ(page->height(), 400);
  EXPECT_EQ(page->width(), area.viewport()->width());
  area.resize(300, 600);
  settle();
  EXPECT_EQ(page->size(), QSize(300, 600));
  page->setMinimumHeight(700);
  settle();
  EXPECT_EQ(page->height(), 700) << "it follows its page";
}

}  // namespace
}  // namespace headroom
