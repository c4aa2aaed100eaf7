// Rooflines: the limits of a device's memory and arithmetic at each arithmetic intensity, and the results below them.
//
// Intensities are operations per byte of global memory; rates of arithmetic are in 10^9 operations per second, those of
// memory in 10^9 bytes per second. All of it follows from rows: their operation and byte counts, and the ceilings
// measured beside them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

enum class RoofKind {
  Memory,         ///< the fastest copy with one footprint
  Cache,          ///< a plateau of copies that fit into the cache whose size the driver reports
  LocalMemory,    ///< highest rate of local memory, over operations per byte of local memory
  Peak,           ///< independent chains of one precision
  DependentChain  ///< one chain, in which each operation waits for the previous one
};

std::string_view toText(RoofKind kind);  ///< "memory", "cache", "local memory", "peak", "dependent chain"

struct Roof {
  RoofKind kind = RoofKind::Memory;
  double rate = 0;                         ///< 10^9 bytes/s for memories, 10^9 operations/s for arithmetic
  Precision precision = Precision::Float;  ///< for arithmetic
  PixelFormat pixel;                       ///< for copies
  Caches caches = Caches::Warm;            ///< for copies
  double footprintBytes = 0;               ///< for copies: bytes read and written; for a cache: its size; else 0
  std::size_t row = 0;                     ///< index of the row that measured it
  std::string name;                        ///< "Copy at 33.6 MB", "Float peak": unique in a roofline

  /// Whether it limits bytes, so that it rises with intensity.
  [[nodiscard]] bool isOfBytes() const { return kind != RoofKind::Peak && kind != RoofKind::DependentChain; }
  /// The rate that it allows, in 10^9 operations per second.
  [[nodiscard]] double at(double intensity) const { return isOfBytes() ? rate * intensity : rate; }
};

/// Intersection of a memory roof and a peak: kernels to the left are memory-bound, those to the right compute-bound.
struct Ridge {
  std::size_t memory = 0;  ///< index among the roofs
  std::size_t peak = 0;    ///< index among the roofs
  double intensity = 0;
  double rate = 0;  ///< 10^9 operations per second
};

/// A result with a time, operations and traffic.
struct RooflineMark {
  std::size_t row = 0;
  std::size_t trail = 0;              ///< results of one variant, configuration, parameters and caches share a trail
  double intensity = 0;               ///< over the traffic that every kernel needs
  std::optional<double> own;          ///< over the loads and stores declared in the kernel's [cost]
  std::optional<double> local;        ///< over the traffic through local memory declared there
  double rate = 0;                    ///< reached rate, 10^9 operations per second
  std::optional<double> roof;         ///< the ceiling at its size in operations, see ResultRow; empty: not measured
  std::optional<double> percent;      ///< percentage of `roof`
  std::optional<std::size_t> memory;  ///< index of the roof of its footprint, format and caches
  std::optional<std::size_t> peak;    ///< index of the roof of its precision
  std::optional<std::size_t> localMemory;  ///< index of the roof, if the kernel declares traffic through local memory
};

/// The reason why results of a variant have no mark.
struct Undrawn {
  std::string variant;
  std::string sentence;
};

struct Roofline {
  std::string deviceId;
  std::string device;
  std::vector<Roof> roofs;          ///< memory by footprint, caches, local memory, peaks, chains
  std::vector<Ridge> ridges;        ///< each roof over bytes of global memory with each peak
  std::vector<RooflineMark> marks;  ///< trail by trail, each in ascending order
  /// By trail: "blur.streamed", with its parameters or caches if several trails of the variant differ in them.
  std::vector<std::string> trails;
  std::vector<Undrawn> undrawn;
  /// The ridge whose zones are shaded: the memory roof of the largest footprint, and the precision of most marks.
  std::optional<Ridge> main;
};

/// Returns a device's name with its id, which differs between devices of one model: "NVIDIA H100 (0:1)".
[[nodiscard]] std::string deviceLabelOf(const Roofline& line);

/// Returns a roofline for each device that has a result, a ceiling or a sentence. Marks are valid results of variants.
/// Results of workloads that measure ceilings (copy, mad, local) are marks only on a device without other results.
/// Results on the host are sentences of the first device. `devices`: for cache sizes; other devices are treated as
/// having no cache. `catalogue`: for the variants that are a dependent chain, see isDependentChain.
[[nodiscard]] std::vector<Roofline> rooflinesOf(std::span<const ResultRow> rows,
                                                std::span<const DeviceDescription> devices, const Catalogue& catalogue);

/// Returns whether the variant measures arithmetic and its constant CHAINS is 1.
[[nodiscard]] bool isDependentChain(const Variant& variant);

/// Returns the first advice of adviceFor() on the mark. Empty if the variant or its device is unknown, or no rule
/// applies.
[[nodiscard]] std::string adviceOn(const RooflineMark& mark, std::span<const ResultRow> rows,
                                   std::span<const DeviceDescription> devices, const Catalogue& catalogue);

/// Returns the plans that complete the roofs of these plans on the device: copies with other footprints, inside and
/// outside its cache; peaks of the precisions that their ceilings lack, and one dependent chain.
[[nodiscard]] std::vector<RunPlan> roofPlans(std::span<const RunPlan> plans, const Catalogue& catalogue,
                                             const DeviceDescription& device);

/// "25.1 GB/s", "180 GFLOP/s", "95 GOP/s"
[[nodiscard]] std::string rateText(const Roof& roof);
/// "near the memory roof", "repeated loads"...: see Limiter.
[[nodiscard]] std::string limiterText(const ResultRow& row);

/// Returns the text for a mark under the pointer: its rate, roof, limiting factor, warnings and advice if there is
/// some, one line each.
[[nodiscard]] std::string cardText(const Roofline& roofline, const RooflineMark& mark, std::span<const ResultRow> rows,
                                   const std::string& advice);

/// Returns the trails by the share of their roof that they reach at their largest size, in descending order.
[[nodiscard]] std::vector<std::size_t> trailsByReach(const Roofline& roofline);

/// The visible part of the plane: all marks, the main ridge, and a margin on both sides.
struct RooflineArea {
  double lowIntensity = 0.1;
  double highIntensity = 10;
  double lowRate = 1;
  double highRate = 100;
};
[[nodiscard]] RooflineArea areaOf(const Roofline& roofline);

/// Returns the end of a roof's line inside the area: a roof of bytes ends at the highest peak, which bounds all rates.
[[nodiscard]] double lineEndOf(const Roof& roof, const Roofline& roofline, const RooflineArea& area);

/// A roofline and its data in reports.
struct RooflineReport {
  std::vector<Roofline> rooflines;
  std::vector<std::vector<std::string>> advice;  ///< see adviceOn(): for each roofline, the advice of its marks
  std::span<const ResultRow> rows;               ///< not owned
};

/// Returns tables of roofs and marks, and a line for each result without a mark. `width`: characters per line; 0: no
/// limit.
[[nodiscard]] std::string toTextTable(const RooflineReport& report, int width = 0);
/// A line for each roof, ridge, mark and missing mark; see docs/reference/roofline.md. RFC 4180, C locale.
[[nodiscard]] std::string toCsv(const RooflineReport& report);
/// {"format_version": 1, "rooflines": [...]}, see docs/reference/roofline.md.
[[nodiscard]] std::string toJson(const RooflineReport& report);
/// Returns a chart for each device, stacked vertically, on logarithmic axes, in light or dark colours as the reader's
/// system prefers.
[[nodiscard]] std::string toSvg(const RooflineReport& report);

}  // namespace headroom
