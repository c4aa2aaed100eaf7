// A simulator log's findings about a variant, mapped to the lines of the user's files.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/variant.hpp"
#include "workbench/checking/oclgrind_log.hpp"

namespace headroom {

/// Limit of findings; further places are left out.
inline constexpr std::size_t kMostFindings = 200;

struct Findings {
  std::vector<CheckFinding> findings;  ///< by place, equal ones merged
  bool isCutShort = false;
};

/// Returns findings in the variant's own kernels, and those without a kernel's name.
[[nodiscard]] Findings findingsIn(const OclgrindLog& log, const Variant& variant);

/// Returns the kernels that a launch of the variant runs.
[[nodiscard]] std::set<std::string> kernelsOf(const Variant& variant);

}  // namespace headroom
