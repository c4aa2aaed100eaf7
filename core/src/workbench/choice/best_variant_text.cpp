// A ranking in words.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "headroom/choice.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

/// "exact or within 0.0005"
std::string inWords(Allowance allowance) {
  if (allowance == Allowance::Exact) return "that are exact";
  return fmt::format("that are exact or within {:g}", allowance == Allowance::Fast ? kFastError : kVisuallyExactError);
}

std::string dayOf(const MeasuredPoint& point) {
  return point.measuredAt.substr(0, point.measuredAt.find('T'));
}

std::string whereOf(const MeasuredPoint& point) {
  return toText(point.size) + afterComma(point.parameters);
}

std::string whereAndWhen(const MeasuredPoint& point) {
  return fmt::format("{}, measured {}", whereOf(point), dayOf(point));
}

std::string rateOf(const Candidate& candidate, const ChoicePlan& plan) {
  if (!candidate.ms || *candidate.ms <= 0) return {};
  return significantText(static_cast<double>(plan.size.pixels()) / (*candidate.ms * 1e6), 3);
}

std::string errorOf(const Candidate& candidate) {
  if (candidate.error) return plainText(*candidate.error, 2);
  return candidate.isExact ? "exact" : "not stated";
}

std::string aboutOf(const Candidate& candidate) {
  if (!candidate.failure.empty()) return candidate.failure;
  if (!candidate.by) return "not measured";
  return (candidate.knowledge == Knowledge::There ? "at " : "extrapolated from ") + whereAndWhen(*candidate.by);
}

}  // namespace

std::string toSentence(const Ranking& ranking) {
  const Candidate& chosen = headroom::chosen(ranking);
  const auto within = [](const Candidate& candidate) { return candidate.isWithin && candidate.failure.empty(); };
  const auto timed = [&](const Candidate& candidate) { return within(candidate) && candidate.ms.has_value(); };
  const auto count = [&](const auto& matches) {
    return std::count_if(ranking.candidates.begin(), ranking.candidates.end(), matches);
  };
  const std::string allowed = inWords(ranking.plan.allowance);
  if (!chosen.by) {
    return fmt::format("{}: by its cost the likeliest of {} {} on {}, where none was measured yet.", chosen.variant,
                       count(within), allowed, ranking.device);
  }
  const auto others = count(timed);
  const std::string where = whereOf(*chosen.by);
  const std::string day = dayOf(*chosen.by);
  const bool isThere = chosen.knowledge == Knowledge::There;
  std::string place;
  if (others == 1) {
    const auto all = count(within);
    place = isThere ? fmt::format("the only one measured of {} {} on {} at {}, measured {}", all, allowed,
                                  ranking.device, where, day)
                    : fmt::format("the only one measured of {} {} on {}, extrapolated from {}, measured {}", all,
                                  allowed, ranking.device, where, day);
  } else {
    place = isThere
                ? fmt::format("fastest of {} {} on {} at {}, measured {}", others, allowed, ranking.device, where, day)
                : fmt::format("fastest of {} {} on {}, extrapolated from {}, measured {}", others, allowed,
                              ranking.device, where, day);
  }
  return fmt::format("{}: {}.", chosen.variant, place);
}

std::string toTextTable(const Ranking& ranking) {
  std::vector<TextColumn> columns{
      {"", false, {}}, {"variant", false, {}}, {"GP/s", true, {}}, {"error", true, {}}, {"measured", false, {}}};
  for (const Candidate& candidate : ranking.candidates) {
    const bool isChosen = &candidate == &chosen(ranking);
    columns[0].cells.emplace_back(isChosen ? "*" : candidate.isWithin ? " " : "-");
    columns[1].cells.push_back(candidate.variant);
    columns[2].cells.push_back(rateOf(candidate, ranking.plan));
    columns[3].cells.push_back(errorOf(candidate));
    columns[4].cells.push_back(aboutOf(candidate));
  }
  return alignedTable(columns) + fmt::format(
                                     "Those {} come first, by their measured speed, then by what they are expected to "
                                     "cost. *: chosen. -: further from exact than that.\n",
                                     inWords(ranking.plan.allowance));
}

}  // namespace headroom
