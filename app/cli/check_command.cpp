// headroom-cli check of one kernel: launched once in Oclgrind, findings on the lines of its files.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "commands.hpp"
#include "headroom/checking.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "review_command.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

bool namesAFile(const std::string& kernel) {
  std::error_code ignored;
  const fs::path path(kernel);
  return path.extension() == ".cl" || path.extension() == ".toml" || path.has_parent_path() ||
         fs::exists(path, ignored);
}

WorkbenchOptions optionsOf(const CommonOptions& common, const CheckOptions& options) {
  WorkbenchOptions result = toWorkbenchOptions(common);
  result.historyFolder.clear();
  if (!namesAFile(options.kernel)) return result;
  std::error_code ignored;
  if (!fs::exists(options.kernel, ignored))
    throw UsageError(
        fmt::format("There is no file or folder {}. Name a kernel's .cl or .toml, a variant's id, or a folder or a "
                    "workload to check all of its kernels.",
                    options.kernel));
  // Errors in the user's other kernels are irrelevant here.
  result.kernelFolders = kernelsGiven(common);
  result.kernelFolders.push_back(describingFile(options.kernel));
  return result;
}

void requireNothingForReviews(const CheckOptions& options) {
  const ReviewOptions& review = options.review;
  const bool isGiven = review.oclgrind || !review.device.empty() || !review.host.empty() || review.workers != 1 ||
                       !review.sizes.empty() || !review.baselineFrom.empty() || !review.junitFile.empty() ||
                       !review.markdownFile.empty() || !review.sarifFile.empty();
  if (!isGiven) return;
  throw UsageError(
      fmt::format("{} is one kernel, which runs in Oclgrind alone. --oclgrind, --device, --host, --workers, --sizes, "
                  "--baseline-from, --junit, --markdown and --sarif are for a folder or a workload.",
                  options.kernel));
}

/// The one that is named, or all kernels of the file.
std::vector<Variant> chosenKernels(const Catalogue& catalogue, const std::string& kernel) {
  if (!namesAFile(kernel)) return {catalogue.find(kernel)};
  std::vector<Variant> chosen;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.kind == VariantKind::Kernel && variant.folder == catalogue.folders().back()) chosen.push_back(variant);
  }
  return chosen;
}

/// A size of the workload's, as it may be written.
Size sizeIn(const std::string& text, const Variant& variant) {
  return fittedSize(findWorkload(variant.workload), parseSize(text));
}

void requireTunables(const Variant& variant, const Configuration& values) {
  for (const auto& [name, value] : values) {
    if (std::ranges::find(variant.tunables, name, &Tunable::name) != variant.tunables.end()) continue;
    throw UsageError(fmt::format("{} has no parameter and no tunable \"{}\". `headroom-cli variants` lists them.",
                                 variant.id, name));
  }
}

CheckPlan planFor(const CheckOptions& options, Variant variant) {
  const Workload& workload = findWorkload(variant.workload);
  CheckPlan plan;
  Configuration tunables;
  plan.parameters = parametersFrom(options.parameters, {&workload}, tunables);
  requireTunables(variant, tunables);
  requireAllowedValues(variant, tunables);
  plan.variant = withConfiguration(std::move(variant), tunables);
  if (!options.size.empty()) plan.size = sizeIn(options.size, plan.variant);
  plan.limitSeconds = options.limitSeconds;
  if (!options.scaledTo.empty()) plan.scaledTo = sizeIn(options.scaledTo, plan.variant);
  return plan;
}

class Checker {
 public:
  Checker(const CommonOptions& common, const CheckOptions& options)
      : common_(common), options_(options), workbench_(optionsOf(common, options)) {}

  int run() {
    requireOutputs({options_.jsonFile == "-" ? "" : options_.jsonFile}, {options_.kernel});
    const std::vector<Variant> kernels = chosenKernels(workbench_.catalogue(), options_.kernel);
    for (const RejectedFile& file : workbench_.catalogue().rejected())
      printTo(stderr, "headroom-cli: {}\n", file.reason);
    if (kernels.empty()) return failWithoutKernels();
    if (kernels.size() > 1 && !options_.jsonFile.empty())
      throw UsageError(
          fmt::format("{} has {} kernels, and --json is of one. Name one of them.", options_.kernel, kernels.size()));
    int exitCode = kOk;
    for (const Variant& kernel : kernels) {
      if (&kernel != &kernels.front()) printOut("\n");
      exitCode = worse(exitCode, check(kernel));
      if (hasEnded_) break;
    }
    return exitCode;
  }

 private:
  [[nodiscard]] int failWithoutKernels() const {
    const bool isBare =
        fs::path(options_.kernel).extension() == ".cl" && describingFile(options_.kernel) == options_.kernel;
    if (isBare) {
      printTo(stderr, "A kernel needs a description to be run: `headroom-cli new {}` writes one.\n",
              shellWord(options_.kernel));
    } else if (workbench_.catalogue().rejected().empty()) {
      printTo(stderr, "headroom-cli: There is no kernel in {}. Name a kernel's file, or a folder of kernels.\n",
              options_.kernel);
    }
    return kRuntimeFailure;
  }

  static int worse(int one, int other) {
    if (one == kWrongResult || other == kWrongResult) return kWrongResult;
    return std::max(one, other);
  }

  int check(const Variant& kernel) {
    const CheckPlan plan = planFor(options_, kernel);
    const CollectedRun run =
        waitFor(workbench_, common_.quiet, [&](EventSink sink) { return workbench_.check(plan, std::move(sink)); });
    if (!run.check) {
      hasEnded_ = true;
      return exitCodeOf(run);
    }
    print(*run.check, plan.variant);
    if (!run.check->findings.empty() || run.check->status == Status::WrongResult) return kWrongResult;
    return run.check->status == Status::Ok ? kOk : kRuntimeFailure;
  }

  void print(const CheckDone& done, const Variant& variant) const {
    if (options_.jsonFile == "-") {
      printOut("{}", toJson(done, variant));
      return;
    }
    std::error_code failure;
    printOut("{}", toText(done, variant, fs::current_path(failure).string()));
    flushOutput();
    if (!options_.jsonFile.empty()) writeFile(options_.jsonFile, toJson(done, variant));
  }

  const CommonOptions& common_;
  const CheckOptions& options_;
  Workbench workbench_;
  bool hasEnded_ = false;
};

}  // namespace

int check(const CommonOptions& common, const CheckOptions& options) {
  if (isReviewed(options.kernel)) return review(common, options);
  requireNothingForReviews(options);
  return Checker(common, options).run();
}

}  // namespace headroom::cli
