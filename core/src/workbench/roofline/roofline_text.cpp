// A roofline as tables for people.
#include <fmt/format.h>

#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/roofline.hpp"
#include "headroom/values/device.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

constexpr int kDigits = 3;

std::string numberText(std::optional<double> number) {
  return number ? significantText(*number, kDigits) : "-";
}

std::string roofsTable(const Roofline& line, std::span<const ResultRow> rows, int width) {
  std::vector<TextColumn> columns{{"roof", false, {}, 0, 0},
                                  {"rate", true, {}, 0, 0},
                                  {"ridge op/byte", true, {}, 0, 1},
                                  {"measured by", false, {}, 0, 3},
                                  {"size", false, {}, 0, 2}};
  for (std::size_t i = 0; i < line.roofs.size(); ++i) {
    const Roof& roof = line.roofs[i];
    // For memories with the peak of most marks, for peaks with the memory of most marks.
    const auto ridge = std::find_if(line.ridges.begin(), line.ridges.end(), [&](const Ridge& each) {
      return (each.memory == i && each.peak == line.main->peak) || (each.peak == i && each.memory == line.main->memory);
    });
    columns[0].cells.push_back(roof.name);
    columns[1].cells.push_back(rateText(roof));
    columns[2].cells.push_back(ridge == line.ridges.end() ? "-" : numberText(ridge->intensity));
    columns[3].cells.push_back(rows[roof.row].variant);
    columns[4].cells.push_back(toText(rows[roof.row].size));
  }
  return alignedTable(columns, width);
}

std::string marksTable(const Roofline& line, std::span<const ResultRow> rows, int width) {
  std::vector<ResultRow> marked;
  for (const RooflineMark& mark : line.marks) marked.push_back(withoutSamples(rows[mark.row]));
  const Column& rate = findColumn("gflop_per_s");
  const std::string unit = titleOver(rate, marked);
  std::vector<TextColumn> columns{{"variant", false, {}, 0, 0},  {"size", false, {}, 0, 0},
                                  {"op/byte", true, {}, 0, 0},   {"own loads op/byte", true, {}, 9, 2},
                                  {unit, true, {}, 0, 0},        {"roof " + unit, true, {}, 9, 3},
                                  {"% of roof", true, {}, 5, 0}, {"bound by", false, {}, 0, 4},
                                  {"limiter", false, {}, 9, 5},  {"warnings", false, {}, 12, 1}};
  const Column& marks = findColumn("marks");
  for (const RooflineMark& mark : line.marks) {
    const ResultRow& row = rows[mark.row];
    columns[0].cells.push_back(line.trails[mark.trail]);
    columns[1].cells.push_back(toText(row.size));
    columns[2].cells.push_back(numberText(mark.intensity));
    columns[3].cells.push_back(numberText(mark.own));
    columns[4].cells.push_back(numberText(mark.rate));
    columns[5].cells.push_back(numberText(mark.roof));
    columns[6].cells.push_back(numberText(mark.percent));
    columns[7].cells.push_back(row.boundBy == Bound::Unknown ? "-" : std::string(toText(row.boundBy)));
    columns[8].cells.push_back(limiterText(row));
    columns[9].cells.push_back(cellText(marks, row));
  }
  return alignedTable(columns, width);
}

}  // namespace

std::string toTextTable(const RooflineReport& report, int width) {
  std::string text;
  for (const Roofline& line : report.rooflines) {
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n",
                        report.rooflines.size() > 1 ? deviceLabelOf(line) : line.device);
    if (line.roofs.empty()) {
      text += "No roofs were measured. Run with ceilings.\n";
    } else {
      text += '\n' + roofsTable(line, report.rows, width);
    }
    if (!line.marks.empty()) text += '\n' + marksTable(line, report.rows, width);
    if (!line.undrawn.empty()) text += "\nNot drawn:\n";
    for (const Undrawn& undrawn : line.undrawn) text += fmt::format("  {}\n", undrawn.sentence);
  }
  return text;
}

}  // namespace headroom
