// Names of result rows, and their text in readouts.
#pragma once

#include <QHash>
#include <QString>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns a ceiling's name, or the variant's title, or its id if it has no title.
QString titleOf(const ResultRow& row, const QHash<QString, QString>& titles);

/// True for memory ceilings. Copies in several pixel formats are each the ceiling of other variants.
bool isCopyCeiling(const ResultRow& row);

/// Returns "copy ceiling", "MAD, 3 flops", or the variant's title.
QString ceilingTitle(const ResultRow& row, const QHash<QString, QString>& titles);

/// Returns the exact values of a row, as charts' readouts show them.
QString readoutText(const ResultRow& row, const QHash<QString, QString>& titles);

/// Returns, for example, "12.3 GP/s, 58% of the ceiling"; empty if the row has no rate.
QString rateAndShare(const ResultRow& row);

/// On paper there is neither a table beside the chart nor a pointer.
enum class ChartMedium { Screen, Paper };

/// Returns, for example, "2 of 9 results have warnings: 1 drift, 2 background load.", on screen in the window's
/// language and with advice. Empty if no result has warnings.
QString noteOnMarked(const std::vector<const ResultRow*>& shown, ChartMedium medium);

}  // namespace headroom
