// Which kernels a job runs, for sentences about what became of it.
#pragma once

#include <string>
#include <vector>

#include "jobs/job.hpp"

namespace headroom {

/// Those whose kernels the job builds or runs, each once; none for a job without variants.
std::vector<const Variant*> variantsOf(const Job& job);

/// "kernel twice of /home/me/twice.cl", "kernels rows and columns, built in"; empty for a job that runs no kernel.
std::string kernelsText(const Job& job);

/// A sentence to follow others, with a space before it: " It was timing bad.twice at 4096, which runs kernel twice of
/// /home/me/twice.cl." Empty where nothing is known. `activity`: the last of the job, or empty.
std::string doingText(const std::string& activity, const Job& job);

}  // namespace headroom
