#include "headroom/values/result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

#include "headroom/values/device.hpp"
#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"
#include "values/point_key.hpp"

namespace headroom {
namespace {

constexpr std::array kStatuses{Status::Ok,          Status::BuildFailed, Status::WrongResult, Status::Unsupported,
                               Status::DeviceLimit, Status::Failed,      Status::TimedOut,    Status::Crashed,
                               Status::OverBudget,  Status::Cancelled};

constexpr double kBytesPerFloat = 4;

constexpr std::string_view kNondeterministic =
    "The kernel is not deterministic: its results differ from launch to launch, within what is allowed.";

/// Number of countingSamples in each round.
std::vector<std::size_t> roundSizesOf(const ResultRow& row) {
  std::vector<std::size_t> sizes;
  for (const Round& round : row.rounds) {
    sizes.push_back(static_cast<std::size_t>(std::max(0, row.clock == Clock::Host ? round.batches : round.samples)));
  }
  return sizes;
}

}  // namespace

ResultRow::ResultRow() = default;
ResultRow::ResultRow(const ResultRow&) = default;
ResultRow::ResultRow(ResultRow&&) noexcept = default;
ResultRow& ResultRow::operator=(const ResultRow&) = default;
ResultRow& ResultRow::operator=(ResultRow&&) noexcept = default;
ResultRow::~ResultRow() = default;

std::string_view toText(Status status) {
  switch (status) {
    case Status::Ok:
      return "Ok";
    case Status::BuildFailed:
      return "BuildFailed";
    case Status::WrongResult:
      return "WrongResult";
    case Status::Unsupported:
      return "Unsupported";
    case Status::DeviceLimit:
      return "DeviceLimit";
    case Status::Failed:
      return "Failed";
    case Status::TimedOut:
      return "TimedOut";
    case Status::Crashed:
      return "Crashed";
    case Status::OverBudget:
      return "OverBudget";
    case Status::Cancelled:
      break;
  }
  return "Cancelled";
}

Status statusFromText(std::string_view text) {
  for (const Status status : kStatuses) {
    if (toText(status) == text) return status;
  }
  throw std::invalid_argument("unknown status \"" + std::string(text) + "\"");
}

std::string_view toText(Limit limit) {
  switch (limit) {
    case Limit::None:
      return "";
    case Limit::LocalMemory:
      return "local memory";
    case Limit::WorkGroup:
      return "work-group";
    case Limit::Memory:
      break;
  }
  return "memory";
}

std::string_view toText(Bound bound) {
  switch (bound) {
    case Bound::Memory:
      return "memory";
    case Bound::Compute:
      return "compute";
    case Bound::Local:
      return "local memory";
    case Bound::Unknown:
      break;
  }
  return "";
}

std::string_view toText(RateOf rate) {
  switch (rate) {
    case RateOf::Operations:
      return "operations";
    case RateOf::Bytes:
      return "bytes";
    case RateOf::Items:
      break;
  }
  return "items";
}

std::string_view toText(Role role) {
  switch (role) {
    case Role::Variant:
      return "variant";
    case Role::HostPeer:
      return "host";
    case Role::Ceiling:
      break;
  }
  return "ceiling";
}

std::string_view toText(Clock clock) {
  return clock == Clock::Host ? "wall" : "event";
}

std::string_view toText(Caches caches) {
  return caches == Caches::Cold ? "cold" : "warm";
}

std::string_view toText(Mark mark) {
  switch (mark) {
    case Mark::BadStamps:
      return "bad stamps";
    case Mark::ClocksDisagree:
      return "clocks disagree";
    case Mark::OverCeiling:
      return "over ceiling";
    case Mark::SingleSample:
      return "single sample";
    case Mark::Unsteady:
      return "unsteady";
    case Mark::Drift:
      return "drift";
    case Mark::Busy:
      return "busy";
    case Mark::Crashed:
      return "crashed once";
    case Mark::Unchecked:
      return "not checked";
    case Mark::AsCaptured:
      return "as captured";
    case Mark::LaunchCost:
      break;
  }
  return "launch cost";
}

Mark markFromText(std::string_view text) {
  for (const Mark mark : kAllMarks) {
    if (toText(mark) == text) return mark;
  }
  throw std::invalid_argument("unknown mark \"" + std::string(text) + "\"");
}

bool hasMark(const ResultRow& row, Mark mark) {
  return std::find(row.marks.begin(), row.marks.end(), mark) != row.marks.end();
}

void addMark(ResultRow& row, Mark mark, const std::string& sentence) {
  if (hasMark(row, mark)) return;
  row.marks.push_back(mark);
  if (!row.reason.empty()) row.reason += ' ';
  row.reason += sentence;
}

bool isTimed(const ResultRow& row) {
  return (row.status == Status::Ok || row.status == Status::WrongResult) && row.medianMs > 0;
}

bool isValid(const ResultRow& row) {
  return row.status == Status::Ok && row.medianMs > 0;
}

bool isProbe(const ResultRow& row) {
  return !row.iteration.empty();
}

bool isFinished(const ResultRow& row) {
  return row.status != Status::Cancelled && row.stoppedBy != kStoppedByStop;
}

ResultRow withoutSamples(ResultRow row) {
  row.samplesMs.clear();
  row.wallSamplesMs.clear();
  row.timeline.clear();
  return row;
}

double itemsOf(const ResultRow& row) {
  return row.items > 0 ? row.items : static_cast<double>(row.size[0]) * static_cast<double>(row.size[1]);
}

RateOf countedBy(const ResultRow& row) {
  if (row.role == Role::Ceiling) return RateOf::Items;
  if (row.rate == RateOf::Operations && row.flops) return RateOf::Operations;
  return row.rate == RateOf::Bytes && row.compulsoryFloats > 0 ? RateOf::Bytes : RateOf::Items;
}

double countsPerItem(const ResultRow& row) {
  switch (countedBy(row)) {
    case RateOf::Operations:
      return *row.flops;
    case RateOf::Bytes:
      return row.compulsoryFloats * kBytesPerFloat;
    case RateOf::Items:
      break;
  }
  return 1;
}

double workOf(const ResultRow& row) {
  return itemsOf(row) * countsPerItem(row);
}

std::string rateUnit(const ResultRow& row) {
  switch (countedBy(row)) {
    case RateOf::Operations:
      return std::string(operationRateUnit(row.precision));
    case RateOf::Bytes:
      return "GB/s";
    case RateOf::Items:
      break;
  }
  return itemRateUnit(row.item);
}

std::string itemRateUnit(std::string_view item) {
  return item == "pixel" ? "GP/s" : fmt::format("G{}/s", item);
}

Size pointSizeOf(const ResultRow& row) {
  return row.beside.count() > 0 ? row.beside : row.size;
}

std::string deviceLabelOf(const ResultRow& row) {
  const std::string& id = row.role == Role::HostPeer ? row.host : row.deviceId;
  const std::string name = shortNameOf(row.device);
  return id.empty() ? name : fmt::format("{} ({})", name, id);
}

bool isSamePoint(const ResultRow& one, const ResultRow& other) {
  return one.deviceId == other.deviceId && one.configuration == other.configuration && keyOf(one) == keyOf(other);
}

std::optional<double> gigapixelsPerSecond(const ResultRow& row) {
  if (!isTimed(row) || !(itemsOf(row) > 0)) return std::nullopt;
  const bool movesPlane = !isProbe(row) || row.compulsoryFloats > 0;
  if (!movesPlane) return std::nullopt;
  return itemsOf(row) * 1e-6 / row.medianMs;
}

std::optional<double> gigabytesPerSecond(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !(row.compulsoryFloats > 0)) return std::nullopt;
  return *rate * row.compulsoryFloats * kBytesPerFloat;
}

