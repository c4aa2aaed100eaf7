// The throughput chart for paper, as a file.
#pragma once

#include <QString>

#include "throughput/throughput_view.hpp"

namespace headroom {

/// PNG or SVG, by the file name's ending. Throws Error when the file can't be written; an older file of that name then
/// stays whole.
void writeChart(const ThroughputView& chart, const QString& file);

}  // namespace headroom
