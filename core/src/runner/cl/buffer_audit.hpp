// What is done to a buffer between launches to see what launches do: a digest of its bytes, and numbers that are
// changed so that a launch that writes nothing shows. Never within a timed span.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "runner/cl/device_session.hpp"

namespace headroom {

/// 64 bits of all the bytes: a change of one word always changes them. On all cores.
std::uint64_t digestOf(std::span<const std::uint8_t> bytes);

/// Where the work on a device's buffer is done. The digest is the same.
enum class AuditWay {
  Host,   ///< in place, where the device works on the host's memory
  Device  ///< by a small kernel of Headroom's
};
AuditWay auditWayOf(const DeviceSession& session);

/// Throws cl::Error.
std::uint64_t digestOf(DeviceSession& session, const std::string& buffer, AuditWay way);

/// Changes every number by far more than any tolerance, so that it still looks like one that a kernel may have written:
/// who writes only where nothing was written before leaves it wrong. Throws cl::Error.
void spoilNumbers(DeviceSession& session, const std::string& buffer, AuditWay way);
void spoilNumbers(std::span<std::uint8_t> bytes, Element element);

}  // namespace headroom
