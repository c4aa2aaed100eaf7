// The throughput chart for paper: plot, a key of the lines in colour, and what to know about it.
#pragma once

#include <QFont>
#include <QPainter>
#include <QPalette>
#include <QSize>
#include <QString>
#include <vector>

#include "plot/plot_content.hpp"
#include "throughput/line_entries.hpp"

namespace headroom {

/// Fits a page's width and a slide; as pixels at twice the resolution, for print.
inline constexpr QSize kPaperSize{1200, 700};
inline constexpr qreal kPaperScale = 2;

struct ThroughputSheet {
  PlotContent plot;            ///< with the palette's colours
  std::vector<LineEntry> key;  ///< the lines in colour, fastest first
  QString keyHeading;          ///< what their values are, "GP/s at 16 MP"
  QString note;                ///< under the plot; may be empty
  QString emptyText;           ///< in place of the plot when there is no line
  QFont font;
  QPalette palette;
};

void paintSheet(QPainter& painter, QSize size, const ThroughputSheet& sheet);

}  // namespace headroom
