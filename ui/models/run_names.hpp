// Displayed names of runs, and default names of their exported files.
#pragma once

#include <QDir>
#include <QString>

#include "headroom/history.hpp"

namespace headroom {

/// Returns the start of a run in local time: "2026-11-21 09:05:30"; the file's name if the start is unknown.
QString whenText(const RunSummary& run);

/// Returns the name of a labelled run in quotes, or "run of 2026-11-21 09:05:30".
QString runName(const RunSummary& run);

/// Returns workload, device and time: "Gaussian blur, sigma 5, on Example GPU, 2026-11-21 09:05:30". Leaves out what is
/// unknown for a run without a context.
QString captionOf(const RunSummary& run);

/// Returns, for example, "gaussian-blur-h200-2026-11-24.csv": workload, device and local day of the run, or today if
/// its start is unknown. `kind` precedes the extension if a run has several such files ("trace").
QString exportName(const RunSummary& run, const QString& kind, const QString& ending);

/// Returns a file of that name in the folder, with the time of day if the name is taken.
QString suggestedExport(const QDir& folder, const RunSummary& run, const QString& kind, const QString& ending);

}  // namespace headroom
