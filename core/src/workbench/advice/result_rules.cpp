// Rules about a single result, and about it beside others.
#include <fmt/format.h>

#include <array>
#include <cmath>

#include "headroom/analysis/verdict.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// Noise above which the median is too imprecise.
constexpr double kUnsteadyNoise = 0.05;

Sentence wrongResult(const Facts& facts) {
  if (facts.row.status != Status::WrongResult) return std::nullopt;
  return "The result is wrong, so its speed means nothing yet. Compare it with an earlier version on the same input, "
         "at a size small enough to read.";
}

Sentence done(const Facts& facts) {
  if (facts.percent < Facts::kDonePercent || facts.percent > kImpossiblePercentOfCeiling) return std::nullopt;
  return fmt::format("At {:.0f}% of its ceiling, this variant is done. Only an algorithm that {} could be faster.",
                     facts.percent,
                     facts.row.boundBy == Bound::Compute ? "needs fewer operations" : "moves less memory");
}

/// Whether the other row is for the same job, so that their times are comparable.
bool isSameJob(const ResultRow& row, const ResultRow& other) {
  return isValid(other) && other.role == Role::Variant && other.workload == row.workload && other.size == row.size &&
         other.parameters == row.parameters && other.device == row.device && other.variant != row.variant &&
         other.pixel == row.pixel && other.compulsoryFloats == row.compulsoryFloats && gigapixelsPerSecond(other) &&
         percentOfCeiling(other).value_or(0) <= kImpossiblePercentOfCeiling;
}

Sentence fasterVariant(const Facts& facts) {
  const auto rate = gigapixelsPerSecond(facts.row);
  // If variants compute different things, speeds are not comparable.
  if (!rate || facts.row.role == Role::Ceiling || !facts.workload.hasCommonTruth) return std::nullopt;
  const ResultRow* best = nullptr;
  for (const ResultRow& other : facts.known.others) {
    if (isSameJob(facts.row, other) && (best == nullptr || other.medianMs < best->medianMs)) best = &other;
  }
  if (best == nullptr || gigapixelsPerSecond(*best).value_or(0) < kAdviceAgreement * *rate) return std::nullopt;
  return fmt::format("{} does the same here {} times as fast. Compare the two sources.", best->variant,
                     plainText(facts.row.medianMs / best->medianMs, 2));
}

Sentence unsteady(const Facts& facts) {
  if (facts.row.noise <= kUnsteadyNoise) return std::nullopt;
  const std::size_t samples = countingSamples(facts.row).size();
  if (!std::isfinite(facts.row.noise))
    return samples == 1 ? "1 sample is too few to show how steady it is. Choose a smaller size or a longer time budget."
                        : fmt::format(
                              "{} samples are too few to show how steady it is. Choose a smaller size or a "
                              "longer time budget.",
                              samples);
  return fmt::format(
      "Its median is known to {:.0f}% only. Close other programs or raise the time budget before comparing it.",
      facts.row.noise * 100);
}

constexpr std::array kResultRules{
    Rule{{"wrong-result", "the result failed its check", AdviceNeeds::Result, kApple,
          "Tuning Procedure, validate the results"},
         wrongResult},
    Rule{{"done", "90 to 105% of the ceiling", AdviceNeeds::Result, kApple,
          "Tuning Procedure, if the performance is good enough you are done"},
         done},
};

constexpr std::array kComparisonRules{
    Rule{{"faster-variant", "another variant of the run does the same job at least 15% faster", AdviceNeeds::Others,
          kApple, "Tuning Procedure, repeat"},
         fasterVariant},
    Rule{{"unsteady", "the median's 95% interval is wider than 5%, or unknown", AdviceNeeds::Result, kApple,
          "Measuring Performance On Devices", AdviceSetting::TimeBudget},
         unsteady},
};

}  // namespace

std::span<const Rule> resultRules() {
  return kResultRules;
}

std::span<const Rule> comparisonRules() {
  return kComparisonRules;
}

}  // namespace headroom
