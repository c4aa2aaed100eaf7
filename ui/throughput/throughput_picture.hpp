// Exports the throughput chart to a file, formatted for paper.
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "throughput/throughput_view.hpp"

namespace headroom {

/// Draws the chart for a file, as PNG or SVG by the file name's extension. The result encodes it, on any thread. Throws
/// UsageError for other extensions.
std::function<std::string()> chartEncoder(const ThroughputView& chart, const QString& file);

/// Writes PNG or SVG, by the file name's extension. Throws Error if the file cannot be written, and then leaves an
/// older file of that name unchanged.
void writeChart(const ThroughputView& chart, const QString& file);

}  // namespace headroom
