// Results as files, from the window and from the command line.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Each throws Error when the file can't be written; an older file of that name then stays whole.
/// With the comparison's columns behind the others where there is one.
void writeCsv(const std::vector<ResultRow>& rows, const std::optional<Comparison>& comparison, const QString& file);
/// The commands of the rows in the Trace Event Format.
void writeTrace(const std::vector<ResultRow>& rows, const QString& file);

}  // namespace headroom
