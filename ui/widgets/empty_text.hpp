// Text of an empty list or table: how to fill it.
#pragma once

#include <QAbstractItemView>
#include <QPainter>
#include <QString>

namespace headroom {

/// Paints the text in the middle of the view.
inline void paintCentred(QAbstractItemView& view, const QString& text) {
  QPainter painter(view.viewport());
  painter.setPen(view.palette().color(QPalette::PlaceholderText));
  const int margin = view.fontMetrics().height();
  painter.drawText(view.viewport()->rect().adjusted(margin, 0, -margin, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
}

/// Does the same if the view has no rows.
inline void paintEmptyText(QAbstractItemView& view, const QString& text) {
  if (view.model() == nullptr || view.model()->rowCount(view.rootIndex()) == 0) paintCentred(view, text);
}

}  // namespace headroom
