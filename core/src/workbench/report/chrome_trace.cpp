// Follows "Trace Event Format" (Google) and the behaviour of Perfetto's importer.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "headroom/report/trace.hpp"
#include "headroom/system/version.hpp"
#include "text/json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::string_view kWaitCategory = "wait";
constexpr std::string_view kCommandCategory = "command";

/// Viewers multiply by 1000 and truncate, which may lose a nanosecond of the nearest number.
double microseconds(std::uint64_t ns) {
  const double us = static_cast<double>(ns) / 1000;
  return us * 1000 < static_cast<double>(ns) ? std::nextafter(us, std::numeric_limits<double>::infinity()) : us;
}

/// A command and its displayed details.
struct Traced {
  CommandStamp command;
  json details;      ///< beside its timestamps
  json waitDetails;  ///< the same of its wait
};

void sortByStart(std::vector<Traced>& commands) {
  std::stable_sort(commands.begin(), commands.end(),
                   [](const Traced& a, const Traced& b) { return a.command.startNs < b.command.startNs; });
}

struct Event {
  std::uint64_t ns;  ///< since the device's first timestamp
  json content;
};

class Trace {
 public:
  /// Times are relative to `firstNs`. The commands are in the order of their starts.
  void addProcess(const std::string& name, std::uint64_t firstNs, const std::vector<Traced>& commands);
  [[nodiscard]] std::string text();

 private:
  void addName(const char* kind, int thread, const std::string& name);
  int threadOf(const CommandStamp& command);
  void addRun(const Traced& traced);
  void addWaits(const Traced& traced);
  json& add(const char* phase, std::uint64_t ns, const std::string& name, std::string_view category);

  /// A thread that shows commands of a queue.
  struct Thread {
    int id;
    std::uint64_t endNs;  ///< of its last command
  };

  std::vector<json> names_;
  std::vector<Event> events_;
  std::map<std::string, std::vector<Thread>> threads_;  ///< of the current device, by queue
  std::uint64_t firstNs_ = 0;
  int process_ = 0;
  int thread_ = 0;
  int wait_ = 0;
};

std::uint64_t firstStamp(const std::vector<Traced>& commands) {
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  for (const Traced& traced : commands) first = std::min(first, traced.command.queuedNs);
  return first;
}

void Trace::addProcess(const std::string& name, std::uint64_t firstNs, const std::vector<Traced>& commands) {
  ++process_;
  threads_.clear();
  firstNs_ = firstNs;
  addName("process_name", 0, name);
  for (const Traced& traced : commands) {
    addRun(traced);
    addWaits(traced);
  }
}

void Trace::addName(const char* kind, int thread, const std::string& name) {
  json event{{"ph", "M"}, {"name", kind}, {"pid", process_}, {"args", {{"name", name}}}};
  if (thread > 0) event["tid"] = thread;
  names_.push_back(std::move(event));
}

int Trace::threadOf(const CommandStamp& command) {
  std::vector<Thread>& threads = threads_[command.queue];
  const auto idle = std::find_if(threads.begin(), threads.end(),
                                 [&command](const Thread& thread) { return thread.endNs <= command.startNs; });
  if (idle != threads.end()) {
    idle->endNs = command.endNs;
    return idle->id;
  }
  threads.push_back({++thread_, command.endNs});
  addName("thread_name", thread_, command.queue.empty() ? "queue" : command.queue);
  return thread_;
}

json& Trace::add(const char* phase, std::uint64_t ns, const std::string& name, std::string_view category) {
  const std::uint64_t since = ns - firstNs_;
  json content{{"ph", phase}, {"name", name}, {"cat", category}, {"pid", process_}, {"ts", microseconds(since)}};
  events_.push_back({since, std::move(content)});
  return events_.back().content;
}

void Trace::addRun(const Traced& traced) {
  const CommandStamp& command = traced.command;
  json& event = add("X", command.startNs, command.name, kCommandCategory);
  event["dur"] = microseconds(command.endNs - command.startNs);
  event["tid"] = threadOf(command);
  json arguments = traced.details;
  arguments["queued_ns"] = command.queuedNs;
  arguments["submitted_ns"] = command.submittedNs;
  arguments["start_ns"] = command.startNs;
  arguments["end_ns"] = command.endNs;
  event["args"] = std::move(arguments);
}

