// Distances in memory between neighbouring work-items, from the indices in a kernel's text.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "headroom/values/variant.hpp"
#include "workbench/advice/text_facts.hpp"
#include "workbench/authoring/kernel_source.hpp"

namespace headroom {

/// A launch of a pass, as numbers; x first, 1 where it has fewer dimensions.
struct LaunchShape {
  std::array<double, 3> global{1, 1, 1};
  std::array<double, 3> local{1, 1, 1};
  std::map<std::string, double, std::less<>> values;  ///< integer arguments, by name in the kernel's text
};

/// Returns nothing if the launch's size depends on unknown values.
[[nodiscard]] std::optional<LaunchShape> shapeOf(const Pass& pass, const SourceFunction& kernel,
                                                 const Symbols& symbols);

/// Returns accesses to buffers in global memory and to local memory whose indices are known.
[[nodiscard]] std::vector<TextAccess> accessesOf(const KernelSource& source, const SourceFunction& kernel,
                                                 const Pass& pass, const LaunchShape& shape);

}  // namespace headroom
