// Draws a variant in its list: tick box, colour chip, id and newest figures; below them the title, or why the device
// cannot run it. Draws the headings of groups too.
#pragma once

#include "widgets/chip_delegate.hpp"

namespace headroom {

class VariantDelegate : public ChipDelegate {
  Q_OBJECT

 public:
  explicit VariantDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  void paintTexts(QPainter& painter, const QStyleOptionViewItem& item, const QModelIndex& index, QString id,
                  const QRect& text) const;
};

}  // namespace headroom
