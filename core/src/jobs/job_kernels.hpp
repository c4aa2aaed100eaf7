// A job's kernels, for sentences about its failure.
#pragma once

#include <string>
#include <vector>

#include "jobs/job.hpp"

namespace headroom {

/// Returns the variants whose kernels the job builds or runs, without duplicates; none for a job without variants.
std::vector<const Variant*> variantsOf(const Job& job);

/// "kernel twice of /home/me/twice.cl", "kernels rows and columns, built in"; empty for a job that runs no kernel.
std::string kernelsText(const Job& job);

/// Returns a sentence to append to others, with a leading space: " It was timing bad.twice at 4096, which runs kernel
/// twice of /home/me/twice.cl." Empty if nothing is known. `activity`: the last of the job, or empty.
std::string doingText(const std::string& activity, const Job& job);

}  // namespace headroom
