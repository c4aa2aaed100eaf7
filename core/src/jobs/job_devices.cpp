#include "jobs/job_devices.hpp"

#include <type_traits>
#include <utility>
#include <variant>

namespace headroom {
namespace {

/// `Id`: std::string or const std::string.
template <typename Id>
struct DeviceIdsOf {
  std::vector<Id*> found = {};

  template <typename AnyJob>
  void operator()(AnyJob& job) {
    using Kind = std::remove_const_t<AnyJob>;
    if constexpr (std::is_same_v<Kind, SplitJob>) {
      for (auto& part : job.parts) found.push_back(&part.deviceId);
    } else if constexpr (std::is_same_v<Kind, PairJob>) {
      found.push_back(&job.base.deviceId);
      found.push_back(&job.fresh.deviceId);
    } else if constexpr (std::is_same_v<Kind, CheckJob> || std::is_same_v<Kind, ReplayJob>) {
      found.push_back(&job.point.deviceId);
    } else if constexpr (!std::is_same_v<Kind, ListDevicesJob>) {
      found.push_back(&job.deviceId);
    }
  }
};

template <typename Id, typename AnyJob>
std::vector<Id*> deviceIdsIn(AnyJob& job) {
  DeviceIdsOf<Id> ids;
  std::visit(ids, job);
  return std::move(ids.found);
}

}  // namespace

std::vector<std::string*> deviceIdsOf(Job& job) {
  return deviceIdsIn<std::string>(job);
}

std::vector<const std::string*> deviceIdsOf(const Job& job) {
  return deviceIdsIn<const std::string>(job);
}

}  // namespace headroom
