#include "results/result_controller.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "headroom/advice.hpp"
#include "headroom/analysis/marks.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/history.hpp"
#include "headroom/pages/run_page.hpp"
#include "headroom/report/report.hpp"
#include "models/run_names.hpp"
#include "models/story_ids.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Kind of the changes that show other results.
constexpr QLatin1StringView kShownRun("shown run");

/// Returns nullptr if the catalogue has no variant of that name.
const Variant* variantNamed(const Catalogue& catalogue, const std::string& id) {
  const std::vector<Variant>& all = catalogue.variants();
  const auto found = std::find_if(all.begin(), all.end(), [&id](const Variant& variant) { return variant.id == id; });
  return found == all.end() ? nullptr : &*found;
}

/// Two short runs can start in the same second with the same context; then their times distinguish them.
bool isSameRun(const RunDocument& one, const RunDocument& other) {
  if (one.context.startedAt.empty() || one.context != other.context || one.rows.size() != other.rows.size()) {
    return false;
  }
  return std::all_of(one.rows.begin(), one.rows.end(), [&other](const ResultRow& row) {
    return std::any_of(other.rows.begin(), other.rows.end(), [&row](const ResultRow& twin) {
      return isSamePoint(row, twin) && row.medianMs == twin.medianMs;
    });
  });
}

}  // namespace

ResultController::ResultController(Bridge* bridge, const Views& views, Changes* changes, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      views_(views),
      changes_(changes),
      catalogue_(bridge->catalogue()),
      sweep_(bridge) {
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) {
    context_ = context;
    showCaption();
  });
  connect(&sweep_, &Sweep::rowUpdated, this, &ResultController::showRow);
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) {
    // A resumed run emits the rows that it already had again.
    const auto known = std::find_if(finished_.begin(), finished_.end(),
                                    [&row](const ResultRow& other) { return isSamePoint(row, other); });
    if (known == finished_.end()) {
      finished_.push_back(row);
    } else {
      *known = row;
    }
    showRow(row);
  });
  connect(&sweep_, &Sweep::sizeFinished, this, &ResultController::drawRows);
  connect(&sweep_, &Sweep::compilerSaid, this, &ResultController::compilerSaid);
  connect(&sweep_, &Sweep::finished, this, &ResultController::finish);
  connect(views_.table, &ResultTable::rowSelected, this, &ResultController::chooseRow);
  connect(views_.chart, &ThroughputView::rowClicked, this, &ResultController::chooseRow);
  connect(views_.speedUp, &SpeedUpView::rowClicked, this, &ResultController::chooseRow);
  connect(views_.roofline, &RooflineView::rowClicked, this, &ResultController::chooseRow);
  connect(bridge_, &Bridge::sweepStarted, this, &ResultController::updateEmptyTexts);
  connect(bridge_, &Bridge::sweepFinished, this, &ResultController::updateEmptyTexts);
  updateEmptyTexts();
}

void ResultController::start(const RunPlan& plan, std::vector<DeviceDescription> devices) {
  sweep_.start({plan});
  changes_->forget(kShownRun);
  devices_ = std::move(devices);
  showAll({{}, {plan}, {}, {}});
  chooseRow(-1);
  setMeasuring(true);
}

void ResultController::show(const RunDocument& run) {
  devices_ = run.context.devices;
  showAll(run);
  compare();
  views_.table->fitColumns();
  chooseRow(mostTellingRow(rows()));
}

void ResultController::open(const RunDocument& run, const QString& what) {
  const auto before = std::make_shared<const RunDocument>(currentRun());
  const auto after = std::make_shared<const RunDocument>(run);
  show(run);
  changes_->add({what, [this, before] { show(*before); }, [this, after] { show(*after); }, kShownRun});
}

void ResultController::clear() {
  open({}, tr("clearing of the results"));
}

void ResultController::resume(const StoredRun& run, const std::filesystem::path& journal) {
  sweep_.resume(run, journal);
  changes_->forget(kShownRun);
  show(run.document);
  outcome_.reset();
  setMeasuring(true);
}

void ResultController::setMeasuring(bool measuring) {
  views_.chart->setMeasuring(measuring);
  views_.speedUp->setMeasuring(measuring);
  views_.roofline->setMeasuring(measuring);
}

