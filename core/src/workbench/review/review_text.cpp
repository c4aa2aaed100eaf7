// A review as a table and as Markdown.
#include <fmt/format.h>

#include <algorithm>

#include "headroom/review.hpp"
#include "text/markdown.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"
#include "workbench/checking/users_files.hpp"

namespace headroom {
namespace {

/// Entries of one kernel and step: one that is not Right, or all that are.
struct ReviewLine {
  const ReviewEntry* entry;
  std::size_t count = 1;
};

std::vector<ReviewLine> reviewLines(const Review& review) {
  std::vector<ReviewLine> lines;
  for (const ReviewEntry& entry : review.entries) {
    const bool isJoined = entry.verdict == ReviewVerdict::Right && entry.change.empty();
    const auto same = std::ranges::find_if(lines, [&entry](const ReviewLine& line) {
      return line.entry->kernel == entry.kernel && line.entry->step == entry.step &&
             line.entry->verdict == ReviewVerdict::Right && line.entry->change.empty();
    });
    if (isJoined && same != lines.end()) {
      ++same->count;
    } else {
      lines.push_back({&entry});
    }
  }
  return lines;
}

std::string whereText(const ReviewLine& line) {
  if (line.count == 1) return line.entry->where;
  return fmt::format("{} {}", line.count, line.entry->step == ReviewStep::Validate ? "sizes" : "builds");
}

std::string kernelNameText(const ReviewEntry& entry, const std::string& folder) {
  return entry.step == ReviewStep::Read ? relativeTo(folder, entry.kernel) : entry.kernel;
}

std::string orDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

std::string headText(const Review& review) {
  return fmt::format("Check of {} on {}{}.", review.target, review.device.empty() ? "no device" : review.device,
                     review.baseline.empty() ? "" : ", compared with " + review.baseline);
}

std::string counted(std::size_t number, std::string_view what) {
  return number == 0 ? "" : fmt::format(", {} {}", number, what);
}

std::string verdictText(const Review& review) {
  const ReviewVerdict verdict = verdictOf(review);
  std::string name(toText(verdict));
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  std::string text = fmt::format("{}: {} right", name, count(review, ReviewVerdict::Right));
  for (const ReviewVerdict each : {ReviewVerdict::Wrong, ReviewVerdict::Slower, ReviewVerdict::Undecided})
    text += counted(count(review, each), toText(each));
  return text + '.';
}

std::string footText(const Review& review) {
  if (review.baseline.empty()) return "Speed was not compared: no baseline is named.";
  return fmt::format("\"time\" is the change from the baseline. A change of up to {} is not slower.",
                     shareText(review.margin));
}

std::string placePrefix(const ReviewEntry& entry, const std::string& folder) {
  if (entry.place.file.empty()) return {};
  const std::string column = entry.place.column > 0 ? fmt::format(":{}", entry.place.column) : "";
  return fmt::format("{}:{}{}: ", relativeTo(folder, entry.place.file), std::max(1, entry.place.line), column);
}

/// The reasons of rejected files name them.
std::string sentenceOf(const ReviewEntry& entry, const std::string& folder) {
  const std::string prefix = placePrefix(entry, folder);
  if (entry.step == ReviewStep::Read) return fmt::format("{}: {}", toText(entry.verdict), entry.reason);
  return fmt::format("{}{}: {}, {}{}: {}", prefix, toText(entry.verdict), entry.kernel, toText(entry.step),
                     entry.where.empty() ? "" : " (" + entry.where + ")", entry.reason);
}

struct ReviewColumn {
  std::string_view title;
  bool alignRight;
  std::string (*text)(const ReviewLine& line, const std::string& folder);
};

const std::vector<ReviewColumn>& reviewColumns() {
  static const std::vector<ReviewColumn> kColumns{
      {"kernel", false,
       [](const ReviewLine& line, const std::string& folder) { return kernelNameText(*line.entry, folder); }},
      {"step", false, [](const ReviewLine& line, const std::string&) { return std::string(toText(line.entry->step)); }},
      {"at", false, [](const ReviewLine& line, const std::string&) { return orDash(whereText(line)); }},
      {"time", true, [](const ReviewLine& line, const std::string&) { return orDash(line.entry->change); }},
      {"interval", true, [](const ReviewLine& line, const std::string&) { return orDash(line.entry->interval); }},
      {"result", false,
       [](const ReviewLine& line, const std::string&) { return std::string(toText(line.entry->verdict)); }}};
  return kColumns;
}

}  // namespace

std::string toTextTable(const Review& review, const std::string& folder, int width) {
  std::vector<TextColumn> columns;
  for (const ReviewColumn& column : reviewColumns()) {
    TextColumn shown{std::string(column.title), column.alignRight, {}};
    for (const ReviewLine& line : reviewLines(review)) shown.cells.push_back(column.text(line, folder));
    columns.push_back(std::move(shown));
  }
  std::string text = headText(review) + '\n';
  if (!review.entries.empty()) text += alignedTable(columns, width);
  for (const ReviewEntry& entry : review.entries) {
    if (entry.verdict == ReviewVerdict::Right) continue;
    text += sentenceOf(entry, folder) + '\n';
    if (!entry.log.empty()) text += entry.log + (entry.log.ends_with('\n') ? "" : "\n");
  }
  return text + footText(review) + '\n' + verdictText(review) + '\n';
}

std::string toMarkdown(const Review& review, const std::string& folder) {
  std::vector<std::string> header;
  for (const ReviewColumn& column : reviewColumns()) header.emplace_back(column.title);
  header.emplace_back("why");
  std::vector<std::vector<std::string>> lines;
  for (const ReviewLine& line : reviewLines(review)) {
    std::vector<std::string> cells;
    for (const ReviewColumn& column : reviewColumns()) cells.push_back(column.text(line, folder));
    cells.push_back(line.entry->reason.empty() ? "" : placePrefix(*line.entry, folder) + line.entry->reason);
    lines.push_back(std::move(cells));
  }
  std::string text = fmt::format("**{}**\n\n{}\n\n", markdownCell(verdictText(review)), markdownCell(headText(review)));
  if (!lines.empty()) text += markdownTable(header, lines) + '\n';
  for (const std::string& note : review.notes) text += markdownCell(note) + "\n\n";
  return text + markdownCell(footText(review)) + '\n';
}

}  // namespace headroom
