#include "review_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "headroom/ab.hpp"
#include "headroom/checking.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/workloads.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "reviewer.hpp"
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
  result.kernelFolders = kernelsGiven(common);
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

/// Returns whether there is a row for each size of the kernel's plan.
bool isWholeOf(const Variant& kernel, const std::vector<RunPlan>& plans, const std::vector<ResultRow>& rows) {
  std::size_t planned = 0;
  for (const RunPlan& plan : plans) planned += isIn(plan, kernel.id) ? plan.sizes.size() : 0;
  const auto found = std::ranges::count_if(rows, [&](const ResultRow& row) { return row.variant == kernel.id; });
  return static_cast<std::size_t>(found) == planned;
}

/// The folder above that has a .git, a folder or, in a worktree or a submodule, a file; else the folder itself.
std::string repositoryOf(const fs::path& folder) {
  std::error_code ignored;
  for (fs::path each = folder;; each = each.parent_path()) {
    if (fs::exists(each / ".git", ignored)) return each.string();
    if (each == each.parent_path()) return folder.string();
  }
}

}  // namespace

bool isIn(const RunPlan& plan, const std::string& id) {
  return std::ranges::find(plan.variants, id) != plan.variants.end();
}

int Reviewer::run() {
  requireOptions();
  requireOutputs({options_.review.junitFile, options_.review.sarifFile, markdownFile()});
  // Before the kernels of the working tree: descriptions of workloads that are read later replace earlier ones.
  baseline_ = readBaseline(common_, options_);
  requireSizesOfKernels();
  workbench_ = openWorkbench(common_, reviewingOptions(common_, options_.kernel));
  chooseKernels();
  if (const int failure = findDevice(); failure != kOk) return failure;
  build();
  for (const auto step : {&Reviewer::validate, &Reviewer::simulate, &Reviewer::takeTurns, &Reviewer::compareWithSaved})
    if (const int failure = (this->*step)(); failure != kOk) return failure;
  report();
  return exitCodeOf(verdictOf(review_));
}

void Reviewer::requireOptions() {
  if (options_.size.empty() && options_.scaledTo.empty() && options_.jsonFile.empty()) {
    margin_ = parseShare(options_.review.margin);
    budgetSeconds_ = parseSeconds(options_.review.budget);
    requireAbLimits(margin_, budgetSeconds_);
    if (!options_.review.sizes.empty()) sizes_ = parseSizes(options_.review.sizes);
    return;
  }
  throw UsageError(fmt::format(
      "--size, --at and --json are for one kernel, and {} is a folder or a workload. --sizes sets the sizes at which "
      "speed is compared; --junit, --markdown and --sarif write the result.",
      options_.kernel));
}

/// The plans of a saved run have sizes of their own.
void Reviewer::requireSizesOfKernels() const {
  if (!baseline_.saved || options_.review.sizes.empty()) return;
  throw UsageError(fmt::format(
      "--sizes cannot be used with the saved run {}, which is compared at its own sizes. Leave --sizes out, "
      "or compare with git:REVISION or a folder of kernels.",
      baseline_.name));
}

std::string Reviewer::markdownFile() const {
  return options_.review.markdownFile == kStandardOutput ? "" : options_.review.markdownFile;
}

void Reviewer::addNote(const std::string& note) {
  if (note.empty()) return;
  tellNote(common_, note);
  review_.notes.push_back(note);
}

void Reviewer::addEntries(std::vector<ReviewEntry> entries) {
  for (ReviewEntry& entry : entries) review_.entries.push_back(std::move(entry));
}

