// The roofs of a device, from the rows measured as ceilings.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/roofline.hpp"

namespace headroom {

/// Returns the name of a roof whose name has no size in it: all but those of copies and caches. For example "Double
/// peak".
[[nodiscard]] std::string_view fixedName(const Roof& roof);

/// "Copies of 4 sizes"
[[nodiscard]] std::string copiesName(std::size_t sizes);

/// Returns the device limit that the row's workload measures; Unknown for other workloads.
[[nodiscard]] Bound limitMeasuredBy(const ResultRow& row);

/// Roofs of one device, with functions that find those of a result.
class Roofs {
 public:
  /// `device`: null if only its id is known. `chains`: ids of the variants that are dependent chains.
  Roofs(std::span<const ResultRow> rows, const std::string& deviceId, const DeviceDescription* device,
        const std::set<std::string>& chains);

  [[nodiscard]] const std::vector<Roof>& all() const { return roofs_; }
  /// Index of the copy behind the memory ceiling of the row: see ceilingsOf.
  [[nodiscard]] std::optional<std::size_t> memoryOf(const ResultRow& row) const;
  [[nodiscard]] std::optional<std::size_t> peakOf(Precision precision) const;
  [[nodiscard]] std::optional<std::size_t> localMemory() const;

 private:
  [[nodiscard]] std::optional<std::size_t> find(RoofKind kind, Precision precision = Precision::Float) const;

  std::vector<Roof> roofs_;
  /// By a roof's name, the sizes of the points whose ceiling it is.
  std::map<std::string, std::set<Size>> measuredBeside_;
};

}  // namespace headroom
