// Whether two versions of a kernel are the same, and do the same work.
#pragma once

#include <string>
#include <vector>

#include "headroom/ab.hpp"

namespace headroom {

/// Returns whether a compiler gets the same from both. Files that it reads itself are not considered.
[[nodiscard]] bool isSameKernel(const Variant& base, const Variant& fresh);

/// Returns the difference as a sentence; empty if they do the same work.
[[nodiscard]] std::string whyNotSameWork(const Variant& base, const Variant& fresh);

/// Returns nullptr if there is none of that id.
[[nodiscard]] const Variant* findIn(const KernelVersion& version, const std::string& id);

/// "copy.a, copy.b and 3 more"
[[nodiscard]] std::string listedKernels(std::vector<std::string> ids);

}  // namespace headroom