void Reviewer::chooseKernels() {
  const Catalogue& catalogue = workbench_->catalogue();
  const bool isOfFolder = isFolder(options_.kernel);
  if (!isOfFolder && knownWorkload(options_.kernel) == nullptr) {
    throw UsageError(
        fmt::format("There is no file, folder or workload {}. Name a kernel's .cl or .toml, a variant's id "
                    "with its workload, or a folder or a workload to check all of its kernels.",
                    options_.kernel));
  }
  for (const Variant& variant : catalogue.variants()) {
    const bool isMeant =
        isOfFolder ? variant.folder == catalogue.folders().back() : variant.workload == options_.kernel;
    if (isMeant && variant.kind == VariantKind::Kernel) kernels_.push_back(variant);
  }
  addRejected(isOfFolder);
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

void Reviewer::addRejected(bool isOfFolder) {
  for (const RejectedFile& file : workbench_->catalogue().rejected()) {
    ReviewEntry& entry = review_.entries.emplace_back(entryOf(file));
    // Which workload the file is of is unknown.
    if (!isOfFolder) entry.verdict = ReviewVerdict::Undecided;
  }
}

int Reviewer::findDevice() {
  std::vector<std::string> selectors;
  if (!options_.review.device.empty()) selectors.push_back(options_.review.device);
  std::vector<ChosenDevice> chosen;
  const int exitCode = lookForDevices(*workbench_, common_, selectors, chosen);
  if (exitCode != kOk) return exitCode;
  device_ = chosen.front().device;
  review_.device = device_.name;
  return kOk;
}

/// Workers have devices of their own, which the user's selector names.
std::string Reviewer::selector() const {
  return options_.review.workers > 1 ? options_.review.device : device_.id;
}

void Reviewer::build() {
  tellNote(common_, fmt::format("Building for kinds of devices other than {} with clang.", toText(device_.type)));
  for (const Variant& kernel : kernels_) addEntries(frontEndEntries(kernel, device_.type, parameters_));
}

CollectedRun Reviewer::collected(const std::function<RunId(EventSink)>& start) {
  try {
    return waitFor(*workbench_, common_.quiet, start);
  } catch (const Error& error) {
    CollectedRun run;
    run.finished.outcome = Outcome::Failed;
    run.finished.reason = error.what();
    return run;
  }
}

int Reviewer::addFailure(const CollectedRun& run, ReviewStep step, const Variant& kernel) {
  const bool isOver = run.finished.outcome == Outcome::Cancelled || run.finished.noDevice;
  if (isOver) return std::max<int>(cli::exitCodeOf(run), kRuntimeFailure);
  ReviewEntry& entry = review_.entries.emplace_back(ReviewEntry{step, kernel.id, device_.name});
  entry.verdict = ReviewVerdict::Undecided;
  entry.reason =
      run.finished.reason.empty() ? "The run ended without a result. Run the check again." : run.finished.reason;
  entry.place = firstLineOf(kernel);
  return kOk;
}

void Reviewer::noteLostWorkers(const CollectedRun& run, ReviewStep step) {
  if (!run.finished.noWorker || areWorkersLost_) return;
  areWorkersLost_ = true;
  addUndecided(step, run.finished.reason);
}

void Reviewer::addUndecided(ReviewStep step, const std::string& reason) {
  ReviewEntry entry{step, options_.kernel, device_.name, ReviewVerdict::Undecided};
  entry.reason = reason;
  review_.entries.push_back(std::move(entry));
}

/// A description that is valid at no size adds an entry in place of a plan.
std::vector<RunPlan> Reviewer::plansToValidate(const std::vector<Variant>& kernels) {
  std::vector<RunPlan> plans;
  for (const Variant& kernel : kernels) {
    RunPlan plan;
    try {
      plan.sizes = awkwardSizes(kernel, parameters_);
    } catch (const Error& error) {
      ReviewEntry& entry = review_.entries.emplace_back(ReviewEntry{ReviewStep::Validate, kernel.id, ""});
      entry.verdict = ReviewVerdict::Wrong;
      entry.reason = error.what();
      entry.place = firstLineOf(kernel);
      continue;
    }
    plan.devices = {selector()};
    plan.workers = options_.review.workers;
    plan.variants = {kernel.id};
    plan.parameters = parameters_;
    plan.ceilings = false;
    plan.judgesTimes = false;
    plan.sampling = samplingOfResults();
    plan.seed = options_.review.seed;
    plans.push_back(std::move(plan));
  }
  return plans;
}

int Reviewer::validate() {
  const std::vector<RunPlan> plans = plansToValidate(kernels_);
  if (plans.empty()) return kOk;
  CollectedRun run = collected([&](EventSink sink) { return workbench_->start(plans, std::move(sink)); });
  putWorkersRowsInOrder(run, plans);
  const bool isWhole = run.finished.outcome == Outcome::Completed;
  if (run.finished.outcome == Outcome::Cancelled || run.finished.noDevice) return cli::exitCodeOf(run);
  noteLostWorkers(run, ReviewStep::Validate);
  for (const Variant& kernel : kernels_) {
    const bool isPlanned = std::ranges::any_of(plans, [&](const RunPlan& plan) { return isIn(plan, kernel.id); });
    if (!isPlanned) continue;
    std::vector<ReviewEntry> entries = entriesOf(kernel, run.rows);
    const bool isKnown = isWhole || (areWorkersLost_ && isWholeOf(kernel, plans, run.rows));
    if (isKnown && !entries.empty()) {
      addEntries(std::move(entries));
    } else if (areWorkersLost_) {
      continue;
    } else if (const int failure = validateAlone(kernel); failure != kOk) {
      return failure;
    }
  }
  return kOk;
}

/// After a run that another kernel may have ended.
int Reviewer::validateAlone(const Variant& kernel) {
  const std::vector<RunPlan> plans = plansToValidate({kernel});
  CollectedRun run = collected([&](EventSink sink) { return workbench_->start(plans, std::move(sink)); });
  putWorkersRowsInOrder(run, plans);
  noteLostWorkers(run, ReviewStep::Validate);
  if (areWorkersLost_) return kOk;
  std::vector<ReviewEntry> entries = entriesOf(kernel, run.rows);
  const bool isWhole = run.finished.outcome == Outcome::Completed && !entries.empty();
  addEntries(std::move(entries));
  return isWhole ? kOk : addFailure(run, ReviewStep::Validate, kernel);
}

int Reviewer::simulate() {
  if (!options_.review.oclgrind) return kOk;
  for (const Variant& kernel : kernels_) {
    CheckPlan plan;
    plan.variant = kernel;
    plan.parameters = parameters_;
    plan.limitSeconds = options_.limitSeconds;
    const CollectedRun run = collected([&](EventSink sink) { return workbench_->check(plan, std::move(sink)); });
    if (run.check) {
      addEntries(entriesOf(*run.check, kernel));
    } else if (const int failure = addFailure(run, ReviewStep::Simulate, kernel); failure != kOk) {
      return failure;
    }
  }
  return kOk;
}

void Reviewer::report() const {
  std::error_code failure;
  const std::string folder = fs::current_path(failure).string();
  const bool printsMarkdown = options_.review.markdownFile == kStandardOutput;
  printOut("{}", printsMarkdown ? toMarkdown(review_, folder) : toTextTable(review_, folder, widthOfOutput()));
  flushOutput();
  writeOutputs({{markdownFile(), [&] { return toMarkdown(review_, folder); }},
                {options_.review.junitFile, [&] { return toJUnit(review_, folder); }},
                {options_.review.sarifFile, [&] { return toSarif(review_, repositoryOf(folder)); }}});
}

bool isReviewed(const std::string& target) {
  std::error_code ignored;
  // Ids of variants have a dot, and so have files of kernels.
  return isFolder(target) || (!fs::exists(target, ignored) && target.find('.') == std::string::npos &&
                              target.find('/') == std::string::npos);
}

int review(const CommonOptions& given, const CheckOptions& givenOptions) {
  const CommonOptions common = knowingHost(given, givenOptions.review.host);
  CheckOptions options = givenOptions;
  options.review.device = deviceOnHost(options.review.host, options.review.device);
  requireSoundWorkers(common, options.review.workers);
  return Reviewer(common, options).run();
}

}  // namespace headroom::cli
