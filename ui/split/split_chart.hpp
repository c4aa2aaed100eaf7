// Speed-up against share: with transfers a solid line, kernels alone a dashed one, with the interval of each point. The
// best of each is ringed where the noise lets it be told; else a bracket over the axis tells which are the same. Of
// more than two parts the points stand side by side, in the table's order.
#pragma once

#include <QLineF>
#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

#include "chart/axis_range.hpp"
#include "headroom/split.hpp"
#include "samples/mark_legend.hpp"

namespace headroom {

class SplitChart : public QWidget {
  Q_OBJECT

 public:
  explicit SplitChart(QWidget* parent = nullptr);

  void setReport(const SplitReport& report);
  void setColour(const QColor& colour);
  /// Index into SplitReport::points; -1 for none.
  void select(int point);
  [[nodiscard]] int selected() const { return selected_; }
  /// The first device alone has been measured, which all are compared with.
  [[nodiscard]] bool isDrawn() const;
  /// The point that is ringed: faster than all others beyond the noise. Nothing where there is none.
  [[nodiscard]] std::optional<int> bestShown(SplitTimes times) const;
  /// First and last points that follow each other and between which there is no difference beyond the noise: bracketed
  /// over the axis where no best one is ringed.
  [[nodiscard]] std::vector<std::pair<int, int>> equals(SplitTimes times) const;
  /// Between which heights a repetition of the point is expected, from the upper to the lower end.
  [[nodiscard]] std::optional<QLineF> whiskerOf(int point, SplitTimes times) const;
  /// Where the point is drawn; nothing when it has no speed-up.
  [[nodiscard]] std::optional<QPointF> positionOf(int point, SplitTimes times) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// By the user.
  void pointChosen(int point);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] SampleInk ink() const { return {colour_, palette()}; }
  [[nodiscard]] bool isOfTwo() const { return report_.parts.size() == 2; }
  /// When what is drawn, the size or the font have changed.
  void arrange();
  [[nodiscard]] double xOf(int point) const;
  [[nodiscard]] double yOf(double speedUp) const;
  [[nodiscard]] QString emptyText() const;
  void paintAxes(QPainter& painter) const;
  void paintLine(QPainter& painter, SplitTimes times) const;
  void paintWhiskers(QPainter& painter, SplitTimes times) const;
  void paintEquals(QPainter& painter, SplitTimes times) const;

  SplitReport report_;
  QColor colour_;
  AxisRange range_;
  QRectF plot_;
  int selected_ = -1;
};

/// What its marks mean.
std::vector<MarkLegend::Entry> splitLegend();

}  // namespace headroom
