// Ids of sub-devices.
#pragma once

#include <optional>
#include <string>

namespace headroom {

/// "0:0/1of2" is the first of two parts of device 0:0.
struct SubDeviceId {
  std::string whole;
  int number = 1;  ///< from 1
  int parts = 1;

  bool operator==(const SubDeviceId&) const = default;
};

std::string toText(const SubDeviceId& id);
/// Returns nothing for the id of a whole device.
std::optional<SubDeviceId> parseSubDeviceId(const std::string& id);

}  // namespace headroom
