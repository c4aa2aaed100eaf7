// The whole chart as a picture: plot, legend and note, drawn for paper.
#pragma once

#include <QFont>
#include <QPainter>
#include <QSize>
#include <QString>
#include <vector>

#include "chart/chart_content.hpp"
#include "chart/series_style.hpp"

namespace headroom {

/// Fits a page's width and a slide; as pixels at twice the resolution, for print.
inline constexpr QSize kPaperSize{1200, 700};
inline constexpr qreal kPaperScale = 2;

struct ChartPicture {
  std::vector<StyledSeries> series;  ///< with the palette's colours
  std::vector<SizeMark> marks;
  AxisTitles axisTitles;
  QString note;       ///< under the plot; may be empty
  QString emptyText;  ///< in place of the plot when there is no series
  QFont font;
  QPalette palette;
};

void paintChart(QPainter& painter, QSize size, const ChartPicture& picture);

}  // namespace headroom
