// Heat map of the configurations over two of their tunables: one cell each, coloured by speed. Painted by hand, because
// Qt Charts has no heat map.
#pragma once

#include <QWidget>

#include "plot/chart_copy.hpp"
#include "plot/sample_paint.hpp"
#include "tune/heat_content.hpp"

namespace headroom {

class HeatMap : public QWidget {
  Q_OBJECT

 public:
  explicit HeatMap(QWidget* parent = nullptr);

  /// `selected`: index into the content's cells; -1 for none.
  void setContent(HeatContent content, int selected);
  [[nodiscard]] const HeatContent& content() const { return content_; }
  [[nodiscard]] ChartTable table() const;
  /// Returns where a cell is drawn.
  [[nodiscard]] QRectF areaOf(int cell) const;
  /// Index of the current cell in keyboard navigation; -1 for none.
  [[nodiscard]] int current() const { return current_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// Emitted for choices by the user of cells that have a trial.
  void trialChosen(int trial);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Places {
    QRectF plot;
    double cellWidth = 0;
    double cellHeight = 0;
  };

  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] SampleInk ink() const { return {palette().color(QPalette::Text), palette()}; }
  [[nodiscard]] Places places() const;
  [[nodiscard]] int cellAt(QPointF at) const;
  void choose(int cell);
  void tell();
  void paintCell(QPainter& painter, int cell) const;
  void paintAxes(QPainter& painter) const;

  HeatContent content_;
  int selected_ = -1;
  int current_ = -1;
};

}  // namespace headroom
