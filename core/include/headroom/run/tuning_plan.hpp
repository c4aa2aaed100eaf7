// What to tune and what comes of it: plain values that travel between threads, processes and hosts.
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

/// In which order configurations are tried. The default one is always the first.
enum class SearchMethod {
  Exhaustive,  ///< all, in order
  Random,      ///< all, in random order
  Learning,    ///< first those that a model of the times so far expects most of
  Genetic      ///< made of the fastest so far
};

std::string_view toText(SearchMethod method);              ///< "exhaustive", "random", "learning", "genetic"
SearchMethod searchMethodFromText(std::string_view text);  ///< throws UsageError naming all

/// More at once than this is nobody's default: a search learns nothing between them.
inline constexpr int kMostBuildsOfDefault = 4;
inline constexpr int kMostBuildsAtOnce = 64;

/// How a configuration is measured in the search: briefly.
inline constexpr Sampling kSearchSampling{2, 5, 100, 0.02, 0.05, 1};

/// What to tune: targets are variants x sizes.
struct TuningPlan {
  std::string device;                 ///< selector, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids of kernels with tunables
  std::vector<Size> sizes;
  ParameterValues parameters;  ///< asked for; the usual ones in place of others
  SearchMethod search = SearchMethod::Learning;
  /// Of all searches together. What a target leaves goes to those after it; a configuration that was begun is finished.
  /// The comparisons at the end come on top: Sampling::timeBudgetSeconds each for finalists, default and ceilings.
  double budgetSeconds = 60;
  std::uint64_t seed = 1;  ///< of the search, of the random source plane and of the order of turns
  Sampling searchSampling = kSearchSampling;
  Sampling sampling;        ///< of the comparison
  int finalists = 5;        ///< how many of the fastest are compared, beside the default
  bool ceilings = true;     ///< measure copy and MAD peaks in the comparison
  bool isResuming = false;  ///< what earlier tunings of the same kernel, device and size have tried is not tried again
  /// Programs that are compiled at once, each in a process of its own, before their configurations are measured one
  /// after the other; 1: each when it is measured. 0: one for each CPU core, or for a CPU device for every other one,
  /// at most kMostBuildsOfDefault.
  int buildsAtOnce = 0;
  bool keepsJournal = true;  ///< write each result to the target's journal, for a later one that resumes
};

/// Where a configuration's time went. What was compiled ahead counts with the time that its own process took, beside
/// others.
struct TuningTimes : JobTimes {
  double searchMs = 0;  ///< choosing it
};

/// One configuration that was tried.
struct TuningResult {
  Configuration configuration;
  ResultRow row;
  TuningTimes times;
  std::string triedAt;  ///< ISO 8601, UTC
};

/// One variant at one size on one device.
struct TuningTarget {
  DeviceDescription device;
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's
};

/// A target's search begins.
struct TuningStarted {
  TuningTarget target;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::uint64_t allowed = 0;         ///< of them, by the kernel's conditions and the device's limits
  bool isAllowedExact = true;        ///< false: `allowed` is the most that there can be
  std::size_t known = 0;             ///< tried by an earlier tuning that this one resumes; each is told again
};

/// A configuration was tried, or is known from before.
struct ConfigurationTried {
  TuningResult result;
  bool isBest = false;  ///< the fastest valid one so far
};

/// What came of a target.
struct TuningReport {
  TuningTarget target;
  std::string importedFrom;  ///< the tool that tried them, where that was not Headroom; else empty
  SearchMethod search = SearchMethod::Learning;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::uint64_t allowed = 0;         ///< of them; the others are never tried, see TuningStarted
  bool isAllowedExact = true;
  std::size_t known = 0;            ///< of `tried`, from an earlier tuning
  std::vector<TuningResult> tried;  ///< in order
  double searchSeconds = 0;
  std::vector<ResultRow> ceilings;    ///< of the comparison
  std::vector<ResultRow> compared;    ///< of the comparison: the default's and the finalists', fastest first
  Configuration standard;             ///< the default configuration
  std::string standardLack;           ///< why the default is excluded, as a fragment; empty where it is allowed
  std::optional<Configuration> best;  ///< of the fastest valid row compared; nothing when there is none
  bool isKept = false;                ///< the best one, for runs that are to be tuned
  /// Before its end. A search that was stopped has no comparison; a comparison that was counts if each had its turn.
  bool isStopped = false;
};

/// A target is done, or was stopped.
struct TuningDone {
  TuningReport report;
};

}  // namespace headroom
