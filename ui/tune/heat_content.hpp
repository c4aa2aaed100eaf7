// Content of the heat map, as plain values: the configurations in each cell, and the cell's text.
#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "tune/tuning_model.hpp"

namespace headroom {

/// Use of the axes that are not drawn.
enum class OtherAxes {
  Best,  ///< a cell shows the fastest of all its configurations
  Held   ///< a cell shows the configuration that has the selected one's values on the other axes
};

/// The drawn axes, as indexes into TuningModel::axes().
struct HeatAxes {
  int x = 0;
  int y = -1;  ///< -1: a single row
  OtherAxes others = OtherAxes::Best;

  bool operator==(const HeatAxes&) const = default;
};

enum class HeatState {
  Untried,
  Invalid,  ///< tried, and all those tried are invalid
  Valid
};

struct HeatCell {
  HeatState state = HeatState::Untried;
  int trial = kNoTrial;     ///< the fastest valid one, or otherwise the first one tried
  double rate = 0;          ///< in HeatContent::rateUnit, if valid
  bool isBest = false;      ///< contains the best configuration of all
  bool isStandard = false;  ///< contains the default configuration
  QString text;             ///< all details: configuration, milliseconds, speed, state
};

/// Limit per tunable if both have many values: files of other tools may have any number. A tunable with fewer values
/// leaves more to the other, as long as there are at most this number squared of cells.
inline constexpr std::size_t kMostValuesDrawn = 128;

struct HeatContent {
  QString xName;
  QString yName;                ///< empty for a single row
  std::vector<int> xValues;     ///< from left to right
  std::vector<int> yValues;     ///< from top to bottom; for a single row, one meaningless value
  std::vector<HeatCell> cells;  ///< row by row
  QString rateUnit;             ///< unit of the speeds
  /// Slowest and fastest of the drawn cells; no value while no cell is valid.
  std::optional<std::pair<double, double>> rates;
  bool isCut = false;  ///< some values of the tunables are not drawn, see kMostValuesDrawn
  QString held;        ///< values at which the other axes are held, "VECTOR=4"; empty unless they are

  /// True if the rates differ so widely that the chart's axis is logarithmic.
  [[nodiscard]] bool isLogarithmic() const;
  [[nodiscard]] int columns() const { return static_cast<int>(xValues.size()); }
  [[nodiscard]] int rows() const { return static_cast<int>(yValues.size()); }
  [[nodiscard]] const HeatCell& cell(int column, int row) const {
    return cells[static_cast<std::size_t>(row * columns() + column)];
  }
  /// Position on the colour scale: 0 for the slowest, 1 for the fastest and if both are the same. Logarithmic if
  /// isLogarithmic().
  [[nodiscard]] double part(double rate) const;
  /// Returns the index into `cells` of the cell for a trial with these values; -1 for none.
  [[nodiscard]] int cellOf(const Configuration& configuration) const;
};

/// `selected`: the trial at whose values the other axes are held; kNoTrial: the best's, or the default's.
HeatContent heatContent(const TuningModel& model, const HeatAxes& axes, int selected);

}  // namespace headroom
