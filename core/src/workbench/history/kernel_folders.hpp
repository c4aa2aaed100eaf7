// The kernel folders of a run's variants, for resuming it.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// Returns command line options for these folders: "--kernels /first --kernels '/the second'".
std::string kernelOptions(std::span<const std::string> folders);

/// Throws UsageError if this program does not know the kernels of a run to resume; it names the variants, the folders
/// that they came from and the remedy.
void requireKnownVariants(const RunDocument& run, const Catalogue& catalogue);

}  // namespace headroom
