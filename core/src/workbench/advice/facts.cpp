#include "workbench/advice/facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Share of the kernels' time below which a pass is not worth optimising.
constexpr double kBriefShare = 0.1;

bool areKnown(const std::vector<std::string>& expressions, const Symbols& symbols) {
  return std::ranges::all_of(expressions, [&](const std::string& each) { return isKnown(each, symbols); });
}

/// Returns nothing if the launch depends on a loop or a value read back, or if the pass launches no kernel.
std::optional<PassFacts> factsOfPass(const Pass& pass, const Symbols& symbols, const CompiledProgram* program) {
  if (pass.kernel.empty() || !areKnown(pass.global, symbols)) return std::nullopt;
  PassFacts facts;
  facts.pass = &pass;
  facts.items = workItemsOf(pass, symbols);
  if (!std::isfinite(facts.items)) return std::nullopt;
  for (const std::string& extent : pass.global)
    facts.global.push_back(std::max(1.0, std::ceil(evaluate(extent, symbols))));
  if (!pass.local.empty() && areKnown(pass.local, symbols)) {
    facts.itemsPerGroup = facts.groups = 1;
    for (std::size_t d = 0; d < std::min(pass.local.size(), facts.global.size()); ++d) {
      const double local = std::max(1.0, std::ceil(evaluate(pass.local[d], symbols)));
      facts.itemsPerGroup *= local;
      facts.groups *= std::ceil(facts.global[d] / local);
    }
  }
  if (program == nullptr) return facts;
  const auto found = std::ranges::find_if(
      program->kernels, [&](const CompiledKernel& kernel) { return kernel.facts.name == pass.kernel; });
  if (found != program->kernels.end()) facts.compiled = &*found;
  return facts;
}

/// Share of the time of all of the variant's kernels, by the commands' timestamps; 1 if these are unknown.
double shareOfTime(const ResultRow& row, const Variant& variant, const std::string& kernel) {
  double all = 0;
  double own = 0;
  for (const CommandStamp& stamp : row.timeline) {
    const bool isOfPass = std::ranges::any_of(
        variant.passes, [&](const Pass& pass) { return !pass.kernel.empty() && pass.kernel == stamp.name; });
    if (!isOfPass || stamp.endNs <= stamp.startNs) continue;
    const auto time = static_cast<double>(stamp.endNs - stamp.startNs);
    all += time;
    if (stamp.name == kernel) own += time;
  }
  return all > 0 ? own / all : 1;
}

/// Sets loop names to their first iteration, so that names used by passes have values.
void addLoops(Symbols& symbols, const Variant& variant) {
  for (const Loop& loop : variant.loops) {
    symbols.try_emplace(loop.name, 0);
    for (const auto& [name, value] : loop.start) {
      if (isKnown(value, symbols)) symbols.try_emplace(name, evaluate(value, symbols));
    }
  }
}

void addTraffic(Facts& facts) {
  const ResultRow& row = facts.row;
  facts.traffic = row.modelFloats;
  facts.overEstimate = measuredOverEstimate(row);
  const AccessCounts* const counts = facts.known.counts;
  const double items = itemsOf(row);
  if (facts.traffic || counts == nullptr || !(items > 0)) return;
  const double bytes = counts->globalLoadBytes + counts->globalStoreBytes;
  if (!(bytes > 0)) return;
  facts.traffic = bytes / sizeof(float) / items;
  facts.isTrafficCounted = true;
  // The memory ceiling is the compulsory traffic at the copy's speed.
  const auto rate = gigapixelsPerSecond(row);
  const bool isOfMemory = row.boundBy == Bound::Memory && row.ceilingGigapixelsPerSecond && row.compulsoryFloats > 0;
  if (!rate || !isOfMemory) return;
  facts.overEstimate = *rate / (*row.ceilingGigapixelsPerSecond * row.compulsoryFloats / *facts.traffic);
}

}  // namespace

Facts factsFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
               const AdviceFacts& known) {
  const Workload& workload = findWorkload(variant.workload);
  Facts facts{.row = row, .variant = variant, .workload = workload, .device = device, .known = known};
  facts.percent = hasMark(row, Mark::LaunchCost) ? 0 : percentOfCeiling(row).value_or(0);
  addTraffic(facts);
  Symbols symbols = symbolsFor(workload, variant, row.size, row.parameters, &device);
  for (const Pass& pass : variant.passes) {
    std::optional<PassFacts> found = factsOfPass(pass, symbols, known.compiled);
    if (!found) continue;
    found->isBrief = shareOfTime(row, variant, pass.kernel) < kBriefShare;
    const bool isFewest = facts.fewest.pass == nullptr || found->items < facts.fewest.items;
    if (isFewest && !found->isBrief) facts.fewest = *found;
    facts.passes.push_back(std::move(*found));
  }
  addLoops(symbols, variant);
  facts.text = textFactsOf(variant, symbols);
  return facts;
}

std::string grouped(double number) {
  std::string digits = fmt::format("{:.0f}", number);
  for (std::ptrdiff_t at = std::ssize(digits) - 3; at > 0; at -= 3) digits.insert(static_cast<std::size_t>(at), 1, ',');
  return digits;
}

std::string counted(double number, std::string_view one, std::string_view many) {
  return number == 1 ? std::string(one) : fmt::format(fmt::runtime(many), grouped(number));
}

}  // namespace headroom
