// Vertical lines of the chart: sizes at which something changes.
#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <QPalette>
#include <vector>

#include "chart/chart_content.hpp"

namespace headroom {

class MarksItem : public QGraphicsItem {
 public:
  using QGraphicsItem::QGraphicsItem;

  void setMarks(std::vector<SizeMark> marks);
  [[nodiscard]] const std::vector<SizeMark>& marks() const { return marks_; }
  /// Where each is drawn: x within `plot`, both in the chart's coordinates; those outside are left out.
  void place(const QRectF& plot, std::vector<double> positions, const QPalette& palette, const QFont& font);

  [[nodiscard]] QRectF boundingRect() const override { return plot_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  std::vector<SizeMark> marks_;
  std::vector<double> positions_;
  QRectF plot_;
  QPalette palette_;
  QFont font_;
};

}  // namespace headroom
