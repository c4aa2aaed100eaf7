#include <fmt/format.h>

#include "headroom/analysis/verdict.hpp"
#include "text/markdown.hpp"
#include "workbench/guide/record_view.hpp"

namespace headroom {

std::string toMarkdown(const GuideRecord& record, const Catalogue& catalogue) {
  std::string text =
      fmt::format("# The guide on {}\n\n{}.\n", markdownCell(record.device.name), markdownCell(factsOf(record)));
  for (const StepView& step : stepsOf(record, catalogue)) {
    text += fmt::format("\n## {}\n\n{}\n", step.step->title, step.step->text);
    for (const ExperimentView& view : step.experiments) {
      text += fmt::format("\n### {}\n\n{}\n\n> {}\n\n**{}**\n", view.experiment->title, view.experiment->question,
                          view.experiment->background, markdownCell(view.verdict));
      if (!view.table.lines.empty()) text += '\n' + markdownTable(view.table.header, view.table.lines);
    }
  }
  const std::vector<AdvisedRow> advised = advisedRows(record, catalogue);
  if (!advised.empty()) text += "\n## What to try next\n";
  for (const AdvisedRow& row : advised) {
    text += fmt::format("\n### {}\n\n{}\n\n", markdownCell(row.row->variant), markdownCell(verdict(*row.row)));
    for (const Advice& advice : row.advice)
      text += fmt::format("- {} ({})\n", markdownCell(advice.sentence), markdownCell(advice.source));
  }
  return text;
}

}  // namespace headroom
