// The commands of rows in the Trace Event Format, which ui.perfetto.dev and chrome://tracing open.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// The command with stamps that can be drawn: queued <= submitted <= start <= end. A stamp that is zero (drivers that
/// have none write that) or out of order becomes the next one, as if that phase had taken no time. Nothing for a
/// command without a start, and for one that ends before it.
[[nodiscard]] std::optional<CommandStamp> drawableCommand(const CommandStamp& command);

/// True when a command of the row can be drawn.
[[nodiscard]] bool hasTrace(const ResultRow& row);

/// A JSON document with what ResultRow::timeline of each row holds:
/// - a process per device and a thread per queue, with their names (metadata events);
/// - a complete event ("X") per command, from its start to its end, whose arguments name the row and give the command's
///   stamps in nanoseconds by the device's clock. Slices of a thread never overlap, as viewers demand: what a device
///   does at the same time as another command of the queue is on a further thread of the same name;
/// - nested asynchronous events ("b", "e") for what comes before: queued, then submitted. A stamp that is zero or out
/// of
///   order has none.
/// Times are in microseconds since the device's first stamp, exact to the nanosecond; events are in their order. Rows
/// without a timeline have no events; without any the document holds none.
std::string toChromeTrace(std::span<const ResultRow> rows);

/// A command and what is shown beside it.
struct TracedCommand {
  CommandStamp stamp;
  std::map<std::string, std::string> details;
};
/// What a viewer shows as one process, whose clock is one.
struct TraceProcess {
  std::string name;
  std::vector<TracedCommand> commands;
};
/// The same of commands of any kind. All processes' times are since the first stamp of all of them.
std::string toChromeTrace(std::span<const TraceProcess> processes);

}  // namespace headroom
