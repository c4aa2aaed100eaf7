// A result row: everything measured at one point (device, variant, size, parameters), including failures.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/compiled.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/pixel_format.hpp"
#include "headroom/values/precision.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

enum class Status {
  Ok,
  BuildFailed,
  WrongResult,
  Unsupported,
  DeviceLimit,
  Failed,  ///< an OpenCL call failed for another reason
  TimedOut,
  Crashed,
  OverBudget,  ///< not run: predicted from smaller sizes of the same run to take too long
  Cancelled
};

std::string_view toText(Status status);        ///< "Ok", "BuildFailed"...
Status statusFromText(std::string_view text);  ///< throws std::invalid_argument

/// A device limit. A point is bound by memory or by compute, the smaller of the two ceilings at its size; traffic
/// through local memory is an implementation choice and has a separate roof.
enum class Bound { Unknown, Memory, Compute, Local };

std::string_view toText(Bound bound);  ///< "", "memory", "compute", "local memory"

/// The device limit that a point exceeded.
enum class Limit {
  None,         ///< none, or not reported by the driver
  LocalMemory,  ///< local memory of a work-group
  WorkGroup,    ///< work-items of a group
  Memory        ///< buffers or images
};

std::string_view toText(Limit limit);  ///< "", "local memory", "work-group", "memory"

/// Unit of a workload's rates.
enum class RateOf {
  Items,       ///< elements of the result: pixels if an item is one
  Operations,  ///< floating point or integer operations, as declared by the variant's cost
  Bytes        ///< compulsory traffic
};

std::string_view toText(RateOf rate);  ///< "items", "operations", "bytes"

/// The purpose of the row's measurement.
enum class Role { Variant, HostPeer, Ceiling };

std::string_view toText(Role role);  ///< "variant", "host", "ceiling"

/// The clock whose samples are used.
enum class Clock {
  Device,  ///< profiling timestamps of the commands' events
  Host     ///< the host's clock, around the same launches and the wait for them
};

std::string_view toText(Clock clock);  ///< "event", "wall"

/// State of the caches before a launch.
enum class Caches {
  Warm,  ///< as the previous launch left them: launches follow each other
  Cold   ///< without the launch's data: a buffer larger than the last level cache is written before each launch
};

inline constexpr std::array kAllCaches{Caches::Warm, Caches::Cold};
std::string_view toText(Caches caches);  ///< "warm", "cold"

/// Warnings about a row's time. Each has a sentence in ResultRow::reason.
enum class Mark {
  BadStamps,       ///< the device's timestamps were zero or reversed
  ClocksDisagree,  ///< the device clock and the host clock contradict each other
  OverCeiling,     ///< faster than its ceiling by more than kImpossiblePercentOfCeiling allows
  SingleSample,    ///< one launch took too long to repeat
  Unsteady,        ///< rounds of the row differ by more than the samples within each
  Drift,           ///< the ceilings changed between the start and the end of its size, or since the run was interrupted
  Busy,            ///< other programs used the processors that the device consists of
  Crashed,         ///< a round crashed, but not when it was repeated
  Unchecked,       ///< no reference for its result
  AsCaptured,      ///< its reference is the result of a captured launch, which is unverified
  LaunchCost       ///< over half of the time is the cost of starting launches
};

/// In the order in which they are listed.
inline constexpr std::array kAllMarks{Mark::BadStamps, Mark::ClocksDisagree, Mark::OverCeiling, Mark::SingleSample,
                                      Mark::Unsteady,  Mark::Drift,          Mark::Busy,        Mark::Crashed,
                                      Mark::Unchecked, Mark::AsCaptured,     Mark::LaunchCost};
std::string_view toText(Mark mark);        ///< "bad stamps", "clocks disagree"...
Mark markFromText(std::string_view text);  ///< throws std::invalid_argument

/// One round of a point. Rounds of all points of a size are interleaved, so that slow periods affect all points
/// equally.
struct Round {
  double startSeconds = 0;  ///< since the run began
  double seconds = 0;       ///< sampling time, without warm-ups
  int samples = 0;          ///< number of this round's samples in ResultRow::samplesMs, in order
  int batches = 0;          ///< number of this round's batches in ResultRow::wallSamplesMs
  /// Processors that other programs kept busy meanwhile, on average. The system counts in hundredths of a second, so
  /// that a short round's value scatters around the true one and may be negative: only sums over rounds are meaningful.
  double otherLoad = 0;
  int launches = 0;  ///< launches per sample, the same in all rounds of a row; 0 if unknown

