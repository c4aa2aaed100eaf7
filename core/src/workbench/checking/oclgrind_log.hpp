// What Oclgrind writes to its log: messages of several lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/check_plan.hpp"

namespace headroom {

/// A message, with places as Oclgrind names them: of the text that it was given, as #line has them.
struct LoggedMessage {
  FindingKind kind = FindingKind::Other;
  std::string kernel;  ///< empty where it names none
  std::string text;    ///< in words of ours
  SourcePlace place;
  std::optional<SourcePlace> other;
  std::vector<std::string> workItems = {};  ///< their global ids, "(335,0,0)"; of a race two

  bool operator==(const LoggedMessage&) const = default;
};

struct OclgrindLog {
  std::vector<LoggedMessage> messages;
  bool isCutShort = false;  ///< Oclgrind or this reader stopped before the end
};

/// How Oclgrind calls the text that it was given, until a #line names a file.
inline constexpr std::string_view kOclgrindInput = "input.cl";
/// Of what comes after this many messages nothing is read.
inline constexpr std::size_t kMostMessages = 20'000;

/// Any text will do: what is no message is passed over, and what ends within one is a message without what is missing.
[[nodiscard]] OclgrindLog readOclgrindLog(std::string_view log);

}  // namespace headroom
