#include "widgets/chip_delegate.hpp"

#include <QApplication>
#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QStyle>

#include "models/result_model.hpp"

namespace headroom {

namespace {

/// Between id and title, relative to a line's height.
constexpr double kGap = 0.6;

QString titleOf(const QModelIndex& index) {
  return index.data(ResultModel::TitleRole).toString();
}

int gapOf(const QFontMetrics& metrics) {
  return static_cast<int>(kGap * metrics.height());
}

}  // namespace

void ChipDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString title = titleOf(index);
  if (title.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString id = item.text;
  const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
  // The style draws everything but the text, whose two parts are on one line; the blank reserves their place.
  item.text = QStringLiteral(" ");
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
  QRect place = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
  place.setRight(item.rect.right());
  place.adjust(margin, 0, -margin, 0);
  // Centred like the style's texts in other columns, to the pixel.
  place.setTop(place.top() + (place.height() - item.fontMetrics.height()) / 2);
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  const bool isSelected = (item.state & QStyle::State_Selected) != 0;
  const auto group = (item.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
  const auto draw = [&](const QString& text, QPalette::ColorRole role) {
    painter->setPen(item.palette.color(group, isSelected ? QPalette::HighlightedText : role));
    painter->drawText(place, Qt::AlignLeading | Qt::AlignTop,
                      item.fontMetrics.elidedText(text, Qt::ElideRight, place.width()));
  };
  painter->save();
  painter->setFont(item.font);
  draw(id, QPalette::Text);
  place.setLeft(place.left() + item.fontMetrics.horizontalAdvance(id) + gapOf(item.fontMetrics));
  if (place.width() > 0) draw(title, QPalette::PlaceholderText);
  painter->restore();
}

QSize ChipDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  if (const QString title = titleOf(index); !title.isEmpty()) {
    const QFontMetrics& metrics = option.fontMetrics;
    size.rwidth() += gapOf(metrics) + metrics.horizontalAdvance(title);
  }
  return size;
}

void ChipDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const QVariant decoration = index.data(Qt::DecorationRole);
  if (decoration.typeId() != QMetaType::QColor) return;
  const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1;
  QPixmap chip(option->decorationSize * ratio);
  chip.setDevicePixelRatio(ratio);
  chip.fill(Qt::transparent);
  QPainter painter(&chip);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto colour = decoration.value<QColor>();
  // The rim separates the chip from a highlight of a similar colour.
  painter.setPen(colour.alpha() == 0 ? QColor(Qt::transparent) : option->palette.color(QPalette::Base));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(QPointF(), option->decorationSize).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.end();
  option->icon = QIcon(chip);
  option->icon.addPixmap(chip, QIcon::Selected);
}

}  // namespace headroom
