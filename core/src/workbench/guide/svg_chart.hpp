// Horizontal bars as SVG, for reports that no charting library is there to draw.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct SvgBar {
  std::string label;
  std::optional<double> value;      ///< nothing when it could not be measured
  std::optional<double> published;  ///< the guide's own number, drawn as a faint mark
  std::string note;                 ///< after the value; for a bar without one, why
};

/// Bars that share one scale, with a heading; several such groups share it too.
struct SvgBarGroup {
  std::string heading;  ///< may be empty
  std::vector<SvgBar> bars;
};

enum class Better { Larger, Smaller };

/// Coloured by the page's CSS classes `bar`, `best` (the best of each group), `mark`, `label`, `value`. `unit` follows
/// each value.
std::string svgBars(const std::vector<SvgBarGroup>& groups, std::string_view unit, Better better);

}  // namespace headroom
