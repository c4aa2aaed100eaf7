#include "review_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <system_error>

#include "headroom/checking.hpp"
#include "headroom/report/report.hpp"
#include "headroom/review.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/workloads.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

bool isFolder(const std::string& target) {
  std::error_code ignored;
  return fs::is_directory(target, ignored);
}

WorkbenchOptions reviewingOptions(const CommonOptions& common, const std::string& target) {
  WorkbenchOptions result = toWorkbenchOptions(common);
  // Brief measurements are no base for later choices.
  result.historyFolder.clear();
  result.tuningFolder.clear();
  result.kernelFolders.assign(common.kernelFolders.begin(), common.kernelFolders.end());
  if (isFolder(target)) result.kernelFolders.emplace_back(target);
  return result;
}

/// Enough to validate a result: nothing depends on the time.
Sampling samplingOfResults() {
  Sampling sampling;
  sampling.warmUps = 1;
  sampling.minimumSamples = 1;
  sampling.maximumSamples = 3;
  sampling.timeBudgetSeconds = 0;
  sampling.rounds = 1;
  sampling.freshRounds = false;
  return sampling;
}

int exitCodeOf(ReviewVerdict verdict) {
  switch (verdict) {
    case ReviewVerdict::Right:
      return kOk;
    case ReviewVerdict::Wrong:
      return kWrongResult;
    case ReviewVerdict::Slower:
      return kRegression;
    case ReviewVerdict::Undecided:
      break;
  }
  return kUndecided;
}

bool isIn(const RunPlan& plan, const std::string& id) {
  return std::ranges::find(plan.variants, id) != plan.variants.end();
}

class Reviewer {
 public:
  Reviewer(const CommonOptions& common, const CheckOptions& options) : common_(common), options_(options) {}

  int run() {
    requireOptions();
    requireOutputs({options_.review.junitFile, options_.review.sarifFile, markdownFile()});
    // Before the kernels of the working tree: descriptions of workloads that are read later replace earlier ones.
    baseline_ = readBaseline(common_, options_);
    workbench_ = openWorkbench(common_, reviewingOptions(common_, options_.kernel));
    chooseKernels();
    if (const int failure = findDevice(); failure != kOk) return failure;
    build();
    for (const auto step :
         {&Reviewer::validate, &Reviewer::simulate, &Reviewer::takeTurns, &Reviewer::compareWithSaved})
      if (const int failure = (this->*step)(); failure != kOk) return failure;
    report();
    return exitCodeOf(verdictOf(review_));
  }

 private:
  void requireOptions() {
    if (options_.size.empty() && options_.scaledTo.empty() && options_.jsonFile.empty()) {
      margin_ = parseShare(options_.review.margin);
      budgetSeconds_ = parseSeconds(options_.review.budget);
      if (!options_.review.sizes.empty()) sizes_ = parseSizes(options_.review.sizes);
      return;
    }
    throw UsageError(fmt::format(
        "--size, --at and --json are for one kernel, and {} is a folder or a workload. --sizes sets the sizes at which "
        "speed is compared; --junit, --markdown and --sarif write the result.",
        options_.kernel));
  }

  [[nodiscard]] std::string markdownFile() const {
    return options_.review.markdownFile == kStandardOutput ? "" : options_.review.markdownFile;
  }

  void addNote(const std::string& note) {
    if (note.empty()) return;
    tellNote(common_, note);
    review_.notes.push_back(note);
  }

  void addEntries(std::vector<ReviewEntry> entries) {
    for (ReviewEntry& entry : entries) review_.entries.push_back(std::move(entry));
  }

  void chooseKernels() {
    const Catalogue& catalogue = workbench_->catalogue();
    const bool isOfFolder = isFolder(options_.kernel);
    if (!isOfFolder) static_cast<void>(findWorkload(options_.kernel));
    for (const Variant& variant : catalogue.variants()) {
      const bool isMeant =
          isOfFolder ? variant.folder == catalogue.folders().back() : variant.workload == options_.kernel;
      if (isMeant && variant.kind == VariantKind::Kernel) kernels_.push_back(variant);
    }
    for (const RejectedFile& file : catalogue.rejected()) {
      if (isOfFolder) {
        review_.entries.push_back(entryOf(file));
      } else {
        addNote(file.reason);
      }
    }
    if (kernels_.empty() && review_.entries.empty()) {
      throw Error(Stage::KernelFile,
                  fmt::format("There is no kernel in {}. Name a folder of kernels, or a workload.", options_.kernel));
    }
    std::vector<const Workload*> workloads;
    for (const Variant& kernel : kernels_) workloads.push_back(&findWorkload(kernel.workload));
    parameters_ = parametersFrom(options_.parameters, workloads);
    review_.target = options_.kernel;
    review_.baseline = baseline_.name;
    review_.margin = margin_;
    addNote(baseline_.note);
  }

