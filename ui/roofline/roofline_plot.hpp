// The plot of a roofline: a ruler at the pointer, and arrows from a baseline's marks.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "headroom/roofline.hpp"
#include "plot/plot_view.hpp"

namespace headroom {

/// From where a baseline's mark was to where the row's is.
struct RooflineMove {
  int row = kNoPoint;
  QPointF from;  ///< intensity and rate
  QPointF to;
};

class RooflinePlot : public PlotView {
  Q_OBJECT
 public:
  explicit RooflinePlot(QWidget* parent = nullptr);

  /// Roofs that the ruler reads.
  void setRoofs(std::vector<Roof> roofs);
  void setMoves(std::vector<RooflineMove> moves);
  [[nodiscard]] const std::vector<RooflineMove>& moves() const { return moves_; }

  /// Operations per byte at the ruler; nothing while there is none. It stands at the pointer or, where the plot is
  /// walked by keys, at the selected mark.
  [[nodiscard]] std::optional<double> ruler() const { return ruler_; }
  /// What stands at the ruler: the intensity, and what each roof allows there, the highest first.
  [[nodiscard]] QString rulerText() const;

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// In the view; nothing where there are no axes.
  [[nodiscard]] std::optional<QPointF> placeOfValue(QPointF value) const;
  [[nodiscard]] QRectF areaInView() const;
  void setRuler(std::optional<double> intensity);
  void paintRuler(QPainter& painter) const;
  /// A corner that neither the ruler nor a mark's card is in; nothing where there is none.
  [[nodiscard]] std::optional<QRectF> placeOfRulerText(QSizeF size, double ruler) const;
  void paintMoves(QPainter& painter) const;

  std::vector<Roof> roofs_;
  std::vector<RooflineMove> moves_;
  std::optional<double> ruler_;
};

}  // namespace headroom