  bool operator==(const Round&) const = default;
};

/// One command of a queue, by the device clock in nanoseconds; the driver chooses the clock's zero.
struct CommandStamp {
  std::string name;   ///< name of the kernel, or the command's action: "write source"
  std::string queue;  ///< "profiling queue"
  std::uint64_t queuedNs = 0;
  std::uint64_t submittedNs = 0;
  std::uint64_t startNs = 0;
  std::uint64_t endNs = 0;

  bool operator==(const CommandStamp&) const = default;
};

/// An end-to-end operation, as in a program with its data on the host: the inputs written from ordinary host memory to
/// the device, the kernels launched once, the result read back. All in milliseconds.
struct WholeOperation {
  std::vector<double> samplesMs;  ///< by the host clock, from the first write to the end of the blocking read
  double medianMs = 0;            ///< of the samples
  /// The 95% interval of the median, see Summary::low; with fewer than 6 samples the shortest and longest.
  double lowMs = 0;
  double highMs = 0;
  /// Medians of the parts: START to END of their commands by the device clock or, if its timestamps cannot be right, by
  /// the host clock around each part and a wait for it.
  double uploadMs = 0;
  double kernelMs = 0;
  double downloadMs = 0;

  bool operator==(const WholeOperation&) const = default;
};

/// Error against a reference, on data in [0, 1].
struct ErrorFigures {
  double maxAbs = 0;
  double rms = 0;
  double psnrDb = 0;  ///< peak 1; infinite if equal
};

struct ResultRow {
  // Defined in result.cpp: with this number of members, inline code is slow to compile wherever a row is made or
  // copied.
  ResultRow();
  ResultRow(const ResultRow&);
  ResultRow(ResultRow&&) noexcept;
  ResultRow& operator=(const ResultRow&);
  ResultRow& operator=(ResultRow&&) noexcept;
  ~ResultRow();

  std::string deviceId;  ///< see DeviceDescription::id; "host" for a host implementation
  std::string device;    ///< device name; the host's CPU for a host implementation
  std::string driver;
  std::string host;  ///< name of the host in hosts.toml; empty: the machine that the run was started on
  /// The worker that measured it, of a run with several: number, machine and device, "3 on node7 (slurm/0:0)". Their
  /// devices are equal, and all rows have the device and id of one of them.
  std::string worker;
  std::string workload;
  std::string variant;  ///< id
  std::string title;    ///< of the variant; empty in files from before rows had one
  Role role = Role::Variant;
  Size size;
  /// For a ceiling beside points whose sizes are not image sizes: the size of those points. Else empty.
  Size beside;
  /// Number of items for rates, usually elements of the result; 0 for the product of the size's first two values. See
  /// itemsOf.
  double items = 0;
  std::string item = "pixel";  ///< name of one item
  RateOf rate = RateOf::Items;
  PixelFormat pixel;                       ///< format of its planes
  Precision precision = Precision::Float;  ///< precision of the operations in `flops`
  ParameterValues parameters;              ///< one for each of the workload's parameters
  Caches caches = Caches::Warm;
  int repeat = 0;             ///< index of this measurement among the plan's repeats of the point, from 0
  std::string configuration;  ///< the tunables' values, e.g. "TILE_X=32 TILE_Y=64"; empty for a variant without
                              ///< tunables
  /// Name of one iteration, e.g. "launch" or "transfer", for a device probe, which times the OpenCL runtime around
  /// kernels; empty for kernels and host implementations.
  std::string iteration;

  Status status = Status::Ok;
  Limit limit = Limit::None;  ///< the exceeded limit, for a row that is DeviceLimit
  std::string reason;         ///< a sentence: why it is not Ok, or a remark on an Ok row; may be empty
  std::string log;            ///< compiler output, if any

