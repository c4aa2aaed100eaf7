// The timeline of one row with what its fills mean and buttons to zoom.
#pragma once

#include <QToolButton>
#include <QWidget>

#include "plot/mark_legend.hpp"
#include "samples/timeline_chart.hpp"

namespace headroom {

class TimelineView : public QWidget {
  Q_OBJECT

 public:
  explicit TimelineView(QWidget* parent = nullptr);

  /// Null for none; `colour` is the variant's.
  void setRow(const ResultRow* row, const QColor& colour);

 private:
  void updateButtons();

  TimelineChart* view_;
  MarkLegend* legend_;
  QToolButton* fit_;
  QToolButton* zoomIn_;
  QToolButton* zoomOut_;
};

}  // namespace headroom
