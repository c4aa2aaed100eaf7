// Keys that identify rows of the same point.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct PointKey {
  std::string device;  ///< empty if devices are not distinguished
  std::string workload;
  std::string variant;
  Size size;
  Size beside;
  std::string parameters;  ///< as text: a NaN from a file has no order
  Role role = Role::Variant;
  Caches caches = Caches::Warm;
  int repeat = 0;
  std::string iteration;
  int occurrence = 0;  ///< index among the rows with otherwise equal keys

  auto operator<=>(const PointKey&) const = default;
};

/// Returns the key of a row, with device and occurrence left empty.
PointKey keyOf(const ResultRow& row);

/// Returns a key for each row, all different; the second of two devices with the same name is "NAME (2)".
std::vector<PointKey> keysOf(std::span<const ResultRow> rows, bool byDevice);

}  // namespace headroom
