// The guide's results: one row per point and device.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "headroom/guide/guide_history.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Returns a key that differs between devices, and between drivers of one device.
std::string keyOf(const DeviceDescription& device);

class GuideRows {
 public:
  /// The newest row of a variant at a size replaces earlier ones; but a cancelled row replaces nothing.
  void add(const DeviceDescription& device, const DatedRow& row);
  /// Adds rows of runs that are older than all rows passed to add(); they only fill gaps.
  void addEarlier(const DeviceDescription& device, std::span<const DatedRow> rows);
  /// Replaces all rows of the device.
  void replace(const DeviceDescription& device, std::span<const DatedRow> rows);
  [[nodiscard]] const std::vector<ResultRow>& of(const DeviceDescription& device) const;
  /// Returns when the run of this row began, in the format of DatedRow; empty if unknown.
  [[nodiscard]] std::string startOf(const DeviceDescription& device, const ResultRow& row) const;

 private:
  struct Held {
    std::vector<ResultRow> rows;
    std::vector<std::string> starts;  ///< start times of the runs of `rows`
  };

  std::map<std::string, Held> held_;  // by device
};

}  // namespace headroom
