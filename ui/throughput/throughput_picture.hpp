// Exports the throughput chart to a file, formatted for paper.
#pragma once

#include <QString>

#include "throughput/throughput_view.hpp"

namespace headroom {

/// Writes PNG or SVG, by the file name's extension. Throws Error if the file cannot be written, and then leaves an
/// older file of that name unchanged.
void writeChart(const ThroughputView& chart, const QString& file);

}  // namespace headroom
