// The commands of a row, laid out in rows per queue, as plain values.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct TimelineRow {
  QString queue;
  bool startsQueue = false;  ///< the first row of its queue, under the queue's name
  /// By start, with stamps that can be drawn. From queued to ended none overlaps another, unless the queue has more at
  /// once than kMostRowsOfAQueue.
  std::vector<CommandStamp> commands;
};

inline constexpr std::size_t kMostRowsOfAQueue = 10;

struct TimelineContent {
  std::vector<TimelineRow> rows;
  std::uint64_t firstNs = 0;
  std::uint64_t lastNs = 0;
  QString emptyText;  ///< why there are no rows; empty when there are some
};

/// Commands in any order; `emptyText` for the case that none can be drawn.
TimelineContent timelineContentOf(const std::vector<CommandStamp>& commands, const QString& emptyText);

/// No row: nothing is selected.
TimelineContent timelineContentOf(const ResultRow* row);

/// What is drawn as one: a command wide enough to be seen, or neighbours that are not.
struct TimelineBlock {
  std::size_t first = 0;  ///< index into TimelineRow::commands
  std::size_t count = 1;
};

/// The blocks of a row where a command from start to end takes `nsPerPixel`: commands narrower than `leastPixels` that
/// follow each other within as much are one block, so there are never more blocks than pixels.
std::vector<TimelineBlock> blocksOf(const TimelineRow& row, double nsPerPixel, double leastPixels);

/// "filterRows on profiling queue: queued 0 us, submitted 12.3 us, started 25.1 us, ended 431.2 us; ran 406.1 us",
/// since the content's first stamp; without the waits where there is none; of several commands how many, from when to
/// when.
QString blockText(const TimelineContent& content, const TimelineRow& row, const TimelineBlock& block);

}  // namespace headroom
