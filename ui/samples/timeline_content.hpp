// Commands of a row, laid out in rows per queue, as plain values.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct TimelineRow {
  QString queue;
  bool startsQueue = false;  ///< the first row of its queue, below the queue's name
  /// Sorted by start, with timestamps that can be drawn. From queued to ended, no two overlap, unless the queue has
  /// more concurrent commands than kMostRowsOfAQueue.
  std::vector<CommandStamp> commands;
};

inline constexpr std::size_t kMostRowsOfAQueue = 10;

struct TimelineContent {
  std::vector<TimelineRow> rows;
  std::uint64_t firstNs = 0;
  std::uint64_t lastNs = 0;
  QString emptyText;  ///< why there are no rows; empty if there are some
};

/// Accepts commands in any order; `emptyText` is used if none can be drawn.
TimelineContent timelineContentOf(const std::vector<CommandStamp>& commands, const QString& emptyText);

/// nullptr: no row is selected.
TimelineContent timelineContentOf(const ResultRow* row);

/// Commands drawn as one block: one that is wide enough to be visible, or several neighbours that are not.
struct TimelineBlock {
  std::size_t first = 0;  ///< index into TimelineRow::commands
  std::size_t count = 1;
};

/// Returns the blocks of a row at `nsPerPixel`. Commands narrower than `leastPixels` that follow each other within
/// `leastPixels` are one block, so there are never more blocks than pixels.
std::vector<TimelineBlock> blocksOf(const TimelineRow& row, double nsPerPixel, double leastPixels);

/// Returns, for example, "filterRows on profiling queue: queued 0 µs, submitted 12.3 µs, started 25.1 µs, ended 431.2
/// µs; ran 406.1 µs", since the content's first timestamp; without waits if there are none. For several commands: their
/// number, first start and last end.
QString blockText(const TimelineContent& content, const TimelineRow& row, const TimelineBlock& block);

}  // namespace headroom
