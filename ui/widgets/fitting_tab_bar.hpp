// Tab bar that shows all of its tabs at once, in a narrow window, too; and pages under one.
#pragma once

#include <QTabBar>
#include <QTabWidget>
#include <tuple>
#include <vector>

namespace headroom {

/// Where they have no room, leaves out icons, then most of the padding, and then shortens the longest names. Tooltips
/// have shortened names, unless the tab has a tooltip of its own. Tabs have no other data.
class FittingTabBar : public QTabBar {
  Q_OBJECT

 public:
  explicit FittingTabBar(QWidget* parent = nullptr);

  /// Returns the name as it is shown: with "…" if it has no room.
  [[nodiscard]] QString shownText(int tab) const;
  [[nodiscard]] bool showsIcons() const { return showsIcons_; }
  /// Returns the size with all icons and whole names.
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  [[nodiscard]] QSize tabSizeHint(int tab) const override;
  void initStyleOption(QStyleOptionTab* option, int tab) const override;
  void resizeEvent(QResizeEvent* event) override;
  void tabLayoutChange() override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();
  [[nodiscard]] QSize wholeSize(int tab, bool withIcon) const;
  [[nodiscard]] int wholeWidth(bool withIcons) const;
  void fillToolTips();

  bool showsIcons_ = true;
  int whole_ = 0;   ///< width with all icons and whole names
  int widest_ = 0;  ///< largest width of a tab
};

/// Pages under such a bar, without a frame.
class FittingTabs : public QTabWidget {
  Q_OBJECT

 public:
  explicit FittingTabs(QWidget* parent = nullptr);
};

}  // namespace headroom
