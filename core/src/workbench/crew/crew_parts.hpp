// The points of a run as parts, each of which one worker measures.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// A share of a group's points, with all its ceilings, so that each point has the ceilings of its own device.
struct CrewPart {
  std::size_t group = 0;  ///< index of the group
  PointGroup points;
  std::string losses;  ///< sentences on workers that were lost with its points
};

/// Returns the parts of the groups in their order. All points of a variant at a size stay together: its repeats are
/// compared with each other. There are one or two for each worker, or one for each size, because each part measures
/// ceilings. Host implementations are not among them, see hostPointsOf.
std::vector<CrewPart> partsOf(const std::vector<PointGroup>& groups, std::size_t workers);

/// Reduces the part to its first variant and returns the others as parts of one variant each: a worker was lost with
/// one of them, and a kernel that ends every runner should not take the others along.
std::vector<CrewPart> splitPart(CrewPart& part);

/// Returns the host implementations of a group. Workers may share a machine's CPU, so they are measured when no worker
/// measures.
PointGroup hostPointsOf(const PointGroup& group);

/// Returns "blur.separable at 4000 x 4000", or "3 variants at 4000 x 4000".
std::string nameOf(const CrewPart& part);

}  // namespace headroom
