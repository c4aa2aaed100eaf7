// Runs the command that computes a point's expected outputs, and stores its output files.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// The expected outputs, or the reason why there are none.
struct ExpectedOutputs {
  std::string folder;   ///< folder with NAME.npy of each output; empty if there are none
  std::string because;  ///< a sentence, in that case
};

/// Runs the command of the job's workload in the workload's folder: it reads NAME.npy of each input in `scratch`, and
/// writes NAME.expected.npy, or NAME.npy, of each output there. Never throws: an error is a sentence.
ExpectedOutputs runReferenceCommand(const Workload& workload, const MeasureJob& job,
                                    const std::filesystem::path& scratch, const std::stop_token& stop);

}  // namespace headroom
