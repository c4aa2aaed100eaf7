#include "headroom/pages/run_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "headroom/advice.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "headroom/roofline.hpp"
#include "workbench/pages/comparison_page.hpp"
#include "workbench/pages/page_parts.hpp"
#include "workbench/pages/run_charts.hpp"
#include "workbench/report/usual_columns.hpp"

namespace headroom {
namespace {

/// Of each chart: a reader looks at the best ones, and the table has all.
constexpr std::size_t kMostVerdicts = 6;
constexpr std::size_t kMostAdvice = 3;

/// The row of each variant at its largest size, the fastest first.
std::vector<const ResultRow*> largestOf(const ChartedRows& charted) {
  std::vector<const ResultRow*> largest;
  for (const ResultRow* row : charted.rows) {
    const auto known = std::find_if(largest.begin(), largest.end(), [&](const ResultRow* other) {
      return other->variant == row->variant && other->configuration == row->configuration;
    });
    if (known == largest.end()) {
      largest.push_back(row);
    } else if (itemsOf(*row) > itemsOf(**known)) {
      *known = row;
    }
  }
  std::stable_sort(largest.begin(), largest.end(),
                   [](const ResultRow* one, const ResultRow* other) { return speedOf(*one) > speedOf(*other); });
  return largest;
}

PageVerdict verdictOn(const ResultRow& row, const std::string& name, const RunDocument& run,
                      const Catalogue& catalogue) {
  PageVerdict shown;
  shown.name = row.title.empty() ? name : fmt::format("{}: {}", name, row.title);
  const std::string sentences = verdict(row);
  const std::size_t end = sentences.find(". ");
  shown.headline = sentences.substr(0, end == std::string::npos ? end : end + 1);
  if (end != std::string::npos) shown.details = sentences.substr(end + 2);
  shown.percentOfCeiling = percentOfCeiling(row);
  shown.percentOfCeilingEstimated = estimatedPercentOfCeiling(row);
  for (const Mark mark : row.marks) shown.warnings.emplace_back(toText(mark));
  const Variant* variant = catalogue.known(row.variant);
  const auto device = std::find_if(run.context.devices.begin(), run.context.devices.end(),
                                   [&row](const DeviceDescription& each) { return each.id == row.deviceId; });
  if (variant == nullptr || device == run.context.devices.end()) return shown;
  for (const Advice& advice : adviceFor(row, *variant, *device, {.others = run.rows})) {
    if (shown.advice.size() < kMostAdvice) shown.advice.push_back(advice.sentence);
  }
  return shown;
}

void addVerdicts(Page& page, const std::vector<ChartedRows>& charted, const RunDocument& run,
                 const Catalogue& catalogue) {
  for (const ChartedRows& each : charted) {
    page.blocks.emplace_back(PageHeading{each.title});
    const std::vector<const ResultRow*> rows = largestOf(each);
    for (std::size_t i = 0; i < std::min(rows.size(), kMostVerdicts); ++i)
      page.blocks.emplace_back(verdictOn(*rows[i], each.nameOf(*rows[i]), run, catalogue));
    if (rows.size() > kMostVerdicts) {
      page.blocks.emplace_back(
          PageText{fmt::format("{} more variant{} in the results below.", rows.size() - kMostVerdicts,
                               rows.size() == kMostVerdicts + 1 ? " is" : "s are")});
    }
  }
}

void addRoofline(Page& page, const RunDocument& run, const Catalogue& catalogue) {
  RooflineReport report{rooflinesOf(run.rows, run.context.devices, catalogue), {}, run.rows};
  std::erase_if(report.rooflines,
                [](const Roofline& roofline) { return roofline.marks.empty() || roofline.roofs.empty(); });
  if (report.rooflines.empty()) return;
  for (const Roofline& roofline : report.rooflines) {
    std::vector<std::string>& advice = report.advice.emplace_back();
    for (const RooflineMark& mark : roofline.marks)
      advice.push_back(adviceOn(mark, run.rows, run.context.devices, catalogue));
  }
  page.blocks.emplace_back(PageHeading{"Roofline"});
  page.blocks.emplace_back(PagePicture{toSvg(report)});
}

void addResults(Page& page, const RunDocument& run) {
  page.blocks.emplace_back(PageHeading{"Results"});
  if (run.rows.empty()) {
    page.blocks.emplace_back(PageText{"The run has no results."});
    return;
  }
  page.blocks.emplace_back(PageList{nonEmptyLines(ceilingsText(run.rows))});
  const std::vector<ResultRow> rows = rowsOfTable(run.rows, {});
  PageTable table;
  const std::vector<const Column*> shown = usualColumns(rows);
  for (const Column* column : shown) {
    table.headings.push_back(titleOver(*column, rows));
    table.areNumbers.push_back(column->decimals != 0);
  }
  for (const ResultRow& row : rows) {
    std::vector<std::string>& cells = table.lines.emplace_back();
    for (const Column* column : shown) cells.push_back(cellText(*column, row));
  }
  page.blocks.emplace_back(std::move(table));
  if (const std::string reasons = toReasonsText(rows); !reasons.empty()) {
    page.blocks.emplace_back(PageHeading{"Warnings and failures"});
    page.blocks.emplace_back(PageList{nonEmptyLines(reasons)});
  }
}

void addMeasured(Page& page, const RunDocument& run, const Catalogue& catalogue) {
  const std::vector<ChartedRows> charted = chartedRows(run.rows);
  addVerdicts(page, charted, run, catalogue);
  if (std::vector<PagePicture> charts = chartsOf(charted); !charts.empty()) {
    page.blocks.emplace_back(PageHeading{"Speed"});
    for (PagePicture& chart : charts) page.blocks.emplace_back(std::move(chart));
  }
  addRoofline(page, run, catalogue);
  addResults(page, run);
}

void addCircumstances(Page& page, const RunDocument& run, const Catalogue& catalogue) {
  addDevices(page, run.context);
  addConditions(page, run.context);
  addPlans(page, run);
  std::set<std::string> variants;  // those of the table of results, which has no ceilings
  for (const ResultRow& row : run.rows) {
    if (row.role == Role::Variant) variants.insert(row.variant);
  }
  addKernels(page, run.context, variants, catalogue);
}

}  // namespace

Page pageOf(const RunDocument& run, const Catalogue& catalogue, const std::vector<PageBlock>& shown) {
  Page page{titleOf(run), subtitleOf(run), {}};
  addNote(page, run.label);
  addMeasured(page, run, catalogue);
  page.blocks.insert(page.blocks.end(), shown.begin(), shown.end());
  addCircumstances(page, run, catalogue);
  return page;
}

Page pageOf(const RunDocument& fresh, const RunDocument& base, const Comparison& comparison, const Catalogue& catalogue,
            const std::vector<PageBlock>& shown) {
  Page page{titleOf(fresh), subtitleOf(fresh), {}};
  addNote(page, fresh.label);
  addChanges(page, comparison, base);
  addMeasured(page, fresh, catalogue);
  page.blocks.insert(page.blocks.end(), shown.begin(), shown.end());
  addComparedPoints(page, comparison);
  addCircumstances(page, fresh, catalogue);
  return page;
}

}  // namespace headroom
