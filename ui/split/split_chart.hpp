// Speed-up against share: end-to-end time a solid line, kernel time a dashed one, with the interval of each point. The
// best of each is ringed where the noise lets it be told; else a bracket over the axis tells which are the same. Of
// more than two parts the points stand side by side, in the table's order.
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
  /// The first device alone has been measured, which all are compared with.
  [[nodiscard]] bool isDrawn() const;
  /// The point that is ringed: faster than all others beyond the noise. Nothing where there is none.
  [[nodiscard]] std::optional<int> bestShown(SplitTimes times) const;
  /// First and last points that follow each other and between which there is no difference beyond the noise: bracketed
  /// over the axis where no best one is ringed.
  [[nodiscard]] std::vector<std::pair<int, int>> equals(SplitTimes times) const;
  /// The 95% interval, from its upper to its lower end, in the view.
  [[nodiscard]] std::optional<QLineF> whiskerOf(int point, SplitTimes times) const;
  /// Where the point is drawn in the view; nothing when it has no speed-up.
  [[nodiscard]] std::optional<QPointF> positionOf(int point, SplitTimes times) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// By the user.
  void pointChosen(int point);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] bool isOfTwo() const { return report_.parts.size() == 2; }
  void refresh();
  [[nodiscard]] PlotContent plotContent() const;
  [[nodiscard]] PlotSeries seriesOf(SplitTimes times) const;
  /// Per cent of the rows on the second device; of more than two parts, the point's place in the table.
  [[nodiscard]] double xOf(int point) const;
  [[nodiscard]] QString emptyText() const;

  SplitReport report_;
  QColor colour_;
};

/// What its marks mean.
std::vector<MarkLegend::Entry> splitLegend();

}  // namespace headroom