  int findDevice() {
    std::vector<std::string> selectors;
    if (!options_.review.device.empty()) selectors.push_back(options_.review.device);
    std::vector<ChosenDevice> chosen;
    const int exitCode = lookForDevices(*workbench_, common_, selectors, chosen);
    if (exitCode != kOk) return exitCode;
    device_ = chosen.front().device;
    review_.device = device_.name;
    return kOk;
  }

  void build() {
    tellNote(common_, fmt::format("Building for kinds of devices other than {} with clang.", toText(device_.type)));
    for (const Variant& kernel : kernels_) addEntries(frontEndEntries(kernel, device_.type, parameters_));
  }

  int validate() {
    if (kernels_.empty()) return kOk;
    std::vector<RunPlan> plans;
    for (const Variant& kernel : kernels_) {
      RunPlan& plan = plans.emplace_back();
      plan.devices = {device_.id};
      plan.variants = {kernel.id};
      plan.sizes = awkwardSizes(kernel, parameters_);
      plan.parameters = parameters_;
      plan.ceilings = false;
      plan.sampling = samplingOfResults();
      plan.seed = options_.review.seed;
    }
    const CollectedRun run =
        waitFor(*workbench_, common_.quiet, [&](EventSink sink) { return workbench_->start(plans, std::move(sink)); });
    if (run.finished.outcome != Outcome::Completed) return cli::exitCodeOf(run);
    for (const Variant& kernel : kernels_) addEntries(entriesOf(kernel, run.rows));
    return kOk;
  }

  int simulate() {
    if (!options_.review.oclgrind) return kOk;
    for (const Variant& kernel : kernels_) {
      CheckPlan plan;
      plan.variant = kernel;
      plan.parameters = parameters_;
      plan.limitSeconds = options_.limitSeconds;
      const CollectedRun run =
          waitFor(*workbench_, common_.quiet, [&](EventSink sink) { return workbench_->check(plan, std::move(sink)); });
      if (!run.check) return std::max<int>(cli::exitCodeOf(run), kRuntimeFailure);
      addEntries(entriesOf(*run.check, kernel));
    }
    return kOk;
  }

  [[nodiscard]] bool isReviewedKernel(const std::string& id) const {
    return std::ranges::find(kernels_, id, &Variant::id) != kernels_.end();
  }

  /// What is compared is right, and for a device of this kind. Else adds the reason.
  bool isForSpeed(const Variant& kernel) {
    if (hasEntry(review_, kernel.id, ReviewVerdict::Wrong)) return false;
    ReviewEntry entry = speedOn(device_, kernel);
    if (entry.verdict == ReviewVerdict::Right) return true;
    review_.entries.push_back(std::move(entry));
    return false;
  }

  [[nodiscard]] std::vector<Size> sizesOf(const Variant& kernel) const {
    if (!sizes_.empty()) return sizes_;
    const Workload& workload = findWorkload(kernel.workload);
    const std::vector<Size>& usual = device_.type == DeviceType::Cpu ? workload.usualOnCpus : workload.usualElsewhere;
    return {usual[usual.size() / 2]};
  }

  int takeTurns() {
    if (!baseline_.kernels) return kOk;
    KernelVersion fresh{options_.kernel, {}, false, {}, {}};
    std::ranges::copy_if(workbench_->catalogue().variants(), std::back_inserter(fresh.variants),
                         [](const Variant& variant) { return variant.kind == VariantKind::Kernel; });
    const AbPairs paired = changedPairs(*baseline_.kernels, fresh);
    for (const std::string& note : paired.notes) addNote(note);
    const auto same =
        std::ranges::count_if(paired.same, [this](const std::string& id) { return isReviewedKernel(id); });
    if (same > 0)
      addNote(
          fmt::format("Not compared, because they are as in the baseline: {} of {} kernels.", same, kernels_.size()));
    for (const AbPair& pair : paired.pairs) {
      if (!isReviewedKernel(pair.fresh.id) || !isForSpeed(pair.fresh)) continue;
      if (const int failure = takeTurnsWith(pair); failure != kOk) return failure;
    }
    return kOk;
  }

