// headroom-cli problem: a kernel's tuning problem for other tuners.
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "commands.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

Size sizeFor(const Workload& workload, const std::string& text) {
  if (text.empty()) return workload.usualElsewhere.front();
  const std::vector<Size> sizes = parseSizes(text);
  if (sizes.size() != 1) throw UsageError("A problem is of one size. Name one.");
  return fittedSize(workload, sizes.front());
}

void requireFree(const fs::path& file, bool isForced) {
  std::error_code failure;
  if (!isForced && fs::exists(file, failure))
    throw UsageError(
        fmt::format("{} exists already. Add --force to overwrite it, or choose another name with -o.", file.string()));
}

}  // namespace

int writeProblem(const CommonOptions& common, const ProblemOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const Variant& variant = workbench->catalogue().find(options.variant);
  const Workload& workload = findWorkload(variant.workload);
  const Size size = sizeFor(workload, options.size);
  requireSize(workload, size);
  const ParameterValues parameters = parametersFrom(options.parameters, {&workload});
  const fs::path problem = options.output.empty() ? fs::path(variant.name + ".json") : fs::path(options.output);
  if (problem.extension() != ".json")
    throw UsageError(fmt::format("{} cannot name a problem. Choose a name that ends in .json.", problem.string()));
  // The text with its includes in place, so that the two files are all that another tuner needs.
  const fs::path kernel = fs::path(problem).replace_extension(".cl");
  for (const fs::path& file : {problem, kernel}) requireFree(file, options.force);
  const std::string text = toT1(variant, size, parameters, kernel.filename().string());
  writeFile(kernel, variant.source);
  writeFile(problem, text);
  printOut("Wrote {} and {}: {} at {}.\n", problem.string(), kernel.string(), variant.id, toText(size));
  flushOutput();
  return kOk;
}

}  // namespace headroom::cli
