// What a run is called, and its exported files until the user says otherwise.
#pragma once

#include <QDir>
#include <QString>

#include "headroom/history.hpp"

namespace headroom {

/// When a run began, in this place's time: "2026-11-21 09:05:30"; the file's name when that is not known.
QString whenText(const RunSummary& run);

/// What was computed, on what, when: "Gaussian blur, sigma 5, on Example GPU, 2026-11-21 09:05:30". Of a run without a
/// context as much of it as is known.
QString captionOf(const RunSummary& run);

/// "gaussian-blur-h200-2026-11-24.csv": problem, device and local day of the run; `kind` stands before the ending where
/// a run has several such files ("trace"). Today's, where it is not known when the run began.
QString exportName(const RunSummary& run, const QString& kind, const QString& ending);

/// A file of that name in the folder; with the time of day in it as well where there is one of that name already.
QString suggestedExport(const QDir& folder, const RunSummary& run, const QString& kind, const QString& ending);

}  // namespace headroom