std::string trafficText(const ResultRow& row, double floats) {
  if (row.pixel.element == Element::Float) return fmt::format("{} floats", plainText(floats, 3));
  return fmt::format("{} bytes", plainText(floats * kBytesPerFloat, 3));
}

std::optional<double> gigaflopsPerSecond(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !row.flops) return std::nullopt;
  return *rate * *row.flops;
}

std::optional<double> localGigabytesPerSecond(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !row.localFloats) return std::nullopt;
  return *rate * *row.localFloats * kBytesPerFloat;
}

std::optional<double> percentOfLocalRoof(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !row.localRoofGigapixelsPerSecond || !(*row.localRoofGigapixelsPerSecond > 0)) return std::nullopt;
  return 100 * *rate / *row.localRoofGigapixelsPerSecond;
}

std::optional<double> percentOfCeiling(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !row.ceilingGigapixelsPerSecond || !(*row.ceilingGigapixelsPerSecond > 0)) return std::nullopt;
  return 100 * *rate / *row.ceilingGigapixelsPerSecond;
}

std::optional<double> measuredOverEstimate(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  if (!rate || !row.estimateGigapixelsPerSecond || !(*row.estimateGigapixelsPerSecond > 0)) return std::nullopt;
  return *rate / *row.estimateGigapixelsPerSecond;
}

const std::vector<double>& countingSamples(const ResultRow& row) {
  return row.clock == Clock::Host ? row.wallSamplesMs : row.samplesMs;
}

std::vector<std::span<const double>> samplesByRound(const ResultRow& row) {
  return splitRounds(countingSamples(row), roundSizesOf(row));
}

void summariseSamples(ResultRow& row) {
  const Summary summary = summarise(countingSamples(row), roundSizesOf(row));
  row.medianMs = summary.median;
  row.minMs = summary.min;
  row.q1Ms = summary.q1;
  row.q3Ms = summary.q3;
  row.noise = summary.noise;
  row.lowMs = summary.low;
  row.highMs = summary.high;
  row.runToRun = 0;
  row.mildOutliers = summary.mildOutliers;
  row.severeOutliers = summary.severeOutliers;
  row.eventMs = summarise(row.samplesMs).median;
  row.wallMs = summarise(row.wallSamplesMs).median;
}

void countByHost(ResultRow& row) {
  row.clock = Clock::Host;
  summariseSamples(row);
}

void markBadStamps(ResultRow& row) {
  addMark(row, Mark::BadStamps,
          "The device's profiling clock gave zero or reversed times: the host clock is used instead.");
  countByHost(row);
}

void markSingleSample(ResultRow& row) {
  addMark(row, Mark::SingleSample,
          "One launch takes longer than the time budget allows to repeat: this is a single sample, of unknown noise.");
}

void markCrash(ResultRow& row, const std::string& reason) {
  addMark(row, Mark::Crashed,
          fmt::format("It crashed once and did not when it was tried again: look for an access outside its buffers. {}",
                      reason));
}

void addSentence(ResultRow& row, const std::string& sentence) {
  if (!row.reason.empty()) row.reason += ' ';
  row.reason += sentence;
}

void noteNondeterminism(ResultRow& row) {
  if (!isNondeterministic(row)) addSentence(row, std::string(kNondeterministic));
}

bool isNondeterministic(const ResultRow& row) {
  return row.reason.find(kNondeterministic) != std::string::npos;
}

}  // namespace headroom
