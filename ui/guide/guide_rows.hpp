// The guide's results: one row for each point, for each device.
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "headroom/device.hpp"
#include "headroom/result.hpp"

namespace headroom {

class GuideRows {
 public:
  /// The newest row of a variant at a size counts; but one that was cancelled takes nobody's place.
  void add(const DeviceDescription& device, const ResultRow& row);
  [[nodiscard]] const std::vector<ResultRow>& of(const DeviceDescription& device) const;

 private:
  std::map<QString, std::vector<ResultRow>> rows_;  // by device
};

}  // namespace headroom