  int takeTurnsWith(const AbPair& pair) {
    AbPlan plan;
    plan.device = device_.id;
    plan.baseName = baseline_.name;
    plan.freshName = options_.kernel;
    plan.pairs = {pair};
    plan.sizes = sizesOf(pair.fresh);
    plan.parameters = parameters_;
    plan.margin = margin_;
    plan.budgetSeconds = budgetSeconds_;
    plan.seed = options_.review.seed;
    const CollectedRun run = waitFor(*workbench_, common_.quiet,
                                     [&](EventSink sink) { return workbench_->takeTurns(plan, std::move(sink)); });
    if (run.finished.outcome != Outcome::Completed || !run.ab)
      return std::max<int>(cli::exitCodeOf(run), kRuntimeFailure);
    for (const AbPoint& point : run.ab->points) review_.entries.push_back(entryOf(point, margin_, pair.fresh));
    return kOk;
  }

  /// The saved run's plans on this device, for the kernels whose speed can be compared.
  std::vector<RunPlan> plansAsSaved() {
    std::vector<RunPlan> plans = baseline_.saved->plans;
    std::set<std::string> compared;
    for (const Variant& kernel : kernels_) {
      const bool isSaved = std::ranges::any_of(plans, [&kernel](const RunPlan& plan) { return isIn(plan, kernel.id); });
      if (isSaved && isForSpeed(kernel)) compared.insert(kernel.id);
    }
    for (RunPlan& plan : plans) {
      std::erase_if(plan.variants, [&compared](const std::string& id) { return !compared.contains(id); });
      plan.devices = {device_.id};
    }
    std::erase_if(plans, [](const RunPlan& plan) { return plan.variants.empty(); });
    return plans;
  }

  void addUndecidedSpeed(const std::string& reason) {
    ReviewEntry entry{ReviewStep::Speed, options_.kernel, device_.name, ReviewVerdict::Undecided};
    entry.reason = reason;
    review_.entries.push_back(std::move(entry));
  }

  int compareWithSaved() {
    if (!baseline_.saved) return kOk;
    if (const std::string whyNot = whyNotComparable(baseline_.saved->context, device_); !whyNot.empty()) {
      addUndecidedSpeed(whyNot);
      return kOk;
    }
    const std::vector<RunPlan> plans = plansAsSaved();
    if (plans.empty()) {
      addUndecidedSpeed(fmt::format("{} has no kernel whose speed can be compared here.", baseline_.name));
      return kOk;
    }
    const CollectedRun run =
        waitFor(*workbench_, common_.quiet, [&](EventSink sink) { return workbench_->start(plans, std::move(sink)); });
    if (run.finished.outcome != Outcome::Completed) return cli::exitCodeOf(run);
    RunDocument base = *baseline_.saved;
    std::erase_if(base.rows, [&plans](const ResultRow& row) {
      return std::ranges::none_of(plans, [&row](const RunPlan& plan) { return isIn(plan, row.variant); });
    });
    Comparison comparison = compareRuns(base, {run.context, plans, run.rows, Outcome::Completed, {}});
    comparison.gate = gateOf(comparison, RegressionGate{margin_, false});
    addEntries(savedEntries(comparison, workbench_->catalogue()));
    for (const std::string& note : comparison.notes) addNote(note);
    return kOk;
  }

  void report() const {
    std::error_code failure;
    const std::string folder = fs::current_path(failure).string();
    const bool printsMarkdown = options_.review.markdownFile == kStandardOutput;
    printOut("{}", printsMarkdown ? toMarkdown(review_, folder) : toTextTable(review_, folder, widthOfOutput()));
    flushOutput();
    writeOutputs({{markdownFile(), [&] { return toMarkdown(review_, folder); }},
                  {options_.review.junitFile, [&] { return toJUnit(review_, folder); }},
                  {options_.review.sarifFile, [&] { return toSarif(review_, folder); }}});
  }

  const CommonOptions& common_;
  const CheckOptions& options_;
  ReviewBaseline baseline_;
  std::unique_ptr<Workbench> workbench_;
  std::vector<Variant> kernels_;
  ParameterValues parameters_;
  DeviceDescription device_;
  std::vector<Size> sizes_;
  double margin_ = 0;
  double budgetSeconds_ = 0;
  Review review_;
};

}  // namespace

bool isReviewed(const std::string& target) {
  std::error_code ignored;
  // Ids of variants have a dot, and so have files of kernels.
  return isFolder(target) || (!fs::exists(target, ignored) && target.find('.') == std::string::npos &&
                              target.find('/') == std::string::npos);
}

int review(const CommonOptions& common, const CheckOptions& options) {
  return Reviewer(common, options).run();
}

}  // namespace headroom::cli
