// headroom-cli check of a folder or a workload: the gate of a change to kernels.
#pragma once

#include <optional>
#include <string>

#include "commands.hpp"

namespace headroom::cli {

/// Whether the word after `check` names a folder or a workload, and not one kernel.
bool isReviewed(const std::string& target);

/// Builds, validates and, if requested, simulates and compares the kernels. Returns 0, or the worst: 3 before 4,
/// and 4 before 6.
int review(const CommonOptions& common, const CheckOptions& options);

/// What a change is compared with: kernels, measured in rounds interleaved with the new ones, or a saved run. Nothing
/// without a baseline.
struct ReviewBaseline {
  std::optional<KernelVersion> kernels;
  std::optional<RunDocument> saved;
  std::string name;        ///< with the commit of a revision
  std::string note;        ///< a sentence: why there is nothing to compare with
  std::string whyUnknown;  ///< a sentence: why the baseline cannot be read, so that nothing is decided; else empty
};

/// Reads git:REVISION, built-in, a folder of kernels or a saved run. A workload's revision is that of the --kernels
/// folder. Reads no kernels of the working tree. Throws UsageError, or Error for a saved run that cannot be read.
ReviewBaseline readBaseline(const CommonOptions& common, const CheckOptions& options);

}  // namespace headroom::cli
