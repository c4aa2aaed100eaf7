#include "shell/view_tabs.hpp"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionTabBarBase>
#include <algorithm>
#include <utility>

#include "widgets/fitting_tab_bar.hpp"
#include "widgets/page_area.hpp"

namespace headroom {

namespace {

/// Draws the line below the tabs from edge to edge, also where there is no corner.
class TabRow : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    const auto* tabs = findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    QStyleOptionTabBarBase line;
    line.initFrom(tabs);
    line.documentMode = tabs->documentMode();
    line.shape = tabs->shape();
    const int overlap = tabs->style()->pixelMetric(QStyle::PM_TabBarBaseOverlap, &line, tabs);
    line.rect = QRect(0, tabs->geometry().bottom() + 1 - overlap, width(), overlap);
    QPainter painter(this);
    tabs->style()->drawPrimitive(QStyle::PE_FrameTabBarBase, &line, &painter, tabs);
  }
};

void addPage(QStackedWidget& stack, QWidget* page) {
  stack.addWidget(new PageArea(page, &stack));
}

void showPage(QStackedWidget& stack, const QWidget* page) {
  for (int i = 0; i < stack.count(); ++i) {
    if (static_cast<const PageArea*>(stack.widget(i))->widget() == page) stack.setCurrentIndex(i);
  }
}

}  // namespace

ViewTabs::ViewTabs(QWidget* parent)
    : QWidget(parent),
      tabRow_(new TabRow(this)),
      tabs_(new FittingTabBar(tabRow_)),
      row_(new QHBoxLayout(tabRow_)),
      column_(new QVBoxLayout(this)),
      pages_(new QStackedWidget(this)) {
  tabs_->setObjectName(QStringLiteral("views"));
  tabs_->setAccessibleName(tr("Views"));
  tabs_->setDocumentMode(true);
  tabs_->setExpanding(false);
  row_->setContentsMargins(0, 0, 0, 0);
  row_->addWidget(tabs_, 1);
  tabRow_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column_->setContentsMargins(0, 0, 0, 0);
  column_->addWidget(tabRow_);
  column_->addWidget(pages_, 1);
  connect(tabs_, &QTabBar::currentChanged, this, &ViewTabs::follow);
  // Not for keys, which move between the tabs.
  connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
    if (tab >= 0) focus(views_[static_cast<std::size_t>(tab)]);
  });
}

void ViewTabs::insertAbovePages(QWidget* widget) {
  column_->insertWidget(column_->count() - 1, widget);
}

void ViewTabs::setBench(QWidget* bench, QStackedWidget* above) {
  addPage(*pages_, bench);
  bench_ = bench;
  above_ = above;
}

void ViewTabs::add(View view) {
  addPage(*(view.isAboveResults ? above_ : pages_), view.widget);
  if (view.corner != nullptr) {
    row_->addWidget(view.corner);
    // Its place stays empty in other views, so that tabs neither move nor change.
    QSizePolicy kept = view.corner->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    view.corner->setSizePolicy(kept);
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
  if (front.isAboveResults) showPage(*above_, front.widget);
  showPage(*pages_, front.isAboveResults ? bench_ : front.widget);
  for (const View& view : views_) {
    if (view.corner != nullptr) view.corner->setVisible(&view == &front);
  }
  Q_EMIT changed();
}

}  // namespace headroom