  /// Milliseconds per iteration, raw and in order, by the device clock: START of the first pass to END of the last.
  /// Empty for host implementations and probes, which the host clock times.
  std::vector<double> samplesMs;
  std::vector<double> wallSamplesMs;  ///< milliseconds per iteration by the host clock: one per batch of samples
  std::vector<Round> rounds;
  Clock clock = Clock::Device;  ///< clock of the figures below
  double medianMs = 0;
  double minMs = 0;
  double q1Ms = 0;
  double q3Ms = 0;
  double noise = 0;  ///< see Summary::noise
  double lowMs = 0;  ///< see Summary::low
  double highMs = 0;
  /// Assumed difference between separate runs, relative to the median: the part of the interval that the rounds of one
  /// run cannot show. See setIntervals; 0 in rows of earlier versions.
  double runToRun = 0;
  std::size_t mildOutliers = 0;    ///< see Summary::mildOutliers
  std::size_t severeOutliers = 0;  ///< see Summary::severeOutliers
  double eventMs = 0;              ///< median by the device clock; 0 if it was unusable
  /// For a launch of several commands: the sum of their own times, without the gaps between them; 0 if unknown.
  double kernelsMs = 0;
  std::size_t commands = 0;            ///< number of commands of a launch, if there are several; else 0
  double wallMs = 0;                   ///< median over batches by the host clock around the same launches
  std::string stoppedBy;               ///< "noise goal", "round limit", "time budget", "sample limit" or, for a variant
                                       ///< measured as a ceiling, "not the ceiling"; kStoppedByStop
  std::vector<Mark> marks;             ///< distinct
  std::vector<CommandStamp> timeline;  ///< commands of a few launches after the timed ones, with those before and after
  /// End-to-end times, if requested (RunPlan::transfers); nothing for host implementations, whose data needs no
  /// transfer.
  std::optional<WholeOperation> whole;

  /// The driver's report on its compiled kernels; nothing for other implementations.
  std::optional<CompiledSummary> compiled;

  /// Compulsory memory traffic per pixel, from workload and pixel format, in floats: four bytes each, so that a copy of
  /// one byte per pixel has 0.5. 0 for a probe that does not move the plane.
  double compulsoryFloats = 0;
  std::optional<double> modelFloats;  ///< traffic from the variant's cost, with every load counted
  std::optional<double> flops;        ///< per pixel, from the variant's cost
  /// Operations per pixel that the device executes for those of `flops`, if they are declared to be others.
  std::optional<double> executedFlops;
  /// Traffic through local memory per pixel, in floats, from the variant's cost; nothing if it declares none.
  std::optional<double> localFloats;

  std::optional<double> estimateGigapixelsPerSecond;  ///< the guide's model: copy rate x 2 / modelFloats
  std::optional<double> ceilingGigapixelsPerSecond;   ///< upper bound for any kernel that does the whole job
  Bound boundBy = Bound::Unknown;
  /// The rate at which the device's local memory moves the variant's traffic through it: a roof of this implementation,
  /// not of the workload.
  std::optional<double> localRoofGigapixelsPerSecond;

  std::optional<ErrorFigures> error;     ///< against the workload's reference (the exact Gaussian for blur)
  std::optional<ErrorFigures> ownError;  ///< against the variant's own method in double; decides WrongResult
};

/// Returns true if the row has a time: Ok, or WrongResult (shown, never ranked).
[[nodiscard]] bool isTimed(const ResultRow& row);
/// Returns true if the row may be ranked and drawn on a line.
[[nodiscard]] bool isValid(const ResultRow& row);

/// Returns true if the row is of a device probe: no ceiling applies to it, and only a transfer has a rate in pixels.
[[nodiscard]] bool isProbe(const ResultRow& row);

/// ResultRow::stoppedBy of a row that a stop left partial: it has a time, but fewer rounds than planned.
inline constexpr std::string_view kStoppedByStop = "stop";

/// ResultRow::stoppedBy of a variant that is too slow to be the ceiling: it gets no further rounds.
inline constexpr std::string_view kStoppedByRace = "not the ceiling";

/// Returns true if the row need not be measured again: it was neither skipped nor left partial by a stop.
[[nodiscard]] bool isFinished(const ResultRow& row);

/// Returns the figures without the samples behind them.
[[nodiscard]] ResultRow withoutSamples(ResultRow row);

/// Returns true if both rows measure the same point: device, workload, variant and its configuration, size, parameters,
/// role, caches, repeat and iteration.
[[nodiscard]] bool isSamePoint(const ResultRow& one, const ResultRow& other);

/// Returns the device for people where results have several: "NVIDIA H100 (gpu7/0:1)", short name and id. For a host
/// implementation the processor, and its host's name.
[[nodiscard]] std::string deviceLabelOf(const ResultRow& row);
/// Returns the number of devices of the rows, not counting host implementations.
[[nodiscard]] std::size_t countDevices(std::span<const ResultRow> rows);

