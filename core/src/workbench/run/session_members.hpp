// The members of a session that lead to its run: wherever a run document is read, a session is accepted as one.
#pragma once

#include <nlohmann/json.hpp>

namespace headroom {

inline constexpr const char* kSessionVersionKey = "session_version";
inline constexpr const char* kSessionResultsKey = "results";
inline constexpr const char* kSessionRunKey = "run";
inline constexpr int kSessionFormatVersion = 1;

[[nodiscard]] bool isSession(const nlohmann::json& json);
/// Throws Error(Stage::ReportFile) for a session of a newer Headroom, std::invalid_argument for no version.
void requireReadableSession(const nlohmann::json& session);

}  // namespace headroom
