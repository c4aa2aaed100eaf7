// A roofline as the content of a plot: zones, roofs, trails of marks.
#pragma once

#include <QPalette>
#include <QSet>
#include <QString>
#include <set>
#include <span>
#include <vector>

#include "headroom/roofline.hpp"
#include "plot/plot_content.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

/// At most so many trails have a colour, the others are thin and grey.
inline constexpr std::size_t kColouredTrails = 8;

/// What of which roofline is shown.
struct ShownRoofline {
  const Roofline& line;
  std::span<const ResultRow> rows;
  QSet<QString> hidden;     ///< names of roofs
  int selected = kNoPoint;  ///< row, whose trail has its colour whatever it reaches
};

/// The selected trail, and those that reach most of their roof.
[[nodiscard]] std::set<std::size_t> colouredTrails(const ShownRoofline& shown);

/// Ids of points are rows.
[[nodiscard]] PlotContent rooflineContent(const ShownRoofline& shown, const VariantColours* colours,
                                          const QPalette& palette);

/// "Copy at 8 MB: 25 GB/s"
[[nodiscard]] QString roofLabel(const Roof& roof);

}  // namespace headroom
