#include "workbench/tuning/target_tuner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/tuning/configuration_rules.hpp"
#include "workbench/tuning/crew_search.hpp"
#include "workbench/tuning/kept_best.hpp"
#include "workbench/tuning/search.hpp"
#include "workbench/tuning/trial.hpp"
#include "workbench/tuning/tuning_journal.hpp"

namespace headroom {

namespace {

using SteadyClock = std::chrono::steady_clock;

// Building several at once pays off for builds that take longer than a measurement, because a search learns nothing
// between them.
constexpr double kLongBuildMs = 100;
// By default it must also save the start costs of the compiling processes: 2.7 s on NVIDIA's driver until the first has
// begun.
constexpr double kVeryLongBuildMs = 1000;

constexpr std::chrono::milliseconds kProgressPause{100};

double secondsSince(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

bool counts(const TuningResult& result) {
  return invalidityOf(result.row) == Invalidity::None;
}

RunPlan briefly(RunPlan sweep, const Sampling& sampling) {
  sweep.sampling = sampling;
  // A launch longer than the budget takes several rounds; a process for each would cost seconds.
  sweep.sampling.freshRounds = false;
  sweep.ceilings = false;
  return sweep;
}

class TargetTuner {
 public:
  TargetTuner(const TuningBench& bench, const TuningTarget& target, const Variant& variant, double budgetSeconds)
      : bench_(bench),
        variant_(variant),
        space_(variant, configurationRules(variant, target.device, target.size, target.parameters)),
        search_(makeSearch(bench.plan.search, space_, bench.plan.seed)),
        trialPlan_(briefly(bench.sweep, bench.plan.searchSampling)),
        budgetSeconds_(budgetSeconds) {
    report_.target = target;
    report_.search = bench.plan.search;
    report_.configurations = space_.wholeSize();
    report_.allowed = space_.size();
    report_.isAllowedExact = space_.isExact();
    report_.standard = configurationOf(variant);
    report_.standardLack = space_.lackOf(report_.standard);
  }

  double run() {
    openJournal();
    if (bench_.crew != nullptr) {
      searchWithWorkers();
    } else {
      search();
    }
    if (!isStopped()) compare();
    report_.isStopped = isStopped();
    keepBest();
    const double seconds = report_.searchSeconds;
    bench_.tell(TuningDone{std::move(report_)});
    return seconds;
  }

 private:
  /// The next configuration to try.
  struct Chosen {
    std::uint64_t number = 0;
    double searchMs = 0;            ///< time of the choice
    std::optional<double> aheadMs;  ///< build time of its program, if it was built ahead
  };

  [[nodiscard]] bool isStopped() const { return bench_.stop.stop_requested(); }
  [[nodiscard]] const TuningTarget& target() const { return report_.target; }

  void openJournal() {
    std::vector<TuningResult> known;
    try {
      if (bench_.plan.keepsJournal && !bench_.folder.empty()) {
        const TuningTarget key = journalTarget();
        journal_.emplace(bench_.plan.isResuming ? TuningJournal::resume(bench_.folder, key, variant_, space_, known)
                                                : TuningJournal::begin(bench_.folder, key, variant_));
      }
    } catch (const Error& error) {
      if (bench_.plan.isResuming) throw;  // a restart was not requested
      bench_.tell(Note{fmt::format("What is tried is not kept: {}", error.what()), NoteLevel::Loss});
    }
    if (bench_.plan.isResuming && known.empty()) {
      bench_.tell(
          Note{fmt::format("There is no earlier result of {} at {} on {}. Its tuning starts from the beginning.",
                           variant_.id, toText(target().size), target().device.name),
               NoteLevel::Routine});
    }
    report_.known = known.size();
    bench_.tell(TuningStarted{target(), report_.configurations, report_.allowed, report_.isAllowedExact, known.size()});
    for (TuningResult& result : known) take(std::move(result));
  }

  /// The first worker of a host may be on another machine each time: such journals have the host's name, with a slash,
  /// which no machine's name has.
  [[nodiscard]] TuningTarget journalTarget() const {
    TuningTarget key = target();
    const std::string host(hostInId(key.device.id));
    if (bench_.crew != nullptr && !host.empty()) key.device.machine.name = host + '/';
    return key;
  }

  void searchWithWorkers() {
    const std::vector<TuningResult> known = report_.tried;
    searchWithCrew(*bench_.crew, {bench_, target(), variant_, space_, trialPlan_, known, budgetSeconds_,
                                  [this](std::vector<TuningResult> results, double seconds) {
                                    report_.searchSeconds = seconds;
                                    write(results);
                                    for (TuningResult& result : results) take(std::move(result));
                                  }});
  }

  /// One device, because medians are compared: the one that doJob uses.
  [[nodiscard]] const DeviceDescription& comparedDevice() {
    const std::optional<std::size_t> lead = bench_.crew == nullptr ? std::nullopt : bench_.crew->lead(bench_.stop);
    return lead ? bench_.crew->deviceOf(*lead) : target().device;
  }

  void search() {
    const TrialBench trials{target(),          variant_,     trialPlan_,  bench_.launchCosts,
                            bench_.processors, bench_.doJob, bench_.tell, bench_.stop};
    const SteadyClock::time_point start = SteadyClock::now();
    // The default is the reference for all others.
    if (const auto standard = space_.numberOf(report_.standard); standard && !wasTried(report_.standard))
      next_ = {{*standard, 0, std::nullopt}};
    else
      chooseNext();
    while (!next_.empty() && !isStopped()) {
      const Chosen chosen = next_.front();
      next_.pop_front();
      std::optional<TuningResult> result = tryConfiguration(trials, space_.at(chosen.number), bestOfNowMs_);
      if (!result) break;
      if (counts(*result) && (bestOfNowMs_ == 0 || result->row.medianMs < bestOfNowMs_))
        bestOfNowMs_ = result->row.medianMs;
      buildMs_ = chosen.aheadMs.value_or(result->times.buildMs);
      result->times.searchMs = chosen.searchMs;
      result->times.buildMs += chosen.aheadMs.value_or(0);
      result->times.totalMs += chosen.aheadMs.value_or(0);
      write(std::span(&*result, 1));
      take(std::move(*result));
      report_.searchSeconds = secondsSince(start);
      if (report_.searchSeconds >= budgetSeconds_) break;
      if (next_.empty()) chooseNext();
    }
    // Ends the building processes before the comparison.
    if (bench_.ahead != nullptr) bench_.ahead->rest();
  }

  /// Chooses the next ones to measure, and builds their programs simultaneously if builds take long enough.
  void chooseNext() {
    const double longMs = bench_.plan.buildsAtOnce > 0 ? kLongBuildMs : kVeryLongBuildMs;
    const std::size_t atOnce = buildMs_ >= longMs ? buildsAtOnce() : 1;
    const SteadyClock::time_point start = SteadyClock::now();
    const std::vector<std::uint64_t> numbers = search_->nextOnes(atOnce);
    const double searchMs = secondsSince(start) * 1e3 / static_cast<double>(std::max<std::size_t>(numbers.size(), 1));
    for (const std::uint64_t number : numbers) next_.push_back({number, searchMs, std::nullopt});
    if (numbers.size() > 1) buildAhead();
  }

  /// A CPU's driver compiles at the first launch: each kernel is launched once more for that, on the cores that also
  /// compile. With two cores that costs as much time as it saves, so that by default only every other core is used.
  [[nodiscard]] std::size_t buildsAtOnce() const {
    if (bench_.ahead == nullptr || !canBuildAhead_) return 1;
    const bool isLaunched = target().device.type == DeviceType::Cpu;
    if (bench_.plan.buildsAtOnce > 0 || !isLaunched) return bench_.ahead->places();
    return std::clamp<std::size_t>(bench_.processors / 2, 1, bench_.ahead->places());
  }

  void buildAhead() {
    std::vector<CompileAheadJob> jobs;
    for (const Chosen& chosen : next_)
      jobs.push_back({target().device.id, withConfiguration(variant_, space_.at(chosen.number)), target().size,
                      target().parameters});
    tellProgress(
        fmt::format("{} at {}: compiling the next {} configurations", variant_.id, toText(target().size), jobs.size()),
        report_.searchSeconds / (expectedSearchSeconds() + secondsOfComparison()));
    const std::vector<std::optional<double>> took = bench_.ahead->build(jobs, bench_.stop);
    for (std::size_t i = 0; i < next_.size(); ++i) next_[i].aheadMs = took[i];
    // If none of them completes, later ones would not either: they are built in the normal way.
    canBuildAhead_ = std::ranges::any_of(took, [](const std::optional<double>& ms) { return ms.has_value(); });
  }

  [[nodiscard]] bool wasTried(const Configuration& configuration) const {
    return std::any_of(report_.tried.begin(), report_.tried.end(),
                       [&](const TuningResult& result) { return result.configuration == configuration; });
  }

  void take(TuningResult result) {
    const bool isValidResult = counts(result);
    const bool isBest = isValidResult && (bestMs_ == 0 || result.row.medianMs < bestMs_);
    if (isBest) {
      bestMs_ = result.row.medianMs;
      bestText_ = toText(result.configuration);
    }
    search_->learn(*space_.numberOf(result.configuration),
                   isValidResult ? std::optional(result.row.medianMs) : std::nullopt);
    report_.tried.push_back(result);
    bench_.tell(ConfigurationTried{std::move(result), isBest});
    // Its text counts all results, which takes longer than many workers leave, or a long journal that is read.
    const SteadyClock::time_point now = SteadyClock::now();
    const bool isKnownBefore = report_.tried.size() <= report_.known;
    if ((bench_.crew != nullptr || isKnownBefore) && now - progressToldAt_ < kProgressPause) return;
    progressToldAt_ = now;
    tellProgress();
  }

  void write(std::span<const TuningResult> results) {
    if (!journal_) return;
    try {
      journal_->appendAll(results);
    } catch (const Error& error) {
      journal_.reset();
      bench_.tell(Note{fmt::format("From here on what is tried is not kept: {}", error.what()), NoteLevel::Loss});
    }
  }

  void tellProgress() {
    std::string text = fmt::format("{} at {}", variant_.id, toText(target().size));
    if (bestMs_ > 0) text += fmt::format(": best {} ms with {}", significantText(bestMs_, 4), bestText_);
    if (const std::string invalid = invalidText(report_.tried); !invalid.empty()) text += "; " + invalid;
    const double whole = expectedSearchSeconds() + secondsOfComparison();
    tellProgress(std::move(text), report_.searchSeconds / whole);
  }

  void tellProgress(std::string activity, double share) {
    bench_.tell(Progress{report_.tried.size(), static_cast<std::size_t>(report_.allowed), std::move(activity),
                         std::clamp(share, 0.0, 1.0)});
  }

  /// Its budget, or less if it has tried everything before.
  [[nodiscard]] double expectedSearchSeconds() const {
    const std::size_t triedNow = report_.tried.size() - std::min(report_.tried.size(), report_.known);
    if (triedNow == 0) return budgetSeconds_;
    const double secondsEach = report_.searchSeconds / static_cast<double>(triedNow);
    const auto left = static_cast<double>(report_.allowed - report_.tried.size());
    return std::min(std::max(budgetSeconds_, report_.searchSeconds), report_.searchSeconds + left * secondsEach);
  }

  [[nodiscard]] double secondsOfComparison() const {
    constexpr int kDefaultCopyAndArithmetic = 3;
    return bench_.plan.sampling.timeBudgetSeconds * (bench_.plan.finalists + kDefaultCopyAndArithmetic);
  }

  /// The fastest and the default, if they are valid.
  [[nodiscard]] std::vector<const TuningResult*> finalists() const {
    std::vector<const TuningResult*> valid;
    for (const TuningResult& result : report_.tried) {
      if (counts(result)) valid.push_back(&result);
    }
    std::stable_sort(valid.begin(), valid.end(),
                     [](const TuningResult* a, const TuningResult* b) { return a->row.medianMs < b->row.medianMs; });
    const auto wanted = std::min(valid.size(), static_cast<std::size_t>(bench_.plan.finalists));
    const auto standard = std::find_if(valid.begin(), valid.end(), [this](const TuningResult* result) {
      return result->configuration == report_.standard;
    });
    if (standard >= valid.begin() + static_cast<std::ptrdiff_t>(wanted) && standard != valid.end()) {
      std::rotate(valid.begin() + static_cast<std::ptrdiff_t>(wanted), standard, standard + 1);
      valid.resize(wanted + 1);
    } else {
      valid.resize(wanted);
    }
    return valid;
  }

  void compare() {
    const std::vector<const TuningResult*> chosen = finalists();
    if (chosen.empty()) return;
    std::deque<Variant> variants;
    const DeviceDescription device = comparedDevice();
    PointGroup group;
    if (bench_.plan.ceilings) {
      const std::array judged{&variant_};
      for (const Variant* ceiling : ceilingVariants(judged, bench_.catalogue, device)) {
        group.push_back(ceilingPoint(bench_.sweep, device, *ceiling, findWorkload(variant_.workload), target().size));
      }
    }
    for (const TuningResult* result : chosen) {
      const Variant& variant = variants.emplace_back(withConfiguration(variant_, result->configuration));
      group.push_back({.plan = &bench_.sweep,
                       .device = &device,
                       .variant = &variant,
                       .size = target().size,
                       .checked = &result->row});
    }
    const Tell take = [this](decltype(RunEvent::what) what) { takeCompared(std::move(what)); };
    SweepState state{bench_.doJob, take, bench_.stop, {}, bench_.launchCosts, std::mt19937_64(bench_.plan.seed)};
    state.totalPoints = group.size();
    state.processors = bench_.processors;
    measureGroup(state, group);
    dropWhatHadNoTurn();
    std::stable_sort(report_.compared.begin(), report_.compared.end(), [](const ResultRow& a, const ResultRow& b) {
      return isValid(a) != isValid(b) ? isValid(a) : a.medianMs < b.medianMs;
    });
    if (report_.compared.empty() || !isValid(report_.compared.front())) return;
    for (const TuningResult* result : chosen) {
      if (toText(result->configuration) == report_.compared.front().configuration) report_.best = result->configuration;
    }
  }

  /// A comparison without one of them is invalid, because the fastest is unknown.
  void dropWhatHadNoTurn() {
    const auto hadNone = [](const ResultRow& row) { return row.status == Status::Cancelled; };
    std::erase_if(report_.ceilings, hadNone);
    if (std::any_of(report_.compared.begin(), report_.compared.end(), hadNone)) report_.compared.clear();
  }

  void takeCompared(decltype(RunEvent::what) what) {
    if (auto* ready = std::get_if<RowReady>(&what)) {
      auto& rows = ready->row.role == Role::Ceiling ? report_.ceilings : report_.compared;
      rows.push_back(std::move(ready->row));
    }
    if (auto* note = std::get_if<Note>(&what)) bench_.tell(std::move(*note));
    if (const auto* progress = std::get_if<Progress>(&what); progress != nullptr && !progress->activity.empty()) {
      const double seconds = secondsOfComparison() * static_cast<double>(progress->done) /
                             static_cast<double>(std::max<std::size_t>(progress->total, 1));
      tellProgress(fmt::format("{}: {}", kComparingActivity, progress->activity),
                   (report_.searchSeconds + seconds) / (report_.searchSeconds + secondsOfComparison()));
    }
  }

  void keepBest() {
    if (bench_.folder.empty()) return;
    std::vector<std::string> machines{target().device.machine.name};
    if (bench_.crew != nullptr) machines = bench_.crew->machines();
    keepBestOf(report_, {bench_.folder, variant_, machines}, bench_.tell);
  }

  const TuningBench& bench_;
  const Variant& variant_;
  SearchSpace space_;
  std::unique_ptr<Search> search_;
  RunPlan trialPlan_;
  double budgetSeconds_;  // of the search
  TuningReport report_;
  std::optional<TuningJournal> journal_;
  std::deque<Chosen> next_;
  bool canBuildAhead_ = true;
  double buildMs_ = 0;  // of the last one that was measured
  SteadyClock::time_point progressToldAt_;
  double bestMs_ = 0;       // of the search so far
  double bestOfNowMs_ = 0;  // without results of an earlier tuning run, when the device may have been faster
  std::string bestText_;
};

}  // namespace

double tuneTarget(const TuningBench& bench, const TuningTarget& target, const Variant& variant, double budgetSeconds) {
  return TargetTuner(bench, target, variant, budgetSeconds).run();
}

}  // namespace headroom
