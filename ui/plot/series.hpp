// A line of measured or computed rates, as plain values: what it is of, and its points.
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
  Level      ///< likewise, at a size that is not known: one point of no size, drawn across all sizes
};

/// True where each point of the series stands for a row of the results, to be selected.
constexpr bool isOfRows(SeriesKind kind) {
  return kind == SeriesKind::Measured || kind == SeriesKind::HostPeer || kind == SeriesKind::Ceiling;
}
/// True for what only gives measured lines their measure.
constexpr bool isOfModel(SeriesKind kind) {
  return kind == SeriesKind::Estimate || kind == SeriesKind::Ceiling;
}

inline constexpr int kNoRow = kNoPoint;

struct ChartPoint {
  int row = kNoRow;                         ///< index of the result row
  double extent = 0;                        ///< see extentOf in crossover.hpp; > 0, but for a level
  double rate = 0;                          ///< GP/s, or GFLOP/s of products of matrices; > 0
  double lowRate = 0;                       ///< at the third quartile of the times; equals rate when unknown
  double highRate = 0;                      ///< at the shortest time; equals rate when unknown
  bool valid = true;                        ///< false: failed validation, so it is drawn hollow and off the line
  std::optional<Span> band = std::nullopt;  ///< rates at the ends of the median's 95% interval, where it is known
  bool marked = false;                      ///< the row has a warning that most others have not
  QString note = {};                        ///< what the readout says of a point of no row
};

struct ChartSeries {
  SeriesKind kind = SeriesKind::Measured;
  QString key;      ///< stable from one setRows to the next, so that a hidden series stays hidden
  QString variant;  ///< id whose colour it bears; of a ceiling, the first variant in it
  QString title;
  int place = 0;                   ///< among the series of its kind
  std::vector<ChartPoint> points;  ///< by size
  QString label = {};              ///< short, for the line's end: the variant's name, and what else tells lines apart
};

/// Lines that were measured and can be ranked, as opposed to what gives them their measure or is laid over them.
constexpr bool isRanked(SeriesKind kind) {
  return kind == SeriesKind::Measured || kind == SeriesKind::HostPeer;
}

}  // namespace headroom
