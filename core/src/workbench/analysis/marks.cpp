#include "headroom/analysis/marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace headroom {

std::string_view warningName(Mark mark) {
  switch (mark) {
    case Mark::BadStamps:
      return "invalid timestamps";
    case Mark::ClocksDisagree:
      return "clocks disagree";
    case Mark::OverCeiling:
      return "above ceiling";
    case Mark::SingleSample:
      return "single sample";
    case Mark::Unsteady:
      return "unstable";
    case Mark::Drift:
      return "drift";
    case Mark::Busy:
      return "background load";
    case Mark::Crashed:
      return "crashed once";
    case Mark::Unchecked:
      return "not checked";
    case Mark::AsCaptured:
      return "as captured";
    case Mark::LaunchCost:
      break;
  }
  return "launch cost";
}

MarkCounts countMarks(std::span<const ResultRow* const> rows) {
  MarkCounts counts;
  for (const ResultRow* row : rows) counts.rows += row->marks.empty() ? 0 : 1;
  for (const Mark mark : kAllMarks) {
    const auto count = std::count_if(rows.begin(), rows.end(), [mark](const ResultRow* row) {
      return std::find(row->marks.begin(), row->marks.end(), mark) != row->marks.end();
    });
    if (count > 0) counts.causes.emplace_back(mark, static_cast<std::size_t>(count));
  }
  return counts;
}

std::string marksText(std::span<const ResultRow* const> rows) {
  const MarkCounts counts = countMarks(rows);
  if (counts.rows == 0) return {};
  std::vector<std::string> causes;
  for (const auto& [mark, count] : counts.causes) causes.push_back(fmt::format("{} {}", count, warningName(mark)));
  const std::string all = fmt::format("{}", fmt::join(causes, ", "));
  if (rows.size() == 1) return fmt::format("1 of 1 result has a warning: {}", all);
  return counts.rows == 1 ? fmt::format("1 of {} results has a warning: {}", rows.size(), all)
                          : fmt::format("{} of {} results have warnings: {}", counts.rows, rows.size(), all);
}

}  // namespace headroom
