// Page of one experiment: question, Run, answer, chart, failures, code, advice.
#pragma once

#include <QLabel>
#include <QTableView>

#include "guide/algorithm_model.hpp"
#include "guide/bar_chart.hpp"
#include "guide/guide_controller.hpp"
#include "guide/source_comparison.hpp"
#include "models/result_model.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/advice_list.hpp"
#include "widgets/lesson.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

class ExperimentPage : public LessonPage {
  Q_OBJECT

 public:
  /// Controller and colours are not owned and outlive this object.
  ExperimentPage(GuideController* controller, const VariantColours* colours, QWidget* parent = nullptr);

  void setExperiment(const Experiment& experiment);

 private:
  void buildText();
  void buildCharts();
  void buildTables();
  void buildCode();

  void setColours();
  void refresh();
  void refreshReadiness();
  void refreshChart(const std::vector<LabelledRow>& rows);
  void refreshFailures(const std::vector<LabelledRow>& rows);
  void refreshTime();
  void refreshTables(const std::vector<LabelledRow>& rows);
  void choose(const QString& variant);
  /// Like choose(), for a choice by the user.
  void chooseAndKeep(const QString& variant);
  void refreshAdvice();
  [[nodiscard]] QString emptyText() const;
  [[nodiscard]] QString sourcesText() const;

  GuideController* controller_;
  const Experiment* experiment_;
  const VariantColours* everywhere_;
  std::optional<VariantColours> here_;  ///< used if the colours of all views do not distinguish these variants

  bool isRefreshing_ = false;
  bool hasUserChosen_ = false;  ///< on this page: results of a run then do not change the choice

  QLabel* title_ = nullptr;
  QLabel* question_ = nullptr;
  RunRow* run_ = nullptr;
  QLabel* background_ = nullptr;
  QLabel* sources_ = nullptr;
  AnswerBox* answer_ = nullptr;
  QLabel* empty_ = nullptr;
  BarChart* bars_ = nullptr;
  ThroughputView* curves_ = nullptr;
  QLabel* published_ = nullptr;
  QLabel* failures_ = nullptr;
  QLabel* stopped_ = nullptr;
  QLabel* time_ = nullptr;
  AlgorithmModel* algorithms_ = nullptr;
  QTableView* algorithmTable_ = nullptr;
  ResultModel* results_ = nullptr;
  ResultTable* resultTable_ = nullptr;
  SourceComparison* code_ = nullptr;
  QWidget* next_ = nullptr;
  QLabel* nextTitle_ = nullptr;
  QLabel* verdict_ = nullptr;
  AdviceList* advice_ = nullptr;
};

}  // namespace headroom
