#include "guide/guide_rows.hpp"

#include <algorithm>

namespace headroom {

namespace {

/// Returns the index of the row of that point, or the number of rows if there is none.
std::size_t indexIn(const std::vector<ResultRow>& rows, const ResultRow& wanted) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&wanted](const ResultRow& row) {
    return row.variant == wanted.variant && row.size == wanted.size && row.parameters == wanted.parameters;
  });
  return static_cast<std::size_t>(found - rows.begin());
}

}  // namespace

std::string keyOf(const DeviceDescription& device) {
  return device.id + ' ' + device.name + ' ' + device.driverVersion;
}

void GuideRows::add(const DeviceDescription& device, const DatedRow& dated) {
  const auto& [row, startedAt] = dated;
  auto& [rows, starts] = held_[keyOf(device)];
  const std::size_t held = indexIn(rows, row);
  if (held == rows.size()) {
    rows.push_back(row);
    starts.push_back(startedAt);
  } else if (row.status != Status::Cancelled) {
    rows[held] = row;
    starts[held] = startedAt;
  }
}

void GuideRows::addEarlier(const DeviceDescription& device, std::span<const DatedRow> earlier) {
  auto& [rows, starts] = held_[keyOf(device)];
  for (const auto& [row, startedAt] : earlier) {
    const std::size_t held = indexIn(rows, row);
    if (held == rows.size()) {
      rows.push_back(row);
      starts.push_back(startedAt);
    } else if (rows[held].status == Status::Cancelled) {
      rows[held] = row;
      starts[held] = startedAt;
    }
  }
}

void GuideRows::replace(const DeviceDescription& device, std::span<const DatedRow> rows) {
  held_.erase(keyOf(device));
  for (const DatedRow& dated : rows) add(device, dated);
}

const std::vector<ResultRow>& GuideRows::of(const DeviceDescription& device) const {
  static const std::vector<ResultRow> kNone;
  const auto found = held_.find(keyOf(device));
  return found == held_.end() ? kNone : found->second.rows;
}

std::string GuideRows::startOf(const DeviceDescription& device, const ResultRow& row) const {
  const auto found = held_.find(keyOf(device));
  if (found == held_.end()) return {};
  const auto& [rows, starts] = found->second;
  const std::size_t held = indexIn(rows, row);
  return held == rows.size() ? std::string() : starts[held];
}

}  // namespace headroom
