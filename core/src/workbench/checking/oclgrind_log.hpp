// Oclgrind's log: messages of several lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/check_plan.hpp"

namespace headroom {

/// A message, with Oclgrind's places: lines of its input, as #line directives map them.
struct LoggedMessage {
  FindingKind kind = FindingKind::Other;
  std::string kernel;  ///< empty if it names none
  std::string text;    ///< in Headroom's words
  SourcePlace place;
  std::optional<SourcePlace> other;
  std::vector<std::string> workItems = {};  ///< their global ids, "(335,0,0)"; two for a race

  bool operator==(const LoggedMessage&) const = default;
};

struct OclgrindLog {
  std::vector<LoggedMessage> messages;
  bool isCutShort = false;  ///< Oclgrind or this reader stopped before the end
};

/// Oclgrind's name for its input, until a #line names a file.
inline constexpr std::string_view kOclgrindInput = "input.cl";
/// Limit; later messages are not read.
inline constexpr std::size_t kMostMessages = 20'000;

/// Accepts any text: skips other lines, and a truncated message lacks its missing parts.
[[nodiscard]] OclgrindLog readOclgrindLog(std::string_view log);

}  // namespace headroom
