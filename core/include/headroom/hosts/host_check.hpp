// The check of a host: whether it can be reached, and what it has.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/hosts/hosts_file.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// A system as its shell reports it.
struct FarSystem {
  std::string kernel;   ///< "Linux"
  std::string machine;  ///< "x86_64"
  std::string libc;     ///< "2.36" of glibc; empty for another C library
  std::string program;  ///< path of headroom-cli there; empty: not found
  std::string version;  ///< output of its --version: "0.2.0", or why it does not start
};

struct HostFinding {
  bool isProblem = false;
  std::string text;  ///< a sentence; of a problem with its remedy
};

struct HostCheck {
  std::vector<HostFinding> findings;  ///< in the order of the steps; a problem is the last one
  std::optional<FarSystem> system;    ///< nothing if it was not reached, or its command only starts a runner
  RunContext context;                 ///< of its runner, if that started
  std::vector<DeviceDescription> devices;

  /// Returns whether points can be measured there.
  [[nodiscard]] bool isUsable() const { return !devices.empty(); }
};

/// Time for each step of a check.
inline constexpr std::chrono::milliseconds kHostCheckDeadline{30'000};

/// Receives each finding as soon as it is known.
using HearFinding = std::function<void(const HostFinding& finding)>;

/// Reaches the host, starts its runner and lists its devices. Whatever fails is a finding. Ends soon after a stop, with
/// the findings so far.
[[nodiscard]] HostCheck checkHost(const NamedHost& host, std::chrono::milliseconds deadline = kHostCheckDeadline,
                                  const std::stop_token& stop = {}, const HearFinding& hear = {});

/// Returns the device as it is named here: with the host's name in its id.
[[nodiscard]] DeviceDescription placedOn(const NamedHost& host, DeviceDescription device);

}  // namespace headroom
