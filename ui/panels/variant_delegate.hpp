// Draws a variant in its list: box, colour chip, title, and below it the id and the newest figures.
#pragma once

#include "panels/chip_delegate.hpp"

namespace headroom {

class VariantDelegate : public ChipDelegate {
  Q_OBJECT

 public:
  explicit VariantDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace headroom
