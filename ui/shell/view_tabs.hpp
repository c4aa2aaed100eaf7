// The window's views, one of them in front: the tabs, and the pages behind them.
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QWidget>
#include <vector>

#include "widgets/view.hpp"

namespace headroom {

class ViewTabs : public QWidget {
  Q_OBJECT

 public:
  explicit ViewTabs(QWidget* parent = nullptr);

  /// The parent of views that have the whole page.
  [[nodiscard]] QWidget* pages() const { return pages_; }
  /// What all views above the results share, and where in it they stand. Before any view.
  void setBench(QWidget* bench, QStackedWidget* above);
  /// Behind those that are there.
  void add(View view);
  [[nodiscard]] const std::vector<View>& all() const { return views_; }
  /// nullptr when there is none of that id.
  [[nodiscard]] const View* viewOf(const QString& id) const;
  /// There is a view.
  [[nodiscard]] const View& inFront() const { return views_[static_cast<std::size_t>(tabs_->currentIndex())]; }
  void bringToFront(const QString& id);
  /// One for each view, in the order of the tabs: it brings the view to the front.
  [[nodiscard]] QList<QAction*> showActions() const { return actions_; }
  /// What the status bar calls a view; the one in front for an unknown id.
  [[nodiscard]] QString placeOf(const QString& id) const;
 Q_SIGNALS:
  /// Another view is in front.
  void changed();

 private:
  void follow();
  void focus(const View& view);

  QTabBar* tabs_;
  QHBoxLayout* row_;
  QStackedWidget* pages_;
  QStackedWidget* above_ = nullptr;
  std::vector<View> views_;
  QList<QAction*> actions_;
};

}  // namespace headroom
