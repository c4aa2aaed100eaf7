#include "tune/tune_controller.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <variant>

#include "headroom/pages/report_page.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "models/run_names.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// On a CPU, the window's own work takes time from the kernels. So the view is updated rarely, if possible between two
/// configurations; during a long one, after at most this time.
constexpr std::chrono::milliseconds kShowTrialsEvery{700};
constexpr std::chrono::milliseconds kShowAtLatest{1500};
/// As in the guide: a CPU takes minutes for points that take a GPU seconds.
constexpr double kProcessorMegapixels = 1;
constexpr double kOtherMegapixels = 16;

/// Returns the report before anything but the target is known.
TuningReport blankReport(const Variant& variant) {
  TuningReport report;
  report.target.variant = variant.id;
  report.configurations = 1;
  for (const Tunable& tunable : variant.tunables) report.configurations *= tunable.values.size();
  report.allowed = report.configurations;  // until size and device are known
  report.standard = configurationOf(variant);
  return report;
}

/// Returns the tunables of the configurations in a file, with the values that occur there.
std::vector<Tunable> axesOf(const std::vector<TuningResult>& tried) {
  std::map<std::string, std::set<int>> values;
  for (const TuningResult& result : tried) {
    for (const auto& [name, value] : result.configuration) values[name].insert(value);
  }
  std::vector<Tunable> axes;
  for (const auto& [name, all] : values) axes.push_back({name, *all.begin(), {all.begin(), all.end()}});
  return axes;
}

/// Returns the variant's tunables, or those of the configurations if the variant is gone or has others now.
std::vector<Tunable> axesFor(const Variant* variant, const std::vector<TuningResult>& tried) {
  const auto isOfVariant = [variant](const TuningResult& result) {
    return result.configuration.size() == variant->tunables.size() &&
           std::all_of(variant->tunables.begin(), variant->tunables.end(), [&result](const Tunable& tunable) {
             const auto value = result.configuration.find(tunable.name);
             return value != result.configuration.end() &&
                    std::find(tunable.values.begin(), tunable.values.end(), value->second) != tunable.values.end();
           });
  };
  return variant != nullptr && std::all_of(tried.begin(), tried.end(), isOfVariant) ? variant->tunables : axesOf(tried);
}

QString megapixelsText(double pixels) {
  return shownNumber(pixels * 1e-6, 3);
}

/// Returns where a stored configuration is used, and until when.
QString keptText(const TuningTarget& target, const Configuration& best) {
  const Workload& workload = findWorkload(target.variant.substr(0, target.variant.find('.')));
  const int sizeClass = sizeClassOf(static_cast<double>(itemsOf(workload, target.size)));
  const QString unit =
      isOfPixels(workload) ? TuneController::tr("MP") : TuneController::tr("million %1s").arg(text(workload.item));
  QString said =
      TuneController::tr("Stored: %1, for \"Use tuned\" and headroom-cli run --tuned on this device at %2 to %3 %4")
          .arg(text(toText(best)), megapixelsText(std::exp2(sizeClass)), megapixelsText(std::exp2(sizeClass + 1)),
               unit);
  if (!target.parameters.empty()) said += TuneController::tr(" and %1").arg(text(toText(target.parameters)));
  return said + TuneController::tr(", until its driver or the kernel changes.");
}

}  // namespace

TuneController::TuneController(Bridge* bridge, TuningModel* model, TuneView* view, std::filesystem::path folder,
                               QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      model_(model),
      view_(view),
      folder_(std::move(folder)),
      sweep_(bridge, tr("A kernel is being tuned: wait for its end, or stop it first.")) {
  view_->controls()->setKeeping(!folder_.empty());
  showing_.setSingleShot(true);
  showing_.setInterval(kShowAtLatest);
  connect(&showing_, &QTimer::timeout, this, &TuneController::flush);
  connect(view_->controls(), &TuningControls::variantChanged, this, &TuneController::showSpace);
  connect(view_->controls(), &TuningControls::changed, this, &TuneController::showReadiness);
  connect(&sweep_, &Sweep::compilerSaid, this, &TuneController::compilerSaid);
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::tuningStarted, this, &TuneController::begin);
  connect(&sweep_, &Sweep::configurationTried, this, &TuneController::take);
  connect(&sweep_, &Sweep::tuningDone, this, &TuneController::complete);
  connect(&sweep_, &Sweep::finished, this, &TuneController::end);
  connect(bridge_, &Bridge::progressed, this, &TuneController::follow);
  connect(bridge_, &Bridge::sweepStarted, this, &TuneController::showReadiness);
  connect(bridge_, &Bridge::sweepFinished, this, &TuneController::showReadiness);
  showSpace();
  showReadiness();
}

