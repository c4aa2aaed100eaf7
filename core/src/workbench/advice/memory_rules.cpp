// Rules about memory accesses.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "text/number_text.hpp"
#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// A rate above this share of the estimate, with every load from memory at the copy's speed, indicates no bad access
/// pattern.
constexpr double kSuspectShare = 0.67;
/// Smallest memory transaction of a GPU, in bytes.
constexpr double kSector = 32;
/// Smallest memory transaction of a CPU, in bytes.
constexpr double kCacheLine = 64;
/// Local-memory banks of NVIDIA's and AMD's GPUs.
constexpr int kBanks = 32;
/// Number of accesses to one bank from which a conflict is noticeable.
constexpr int kConflict = 4;
/// Loads of fewer bytes leave most of a transaction unused.
constexpr std::uint64_t kWideLoad = 4;

double bytesApart(const TextAccess& access) {
  return std::abs(access.apart) * static_cast<double>(access.bytes);
}

bool isWalked(const TextAccess& access) {
  return access.moved && std::abs(*access.moved) * static_cast<double>(access.bytes) < kCacheLine;
}

/// Whether neighbours use only a part of the memory that each of them transfers.
bool isScattered(const Facts& facts, const TextAccess& access) {
  const double moved = facts.isOnCpu() ? kCacheLine : kSector;
  const double used = access.width * static_cast<double>(access.bytes);
  // Members of a struct are accessed one by one.
  const bool usesAll = !access.isStruct && (std::abs(access.apart) <= access.width || used >= moved);
  if (access.isLocal || usesAll || bytesApart(access) < moved) return false;
  // On a CPU, one core processes a row as well as its neighbours: contiguity in either is enough.
  return !facts.isOnCpu() || (access.moved && !isWalked(access));
}

std::string element(const TextAccess& access) {
  return fmt::format("{}[{}]", access.name, access.index);
}

Sentence coalescing(const Facts& facts) {
  if (!facts.isFar()) return std::nullopt;
  const auto found =
      std::ranges::find_if(facts.text.accesses, [&](const TextAccess& access) { return isScattered(facts, access); });
  if (found == facts.text.accesses.end()) return std::nullopt;
  const std::string fact =
      fmt::format("In {}, neighbouring work-items access {} {} bytes apart, and memory moves {} bytes at least.",
                  found->kernel, element(*found), grouped(bytesApart(*found)), facts.isOnCpu() ? kCacheLine : kSector);
  if (!found->isAlongX) return fact + " Make groups wider along x: its neighbours differ in y.";
  if (found->apartY && *found->apartY != 0 && std::abs(*found->apartY) <= found->width)
    return fact + " Exchange get_global_id(0) and get_global_id(1) there: neighbours differ in x.";
  if (found->isStruct && std::abs(found->apart) <= 1)
    return fact + " Give each member of the struct an array of its own, unless all members are used at once.";
  return fact + " Let get_global_id(0) be the fastest index, or load rows together into local memory.";
}

Sentence accessPattern(const Facts& facts) {
  if (!facts.isFar() || !facts.traffic || !facts.overEstimate || *facts.overEstimate >= kSuspectShare)
    return std::nullopt;
  if (isUnderused(facts) || coalescing(facts)) return std::nullopt;  // the other rules explain it already
  return fmt::format(
      "It runs at {}% of what its {} per {} would take at the copy's speed. See whether neighbouring work-items access "
      "neighbouring addresses, and whether each waits for its own last result.",
      plainText(100 * *facts.overEstimate, 2), trafficText(facts.row, *facts.traffic), facts.row.item);
}

/// Memory for sharing neighbours' data on this device.
std::string_view nearMemory(const Facts& facts) {
  return facts.device.hasOwnLocalMemory || !facts.isOnCpu() ? "local memory or registers"
                                                            : "registers, or in tiles that fit the cache";
}

Sentence repeatedLoads(const Facts& facts) {
  if (!facts.isFar() || !facts.overEstimate || !facts.traffic) return std::nullopt;
  if (*facts.traffic < 2 * facts.row.compulsoryFloats || *facts.overEstimate < 1 / kAdviceAgreement)
    return std::nullopt;
  const std::string traffic = trafficText(facts.row, *facts.traffic);
  const std::string compulsory = trafficText(facts.row, facts.row.compulsoryFloats);
  const std::string fact =
      facts.isTrafficCounted
          ? fmt::format("It accesses {} per {} (counted by Oclgrind) where {} must move", traffic, facts.row.item,
                        compulsory)
          : fmt::format("It accesses {} per {} where {} must move", traffic, facts.row.item, compulsory);
  return *facts.overEstimate > kAdviceAgreement
             ? fmt::format("{}, and caches already serve some of them. Keep what neighbours share in {}.", fact,
                           nearMemory(facts))
             : fmt::format("{}. Keep what neighbours share in {}.", fact, nearMemory(facts));
}

