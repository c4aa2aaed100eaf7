// Grid, ticks, titles, marks and brackets of a plot, drawn below its lines.
#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <QPalette>

#include "plot/plot_layout.hpp"

namespace headroom {

class GridItem : public QGraphicsItem {
 public:
  using QGraphicsItem::QGraphicsItem;

  void show(const PlotContent& content, const PlotLayout& layout, const QPalette& palette, const QFont& font,
            QSizeF size, const AxisRange& x);

  [[nodiscard]] QRectF boundingRect() const override { return {QPointF(0, 0), size_}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  /// A mark or a bracket, with its position.
  struct Upright {
    double x = 0;
    QString label;
  };
  struct Bracket {
    double left = 0;
    double right = 0;
    double y = 0;
    QPen pen;
  };

  void paintGrid(QPainter& painter) const;
  void paintTitles(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintBrackets(QPainter& painter) const;

  PlotLayout layout_;
  bool hasXGrid_ = false;
  bool hasYGrid_ = false;
  std::vector<Upright> marks_;
  std::vector<Bracket> brackets_;
  QPalette palette_;
  QFont font_;
  QSizeF size_;
};

}  // namespace headroom
