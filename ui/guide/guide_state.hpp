// How far a step or an experiment of the guide has got on a device, and how that is marked.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QString>
#include <span>

#include "headroom/guide/guide.hpp"

namespace headroom {

enum class GuideState {
  Empty,     ///< no variant takes part
  NotRun,    ///< nothing was measured, or little: ceilings and points that other experiments share
  Partly,    ///< half or more of what are not ceilings was measured, and nothing failed
  Running,   ///< it is being measured now; told by who runs it, not by rows
  Measured,  ///< all was measured, and nothing failed
  Failed     ///< something did not run, or gave a wrong result
};

/// Not Ok, and not for want of trying: what was cancelled, would take too long or is not made for the device was not
/// run.
bool isFailure(Status status);

/// Of an experiment, from the rows of one device.
GuideState stateOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                   std::span<const ResultRow> rows);
/// Of a step: of all its experiments together. Those in which nothing takes part do not count.
GuideState stateOf(const GuideStep& step, const Catalogue& catalogue, Size asked, std::span<const ResultRow> rows);

std::vector<const Experiment*> experimentsOf(const GuideStep& step);

QString stateText(GuideState state);
QColor stateColour(GuideState state, const QPalette& palette);
/// Of what is drawn on a disc of stateColour().
QColor inkOnState(GuideState state, const QPalette& palette);

/// Told apart by shape as well as by colour: ring, half, triangle, disc with a tick, disc with an exclamation mark,
/// dash.
void drawStateMark(QPainter& painter, QPointF centre, double radius, GuideState state, const QPalette& palette);

}  // namespace headroom