Sentence fusion(const Facts& facts) {
  if (!facts.isFar() || facts.row.boundBy != Bound::Memory) return std::nullopt;
  const auto passes = std::ranges::count_if(facts.passes, [](const PassFacts& pass) { return !pass.isBrief; });
  // Passes that repeat until a condition holds cannot be fused into one kernel.
  const bool areRepeated =
      std::ranges::any_of(facts.passes, [](const PassFacts& pass) { return !pass.pass->loop.empty(); });
  if (passes < 2 || areRepeated) return std::nullopt;
  return fmt::format(
      "Each of {} passes stores its result in global memory for the next one to load. Fuse them where a tile can stay "
      "in "
      "{}.",
      passes, nearMemory(facts));
}

/// Whether the compiled code is known to load wide vectors all the same.
bool isCodeWide(const Facts& facts) {
  if (facts.known.compiled == nullptr) return false;
  // In a CPU's code, accesses are those of vector instructions; in a GPU's they have the memory's name.
  const bool isOnCpu = facts.isOnCpu();
  const auto isWide = [isOnCpu](const CodeAccess& access) {
    return isOnCpu ? access.what == "load" && access.bytes >= 16
                   : access.what == "load from global memory" && access.bytes >= kWideLoad;
  };
  return std::ranges::any_of(facts.known.compiled->kernels, [&](const CompiledKernel& kernel) {
    return kernel.counts && std::ranges::any_of(kernel.counts->accesses, isWide);
  });
}

Sentence widerLoads(const Facts& facts) {
  const bool isSlow = facts.isFar() && facts.percent < kNearPercent && facts.row.boundBy == Bound::Memory;
  if (!isSlow || isCodeWide(facts)) return std::nullopt;
  // A CPU's compiler combines neighbours' loads if there are no inner loops.
  if (facts.isOnCpu() && !facts.text.hasLoops) return std::nullopt;
  const auto found = std::ranges::find_if(facts.text.accesses, [](const TextAccess& access) {
    return !access.isLocal && !access.isStruct && access.isLoaded && std::abs(access.apart) == 1 &&
           access.width * static_cast<double>(access.bytes) < static_cast<double>(kWideLoad);
  });
  if (found == facts.text.accesses.end()) return std::nullopt;
  const double bytes = found->width * static_cast<double>(found->bytes);
  const std::string size = bytes == 1 ? "a byte" : fmt::format("{} bytes", bytes);
  return fmt::format(
      "At {:.0f}% of the memory ceiling, each work-item of {} loads {} of {} at a time. Let it take 4 to 16 "
      "neighbouring elements with vload4 to vload16.",
      facts.percent, found->kernel, size, found->name);
}

/// Number of neighbouring work-items that access one bank.
int conflictOf(const TextAccess& access) {
  if (!access.isLocal || access.apart == 0) return 1;
  // Elements of several words take several accesses.
  const double words = access.bytes >= 4 ? access.apart : access.apart * static_cast<double>(access.bytes) / 4;
  if (words != std::round(words) || std::abs(words) > 1e6) return 1;
  return std::gcd(static_cast<int>(std::abs(words)), kBanks);
}

Sentence localConflicts(const Facts& facts) {
  if (!facts.isFar() || facts.isOnCpu() || !facts.device.hasOwnLocalMemory) return std::nullopt;
  const auto worst = std::ranges::max_element(facts.text.accesses, {}, conflictOf);
  if (worst == facts.text.accesses.end() || conflictOf(*worst) < kConflict) return std::nullopt;
  return fmt::format(
      "By its text, neighbouring work-items of {} access {} in local memory {} elements apart, so that {} of {} meet "
      "in one bank and wait for each other. Make rows one element longer than a multiple of {}.",
      worst->kernel, element(*worst), grouped(std::abs(worst->apart)), conflictOf(*worst), kBanks, kBanks);
}

constexpr std::array kMemoryRules{
    Rule{{"coalescing",
          "the text's index puts neighbours 32 bytes or more apart (GPU), or 64, and each round of the inner loop too "
          "(CPU)",
          AdviceNeeds::Text, kNvidia, "Coalesced Access to Global Memory"},
         coalescing},
    Rule{{"access-pattern",
          "under two thirds of what every load from memory at the copy's speed would give, with parallelism enough",
          AdviceNeeds::Result, kApple, "Figures 14-12 and 14-13"},
         accessPattern},
    Rule{{"wider-loads",
          "under 70% of the memory ceiling, and neighbours load elements of 1 or 2 bytes (CPU: in an inner loop, and "
          "the code has no vector loads)",
          AdviceNeeds::Text, kIntel, "Kernel Memory Access Optimization Summary"},
         widerLoads},
    Rule{{"repeated-loads", "at least twice the compulsory traffic, declared or counted, and at or above the estimate",
          AdviceNeeds::Result, kApple, "Choosing An Efficient Algorithm, use faster memory levels"},
         repeatedLoads},
    Rule{{"fusion", "several passes outside of loops that take a tenth of the time or more each, memory-bound",
          AdviceNeeds::Result, kApple, "Choosing An Efficient Algorithm, kernel size"},
         fusion},
    Rule{{"local-conflicts",
          "a GPU, and the text's index puts neighbours a multiple of 4 words or more apart in local memory",
          AdviceNeeds::Text, kNvidia, "Shared Memory and Memory Banks"},
         localConflicts},
};

}  // namespace

std::span<const Rule> memoryRules() {
  return kMemoryRules;
}

}  // namespace headroom
