// Occupancy: waves of a kernel per compute unit of a GPU, by the vendors' rules.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>

#include "headroom/compiled.hpp"

namespace headroom {
namespace {

/// Resources of a streaming multiprocessor of an NVIDIA GPU. NVIDIA, CUDA C++ Programming Guide, "Compute
/// Capabilities", technical specifications per compute capability. Partitions and the reservation for each group: the
/// occupancy calculator of the CUDA toolkit (cuda_occupancy.h).
struct Multiprocessor {
  std::uint64_t capability = 0;  ///< 90 for 9.0
  std::uint64_t groups = 0;
  std::uint64_t warps = 0;
  std::uint64_t localKibibytes = 0;
};

constexpr std::array kMultiprocessors{
    Multiprocessor{50, 32, 64, 64},   Multiprocessor{52, 32, 64, 96},   Multiprocessor{53, 32, 64, 64},
    Multiprocessor{60, 32, 64, 64},   Multiprocessor{61, 32, 64, 96},   Multiprocessor{62, 32, 64, 64},
    Multiprocessor{70, 32, 64, 96},   Multiprocessor{72, 32, 64, 96},   Multiprocessor{75, 16, 32, 64},
    Multiprocessor{80, 32, 64, 164},  Multiprocessor{86, 16, 48, 100},  Multiprocessor{87, 16, 48, 164},
    Multiprocessor{89, 24, 48, 100},  Multiprocessor{90, 32, 64, 228},  Multiprocessor{100, 32, 64, 228},
    Multiprocessor{103, 32, 64, 228}, Multiprocessor{110, 24, 48, 228}, Multiprocessor{120, 24, 48, 100},
    Multiprocessor{121, 24, 48, 100}};

constexpr std::uint64_t kRegistersOfMultiprocessor = 65536;
constexpr std::uint64_t kRegisterUnit = 256;  // per warp
constexpr std::uint64_t kWarp = 32;

/// Resources of a compute unit of an AMD GPU with 64-wide waves (GCN and CDNA): four SIMDs. LLVM, "User Guide for
/// AMDGPU Backend", and its AMDGPUBaseInfo.cpp: getMaxWavesPerEU, getTotalNumVGPRs, getVGPRAllocGranule.
struct ComputeUnit {
  std::uint64_t wavesOfSimd = 10;
  std::uint64_t registers = 256;  ///< per lane of a SIMD
  std::uint64_t registerUnit = 4;
  std::uint64_t localBytes = 65536;
};

constexpr std::uint64_t kSimds = 4;
constexpr std::uint64_t kGroupsOfComputeUnit = 16;  // with more than one wave, because each takes a barrier
constexpr std::uint64_t kLocalUnit = 512;
constexpr std::uint64_t kWave = 64;

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

std::uint64_t roundedUp(std::uint64_t number, std::uint64_t unit) {
  return (number + unit - 1) / unit * unit;
}

std::uint64_t workItemsOf(const CompiledKernel& kernel) {
  return kernel.group[0] * std::max<std::uint64_t>(kernel.group[1], 1) * std::max<std::uint64_t>(kernel.group[2], 1);
}

std::uint64_t localBytesOf(const CompiledKernel& kernel) {
  return kernel.facts.localBytes.value_or(0) + kernel.localArgumentBytes;
}

/// Number of groups that fit by each resource.
struct GroupLimits {
  std::uint64_t byWaves = 0;
  std::uint64_t byRegisters = 0;
  std::uint64_t byLocalMemory = 0;
  std::uint64_t byGroups = 0;

