// A result row: everything measured at one point (device, variant, size, parameters), failures included.
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
  OverBudget,  ///< not run: by smaller sizes of the same run it would take too long
  Cancelled
};

std::string_view toText(Status status);        ///< "Ok", "BuildFailed"...
Status statusFromText(std::string_view text);  ///< throws std::invalid_argument

/// One of the device's limits. A point is bound by memory or by compute, the smaller of the two ceilings at its size;
/// what it moves through local memory is a choice of its own and has a roof beside them.
enum class Bound { Unknown, Memory, Compute, Local };

std::string_view toText(Bound bound);  ///< "", "memory", "compute", "local memory"

/// Of which of the device's limits a point asked too much.
enum class Limit {
  None,         ///< of none, or the driver did not tell
  LocalMemory,  ///< of a work-group
  WorkGroup,    ///< work-items in a group
  Memory        ///< buffers or images
};

std::string_view toText(Limit limit);  ///< "", "local memory", "work-group", "memory"

/// What a workload's rates count.
enum class RateOf {
  Items,       ///< elements of the result: pixels, where an item is one
  Operations,  ///< floating point operations or those on integers, as the variant's cost declares them
  Bytes        ///< of compulsory traffic
};

std::string_view toText(RateOf rate);  ///< "items", "operations", "bytes"

/// Why the row was measured.
enum class Role { Variant, HostPeer, Ceiling };

std::string_view toText(Role role);  ///< "variant", "host", "ceiling"

/// The clock whose samples count.
enum class Clock {
  Device,  ///< the profiling stamps of the commands' events
  Host     ///< of the processor, around the same launches and the wait for them
};

std::string_view toText(Clock clock);  ///< "event", "wall"

/// What a launch finds in the caches.
enum class Caches {
  Warm,  ///< what the launch before it left there: launches follow each other
  Cold   ///< nothing of its own: a buffer larger than the last level cache is written before each launch
};

inline constexpr std::array kAllCaches{Caches::Warm, Caches::Cold};
std::string_view toText(Caches caches);  ///< "warm", "cold"

/// What to know before trusting a row's time. Each has a sentence in ResultRow::reason.
enum class Mark {
  BadStamps,       ///< the device's stamps were zero or reversed
  ClocksDisagree,  ///< the device's clock and the host's can't both be right
  OverCeiling,     ///< faster than its ceiling by more than kImpossiblePercentOfCeiling allows
  SingleSample,    ///< one launch took too long to repeat
  Unsteady,        ///< rounds of the row differ by more than the samples within each
  Drift,           ///< the ceilings changed from the beginning to the end of its size, or since the run was cut short
  Busy,            ///< other programs used the processors that the device consists of
  Crashed,         ///< a turn of it crashed, and did not when it was tried again
  Unchecked,       ///< nothing said what its result should be
  AsCaptured       ///< its result is what a captured launch left, which nobody checked
};

std::string_view toText(Mark mark);        ///< "bad stamps", "clocks disagree"...
Mark markFromText(std::string_view text);  ///< throws std::invalid_argument

/// One turn of a point among the variants of its size: they are interleaved, so that a slow minute hits all alike.
struct Round {
  double startSeconds = 0;  ///< since the run began
  double seconds = 0;       ///< that the sampling took, warm-ups left out
  int samples = 0;          ///< how many of ResultRow::samplesMs are of this round, in order
  int batches = 0;          ///< how many of ResultRow::wallSamplesMs
  /// Processors that other programs kept busy meanwhile, on average. Of a short round the hundredths of a second that
  /// the system counts in make it vary around the truth, to under 0 as well: only sums over rounds tell something.
  double otherLoad = 0;
  int launches = 0;  ///< per sample, the same in all rounds of a row; 0 where it is not known

  bool operator==(const Round&) const = default;
};

