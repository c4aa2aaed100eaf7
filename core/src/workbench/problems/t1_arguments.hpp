// Converts the arguments of a T1 problem to buffers and values of a description.
#pragma once

#include "headroom/problems.hpp"
#include "workbench/problems/t1_json.hpp"

namespace headroom {

/// Adds the kernel's arguments and their buffers to the problem, and the reference for results. File names stay
/// unchanged, so that the description must be in the problem's folder.
void addArguments(const T1Value& specification, TuningProblem& problem);

}  // namespace headroom
