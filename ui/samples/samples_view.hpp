// The samples of one row: a sentence, its marks, their distribution and their order.
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include "plot/mark_legend.hpp"
#include "samples/distribution_chart.hpp"
#include "samples/marks_label.hpp"
#include "samples/order_chart.hpp"

namespace headroom {

/// Where it is wide the words stand beside the views, which need the height; in a small window it scrolls.
class SamplesView : public QScrollArea {
  Q_OBJECT

 public:
  explicit SamplesView(QWidget* parent = nullptr);

  /// Null for none; `colour` is the variant's.
  void setRow(const ResultRow* row, const QColor& colour);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();

  QBoxLayout* layout_;
  QWidget* words_;
  QLabel* sentence_;
  MarksLabel* marks_;
  DistributionChart* distribution_;
  OrderChart* order_;
  MarkLegend* legend_;
};

}  // namespace headroom
