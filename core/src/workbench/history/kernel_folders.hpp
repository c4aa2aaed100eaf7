// The folders of kernel files that a run's variants came from, when it is gone on with.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// What to type for these folders: "--kernels /first --kernels '/the second'".
std::string kernelOptions(std::span<const std::string> folders);

/// A run that is gone on with may be of kernels that this program was not told of. Throws UsageError that names these
/// variants, the folders that they came from and what to do.
void requireKnownVariants(const RunDocument& run, const Catalogue& catalogue);

}  // namespace headroom
