#include "samples/timeline_content.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/report/trace.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

struct TimelineWords {
  Q_DECLARE_TR_FUNCTIONS(headroom::Timeline)
};

constexpr double kNsPerUs = 1000;

QString emptyTimelineText(const ResultRow* row) {
  if (row == nullptr) return TimelineWords::tr("Select a result to see the commands of a few of its launches.");
  if (row->role == Role::HostPeer) {
    return TimelineWords::tr("A library on the host gives the device no commands: there is no timeline.");
  }
  if (!row->timeline.empty()) return TimelineWords::tr("The device's stamps of these commands cannot be drawn.");
  return TimelineWords::tr("No commands were recorded for this result.");
}

std::vector<CommandStamp> drawableCommands(const std::vector<CommandStamp>& timeline) {
  std::vector<CommandStamp> commands;
  for (const CommandStamp& command : timeline) {
    if (const std::optional<CommandStamp> drawable = drawableCommand(command)) commands.push_back(*drawable);
  }
  std::stable_sort(commands.begin(), commands.end(),
                   [](const CommandStamp& a, const CommandStamp& b) { return a.startNs < b.startNs; });
  return commands;
}

/// Adds the command to the first free row, or to the row that is free soonest if there are enough rows.
void place(std::vector<TimelineRow>& rows, const CommandStamp& command) {
  const auto isFree = [&command](const TimelineRow& row) { return row.commands.back().endNs <= command.queuedNs; };
  auto row = std::find_if(rows.begin(), rows.end(), isFree);
  if (row == rows.end() && rows.size() == kMostRowsOfAQueue) {
    row = std::min_element(rows.begin(), rows.end(), [](const TimelineRow& a, const TimelineRow& b) {
      return a.commands.back().endNs < b.commands.back().endNs;
    });
  }
  if (row == rows.end()) {
    rows.push_back({QString::fromStdString(command.queue), rows.empty(), {}});
    row = std::prev(rows.end());
  }
  row->commands.push_back(command);
}

double widthOf(const CommandStamp& command) {
  return static_cast<double>(command.endNs - command.startNs);
}

}  // namespace

TimelineContent timelineContentOf(const std::vector<CommandStamp>& commands, const QString& emptyText) {
  TimelineContent content;
  // In the order of their first commands: names with numbers would put queue 10 before queue 2.
  std::vector<std::pair<std::string, std::vector<TimelineRow>>> queues;
  const auto rowsOf = [&queues](const std::string& name) -> std::vector<TimelineRow>& {
    const auto known =
        std::find_if(queues.begin(), queues.end(), [&](const auto& queue) { return queue.first == name; });
    return known != queues.end() ? known->second : queues.emplace_back(name, std::vector<TimelineRow>()).second;
  };
  content.firstNs = std::numeric_limits<std::uint64_t>::max();
  for (const CommandStamp& command : drawableCommands(commands)) {
    place(rowsOf(command.queue), command);
    content.firstNs = std::min(content.firstNs, command.queuedNs);
    content.lastNs = std::max(content.lastNs, command.endNs);
  }
  for (auto& [queue, rows] : queues) {
    content.rows.insert(content.rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
  }
  if (content.rows.empty()) {
    content = {};
    content.emptyText = emptyText;
  }
  return content;
}

TimelineContent timelineContentOf(const ResultRow* row) {
  return timelineContentOf(row != nullptr ? row->timeline : std::vector<CommandStamp>(), emptyTimelineText(row));
}

std::vector<TimelineBlock> blocksOf(const TimelineRow& row, double nsPerPixel, double leastPixels) {
  const double least = nsPerPixel * leastPixels;
  std::vector<TimelineBlock> blocks;
  bool isOpen = false;  // the last block is of commands too narrow to be visible
  for (std::size_t i = 0; i < row.commands.size(); ++i) {
    const CommandStamp& command = row.commands[i];
    const bool isNarrow = widthOf(command) < least;
    const bool follows =
        i > 0 && static_cast<double>(command.startNs) < static_cast<double>(row.commands[i - 1].endNs) + least;
    if (isOpen && isNarrow && follows) {
      ++blocks.back().count;
      continue;
    }
    blocks.push_back({i, 1});
    isOpen = isNarrow;
  }
  return blocks;
}

QString blockText(const TimelineContent& content, const TimelineRow& row, const TimelineBlock& block) {
  const auto us = [&content](std::uint64_t ns) {
    return TimelineWords::tr("%1 \u00b5s").arg(shownNumber(static_cast<double>(ns - content.firstNs) / kNsPerUs, 6));
  };
  const CommandStamp& first = row.commands[block.first];
  const CommandStamp& last = row.commands[block.first + block.count - 1];
  if (block.count > 1) {
    return TimelineWords::tr("%1 commands on %2, from %3 to %4. Zoom in to separate them.")
        .arg(QString::number(block.count), row.queue, us(first.startNs), us(last.endNs));
  }
  const QString ran = shownNumber(widthOf(first) / kNsPerUs, 4);
  if (first.queuedNs == first.startNs) {
    return TimelineWords::tr("%1 on %2: started %3, ended %4; ran %5 \u00b5s")
        .arg(QString::fromStdString(first.name), row.queue, us(first.startNs), us(first.endNs), ran);
  }
  return TimelineWords::tr("%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 \u00b5s")
      .arg(QString::fromStdString(first.name), row.queue, us(first.queuedNs), us(first.submittedNs), us(first.startNs),
           us(first.endNs), ran);
}

}  // namespace headroom
