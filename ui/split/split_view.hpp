// Split view: controls, a summary sentence, the chart, and the shares as a table. All share one selection.
#pragma once

#include <QLabel>
#include <QTableWidget>
#include <QWidget>

#include "headroom/split.hpp"
#include "split/split_chart.hpp"
#include "split/split_controls.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

class SplitView : public QWidget {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  SplitView(const Catalogue& catalogue, const VariantColours* colours, Settings* settings, QWidget* parent = nullptr);

  [[nodiscard]] SplitControls* controls() const { return controls_; }
  /// Shows each part's share and the results so far.
  void setReport(const SplitReport& report);
  /// Shows the activity, or why there is none, when there is no summary of the report.
  void setState(const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void select(int point);
  void showColour();
  void fillTable();
  void showSentence();

  const VariantColours* colours_;
  SplitReport report_;
  QString state_;
  SplitControls* controls_;
  QLabel* job_;
  QLabel* sentence_;
  SplitChart* chart_;
  MarkLegend* legend_;
  QTableWidget* table_;
};

}  // namespace headroom
