// The devices of a crew's workers: equal ones, each of one worker only.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "headroom/values/device.hpp"

namespace headroom {

/// Returns in what the devices differ, so that their times are not comparable, as a fragment: "its driver is 550.54,
/// and that of the first worker's is 535.1". Empty for equal devices, whatever their machines.
std::string deviceDifference(const DeviceDescription& first, const DeviceDescription& other);

/// Returns the same text for descriptions of one device, by any process of its machine. All CPU devices of a machine
/// are one, because they share its cores and its memory.
std::string deviceIdentity(const DeviceDescription& device);

/// Two measurements on one device at the same time would disturb each other, so that each device is claimed.
class CrewDevices {
 public:
  /// `selector`: see selectDevice.
  explicit CrewDevices(std::string selector) : selector_(std::move(selector)) {}

  struct Claim {
    std::optional<DeviceDescription> device;
    std::string refusal;    ///< a sentence without its subject, the worker, if there is no device
    bool noDevice = false;  ///< none matches the selector
  };

  /// Claims the worker's first device that matches, is equal to the first claimed one of all and is nobody else's.
  /// Releases what the worker had before.
  Claim claim(std::size_t worker, std::span<const DeviceDescription> devices);
  void release(std::size_t worker);

  [[nodiscard]] const std::string& selector() const { return selector_; }

 private:
  [[nodiscard]] std::string lackOf(const DeviceDescription& device) const;

  std::string selector_;
  std::optional<DeviceDescription> first_;
  std::map<std::string, std::size_t> holders_;  ///< by deviceIdentity
};

}  // namespace headroom
