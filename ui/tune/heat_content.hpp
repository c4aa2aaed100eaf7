// What the heat map shows, as plain values: which configurations fall into which cell, and what is said of it.
#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "tune/tuning_model.hpp"

namespace headroom {

/// What becomes of the axes that are not drawn.
enum class OtherAxes {
  Best,  ///< a cell is the fastest of all its configurations
  Held   ///< a cell is the one configuration with the values of the selected one
};

/// Which axes are drawn, as places among TuningModel::axes().
struct HeatAxes {
  int x = 0;
  int y = -1;  ///< none: a single row
  OtherAxes others = OtherAxes::Best;

  bool operator==(const HeatAxes&) const = default;
};

enum class HeatState {
  Untried,
  Invalid,  ///< tried, and none of those tried counts
  Valid
};

struct HeatCell {
  HeatState state = HeatState::Untried;
  int trial = kNoTrial;     ///< the fastest valid one, or else the first that was tried
  double rate = 0;          ///< in HeatContent::rateUnit, of a valid one
  bool isBest = false;      ///< holds the best of all
  bool isStandard = false;  ///< holds the default configuration
  QString text;             ///< configuration, milliseconds, speed, state: all that is known of it
};

/// Of both tunables where both have many: files of other tools may have any number. One with fewer leaves more to the
/// other, as long as there are no more cells than this squared.
inline constexpr std::size_t kMostValuesDrawn = 128;

struct HeatContent {
  QString xName;
  QString yName;                ///< empty for a single row
  std::vector<int> xValues;     ///< left to right
  std::vector<int> yValues;     ///< top to bottom; one, that means nothing, for a single row
  std::vector<HeatCell> cells;  ///< row by row
  QString rateUnit;             ///< of speeds
  /// Slowest and fastest of what is drawn; nothing while no cell is valid.
  std::optional<std::pair<double, double>> rates;
  bool isCut = false;  ///< tunables have more values than are drawn, see kMostValuesDrawn
  QString held;        ///< what the other axes are held at, "VECTOR=4"; empty unless they are

  /// True where the rates are so far apart that the chart's axis is logarithmic.
  [[nodiscard]] bool isLogarithmic() const;
  [[nodiscard]] int columns() const { return static_cast<int>(xValues.size()); }
  [[nodiscard]] int rows() const { return static_cast<int>(yValues.size()); }
  [[nodiscard]] const HeatCell& cell(int column, int row) const {
    return cells[static_cast<std::size_t>(row * columns() + column)];
  }
  /// 0 for the slowest, 1 for the fastest; 1 when they are the same. Of their logarithms where isLogarithmic().
  [[nodiscard]] double part(double rate) const;
  /// Place among `cells` of the cell that a trial with these values falls into; -1 for none.
  [[nodiscard]] int cellOf(const Configuration& configuration) const;
};

/// `selected`: the trial whose values the others are held at; kNoTrial: those of the best, or of the default.
HeatContent heatContent(const TuningModel& model, const HeatAxes& axes, int selected);

}  // namespace headroom
