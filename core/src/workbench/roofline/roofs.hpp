// The roofs of a device, from what was measured as a ceiling.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "headroom/roofline.hpp"

namespace headroom {

/// Whether the row's workload measures one of the device's limits, and which; Unknown for others.
[[nodiscard]] Bound limitMeasuredBy(const ResultRow& row);

/// Roofs of one device, with what finds those of a result.
class Roofs {
 public:
  /// `device`: null where nothing but its id is known. `chains`: ids of the variants that are dependent chains.
  Roofs(std::span<const ResultRow> rows, const std::string& deviceId, const DeviceDescription* device,
        const std::set<std::string>& chains);

  [[nodiscard]] const std::vector<Roof>& all() const { return roofs_; }
  /// Index of the copy that the memory ceiling of the row comes from: see ceilingsOf.
  [[nodiscard]] std::optional<std::size_t> memoryOf(const ResultRow& row) const;
  [[nodiscard]] std::optional<std::size_t> peakOf(Precision precision) const;
  [[nodiscard]] std::optional<std::size_t> localMemory() const;

 private:
  [[nodiscard]] std::optional<std::size_t> find(RoofKind kind, Precision precision = Precision::Float) const;

  std::vector<Roof> roofs_;
  /// By a roof's name the sizes of the points whose ceiling it was measured as.
  std::map<std::string, std::set<Size>> measuredBeside_;
};

}  // namespace headroom