/// One command of a queue, by the device's clock in nanoseconds; the clock's zero is the driver's own.
struct CommandStamp {
  std::string name;   ///< of the kernel, or what the command did: "write source"
  std::string queue;  ///< "profiling queue"
  std::uint64_t queuedNs = 0;
  std::uint64_t submittedNs = 0;
  std::uint64_t startNs = 0;
  std::uint64_t endNs = 0;

  bool operator==(const CommandStamp&) const = default;
};

/// The whole of an operation, as a program makes it whose data are on the host: the inputs written from ordinary host
/// memory to the device, the kernels launched once, the result read back. All in milliseconds.
struct WholeOperation {
  std::vector<double> samplesMs;  ///< by the host's clock, from the first write to the end of the blocking read
  double medianMs = 0;            ///< of them
  /// Where the median of a repetition is expected, see Summary::low; of fewer than 6 samples the shortest and longest.
  double lowMs = 0;
  double highMs = 0;
  /// Medians of the parts: START to END of their commands by the device's clock or, where its stamps can't be right, by
  /// the host's around each part and a wait for it.
  double uploadMs = 0;
  double kernelMs = 0;
  double downloadMs = 0;

  bool operator==(const WholeOperation&) const = default;
};

/// Difference from a reference, on data in [0, 1].
struct ErrorFigures {
  double maxAbs = 0;
  double rms = 0;
  double psnrDb = 0;  ///< peak 1; infinite when equal
};

struct ResultRow {
  // Compiled once, in result.cpp: so many members are slow to compile wherever a row is made or copied.
  ResultRow();
  ResultRow(const ResultRow&);
  ResultRow(ResultRow&&) noexcept;
  ResultRow& operator=(const ResultRow&);
  ResultRow& operator=(ResultRow&&) noexcept;
  ~ResultRow();

  std::string deviceId;  ///< see DeviceDescription::id; "host" for a host peer
  std::string device;    ///< device name; the host's processor for a host peer
  std::string driver;
  std::string workload;
  std::string variant;  ///< id
  std::string title;    ///< of the variant; empty in files from before rows had one
  Role role = Role::Variant;
  Size size;
  /// Of a ceiling beside points whose sizes are no images': the size of those. Else empty.
  Size beside;
  /// What rates count, most often elements of the result; 0 for the product of the size's first two values. See
  /// itemsOf.
  double items = 0;
  std::string item = "pixel";  ///< what one of them is called
  RateOf rate = RateOf::Items;
  PixelFormat pixel;                       ///< of its planes
  Precision precision = Precision::Float;  ///< of the operations in `flops`
  ParameterValues parameters;              ///< one for each of the workload's
  Caches caches = Caches::Warm;
  int repeat = 0;             ///< which of a plan's measurements of the same point, from 0
  std::string configuration;  ///< the tunables' values, e.g. "TILE_X=32 TILE_Y=64"; empty for a variant without
  /// What one iteration is, e.g. "launch" or "transfer", where it is something that the OpenCL runtime does around
  /// kernels (a device probe); empty for kernels and host peers.
  std::string iteration;

  Status status = Status::Ok;
  Limit limit = Limit::None;  ///< which one, of a row that is DeviceLimit
  std::string reason;         ///< a sentence: why not Ok, or what to know about an Ok row; may be empty
  std::string log;            ///< compiler output, when there is some

