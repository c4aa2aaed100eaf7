// headroom-cli advice: what to try next on a kernel, from its result, its text, its compiled code and its counts.
#include "headroom/advice.hpp"

#include <algorithm>

#include "commands.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/revisions.hpp"
#include "named_kernel.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

class AdviceCommand {
 public:
  AdviceCommand(const CommonOptions& common, const AdviceOptions& options)
      : common_(common), options_(options), workbench_(optionsForKernel(common, options.kernel)) {}

  int run() {
    const KernelPoint point = pointOf(kernelNamed(workbench_, options_.kernel), options_.size, options_.parameters);
    std::vector<ChosenDevice> devices;
    std::vector<std::string> selectors;
    if (!options_.device.empty()) selectors.push_back(options_.device);
    if (const int code = lookForDevices(workbench_, common_, selectors, devices); code != kOk) return code;
    const DeviceDescription& device = devices.front().device;
    const std::optional<ResultRow> row = measure(point, device);
    if (!row) return exitCode_;
    std::optional<CompiledProgram> compiled;
    std::optional<AccessCounts> counts;
    if (isTimed(*row)) {
      compiled = compile(point, device);
      if (options_.counts) counts = count(point);
    }
    print(*row, adviceFor(*row, point.variant, device,
                          {.compiled = compiled ? &*compiled : nullptr, .counts = counts ? &*counts : nullptr}));
    return exitCode_;
  }

 private:
  /// Returns nothing, with the exit code set, if there is no row at all.
  std::optional<ResultRow> measure(const KernelPoint& point, const DeviceDescription& device) {
    AttemptPlan plan;
    plan.device = device.id;
    plan.variant = point.variant;
    plan.size = point.size;
    plan.parameters = point.parameters;
    plan.sampling.timeBudgetSeconds = options_.timeBudgetSeconds;
    plan.measuresCeilings = !options_.noCeilings;
    const CollectedRun run =
        waitFor(workbench_, common_.quiet, [&](EventSink sink) { return workbench_.attempt(plan, std::move(sink)); });
    if (!run.attempt) {
      exitCode_ = std::max(exitCodeOf(run), static_cast<int>(kRuntimeFailure));
      return std::nullopt;
    }
    const ResultRow& row = run.attempt->row;
    exitCode_ = isValid(row) ? kOk : row.status == Status::WrongResult ? kWrongResult : kRuntimeFailure;
    return row;
  }

  /// Rules that need missing data do not apply; a note states the reason.
  std::optional<CompiledProgram> compile(const KernelPoint& point, const DeviceDescription& device) {
    CollectedRun run = waitFor(workbench_, common_.quiet, [&](EventSink sink) {
      return workbench_.compile({device.id, point.variant, point.size, point.parameters}, std::move(sink));
    });
    if (!run.compiled || !run.compiled->failure.empty()) {
      tellNote(common_, run.compiled ? run.compiled->failure : run.finished.reason);
      return std::nullopt;
    }
    for (const std::string& note : run.compiled->notes) tellNote(common_, note);
    return std::move(run.compiled);
  }

  std::optional<AccessCounts> count(const KernelPoint& point) {
    CheckPlan plan;
    plan.variant = point.variant;
    plan.parameters = point.parameters;
    plan.scaledTo = point.size;
    const CollectedRun run =
        waitFor(workbench_, common_.quiet, [&](EventSink sink) { return workbench_.check(plan, std::move(sink)); });
    std::optional<AccessCounts> counts = run.check ? countsAt(*run.check, point.size) : std::nullopt;
    if (counts) return counts;
    std::string why = run.check ? run.check->reason : run.finished.reason;
    for (const std::string& note : run.check ? run.check->notes : std::vector<std::string>()) why += " " + note;
    tellNote(common_, "Nothing was counted for this size. " + why);
    return std::nullopt;
  }

  void print(const ResultRow& row, const std::vector<Advice>& advice) const {
    if (options_.json) {
      printOut("{}\n", adviceJson(row, advice));
      return;
    }
    printOut("{}\n", isTimed(row) ? verdict(row) : attemptText(row));
    for (const Advice& each : advice) printOut("  - {} ({})\n", each.sentence, each.source);
    if (isTimed(row) && advice.empty()) printOut("  No rule applies to this result.\n");
  }

  const CommonOptions& common_;
  const AdviceOptions& options_;
  Workbench workbench_;
  int exitCode_ = kOk;
};

}  // namespace

int advise(const CommonOptions& common, const AdviceOptions& options) {
  if (options.kernel.empty()) {
    printOut("{}", options.json ? adviceRulesJson() + '\n' : adviceRulesText(widthOfOutput()));
    return kOk;
  }
  if (common.inProcess) {
    for (const Note& note : prepareOpenClEnvironment()) tellNote(common, note.text);
  }
  return AdviceCommand(common, options).run();
}

}  // namespace headroom::cli
