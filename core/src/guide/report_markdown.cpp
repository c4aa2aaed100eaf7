#include <fmt/format.h>

#include "guide/record_view.hpp"

namespace headroom {
namespace {

/// A bar would end the cell.
std::string escaped(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) text.insert(at, 1, '\\');
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

std::string lineOf(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& text : cells) line += ' ' + escaped(text) + " |";
  return line + '\n';
}

std::string gridText(const TextGrid& grid) {
  std::string text = lineOf(grid.header);
  text += "|";
  for (std::size_t i = 0; i < grid.header.size(); ++i) text += "---|";
  text += '\n';
  for (const auto& line : grid.lines) text += lineOf(line);
  return text;
}

}  // namespace

std::string toMarkdown(const GuideRecord& record, const Catalogue& catalogue) {
  std::string text = fmt::format("# The guide on {}\n\n{}; images of {}.\n", record.device.name,
                                 deviceFacts(record.device), toText(record.asked));
  for (const StepView& step : stepsOf(record, catalogue)) {
    text += fmt::format("\n## {}\n\n{}\n", step.step->title, step.step->text);
    for (const ExperimentView& view : step.experiments) {
      text += fmt::format("\n### {}\n\n{}\n\n> {}\n\n**{}**\n", view.experiment->title, view.experiment->question,
                          view.experiment->background, escaped(view.verdict));
      if (!view.table.lines.empty()) text += '\n' + gridText(view.table);
    }
  }
  const std::vector<AdvisedRow> advised = advisedRows(record, catalogue);
  if (!advised.empty()) text += "\n## What to try next\n";
  for (const AdvisedRow& row : advised) {
    text += fmt::format("\n### {}\n\n{}\n\n", row.row->variant, escaped(verdict(*row.row)));
    for (const Advice& advice : row.advice) text += fmt::format("- {} ({})\n", advice.sentence, advice.source);
  }
  return text;
}

}  // namespace headroom
