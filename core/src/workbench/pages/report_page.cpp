#include "headroom/pages/report_page.hpp"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "workbench/history/report_plans.hpp"
#include "workbench/pages/page_parts.hpp"
#include "workbench/pages/split_page.hpp"
#include "workbench/pages/tuning_page.hpp"

namespace headroom {
namespace {

/// Title and subtitle.
Page begunPage(const StoredReport& stored, const RunPlan& plan, RunKind kind, std::string_view state) {
  RunSummary summary = summaryOf(RunDocument{stored.context, {plan}, {}, {}});
  summary.kind = kind;
  return {titleOf(summary), subtitleOf(stored.context, stored.label, state), {}};
}

std::string_view stateOf(const TuningReport& tuning) {
  if (!tuning.importedFrom.empty()) return {};
  return tuning.isStopped ? toText(Outcome::Cancelled) : toText(Outcome::Completed);
}

/// Its workload and device may be unknown here.
std::string importedTitle(const TuningReport& tuning) {
  const TuningTarget& target = tuning.target;
  std::string title = "Tuning of " + (target.variant.empty() ? std::string("a kernel") : target.variant);
  if (!target.device.name.empty()) title += " on " + target.device.name;
  return title + ", by " + tuning.importedFrom;
}

}  // namespace

Page pageOf(const StoredReport& stored, const Catalogue& catalogue) {
  Page page;
  std::set<std::string> variants;
  if (const auto* tuning = std::get_if<TuningReport>(&stored.report)) {
    page = begunPage(stored, planOfReport(*tuning), RunKind::Tuning, stateOf(*tuning));
    if (!tuning->importedFrom.empty()) page.title = importedTitle(*tuning);
    addNote(page, stored.label);
    addTuning(page, *tuning);
    variants.insert(tuning->target.variant);
  } else {
    const auto& split = std::get<SplitReport>(stored.report);
    page = begunPage(stored, planOfReport(split), RunKind::Split, {});
    addNote(page, stored.label);
    addSplit(page, split);
    for (const SplitPart& part : split.parts) variants.insert(part.variant);
  }
  addDevices(page, stored.context);
  addConditions(page, stored.context);
  addKernels(page, stored.context, variants, catalogue);
  return page;
}

}  // namespace headroom