/// Number of items for rates other than operations or bytes: usually elements of the result.
[[nodiscard]] double itemsOf(const ResultRow& row);
/// Unit of the row's speed: its workload's, if the row has a count for it. Ceilings use items.
[[nodiscard]] RateOf countedBy(const ResultRow& row);
/// Speed units per item: 1, operations or bytes.
[[nodiscard]] double countsPerItem(const ResultRow& row);
/// Amount of work: items, operations or bytes.
[[nodiscard]] double workOf(const ResultRow& row);
/// The size of the points that the row was measured with: its own except for ceilings, see ResultRow::beside.
[[nodiscard]] Size pointSizeOf(const ResultRow& row);

/// The unit of a rate of such items: "GP/s" for pixels, else "Gelement/s" and the like.
[[nodiscard]] std::string itemRateUnit(std::string_view item);
/// The unit of the row's speed: itemRateUnit, "GFLOP/s", "GOP/s" or "GB/s".
[[nodiscard]] std::string rateUnit(const ResultRow& row);

/// Each is empty unless the row is timed and has the required values.
[[nodiscard]] std::optional<double> gigapixelsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> gigabytesPerSecond(const ResultRow& row);  ///< compulsory traffic over time
/// An amount of memory in the row's unit: "64 floats", or "8 bytes" if its planes hold bytes.
[[nodiscard]] std::string trafficText(const ResultRow& row, double floats);
[[nodiscard]] std::optional<double> gigaflopsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> percentOfCeiling(const ResultRow& row);
[[nodiscard]] std::optional<double> percentOfLocalRoof(const ResultRow& row);
/// Rate of the variant's traffic through local memory.
[[nodiscard]] std::optional<double> localGigabytesPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> measuredOverEstimate(const ResultRow& row);

/// The kind of a row's time.
enum class TimeKind {
  Kernel,   ///< kernel time: ResultRow::medianMs
  EndToEnd  ///< end-to-end time, including transfers; for a host implementation its time, because it needs no transfers
};

/// A median and its 95% interval, in milliseconds.
struct TimeRange {
  double ms = 0;
  double lowMs = 0;
  double highMs = 0;
};

/// The median and its interval without the run-to-run part, for comparisons with other rows of the same run.
[[nodiscard]] TimeRange withinRun(const ResultRow& row);

/// Returns nothing if the row is not timed, or lacks that kind of time. Within the run.
[[nodiscard]] std::optional<TimeRange> timeOf(const ResultRow& row, TimeKind kind);
/// upload + medianMs + download: without the runtime's overhead around them.
[[nodiscard]] std::optional<double> kernelAndTransfersMs(const ResultRow& row);
/// The rates by end-to-end time.
[[nodiscard]] std::optional<double> endToEndGigapixelsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> endToEndGigaflopsPerSecond(const ResultRow& row);

/// The raw samples of the row's clock.
[[nodiscard]] const std::vector<double>& countingSamples(const ResultRow& row);

/// countingSamples, round by round; the last rounds are shorter or empty if samples are missing.
[[nodiscard]] std::vector<std::span<const double>> samplesByRound(const ResultRow& row);

/// Sets the figures from medianMs to wallMs from the samples of the row's clock and its rounds.
void summariseSamples(ResultRow& row);

[[nodiscard]] bool hasMark(const ResultRow& row, Mark mark);
/// Adds the mark and its sentence, unless the row has that mark.
void addMark(ResultRow& row, Mark mark, const std::string& sentence);

/// Switches the row to the host clock and summarises the figures again.
void countByHost(ResultRow& row);
/// For zero or reversed device timestamps: switches the row to the host clock and summarises the figures again.
void markBadStamps(ResultRow& row);
/// For a launch that took too long to repeat.
void markSingleSample(ResultRow& row);

/// For a round that crashed, with this reason, but not when it was repeated under the same conditions.
void markCrash(ResultRow& row, const std::string& reason);

/// Appends the sentence to the row's reason.
void addSentence(ResultRow& row, const std::string& sentence);

/// For launches with different results: adds a remark to a row that is correct all the same.
void noteNondeterminism(ResultRow& row);
[[nodiscard]] bool isNondeterministic(const ResultRow& row);

}  // namespace headroom
