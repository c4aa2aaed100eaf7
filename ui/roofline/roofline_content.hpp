// Converts a roofline to the content of a plot: zones, roofs, trails of marks.
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

/// At most this many trails have a colour; the others are thin and grey.
inline constexpr std::size_t kColouredTrails = 8;

/// A roofline, with the choices for its display.
struct ShownRoofline {
  const Roofline& line;
  std::span<const ResultRow> rows;
  QSet<QString> hidden;     ///< names of roofs
  int selected = kNoPoint;  ///< row whose trail always has its colour
};

/// Returns the selected trail and those that reach the largest shares of their roofs.
[[nodiscard]] std::set<std::size_t> colouredTrails(const ShownRoofline& shown);

/// The points' ids are row indexes.
[[nodiscard]] PlotContent rooflineContent(const ShownRoofline& shown, const VariantColours* colours,
                                          const QPalette& palette);

/// "Copy at 8 MB: 25 GB/s"
[[nodiscard]] QString roofLabel(const Roof& roof);

}  // namespace headroom
