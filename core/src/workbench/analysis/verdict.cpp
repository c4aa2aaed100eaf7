// The verdict in words: the distance from the ceiling, and the reason.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "headroom/analysis/verdict.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Percentage from which a point is near its ceiling: about that of the guide's own best kernels.
constexpr double kNearPercent = 70;
/// A measured/estimate ratio nearer to 1 than this is within the variation between sizes or runs.
constexpr double kAgreement = 1.15;
/// Smaller sizes in megapixels have too many zeros to read.
constexpr double kSmallestReadableMegapixels = 0.1;
constexpr double kPerMillion = 1e-6;

/// "1.6 MP"; for sizes other than images "N = 1024" if all values are equal, or all of them.
std::string sizeText(const ResultRow& row) {
  const auto values = row.size.values();
  const Workload* const workload = knownWorkload(row.workload);
  if (workload != nullptr && !isOfPixels(*workload)) {
    const bool isOne = std::ranges::all_of(values, [&](std::int64_t value) { return value == values.front(); });
    return isOne && !values.empty() ? fmt::format("{} = {}", workload->axis.name, values.front()) : toText(row.size);
  }
  const double megapixels = itemsOf(row) * kPerMillion;
  if (megapixels < kSmallestReadableMegapixels) return toText(row.size);
  return plainText(megapixels, 3) + " MP";
}

/// Whole per cents from 10 up: "71%", not "70.8%".
std::string percentText(double percent) {
  return percent < 10 ? plainText(percent, 2) + "%" : fmt::format("{:.0f}%", percent);
}

/// The row's rate for this number of gigapixels, without its unit.
std::string rateNumber(const ResultRow& row, double gigapixels) {
  return plainText(gigapixels * countsPerItem(row), 3);
}

std::string rateText(const ResultRow& row, double gigapixels) {
  return rateNumber(row, gigapixels) + ' ' + rateUnit(row);
}

/// "arithmetic" for floats, "double arithmetic" and the like for others.
std::string arithmeticName(Precision precision) {
  return precision == Precision::Float ? "arithmetic" : fmt::format("{} arithmetic", toText(precision));
}

void addSentence(std::string& text, const std::string& sentence) {
  if (sentence.empty()) return;
  text += ' ';
  text += sentence;
}

std::string failure(const ResultRow& row) {
  const std::string size = sizeText(row);
  switch (row.status) {
    case Status::BuildFailed:
      return fmt::format("{} could not be built at {}.", row.variant, size);
    case Status::Unsupported:
      return fmt::format("{} does not support this case at {}.", row.variant, size);
    case Status::DeviceLimit:
      return fmt::format("{} does not fit on this device at {}.", row.variant, size);
    case Status::TimedOut:
      return fmt::format("{} took too long and was stopped at {}.", row.variant, size);
    case Status::Crashed:
      return fmt::format("{} crashed the driver at {}.", row.variant, size);
    case Status::OverBudget:
      return fmt::format("{} was skipped because it would take too long at {}.", row.variant, size);
    case Status::Cancelled:
      return fmt::format("{} was cancelled before it was measured at {}.", row.variant, size);
    case Status::Ok:
      return fmt::format("{} ran, but its time could not be measured at {}.", row.variant, size);
    case Status::WrongResult:
      return fmt::format("{} gave a wrong result and no time at {}.", row.variant, size);
    case Status::Failed:
      break;
  }
  return fmt::format("{} failed at {}.", row.variant, size);
}

std::string failureRemedy(Status status) {
  switch (status) {
    case Status::BuildFailed:
      return "The compiler's log says where.";
    case Status::DeviceLimit:
      return "Choose a smaller size.";
    case Status::TimedOut:
      return "Choose a smaller size, or look for a loop that does not end.";
    case Status::Crashed:
      return "Run it again; if it crashes again, look for accesses out of bounds.";
    default:
      return "";
  }
}

std::string untimedVerdict(const ResultRow& row) {
  std::string text = failure(row);
  addSentence(text, row.reason.empty() ? failureRemedy(row.status) : row.reason);
  return text;
}

std::string wrongVerdict(const ResultRow& row, double rate) {
  const ErrorFigures* const error = row.ownError ? &*row.ownError : row.error ? &*row.error : nullptr;
  const std::string size = sizeText(row);
  const std::string speed = rateText(row, rate);
  std::string text =
      error != nullptr
          ? fmt::format("{} computes a wrong result at {} (off by up to {}), so its {} are not valid.", row.variant,
                        size, plainText(error->maxAbs, 2), speed)
          : fmt::format("{} computes a wrong result at {}, so its {} are not valid.", row.variant, size, speed);
  addSentence(text, row.reason);
  return text;
}

