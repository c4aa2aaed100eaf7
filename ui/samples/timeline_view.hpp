// Timeline of one row, with a legend of its fills and zoom buttons.
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

  /// nullptr for none; `colour` is the variant's.
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
