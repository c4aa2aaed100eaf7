#include "headroom/tuning/tuning.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/job.hpp"
#include "system/user_folders.hpp"

namespace headroom {

namespace {

constexpr std::array kMethods{SearchMethod::Exhaustive, SearchMethod::Random, SearchMethod::Learning,
                              SearchMethod::Genetic};

struct Unit {
  std::string_view name;
  double seconds;
};
constexpr double kMsPerSecond = 1e3;
constexpr std::array kUnits{Unit{"", 1}, Unit{"s", 1}, Unit{"min", 60}, Unit{"h", 3600}};

}  // namespace

std::string_view toText(SearchMethod method) {
  switch (method) {
    case SearchMethod::Exhaustive:
      return "exhaustive";
    case SearchMethod::Random:
      return "random";
    case SearchMethod::Genetic:
      return "genetic";
    case SearchMethod::Learning:
      break;
  }
  return "learning";
}

SearchMethod searchMethodFromText(std::string_view text) {
  for (const SearchMethod method : kMethods) {
    if (toText(method) == text) return method;
  }
  throw UsageError(fmt::format("There is no search \"{}\". Choose learning, genetic, random or exhaustive.", text));
}

std::string_view toText(Invalidity invalidity) {
  switch (invalidity) {
    case Invalidity::None:
      return "valid";
    case Invalidity::TooMuchLocalMemory:
      return "too much local memory";
    case Invalidity::TooLargeGroup:
      return "too large a group";
    case Invalidity::DeviceLimit:
      return "device limit";
    case Invalidity::BuildFailed:
      return "build failed";
    case Invalidity::WrongResult:
      return "wrong result";
    case Invalidity::TimedOut:
      return "timed out";
    case Invalidity::Crashed:
      return "crashed";
    case Invalidity::Unsupported:
      return "unsupported";
    case Invalidity::CallFailed:
      break;
  }
  return "call failed";
}

Invalidity invalidityOf(const ResultRow& row) {
  switch (row.status) {
    case Status::Ok:
      return isValid(row) ? Invalidity::None : Invalidity::CallFailed;
    case Status::BuildFailed:
      return Invalidity::BuildFailed;
    case Status::WrongResult:
      return Invalidity::WrongResult;
    case Status::Unsupported:
      return Invalidity::Unsupported;
    case Status::DeviceLimit:
      if (row.limit == Limit::LocalMemory) return Invalidity::TooMuchLocalMemory;
      return row.limit == Limit::WorkGroup ? Invalidity::TooLargeGroup : Invalidity::DeviceLimit;
    case Status::TimedOut:
    case Status::OverBudget:
      return Invalidity::TimedOut;
    case Status::Crashed:
      return Invalidity::Crashed;
    case Status::Failed:
    case Status::Cancelled:
      break;
  }
  return Invalidity::CallFailed;
}

std::optional<double> measuredSpeed(const ResultRow& row) {
  if (isTimed(row) && !(itemsOf(row) > 0)) return kMsPerSecond / row.medianMs;
  const std::optional<double> items = gigapixelsPerSecond(row);
  return items ? std::optional(*items * countsPerItem(row)) : std::nullopt;
}

std::string speedUnit(const ResultRow& row) {
  return itemsOf(row) > 0 ? rateUnit(row) : "launches/s";
}

std::string speedUnit(const TuningReport& report) {
  const auto timed = std::ranges::find_if(report.tried, [](const TuningResult& result) { return isTimed(result.row); });
  if (timed != report.tried.end()) return speedUnit(timed->row);
  const std::string& variant = report.target.variant;
  const Workload* workload = knownWorkload(variant.substr(0, variant.find('.')));
  return itemRateUnit(workload == nullptr ? "pixel" : workload->item);
}

bool isAbandoned(const ResultRow& row) {
  return row.stoppedBy == kStoppedBySlowness;
}

const ResultRow* comparedRow(const TuningReport& report, const Configuration& configuration) {
  const std::string wanted = toText(configuration);
  const auto found = std::find_if(report.compared.begin(), report.compared.end(),
                                  [&wanted](const ResultRow& row) { return row.configuration == wanted; });
  return found == report.compared.end() ? nullptr : &*found;
}

std::optional<double> speedUp(const TuningReport& report) {
  const ResultRow* standard = comparedRow(report, report.standard);
  const ResultRow* best = report.best ? comparedRow(report, *report.best) : nullptr;
  if (standard == nullptr || best == nullptr || !isValid(*standard) || !isValid(*best)) return std::nullopt;
  return standard->medianMs / best->medianMs;
}

std::map<Invalidity, std::size_t> countByInvalidity(std::span<const TuningResult> results) {
  std::map<Invalidity, std::size_t> counts;
  for (const TuningResult& result : results) ++counts[invalidityOf(result.row)];
  return counts;
}

std::string invalidText(std::span<const TuningResult> results) {
  std::size_t invalid = 0;
  std::string kinds;
  for (const auto& [invalidity, count] : countByInvalidity(results)) {
    if (invalidity == Invalidity::None) continue;
    invalid += count;
    kinds += fmt::format("{}{} {}", kinds.empty() ? "" : ", ", count, toText(invalidity));
  }
  return invalid == 0 ? std::string() : fmt::format("{} invalid: {}", invalid, kinds);
}

bool hasExcluded(const TuningReport& report) {
  return report.allowed < report.configurations || !report.isAllowedExact;
}

std::string spaceText(std::uint64_t configurations, std::uint64_t allowed, bool isAllowedExact) {
  if (!isAllowedExact) return fmt::format("{} configurations, at most {} allowed", configurations, allowed);
  if (allowed == configurations) return fmt::format("{} configurations", configurations);
  return fmt::format("{} configurations, {} allowed", configurations, allowed);
}

std::filesystem::path tuningFolder() {
  const auto folder = dataFolder();
  return folder ? *folder / "tuning" : std::filesystem::path();
}

double parseSeconds(std::string_view text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, failure] = std::from_chars(text.data(), end, number);
  const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
  const auto known =
      std::find_if(kUnits.begin(), kUnits.end(), [unit](const Unit& candidate) { return candidate.name == unit; });
  if (failure == std::errc() && known != kUnits.end() && std::isfinite(number) && number >= 0) {
    return number * known->seconds;
  }
  throw UsageError(fmt::format("\"{}\" is not a time. Write e.g. 60s, 2min or 1h.", text));
}

}  // namespace headroom