/// For a row that is itself a ceiling.
std::string ceilingVerdict(const ResultRow& row, double rate) {
  const std::string speed = rateText(row, rate);
  const std::string size = sizeText(row);
  std::string text;
  const auto flopRate = gigaflopsPerSecond(row);
  const auto localRate = localGigabytesPerSecond(row);
  if (localRate) {
    text = fmt::format(
        "{} runs at {}, {} GB/s of local memory, at {}: the fastest such row is the roof of what kernels move through "
        "local memory.",
        row.variant, speed, plainText(*localRate, 3), size);
  } else if (flopRate && *flopRate > 0) {
    text = fmt::format(
        "{} runs at {}, {} {}, at {}: the fastest such row is the {} ceiling of this size; with few "
        "flops per pixel, memory is what holds it back.",
        row.variant, speed, plainText(*flopRate, 3), operationRateUnit(row.precision), size,
        arithmeticName(row.precision));
  } else {
    const auto byteRate = gigabytesPerSecond(row);
    text = byteRate ? fmt::format("{} runs at {}, {} GB/s, at {}: the fastest copy is the memory ceiling of this size.",
                                  row.variant, speed, plainText(*byteRate, 3), size)
                    : fmt::format("{} runs at {} at {}: the fastest copy is the memory ceiling of this size.",
                                  row.variant, speed, size);
  }
  addSentence(text, row.reason);
  return text;
}

std::string hostVerdict(const ResultRow& row, double rate) {
  std::string text = fmt::format(
      "{} runs at {} at {} on the host: for comparison with the variants. The device's ceilings do not apply to it.",
      row.variant, rateText(row, rate), sizeText(row));
  addSentence(text, row.reason);
  return text;
}

std::string durationText(double milliseconds) {
  if (milliseconds < 1) return plainText(milliseconds * 1e3, 3) + " \u00b5s";
  if (milliseconds < 1e3) return plainText(milliseconds, 3) + " ms";
  return plainText(milliseconds * 1e-3, 3) + " s";
}

/// For the runtime around kernels, which has no ceiling.
std::string probeVerdict(const ResultRow& row) {
  if (row.status == Status::WrongResult) {
    return fmt::format("{} did not do what it was timed for at {}, so its time is invalid. {}", row.variant,
                       sizeText(row), row.reason);
  }
  std::string text =
      fmt::format("{} takes {} per {} at {}", row.variant, durationText(row.medianMs), row.iteration, sizeText(row));
  const auto rate = gigapixelsPerSecond(row);
  const auto byteRate = gigabytesPerSecond(row);
  if (rate && byteRate) text += fmt::format(": {}, {} GB/s", rateText(row, *rate), plainText(*byteRate, 3));
  text += '.';
  addSentence(text, row.reason);
  return text;
}

std::string ceilingName(const ResultRow& row) {
  switch (row.boundBy) {
    case Bound::Memory:
      return "copy ceiling";
    case Bound::Compute:
      return fmt::format("{} ceiling", arithmeticName(row.precision));
    case Bound::Local:
    case Bound::Unknown:
      break;
  }
  return "only known ceiling";
}

std::string nearReason(const ResultRow& row) {
  switch (row.boundBy) {
    case Bound::Memory:
      return "compute is not the limit.";
    case Bound::Compute:
      return "memory is not the limit.";
    case Bound::Local:
    case Bound::Unknown:
      break;
  }
  return "whether the other ceiling is lower is not known.";
}

