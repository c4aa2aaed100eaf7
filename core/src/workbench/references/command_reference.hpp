// Runs the command that computes a point's expected outputs, and keeps what it wrote.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Whether the expected outputs are there.
struct ExpectedOutputs {
  std::string folder;   ///< NAME.npy of each output; empty where there are none
  std::string because;  ///< a sentence then
};

/// The command of the job's workload, in the workload's folder: it finds NAME.npy of each input in `scratch`, and
/// writes NAME.expected.npy, or NAME.npy, of each output there. Never throws: what went wrong is a sentence.
ExpectedOutputs runReferenceCommand(const Workload& workload, const MeasureJob& job,
                                    const std::filesystem::path& scratch, const std::stop_token& stop);

}  // namespace headroom
