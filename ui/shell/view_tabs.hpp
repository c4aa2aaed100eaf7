// Tabs of the window's views, and their pages.
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "widgets/view.hpp"

namespace headroom {

class ViewTabs : public QWidget {
  Q_OBJECT

 public:
  explicit ViewTabs(QWidget* parent = nullptr);

  /// The tabs, with the corner of the view in front. It may be moved out of this widget.
  [[nodiscard]] QWidget* tabRow() const { return tabRow_; }
  /// Parent of the views that use the whole page.
  [[nodiscard]] QWidget* pages() const { return pages_; }
  /// Inserts a widget above the pages, below those inserted before.
  void insertAbovePages(QWidget* widget);
  /// Sets the page that all views above the results share, and the stack in it that holds them. To be called before any
  /// view is added.
  void setBench(QWidget* bench, QStackedWidget* above);
  /// Appends a view.
  void add(View view);
  [[nodiscard]] const std::vector<View>& all() const { return views_; }
  /// Returns nullptr if there is no view with that id.
  [[nodiscard]] const View* viewOf(const QString& id) const;
  /// Precondition: there is a view.
  [[nodiscard]] const View& inFront() const { return views_[static_cast<std::size_t>(tabs_->currentIndex())]; }
  void bringToFront(const QString& id);
  /// One action per view, in tab order, that brings the view to the front.
  [[nodiscard]] QList<QAction*> showActions() const { return actions_; }
  /// Returns a view's name in the status bar; that of the view in front for an unknown id.
  [[nodiscard]] QString placeOf(const QString& id) const;
 Q_SIGNALS:
  /// Another view is in front.
  void changed();

 private:
  void follow();
  void focus(const View& view);

  QWidget* tabRow_;
  QTabBar* tabs_;
  QHBoxLayout* row_;
  QVBoxLayout* column_;
  QStackedWidget* pages_;
  QWidget* bench_ = nullptr;
  QStackedWidget* above_ = nullptr;
  std::vector<View> views_;
  QList<QAction*> actions_;
};

}  // namespace headroom
