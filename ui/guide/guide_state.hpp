// Progress of a step or experiment of the guide on a device, and its mark.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QString>
#include <span>

#include "headroom/guide/guide.hpp"

namespace headroom {

enum class GuideState {
  Empty,     ///< has no variants
  NotRun,    ///< nothing was measured, or only ceilings and points that other experiments share
  Partly,    ///< at least half of the points other than ceilings were measured, without failures
  Running,   ///< is being measured now; set by the controller of the run, not derived from rows
  Measured,  ///< everything was measured, without failures
  Failed     ///< a point did not run, or failed validation
};

/// True for results that failed when they ran. Points that were cancelled, skipped as too slow or unsupported by the
/// device did not run.
bool isFailure(Status status);

/// State of an experiment, from the rows of one device.
GuideState stateOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                   std::span<const ResultRow> rows);
/// State of a step, over all its experiments except those without variants.
GuideState stateOf(const GuideStep& step, const Catalogue& catalogue, Size asked, std::span<const ResultRow> rows);

std::vector<const Experiment*> experimentsOf(const GuideStep& step);

QString stateText(GuideState state);
QColor stateColour(GuideState state, const QPalette& palette);
/// Returns the colour of symbols on a disc of stateColour().
QColor inkOnState(GuideState state, const QPalette& palette);

/// The marks differ in shape as well as in colour: ring, half, triangle, disc with a tick, disc with an exclamation
/// mark, dash.
void drawStateMark(QPainter& painter, QPointF centre, double radius, GuideState state, const QPalette& palette);

}  // namespace headroom
