#include "widgets/fitting_tab_bar.hpp"

#include <QEvent>
#include <QStyle>
#include <QStyleOptionTab>
#include <algorithm>
#include <limits>
#include <tuple>

#include "style/plain_text.hpp"
#include "style/visible_boxes.hpp"

namespace headroom {

namespace {

/// Gap that styles leave between a tab's icon and its name.
constexpr int kIconGap = 4;
/// A name is not shortened below this.
constexpr int kFewestNameCharacters = 6;

/// Returns the width down to which wider tabs have to shrink, for all together to be no wider than `room`.
int sharedWidth(std::vector<int> widths, int room) {
  std::sort(widths.begin(), widths.end());
  int left = static_cast<int>(widths.size());
  for (const int width : widths) {
    if (width * left > room) return room / left;
    room -= width;
    --left;
  }
  return std::numeric_limits<int>::max();
}

}  // namespace

FittingTabBar::FittingTabBar(QWidget* parent) : QTabBar(parent), widest_(std::numeric_limits<int>::max()) {
  setElideMode(Qt::ElideRight);
}

QString FittingTabBar::shownText(int tab) const {
  QStyleOptionTab option;
  initStyleOption(&option, tab);
  return option.text;
}

QSize FittingTabBar::wholeSize(int tab, bool withIcon) const {
  QSize size = QTabBar::tabSizeHint(tab);
  if (!withIcon && !tabIcon(tab).isNull()) size.rwidth() -= iconSize().width() + kIconGap;
  return size;
}

int FittingTabBar::wholeWidth(bool withIcons) const {
  int width = 0;
  for (int tab = 0; tab < count(); ++tab) width += wholeSize(tab, withIcons).width();
  return width;
}

QSize FittingTabBar::sizeHint() const {
  const int height = QTabBar::sizeHint().height();  // lays out what is new, which measures the names
  return {whole_, height};
}

QSize FittingTabBar::tabSizeHint(int tab) const {
  const QSize size = wholeSize(tab, showsIcons_);
  return {std::min(size.width(), widest_), size.height()};
}

// The name's room depends on the icon.
void FittingTabBar::initStyleOption(QStyleOptionTab* option, int tab) const {
  QTabBar::initStyleOption(option, tab);
  if (showsIcons_) return;
  option->icon = {};
  const int room = style()->subElementRect(QStyle::SE_TabBarTabText, option, this).width();
  option->text = fontMetrics().elidedText(tabText(tab), elideMode(), room, Qt::TextShowMnemonic);
}

void FittingTabBar::fit() {
  setProperty(kTightTabs, false);
  whole_ = wholeWidth(true);
  showsIcons_ = whole_ <= width();
  setProperty(kTightTabs, !showsIcons_ && wholeWidth(false) > width());
  std::vector<int> widths;
  for (int tab = 0; tab < count(); ++tab) widths.push_back(wholeSize(tab, showsIcons_).width());
  widest_ = std::max(sharedWidth(widths, width()), kFewestNameCharacters * fontMetrics().averageCharWidth());
}

// The tab's data is the tooltip that it has from here: others stay.
void FittingTabBar::fillToolTips() {
  for (int tab = 0; tab < count(); ++tab) {
    if (tabToolTip(tab) != tabData(tab).toString()) continue;
    const QString whole = shownText(tab) == tabText(tab) ? QString() : plainToolTip(tabText(tab));
    setTabToolTip(tab, whole);
    setTabData(tab, whole);
  }
}

// Sizes are decided before the bar lays its tabs out.
void FittingTabBar::resizeEvent(QResizeEvent* event) {
  fit();
  QTabBar::resizeEvent(event);
  fillToolTips();
}

// Tabs were added or removed, or have other names: the bar lays them out again if they need another fit.
void FittingTabBar::tabLayoutChange() {
  QTabBar::tabLayoutChange();
  const auto before = std::tuple(showsIcons_, whole_, widest_);
  fit();
  fillToolTips();
  if (before != std::tuple(showsIcons_, whole_, widest_)) setIconSize(iconSize());
}

void FittingTabBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
  QTabBar::changeEvent(event);
}

FittingTabs::FittingTabs(QWidget* parent) : QTabWidget(parent) {
  setTabBar(new FittingTabBar(this));
  setDocumentMode(true);
  tabBar()->setExpanding(false);
}

}  // namespace headroom
