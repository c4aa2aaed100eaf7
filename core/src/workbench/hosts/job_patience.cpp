#include "workbench/hosts/job_patience.hpp"

#include <variant>

namespace headroom {

namespace {

constexpr double kGenerous = 4;

}  // namespace

std::chrono::milliseconds samplingTimeOf(const Job& job) {
  double seconds = 0;
  if (const auto* measure = std::get_if<MeasureJob>(&job)) seconds = measure->sampling.timeBudgetSeconds;
  if (const auto* pair = std::get_if<PairJob>(&job)) seconds = pair->seconds;
  if (const auto* split = std::get_if<SplitJob>(&job)) seconds = split->seconds;
  return std::chrono::milliseconds(static_cast<std::int64_t>(kGenerous * seconds * 1000));
}

}  // namespace headroom
