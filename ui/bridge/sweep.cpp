#include "bridge/sweep.hpp"

namespace headroom {

Sweep::Sweep(Bridge* bridge, QString whyBusy, QObject* parent)
    : QObject(parent), bridge_(bridge), whyBusy_(std::move(whyBusy)) {
  connect(bridge_, &Bridge::rowReady, this, [this](const ResultRow& row) {
    if (isRunning_) receive(row);
  });
  connect(bridge_, &Bridge::rowUpdated, this, [this](const ResultRow& row) {
    if (isRunning_) Q_EMIT rowUpdated(row);
  });
  connect(bridge_, &Bridge::sizeFinished, this, [this] {
    if (isRunning_) Q_EMIT sizeFinished();
  });
  connect(bridge_, &Bridge::contextKnown, this, [this](const RunContext& context) {
    if (isRunning_) Q_EMIT contextKnown(context);
  });
  connect(bridge_, &Bridge::tuningStarted, this, [this](const TuningStarted& started) {
    if (isRunning_) Q_EMIT tuningStarted(started);
  });
  connect(bridge_, &Bridge::configurationTried, this, [this](const ConfigurationTried& tried) {
    if (isRunning_) receive(tried);
  });
  connect(bridge_, &Bridge::tuningDone, this, [this](const TuningDone& done) {
    if (isRunning_) Q_EMIT tuningDone(done);
  });
  connect(bridge_, &Bridge::splitUpdated, this, [this](const SplitUpdated& updated) {
    if (isRunning_) Q_EMIT splitUpdated(updated);
  });
  connect(bridge_, &Bridge::splitDone, this, [this](const SplitDone& done) {
    if (isRunning_) Q_EMIT splitDone(done);
  });
  connect(bridge_, &Bridge::abUpdated, this, [this](const AbUpdated& updated) {
    if (isRunning_) Q_EMIT abUpdated(updated);
  });
  connect(bridge_, &Bridge::abDone, this, [this](const AbDone& done) {
    if (isRunning_) Q_EMIT abDone(done);
  });
  connect(bridge_, &Bridge::attemptDone, this, [this](const AttemptDone& done) {
    if (isRunning_) Q_EMIT attemptDone(done);
  });
  connect(bridge_, &Bridge::checkDone, this, [this](const CheckDone& done) {
    if (isRunning_) Q_EMIT checkDone(done);
  });
  connect(bridge_, &Bridge::programCompiled, this, [this](const CompiledProgram& program) {
    if (isRunning_) Q_EMIT programCompiled(program);
  });
  connect(bridge_, &Bridge::sweepFinished, this, [this](const RunFinished& outcome) {
    if (std::exchange(isRunning_, false)) Q_EMIT finished(outcome);
  });
}

void Sweep::start(std::vector<RunPlan> plans) {
  begin([&] { bridge_->startSweep(std::move(plans)); });
}

void Sweep::resume(StoredRun run, const std::filesystem::path& journal) {
  begin([&] { bridge_->resumeSweep(std::move(run), journal); });
}

void Sweep::tune(TuningPlan plan) {
  begin([&] { bridge_->startTuning(std::move(plan)); });
}

void Sweep::split(SplitPlan plan) {
  begin([&] { bridge_->startSplit(std::move(plan)); });
}

void Sweep::takeTurns(AbPlan plan) {
  begin([&] { bridge_->startAb(std::move(plan)); });
}

void Sweep::attempt(AttemptPlan plan) {
  begin([&] { bridge_->startAttempt(std::move(plan)); });
}

void Sweep::check(CheckPlan plan) {
  begin([&] { bridge_->startCheck(std::move(plan)); });
}

void Sweep::compile(CompilePlan plan) {
  begin([&] { bridge_->startCompilation(std::move(plan)); });
}

void Sweep::begin(const std::function<void()>& start) {
  // Set first, because receivers of the start may query whose sweep it is.
  isRunning_ = true;
  bridge_->setWhyBusy(whyBusy_);
  logged_.clear();
  try {
    start();
  } catch (...) {
    isRunning_ = false;
    throw;
  }
}

void Sweep::receive(const ResultRow& row) {
  tellLog(row);
  Q_EMIT rowReady(row);
}

void Sweep::receive(const ConfigurationTried& tried) {
  tellLog(tried.result.row);
  Q_EMIT configurationTried(tried);
}

void Sweep::tellLog(const ResultRow& row) {
  if (row.log.empty() || !logged_.emplace(row.variant, row.status).second) return;
  Q_EMIT compilerSaid(QString::fromStdString(row.variant), QString::fromStdString(row.log).trimmed());
}

}  // namespace headroom
