#include "panels/variant_delegate.hpp"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include "models/status_colour.hpp"
#include "models/variant_model.hpp"

namespace headroom {

namespace {

/// Room above and below the two lines, in parts of a line's height.
constexpr double kPaddingLines = 0.3;

QColor secondLineColour(const QStyleOptionViewItem& option, const QModelIndex& index) {
  const auto group = (option.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
  if ((option.state & QStyle::State_Selected) != 0) return option.palette.color(group, QPalette::HighlightedText);
  const QVariant status = index.data(VariantModel::StatusRole);
  if (status.isValid() && static_cast<Status>(status.toInt()) != Status::Ok) {
    return statusColour(static_cast<Status>(status.toInt()), option.palette);
  }
  return option.palette.color(group, QPalette::PlaceholderText);
}

}  // namespace

VariantDelegate::VariantDelegate(QObject* parent) : ChipDelegate(parent) {}

void VariantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString title = item.text;
  const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
  // The style draws everything but the text, which has two lines here; the blank keeps the text's place reserved.
  item.text = QStringLiteral(" ");
  const QRect place = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  const QFontMetrics metrics(item.font);
  const int line = metrics.height();
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
  const QRect text(place.left() + margin, item.rect.center().y() - line, item.rect.right() - place.left() - 2 * margin,
                   2 * line);
  const QRect upper(text.left(), text.top(), text.width(), line);
  const QRect lower(text.left(), text.top() + line, text.width(), line);
  const bool selected = (item.state & QStyle::State_Selected) != 0;
  const auto group = (item.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;

  painter->save();
  painter->setFont(item.font);
  painter->setPen(item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
  painter->drawText(upper, Qt::AlignLeading | Qt::AlignVCenter,
                    metrics.elidedText(title, Qt::ElideRight, upper.width()));
  painter->setPen(secondLineColour(item, index));
  const QString figures = index.data(VariantModel::FiguresRole).toString();
  painter->drawText(lower, Qt::AlignTrailing | Qt::AlignVCenter, figures);
  const int room = lower.width() - (figures.isEmpty() ? 0 : metrics.horizontalAdvance(figures) + line / 2);
  QString id = index.data(VariantModel::IdRole).toString();
  // All of a list have the same problem before the dot: where room is short it goes first.
  if (metrics.horizontalAdvance(id) > room) id = id.section(QLatin1Char('.'), 1);
  painter->drawText(lower, Qt::AlignLeading | Qt::AlignVCenter, metrics.elidedText(id, Qt::ElideRight, room));
  // The style's own ring has the colour of the selection, which the current row always is.
  constexpr QStyle::State kWalked = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
  if ((item.state & kWalked) == kWalked) {
    painter->setPen(item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawRect(item.rect.adjusted(1, 1, -2, -2));
  }
  painter->restore();
}

QSize VariantDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize size = ChipDelegate::sizeHint(option, index);
  return {size.width(), static_cast<int>((2 + kPaddingLines) * option.fontMetrics.height())};
}

}  // namespace headroom
