// Integer arguments that equal a work-group's side: get_group_id(0) * BLOCK + get_local_id(0).
#pragma once

#include <map>
#include <string>

#include "workbench/authoring/kernel_source.hpp"

namespace headroom {

/// Returns names that a group's number is multiplied by, with the dimension, from 0.
std::map<std::string, int> groupSides(const KernelSource& source, const SourceFunction& kernel);

}  // namespace headroom
