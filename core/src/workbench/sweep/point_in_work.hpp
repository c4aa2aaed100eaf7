// A point of a group while its rounds come in: its row so far, and when it has enough of them.
#pragma once

#include <string>

#include "workbench/sweep/point_group.hpp"
#include "workbench/sweep/turn.hpp"
#include "workbench/sweep/turn_costs.hpp"

namespace headroom {

struct PointInWork : RowInWork {
  const Point* point = nullptr;
  TurnCosts costs;  ///< by the model, and what its last turn took
  bool isDone = false;
};

int roundsWanted(const PointInWork& work);

/// Why the row needs no more rounds; empty when it does.
std::string stopReason(const PointInWork& work);

/// The later round's samples behind those that the row has; its marks too.
void appendRound(ResultRow& row, ResultRow&& later);

/// False for a row that another turn would tell nothing new of, whatever it is for.
bool mayHaveAnotherTurn(const PointInWork& work);

/// What the rest of its turns take by the model.
double secondsLeftOf(const PointInWork& work);

}  // namespace headroom
