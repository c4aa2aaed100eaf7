#include "throughput/line_list.hpp"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "style/plain_text.hpp"
#include "throughput/emphasis.hpp"

namespace headroom {
namespace {

constexpr int kSampleWidth = 30;
constexpr int kGap = 6;
constexpr int kPadding = 3;
constexpr int kFewestToSearch = 9;
constexpr int kWidestNameEms = 22;
constexpr double kQuietPart = 0.66;
constexpr double kHiddenPart = 0.4;

/// Draws two lines of text: name and value, title and share of the ceiling. A sample of the line before them toggles
/// the line's colour.
class EntryDelegate : public QStyledItemDelegate {
 public:
  explicit EntryDelegate(const LineListModel* model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const LineEntry& entry = entryAt(index);
    const QPalette& palette = option.palette;
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    const QColor ground = isCurrent ? palette.color(QPalette::Highlight) : palette.color(QPalette::Base);
    const QColor text = palette.color(isCurrent ? QPalette::HighlightedText : QPalette::Text);
    if (isCurrent) {
      painter->fillRect(option.rect, ground);
    } else if ((option.state & QStyle::State_MouseOver) != 0) {
      painter->fillRect(option.rect, blend(text, ground, 0.08));
    }
    paintSample(*painter, sampleOf(option.rect, option.fontMetrics.height()), entry, text, ground);
    const QRect inside = option.rect.adjusted(kSampleWidth + kGap, kPadding, -kPadding, -kPadding);
    const int line = option.fontMetrics.height();
    const QColor name = entry.isShown ? text : blend(text, ground, kHiddenPart);
    paintPair(*painter, option, {inside.left(), inside.top(), inside.width(), line}, name, entry.name,
              entry.isShown ? entry.value : LineList::tr("hidden"));
    if (entry.title.isEmpty() && entry.share.isEmpty()) return;
    paintPair(*painter, option, {inside.left(), inside.top() + line, inside.width(), line},
              blend(text, ground, entry.isShown ? kQuietPart : kHiddenPart), entry.title, entry.share);
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const LineEntry& entry = entryAt(index);
    const int lines = entry.title.isEmpty() && entry.share.isEmpty() ? 1 : 2;
    return {kSampleWidth + 8 * option.fontMetrics.height(), lines * option.fontMetrics.height() + 2 * kPadding};
  }

  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
    if (event->type() == QEvent::MouseButtonRelease) {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      const bool isOnSample = mouse->position().x() < option.rect.left() + kSampleWidth;
      if (mouse->button() == Qt::LeftButton && isOnSample) return toggle(model, index);
      return false;
    }
    const bool isSpace = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    return isSpace ? toggle(model, index) : false;
  }

 private:
  [[nodiscard]] const LineEntry& entryAt(const QModelIndex& index) const {
    return model_->entry(index.data(LineListModel::EntryIndex).toInt());
  }

  static bool toggle(QAbstractItemModel* model, const QModelIndex& index) {
    if ((index.flags() & Qt::ItemIsUserCheckable) == 0) return false;
    const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
  }

  static QRectF sampleOf(const QRect& item, int lineHeight) {
    return QRectF(item.left() + 2, item.top() + kPadding, kSampleWidth - 2, lineHeight);
  }

  static void paintSample(QPainter& painter, const QRectF& area, const LineEntry& entry, const QColor& text,
                          const QColor& ground) {
    const double part = entry.isShown ? kHiddenPart : 0.2;
    if (entry.isColoured && entry.isShown) {
      drawLineSample(painter, area, entry.style.pen, entry.style.marker, ground);
    } else {
      drawLineSample(painter, area, QPen(blend(text, ground, part), 1.2), MarkerShape::None, ground);
    }
  }

  static void paintPair(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, const QColor& colour,
                        const QString& left, const QString& right) {
    painter.setFont(option.font);
    painter.setPen(colour);
    const int rightWidth = right.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(right) + kGap;
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, right);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(left, Qt::ElideRight, area.width() - rightWidth));
  }

  const LineListModel* model_;
};

}  // namespace

void LineListModel::setEntries(std::vector<LineEntry> entries) {
  beginResetModel();
  entries_ = std::move(entries);
  endResetModel();
}

int LineListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant LineListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const LineEntry& entry = this->entry(index.row());
  switch (role) {
    case EntryIndex:
      return index.row();
    case Qt::DisplayRole:  // searched text
      return entry.title.isEmpty() ? entry.name : QStringLiteral("%1 %2").arg(entry.name, entry.title);
    case Qt::AccessibleTextRole:
      return tr("%1, %2 %3").arg(data(index, Qt::DisplayRole).toString(), entry.value, entry.share);
    case Qt::CheckStateRole:
      return entry.isRanked ? QVariant(entry.isColoured ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole: {
      const QString name = entry.title.isEmpty() ? entry.name : tr("%1: %2").arg(entry.name, entry.title);
      if (!entry.isRanked) return plainToolTip(name);
      return plainToolTip(entry.isColoured
                              ? tr("%1\nClick the line's sample, or press Space, to draw it in grey.").arg(name)
                              : tr("%1\nClick the line's sample, or press Space, to give it a colour.").arg(name));
    }
    default:
      return {};
  }
}

bool LineListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !index.isValid() || !entry(index.row()).isRanked) return false;
  Q_EMIT colourWanted(entry(index.row()).key, value.toInt() == Qt::Checked);
  return true;
}

Qt::ItemFlags LineListModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractListModel::flags(index);
  if (index.isValid() && entry(index.row()).isRanked) flags |= Qt::ItemIsUserCheckable;
  return flags;
}

LineList::LineList(QWidget* parent)
    : QWidget(parent),
      model_(new LineListModel(this)),
      found_(new QSortFilterProxyModel(this)),
      heading_(new QLabel),
      search_(new QLineEdit),
      list_(new QListView) {
  setObjectName(QStringLiteral("lineList"));
  found_->setSourceModel(model_);
  found_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  heading_->setAlignment(Qt::AlignRight);
  heading_->setForegroundRole(QPalette::PlaceholderText);
  heading_->setContentsMargins(0, 0, kPadding, 0);
  search_->setPlaceholderText(tr("Find a line"));
  search_->setClearButtonEnabled(true);
  search_->setAccessibleName(tr("Find a line"));
  connect(search_, &QLineEdit::textChanged, found_, &QSortFilterProxyModel::setFilterFixedString);

  list_->setModel(found_);
  list_->setItemDelegate(new EntryDelegate(model_, list_));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(false);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMouseTracking(true);
  list_->setAccessibleName(tr("Lines of the chart, fastest first"));
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->viewport()->installEventFilter(this);
  connect(list_, &QListView::clicked, this, &LineList::choose);
  connect(list_, &QListView::activated, this, &LineList::choose);
  connect(list_, &QListView::entered, this, [this](const QModelIndex& index) { Q_EMIT lineHovered(keyAt(index)); });
  connect(list_, &QListView::customContextMenuRequested, this, [this](QPoint at) {
    const QModelIndex index = list_->indexAt(at);
    Q_EMIT menuWanted(index.isValid() ? keyAt(index) : QString(), list_->viewport()->mapToGlobal(at));
  });
  connect(model_, &LineListModel::colourWanted, this, &LineList::colourWanted);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 4, 4);
  layout->setSpacing(3);
  layout->addWidget(search_);
  layout->addWidget(heading_);
  layout->addWidget(list_, 1);
  search_->hide();
}

QString LineList::keyAt(const QModelIndex& index) const {
  return model_->entry(index.data(LineListModel::EntryIndex).toInt()).key;
}

void LineList::choose(const QModelIndex& index) {
  Q_EMIT lineChosen(keyAt(index));
}

void LineList::setEntries(std::vector<LineEntry> entries, const QString& heading) {
  const int scrolled = list_->verticalScrollBar()->value();
  heading_->setText(heading);
  search_->setVisible(static_cast<int>(entries.size()) >= kFewestToSearch);
  if (search_->isHidden()) search_->clear();
  model_->setEntries(std::move(entries));
  list_->verticalScrollBar()->setValue(scrolled);
  setCurrent(current_);
}

void LineList::setCurrent(const QString& key) {
  current_ = key;
  for (int row = 0; row < found_->rowCount(); ++row) {
    const QModelIndex index = found_->index(row, 0);
    if (keyAt(index) != key) continue;
    list_->setCurrentIndex(index);
    list_->scrollTo(index);
    return;
  }
  list_->setCurrentIndex({});
}

int LineList::naturalWidth() const {
  const QFontMetrics metrics(font());
  int widest = metrics.horizontalAdvance(heading_->text());
  for (const LineEntry& entry : model_->entries()) {
    const int name = metrics.horizontalAdvance(entry.name) + kGap + metrics.horizontalAdvance(entry.value);
    const int title = metrics.horizontalAdvance(entry.title) + kGap + metrics.horizontalAdvance(entry.share);
    widest = std::max({widest, name, std::min(title, kWidestNameEms * metrics.height())});
  }
  return kSampleWidth + 3 * kGap + widest + list_->verticalScrollBar()->sizeHint().width();
}

bool LineList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave) Q_EMIT lineHovered(QString());
  return QWidget::eventFilter(watched, event);
}

void LineList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace headroom
