#include "values/point_key.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace headroom {
namespace {

/// The name is included because older rows have no id.
using DeviceIdentity = std::pair<std::string, std::string>;

DeviceIdentity identityOf(const ResultRow& row) {
  return {row.deviceId, row.device};
}

/// Numbered by id, because the order of rows of several machines differs between runs.
std::map<DeviceIdentity, std::string> labelsOf(std::span<const ResultRow> rows) {
  std::map<DeviceIdentity, std::string> labels;
  for (const ResultRow& row : rows) {
    if (row.role != Role::HostPeer) labels[identityOf(row)] = row.device;
  }
  std::map<std::string, int> uses;
  for (auto& [identity, label] : labels) {
    const int use = ++uses[identity.second];
    if (use > 1) label = fmt::format("{} ({})", identity.second, use);
  }
  return labels;
}

}  // namespace

PointKey keyOf(const ResultRow& row) {
  PointKey key;
  key.workload = row.workload;
  key.variant = row.variant;
  key.size = row.size;
  key.beside = row.beside;
  key.parameters = settingsText(row.parameters);
  key.role = row.role;
  key.caches = row.caches;
  key.repeat = row.repeat;
  key.iteration = row.iteration;
  return key;
}

std::size_t countDevices(std::span<const ResultRow> rows) {
  std::set<DeviceIdentity> devices;
  std::set<std::string> names;
  for (const ResultRow& row : rows) {
    if (row.role == Role::HostPeer || row.deviceId.empty()) continue;
    devices.insert(identityOf(row));
    names.insert(row.device);
  }
  // A row without an id is of a device of its name.
  for (const ResultRow& row : rows) {
    if (row.role != Role::HostPeer && names.insert(row.device).second) devices.insert(identityOf(row));
  }
  return devices.size();
}

std::vector<PointKey> keysOf(std::span<const ResultRow> rows, bool byDevice) {
  const std::map<DeviceIdentity, std::string> labels = labelsOf(rows);
  std::map<PointKey, int> occurrences;
  std::vector<PointKey> keys;
  keys.reserve(rows.size());
  for (const ResultRow& row : rows) {
    PointKey key = keyOf(row);
    if (byDevice && row.role != Role::HostPeer) key.device = labels.at(identityOf(row));
    key.occurrence = occurrences[key]++;
    keys.push_back(std::move(key));
  }
  return keys;
}

}  // namespace headroom
