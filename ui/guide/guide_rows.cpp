#include "guide/guide_rows.hpp"

#include <algorithm>

namespace headroom {

namespace {

/// An id alone is a place in the list of devices, which may change while the window is open.
QString keyOf(const DeviceDescription& device) {
  return QString::fromStdString(device.id + ' ' + device.name + ' ' + device.driverVersion);
}

}  // namespace

void GuideRows::add(const DeviceDescription& device, const ResultRow& row) {
  std::vector<ResultRow>& rows = rows_[keyOf(device)];
  const auto held = std::find_if(rows.begin(), rows.end(), [&row](const ResultRow& other) {
    return other.variant == row.variant && other.size == row.size && other.sigma == row.sigma;
  });
  if (held == rows.end()) {
    rows.push_back(row);
  } else if (row.status != Status::Cancelled) {
    *held = row;
  }
}

const std::vector<ResultRow>& GuideRows::of(const DeviceDescription& device) const {
  static const std::vector<ResultRow> kNone;
  const auto found = rows_.find(keyOf(device));
  return found == rows_.end() ? kNone : found->second;
}

}  // namespace headroom