void ResultController::showAll(const RunDocument& run) {
  context_ = run.context;
  plans_ = run.plans;
  outcome_ = run.outcome;
  finished_ = run.rows;
  showCaption();
  views_.results->setConfigurationShown(std::any_of(
      plans_.begin(), plans_.end(), [](const RunPlan& plan) { return plan.tuned || !plan.configuration.empty(); }));
  std::set<ColumnTopic> topics;
  for (const RunPlan& plan : plans_) topics.merge(topicsOf(plan));
  if (countDevices(finished_) > 1) topics.insert(ColumnTopic::Devices);
  views_.results->setTopics(std::move(topics));
  views_.results->setRows(finished_);
  views_.variants->clearResults();
  for (const ResultRow& row : finished_) views_.variants->setResult(row);
  views_.chart->setStory(storyIdsOf(catalogue_, plans_, devices_));
  drawRows();
  Q_EMIT rowsChanged();
}

void ResultController::drawRows() {
  views_.chart->setRows(rows());
  views_.speedUp->setRows(rows());
  views_.roofline->setRows(rows(), devices_);
}

void ResultController::showCaption() {
  const QString caption = captionOf(summaryOf(RunDocument{context_, plans_, {}, {}}));
  views_.tabs->setCaption(caption);
  views_.chart->setCaption(caption);
}

void ResultController::showCeilings() {
  if (rows().empty()) return views_.tabs->setCeilings({}, {});
  const int selected = views_.table->selectedRow();
  const ResultRow& of = selected >= 0 ? rows()[static_cast<std::size_t>(selected)] : rows().back();
  views_.tabs->setCeilings(engineSentences(ceilingsText(rows(), of)), engineSentences(ceilingsText(rows())).trimmed());
}

void ResultController::showRow(const ResultRow& row) {
  views_.results->put(row);
  showCeilings();
  views_.variants->setResult(row);
  const int selected = views_.table->selectedRow();
  if (selected >= 0 && isSamePoint(rows()[static_cast<std::size_t>(selected)], row)) views_.tabs->setRow(&row);
}

void ResultController::finish(const RunFinished& finishedRun) {
  const int selected = views_.table->selectedRow();
  const std::optional<ResultRow> chosen =
      selected >= 0 ? std::optional(rows()[static_cast<std::size_t>(selected)]) : std::nullopt;
  outcome_ = finishedRun.outcome;
  views_.results->setRows(finished_);
  compare();
  views_.table->fitColumns();
  drawRows();
  setMeasuring(false);
  const auto again = std::find_if(rows().begin(), rows().end(),
                                  [&](const ResultRow& row) { return chosen && isSamePoint(row, *chosen); });
  // Advice takes rows into account that may have arrived since the selection.
  chooseRow(again != rows().end() ? static_cast<int>(again - rows().begin()) : mostTellingRow(rows()));
  Q_EMIT rowsChanged();
  Q_EMIT finished(finishedRun);
}

RunDocument ResultController::currentRun() const {
  return {context_, plans_, finished_, outcome_};
}

std::function<Page()> ResultController::report(PagePart shown) const {
  return [run = currentRun(), baseline = baseline_, catalogue = Catalogue(catalogue_), shown = std::move(shown)] {
    const std::vector<PageBlock> blocks = shown ? shown() : std::vector<PageBlock>();
    return baseline ? pageOf(run, *baseline, compareRuns(*baseline, run), catalogue, blocks)
                    : pageOf(run, catalogue, blocks);
  };
}

bool ResultController::isShown(const RunDocument& run) const {
  return isSameRun(run, currentRun());
}

bool ResultController::isBaseline(const RunDocument& run) const {
  return baseline_ && isSameRun(run, *baseline_);
}

void ResultController::setBaseline(const RunDocument& base, const QString& name) {
  changeBaseline(std::make_shared<const RunDocument>(base), name, tr("choice of the baseline"));
}

void ResultController::clearBaseline() {
  changeBaseline(nullptr, {}, tr("clearing of the baseline"));
}

void ResultController::changeBaseline(std::shared_ptr<const RunDocument> base, const QString& name,
                                      const QString& what) {
  const auto undo = [this, before = baseline_, nameBefore = baselineName_] { replaceBaseline(before, nameBefore); };
  const auto redo = [this, after = std::move(base), name] { replaceBaseline(after, name); };
  redo();
  changes_->add({what, undo, redo});
}

void ResultController::replaceBaseline(const std::shared_ptr<const RunDocument>& base, const QString& name) {
  baseline_ = base;
  baselineName_ = name;
  showBaseline();
}

void ResultController::showBaseline() {
  const int selected = views_.table->selectedRow();
  compare();
  views_.table->fitColumns();
  const std::vector<ResultRow> base = baseline_ ? baseline_->rows : std::vector<ResultRow>();
  views_.chart->setBaseline(base, baselineName_);
  views_.roofline->setBaseline(base);
  chooseRow(selected);
  Q_EMIT baselineChanged();
}

