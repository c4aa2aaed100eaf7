// Horizontal bars as SVG, for reports without a charting library.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct SvgBar {
  std::string label;
  std::optional<double> value;      ///< nothing if it could not be measured
  std::optional<double> published;  ///< the guide's number, drawn as a faint mark
  std::string note;                 ///< after the value; the reason for a bar without a value
};

/// Bars with one scale, under a heading; several groups share the scale too.
struct SvgBarGroup {
  std::string heading;  ///< may be empty
  std::vector<SvgBar> bars;
};

enum class Better { Larger, Smaller };

/// Coloured by the page's CSS classes `bar`, `best` (the best of each group), `mark`, `label`, `value`. `unit` follows
/// each value.
std::string svgBars(const std::vector<SvgBarGroup>& groups, std::string_view unit, Better better);

}  // namespace headroom
