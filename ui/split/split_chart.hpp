// Speed-up by share: end-to-end time as a solid line, kernel time as a dashed one, with each point's interval. The best
// point of each line is ringed if it exceeds the noise; otherwise a bracket above the axis marks the points without a
// difference. With more than two parts, the points are evenly spaced in the table's order.
#pragma once

#include <QLineF>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/split.hpp"
#include "plot/mark_legend.hpp"
#include "plot/plot_view.hpp"

namespace headroom {

class SplitChart : public PlotView {
  Q_OBJECT

 public:
  explicit SplitChart(QWidget* parent = nullptr);

  void setReport(const SplitReport& report);
  void setColour(const QColor& colour);
  /// Index into SplitReport::points; -1 for none.
  void select(int point);
  /// True once the first device alone, the reference of all points, has been measured.
  [[nodiscard]] bool isDrawn() const;
  /// Returns the ringed point, which is faster than all others beyond the noise; no value if there is none.
  [[nodiscard]] std::optional<int> bestShown(SplitTimes times) const;
  /// Returns the first and last points of each sequence without differences beyond the noise. If no point is ringed,
  /// the sequences are bracketed above the axis.
  [[nodiscard]] std::vector<std::pair<int, int>> equals(SplitTimes times) const;
  /// Returns the drawn 95% interval, from its upper to its lower end, in the view's coordinates.
  [[nodiscard]] std::optional<QLineF> intervalOf(int point, SplitTimes times) const;
  /// Returns where the point is drawn in the view; no value if it has no speed-up.
  [[nodiscard]] std::optional<QPointF> positionOf(int point, SplitTimes times) const;

  /// Returns the legend of the marks that are drawn now. Lines have their names at their ends.
  [[nodiscard]] std::vector<MarkLegend::Entry> legend() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// Emitted for choices by the user.
  void pointChosen(int point);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] bool isOfTwo() const { return report_.parts.size() == 2; }
  void refresh();
  [[nodiscard]] PlotContent plotContent() const;
  [[nodiscard]] PlotSeries seriesOf(SplitTimes times) const;
  /// Percentage of the rows on the second device; with more than two parts, the point's index in the table.
  [[nodiscard]] double xOf(int point) const;
  [[nodiscard]] QString emptyText() const;

  SplitReport report_;
  QColor colour_;
};

}  // namespace headroom
