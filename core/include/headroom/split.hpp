// Shared work: the rows of one job split between devices, and the speed-up.
//
// Each part is an ordinary smaller job of a variant: rows of the result, computed from the rows of the source that they
// depend on. All parts start together, and the work is done when the last one ends. Shares of the rows are measured in
// rounds, all shares in each, in random order, so that slow periods affect all shares equally.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/run/split_plan.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns why the variant's work cannot be split by rows, as a sentence; empty if it can.
std::string whyNotSplit(const Variant& variant);

/// Share of all rows, from 0 to 1.
[[nodiscard]] double shareOf(const SplitPoint& point, std::size_t part);

/// Returns true if the point has a valid time.
[[nodiscard]] bool isTimed(const SplitPoint& point, SplitTimes times);

/// Returns the point at which the part has all rows; nullptr if there is none with a time.
[[nodiscard]] const SplitPoint* aloneOn(const SplitReport& report, std::size_t part, SplitTimes times);

/// Returns the point with the shortest time; nullptr if there is none.
[[nodiscard]] const SplitPoint* bestPoint(const SplitReport& report, SplitTimes times);

/// Returns bestPoint and all points that cannot be distinguished from it: their times differ by at most what
/// noiseBetween allows. In the report's order; empty if nothing is timed.
[[nodiscard]] std::vector<const SplitPoint*> fastestPoints(const SplitReport& report, SplitTimes times);

[[nodiscard]] bool isAmongFastest(const SplitReport& report, const SplitPoint& point, SplitTimes times);

/// Returns bestPoint if all others are slower by more than the noise; else nullptr.
[[nodiscard]] const SplitPoint* clearlyBest(const SplitReport& report, SplitTimes times);

/// Returns how many times as fast the point is as the part's device alone; nothing without both times.
[[nodiscard]] std::optional<double> speedUp(const SplitReport& report, const SplitPoint& point, std::size_t over,
                                            SplitTimes times);

/// The 95% range of the point's speed-up. The noise of the device alone is left out, because it shifts the speed-ups of
/// all points equally.
struct SpeedUpRange {
  double low = 0;
  double high = 0;
};

/// Returns nothing without a speed-up, or if there are too few samples for an interval.
[[nodiscard]] std::optional<SpeedUpRange> speedUpRange(const SplitReport& report, const SplitPoint& point,
                                                       std::size_t over, SplitTimes times);

/// Returns the device's name, with its id if another part's device has the same name.
std::string partLabel(const SplitReport& report, std::size_t part);

/// Short name of a part in sentences after partsText has named it: "part 2", "the GPU", or "device 2" if that is
/// ambiguous.
std::string shortPartLabel(const SplitReport& report, std::size_t part);

/// "2 parts of X", or "the GPU (X) and the CPU (Y)". Empty before the parts are known.
std::string partsText(const SplitReport& report);

/// "63% on the GPU and 37% on the CPU", see shortPartLabel; devices without rows are left out.
std::string sharesText(const SplitReport& report, const SplitPoint& point);

/// The split job: "blur.exact at 4096 x 4096, sigma 5", with each variant once. Empty while unknown.
std::string jobText(const SplitReport& report);

/// Rank of the point among the others: "best end-to-end time, within noise of the best kernel time"; empty if others
/// are faster.
std::string rankText(const SplitReport& report, const SplitPoint& point);

/// Returns the devices, then the best share and its speed-up over each device alone; or, if noise hides the best share,
/// the range of equal shares. Empty if nothing was measured.
std::string toSentence(const SplitReport& report);

/// One line for each point: shares, times and speed-ups over the first device.
std::string toTextTable(const SplitReport& report);

/// RFC 4180, C locale: one line for each point and part.
std::string toCsv(const SplitReport& report);

/// {"format_version": 1, "context": ..., "split": ...}: see docs/reference/split.md.
std::string toJson(const SplitReport& report, const RunContext& context);

}  // namespace headroom
