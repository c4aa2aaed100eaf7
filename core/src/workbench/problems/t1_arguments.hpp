// The arguments of a T1 problem as buffers and values of a description.
#pragma once

#include "headroom/problems.hpp"
#include "workbench/problems/t1_json.hpp"

namespace headroom {

/// Adds the kernel's arguments and their buffers to the problem, and what results are compared with. Files that it
/// names stay as they are named: the description has to lie in the problem's folder.
void addArguments(const T1Value& specification, TuningProblem& problem);

}  // namespace headroom
