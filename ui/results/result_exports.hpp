// Exports of results to files, for the window and the command line.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Both functions throw Error if the file cannot be written, and then leave an older file of that name unchanged. The
/// comparison's columns, if any, follow the others.
void writeCsv(const std::vector<ResultRow>& rows, const std::optional<Comparison>& comparison, const QString& file);
/// Writes the commands of the rows in the Trace Event Format.
void writeTrace(const std::vector<ResultRow>& rows, const QString& file);

}  // namespace headroom
