// Rules about the utilisation of a device.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "headroom/compiled.hpp"
#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// Groups per CPU core; with fewer, cores idle during the last ones.
constexpr double kGroupsPerCore = 4;
/// Cost of the last wave of groups from which the rule applies.
constexpr double kTail = 1.15;
/// Share of a compute unit's waves below which latency is hardly hidden.
constexpr double kLowOccupancy = 0.5;

/// Ways to get more work-items.
std::string moreWork(const Facts& facts) {
  const bool isOnePerItem = facts.fewest.items >= itemsOf(facts.row);
  return isOnePerItem ? "measure a larger size" : "split the work of each into independent pieces";
}

Sentence parallelism(const Facts& facts) {
  if (!facts.isFar() || facts.fewest.items <= 0) return std::nullopt;
  const double units = facts.device.computeUnits;
  const double groups = facts.fewest.groups;
  if (facts.isOnCpu()) {
    if (groups <= 0 || groups >= kGroupsPerCore * units) return std::nullopt;
    const std::string cores = grouped(units);
    const std::string fact = groups > 1
                                 ? fmt::format("{} work-groups on {} cores leave cores waiting", grouped(groups), cores)
                                 : fmt::format("1 work-group on {} cores leaves cores waiting", cores);
    return fmt::format("{}, and {} keep them busy. Choose smaller groups, or {}.", fact,
                       grouped(kGroupsPerCore * units), moreWork(facts));
  }
  const double wanted = units * static_cast<double>(facts.device.maxWorkGroupSize);
  if (facts.fewest.items >= wanted) return std::nullopt;
  return fmt::format("{} on a device that wants {} in flight ({} compute units x {}). Raise parallelism: {}.",
                     counted(facts.fewest.items, "1 work-item", "{} work-items"), grouped(wanted), grouped(units),
                     grouped(static_cast<double>(facts.device.maxWorkGroupSize)), moreWork(facts));
}

/// Returns the groups that the device runs at a time; 0 if unknown.
double groupsAtOnce(const Facts& facts, const PassFacts& pass) {
  if (facts.isOnCpu()) return facts.device.computeUnits;
  if (pass.compiled == nullptr || facts.known.compiled == nullptr) return 0;
  const std::optional<Occupancy> occupancy = occupancyOf(*facts.known.compiled, *pass.compiled);
  return occupancy ? static_cast<double>(facts.device.computeUnits) * static_cast<double>(occupancy->groups) : 0;
}

Sentence lastWave(const Facts& facts) {
  if (!facts.isFar() || parallelism(facts)) return std::nullopt;
  for (const PassFacts& pass : facts.passes) {
    const double atOnce = groupsAtOnce(facts, pass);
    if (pass.isBrief || atOnce <= 0 || pass.groups <= atOnce) continue;
    const double waves = std::ceil(pass.groups / atOnce);
    if (waves * atOnce < kTail * pass.groups) continue;
    const double last = pass.groups - (waves - 1) * atOnce;
    return fmt::format(
        "{} of {} run {} at a time, so the last of {} waves has {}: about {:.0f}% of the time is spent waiting for it. "
        "Change the group size, or the outputs per work-item, so that the last wave is full.",
        counted(pass.groups, "1 work-group", "{} work-groups"), pass.pass->kernel, grouped(atOnce), grouped(waves),
        counted(last, "1 group", "{} groups"), 100 * (1 - pass.groups / (waves * atOnce)));
  }
  return std::nullopt;
}

Sentence registersLimitOccupancy(const Facts& facts) {
  if (!facts.isFar() || facts.known.compiled == nullptr) return std::nullopt;
  for (const PassFacts& pass : facts.passes) {
    if (pass.isBrief || pass.compiled == nullptr || !pass.compiled->registers) continue;
    const std::optional<Occupancy> occupancy = occupancyOf(*facts.known.compiled, *pass.compiled);
    if (!occupancy || occupancy->limit != OccupancyLimit::Registers) continue;
    if (static_cast<double>(occupancy->waves) > kLowOccupancy * static_cast<double>(occupancy->mostWaves)) continue;
    return fmt::format(
        "The {} registers of each work-item of {} leave room for {} of {} waves on a compute unit, too few to hide "
        "latency. Keep less alive at once: compute fewer outputs per work-item, or unroll less.",
        *pass.compiled->registers, pass.pass->kernel, occupancy->waves, occupancy->mostWaves);
  }
  return std::nullopt;
}

