// Which variant an experiment's page shows first.
#pragma once

#include <QString>
#include <span>

#include "headroom/guide/guide.hpp"

namespace headroom {

/// Of what is not a baseline (the experiment's own, and the copies that are the device's ceiling): the fastest valid
/// one at the largest size. Before any was measured: the first that carries out a listing of the guide, else the first.
/// A baseline only where there is nothing else; empty where nothing takes part.
QString firstChoice(const Experiment& experiment, std::span<const Participant> participants,
                    std::span<const LabelledRow> rows);

}  // namespace headroom