/// Far from both ceilings: checks the traffic through local memory, and the guide's model, which counts every load as
/// memory traffic.
std::string farReason(const ResultRow& row) {
  if (limiterOf(row) == Limiter::LocalMemory) {
    return fmt::format(
        "local memory is the limit, at {} of the {} that its bandwidth allows for {} bytes per {}: keep more of "
        "them in registers.",
        percentText(percentOfLocalRoof(row).value_or(0)), rateText(row, *row.localRoofGigapixelsPerSecond),
        plainText(row.localFloats.value_or(0) * sizeof(float), 3), row.item);
  }
  const auto ratio = measuredOverEstimate(row);
  if (!ratio) {
    return "neither ceiling explains this. Look at latency, parallelism, the access pattern and repeated loads.";
  }
  const std::string estimate = rateText(row, *row.estimateGigapixelsPerSecond);
  if (*ratio > kAgreement) {
    return fmt::format(
        "neither ceiling explains this. At {} times the guide's estimate of {}, "
        "caches already serve repeated loads: fewer loads per {}, or more parallelism, is what "
        "is left.",
        plainText(*ratio, 2), estimate, row.item);
  }
  if (*ratio < 1 / kAgreement) {
    return fmt::format(
        "neither ceiling explains this: even with every load from memory, the guide's estimate is {}. Look at latency, "
        "parallelism and the access pattern.",
        estimate);
  }
  return fmt::format(
      "that is the guide's estimate ({}) for its {} of traffic per {}: repeated loads are "
      "the limit; keep them in local memory or registers.",
      estimate, trafficText(row, row.modelFloats.value_or(0)), row.item);
}

std::string distanceVerdict(const ResultRow& row, double rate, double percent) {
  const auto distance =
      [&](fmt::format_string<const std::string&, std::string, std::string, std::string, std::string, std::string>
              sentence) {
        return fmt::format(sentence, row.variant, percentText(percent), ceilingName(row), sizeText(row),
                           rateNumber(row, rate), rateText(row, *row.ceilingGigapixelsPerSecond));
      };
  std::string text = percent > kImpossiblePercentOfCeiling
                         ? distance("{} appears to reach {} of this device's {} at {} ({} of {})")
                         : distance("{} reaches {} of this device's {} at {} ({} of {})");
  if (percent > kImpossiblePercentOfCeiling) {
    text += row.reason.empty() ? ": no kernel that does the whole job can be, so suspect the measurement." : ".";
  } else if (limiterOf(row) == Limiter::LaunchCost) {
    text += '.';  // the mark's sentence is the reason, and the ceilings explain nothing
  } else {
    text += percent >= kNearPercent ? "; " + nearReason(row) : "; " + farReason(row);
  }
  addSentence(text, row.reason);
  return text;
}

}  // namespace

std::string_view toText(Limiter limiter) {
  constexpr std::array<std::string_view, 7> kTexts{"",     "memory",     "compute", "local memory", "repeated loads",
                                                   "none", "launch cost"};
  return kTexts.at(static_cast<std::size_t>(limiter));
}

Limiter limiterOf(const ResultRow& row) {
  if (hasMark(row, Mark::LaunchCost)) return Limiter::LaunchCost;
  const auto percent = percentOfCeiling(row);
  if (!percent) return Limiter::Unknown;
  if (*percent >= kNearPercent) {
    if (row.boundBy == Bound::Memory) return Limiter::Memory;
    return row.boundBy == Bound::Compute ? Limiter::Compute : Limiter::Unknown;
  }
  if (percentOfLocalRoof(row).value_or(0) >= kNearPercent) return Limiter::LocalMemory;
  const auto ratio = measuredOverEstimate(row);
  const bool isAtEstimate = ratio && *ratio <= kAgreement && *ratio >= 1 / kAgreement;
  return isAtEstimate ? Limiter::RepeatedLoads : Limiter::None;
}

std::optional<double> estimatedPercentOfCeiling(const ResultRow& row) {
  if (!row.estimateGigapixelsPerSecond || row.ceilingGigapixelsPerSecond.value_or(0) <= 0) return std::nullopt;
  return 100 * *row.estimateGigapixelsPerSecond / *row.ceilingGigapixelsPerSecond;
}

std::string verdict(const ResultRow& row) {
  if (isProbe(row) && isTimed(row)) return probeVerdict(row);
  const auto rate = gigapixelsPerSecond(row);
  if (!rate) return untimedVerdict(row);
  if (row.status == Status::WrongResult) return wrongVerdict(row, *rate);
  if (row.role == Role::Ceiling) return ceilingVerdict(row, *rate);
  if (row.role == Role::HostPeer) return hostVerdict(row, *rate);
  if (const auto percent = percentOfCeiling(row)) return distanceVerdict(row, *rate, *percent);
  std::string text = fmt::format("{} runs at {} at {}", row.variant, rateText(row, *rate), sizeText(row));
  text += limiterOf(row) == Limiter::LaunchCost
              ? "."
              : "; how far that is from what this device can do is not known, because no ceiling was measured at this "
                "size: run again with ceilings.";
  addSentence(text, row.reason);
  return text;
}

}  // namespace headroom
