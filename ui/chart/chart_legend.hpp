// The chart's legend, beside or under the plot; a click on an entry hides or shows its line.
#pragma once

#include <QFontMetricsF>
#include <QScrollArea>
#include <QString>
#include <QWidget>
#include <vector>

#include "chart/series_style.hpp"

namespace headroom {

struct LegendEntry {
  QString key;
  QString title;
  SeriesStyle style;
  bool shown = true;
};

enum class LegendShape { Column, Rows };

/// Where each entry goes in an area so wide: one below the other, or row by row. Long titles are wrapped.
struct LegendPlaces {
  std::vector<QRectF> entries;
  QSizeF size{0, 0};
};
LegendPlaces placeLegend(const std::vector<LegendEntry>& entries, const QFontMetricsF& metrics, double width,
                         LegendShape shape);

/// The width that wraps no title.
double naturalLegendWidth(const std::vector<LegendEntry>& entries, const QFontMetricsF& metrics);

void drawLegendEntry(QPainter& painter, const QRectF& area, const LegendEntry& entry, const QPalette& palette);

class ChartLegend : public QWidget {
  Q_OBJECT
 public:
  explicit ChartLegend(QWidget* parent = nullptr);

  void setEntries(std::vector<LegendEntry> entries);
  void setShape(LegendShape shape);
  [[nodiscard]] const std::vector<LegendEntry>& entries() const { return entries_; }
  [[nodiscard]] double naturalWidth() const { return naturalLegendWidth(entries_, QFontMetricsF(font())); }

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  /// Of as many whole rows as fit a height of `most`, one at least: no line is cut through.
  [[nodiscard]] int heightOfWholeRows(int width, int most) const;
  [[nodiscard]] QSize minimumSizeHint() const override { return {40, 0}; }

 Q_SIGNALS:
  void entryToggled(const QString& key, bool shown);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void place();

  std::vector<LegendEntry> entries_;
  std::vector<class LegendButton*> buttons_;
  LegendShape shape_ = LegendShape::Column;
};

/// Scrolls a legend where it has too little room.
class LegendArea : public QScrollArea {
 public:
  explicit LegendArea(ChartLegend* legend);

  /// Ground about the legend, which does not scroll.
  void setMargins(const QMargins& margins) { setViewportMargins(margins); }
};

}  // namespace headroom
