// The ceilings of a size in one line, where their rows are not listed.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "headroom/result.hpp"

namespace headroom {

/// "At 4000 x 4000: copy 31.2 GP/s (250 GB/s), MAD peak 180 GFLOP/s": those measured beside the row; empty where none
/// was. Of copies the fastest that moves the row's kind of pixels.
QString ceilingsText(const std::vector<ResultRow>& rows, const ResultRow& of);

/// Likewise of each size, in the order of the rows.
QStringList ceilingsTexts(const std::vector<ResultRow>& rows);

}  // namespace headroom
