// Identities of a run's kernels, for its context.
#pragma once

#include <span>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Which kernel a variant is.
KernelIdentity identityOf(const Variant& variant);

/// Stores the identities of these variants' kernels in the context, with the tunables' default values (rows store their
/// own values), and the folders that they came from.
void tellKernels(RunContext& context, std::span<const std::string> variants, const Catalogue& catalogue);

}  // namespace headroom
