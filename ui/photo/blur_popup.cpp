#include "photo/blur_popup.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "photo/blur_choice.hpp"
#include "style/text.hpp"

namespace headroom {

/// Leaves the items that have all words, and the titles of their groups.
class BlurFilter : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setWords(const QString& words) {
    words_ = words.trimmed();
    invalidateFilter();
  }

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    if (words_.isEmpty()) return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!index.data(BlurHeadingRole).toBool()) return hasWords(index);
    for (int next = row + 1; next < sourceModel()->rowCount(parent); ++next) {
      const QModelIndex item = sourceModel()->index(next, 0, parent);
      if (item.data(BlurHeadingRole).toBool()) return false;
      if (hasWords(item)) return true;
    }
    return false;
  }

 private:
  [[nodiscard]] bool hasWords(const QModelIndex& index) const {
    const QString content =
        QStringLiteral("%1 %2 %3")
            .arg(index.data().toString(), index.data(BlurSpeedRole).toString(), index.data(BlurWhyNotRole).toString());
    const bool isSeparator = index.data().toString().isEmpty();
    return !isSeparator && hasAllWords(content, words_);
  }

  QString words_;
};

namespace {

constexpr int kMostRows = 20;
/// Widest list, relative to the width of the screen.
constexpr double kWidestPart = 0.6;
/// Widest reason beside a name, relative to the width of the list.
constexpr double kReasonPart = 0.45;

/// Draws titles of groups in bold, and speeds and reasons at the right.
class BlurDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (item.text.isEmpty()) {  // the separator
      painter->setPen(item.palette.color(QPalette::Mid));
      painter->drawLine(item.rect.left(), item.rect.center().y(), item.rect.right(), item.rect.center().y());
      return;
    }
    const bool isHeading = index.data(BlurHeadingRole).toBool();
    const QString right = rightText(index);
    const QString left = item.text;
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    QFont font = item.font;
    font.setBold(isHeading);
    painter->setFont(font);
    const int margin = item.fontMetrics.averageCharWidth();
    const QRect inside = item.rect.adjusted(isHeading ? margin / 2 : margin, 0, -margin, 0);
    const QFontMetrics metrics = painter->fontMetrics();
    const int most = static_cast<int>(kReasonPart * inside.width());
    const QString shownRight = metrics.elidedText(right, Qt::ElideRight, most);
    const int taken = shownRight.isEmpty() ? 0 : metrics.horizontalAdvance(shownRight) + margin;
    const bool isSelected = (item.state & QStyle::State_Selected) != 0;
    const bool canBeChosen = (item.state & QStyle::State_Enabled) != 0;
    const QColor chosen = item.palette.color(QPalette::HighlightedText);
    const QColor quiet = item.palette.color(QPalette::PlaceholderText);
    painter->setPen(isSelected                 ? chosen
                    : isHeading || canBeChosen ? item.palette.color(QPalette::Active, QPalette::Text)
                                               : quiet);
    painter->drawText(inside.adjusted(0, 0, -taken, 0), Qt::AlignLeading | Qt::AlignVCenter,
                      metrics.elidedText(left, Qt::ElideRight, inside.width() - taken));
    painter->setPen(isSelected ? chosen : quiet);
    painter->drawText(inside, Qt::AlignTrailing | Qt::AlignVCenter, shownRight);
    painter->restore();
  }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const int line = option.fontMetrics.height();
    const QString right = rightText(index);
    const int width = option.fontMetrics.horizontalAdvance(index.data().toString()) +
                      option.fontMetrics.horizontalAdvance(right.left(24)) + 4 * option.fontMetrics.averageCharWidth();
    return {width, index.data().toString().isEmpty() ? line / 2 : line + line / 3};
  }

 private:
  static QString rightText(const QModelIndex& index) {
    const QString whyNot = index.data(BlurWhyNotRole).toString();
    return whyNot.isEmpty() ? index.data(BlurSpeedRole).toString() : whyNot;
  }
};

}  // namespace

BlurPopup::BlurPopup(QComboBox* box)
    : QFrame(box, Qt::Popup),
      box_(box),
      filter_(new BlurFilter(this)),
      search_(new QLineEdit(this)),
      list_(new QListView(this)) {
  setFrameShape(StyledPanel);
  filter_->setSourceModel(box_->model());
  search_->setObjectName(QStringLiteral("blurSearch"));
  search_->setPlaceholderText(tr("Search blurs"));
  search_->setAccessibleName(tr("Search blurs"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  list_->setObjectName(QStringLiteral("blurChoices"));
  list_->setAccessibleName(tr("Blurs"));
  list_->setModel(filter_);
  list_->setItemDelegate(new BlurDelegate(list_));
  list_->setFrameShape(NoFrame);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setMouseTracking(true);
  list_->setFocusPolicy(Qt::NoFocus);  // keys go through the search
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(2);
  layout->addWidget(search_);
  layout->addWidget(list_);
  connect(search_, &QLineEdit::textChanged, this, &BlurPopup::search);
  connect(list_, &QListView::clicked, this, &BlurPopup::choose);
}

void BlurPopup::open() {
  search_->clear();
  place();
  show();
  selectCurrent();
  search_->setFocus();
}

void BlurPopup::place() {
  const QRect screen = box_->screen()->availableGeometry();
  const int rows = std::min(filter_->rowCount(), kMostRows);
  int listHeight = 2 * list_->frameWidth();
  for (int row = 0; row < rows; ++row) listHeight += list_->sizeHintForRow(row);
  const int wanted = list_->sizeHintForColumn(0) + list_->verticalScrollBar()->sizeHint().width() + 8;
  const int width =
      std::clamp(wanted, box_->width(), std::max(box_->width(), static_cast<int>(kWidestPart * screen.width())));
  const int height = listHeight + search_->sizeHint().height() + 8;
  const QRect own(box_->mapToGlobal(QPoint()), box_->size());
  const int below = screen.bottom() - own.bottom();
  const int above = own.top() - screen.top();
  const bool isBelow = height <= below || below >= above;
  const int shown = std::min(height, std::max(isBelow ? below : above, search_->sizeHint().height() * 4));
  const int left = std::clamp(own.left(), screen.left(), std::max(screen.left(), screen.right() - width));
  setGeometry(left, isBelow ? own.bottom() + 1 : own.top() - shown, width, shown);
}

void BlurPopup::selectCurrent() {
  QModelIndex index = filter_->mapFromSource(box_->model()->index(box_->currentIndex(), 0));
  for (int row = 0; !(index.flags() & Qt::ItemIsEnabled) && row < filter_->rowCount(); ++row) {
    index = filter_->index(row, 0);
  }
  list_->setCurrentIndex(index.flags() & Qt::ItemIsEnabled ? index : QModelIndex());
  list_->scrollTo(list_->currentIndex());
}

void BlurPopup::search(const QString& words) {
  filter_->setWords(words);
  selectCurrent();
}

void BlurPopup::choose(const QModelIndex& index) {
  if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled)) return;
  const int row = filter_->mapToSource(index).row();
  box_->hidePopup();
  box_->setCurrentIndex(row);
}

bool BlurPopup::eventFilter(QObject* watched, QEvent* event) {
  if (watched != search_ || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      QCoreApplication::sendEvent(list_, event);
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      choose(list_->currentIndex());
      return true;
    case Qt::Key_Escape:
      box_->hidePopup();
      return true;
    default:
      return QFrame::eventFilter(watched, event);
  }
}

// Also when a click elsewhere closes it.
void BlurPopup::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  box_->hidePopup();
  box_->update();
}

}  // namespace headroom