std::string spillOf(const CompiledKernel& kernel) {
  const std::uint64_t moved = kernel.spillStoreBytes.value_or(0) + kernel.spillLoadBytes.value_or(0);
  if (moved > 0) return fmt::format("{} bytes stored and loaded by each work-item", moved);
  if (kernel.spillBytes.value_or(0) > 0) return fmt::format("{} bytes of each work-item", *kernel.spillBytes);
  return kernel.spilledRegisters.value_or(0) > 0 ? fmt::format("{} registers", *kernel.spilledRegisters) : "";
}

Sentence spills(const Facts& facts) {
  if (!facts.mayBeFaster()) return std::nullopt;
  constexpr std::string_view kRemedy =
      "Keep less alive at once: smaller private arrays, less unrolling, fewer outputs per work-item.";
  if (facts.known.compiled != nullptr) {
    for (const CompiledKernel& kernel : facts.known.compiled->kernels) {
      const std::string spilled = spillOf(kernel);
      if (!spilled.empty())
        return fmt::format("{} has more values than registers: {} go through memory. {}", kernel.facts.name, spilled,
                           kRemedy);
    }
    return std::nullopt;
  }
  if (!facts.row.compiled || facts.row.compiled->spillBytes.value_or(0) == 0) return std::nullopt;
  return fmt::format("Its kernels have more values than registers: {} bytes of each work-item go through memory. {}",
                     *facts.row.compiled->spillBytes, kRemedy);
}

/// By the compiled code, if known: its hot loop, or all of it if there is no loop.
Sentence notVectorisedByCode(const CompiledProgram& program) {
  for (const CompiledKernel& kernel : program.kernels) {
    if (!kernel.counts) continue;
    const auto& loop = kernel.counts->hotLoop;
    const std::uint64_t vector = loop ? loop->vectorArithmetic : kernel.counts->vectorArithmetic;
    const std::uint64_t scalar = loop ? loop->scalarArithmetic : kernel.counts->scalarArithmetic;
    if (vector > 0 || scalar == 0) continue;
    const std::string place = loop && !loop->place.empty() ? fmt::format(" ({})", loop->place) : "";
    return fmt::format(
        "The compiler left {} of {} scalar: {}, none on vectors. Let neighbouring work-items access neighbouring "
        "addresses without branches, or compute with float4 to float16.",
        loop ? "the hot loop" : "the arithmetic", kernel.facts.name + place,
        counted(static_cast<double>(scalar), "1 floating point operation", "{} floating point operations"));
  }
  return std::nullopt;
}

Sentence notVectorised(const Facts& facts) {
  if (!facts.mayBeFaster() || !facts.isOnCpu()) return std::nullopt;
  const bool isCodeKnown = facts.known.compiled != nullptr &&
                           std::ranges::any_of(facts.known.compiled->kernels,
                                               [](const CompiledKernel& kernel) { return kernel.counts.has_value(); });
  if (isCodeKnown) return notVectorisedByCode(*facts.known.compiled);
  // Without an inner loop compilers vectorise over work-items by themselves.
  if (!facts.isFar() || !facts.text.hasLoops || facts.text.hasVectors) return std::nullopt;
  return "Its text has inner loops and no vectors, and compilers often leave such kernels scalar on a CPU. Look at the "
         "compiled code, or compute with float4 to float16.";
}

constexpr std::array kParallelismRules{
    Rule{{"parallelism",
          "fewer work-items than compute units x largest group (GPU), or fewer than 4 groups per core (CPU)",
          AdviceNeeds::Result, kApple,
          "the end of the Gaussian blur example: not enough work groups to saturate the GPU"},
         parallelism},
    Rule{{"last-wave",
          "groups do not fill their last wave, which costs 15% or more: compute units x groups at a time (GPU), cores "
          "(CPU)",
          AdviceNeeds::Compiled, "NVIDIA, GPU Performance Background User's Guide", "tail effect of waves"},
         lastWave},
    Rule{{"registers-limit-occupancy", "a GPU, and registers leave half of the waves or fewer", AdviceNeeds::Compiled,
          kNvidia, "Calculating Occupancy"},
         registersLimitOccupancy},
    Rule{{"spills", "the compiler keeps values in memory for want of registers", AdviceNeeds::Compiled, kNvidia,
          "Device Memory Spaces, local memory"},
         spills},
    Rule{{"not-vectorised",
          "a CPU, and the code of the hot loop is scalar; without the code: inner loops and no vectors in the text",
          AdviceNeeds::Compiled, kIntel, "Tips for Auto-Vectorization"},
         notVectorised},
};

}  // namespace

std::span<const Rule> parallelismRules() {
  return kParallelismRules;
}

bool isUnderused(const Facts& facts) {
  return hasNarrowGroups(facts) || parallelism(facts).has_value() || lastWave(facts).has_value();
}

}  // namespace headroom
