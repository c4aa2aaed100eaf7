// Pictures of rates: lines over sizes, bars at one size, and changes between two runs.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headroom {

struct RatePoint {
  double size = 0;  ///< > 0, unless the axis is linear
  double rate = 0;
  double low = 0;  ///< of the interval; equal to `rate` where there is none
  double high = 0;
  bool isDoubtful = false;  ///< drawn hollow
  std::string card;         ///< shown for a mark that is pointed at
};

struct RateLine {
  std::string name;
  std::vector<RatePoint> points;  ///< from small to large
  bool isCeiling = false;         ///< dashed, without marks
  bool hasMarks = true;
  bool hasTrail = true;  ///< its points are joined
};

struct RateChart {
  std::string title;
  std::string sizeTitle;  ///< of the horizontal axis
  std::string rateTitle;  ///< of the vertical axis, which begins at 0
  std::vector<RateLine> lines;
  bool isLinear = false;  ///< of the horizontal axis, which is logarithmic otherwise
};

/// The lines that are fastest at their largest size have colours and names, the others are grey. `id`: of the
/// picture's parts, different for all pictures of a page. Empty where no line has a point.
[[nodiscard]] std::string toSvg(const RateChart& chart, std::string_view id);

struct RateBar {
  std::string name;
  RatePoint point;                ///< without a size
  std::optional<double> ceiling;  ///< a line across the bar
};

struct BarPicture {
  std::string title;
  std::string rateTitle;
  std::vector<RateBar> bars;  ///< from top to bottom
};

[[nodiscard]] std::string toSvg(const BarPicture& chart);

enum class ChangeKind { Same, Better, Worse, Unknown };

struct ChangeBar {
  std::string name;
  double ratio = 1;  ///< new over base, of times; > 0
  double low = 0;    ///< of its interval; 0 and infinity where it is not known
  double high = 0;
  ChangeKind kind = ChangeKind::Same;
  std::string text;  ///< at the end of the line: "FASTER"
};

struct ChangeChart {
  std::string title;
  std::vector<ChangeBar> bars;
};

/// Ratios on a logarithmic axis around 1, each with its interval.
[[nodiscard]] std::string toSvg(const ChangeChart& chart);

}  // namespace headroom
