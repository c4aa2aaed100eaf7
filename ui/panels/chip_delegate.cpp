#include "panels/chip_delegate.hpp"

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace headroom {

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
  // The rim tells the chip from a highlight of about its colour.
  painter.setPen(colour.alpha() == 0 ? QColor(Qt::transparent) : option->palette.color(QPalette::Base));
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(QPointF(), option->decorationSize).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.end();
  option->icon = QIcon(chip);
  option->icon.addPixmap(chip, QIcon::Selected);
}

}  // namespace headroom
