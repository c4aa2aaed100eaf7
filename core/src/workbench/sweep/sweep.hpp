// A run plan as a series of jobs: which points, in which order, and what their ceilings are.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "workbench/sweep/configured_variants.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// The variants whose rates are the ceilings of rows of `variants` on the device: those whose files say so, as far as
/// the device can run them. Of the copies only what ceilingsOf would take for their pixel formats, arithmetic in their
/// precisions, and local memory where it is one of its own and a variant says what it moves through it. Of no variants
/// all that the device has.
std::vector<const Variant*> ceilingVariants(std::span<const Variant* const> variants, const Catalogue& catalogue,
                                            const DeviceDescription& device);

/// Those of a plan; none where it wants none.
std::vector<const Variant*> plannedCeilings(const RunPlan& plan, const Catalogue& catalogue,
                                            const DeviceDescription& device);

/// The plane that a ceiling is measured on. Beside matrix products: of as much memory as those read and write, and
/// for the arithmetic, whose rate does not depend on the memory, large enough to keep a device busy. It keeps their
/// depth, so that a ceiling's row says which of them it is of.
Size ceilingSizeOf(const Variant& ceiling, const Workload& of, Size size);
/// The point of a ceiling beside points of that workload and size.
Point ceilingPoint(const RunPlan& plan, const DeviceDescription& device, const Variant& ceiling, const Workload& of,
                   Size size);
/// Whose sizes the plan has; of ceilings alone their own.
const Workload& workloadOf(const RunPlan& plan, const Catalogue& catalogue, const Variant& ceiling);

/// Throws UsageError unless the plan can be run: known variants, at least one size, parameters in range.
void requireRunnable(const RunPlan& plan, const Catalogue& catalogue);

/// Plan by plan, device by device, size by size: see measureGroup. Points that have a row among `finished` are left
/// out. Variants are configured as the plans say, see ConfiguredVariants. Tells RunStarted, DevicesFound, ContextKnown
/// (`context` with the devices, kernels and launch costs filled in), Progress, Note, RowUpdated, RowReady and
/// SizeFinished; returns how it ended. Host peers are measured with the first device only.
RunFinished runSweep(std::span<const RunPlan> plans, const Catalogue& catalogue, RunContext context,
                     std::span<const ResultRow> finished, const DoJob& doJob, const Tell& tell,
                     const std::stop_token& stop, const FindTuned& findTuned = {});

/// What launches cost there; nothing when asking failed, which the points will tell better. Tells Note.
std::optional<LaunchCosts> launchCostsOf(const DeviceDescription& device, const DoJob& doJob, const Tell& tell,
                                         const std::stop_token& stop);

/// Throws UsageError for a parameter or a size that the workload cannot be run at.
void requirePoints(const Workload& workload, const ParameterValues& parameters, std::span<const Size> sizes);

/// Sets `device` to the one that the selector names, or returns how looking for it failed.
RunFinished findDevice(const std::string& selector, std::optional<DeviceDescription>& device, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop);

/// How a request ends whose one job ended so.
[[nodiscard]] RunFinished finishedWith(const JobOutcome& outcome);

/// All devices there are, or how asking failed.
RunFinished findDevices(std::vector<DeviceDescription>& devices, const DoJob& doJob, const Tell& tell,
                        const std::stop_token& stop);

}  // namespace headroom
