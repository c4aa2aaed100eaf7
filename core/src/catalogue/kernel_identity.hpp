// Which kernels a run's variants are, for its context.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Which kernel a variant is.
KernelIdentity identityOf(const Variant& variant);

/// Puts into the context which kernels the variants of these ids are, with the tunables' default values (which ones a
/// row ran with, it says itself), and the folders that they came from.
void tellKernels(RunContext& context, std::span<const std::string> variants, const Catalogue& catalogue);

}  // namespace headroom
