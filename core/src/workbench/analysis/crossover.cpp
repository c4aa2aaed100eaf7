#include "headroom/analysis/crossover.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

#include "headroom/analysis/speed_up.hpp"
#include "headroom/values/device.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "values/whole_operation.hpp"

namespace headroom {
namespace {

constexpr std::string_view kPixel = "pixel";
constexpr int kDigits = 2;

/// Rows for the same comparison.
struct Question {
  const ResultRow* first;  ///< a device's row among them
  TimeKind time;
};

bool isOfDevice(const ResultRow& row) {
  return row.role == Role::Variant && isValid(row) && !isProbe(row);
}

bool isSameProblem(const ResultRow& one, const ResultRow& other) {
  return std::tie(one.workload, one.parameters, one.pixel, one.caches) ==
         std::tie(other.workload, other.parameters, other.pixel, other.caches);
}

/// Returns the row with the shortest time among the matching ones at that size.
template <typename Matches>
const ResultRow* fastestOf(std::span<const ResultRow> rows, TimeKind time, Size size, const Matches& matches) {
  const ResultRow* best = nullptr;
  for (const ResultRow& row : rows) {
    if (row.size != size || !matches(row) || !timeOf(row, time)) continue;
    if (best == nullptr || timeOf(row, time)->ms < timeOf(*best, time)->ms) best = &row;
  }
  return best;
}

CrossoverPoint pointOf(const ResultRow& device, const ResultRow& host, TimeKind kind) {
  const TimeRange ours = withInterval(*timeOf(device, kind));
  const TimeRange theirs = withInterval(*timeOf(host, kind));
  CrossoverPoint point{device.size,         extentOf(device), Faster::Unknown,
                       theirs.ms / ours.ms, device.variant,   host.variant};
  if (ours.highMs < theirs.lowMs) point.faster = Faster::Device;
  if (theirs.highMs < ours.lowMs) point.faster = Faster::Host;
  return point;
}

/// Returns the size of equal times, by linear interpolation on logarithmic axes.
double crossingBetween(const CrossoverPoint& left, const CrossoverPoint& right) {
  const double from = std::log(left.ratio);
  const double to = std::log(right.ratio);
  const double share = from / (from - to);
  return std::exp(std::log(left.extent) + share * (std::log(right.extent) - std::log(left.extent)));
}

std::vector<FasterRange> rangesOf(const std::vector<CrossoverPoint>& points) {
  std::vector<FasterRange> ranges;
  const CrossoverPoint* before = nullptr;
  for (const CrossoverPoint& point : points) {
    if (point.faster == Faster::Unknown) continue;
    const bool isFaster = point.faster == Faster::Device;
    if (before == nullptr) {
      if (isFaster) ranges.emplace_back();
    } else if (point.faster != before->faster) {
      const double crossing = crossingBetween(*before, point);
      if (isFaster) {
        ranges.push_back({crossing, std::nullopt});
      } else {
        ranges.back().to = crossing;
      }
    }
    before = &point;
  }
  return ranges;
}

Crossover answer(const Question& question, std::span<const ResultRow> rows) {
  const ResultRow& first = *question.first;
  Crossover crossover{
      first.deviceId, first.device, first.workload, first.parameters, first.pixel, first.caches, question.time, {}, {}};
  const auto isOurs = [&](const ResultRow& row) {
    return isOfDevice(row) && row.deviceId == first.deviceId && row.device == first.device && isSameProblem(row, first);
  };
  const auto isTheirs = [&](const ResultRow& row) {
    return row.role == Role::HostPeer && row.host == first.host && isValid(row) && isSameProblem(row, first);
  };
  std::vector<Size> sizes;
  for (const ResultRow& row : rows) {
    if (isOurs(row) && std::find(sizes.begin(), sizes.end(), row.size) == sizes.end()) sizes.push_back(row.size);
  }
  for (const Size size : sizes) {
    const ResultRow* device = fastestOf(rows, question.time, size, isOurs);
    const ResultRow* host = fastestOf(rows, question.time, size, isTheirs);
    if (device != nullptr && host != nullptr) crossover.points.push_back(pointOf(*device, *host, question.time));
  }
  std::stable_sort(crossover.points.begin(), crossover.points.end(),
                   [](const CrossoverPoint& a, const CrossoverPoint& b) { return a.extent < b.extent; });
  crossover.ranges = rangesOf(crossover.points);
  return crossover;
}

bool isSameButForTime(const Crossover& one, const Crossover& other) {
  return std::tie(one.deviceId, one.device, one.workload, one.parameters, one.pixel, one.caches) ==
         std::tie(other.deviceId, other.device, other.workload, other.parameters, other.pixel, other.caches);
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? last : ", ";
    text += parts[i];
  }
  return text;
}

bool isDecided(const CrossoverPoint& point) {
  return point.faster != Faster::Unknown;
}

std::string rangeText(const FasterRange& range, bool isAllDecided, std::string_view workload) {
  const auto textOf = [workload](double extent) { return extentText(extent, workload); };
  if (range.from && range.to) {
    return fmt::format("between about {} and {}", textOf(*range.from), textOf(*range.to));
  }
  if (range.from) return fmt::format("from about {} on", textOf(*range.from));
  if (range.to) return fmt::format("up to about {}", textOf(*range.to));
  return isAllDecided ? "at every size measured" : "wherever the intervals allow a comparison";
}

std::string withTime(const std::string& sizes, TimeKind time) {
  return time == TimeKind::Kernel ? fmt::format("{} by kernel time", sizes)
                                  : fmt::format("{} by end-to-end time", sizes);
}

/// For kernel times and end-to-end times.
std::string withBothTimes(const std::string& sizes) {
  const char* both = "with and without transfers";
  return sizes + ", " + both;
}

std::string rangesText(const Crossover& crossover) {
  const bool isAllDecided = std::all_of(crossover.points.begin(), crossover.points.end(), isDecided);
  std::vector<std::string> parts;
  for (const FasterRange& range : crossover.ranges) parts.push_back(rangeText(range, isAllDecided, crossover.workload));
  if (!parts.empty()) return joined(parts, " and ");
  return isAllDecided ? "at no size measured" : "nowhere that the intervals allow a comparison";
}

/// "blur, sigma 5", or if there are other pixel formats, too, "blur, sigma 5, float".
std::string problemText(const Crossover& crossover, bool hasOtherPixels) {
  std::string text = crossover.workload;
  text += afterComma(crossover.parameters);
  if (hasOtherPixels || crossover.pixel != PixelFormat{}) text += fmt::format(", {}", toText(crossover.pixel));
  if (crossover.caches == Caches::Cold) text += ", cold caches";
  return text;
}

/// Host variants that were fastest at some size.
std::string hostsText(std::span<const Crossover* const> same) {
  std::vector<std::string> names;
  for (const Crossover* crossover : same) {
    for (const CrossoverPoint& point : crossover->points) {
      if (std::find(names.begin(), names.end(), point.hostVariant) == names.end()) names.push_back(point.hostVariant);
    }
  }
  return joined(names, " or ");
}

std::string undecidedSizes(const Crossover& crossover) {
  std::vector<std::string> sizes;
  for (const CrossoverPoint& point : crossover.points) {
    if (!isDecided(point)) sizes.push_back(extentText(point.extent, crossover.workload));
  }
  return joined(sizes, " and ");
}

/// Undecided sizes of one device and workload, with a blank before each sentence.
std::string undecidedText(std::span<const Crossover* const> same) {
  const std::string sizes = undecidedSizes(*same.front());
  if (same.size() == 2 && !sizes.empty() && sizes == undecidedSizes(*same[1]))
    return fmt::format(" The intervals overlap at {}.", withBothTimes(sizes));
  std::string text;
  for (const Crossover* crossover : same) {
    const std::string ours = undecidedSizes(*crossover);
    if (!ours.empty()) text += fmt::format(" The intervals overlap at {}.", withTime(ours, crossover->time));
  }
  return text;
}

/// Sizes at which the device is faster, for each kind of time with a result.
std::string winsText(std::span<const Crossover* const> same) {
  std::vector<const Crossover*> told;
  std::copy_if(same.begin(), same.end(), std::back_inserter(told), [](const Crossover* crossover) {
    return std::any_of(crossover->points.begin(), crossover->points.end(), isDecided);
  });
  if (told.size() == 2 && rangesText(*told[0]) == rangesText(*told[1])) {
    return withBothTimes(rangesText(*told[0]));
  }
  std::vector<std::string> parts;
  for (const Crossover* crossover : told) {
    parts.push_back(withTime(rangesText(*crossover), crossover->time));
  }
  return joined(parts, ", and ");
}

/// For one device and workload: kernel times, then end-to-end times if they were measured.
std::string sentenceOf(std::span<const Crossover* const> same, bool hasOtherPixels) {
  const std::string wins = winsText(same);
  const std::string& device = same.front()->device;
  const std::string told =
      wins.empty()
          ? fmt::format("whether {} or the fastest host implementation ({}) is faster cannot be decided.", device,
                        hostsText(same))
          : fmt::format("{} is faster than the fastest code on the host ({}) {}.", device, hostsText(same), wins);
  return fmt::format("{}: {}{}", problemText(*same.front(), hasOtherPixels), told, undecidedText(same));
}

}  // namespace

