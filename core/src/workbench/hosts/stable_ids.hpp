// Ids of a host's devices that stay the same when its next runner numbers them in another way.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Callers use the ids of the first list. The order of platforms and devices may change from one process to the next:
/// after an installation, with a device that has fallen off its bus, on another boot. Devices are known again by
/// sameDevice.
class StableIds {
 public:
  /// Another process is about to be used, whose ids are unknown.
  void expectOthers() { areKnownThere_ = false; }

  /// Takes the list of the current process and replaces its ids by the callers'.
  void match(std::vector<DeviceDescription>& devices);

  /// Returns whether the current process has to list its devices before the job.
  [[nodiscard]] bool needsList(const Job& job) const;

  /// Replaces the callers' ids by those of the current process. Returns a fragment that names a device without one:
  /// "device GPU (0:1)"; empty if there is none.
  [[nodiscard]] std::string replaceIn(Job& job) const;
  /// Replaces the ids of the current process by the callers'.
  void restoreIn(JobEvent& event) const;

 private:
  [[nodiscard]] std::optional<std::string> there(const std::string& id) const;
  [[nodiscard]] std::string freeId(const std::string& wanted) const;

  std::vector<DeviceDescription> known_;      // with the callers' ids
  std::map<std::string, std::string> there_;  // ids in the current process by the callers'
  bool areKnownThere_ = false;
};

}  // namespace headroom
