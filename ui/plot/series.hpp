// A line of measured or computed rates, as plain values: its subject and its points.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "plot/plot_content.hpp"

namespace headroom {

enum class SeriesKind {
  Measured,
  HostPeer,
  Estimate,
  Ceiling,
  Baseline,  ///< measured in another run
  Imported,  ///< measured by another tool
  Level      ///< likewise, of unknown size: one point without a size, drawn across all sizes
};

/// True if each point of the series belongs to a row of the results and can be selected.
constexpr bool isOfRows(SeriesKind kind) {
  return kind == SeriesKind::Measured || kind == SeriesKind::HostPeer || kind == SeriesKind::Ceiling;
}
/// True for reference lines of measured ones.
constexpr bool isOfModel(SeriesKind kind) {
  return kind == SeriesKind::Estimate || kind == SeriesKind::Ceiling;
}

inline constexpr int kNoRow = kNoPoint;

struct ChartPoint {
  int row = kNoRow;                         ///< index of the result row
  double extent = 0;                        ///< see extentOf in crossover.hpp; > 0, except for a level
  double rate = 0;                          ///< GP/s, or GFLOP/s for matrix products; > 0
  double lowRate = 0;                       ///< at the third quartile of the times; equals rate if unknown
  double highRate = 0;                      ///< at the shortest time; equals rate if unknown
  bool valid = true;                        ///< false: failed validation, drawn hollow and off the line
  std::optional<Span> band = std::nullopt;  ///< rates at the ends of the median's 95% interval, if known
  bool marked = false;                      ///< the row has a warning that most others do not have
  QString note = {};                        ///< readout of a point without a row
};

struct ChartSeries {
  SeriesKind kind = SeriesKind::Measured;
  QString key;      ///< the same after each setRows(), so that a hidden series stays hidden
  QString variant;  ///< id of the variant whose colour the line has; for a ceiling, its first variant
  QString title;
  int place = 0;                   ///< index among the series of its kind
  std::vector<ChartPoint> points;  ///< sorted by size
  QString label = {};              ///< short, for the line's end: the variant's name and what distinguishes its lines
  int device = 0;                  ///< index of its device among those of all rows
};

/// True for measured lines that can be ranked, as opposed to reference lines and overlays.
constexpr bool isRanked(SeriesKind kind) {
  return kind == SeriesKind::Measured || kind == SeriesKind::HostPeer;
}

}  // namespace headroom