double extentOf(const ResultRow& row) {
  const Workload* workload = knownWorkload(row.workload);
  if (workload != nullptr) return extentOf(*workload, row.size);
  return row.item == kPixel ? itemsOf(row) * 1e-6 : itemsOf(row);
}

std::string extentText(double extent, std::string_view workload, std::string_view item) {
  const Workload* known = knownWorkload(workload);
  if (known == nullptr && item != kPixel) return fmt::format("{:.0f} {}s", extent, item);
  if (known != nullptr && !isOfPixels(*known)) return fmt::format("{} = {:.0f}", known->axis.name, extent);
  return plainText(extent, kDigits) + " MP";
}

std::vector<Crossover> crossovers(std::span<const ResultRow> rows) {
  std::vector<Crossover> found;
  for (const ResultRow& row : rows) {
    if (!isOfDevice(row)) continue;
    for (const TimeKind time : {TimeKind::Kernel, TimeKind::EndToEnd}) {
      Crossover crossover = answer({&row, time}, rows);
      const bool isKnown = std::any_of(found.begin(), found.end(), [&](const Crossover& known) {
        return known.time == time && isSameButForTime(known, crossover);
      });
      if (!isKnown && !crossover.points.empty()) found.push_back(std::move(crossover));
    }
  }
  return found;
}

std::vector<std::string> crossoverSentences(std::span<const ResultRow> rows) {
  std::vector<Crossover> all = crossovers(rows);
  if (countDevices(rows) > 1) {
    for (Crossover& crossover : all)
      crossover.device = fmt::format("{} ({})", shortNameOf(crossover.device), crossover.deviceId);
  }
  const bool hasOtherPixels = std::any_of(rows.begin(), rows.end(), [](const ResultRow& row) {
    return canBeCompared(row, TimeKind::Kernel) && row.pixel != PixelFormat{};
  });
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < all.size();) {
    std::vector<const Crossover*> same;
    for (std::size_t k = i; k < all.size() && isSameButForTime(all[i], all[k]); ++k) same.push_back(&all[k]);
    sentences.push_back(sentenceOf(same, hasOtherPixels));
    i += same.size();
  }
  return sentences;
}

}  // namespace headroom
