#include "headroom/values/same_device.hpp"

#include "headroom/values/device_place.hpp"

namespace headroom {

bool isSameMachine(const Machine& one, const Machine& other) {
  return one.bootId.empty() || other.bootId.empty() ? one.name == other.name : one.bootId == other.bootId;
}

bool isSameDevice(const DeviceDescription& one, const DeviceDescription& other) {
  if (one.id == other.id) return true;
  const bool isAlike = one.platform == other.platform && one.name == other.name && one.uuid.text == other.uuid.text;
  if (!isAlike || hostInId(one.id) == hostInId(other.id) || !isSameMachine(one.machine, other.machine)) return false;
  return !one.uuid.text.empty() || idOnHost(one.id) == idOnHost(other.id);
}

}  // namespace headroom
