// Samples of one row: a sentence, its warnings, their distribution and their order.
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include "plot/mark_legend.hpp"
#include "samples/distribution_chart.hpp"
#include "samples/marks_label.hpp"
#include "samples/order_chart.hpp"

namespace headroom {

/// In a wide view, the text is beside the charts, which need the height; a small view scrolls.
class SamplesView : public QScrollArea {
  Q_OBJECT

 public:
  explicit SamplesView(QWidget* parent = nullptr);

  /// nullptr for none; `colour` is the variant's.
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
  QWidget* drawn_ = nullptr;  ///< charts and legend
};

}  // namespace headroom
