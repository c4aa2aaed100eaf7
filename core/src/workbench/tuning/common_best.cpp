// The best configuration for several sizes together.
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "headroom/tuning/tuning.hpp"

namespace headroom {
namespace {

struct SumOfTimes {
  Configuration configuration;
  double ms = 0;
  std::size_t sizes = 0;
};

/// Adds a target's valid times, those of the comparison where there are any.
void addTimes(std::map<std::string, SumOfTimes>& sums, const TuningReport& report) {
  std::map<std::string, std::pair<Configuration, double>> times;
  for (const TuningResult& result : report.tried) {
    const ResultRow* compared = comparedRow(report, result.configuration);
    const ResultRow& row = compared != nullptr ? *compared : result.row;
    if (isValid(row)) times[toText(result.configuration)] = {result.configuration, row.medianMs};
  }
  for (const auto& [text, time] : times) {
    SumOfTimes& sum = sums[text];
    sum.configuration = time.first;
    sum.ms += time.second;
    ++sum.sizes;
  }
}

}  // namespace

std::optional<CommonBest> commonBest(std::span<const TuningReport> reports, std::string_view variant) {
  std::map<std::string, SumOfTimes> sums;
  CommonBest best;
  for (const TuningReport& report : reports) {
    if (report.target.variant != variant) continue;
    best.sizes.push_back(report.target.size);
    addTimes(sums, report);
  }
  if (best.sizes.size() < 2) return std::nullopt;
  std::erase_if(sums, [&](const auto& sum) { return sum.second.sizes < best.sizes.size(); });
  if (sums.empty()) return std::nullopt;
  const auto least = std::ranges::min_element(sums, {}, [](const auto& sum) { return sum.second.ms; });
  best.configuration = least->second.configuration;
  best.ms = least->second.ms;
  best.configurations = sums.size();
  return best;
}

}  // namespace headroom