// Rows that are still being measured may change, so they are compared at the end.
void ResultController::compare() {
  // A run is not compared with itself.
  if (!baseline_ || isShown(*baseline_)) return views_.results->setComparison({});
  Comparison comparison = compareRuns(*baseline_, sweep_.isRunning() ? RunDocument() : currentRun());
  if (!sweep_.isRunning() && !rows().empty()) {
    for (const std::string& sentence : comparison.notes) {
      Q_EMIT noted(QString::fromStdString(sentence), NoteLevel::Warning);
    }
    for (const FloorUsed& floor : comparison.floors) {
      Q_EMIT noted(QString::fromStdString(floor.source), NoteLevel::Routine);
    }
  }
  views_.results->setComparison(std::move(comparison));
}

void ResultController::say(const QString& sentences) {
  views_.answer->setAnswer(AnswerLine::Subject::Result, sentences);
}

Answer ResultController::verdictOf(int row) const {
  const ResultRow& result = rows()[static_cast<std::size_t>(row)];
  Answer answer{.sentences = engineSentences(verdict(result)), .isVerdict = true};
  answer.percentOfCeiling = percentOfCeiling(result);
  answer.percentOfCeilingEstimated = estimatedPercentOfCeiling(result);
  for (const Mark mark : result.marks) answer.warnings << engineText(warningName(mark));
  if (const PointComparison* point = views_.results->pointOf(row)) {
    const QString baseName = tr("the baseline %1").arg(baselineName_);
    answer.comparison = engineSentences(toSentence(*point, baseName.toStdString()));
  }
  return answer;
}

void ResultController::chooseVariant(const QString& id) {
  const int selected = views_.table->selectedRow();
  if (selected >= 0 && rows()[static_cast<std::size_t>(selected)].variant == id.toStdString()) return;
  int largest = -1;
  for (std::size_t i = 0; i < rows().size(); ++i) {
    const ResultRow& row = rows()[i];
    const bool isLarger = largest < 0 || workOf(row) > workOf(rows()[static_cast<std::size_t>(largest)]);
    if (row.variant == id.toStdString() && isLarger) largest = static_cast<int>(i);
  }
  if (largest >= 0) chooseRow(largest);
}

void ResultController::chooseRow(int row) {
  // The table reports its new selection, which would do all of this twice.
  if (isSelecting_) return;
  isSelecting_ = true;
  views_.table->selectRow(row);
  isSelecting_ = false;
  views_.chart->setSelected(row);
  views_.speedUp->setSelected(row);
  views_.roofline->setSelected(row);
  views_.tabs->setRow(row < 0 ? nullptr : &rows()[static_cast<std::size_t>(row)]);
  showCeilings();
  if (row < 0) {
    views_.advice->clear();
    updateEmptyTexts();
    return;
  }
  const ResultRow& result = rows()[static_cast<std::size_t>(row)];
  views_.answer->setAnswer(AnswerLine::Subject::Result, verdictOf(row));
  const DeviceDescription* device = deviceOf(result);
  // A run of the history may have a kernel that no longer exists: then only its row is known.
  const Variant* variant = variantNamed(catalogue_, result.variant);
  if (device != nullptr && variant != nullptr) {
    views_.advice->setAdvice(adviceFor(result, *variant, *device, {.others = rows()}));
  } else {
    views_.advice->clear();
  }
  Q_EMIT variantChosen(QString::fromStdString(result.variant));
}

const DeviceDescription* ResultController::deviceOf(const ResultRow& row) const {
  const auto found = std::find_if(devices_.begin(), devices_.end(),
                                  [&row](const DeviceDescription& device) { return device.id == row.deviceId; });
  if (found != devices_.end()) return &*found;
  return devices_.empty() ? nullptr : &devices_.front();
}

void ResultController::updateEmptyTexts() {
  if (bridge_->isSweeping() && !sweep_.isRunning()) {
    const QString others = tr("Another measurement is in progress. Run waits for it to finish.");
    views_.table->setEmptyText(others);
    if (views_.table->selectedRow() < 0) say(others);
    return;
  }
  views_.table->setEmptyText(sweep_.isRunning()
                                 ? tr("Measuring the device's ceilings. The first result follows.")
                                 : tr("No results yet. Tick variants, choose sizes and press Run (Ctrl+R)."));
  if (views_.table->selectedRow() >= 0) return;
  say(!rows().empty() || sweep_.isRunning()
          ? tr("Select a result to see how close it is to the device's limits, and why.")
          : tr("Press Run to see how close each variant is to the device's limits, and why."));
}

}  // namespace headroom
