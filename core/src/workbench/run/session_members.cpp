#include "workbench/run/session_members.hpp"

#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "text/json.hpp"

namespace headroom {

bool isSession(const nlohmann::json& json) {
  return json.is_object() && json.contains(kSessionVersionKey);
}

void requireReadableSession(const nlohmann::json& session) {
  const int format = integerAt<int>(session, kSessionVersionKey);
  if (format == kSessionFormatVersion) return;
  throw Error(Stage::ReportFile, fmt::format("This session is of format {}; this Headroom reads format {}. Open it "
                                             "with the version that wrote it.",
                                             format, kSessionFormatVersion));
}

}  // namespace headroom
