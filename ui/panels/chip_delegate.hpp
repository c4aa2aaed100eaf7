// Shows an item's colour as a chip that keeps its colour when the item is selected.
#pragma once

#include <QStyledItemDelegate>

namespace headroom {

class ChipDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace headroom
