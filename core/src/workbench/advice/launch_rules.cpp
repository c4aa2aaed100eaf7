// Rules about launches.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "text/number_text.hpp"
#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// If the host time is this multiple of the kernel's, the kernel is not the bottleneck.
constexpr double kOverheadFactor = 2;
/// The guide's largest launch cost: much longer kernels are not affected by it.
constexpr double kLongestLaunchMs = 0.1;
/// Numbers that a CPU computes at a time: narrower groups do not fill its vectors.
constexpr double kCpuMultiple = 8;

Sentence launchCost(const Facts& facts) {
  if (!hasMark(facts.row, Mark::LaunchCost)) return std::nullopt;
  return "Measure a larger size, or do more per launch: most of the time is the cost of starting launches.";
}

Sentence launchBound(const Facts& facts) {
  const ResultRow& row = facts.row;
  if (row.role == Role::HostPeer || facts.variant.passes.empty()) return std::nullopt;
  if (row.wallMs < kOverheadFactor * row.medianMs) return std::nullopt;
  // With a long kernel, other programs delay the host, not the launch.
  if (row.medianMs > kLongestLaunchMs) return std::nullopt;
  return fmt::format(
      "Launching and waiting take {} \u00b5s around {} \u00b5s of kernel. Do more per launch, or enqueue many before "
      "waiting.",
      plainText((row.wallMs - row.medianMs) * 1e3, 2), plainText(row.medianMs * 1e3, 2));
}

/// Returns the largest integer up to `most` that divides it.
double largestDivisor(double number, double most) {
  for (double divisor = std::min(number, most); divisor > 1; --divisor) {
    if (std::fmod(number, divisor) == 0) return divisor;
  }
  return 1;
}

Sentence primeLocal(const Facts& facts) {
  if (!facts.mayBeFaster()) return std::nullopt;
  const auto most = static_cast<double>(std::max<std::size_t>(facts.device.maxWorkGroupSize, 1));
  for (const PassFacts& pass : facts.passes) {
    if (pass.isBrief || !pass.pass->local.empty() || pass.global.empty()) continue;
    const bool saysMultiple = pass.compiled != nullptr && pass.compiled->facts.preferredMultiple;
    const double wanted = facts.isOnCpu() ? kCpuMultiple
                          : saysMultiple  ? static_cast<double>(*pass.compiled->facts.preferredMultiple)
                                          : kHardwareThread;
    const double widest = largestDivisor(pass.global.front(), most);
    if (widest >= std::min(wanted, pass.global.front())) continue;
    const std::string global = grouped(pass.global.front());
    return fmt::format(
        "{} has no local size, and groups must divide its {}: the widest such group has {}. Give the pass a local size "
        "of {}, which rounds the global size up, and let work-items beyond the end do nothing.",
        pass.pass->kernel,
        pass.global.size() > 1 ? fmt::format("{} work-items along x", global) : fmt::format("{} work-items", global),
        counted(widest, "1 work-item", "{} work-items"), grouped(std::max(wanted, 64.0)));
  }
  return std::nullopt;
}

Sentence groupShape(const Facts& facts) {
  if (!facts.isFar() || facts.isOnCpu() || facts.fewest.itemsPerGroup <= 0) return std::nullopt;
  const auto items = static_cast<long>(facts.fewest.itemsPerGroup);
  if (items % kHardwareThread == 0) return std::nullopt;
  return fmt::format("Its work-groups have {} work-items, and GPUs run {} or 64 at once. Use a multiple.", items,
                     kHardwareThread);
}

constexpr std::array kLaunchRules{
    Rule{{"launch-cost", "the result has the warning \"launch cost\": starting launches takes over half of its time",
          AdviceNeeds::Result, kApple, "Guidelines For Reducing Overhead, small kernels"},
         launchCost},
    Rule{{"launch-bound", "a kernel under 0.1 ms, and the host clock shows over twice its time", AdviceNeeds::Result,
          kApple, "Guidelines For Reducing Overhead, small kernels"},
         launchBound},
    Rule{{"prime-local",
          "a pass without a local size, and no divisor of its global size along x from the preferred multiple to the "
          "largest group",
          AdviceNeeds::Result, "Khronos, OpenCL 1.2 Specification",
          "clEnqueueNDRangeKernel, local sizes divide global sizes"},
         primeLocal},
    Rule{{"group-shape", "a GPU, and groups that are not a multiple of 32", AdviceNeeds::Result, kApple,
          "Tuning Procedure, multiples of a particular number"},
         groupShape},
};

}  // namespace

bool hasNarrowGroups(const Facts& facts) {
  return primeLocal(facts).has_value();
}

std::span<const Rule> launchRules() {
  return kLaunchRules;
}

}  // namespace headroom