  [[nodiscard]] std::uint64_t least() const { return std::min({byWaves, byRegisters, byLocalMemory, byGroups}); }
};

/// The vendor's terms.
struct Terms {
  std::string_view waves;  ///< "warps per SM"
  std::string rule;
};

OccupancyLimit limitIn(const GroupLimits& limits) {
  const std::uint64_t groups = limits.least();
  if (groups == limits.byWaves) return OccupancyLimit::GroupSize;
  if (groups == limits.byRegisters) return OccupancyLimit::Registers;
  return groups == limits.byLocalMemory ? OccupancyLimit::LocalMemory : OccupancyLimit::Groups;
}

/// The limiting resource, as a clause.
std::string limitText(OccupancyLimit limit, const CompiledKernel& kernel, const GroupLimits& limits,
                      std::uint64_t wavesOfGroup, std::uint64_t registers) {
  switch (limit) {
    case OccupancyLimit::None:
      return "nothing limits it";
    case OccupancyLimit::Registers:
      return fmt::format("{} registers per work-item limit it", registers);
    case OccupancyLimit::LocalMemory:
      return fmt::format("{} bytes of local memory per group limit it", localBytesOf(kernel));
    case OccupancyLimit::Groups:
      return fmt::format("at most {} groups of {} work-items limit it", limits.byGroups, workItemsOf(kernel));
    case OccupancyLimit::GroupSize:
      break;
  }
  return fmt::format("groups of {} limit it", wavesOfGroup);
}

Occupancy occupancyFrom(const CompiledKernel& kernel, const GroupLimits& limits, std::uint64_t wavesOfGroup,
                        std::uint64_t mostWaves, std::uint64_t registers, const Terms& terms) {
  Occupancy occupancy{limits.least() * wavesOfGroup, mostWaves, limits.least(), OccupancyLimit::None, {}};
  if (occupancy.waves != mostWaves) occupancy.limit = limitIn(limits);
  const std::string limit = limitText(occupancy.limit, kernel, limits, wavesOfGroup, registers);
  occupancy.text =
      fmt::format("{} of {} {} ({:.0f}%): {} ({})", occupancy.waves, mostWaves, terms.waves,
                  100.0 * static_cast<double>(occupancy.waves) / static_cast<double>(mostWaves), limit, terms.rule);
  return occupancy;
}

/// 90 of "sm_90"; nothing for another architecture.
std::optional<std::uint64_t> capabilityIn(std::string_view architecture) {
  if (!architecture.starts_with("sm_")) return std::nullopt;
  architecture.remove_prefix(3);
  std::uint64_t capability = 0;
  const auto [stop, code] = std::from_chars(architecture.data(), architecture.data() + architecture.size(), capability);
  return code == std::errc{} ? std::optional(capability) : std::nullopt;
}

std::optional<Occupancy> occupancyOnNvidia(const CompiledKernel& kernel, std::uint64_t capability) {
  const auto* const known =
      std::ranges::find_if(kMultiprocessors, [&](const Multiprocessor& each) { return each.capability == capability; });
  if (known == kMultiprocessors.end() || !kernel.registers || workItemsOf(kernel) == 0) return std::nullopt;
  constexpr std::uint64_t kFirstWithReserve = 80;
  const bool hasReserve = capability >= kFirstWithReserve;
  const std::uint64_t partitions = capability == 60 ? 2 : 4;
  const std::uint64_t warps = (workItemsOf(kernel) + kWarp - 1) / kWarp;
  const std::uint64_t ofWarp = roundedUp(std::max<std::uint64_t>(*kernel.registers, 1) * kWarp, kRegisterUnit);
  const std::uint64_t local = roundedUp(localBytesOf(kernel) + (hasReserve ? 1024 : 0), hasReserve ? 128 : 256);
  GroupLimits limits;
  limits.byWaves = known->warps / warps;
  limits.byRegisters = kRegistersOfMultiprocessor / partitions / ofWarp * partitions / warps;
  limits.byLocalMemory = local == 0 ? kUnlimited : known->localKibibytes * 1024 / local;
  limits.byGroups = known->groups;
  return occupancyFrom(kernel, limits, warps, known->warps, *kernel.registers,
                       {"warps per SM", fmt::format("NVIDIA CUDA C++ Programming Guide, compute capability {}.{}",
                                                    capability / 10, capability % 10)});
}

std::optional<ComputeUnit> computeUnitOf(std::string_view architecture) {
  if (architecture.starts_with("gfx7") || architecture.starts_with("gfx8")) return ComputeUnit{};
  if (architecture == "gfx90a" || architecture.starts_with("gfx94")) return ComputeUnit{8, 512, 8, 65536};
  if (architecture == "gfx950") return ComputeUnit{8, 512, 8, 163840};
  return architecture.starts_with("gfx90") ? std::optional(ComputeUnit{}) : std::nullopt;
}

/// Waves of a SIMD by scalar registers, for gfx8 and gfx9; gfx7 is not supported.
std::uint64_t wavesByScalars(std::uint64_t scalars) {
  if (scalars <= 80) return 10;
  if (scalars <= 88) return 9;
  return scalars <= 100 ? 8 : 7;
}

std::optional<Occupancy> occupancyOnAmd(const CompiledKernel& kernel, std::string_view architecture) {
  const std::optional<ComputeUnit> unit = computeUnitOf(architecture);
  const bool isKnown = unit && kernel.registers && workItemsOf(kernel) > 0 && kernel.waveSize == kWave;
  if (!isKnown) return std::nullopt;
  const std::uint64_t registers = std::max<std::uint64_t>(*kernel.registers, 1);
  const std::uint64_t waves = (workItemsOf(kernel) + kWave - 1) / kWave;
  const std::uint64_t ofSimd = std::min(
      {unit->wavesOfSimd, unit->registers / roundedUp(registers, unit->registerUnit),
       architecture.starts_with("gfx7") ? unit->wavesOfSimd : wavesByScalars(kernel.scalarRegisters.value_or(0))});
  const std::uint64_t local = roundedUp(localBytesOf(kernel), kLocalUnit);
  GroupLimits limits;
  limits.byWaves = kSimds * unit->wavesOfSimd / waves;
  limits.byRegisters = kSimds * ofSimd / waves;
  limits.byGroups = waves > 1 ? kGroupsOfComputeUnit : kSimds * unit->wavesOfSimd;
  limits.byLocalMemory = local == 0 ? kUnlimited : unit->localBytes / local;
  return occupancyFrom(
      kernel, limits, waves, kSimds * unit->wavesOfSimd, *kernel.registers,
      {"waves per compute unit", fmt::format("LLVM, User Guide for AMDGPU Backend, {}", architecture)});
}

}  // namespace

std::optional<Occupancy> occupancyOf(const CompiledProgram& program, const CompiledKernel& kernel) {
  if (const auto capability = capabilityIn(program.architecture)) return occupancyOnNvidia(kernel, *capability);
  return occupancyOnAmd(kernel, program.architecture);
}

}  // namespace headroom
