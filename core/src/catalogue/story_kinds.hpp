// Kinds of devices that workloads have stories for.
#pragma once

#include <array>
#include <string_view>

#include "headroom/values/device.hpp"

namespace headroom {

struct StoryKind {
  std::string_view word;  ///< in front matter and JSON
  DeviceType type;
};

inline constexpr std::array kStoryKinds{StoryKind{"cpu", DeviceType::Cpu}, StoryKind{"gpu", DeviceType::Gpu}};

}  // namespace headroom
