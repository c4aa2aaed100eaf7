// Controller of the results: passes a sweep's rows to table, list and chart, and keeps one selection for all of them.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bridge/sweep.hpp"
#include "headroom/run/run_document.hpp"
#include "models/result_model.hpp"
#include "models/variant_model.hpp"
#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"
#include "results/result_tabs.hpp"
#include "roofline/roofline_view.hpp"
#include "speedup/speed_up_view.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/changes.hpp"
#include "widgets/page_file.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

class ResultController : public QObject {
  Q_OBJECT

 public:
  /// Views of the results.
  struct Views {
    ResultModel* results;
    VariantModel* variants;
    ResultTable* table;
    ThroughputView* chart;
    AnswerLine* answer;
    AdviceDrawer* advice;
    ResultTabs* tabs;
    SpeedUpView* speedUp;
    RooflineView* roofline;
  };

  /// None is owned; all outlive this object. `changes` receives what can be undone.
  ResultController(Bridge* bridge, const Views& views, Changes* changes, QObject* parent = nullptr);

  /// Clears the results and measures on the plan's devices. Throws UsageError, and keeps the results, if the plan is
  /// invalid.
  void start(const RunPlan& plan, std::vector<DeviceDescription> devices);
  /// Replaces the results by a run of the history. No sweep of this controller may be running.
  void show(const RunDocument& run);
  /// Does the same as a change that can be undone until the next run; `what` is the change's text.
  void open(const RunDocument& run, const QString& what);
  /// Removes the results from all views, likewise. The history keeps the run.
  void clear();
  /// Shows a run of the history and resumes it. Throws UsageError like start().
  void resume(const StoredRun& run, const std::filesystem::path& journal);
  /// Selects the variant's result at its largest size, unless one of its results is already selected.
  void chooseVariant(const QString& id);
  /// -1 for none.
  void chooseRow(int row);
  [[nodiscard]] const std::vector<ResultRow>& rows() const { return views_.results->rows(); }
  /// Returns the plan, the context, the results and the outcome; without an outcome during a run.
  [[nodiscard]] RunDocument currentRun() const;
  /// Takes the current run and the baseline, where there is one. The result makes the run's page, with its changes
  /// against the baseline, on any thread. `shown`: what else the page has; may be empty.
  [[nodiscard]] std::function<Page()> report(PagePart shown) const;

  /// Compares the rows with those of another run, under that run's name, in the table, the chart and the verdict, until
  /// the baseline is cleared. A run in progress is compared when it ends. If the shown run itself is the baseline, only
  /// later runs are compared with it. Both can be undone.
  void setBaseline(const RunDocument& base, const QString& name);
  void clearBaseline();
  /// Does the same as setBaseline() or clearBaseline(), without a change to undo; nullptr: none.
  void replaceBaseline(const std::shared_ptr<const RunDocument>& base, const QString& name);
  [[nodiscard]] bool hasBaseline() const { return baseline_ != nullptr; }
  /// nullptr: none.
  [[nodiscard]] const std::shared_ptr<const RunDocument>& baseline() const { return baseline_; }
  /// Returns whether this run is the shown one or its baseline.
  [[nodiscard]] bool isShown(const RunDocument& run) const;
  [[nodiscard]] bool isBaseline(const RunDocument& run) const;
  [[nodiscard]] const QString& baselineName() const { return baselineName_; }

 Q_SIGNALS:
  /// A result of that variant is selected.
  void variantChosen(const QString& id);
  void baselineChanged();
  /// All rows changed at once: a run is shown, starts or has ended.
  void rowsChanged();
  /// A note on the comparison: how the conditions of the two runs differ.
  void noted(const QString& sentence, headroom::NoteLevel level);
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished);

 private:
  /// Shows a new point's row, or replaces the point's previous row.
  void showRow(const ResultRow& row);
  void finish(const RunFinished& finished);
  void showAll(const RunDocument& run);
  /// Draws the rows in the charts.
  void drawRows();
  void showCaption();
  /// Shows the ceilings of the selected result, or of the newest one if none is selected.
  void showCeilings();
  /// Returns the device of a row; the first device for a host implementation's, and nullptr if no device is known.
  [[nodiscard]] const DeviceDescription* deviceOf(const ResultRow& row) const;
  void compare();
  /// Changes the baseline, and adds that as a change; nullptr: none.
  void changeBaseline(std::shared_ptr<const RunDocument> base, const QString& name, const QString& what);
  void showBaseline();
  [[nodiscard]] Answer verdictOf(int row) const;
  /// Shows the sentences under the views.
  void say(const QString& sentences);
  /// While something is being timed, hovering has no effect.
  void setMeasuring(bool measuring);
  void updateEmptyTexts();

  Bridge* bridge_;
  Views views_;
  Changes* changes_;
  const Catalogue& catalogue_;
  Sweep sweep_;
  std::vector<ResultRow> finished_;         ///< rows in the order of the plan; points are measured in random order
  std::vector<DeviceDescription> devices_;  ///< devices of the results
  RunContext context_;
  std::vector<RunPlan> plans_;
  std::optional<Outcome> outcome_;
  bool isSelecting_ = false;
  std::shared_ptr<const RunDocument> baseline_;  ///< nullptr: none
  QString baselineName_;
};

}  // namespace headroom
