// The commands of rows in the Trace Event Format, which ui.perfetto.dev and chrome://tracing open.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns the command with drawable timestamps: queued <= submitted <= start <= end. A timestamp that is zero (from a
/// driver that does not record it) or out of order becomes the next one, as if that phase had taken no time. Returns
/// nothing for a command without a start, and for one that ends before its start.
[[nodiscard]] std::optional<CommandStamp> drawableCommand(const CommandStamp& command);

/// Returns true if a command of the row can be drawn.
[[nodiscard]] bool hasTrace(const ResultRow& row);

/// Returns a JSON document with ResultRow::timeline of each row:
/// - a process per device and a thread per queue, with their names (metadata events);
/// - a complete event ("X") per command, from its start to its end, whose arguments name the row and give the command's
///   timestamps in nanoseconds by the device clock. Slices of a thread never overlap, as viewers require: a command
///   that overlaps another command of its queue is on a further thread of the same name;
/// - nested asynchronous events ("b", "e") for the earlier phases: queued, then submitted. A timestamp that is zero or
///   out of order has none.
/// Times are in microseconds since the device's first timestamp, exact to the nanosecond; events are in their order.
/// Rows without a timeline have no events; if no row has one, the document has no events.
std::string toChromeTrace(std::span<const ResultRow> rows);

/// A command and its details in the viewer.
struct TracedCommand {
  CommandStamp stamp;
  std::map<std::string, std::string> details;
};
/// A process in the viewer, with one clock.
struct TraceProcess {
  std::string name;
  std::vector<TracedCommand> commands;
};
/// Returns a trace of commands of any kind. The times of all processes start at the first timestamp of any process.
std::string toChromeTrace(std::span<const TraceProcess> processes);

}  // namespace headroom
