// Integer arguments that are a work-group's side by another name: get_group_id(0) * BLOCK + get_local_id(0).
#pragma once

#include <map>
#include <string>

#include "workbench/authoring/kernel_source.hpp"

namespace headroom {

/// Names that a group's number is multiplied by, and of which dimension that is, from 0.
std::map<std::string, int> groupSides(const KernelSource& source, const SourceFunction& kernel);

}  // namespace headroom
