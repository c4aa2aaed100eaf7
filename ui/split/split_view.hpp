// The Split view: what to share between whom, what came of it as a sentence, the chart, and the shares as a table. One
// selection for both.
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
  /// None is owned; all outlive this object; the action is the window's.
  SplitView(const Catalogue& catalogue, const VariantColours* colours, Settings* settings, QAction* stop,
            QWidget* parent = nullptr);

  [[nodiscard]] SplitControls* controls() const { return controls_; }
  /// Each part's share, and what came of it so far.
  void setReport(const SplitReport& report);
  /// What is known beside it, where the sentence of the report can't be told: what goes on, or why nothing does.
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
