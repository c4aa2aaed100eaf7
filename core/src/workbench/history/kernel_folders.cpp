#include "workbench/history/kernel_folders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"

namespace headroom {
namespace {

std::vector<std::string> unknownVariants(const std::vector<RunPlan>& plans, const Catalogue& catalogue) {
  const std::vector<Variant>& known = catalogue.variants();
  std::vector<std::string> unknown;
  for (const RunPlan& plan : plans) {
    for (const std::string& id : plan.variants) {
      const bool isKnown =
          std::any_of(known.begin(), known.end(), [&id](const Variant& variant) { return variant.id == id; });
      if (!isKnown && std::find(unknown.begin(), unknown.end(), id) == unknown.end()) unknown.push_back(id);
    }
  }
  return unknown;
}

bool isThere(const std::string& name) {
  std::error_code failure;
  return std::filesystem::exists(name, failure);
}

/// The kernels' original folders, and how to specify them again.
std::string whereTheyWere(const std::vector<std::string>& folders, const Catalogue& catalogue) {
  const std::string copying = fmt::format("copy their files to {}", userKernelFolder().string());
  if (folders.empty()) {
    return fmt::format(
        "They came from another folder of kernels: give it as when the run began (--kernels DIR), or {}.", copying);
  }
  const std::string named = fmt::format("{}", fmt::join(folders, " or "));
  std::vector<std::string> untold = folders;
  std::erase_if(untold, [&catalogue](const std::string& folder) {
    return std::find(catalogue.folders().begin(), catalogue.folders().end(), folder) != catalogue.folders().end();
  });
  if (untold.empty()) {
    return fmt::format("They came from {}, where they are missing or left out now: put their files back as they were.",
                       named);
  }
  std::vector<std::string> gone = untold;
  std::erase_if(gone, isThere);
  if (gone.empty()) {
    return fmt::format("They came from {}: start Headroom with {}, as when the run began, or {}.", named,
                       kernelOptions(untold), copying);
  }
  const std::string what = folders.size() == 1 ? "which" : fmt::format("of which {}", fmt::join(gone, " and "));
  return fmt::format("They came from {}, {} {} not there now: give the folder of their files (--kernels DIR), or {}.",
                     named, what, gone.size() == 1 ? "is" : "are", copying);
}

}  // namespace

std::string kernelOptions(std::span<const std::string> folders) {
  std::vector<std::string> options;
  for (const std::string& folder : folders) options.push_back("--kernels " + shellWord(folder));
  return fmt::format("{}", fmt::join(options, " "));
}

void requireKnownVariants(const RunDocument& run, const Catalogue& catalogue) {
  const std::vector<std::string> unknown = unknownVariants(run.plans, catalogue);
  if (unknown.empty()) return;
  throw UsageError(fmt::format("The run has variants that are not known here: {}. {}", fmt::join(unknown, ", "),
                               whereTheyWere(run.context.kernelFolders, catalogue)));
}

}  // namespace headroom
