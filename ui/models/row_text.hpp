// What a row of the results is called, and what is said of it where it is pointed at.
#pragma once

#include <QHash>
#include <QString>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// A ceiling's name, or the variant's own title; its id where it has none.
QString titleOf(const ResultRow& row, const QHash<QString, QString>& titles);

/// A ceiling of memory: copies of other pixels are the ceilings of other variants.
bool isCopyCeiling(const ResultRow& row);

/// "copy ceiling", "MAD, 3 flops", or the variant's own title.
QString ceilingTitle(const ResultRow& row, const QHash<QString, QString>& titles);

/// The exact values of a row, as charts' readouts show them.
QString readoutText(const ResultRow& row, const QHash<QString, QString>& titles);

/// On paper there is no table beside the chart, and nothing to point with.
enum class ChartMedium { Screen, Paper };

/// "2 of 9 results have warnings: 1 drift, 2 background load.", with advice on screen. Empty when none has.
QString noteOnMarked(const std::vector<const ResultRow*>& shown, ChartMedium medium);

}  // namespace headroom
