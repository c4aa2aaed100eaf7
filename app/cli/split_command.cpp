#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

SplitPlan planFrom(const SplitOptions& options, const Catalogue& catalogue) {
  const std::vector<Size> sizes = parseSizes(options.sizes);
  if (sizes.size() != 1) throw UsageError("Work of one size is split at a time. Name one size.");
  SplitPlan plan;
  plan.devices = options.devices;
  plan.parts = options.parts;
  for (const std::string& name : options.variants) {
    const std::vector<std::string> ids = catalogue.select(options.workload, name);
    if (ids.size() != 1) throw UsageError(fmt::format("\"{}\" means several variants. Name one of them.", name));
    plan.variants.push_back(ids.front());
  }
  plan.size = fittedSize(findWorkload(catalogue.find(plan.variants.front()).workload), sizes.front());
  plan.parameters = parametersFrom(options.parameters, {&findWorkload(catalogue.find(plan.variants.front()).workload)});
  plan.step = options.stepPercent / 100;
  plan.resolution = options.resolutionPercent / 100;
  plan.secondsPerShare = options.secondsPerShare;
  plan.rounds = options.rounds;
  plan.seed = options.seed;
  return plan;
}

/// What the shares mean for the exit code, where the run itself was whole.
int exitCodeOf(const SplitReport& report) {
  const auto has = [&report](Status status) {
    return std::any_of(report.points.begin(), report.points.end(),
                       [status](const SplitPoint& point) { return point.status == status; });
  };
  if (has(Status::WrongResult)) return kWrongResult;
  const bool isAllOk = std::all_of(report.points.begin(), report.points.end(),
                                   [](const SplitPoint& point) { return point.status == Status::Ok; });
  return isAllOk && !report.points.empty() ? kOk : kRuntimeFailure;
}

}  // namespace

int split(const CommonOptions& common, const SplitOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const SplitPlan plan = planFrom(options, workbench->catalogue());
  requireOutputs({options.csvFile, options.jsonFile});
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->split(plan, std::move(sink)); });
  if (collected.split) {
    const std::string sentence = toSentence(*collected.split);
    printOut("{}{}{}", toTextTable(*collected.split), sentence, sentence.empty() ? "" : "\n");
    flushOutput();
    writeOutputs({{options.csvFile, [&] { return toCsv(*collected.split); }},
                  {options.jsonFile, [&] { return toJson(*collected.split, collected.context); }}});
  }
  const int exitCode = exitCodeOf(collected);
  return exitCode == kOk && collected.split ? exitCodeOf(*collected.split) : exitCode;
}

}  // namespace headroom::cli
