// Hosts' names in ids of devices and in selectors: "gpu7/0:1" is device 0:1 of host gpu7.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kLongestHostName = 64;

/// Letters, digits, ".", "_" and "-", at most kLongestHostName, beginning with a letter or a digit.
[[nodiscard]] bool isHostName(std::string_view name);

/// Returns the host's name in an id, or what may be one in a selector: "gpu7" of "gpu7/0:1"; empty without one.
[[nodiscard]] std::string_view hostInId(std::string_view id);
/// Returns the id or selector on that host: "0:1".
[[nodiscard]] std::string_view idOnHost(std::string_view id);
/// Returns the id with its host: "gpu7/0:1"; the id alone without a host.
[[nodiscard]] std::string placedId(std::string_view host, std::string_view id);

/// Selects all devices of a machine.
inline constexpr std::string_view kAllDevices = "all";

}  // namespace headroom
