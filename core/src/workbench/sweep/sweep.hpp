// A run plan as a series of jobs: its points, their order, and their ceilings.
#pragma once

#include <functional>
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

/// Returns the variants whose rates are the ceilings of rows of `variants` on the device: those declared in their files
/// that the device can run. Copies only as ceilingsOf would use them for the pixel formats, arithmetic in the variants'
/// precisions, and local memory if it is separate from the caches and a variant declares traffic through it. Without
/// variants, all that the device has.
std::vector<const Variant*> ceilingVariants(std::span<const Variant* const> variants, const Catalogue& catalogue,
                                            const DeviceDescription& device);

/// Returns those of a plan; none if it requests none.
std::vector<const Variant*> plannedCeilings(const RunPlan& plan, const Catalogue& catalogue,
                                            const DeviceDescription& device);

/// Returns the plane for measuring a ceiling. For matrix products: with the same memory traffic, and for arithmetic,
/// whose rate does not depend on the memory, large enough to keep a device busy. It keeps their depth, so that a
/// ceiling's row identifies its product.
Size ceilingSizeOf(const Variant& ceiling, const Workload& of, Size size);
/// Returns the point of a ceiling for points of that workload and size.
Point ceilingPoint(const RunPlan& plan, const DeviceDescription& device, const Variant& ceiling, const Workload& of,
                   Size size);
/// Returns the workload of the plan's sizes; the ceilings' own if there are only ceilings.
const Workload& workloadOf(const RunPlan& plan, const Catalogue& catalogue, const Variant& ceiling);

/// Throws UsageError unless the plan can run: known variants, at least one size, parameters in range.
void requireRunnable(const RunPlan& plan, const Catalogue& catalogue);
/// Throws UsageError unless each plan can run and all have at most kMostPoints together.
void requireRunnable(std::span<const RunPlan> plans, const Catalogue& catalogue);
/// Of a run; more are a mistake, or a stranger's document that is to fill the memory.
inline constexpr int kMostPoints = 100'000;

/// Measures the groups of a run, and sends what MachineSweeps::measure sends. The groups' devices and variants live
/// until it returns.
using MeasureGroups = std::function<void(std::vector<PointGroup> groups, const RunContext& context, const Tell& tell)>;

/// Runs plan by plan, device by device, size by size: see measureGroup. Devices of several machines are measured at the
/// same time, those of one machine one after the other. Skips points that have a row among `finished`.
/// Configures variants as the plans request, see ConfiguredVariants. Sends RunStarted, DevicesFound, ContextKnown
/// (`context` with the devices, kernels and launch costs filled in), Progress, Note, RowUpdated, RowReady and
/// SizeFinished; returns the run's end. Host implementations are measured only with the first device. `measure`: for
/// several workers; by default MachineSweeps measures.
RunFinished runSweep(std::span<const RunPlan> plans, const Catalogue& catalogue, RunContext context,
                     std::span<const ResultRow> finished, const DoJob& doJob, const Tell& tell,
                     const std::stop_token& stop, const FindTuned& findTuned = {}, const MeasureGroups& measure = {});

/// Returns launch costs on the device; nothing after a failure, which a Note reports.
std::optional<LaunchCosts> launchCostsOf(const DeviceDescription& device, const DoJob& doJob, const Tell& tell,
                                         const std::stop_token& stop);

/// Throws UsageError for a parameter or a size that the workload does not support.
void requirePoints(const Workload& workload, const ParameterValues& parameters, std::span<const Size> sizes);

/// Sets `device` to the one that the selector names, or returns the failure.
RunFinished findDevice(const std::string& selector, std::optional<DeviceDescription>& device, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop);

/// Converts the outcome of a request's only job to the request's end.
[[nodiscard]] RunFinished finishedWith(const JobOutcome& outcome);

/// Lists the devices of the machines that the selectors name, of this one without selectors, or returns the failure.
RunFinished findDevices(std::span<const std::string> selectors, std::vector<DeviceDescription>& devices,
                        const DoJob& doJob, const Tell& tell, const std::stop_token& stop);

/// Returns the selectors of all plans; an empty one for the default device.
[[nodiscard]] std::vector<std::string> selectorsOf(std::span<const RunPlan> plans);

}  // namespace headroom
