#include "window/result_desk.hpp"

#include <algorithm>

#include "headroom/advice.hpp"

namespace headroom {

ResultDesk::ResultDesk(Bridge* bridge, const Views& views, QObject* parent)
    : QObject(parent), bridge_(bridge), views_(views), catalogue_(bridge->catalogue()), sweep_(bridge) {
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::rowUpdated, this, &ResultDesk::showRow);
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) {
    finished_.push_back(row);
    showRow(row);
  });
  connect(&sweep_, &Sweep::compilerSaid, this, &ResultDesk::compilerSaid);
  connect(&sweep_, &Sweep::finished, this, &ResultDesk::finish);
  connect(views_.table, &ResultTable::rowSelected, this, &ResultDesk::chooseRow);
  connect(views_.chart, &ThroughputChart::rowClicked, this, &ResultDesk::chooseRow);
  connect(bridge_, &Bridge::sweepStarted, this, &ResultDesk::updateEmptyTexts);
  connect(bridge_, &Bridge::sweepFinished, this, &ResultDesk::updateEmptyTexts);
  updateEmptyTexts();
}

void ResultDesk::start(const RunPlan& plan, const DeviceDescription& device) {
  sweep_.start({plan});
  device_ = device;
  context_ = {};
  plans_ = {plan};
  outcome_.reset();
  finished_.clear();
  views_.results->setRows({});
  views_.variants->clearResults();
  chooseRow(-1);
  views_.chart->setRows({});
  views_.chart->setFrozen(true);
}

void ResultDesk::showRow(const ResultRow& row) {
  views_.results->put(row);
  views_.variants->setResult(row);
  const int selected = views_.table->selectedRow();
  if (selected >= 0 && isSamePoint(rows()[static_cast<std::size_t>(selected)], row)) views_.tabs->setRow(&row);
}

void ResultDesk::finish(const RunFinished& finishedRun) {
  const int selected = views_.table->selectedRow();
  const std::optional<ResultRow> chosen =
      selected >= 0 ? std::optional(rows()[static_cast<std::size_t>(selected)]) : std::nullopt;
  outcome_ = finishedRun.outcome;
  views_.results->setRows(finished_);
  compare();
  views_.table->fitColumns();
  views_.chart->setRows(rows());
  views_.chart->setFrozen(false);
  const auto again = std::find_if(rows().begin(), rows().end(),
                                  [&](const ResultRow& row) { return chosen && isSamePoint(row, *chosen); });
  // Advice compares with rows that may have come since the selection.
  chooseRow(again != rows().end() ? static_cast<int>(again - rows().begin()) : mostTellingRow(rows()));
  Q_EMIT finished(finishedRun);
}

RunDocument ResultDesk::currentRun() const {
  return {context_, plans_, finished_, outcome_};
}

void ResultDesk::setBaseline(const RunDocument& base, const QString& name) {
  baseline_ = base;
  baselineName_ = name;
  showBaseline();
}

void ResultDesk::clearBaseline() {
  baseline_.reset();
  baselineName_.clear();
  showBaseline();
}

void ResultDesk::showBaseline() {
  const int selected = views_.table->selectedRow();
  compare();
  views_.table->fitColumns();
  views_.chart->setBaseline(baseline_ ? baseline_->rows : std::vector<ResultRow>(), baselineName_);
  chooseRow(selected);
  Q_EMIT baselineChanged();
}

// Rows that are still being measured may change: they are compared at the end.
void ResultDesk::compare() {
  if (!baseline_) return views_.results->setComparison({});
  Comparison comparison = compareRuns(*baseline_, sweep_.isRunning() ? RunDocument() : currentRun());
  if (!sweep_.isRunning() && !rows().empty()) {
    for (const std::string& sentence : comparison.notes) Q_EMIT noted(QString::fromStdString(sentence));
    for (const FloorUsed& floor : comparison.floors) Q_EMIT noted(QString::fromStdString(floor.source));
  }
  views_.results->setComparison(std::move(comparison));
}

QString ResultDesk::verdictOf(int row) const {
  QString sentence = QString::fromStdString(verdict(rows()[static_cast<std::size_t>(row)]));
  if (const PointComparison* point = views_.results->pointOf(row)) {
    const QString baseName = tr("the baseline %1").arg(baselineName_);
    sentence += QLatin1Char('\n') + QString::fromStdString(toSentence(*point, baseName.toStdString()));
  }
  return sentence;
}

void ResultDesk::chooseVariant(const QString& id) {
  const int selected = views_.table->selectedRow();
  if (selected >= 0 && rows()[static_cast<std::size_t>(selected)].variant == id.toStdString()) return;
  int largest = -1;
  for (std::size_t i = 0; i < rows().size(); ++i) {
    const ResultRow& row = rows()[i];
    const bool isLarger = largest < 0 || row.size.pixels() > rows()[static_cast<std::size_t>(largest)].size.pixels();
    if (row.variant == id.toStdString() && isLarger) largest = static_cast<int>(i);
  }
  if (largest >= 0) chooseRow(largest);
}

void ResultDesk::chooseRow(int row) {
  views_.table->selectRow(row);
  views_.chart->setSelected(row);
  views_.tabs->setRow(row < 0 ? nullptr : &rows()[static_cast<std::size_t>(row)]);
  if (row < 0 || !device_) {
    views_.advice->clear();
    updateEmptyTexts();
    return;
  }
  const ResultRow& result = rows()[static_cast<std::size_t>(row)];
  views_.verdict->setText(verdictOf(row));
  views_.advice->setAdvice(adviceFor(result, catalogue_.find(result.variant), *device_, rows()));
  views_.side->selectVariant(QString::fromStdString(result.variant));
}

void ResultDesk::updateEmptyTexts() {
  if (bridge_->isSweeping() && !sweep_.isRunning()) {
    const QString others = tr("The guide is being measured; Run waits for its end.");
    views_.table->setEmptyText(others);
    if (views_.table->selectedRow() < 0) views_.verdict->setText(others);
    return;
  }
  views_.table->setEmptyText(sweep_.isRunning()
                                 ? tr("The first result is on its way: the device's ceilings are measured first.")
                                 : tr("No results yet. Tick variants, choose sizes and press Run (Ctrl+R)."));
  if (views_.table->selectedRow() >= 0) return;
  views_.verdict->setText(!rows().empty() || sweep_.isRunning()
                              ? tr("Select a result to read how far it is from what the device can do, and why.")
                              : tr("Press Run to see how far each variant is from what the device can do, and why."));
}

}  // namespace headroom
