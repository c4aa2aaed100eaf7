#include "named_kernel.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <system_error>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "parameter_options.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

void requireTunablesOf(const Variant& variant, const Configuration& tunables) {
  const Configuration known = configurationOf(variant);
  for (const auto& [name, value] : tunables) {
    if (known.contains(name)) continue;
    std::vector<std::string> names;
    for (const auto& [each, usual] : known) names.push_back(each);
    throw UsageError(names.empty()
                         ? fmt::format("There is no parameter or tunable {}: {} has no tunables.", name, variant.id)
                         : fmt::format("There is no parameter or tunable {}. {} has: {}.", name, variant.id,
                                       fmt::join(names, ", ")));
  }
  requireAllowedValues(variant, tunables);
}

}  // namespace

bool isKernelFile(const std::string& name) {
  std::error_code ignored;
  if (fs::is_directory(name, ignored))
    throw UsageError(fmt::format("{} is a folder. Name one kernel's file, or a variant's id.", name));
  if (fs::exists(name, ignored)) return true;
  const std::string extension = fs::path(name).extension().string();
  if (extension == ".cl" || extension == ".toml")
    throw UsageError(fmt::format("There is no file {}. Name a kernel's .cl or .toml, or a variant's id.", name));
  return false;
}

WorkbenchOptions optionsForKernel(const CommonOptions& common, const std::string& name) {
  WorkbenchOptions result = toWorkbenchOptions(common);
  if (isKernelFile(name)) result.kernelFolders.clear();
  result.historyFolder.clear();
  return result;
}

Variant kernelNamed(const Workbench& workbench, const std::string& name) {
  return isKernelFile(name) ? readKernelFile(describingFile(name)) : workbench.catalogue().find(name);
}

KernelPoint pointOf(const Variant& variant, const std::string& size, const ParameterWords& parameters) {
  const Workload& workload = findWorkload(variant.workload);
  Configuration tunables;
  KernelPoint point;
  point.parameters = valuesFor(workload, parametersFrom(parameters, {&workload}, tunables));
  requireTunablesOf(variant, tunables);
  point.variant = withConfiguration(variant, tunables);
  point.size = size.empty() ? workload.usualElsewhere.front() : parseSizes(size).front();
  return point;
}

}  // namespace headroom::cli
