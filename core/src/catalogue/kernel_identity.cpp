#include "catalogue/kernel_identity.hpp"

#include <set>

#include "text/sha256.hpp"

namespace headroom {

KernelIdentity identityOf(const Variant& variant) {
  if (variant.source.empty()) return {variant.id, {}, {}};
  return {variant.id, toHex(sha256({variant.source, variant.description})), buildOptions(variant)};
}

void tellKernels(RunContext& context, std::span<const std::string> variants, const Catalogue& catalogue) {
  context.kernels.clear();
  context.kernelFolders.clear();
  std::set<std::string> used;
  for (const std::string& id : variants) {
    const Variant& variant = catalogue.find(id);
    context.kernels.push_back(identityOf(variant));
    used.insert(variant.folder);
  }
  for (const std::string& folder : catalogue.folders()) {
    // A repeated folder is listed once.
    if (used.erase(folder) > 0) context.kernelFolders.push_back(folder);
  }
}

}  // namespace headroom
