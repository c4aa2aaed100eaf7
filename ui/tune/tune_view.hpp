// Tune view: controls above, progress, the heat map beside the chart, and the tables below. All share one selection.
#pragma once

#include <QSplitter>
#include <QWidget>

#include "models/result_model.hpp"
#include "models/settings.hpp"
#include "style/variant_colours.hpp"
#include "tune/heat_panel.hpp"
#include "tune/trial_chart.hpp"
#include "tune/trial_table.hpp"
#include "tune/tuning_controls.hpp"
#include "tune/tuning_summary.hpp"
#include "widgets/fitting_tab_bar.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

class TuneView : public QWidget {
  Q_OBJECT

 public:
  /// Objects that outlive this one.
  struct Surroundings {
    const Catalogue* catalogue;
    TuningModel* model;
    const VariantColours* colours;
    Settings* settings;
  };

  explicit TuneView(const Surroundings& surroundings, QWidget* parent = nullptr);

  [[nodiscard]] TuningControls* controls() const { return controls_; }
  [[nodiscard]] TuningSummary* summary() const { return summary_; }
  /// The configuration selected in all parts; kNoTrial for none.
  [[nodiscard]] int selected() const { return selected_; }
  void select(int trial);
  [[nodiscard]] QByteArray saveLayout() const;
  void restoreLayout(const QByteArray& state);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildViews();
  QWidget* buildTables();
  void showAnother();
  void refresh();
  void showColour();
  void showCompared();
  /// Returns -1 if the configuration was not compared.
  [[nodiscard]] int comparedRowOf(const Configuration& configuration) const;
  /// Shows the numbers of rows on the tables' tabs.
  void showCounts();

  Surroundings surroundings_;
  TuningControls* controls_;
  TuningSummary* summary_;
  QSplitter* splitter_ = nullptr;
  HeatPanel* heat_ = nullptr;
  TrialChart* chart_ = nullptr;
  MarkLegend* chartLegend_ = nullptr;
  FittingTabs* tables_ = nullptr;
  TrialTable* trials_ = nullptr;
  ResultModel* compared_ = nullptr;
  ResultTable* comparedTable_ = nullptr;
  int selected_ = kNoTrial;
};

}  // namespace headroom
