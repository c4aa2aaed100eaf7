// Shared work: the rows of one job split between devices, and what that is worth.
//
// Each part is an ordinary smaller job of a variant: rows of the result, computed from the rows of the source that they
// depend on. All parts are started together, and the work is done when the last one is. Shares of the rows are measured
// in rounds, all of them in each, in an order of chance, so that a slow minute hits all alike.
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

/// Why the variant's work can't be split by rows, as a sentence; empty when it can.
std::string whyNotSplit(const Variant& variant);

/// Of all rows, from 0 to 1.
[[nodiscard]] double shareOf(const SplitPoint& point, std::size_t part);

/// True when the point has a time that counts.
[[nodiscard]] bool isTimed(const SplitPoint& point, SplitTimes times);

/// The point at which the part has all rows; nullptr when there is none with a time.
[[nodiscard]] const SplitPoint* aloneOn(const SplitReport& report, std::size_t part, SplitTimes times);

/// The one with the shortest time; nullptr when there is none.
[[nodiscard]] const SplitPoint* bestPoint(const SplitReport& report, SplitTimes times);

/// bestPoint and all that can't be told from it: their times differ by no more than noiseBetween allows. In the
/// report's order; empty when nothing is timed.
[[nodiscard]] std::vector<const SplitPoint*> fastestPoints(const SplitReport& report, SplitTimes times);

[[nodiscard]] bool isAmongFastest(const SplitReport& report, const SplitPoint& point, SplitTimes times);

/// bestPoint where all others are slower by more than the noise; else nullptr.
[[nodiscard]] const SplitPoint* clearlyBest(const SplitReport& report, SplitTimes times);

/// How many times as fast the point is as the part's device alone; nothing without both times.
[[nodiscard]] std::optional<double> speedUp(const SplitReport& report, const SplitPoint& point, std::size_t over,
                                            SplitTimes times);

/// Between which speed-ups a repetition of the point is expected. The noise of the device alone is left out: it moves
/// the speed-ups of all points alike.
struct SpeedUpRange {
  double low = 0;
  double high = 0;
};

/// Nothing without a speed-up, or where too few samples tell an interval.
[[nodiscard]] std::optional<SpeedUpRange> speedUpRange(const SplitReport& report, const SplitPoint& point,
                                                       std::size_t over, SplitTimes times);

/// The device's name, with its id where another part's device has the same name.
std::string partLabel(const SplitReport& report, std::size_t part);

/// As sentences call a part after partsText has named it: "part 2", "the GPU", or "device 2" where that says too
/// little.
std::string shortPartLabel(const SplitReport& report, std::size_t part);

/// "2 parts of X", or "the GPU (X) and the CPU (Y)". Empty before the parts are known.
std::string partsText(const SplitReport& report);

/// "63 % on the GPU and 37 % on the CPU", see shortPartLabel; devices without rows are left out.
std::string sharesText(const SplitReport& report, const SplitPoint& point);

/// What was split: "blur.exact at 4096 x 4096, sigma 5", with each variant once. Empty before that is known.
std::string jobText(const SplitReport& report);

/// What is to be said of the point among the others: "best with transfers, within noise of the best kernels only";
/// empty where others are faster.
std::string rankText(const SplitReport& report, const SplitPoint& point);

/// Between whom, then the best share and how many times as fast it is as each device alone; or, where the noise hides
/// which one is the best, between which shares there is no difference. Empty when nothing was measured.
std::string toSentence(const SplitReport& report);

/// A line for each point: shares, times and speed-ups over the first device.
std::string toTextTable(const SplitReport& report);

/// RFC 4180, C locale: a line for each point and part.
std::string toCsv(const SplitReport& report);

/// {"format_version": 1, "context": ..., "split": ...}: see docs/reference/split.md.
std::string toJson(const SplitReport& report, const RunContext& context);

}  // namespace headroom
