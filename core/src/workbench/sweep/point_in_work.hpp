// A point of a group during its rounds: its row so far, and the condition for its end.
#pragma once

#include <string>

#include "workbench/sweep/point_group.hpp"
#include "workbench/sweep/turn.hpp"
#include "workbench/sweep/turn_costs.hpp"

namespace headroom {

struct PointInWork : RowInWork {
  const Point* point = nullptr;
  TurnCosts costs;  ///< from the model, and from its last round
  bool isDone = false;
};

int roundsWanted(const PointInWork& work);

/// Returns why the row needs no more rounds; empty if it does.
std::string stopReason(const PointInWork& work);

/// Appends the later round's samples and marks to the row.
void appendRound(ResultRow& row, ResultRow&& later);

/// Returns false for a row for which another round is pointless, whatever its purpose.
bool mayHaveAnotherTurn(const PointInWork& work);

/// Returns the predicted time of its remaining rounds.
double secondsLeftOf(const PointInWork& work);

}  // namespace headroom
