// The members of a journal's lines: see headroom/history.hpp.
#pragma once

namespace headroom {

inline constexpr const char* kKindKey = "kind";  ///< absent for a run
inline constexpr const char* kPointsKey = "points";
inline constexpr const char* kRowKey = "row";
inline constexpr const char* kCutShortKey = "cut_short";
inline constexpr const char* kResumedKey = "resumed_at";
inline constexpr const char* kOutcomeKey = "outcome";
inline constexpr const char* kRowsKey = "rows";
inline constexpr const char* kReasonKey = "reason";
inline constexpr const char* kTuningKey = "tuning";
inline constexpr const char* kSplitKey = "split";

}  // namespace headroom
