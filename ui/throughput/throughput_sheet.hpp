// The throughput chart for paper: plot, key of the lines in colour, and notes.
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

/// Fits a page's width and a slide; exported images have twice as many pixels, for print.
inline constexpr QSize kPaperSize{1200, 700};
inline constexpr qreal kPaperScale = 2;

struct ThroughputSheet {
  PlotContent plot;            ///< in the palette's colours
  std::vector<LineEntry> key;  ///< the lines in colour, fastest first
  QString keyHeading;          ///< heading of their values, "GP/s at 16 MP"
  QString note;                ///< below the plot; may be empty
  QString emptyText;           ///< shown instead of the plot if there are no lines
  QFont font;
  QPalette palette;
};

void paintSheet(QPainter& painter, QSize size, const ThroughputSheet& sheet);

}  // namespace headroom
