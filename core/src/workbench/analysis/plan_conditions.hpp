// Differences between two runs' plans, devices and configurations.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "headroom/run/run_document.hpp"

namespace headroom {

/// A member of a run document that affects its times, and its value as text.
template <typename Of>
struct NamedCondition {
  std::string_view member;  ///< name in the document's JSON
  std::string_view title;
  std::string (*text)(const Of&);
};

[[nodiscard]] std::span<const NamedCondition<RunPlan>> planConditions();
[[nodiscard]] std::span<const NamedCondition<RunContext>> contextConditions();
[[nodiscard]] std::span<const NamedCondition<DeviceDescription>> deviceConditions();

}  // namespace headroom