  /// Milliseconds per iteration, raw and in order, by the device's clock: START of the first pass to END of the last.
  /// Empty for host peers and probes, which the host's clock times.
  std::vector<double> samplesMs;
  std::vector<double> wallSamplesMs;  ///< milliseconds per iteration by the host's clock: one per batch of samples
  std::vector<Round> rounds;
  Clock clock = Clock::Device;  ///< whose samples the figures below are of
  double medianMs = 0;
  double minMs = 0;
  double q1Ms = 0;
  double q3Ms = 0;
  double noise = 0;  ///< see Summary::noise
  double lowMs = 0;  ///< see Summary::low
  double highMs = 0;
  /// What separate runs are assumed to differ by, relative to the median: the part of the interval that the rounds of
  /// one run cannot show. See setIntervals; 0 in rows of versions that did not have it.
  double runToRun = 0;
  std::size_t mildOutliers = 0;    ///< see Summary::mildOutliers
  std::size_t severeOutliers = 0;  ///< see Summary::severeOutliers
  double eventMs = 0;              ///< median by the device's clock; 0 where it was unusable
  /// Of a launch of several commands: their own times added up, without what lies between them; 0 where unknown.
  double kernelsMs = 0;
  std::size_t commands = 0;            ///< of a launch, where there are several; else 0
  double wallMs = 0;                   ///< median over batches by the host's clock around the same launches
  std::string stoppedBy;               ///< "noise goal", "round limit", "time budget", "sample limit" or, of a variant
                                       ///< measured as a ceiling, "not the ceiling"; kStoppedByStop
  std::vector<Mark> marks;             ///< each at most once
  std::vector<CommandStamp> timeline;  ///< of a few launches after the timed ones, with what came before and after
  /// With what moves to the device and back, where that was asked for (RunPlan::transfers); nothing for host peers,
  /// whose data are where they are needed.
  std::optional<WholeOperation> whole;

  /// What the driver says of its kernels as they were compiled; nothing for what is no kernel.
  std::optional<CompiledSummary> compiled;

  /// Memory that must be moved per pixel, from workload and pixel format, in floats: four bytes each, so that a copy of
  /// one byte per pixel has 0.5. 0 for a probe that does not move the plane.
  double compulsoryFloats = 0;
  std::optional<double> modelFloats;  ///< the same from the variant's cost, every load counted
  std::optional<double> flops;        ///< per pixel, from the variant's cost
  /// What it moves through local memory per pixel, in floats, from the variant's cost; nothing where it says none.
  std::optional<double> localFloats;

  std::optional<double> estimateGigapixelsPerSecond;  ///< the guide's model: copy rate x 2 / modelFloats
  std::optional<double> ceilingGigapixelsPerSecond;   ///< what honest work can't beat
  Bound boundBy = Bound::Unknown;
  /// The rate at which the device's local memory moves what the variant moves through it: a roof of this way of doing
  /// it, not of the job.
  std::optional<double> localRoofGigapixelsPerSecond;

  std::optional<ErrorFigures> error;     ///< against the workload's truth (the exact Gaussian for blur)
  std::optional<ErrorFigures> ownError;  ///< against the variant's own method in double; decides WrongResult
};

/// True when the row carries a time: Ok, or WrongResult (shown, never ranked).
[[nodiscard]] bool isTimed(const ResultRow& row);
/// True when the row may be ranked and drawn on a line.
[[nodiscard]] bool isValid(const ResultRow& row);

/// True when the row is of a device probe: no ceiling applies to it, and only a transfer has a rate in pixels.
[[nodiscard]] bool isProbe(const ResultRow& row);

/// ResultRow::stoppedBy of a row that a stop cut short: a time, but of fewer rounds than it should have.
inline constexpr std::string_view kStoppedByStop = "stop";

/// ResultRow::stoppedBy of a variant that lost the race for the ceiling: it has no further rounds.
inline constexpr std::string_view kStoppedByRace = "not the ceiling";

/// True when the row need not be measured again: neither left out nor cut short by a stop.
[[nodiscard]] bool isFinished(const ResultRow& row);

/// The figures only, without every single time that they come from.
[[nodiscard]] ResultRow withoutSamples(ResultRow row);

/// True when both rows are measurements of the same point: device, workload, variant and its configuration, size,
/// parameters, role, caches, repeat and iteration.
[[nodiscard]] bool isSamePoint(const ResultRow& one, const ResultRow& other);

