// Copies of a chart for other programs: as an image that stands alone, and as a table.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

class QWidget;

namespace headroom {

/// The values of a chart, as texts in the C locale.
struct ChartTable {
  QStringList headings;
  std::vector<QStringList> lines;  ///< of as many cells
};

/// Returns the shortest text that reads back as the same number.
[[nodiscard]] QString chartNumber(double number);

/// Returns a line of headings and the lines, with tabs between cells.
[[nodiscard]] QString tabSeparated(const ChartTable& table);
/// Returns a table element, for programs that take formatted text.
[[nodiscard]] QString htmlTable(const ChartTable& table);

/// Sets the sentence below the chart in its image; empty: none.
void setChartCaption(QWidget& chart, const QString& caption);

/// Returns the chart as it is shown, with its accessible name as the title above and its caption below, at a device
/// pixel ratio of 2.
[[nodiscard]] QImage chartImage(QWidget& chart);

/// What a chart copies.
struct ChartCopies {
  std::function<ChartTable()> table;        ///< without lines, nothing is copied
  std::function<QImage()> image = nullptr;  ///< in place of chartImage()
};

/// Adds the actions "copyChartImage" (Ctrl+C while the chart has the focus) and "copyChartTable" (Ctrl+Shift+C), which
/// the chart's context menu shows.
void makeChartCopyable(QWidget& chart, ChartCopies copies);

}  // namespace headroom
