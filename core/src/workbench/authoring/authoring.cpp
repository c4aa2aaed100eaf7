#include "headroom/authoring.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/text/nearest.hpp"
#include "workbench/authoring/drafter.hpp"

namespace headroom {

KernelDraft draftFor(const KernelFacts& kernel, std::string_view text, const std::vector<std::string>& options) {
  return Drafter(kernel, text, options).draft();
}

const KernelFacts& chosenKernel(const ProgramFacts& program, std::string_view name, std::string_view origin) {
  if (program.kernels.empty())
    throw UsageError(
        fmt::format("{} has no kernel: no function in it begins with the word kernel or __kernel.", origin));
  std::vector<std::string> names;
  for (const KernelFacts& kernel : program.kernels) names.push_back(kernel.name);
  if (name.empty()) {
    if (names.size() == 1) return program.kernels.front();
    std::ranges::sort(names);
    throw UsageError(fmt::format("{} has {} kernels: {}. Name the one that you want with --kernel.", origin,
                                 names.size(), fmt::join(names, ", ")));
  }
  const auto found = std::ranges::find(program.kernels, name, &KernelFacts::name);
  if (found != program.kernels.end()) return *found;
  const std::vector<std::string> near = nearestNames(name, names);
  throw UsageError(fmt::format("{} has no kernel \"{}\". {} {}{}", origin, name,
                               near.empty() ? "It has" : "Did you mean", fmt::join(near.empty() ? names : near, ", "),
                               near.empty() ? "." : "?"));
}

}  // namespace headroom
