// Plan and report of a tuning run: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/job_times.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Order in which configurations are tried. The default configuration is always the first.
enum class SearchMethod {
  Exhaustive,  ///< all, in order
  Random,      ///< all, in random order
  Learning,    ///< first those with the best predictions of a model of the times so far
  Genetic      ///< derived from the fastest so far
};

std::string_view toText(SearchMethod method);              ///< "exhaustive", "random", "learning", "genetic"
SearchMethod searchMethodFromText(std::string_view text);  ///< throws UsageError that names all

/// Largest default number of simultaneous builds: a search learns nothing between them.
inline constexpr int kMostBuildsOfDefault = 4;
inline constexpr int kMostBuildsAtOnce = 64;

/// Sampling of a configuration in the search: brief.
inline constexpr Sampling kSearchSampling{2, 5, 100, 0.02, 0.05, 1};

/// The tuning targets: variants x sizes.
struct TuningPlan {
  std::string device;                 ///< selector, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids of kernels with tunables
  std::vector<Size> sizes;
  ParameterValues parameters;  ///< requested values; defaults for the others
  SearchMethod search = SearchMethod::Learning;
  /// Time for all searches together. Time that a target leaves goes to those after it; a started configuration
  /// completes. The comparisons at the end take additional time: Sampling::timeBudgetSeconds each for finalists,
  /// default and ceilings.
  double budgetSeconds = 60;
  std::uint64_t seed = 1;  ///< seed of the search, of the source data and of the order in rounds
  Sampling searchSampling = kSearchSampling;
  Sampling sampling;        ///< for the comparison
  int finalists = 5;        ///< number of the fastest configurations in the comparison, beside the default
  bool ceilings = true;     ///< measure copy and MAD peaks in the comparison
  bool isResuming = false;  ///< skips configurations that earlier tuning runs of the same kernel, device and size have
                            ///< tried
  /// Number of programs compiled simultaneously, each in its own process, before their configurations are measured one
  /// after the other; 1: each is compiled when it is measured. 0: one for each CPU core, or for a CPU device one for
  /// every other core, at most kMostBuildsOfDefault.
  int buildsAtOnce = 0;
  /// Number of workers that measure at the same time, each a runner with a device of its own, equal to the others': see
  /// crew_devices.hpp. With several, each compiles what it measures.
  int workers = 1;
  bool keepsJournal = true;  ///< write each result to the target's journal, for a later tuning run that resumes
};

/// Times of a configuration's steps. For programs compiled ahead, the time of their own process, which overlaps others.
struct TuningTimes : JobTimes {
  double searchMs = 0;  ///< choosing the configuration
};

/// A tried configuration.
struct TuningResult {
  Configuration configuration;
  ResultRow row;
  TuningTimes times;
  std::string triedAt;  ///< ISO 8601, UTC
  std::string worker;   ///< that measured it: "3 on node7 (slurm/0:0)"; empty with one worker
};

/// One variant at one size on one device.
struct TuningTarget {
  DeviceDescription device;
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's parameters
};

/// Start of a target's search.
struct TuningStarted {
  TuningTarget target;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::uint64_t allowed = 0;         ///< those that the kernel's conditions and the device's limits allow
  bool isAllowedExact = true;        ///< false: `allowed` is an upper bound
  std::size_t known = 0;             ///< tried by an earlier tuning run that this one resumes; an event is sent for
                                     ///< each
};

/// A configuration was tried, or its result is known from an earlier run.
struct ConfigurationTried {
  TuningResult result;
  bool isBest = false;  ///< the fastest valid one so far
};

/// Results of a target.
struct TuningReport {
  TuningTarget target;
  std::string importedFrom;  ///< the tool that tried them, if not Headroom; else empty
  SearchMethod search = SearchMethod::Learning;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::uint64_t allowed = 0;         ///< allowed ones; the others are never tried, see TuningStarted
  bool isAllowedExact = true;
  std::size_t known = 0;            ///< results in `tried` from an earlier tuning run
  std::vector<TuningResult> tried;  ///< in order
  double searchSeconds = 0;
  std::vector<ResultRow> ceilings;    ///< of the comparison
  std::vector<ResultRow> compared;    ///< of the comparison: rows of the default and the finalists, fastest first
  Configuration standard;             ///< the default configuration
  std::string standardLack;           ///< why the default is excluded, as a fragment; empty if it is allowed
  std::optional<Configuration> best;  ///< configuration of the fastest valid row in the comparison; nothing if there is
                                      ///< none
  bool isKept = false;                ///< the best one was saved, for runs with tuned configurations
  /// Stopped early. A stopped search has no comparison; a stopped comparison is valid if each configuration had a
  /// round.
  bool isStopped = false;
};

/// A target completed, or was stopped.
struct TuningDone {
  TuningReport report;
};

}  // namespace headroom
