// A result row: everything measured at one point (device, variant, size, sigma), failures included.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/size.hpp"

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

/// What limits a point: the smaller of the two ceilings at its size.
enum class Bound { Unknown, Memory, Compute };

std::string_view toText(Bound bound);  ///< "", "memory", "compute"

/// Why the row was measured.
enum class Role { Variant, HostPeer, Ceiling };

std::string_view toText(Role role);  ///< "variant", "host", "ceiling"

/// Difference from a reference, on data in [0, 1].
struct ErrorFigures {
  double maxAbs = 0;
  double rms = 0;
  double psnrDb = 0;  ///< peak 1; infinite when equal
};

/// Rates at the same size on the same device; the facts that estimate and ceiling come from.
struct Ceilings {
  double copyGigapixelsPerSecond = 0;  ///< best copy variant; 0 when not measured
  double peakGigaflopsPerSecond = 0;   ///< best MAD variant; 0 when not measured
};

struct ResultRow {
  std::string device;  ///< device name; the host's processor for a host peer
  std::string driver;
  std::string workload;
  std::string variant;  ///< id
  Role role = Role::Variant;
  Size size;
  double sigma = 0;  ///< 0 for workloads without
  /// What one iteration is, e.g. "launch" or "transfer", where it is something that the OpenCL runtime does around kernels
  /// (a device probe); empty for kernels and host peers.
  std::string iteration;

  Status status = Status::Ok;
  std::string reason;  ///< a sentence: why not Ok, or what to know about an Ok row; may be empty
  std::string log;     ///< compiler output, when there is some

  std::vector<double> samplesMs;  ///< milliseconds per iteration, START of the first pass to END of the last
  double medianMs = 0;
  double minMs = 0;
  double q1Ms = 0;
  double q3Ms = 0;
  double noise = 0;       ///< see Summary::noise
  double wallMs = 0;      ///< host clock per iteration around the same launches, median over batches
  std::string stoppedBy;  ///< "noise goal", "time budget", "sample limit"

  double compulsoryFloats = 0;        ///< per pixel, from the workload; 0 for a probe that does not move the plane
  std::optional<double> modelFloats;  ///< per pixel, from the variant's cost
  std::optional<double> flops;        ///< per pixel, from the variant's cost

  std::optional<double> estimateGigapixelsPerSecond;  ///< the guide's model: copy rate x 2 / modelFloats
  std::optional<double> ceilingGigapixelsPerSecond;   ///< what honest work can't beat
  Bound boundBy = Bound::Unknown;

  std::optional<ErrorFigures> error;     ///< against the workload's truth (the exact Gaussian for blur)
  std::optional<ErrorFigures> ownError;  ///< against the variant's own method in double; decides WrongResult
};

/// True when the row carries a time: Ok, or WrongResult (shown, never ranked).
[[nodiscard]] bool isTimed(const ResultRow& row);
/// True when the row may be ranked and drawn on a line.
[[nodiscard]] bool isValid(const ResultRow& row);

/// True when the row is of a device probe: no ceiling applies to it, and only a transfer has a rate in pixels.
[[nodiscard]] bool isProbe(const ResultRow& row);

/// Each is empty unless the row is timed and has what it needs.
[[nodiscard]] std::optional<double> gigapixelsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> gigabytesPerSecond(const ResultRow& row);  ///< compulsory traffic over time
[[nodiscard]] std::optional<double> gigaflopsPerSecond(const ResultRow& row);
[[nodiscard]] std::optional<double> percentOfCeiling(const ResultRow& row);
[[nodiscard]] std::optional<double> measuredOverEstimate(const ResultRow& row);

/// Above this a row is reported as a measuring error: nothing honest beats its ceiling.
inline constexpr double kImpossiblePercentOfCeiling = 105;

/// Fills estimate, ceiling and bound of a row from the rates measured at the same size; adds a sentence to `reason`
/// when it beats its ceiling by more than kImpossiblePercentOfCeiling allows. The bound stays Unknown when only one of
/// the two ceilings is known. Host peers and device probes are left alone: the ceilings are those of kernels.
void applyCeilings(ResultRow& row, const Ceilings& ceilings);

/// One sentence for people: how far is this point from what the device can do, and why.
std::string verdict(const ResultRow& row);

/// Sets medianMs, minMs, q1Ms, q3Ms and noise from samplesMs.
void summariseSamples(ResultRow& row);

}  // namespace headroom