void Trace::addWaits(const Traced& traced) {
  const CommandStamp& command = traced.command;
  if (command.queuedNs == command.startNs) return;
  ++wait_;
  const auto addPart = [&](const char* phase, std::uint64_t ns, const std::string& name) {
    json& event = add(phase, ns, name, kWaitCategory);
    event["id"] = wait_;
    if (*phase == 'b') event["args"] = traced.waitDetails;
  };
  const std::string whole = "waiting in " + (command.queue.empty() ? std::string("queue") : command.queue);
  addPart("b", command.queuedNs, whole);
  if (command.queuedNs < command.submittedNs) {
    addPart("b", command.queuedNs, "queued");
    addPart("e", command.submittedNs, "queued");
  }
  if (command.submittedNs < command.startNs) {
    addPart("b", command.submittedNs, "submitted");
    addPart("e", command.startNs, "submitted");
  }
  addPart("e", command.startNs, whole);
}

std::string Trace::text() {
  // Stable: of one command's events at the same time the outer one begins first and ends last.
  std::stable_sort(events_.begin(), events_.end(), [](const Event& a, const Event& b) { return a.ns < b.ns; });
  json list = json::array();
  for (json& name : names_) list.push_back(std::move(name));
  for (Event& event : events_) list.push_back(std::move(event.content));
  return jsonText({{"traceEvents", std::move(list)},
                   {"displayTimeUnit", "ns"},
                   {"otherData", {{"producer", "Headroom " + std::string(version())}}}}) +
         '\n';
}

}  // namespace

std::optional<CommandStamp> drawableCommand(const CommandStamp& command) {
  if (command.startNs == 0 || command.endNs < command.startNs) return std::nullopt;
  CommandStamp drawable = command;
  const bool isSubmittedKnown = command.submittedNs > 0 && command.submittedNs <= command.startNs;
  if (!isSubmittedKnown) drawable.submittedNs = command.startNs;
  const bool isQueuedKnown = isSubmittedKnown && command.queuedNs > 0 && command.queuedNs <= command.submittedNs;
  if (!isQueuedKnown) drawable.queuedNs = drawable.submittedNs;
  return drawable;
}

bool hasTrace(const ResultRow& row) {
  return std::any_of(row.timeline.begin(), row.timeline.end(),
                     [](const CommandStamp& command) { return drawableCommand(command).has_value(); });
}

std::string toChromeTrace(std::span<const ResultRow> rows) {
  std::map<std::pair<std::string, std::string>, std::vector<Traced>> byDevice;
  for (const ResultRow& row : rows) {
    json details{{"variant", row.variant}, {"size", toText(row.size)}, {"caches", toText(row.caches)}};
    for (const auto& [name, value] : row.parameters) details[name] = jsonFromNumber(value);
    for (const CommandStamp& command : row.timeline) {
      if (const auto drawable = drawableCommand(command)) {
        byDevice[{row.deviceId, row.device}].push_back(
            {*drawable, details, {{"command", command.name}, {"variant", row.variant}}});
      }
    }
  }
  Trace trace;
  for (auto& [device, commands] : byDevice) {
    const auto& [id, name] = device;
    sortByStart(commands);
    trace.addProcess(id.empty() ? name : name + " (" + id + ")", firstStamp(commands), commands);
  }
  return trace.text();
}

std::string toChromeTrace(std::span<const TraceProcess> processes) {
  std::vector<std::vector<Traced>> all;
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  for (const TraceProcess& process : processes) {
    std::vector<Traced>& commands = all.emplace_back();
    for (const TracedCommand& command : process.commands) {
      if (const auto drawable = drawableCommand(command.stamp))
        commands.push_back({*drawable, command.details, {{"command", command.stamp.name}}});
    }
    sortByStart(commands);
    first = std::min(first, firstStamp(commands));
  }
  Trace trace;
  for (std::size_t i = 0; i < all.size(); ++i) trace.addProcess(processes[i].name, first, all[i]);
  return trace.text();
}

}  // namespace headroom
