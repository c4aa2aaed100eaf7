#include "workbench/sweep/turn_costs.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workloads/matmul/matmul.hpp"

namespace headroom {
namespace {

/// What takes as long whatever the variant does. docs/reference/cli.md says how near the estimates are.
struct Overheads {
  double runnerStartSeconds;       ///< a runner process: start, loading the driver, opening a context
  double turnSeconds;              ///< of a round beside its launches: sending job and row, loading the program from
                                   ///< the cache
  double fillSecondsPerMegapixel;  ///< of a round: filling its planes
  double mostSampledSeconds;       ///< of a round with short launches, which has its samples or its noise goal after
                                   ///< this time
  double shareOfCeilingsKept;      ///< share of the variants measured as ceilings that have more than one round
  double shareOfTurns;             ///< average share of a variant's further rounds that are used
};

/// Measured on two idle cores of an AMD EPYC with PoCL 3.1, and on an NVIDIA H100 with driver 580.
constexpr Overheads kOfCpus{0.15, 0.035, 0.005, 10, 0.4, 1};
constexpr Overheads kOfGpus{0.3, 0.045, 0.001, 0.02, 0.24, 0.75};
/// A device library: its context and its own kernels, in each round.
constexpr double kLibraryStartSeconds = 0.5;

/// Additional time of the first round: compiling, two untimed launches, the commands' timeline.
constexpr double kFirstTurnSeconds = 0.04;
constexpr double kUntimedLaunches = 2;
/// Time of end-to-end operations with transfers, in launches.
constexpr double kWholeOperations = 4;
/// Check of a matrix product: multiply-adds that a core recomputes, and numbers that it reads, per second.
constexpr double kCheckedProductsPerSecond = 0.35e9;
constexpr double kFlopsPerProduct = 2;
constexpr double kCheckedNumbersPerSecond = 50e6;
/// Launches of a round before its samples, and of its last batch after its share of the budget.
constexpr double kLaunchesBesideSamples = 3;
/// Average used share of a round's budget, because some rounds reach the noise goal earlier.
constexpr double kShareUsed = 0.65;

/// Floating point operations of a compute unit per cycle.
constexpr double kCpuFlopsPerCycle = 1.2;      ///< of kernels written for any device
constexpr double kCpuTunedFlopsPerCycle = 32;  ///< of kernels written for CPUs, and for the FLOP peak
constexpr double kHostPeerFlopsPerCycle = 8;   ///< of host implementations
constexpr double kGpuFlopsPerCycle = 16;
constexpr double kCpuBytesPerSecond = 30e9;
constexpr double kGpuBytesPerSecond = 300e9;
/// If the driver reports less, or nothing.
constexpr unsigned kLowestClockMHz = 1000;
/// Work-items per megapixel: a kernel with fewer is for CPUs.
constexpr double kFewWorkItems = 5000;
/// Number of rounds of a launch longer than its share of the budget.
constexpr int kTurnsOfLongLaunches = 3;

double millionsOf(const Workload& workload, Size size) {
  return static_cast<double>(itemsOf(workload, size)) * 1e-6;
}

bool isWrittenForCpus(const Variant& variant, double millions, const Symbols& symbols) {
  return std::all_of(variant.passes.begin(), variant.passes.end(), [&](const Pass& pass) {
    return workItemsOf(pass, symbols) < kFewWorkItems * std::max(1.0, millions);
  });
}

double flopsPerCycleOf(const Variant& variant, double millions, const Symbols& symbols, bool isOnCpu) {
  if (variant.isHostPeer()) return kHostPeerFlopsPerCycle;
  if (!isOnCpu) return kGpuFlopsPerCycle;
  const bool isFast = variant.kind != VariantKind::Kernel || isWrittenForCpus(variant, millions, symbols) ||
                      findWorkload(variant.workload).ceiling == Bound::Compute;
  return isFast ? kCpuTunedFlopsPerCycle : kCpuFlopsPerCycle;
}

bool isOnProcessors(const Variant& variant, const DeviceDescription& device) {
  return variant.isHostPeer() || device.type == DeviceType::Cpu;
}

/// The larger of the times for its arithmetic and its memory traffic.
double launchSecondsOf(const Variant& variant, Size size, const ParameterValues& parameters,
                       const DeviceDescription& device) {
  const Workload& workload = findWorkload(variant.workload);
  const Symbols symbols = symbolsFor(workload, variant, size, parameters, &device);
  const bool isOnCpu = isOnProcessors(variant, device);
  const double pixels = static_cast<double>(itemsOf(workload, size)) * variant.pixel.channels;
  const double cyclesPerSecond = 1e6 * std::max(kLowestClockMHz, device.clockMHz) * std::max(1U, device.computeUnits);
  const double flops = flopsPerItem(workload, variant, size, symbols).value_or(0) * pixels;
  const double bytes = compulsoryBytes(workload, size, variant.pixel);
  return std::max(flops / (flopsPerCycleOf(variant, millionsOf(workload, size), symbols, isOnCpu) * cyclesPerSecond),
                  bytes / (isOnCpu ? kCpuBytesPerSecond : kGpuBytesPerSecond));
}

double checkSecondsOf(const Variant& variant, Size size, const ParameterValues& parameters) {
  const Workload& workload = findWorkload(variant.workload);
  const double cores = std::max(1U, std::thread::hardware_concurrency());  // as references do
  const auto items = static_cast<double>(itemsOf(workload, size));
  if (isComparedWhole(workload, variant)) {
    const double numbers = compulsoryBytes(workload, size) / sizeof(float);
    const double flops = costPerPixel(variant.cost.flops, symbolsFor(workload, variant, size, parameters)).value_or(1);
    return (std::min(items * flops / kFlopsPerProduct, kMostCheckedProducts) / kCheckedProductsPerSecond +
            numbers / kCheckedNumbersPerSecond) /
           cores;
  }
  return expectedCheckSeconds(workload, items, parameters) * variant.pixel.channels / cores;
}

const Overheads& overheadsOf(bool isOnCpu) {
  return isOnCpu ? kOfCpus : kOfGpus;
}

}  // namespace

TurnCosts turnCostsOf(const RunPlan& plan, const Variant& variant, Role role, Size size,
                      const DeviceDescription& device) {
  if (!whyUnsupported(variant, device, plan.parameters).empty()) return {0, 0, 1};
  const int rounds = std::max(1, plan.sampling.rounds);
  const double share = plan.sampling.timeBudgetSeconds / rounds;
  double launch = 0;
  double check = 0;
  try {
    launch = launchSecondsOf(variant, size, plan.parameters, device);
    check = checkSecondsOf(variant, size, plan.parameters);
  } catch (const Error&) {
    // A cost has no value here, which the result reports.
  }
  const Overheads& overheads = overheadsOf(isOnProcessors(variant, device));
  const bool isLong = launch > share;
  const double sampled =
      isLong ? 2 * launch
             : std::min(kShareUsed * share, overheads.mostSampledSeconds) + kLaunchesBesideSamples * launch;
  const double library = variant.kind == VariantKind::DeviceLibrary ? kLibraryStartSeconds : 0;
  const double later = overheads.turnSeconds +
                       overheads.fillSecondsPerMegapixel * millionsOf(findWorkload(variant.workload), size) + library +
                       sampled;
  const double wholes = plan.transfers && role != Role::Ceiling ? kWholeOperations * launch : 0;
  const double first = later + kFirstTurnSeconds + kUntimedLaunches * launch + wholes + check;
  const bool isRaced = role == Role::Ceiling && !plan.variants.empty();
  const double taken = isRaced ? overheads.shareOfCeilingsKept : overheads.shareOfTurns;
  const double laterTurns = taken * ((isLong ? kTurnsOfLongLaunches : rounds) - 1);
  return {first, later, 1 + static_cast<int>(std::lround(laterTurns))};
}

double roundStartSeconds(const RunPlan& plan, const DeviceDescription& device) {
  return plan.sampling.freshRounds ? overheadsOf(device.type == DeviceType::Cpu).runnerStartSeconds : 0;
}

}  // namespace headroom
