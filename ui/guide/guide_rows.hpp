// The guide's results: one row for each point, for each device.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "headroom/guide/guide_history.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Tells devices apart, and one with another driver from what it was.
std::string keyOf(const DeviceDescription& device);

class GuideRows {
 public:
  /// The newest row of a variant at a size counts; but one that was cancelled takes nobody's place.
  void add(const DeviceDescription& device, const DatedRow& row);
  /// Of runs before all that was add()ed: they fill gaps only.
  void addEarlier(const DeviceDescription& device, std::span<const DatedRow> rows);
  [[nodiscard]] const std::vector<ResultRow>& of(const DeviceDescription& device) const;
  /// When the run of one of these rows began, as DatedRow tells it; empty where that is not known.
  [[nodiscard]] std::string startOf(const DeviceDescription& device, const ResultRow& row) const;

 private:
  struct Held {
    std::vector<ResultRow> rows;
    std::vector<std::string> starts;  ///< of the runs of `rows`
  };

  std::map<std::string, Held> held_;  // by device
};

}  // namespace headroom
