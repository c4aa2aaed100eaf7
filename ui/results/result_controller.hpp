// The results at hand: a sweep's rows on their way into table, list and chart, and one selection for all of them.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <optional>
#include <vector>

#include "bridge/sweep.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/run/run_document.hpp"
#include "models/result_model.hpp"
#include "models/variant_model.hpp"
#include "results/advice_drawer.hpp"
#include "results/answer_line.hpp"
#include "results/result_tabs.hpp"
#include "roofline/roofline_view.hpp"
#include "speedup/speed_up_view.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/result_table.hpp"

namespace headroom {

class ResultController : public QObject {
  Q_OBJECT

 public:
  /// What shows the results.
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

  /// None is owned; all outlive this object.
  ResultController(Bridge* bridge, const Views& views, QObject* parent = nullptr);

  /// Clears the results and measures anew on one device. Throws UsageError, and leaves the results, for a plan that
  /// can't be run.
  void start(const RunPlan& plan, const DeviceDescription& device);
  /// Shows a run of the history in place of what is at hand. No sweep of this controller's may run.
  void show(const RunDocument& run);
  /// Goes on with a run of the history, and shows what it has. Throws UsageError like start().
  void resume(const StoredRun& run, const std::filesystem::path& journal);
  /// Selects the variant's result at its largest size, unless one of its results is selected already.
  void chooseVariant(const QString& id);
  /// -1 for none.
  void chooseRow(int row);
  [[nodiscard]] const std::vector<ResultRow>& rows() const { return views_.results->rows(); }
  /// What was asked, on what, and what came of it; without an outcome while it is measured.
  [[nodiscard]] RunDocument currentRun() const;
  /// A page of the current run, with its changes against the baseline where there is one.
  [[nodiscard]] Page report() const;

  /// Compares the rows with those of another run, under that run's name, until it is cleared: in the table, in the
  /// chart and in the verdict. A run that is being measured is compared when it ends; the very run that is shown is not
  /// compared with itself, but what is shown next.
  void setBaseline(const RunDocument& base, const QString& name);
  void clearBaseline();
  [[nodiscard]] bool hasBaseline() const { return baseline_.has_value(); }
  /// Whether the very run is what is shown, or what that is compared with.
  [[nodiscard]] bool isShown(const RunDocument& run) const;
  [[nodiscard]] bool isBaseline(const RunDocument& run) const;
  [[nodiscard]] const QString& baselineName() const { return baselineName_; }

 Q_SIGNALS:
  /// A result of that variant is selected.
  void variantChosen(const QString& id);
  void baselineChanged();
  /// There are other rows, all at once: a run is shown, begins or has ended.
  void rowsChanged();
  /// What to know of the comparison: how the conditions of the two runs differ.
  void noted(const QString& sentence, headroom::NoteLevel level);
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished);

 private:
  /// A new point's, or in place of what was known of it.
  void showRow(const ResultRow& row);
  void finish(const RunFinished& finished);
  void showAll(const RunDocument& run);
  /// In the views that draw results.
  void drawRows();
  void showCaption();
  /// Beside the selected result; of the newest where none is selected.
  void showCeilings();
  /// The device that a row is of; the first for a host peer's, and nullptr where no device is known.
  [[nodiscard]] const DeviceDescription* deviceOf(const ResultRow& row) const;
  void compare();
  void showBaseline();
  [[nodiscard]] QString verdictOf(int row) const;
  /// Under the views.
  void say(const QString& sentences);
  /// While something is timed nothing follows the pointer.
  void setMeasuring(bool measuring);
  void updateEmptyTexts();

  Bridge* bridge_;
  Views views_;
  const Catalogue& catalogue_;
  Sweep sweep_;
  std::vector<ResultRow> finished_;         ///< rows in the order of the plan, whereas points take turns by chance
  std::vector<DeviceDescription> devices_;  ///< that the results are of
  RunContext context_;
  std::vector<RunPlan> plans_;
  std::optional<Outcome> outcome_;
  std::optional<RunDocument> baseline_;
  QString baselineName_;
};

}  // namespace headroom
