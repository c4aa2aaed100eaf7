#include "runner/measuring/measure_pair.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <random>
#include <regex>
#include <utility>
#include <vector>

#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/buffer_watch.hpp"
#include "runner/measuring/launch_audit.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/measuring/measure_on_device.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/sampling/host_load.hpp"

namespace headroom {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr int kMostLaunchesOfPair = 1000;
/// Enough for any round, however short the launches.
constexpr std::size_t kMostPairs = 500;
/// Less often than samples, because each is a line to another process.
constexpr double kSecondsBetweenSigns = 0.25;

double secondsFrom(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

bool isSameNeed(const std::vector<BufferNeed>& needs, const BufferNeed& wanted) {
  const auto same =
      std::find_if(needs.begin(), needs.end(), [&](const BufferNeed& need) { return need.name == wanted.name; });
  return same == needs.end() || *same == wanted;
}

/// Renames a buffer in all of a launch's uses.
void rename(Variant& variant, const std::string& from, const std::string& to) {
  const auto renameIn = [&](std::string& name) {
    if (name == from) name = to;
  };
  const std::regex word("\\b" + from + "\\b");  // an identifier
  for (Pass& pass : variant.passes) {
    for (Argument& argument : pass.arguments) renameIn(argument.binding);
    for (auto& [name, expression] : pass.reads) expression = std::regex_replace(expression, word, to);
    renameIn(pass.fill);
    if (!pass.copy) continue;
    renameIn(pass.copy->from);
    renameIn(pass.copy->to);
  }
  for (Loop& loop : variant.loops) {
    for (auto& [one, other] : loop.swaps) {
      renameIn(one);
      renameIn(other);
    }
  }
}

/// Scratch buffers with one name and two sizes would be recreated at each sample: the variant gets its own names.
Variant withOwnScratch(Variant variant, const std::vector<BufferNeed>& own, const std::vector<BufferNeed>& others) {
  for (const BufferNeed& need : own) {
    if (isSameNeed(others, need)) continue;
    const std::string name = need.name + "_of_the_new_version";
    if (auto scratch = variant.scratch.extract(need.name); !scratch.empty()) {
      scratch.mapped().name = name;
      variant.scratch.emplace(name, scratch.mapped());
    }
    rename(variant, need.name, name);
  }
  return variant;
}

/// One of the two.
struct Half {
  MeasureJob job;
  ResultRow row;
  PreparedVariant prepared;
  std::optional<LaunchAudit> audit;
  Timing timing;
};

class PairRound {
 public:
  PairRound(DeviceSession& session, const PairJob& job, const JobSink& sink, const std::stop_token& stop)
      : session_(session),
        workload_(findWorkload(job.base.variant.workload)),
        sink_(sink),
        stop_(stop),
        seconds_(job.seconds),
        halves_{Half{job.base, beginRow(&session, job.base), {}, {}, {}},
                Half{job.fresh, beginRow(&session, job.fresh), {}, {}, {}}},
        coin_(job.base.seed + static_cast<std::uint64_t>(job.base.round)) {}

  std::optional<std::array<ResultRow, 2>> run() {
    for (const Half& half : halves_) {
      ResultRow unsupported = half.row;
      recordingFailures(unsupported, &session_, half.job,
                        [&] { requireSupported(half.job.variant, half.job.parameters, &session_); });
      if (unsupported.status != Status::Ok) return failed(unsupported);
    }
    ResultRow both = halves_[0].row;
    recordingFailures(both, &session_, halves_[0].job, [this] { measureBoth(); });
    if (stop_.stop_requested()) return {};
    if (both.status != Status::Ok) return failed(both);
    return std::array{std::move(halves_[0].row), std::move(halves_[1].row)};
  }

 private:
  std::optional<std::array<ResultRow, 2>> failed(const ResultRow& why) {
    if (stop_.stop_requested()) return {};
    for (Half& half : halves_) {
      half.row.status = why.status;
      half.row.reason = why.reason;
      half.row.limit = why.limit;
      half.row.log = why.log;
    }
    return std::array{std::move(halves_[0].row), std::move(halves_[1].row)};
  }

  void measureBoth() {
    std::vector<BufferNeed> needs = fillBuffersOfBoth();
    sink_(Activity{"building " + names(), 0, Phase::Building});
    for (Half& half : halves_) {
      half.prepared = prepare(session_, workload_, half.job.variant, half.job.size, half.job.parameters);
      half.audit.emplace(auditedKernels(session_, half.prepared, workload_, half.job, sink_, stop_),
                         auditPlanOf(half.job), stop_);
    }
    BufferWatch watch(session_, std::move(needs));
    chooseLaunches();
    for (Half& half : halves_) launchUntimed(half);  // the first launch of a process is not a sample
    takePairs();
    if (stop_.stop_requested()) return;
    for (Half& half : halves_) {
      launchUntimed(half);  // the buffer may hold the other kernel's result
      half.audit->finish();
      half.audit->record(half.row);
    }
    recordFaultsOfBoth(watch);
  }

  /// All buffers of both, each once.
  std::vector<BufferNeed> fillBuffersOfBoth() {
    auto& [base, fresh] = halves_;
    const auto needsOf = [this](const Half& half) {
      return buffersOf(session_, workload_, half.job.variant, half.job.size, half.job.parameters);
    };
    const std::vector<BufferNeed> needsOfFresh = needsOf(fresh);  // before its variant is moved from
    fresh.job.variant = withOwnScratch(std::move(fresh.job.variant), needsOfFresh, needsOf(base));
    std::vector<BufferNeed> needs = fillBuffers(session_, workload_, base.job, sink_);
    for (BufferNeed& need : fillBuffers(session_, workload_, fresh.job, sink_)) {
      if (std::find(needs.begin(), needs.end(), need) == needs.end()) needs.push_back(std::move(need));
    }
    return needs;
  }

  void chooseLaunches() {
    const double launchMs = std::max({halves_[0].job.knownLaunchMs, halves_[1].job.knownLaunchMs, 1e-4});
    const double ticksMs = kFewestTicksPerSample * session_.description().timerResolutionNs * 1e-6;
    const double launches = std::ceil(std::max(kPairSampleMs, ticksMs) / launchMs);
    launches_ = std::clamp(static_cast<int>(launches), 1, kMostLaunchesOfPair);
  }

  void launchUntimed(Half& half) {
    tellSign();
    half.audit->beforeBatch();
    half.audit->afterBatch(1, runBatch(session_, half.prepared, 1, 1).wallMsPerLaunch);
  }

  void takePairs() {
    const HostLoad load;
    const auto start = SteadyClock::now();
    std::size_t pairs = 0;
    do {
      const bool isBaseFirst = coin_() % 2 == 0;
      takeSample(halves_[isBaseFirst ? 0 : 1]);
      takeSample(halves_[isBaseFirst ? 1 : 0]);
      ++pairs;
    } while (!stop_.stop_requested() && pairs < kMostPairs && secondsFrom(start) < seconds_);
    const double seconds = secondsFrom(start);
    const double other = session_.description().type == DeviceType::Cpu ? load.otherProcessors() : 0;
    for (Half& half : halves_) {
      half.timing.seconds = seconds / 2;
      half.timing.launchesPerSample = launches_;
      recordTiming(half.row, std::move(half.timing), false, other);
    }
  }

  void takeSample(Half& half) {
    if (secondsFrom(lastSign_) > kSecondsBetweenSigns) tellSign();
    half.audit->beforeBatch();
    const BatchTiming batch = runBatch(session_, half.prepared, 1, launches_);
    half.audit->afterBatch(launches_, batch.wallMsPerLaunch);
    half.timing.samplesMs.push_back(batch.samplesMs.front());
    half.timing.wallSamplesMs.push_back(batch.wallMsPerLaunch);
    half.timing.hasBadStamps = half.timing.hasBadStamps || batch.hasBadStamps;
  }

  /// It is unknown which of the two caused them.
  void recordFaultsOfBoth(BufferWatch& watch) {
    std::vector<std::string> faults = watch.faults(names(), &halves_[0].prepared);
    for (std::string& fault : strayWrites(session_, names(), {}, &halves_[1].prepared))
      faults.push_back(std::move(fault));
    for (Half& half : halves_) recordFaults(half.row, faults);
  }

  [[nodiscard]] std::string names() const {
    const std::string& base = halves_[0].job.variant.id;
    const std::string& fresh = halves_[1].job.variant.id;
    return base == fresh ? base : base + " or " + fresh;
  }

  void tellSign() {
    sink_(Activity{fmt::format("timing {} at {} in turns", names(), toText(halves_[0].job.size)), 0, Phase::Timing});
    lastSign_ = SteadyClock::now();
  }

  DeviceSession& session_;
  const Workload& workload_;
  const JobSink& sink_;
  const std::stop_token& stop_;
  const double seconds_;
  std::array<Half, 2> halves_;
  std::mt19937_64 coin_;
  int launches_ = 1;
  SteadyClock::time_point lastSign_ = SteadyClock::now();
};

}  // namespace

std::optional<std::array<ResultRow, 2>> measurePair(DeviceSession& session, const PairJob& job, const JobSink& sink,
                                                    const std::stop_token& stop) {
  return PairRound(session, job, sink, stop).run();
}

}  // namespace headroom
