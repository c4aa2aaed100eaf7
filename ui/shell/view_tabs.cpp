#include "shell/view_tabs.hpp"

#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace headroom {

ViewTabs::ViewTabs(QWidget* parent)
    : QWidget(parent), tabs_(new QTabBar(this)), row_(new QHBoxLayout), pages_(new QStackedWidget(this)) {
  tabs_->setObjectName(QStringLiteral("views"));
  tabs_->setAccessibleName(tr("Views"));
  tabs_->setDocumentMode(true);
  tabs_->setExpanding(false);
  row_->addWidget(tabs_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(row_);
  layout->addWidget(pages_, 1);
  connect(tabs_, &QTabBar::currentChanged, this, &ViewTabs::follow);
  // Not for keys, which move between the tabs.
  connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
    if (tab >= 0) focus(views_[static_cast<std::size_t>(tab)]);
  });
}

void ViewTabs::setBench(QWidget* bench, QStackedWidget* above) {
  pages_->addWidget(bench);
  above_ = above;
}

void ViewTabs::add(View view) {
  (view.isAboveResults ? above_ : pages_)->addWidget(view.widget);
  if (view.corner != nullptr) {
    row_->addWidget(view.corner);
    view.corner->hide();
  }
  auto* action = new QAction(view.icon, view.menuText, this);
  action->setShortcut(view.key);
  connect(action, &QAction::triggered, this, [this, id = view.id] { bringToFront(id); });
  actions_ << action;
  const QString title = view.title;
  const QIcon icon = view.icon;
  views_.push_back(std::move(view));
  tabs_->addTab(icon, title);
}

const View* ViewTabs::viewOf(const QString& id) const {
  const auto found = std::find_if(views_.begin(), views_.end(), [&id](const View& view) { return view.id == id; });
  return found == views_.end() ? nullptr : &*found;
}

void ViewTabs::bringToFront(const QString& id) {
  const View* view = viewOf(id);
  if (view == nullptr) return;
  tabs_->setCurrentIndex(static_cast<int>(view - views_.data()));
  focus(*view);
}

QString ViewTabs::placeOf(const QString& id) const {
  const View* found = viewOf(id);
  const View& view = found != nullptr ? *found : inFront();
  return view.place.isEmpty() ? view.title : view.place;
}

// A view above the results does not take the focus from the controls or the table.
void ViewTabs::focus(const View& view) {
  if (!view.isAboveResults) view.widget->setFocus();
}

void ViewTabs::follow() {
  const View& front = inFront();
  if (front.isAboveResults) {
    pages_->setCurrentIndex(0);
    above_->setCurrentWidget(front.widget);
  } else {
    pages_->setCurrentWidget(front.widget);
  }
  for (const View& view : views_) {
    if (view.corner != nullptr) view.corner->setVisible(&view == &front);
  }
  Q_EMIT changed();
}

}  // namespace headroom