void TuneController::setDevice(const std::optional<DeviceDescription>& device, const QString& whyNone) {
  device_ = device;
  whyNoDevice_ = whyNone;
  if (device_) {
    view_->controls()->proposeSize(device_->type == DeviceType::Cpu ? kProcessorMegapixels : kOtherMegapixels);
  }
  view_->controls()->offerWorkers(device_ && !hostInId(device_->id).empty());
  view_->summary()->setHindrance(device_ ? QString() : whyNoDevice_);
  showReadiness();
}

QString TuneController::whyNotStart() const {
  if (isRunning()) return tr("A kernel is being tuned: wait for its end, or stop it first.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to tune on.");
  return view_->controls()->problem();
}

void TuneController::start() {
  if (!whyNotStart().isEmpty()) return;
  plan_ = view_->controls()->plan();
  plan_.device = device_->id;
  plan_.parameters = parameters_;
  plan_.sampling = sampling_;
  try {
    sweep_.tune(plan_);
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
    return;
  }
  waiting_.clear();
  state_ = TuningState::Preparing;
  view_->summary()->setKept({});
  model_->begin(blankReport(tuned()), tuned().tunables);
  showState();
}

void TuneController::openResults(const QString& file) {
  if (bridge_->isSweeping()) {
    Q_EMIT failed(
        tr("%1 was not read, because that would disturb the run. Open it again when the run ends.").arg(file));
    return;
  }
  const std::filesystem::path path = file.toStdString();
  const auto fail = [this](const QString& sentence) { Q_EMIT failed(sentence); };
  if (path.extension() == kJournalExtension) {
    background_.run(
        file, [path] { return readReport(path); }, [this](const StoredReport& stored) { showStored(stored); }, fail);
    return;
  }
  background_.run(
      file, [path] { return readTuningResults(path); },
      [this, file](const ImportedTuning& tuning) { showImported(file, tuning); }, fail);
}

void TuneController::showStored(const StoredReport& stored) {
  const auto* tuning = std::get_if<TuningReport>(&stored.report);
  if (tuning == nullptr) {
    Q_EMIT failed(tr("This is a split, not a tuning. Open it in the Split view."));
    return;
  }
  if (isRunning()) return;  // a tuning run started in the meantime is shown
  showTuning(*tuning, stored.context, tr("Tuning of %1, from the history."));
  Q_EMIT opened();
}

void TuneController::showTuning(const TuningReport& tuning, const RunContext& context, const QString& origin) {
  context_ = context;
  const Variant* variant = bridge_->catalogue().known(tuning.target.variant);
  RunSummary run;
  run.startedAt = context.startedAt;
  plan_.budgetSeconds = tuning.searchSeconds;
  showReport(tuning, tuning.isStopped ? TuningState::Stopped : TuningState::Done, axesFor(variant, tuning.tried),
             origin.arg(whenText(run)));
}

std::optional<StoredReport> TuneController::shown() const {
  if (!hasResults()) return std::nullopt;
  return StoredReport{context_, model_->report(), {}};
}

void TuneController::show(const std::optional<StoredReport>& stored) {
  if (isRunning()) return;
  const auto* tuning = stored ? std::get_if<TuningReport>(&stored->report) : nullptr;
  if (tuning == nullptr) {
    model_->begin({}, {});
    view_->summary()->setKept({});
    showSpace();
    return showReadiness();
  }
  if (tuning->importedFrom.empty()) return showTuning(*tuning, stored->context, tr("Tuning of %1, from the session."));
  context_ = stored->context;
  showReport(*tuning, TuningState::Imported, axesOf(tuning->tried),
             tr("Imported from %1, from the session.").arg(text(tuning->importedFrom)));
}

void TuneController::showImported(const QString& file, const ImportedTuning& tuning) {
  if (isRunning()) return;
  context_ = {};
  QStringList sentences{tr("Imported from %1.").arg(file)};
  for (const std::string& note : tuning.notes) sentences << engineSentences(note);
  TuningReport report = reportOf(tuning);
  const std::vector<Tunable> axes = axesOf(report.tried);
  showReport(std::move(report), TuningState::Imported, axes, sentences.join(QLatin1Char(' ')));
  Q_EMIT opened();
}

