// The values of a plot, as its copies have them.
#include <algorithm>
#include <optional>
#include <utility>

#include "plot/plot_view.hpp"

namespace headroom {

ChartTable PlotView::table() const {
  const PlotContent& content = plot_->content();
  const bool hasIntervals = std::any_of(content.series.begin(), content.series.end(), [](const PlotSeries& series) {
    return std::any_of(series.points.begin(), series.points.end(),
                       [](const PlotPoint& point) { return point.whisker || point.band; });
  });
  ChartTable table{{tr("Line"), content.x.title, content.y.title}, {}};
  if (hasIntervals) table.headings << tr("Low") << tr("High");
  for (const PlotSeries& series : content.series) {
    const QString name = series.label.isEmpty() ? series.key : series.label;
    for (const PlotPoint& point : series.points) {
      QStringList cells{name, series.isAcross ? QString() : chartNumber(point.x), chartNumber(point.y)};
      if (hasIntervals) {
        const std::optional<Span>& interval = point.whisker ? point.whisker : point.band;
        cells << (interval ? chartNumber(interval->low) : QString())
              << (interval ? chartNumber(interval->high) : QString());
      }
      table.lines.push_back(std::move(cells));
    }
  }
  return table;
}

}  // namespace headroom
