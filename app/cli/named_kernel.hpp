// A kernel named on the command line, by file or by a variant's id, and the requested point.
#pragma once

#include <string>

#include "commands.hpp"
#include "headroom/values/configuration.hpp"

namespace headroom::cli {

/// Returns true for a file, false for an id. Throws UsageError for a folder, and for a missing file.
bool isKernelFile(const std::string& name);

/// Of a command on one kernel: no history is kept, and where a file is named the user's other kernels are not read.
WorkbenchOptions optionsForKernel(const CommonOptions& common, const std::string& name);

/// Throws UsageError or Error for what cannot be read.
Variant kernelNamed(const Workbench& workbench, const std::string& name);

/// A kernel with its tunables' values, and where it is to be looked at.
struct KernelPoint {
  Variant variant;
  Size size;
  ParameterValues parameters;
};

/// `size`: empty for one that is usual for the workload. Throws UsageError for a size, a parameter or a tunable that
/// the kernel does not have.
KernelPoint pointOf(const Variant& variant, const std::string& size, const ParameterWords& parameters);

}  // namespace headroom::cli
