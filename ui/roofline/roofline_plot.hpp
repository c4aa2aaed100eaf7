// Plot of a roofline: adds a ruler at the pointer, and arrows from a baseline's marks.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "headroom/roofline.hpp"
#include "plot/plot_view.hpp"

namespace headroom {

/// Arrow from the position of a baseline's mark to that of the row's mark.
struct RooflineMove {
  int row = kNoPoint;
  QPointF from;  ///< intensity and rate
  QPointF to;
};

class RooflinePlot : public PlotView {
  Q_OBJECT
 public:
  explicit RooflinePlot(QWidget* parent = nullptr);

  /// Sets the roofs for the ruler's readout.
  void setRoofs(std::vector<Roof> roofs);
  void setMoves(std::vector<RooflineMove> moves);
  [[nodiscard]] const std::vector<RooflineMove>& moves() const { return moves_; }

  /// Operations per byte at the ruler; no value while it is hidden. The ruler is at the pointer or, during keyboard
  /// navigation, at the selected mark.
  [[nodiscard]] std::optional<double> ruler() const { return ruler_; }
  /// Returns the ruler's readout: the intensity and the rate at each roof there, highest first.
  [[nodiscard]] QString rulerText() const;

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Returns a position in the view; no value if there are no axes.
  [[nodiscard]] std::optional<QPointF> placeOfValue(QPointF value) const;
  [[nodiscard]] QRectF areaInView() const;
  void setRuler(std::optional<double> intensity);
  void paintRuler(QPainter& painter) const;
  /// Returns a corner clear of both the ruler and a mark's readout; no value if there is none.
  [[nodiscard]] std::optional<QRectF> placeOfRulerText(QSizeF size, double ruler) const;
  void paintMoves(QPainter& painter) const;

  std::vector<Roof> roofs_;
  std::vector<RooflineMove> moves_;
  std::optional<double> ruler_;
};

}  // namespace headroom
