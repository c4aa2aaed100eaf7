// What exported files are called, until the user says otherwise.
#pragma once

#include <QDir>
#include <QString>

#include "headroom/history.hpp"

namespace headroom {

/// "gaussian-blur-h200-2026-11-24.csv": problem, device and local day of the run; `kind` stands before the ending where
/// a run has several such files ("trace"). Today's, where it is not known when the run began.
QString exportName(const RunSummary& run, const QString& kind, const QString& ending);

/// A file of that name in the folder; with the time of day in it as well where there is one of that name already.
QString suggestedExport(const QDir& folder, const RunSummary& run, const QString& kind, const QString& ending);

}  // namespace headroom
