// Operations on buffers between launches that verify launches: a digest of the bytes, and changes of all numbers that
// reveal a launch that writes nothing. Never within a timed interval.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "runner/cl/device_session.hpp"

namespace headroom {

/// Returns 64 bits computed from all the bytes: a change of one word always changes them. Uses all cores.
std::uint64_t digestOf(std::span<const std::uint8_t> bytes);

/// Where a device buffer is processed. The digest is the same.
enum class AuditWay {
  Host,   ///< in place, if the device uses host memory
  Device  ///< by a small kernel of Headroom's
};
AuditWay auditWayOf(const DeviceSession& session);

/// Throws cl::Error.
std::uint64_t digestOf(DeviceSession& session, const std::string& buffer, AuditWay way);

/// Changes every number by far more than any tolerance, to values that a kernel could have written: a kernel that
/// writes only to unwritten places leaves them wrong. Throws cl::Error.
void spoilNumbers(DeviceSession& session, const std::string& buffer, AuditWay way);
void spoilNumbers(std::span<std::uint8_t> bytes, Element element);

}  // namespace headroom
