// Which rows are of the same point.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct PointKey {
  std::string device;  ///< empty where it makes no difference
  std::string workload;
  std::string variant;
  Size size;
  Size beside;
  std::string parameters;  ///< as text: a NaN from a file has no order
  Role role = Role::Variant;
  Caches caches = Caches::Warm;
  int repeat = 0;
  std::string iteration;
  int occurrence = 0;  ///< which of the rows with the same rest

  auto operator<=>(const PointKey&) const = default;
};

/// The key of a row, device and occurrence left empty.
PointKey keyOf(const ResultRow& row);

/// How many devices the rows are of; host peers count for none.
std::size_t countDevices(std::span<const ResultRow> rows);

/// A key for each row, all different; of devices with the same name the second is "NAME (2)".
std::vector<PointKey> keysOf(std::span<const ResultRow> rows, bool byDevice);

}  // namespace headroom
