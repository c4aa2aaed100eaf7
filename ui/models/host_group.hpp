// A machine of hosts.toml and its devices, as the device box groups them.
#pragma once

#include <QString>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

struct HostGroup {
  enum class State { Unreached, Searching, Found, Failed };
  QString name;
  State state = State::Unreached;
  std::vector<DeviceDescription> devices;  ///< with the host's name in their ids
  QString problem;                         ///< a sentence if Failed
};

}  // namespace headroom