void TuneController::showReport(TuningReport report, TuningState state, const std::vector<Tunable>& axes,
                                const QString& sentence) {
  state_ = state;
  TuningReport begun = report;
  std::vector<TuningResult> tried = std::exchange(begun.tried, {});
  model_->begin(std::move(begun), axes);
  model_->add(std::move(tried));
  model_->complete(std::move(report));
  view_->summary()->setKept(sentence);
  showState();
  if (model_->best() != kNoTrial) view_->select(model_->best());
  showReadiness();
}

const Variant& TuneController::tuned() const {
  return bridge_->catalogue().find(plan_.variants.front());
}

void TuneController::begin(const TuningStarted& started) {
  TuningReport report = blankReport(tuned());
  report.target = started.target;
  report.search = plan_.search;
  report.configurations = started.configurations;
  report.allowed = started.allowed;
  report.isAllowedExact = started.isAllowedExact;
  report.known = started.known;
  model_->begin(std::move(report), tuned().tunables);
  state_ = TuningState::Searching;
  searching_.start();
  updated_.start();
  showState();
  showing_.start();
}

void TuneController::take(const ConfigurationTried& tried) {
  waiting_.push_back(tried.result);
  if (updated_.hasExpired(kShowTrialsEvery.count())) flush();
}

void TuneController::follow(const Progress& progress) {
  if (state_ != TuningState::Searching || !isRunning()) return;
  if (!progress.activity.starts_with(kComparingActivity)) return;
  flush();
  state_ = TuningState::Comparing;
  showing_.stop();
  showState();
}

void TuneController::flush() {
  model_->add(std::exchange(waiting_, {}));
  showState();
  updated_.start();
  if (state_ == TuningState::Searching) showing_.start();
}

void TuneController::complete(const TuningDone& done) {
  flush();
  showing_.stop();
  state_ = done.report.isStopped ? TuningState::Stopped : TuningState::Done;
  model_->complete(done.report);
  showState();
}

void TuneController::end(const RunFinished& outcome) {
  flush();
  showing_.stop();
  if (state_ != TuningState::Done) {
    state_ = outcome.outcome == Outcome::Failed ? TuningState::Failed : TuningState::Stopped;
  }
  tellKept();
  showState();
  if (model_->best() != kNoTrial) view_->select(model_->best());
  Q_EMIT finished(outcome, model_->count());
}

void TuneController::showState() {
  const bool isSearching = state_ == TuningState::Searching;
  const double seconds = isSearching ? static_cast<double>(searching_.elapsed()) / 1e3 : plan_.budgetSeconds;
  view_->summary()->refresh(state_, seconds, plan_.budgetSeconds);
}

void TuneController::showSpace() {
  if (isRunning() || model_->count() > 0) return;
  const QString id = view_->controls()->variant();
  if (id.isEmpty()) return;
  const Variant& variant = bridge_->catalogue().find(id.toStdString());
  state_ = TuningState::None;
  model_->begin(blankReport(variant), variant.tunables);
  showState();
}

void TuneController::showReadiness() {
  view_->controls()->setRunning(isRunning());
  view_->controls()->showProblem();
  Q_EMIT readinessChanged();
}

void TuneController::tellKept() {
  const TuningReport& report = model_->report();
  if (model_->count() == 0) return;
  if (folder_.empty()) return view_->summary()->setKept(tr("Nothing was saved, because there is no folder for it."));
  if (report.best) {
    view_->summary()->setKept(report.isKept ? keptText(report.target, *report.best)
                                            : tr("It is not kept: Messages says why."));
  } else if (state_ != TuningState::Done) {
    view_->summary()->setKept(
        tr("No best configuration was saved. To continue, tick \"Resume where tuning left off\" and press Run."));
  }
}

RunSummary TuneController::summary() const {
  RunSummary run;
  if (const TuningReport& report = model_->report(); !report.importedFrom.empty()) {
    run.workloads = {report.target.variant.empty() ? "imported" : report.target.variant};
    run.devices = {report.target.device.name};
    return run;
  }
  run.startedAt = context_.startedAt;
  const std::string& variant = model_->report().target.variant;
  run.workloads = {variant.substr(0, variant.find('.'))};
  for (const DeviceDescription& device : context_.devices) run.devices.push_back(device.name);
  return run;
}

void TuneController::writeCsv(const QString& file) const {
  writeFile(file.toStdString(), toCsv(std::span(&model_->report(), 1)));
}

void TuneController::writeT4(const QString& file) const {
  writeFile(file.toStdString(), toT4(model_->report(), context_));
}

Page TuneController::report() const {
  return pageOf(StoredReport{context_, model_->report(), {}}, bridge_->catalogue());
}

}  // namespace headroom