/// What rates count, unless they count operations or bytes: most often elements of the result.
[[nodiscard]] double itemsOf(const ResultRow& row);
/// What the row's speed is reported in: what its workload wants, where the row has a count of it. Ceilings count items.
[[nodiscard]] RateOf countedBy(const ResultRow& row);
/// How many of what its speed counts an item stands for: 1, operations or bytes.
[[nodiscard]] double countsPerItem(const ResultRow& row);
/// What the work grows with: items, operations or bytes.
[[nodiscard]] double workOf(const ResultRow& row);
/// The size of the points that the row was measured with: its own but for ceilings, see ResultRow::beside.
[[nodiscard]] Size pointSizeOf(const ResultRow& row);

/// The unit of a rate of such items: "GP/s" of pixels, else "Gelement/s" and the like.
[[nodiscard]] std::string itemRateUnit(std::string_view item);
/// The unit of the row's speed: itemRateUnit, "GFLOP/s", "GOP/s" or "GB/s".
[[nodiscard]] std::string rateUnit(const ResultRow& row);

/// Each is empty unless the row is timed and has what it needs.
[[nodiscard]] std::optional<double> gigapixelsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> gigabytesPerSecond(const ResultRow& row);  ///< compulsory traffic over time
/// So many floats of memory in the row's own terms: "64 floats", or "8 bytes" where its planes are of bytes.
[[nodiscard]] std::string trafficText(const ResultRow& row, double floats);
[[nodiscard]] std::optional<double> gigaflopsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> percentOfCeiling(const ResultRow& row);
[[nodiscard]] std::optional<double> percentOfLocalRoof(const ResultRow& row);
/// Of what the variant moves through local memory.
[[nodiscard]] std::optional<double> localGigabytesPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> measuredOverEstimate(const ResultRow& row);

/// Which time of a row counts.
enum class TimeKind {
  Kernel,   ///< the kernels alone: ResultRow::medianMs
  EndToEnd  ///< the whole operation, transfers included; of a host peer its time, for it needs no transfers
};

/// A median and the interval in which that of a repetition is expected, in milliseconds.
struct TimeRange {
  double ms = 0;
  double lowMs = 0;
  double highMs = 0;
};

/// The median and its interval without the run-to-run part, for comparisons with other rows of the same run.
[[nodiscard]] TimeRange withinRun(const ResultRow& row);

/// Nothing when the row is not timed, or what is asked for was not measured. Within the run.
[[nodiscard]] std::optional<TimeRange> timeOf(const ResultRow& row, TimeKind kind);
/// upload + medianMs + download: without what the runtime takes around them.
[[nodiscard]] std::optional<double> kernelAndTransfersMs(const ResultRow& row);
/// The rates by the whole operation.
[[nodiscard]] std::optional<double> endToEndGigapixelsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> endToEndGigaflopsPerSecond(const ResultRow& row);

/// The raw samples of the clock that counts.
[[nodiscard]] const std::vector<double>& countingSamples(const ResultRow& row);

/// countingSamples, round by round; the last ones are shorter, or empty, where samples are missing.
[[nodiscard]] std::vector<std::span<const double>> samplesByRound(const ResultRow& row);

/// Sets the figures from medianMs to wallMs from the samples of the row's clock and its rounds.
void summariseSamples(ResultRow& row);

[[nodiscard]] bool hasMark(const ResultRow& row, Mark mark);
/// Adds the mark and its sentence, unless the row has that mark.
void addMark(ResultRow& row, Mark mark, const std::string& sentence);

/// From here on the host clock is used. The figures are summarised anew.
void countByHost(ResultRow& row);
/// The device's stamps were zero or reversed: from here on the host clock is used. The figures are summarised anew.
void markBadStamps(ResultRow& row);
/// One launch took too long to repeat.
void markSingleSample(ResultRow& row);

/// A turn crashed, with this reason, and did not when it was tried again under the same conditions.
void markCrash(ResultRow& row, const std::string& reason);

/// Behind what the row's reason says already.
void addSentence(ResultRow& row, const std::string& sentence);

/// Its launches gave different results: says so of a row that is right all the same.
void noteNondeterminism(ResultRow& row);
[[nodiscard]] bool isNondeterministic(const ResultRow& row);

}  // namespace headroom
