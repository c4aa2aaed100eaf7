// What a simulator's log says of a variant, on the lines of the user's files.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/variant.hpp"
#include "workbench/checking/oclgrind_log.hpp"

namespace headroom {

/// Of more places that are at fault nobody reads.
inline constexpr std::size_t kMostFindings = 200;

struct Findings {
  std::vector<CheckFinding> findings;  ///< by place, equal ones as one
  bool isCutShort = false;
};

/// Those of the variant's own kernels, and of none by name.
[[nodiscard]] Findings findingsIn(const OclgrindLog& log, const Variant& variant);

/// The kernels that a launch of the variant runs.
[[nodiscard]] std::set<std::string> kernelsOf(const Variant& variant);

}  // namespace headroom
