// Rooflines: what a device's memory and arithmetic allow at each arithmetic intensity, and where results stand below.
//
// Intensities are operations per byte of global memory; rates of arithmetic 10^9 operations per second, those of memory
// 10^9 bytes per second. All of it follows from rows alone: what they count, and the ceilings that were measured beside
// them.
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
  Memory,         ///< the fastest copy of one footprint
  Cache,          ///< a plateau of copies that the cache holds whose size the driver reports
  LocalMemory,    ///< the most that local memory moved; over operations per byte of local memory
  Peak,           ///< independent chains of one precision
  DependentChain  ///< one chain: each operation waits for the one before
};

std::string_view toText(RoofKind kind);  ///< "memory", "cache", "local memory", "peak", "dependent chain"

struct Roof {
  RoofKind kind = RoofKind::Memory;
  double rate = 0;                         ///< 10^9 bytes/s of memories, 10^9 operations/s of arithmetic
  Precision precision = Precision::Float;  ///< of arithmetic
  PixelFormat pixel;                       ///< of copies
  Caches caches = Caches::Warm;            ///< of copies
  double footprintBytes = 0;               ///< of copies: read and written; of a cache its size; else 0
  std::size_t row = 0;                     ///< index of the row that it was measured by
  std::string name;                        ///< "Copy at 33.6 MB", "Float peak": no two of a roofline have the same

  /// Whether it bounds bytes, and so rises with intensity.
  [[nodiscard]] bool isOfBytes() const { return kind != RoofKind::Peak && kind != RoofKind::DependentChain; }
  /// 10^9 operations per second that it allows.
  [[nodiscard]] double at(double intensity) const { return isOfBytes() ? rate * intensity : rate; }
};

/// Where a memory's roof meets a peak: left of it kernels are memory-bound, right of it compute-bound.
struct Ridge {
  std::size_t memory = 0;  ///< index among the roofs
  std::size_t peak = 0;    ///< likewise
  double intensity = 0;
  double rate = 0;  ///< 10^9 operations per second
};

/// A result with a time, operations and traffic.
struct RooflineMark {
  std::size_t row = 0;
  std::size_t trail = 0;              ///< results of one variant, configuration, parameters and caches share a trail
  double intensity = 0;               ///< over the traffic that no kernel avoids
  std::optional<double> own;          ///< over the loads and stores that the kernel's [cost] declares
  std::optional<double> local;        ///< over what it moves through local memory, likewise
  double rate = 0;                    ///< 10^9 operations per second that were reached
  std::optional<double> roof;         ///< the ceiling at its size in operations, see ResultRow; none: not measured
  std::optional<double> percent;      ///< of it
  std::optional<std::size_t> memory;  ///< roof of its footprint, format and caches
  std::optional<std::size_t> peak;    ///< roof of its precision
  std::optional<std::size_t> localMemory;  ///< where it declares what it moves through local memory
};

/// Why results of a variant have no mark.
struct Undrawn {
  std::string variant;
  std::string sentence;
};

struct Roofline {
  std::string deviceId;
  std::string device;
  std::vector<Roof> roofs;          ///< memory by footprint, caches, local memory, peaks, chains
  std::vector<Ridge> ridges;        ///< of each roof over bytes of global memory with each peak
  std::vector<RooflineMark> marks;  ///< trail by trail, each from small to large
  /// By trail: "blur.streamed", with its parameters or caches where several trails of the variant need them.
  std::vector<std::string> trails;
  std::vector<Undrawn> undrawn;
  /// The ridge whose zones are shaded: the memory of the largest footprint, and the precision, of most marks.
  std::optional<Ridge> main;
};

/// A roofline for each device that has a result, a ceiling or a sentence. Marks are valid results of variants. Results
/// of workloads that measure ceilings (copy, mad, local) are marks only on a device that has no others. Results on the
/// host are sentences of the first device. `devices`: for the sizes of caches; others are taken to have none.
/// `catalogue`: for which variants are a dependent chain, see isDependentChain.
[[nodiscard]] std::vector<Roofline> rooflinesOf(std::span<const ResultRow> rows,
                                                std::span<const DeviceDescription> devices, const Catalogue& catalogue);

/// Whether the variant measures arithmetic and says, by its constant CHAINS, that it has one chain.
[[nodiscard]] bool isDependentChain(const Variant& variant);

/// What to try next on the mark: the first of adviceFor(). Empty where the variant or its device is not known, or no
/// rule applies.
[[nodiscard]] std::string adviceOn(const RooflineMark& mark, std::span<const ResultRow> rows,
                                   std::span<const DeviceDescription> devices, const Catalogue& catalogue);

/// What completes the roofs of these plans on the device: copies at other footprints, inside and outside of its cache;
/// peaks of the precisions that their ceilings leave out, and one dependent chain.
[[nodiscard]] std::vector<RunPlan> roofPlans(std::span<const RunPlan> plans, const Catalogue& catalogue,
                                             const DeviceDescription& device);

/// "25.1 GB/s", "180 GFLOP/s", "95 GOP/s"
[[nodiscard]] std::string rateText(const Roof& roof);
/// "near the memory roof", "repeated loads"...: see Limiter.
[[nodiscard]] std::string limiterText(const ResultRow& row);

/// What is said of a mark that is pointed at: what it reached, its roof, what limits it, warnings and, where there is
/// some, advice; a line each.
[[nodiscard]] std::string cardText(const Roofline& roofline, const RooflineMark& mark, std::span<const ResultRow> rows,
                                   const std::string& advice);

/// Trails by the part of their roof that they reach at their largest size, the highest first.
[[nodiscard]] std::vector<std::size_t> trailsByReach(const Roofline& roofline);

/// The part of the plane that a picture of the roofline shows: all marks, the main ridge, and what is on both sides.
struct RooflineArea {
  double lowIntensity = 0.1;
  double highIntensity = 10;
  double lowRate = 1;
  double highRate = 100;
};
[[nodiscard]] RooflineArea areaOf(const Roofline& roofline);

/// Where the line of a roof ends inside the area: a roof of bytes where it meets the highest peak, for above that
/// nothing is reached.
[[nodiscard]] double lineEndOf(const Roof& roof, const Roofline& roofline, const RooflineArea& area);

/// A roofline and what belongs to it in reports.
struct RooflineReport {
  std::vector<Roofline> rooflines;
  std::vector<std::vector<std::string>> advice;  ///< see adviceOn(): of each roofline those of its marks
  std::span<const ResultRow> rows;               ///< not owned
};

/// Tables of roofs and marks, and a line for each result that has no mark. `width`: characters of a line; 0: any.
[[nodiscard]] std::string toTextTable(const RooflineReport& report, int width = 0);
/// A line for each roof, ridge, mark and missing mark; see docs/reference/roofline.md. RFC 4180, C locale.
[[nodiscard]] std::string toCsv(const RooflineReport& report);
/// {"format_version": 1, "rooflines": [...]}, see docs/reference/roofline.md.
[[nodiscard]] std::string toJson(const RooflineReport& report);
/// A picture for each device, one below the other, on logarithmic axes: light, or dark where the reader's system is.
[[nodiscard]] std::string toSvg(const RooflineReport& report);

}  // namespace headroom
