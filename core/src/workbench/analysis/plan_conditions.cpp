#include "workbench/analysis/plan_conditions.hpp"

#include <fmt/format.h>

#include <array>

#include "text/number_text.hpp"
#include "values/parameters_json.hpp"

namespace headroom {
namespace {

std::string yesOrNo(bool value) {
  return value ? "yes" : "no";
}

std::string orNone(const std::string& text) {
  return text.empty() ? "none" : text;
}

constexpr auto kPlanConditions = std::to_array<NamedCondition<RunPlan>>({
    {"sizes", "sizes", [](const RunPlan& plan) { return plan.sizes.empty() ? "none" : inShort(plan.sizes); }},
    {kSigmaKey, kSigmaKey, [](const RunPlan& plan) { return orNone(sigmaText(plan.parameters)); }},
    {"parameters", "parameters", [](const RunPlan& plan) { return orNone(settingsText(withoutSigma(plan.parameters))); }},
    {"ceilings", "use of ceilings", [](const RunPlan& plan) { return yesOrNo(plan.ceilings); }},
    {"caches", "caches", [](const RunPlan& plan) { return std::string(toText(plan.caches)); }},
    {"repeats", "number of repeats", [](const RunPlan& plan) { return std::to_string(plan.repeats); }},
    {"seed", "seed", [](const RunPlan& plan) { return std::to_string(plan.seed); }},
    {"longest_launch_s", "longest launch in seconds",
     [](const RunPlan& plan) { return shortestText(plan.longestLaunchSeconds); }},
    {"tuned", "use of tuned configurations", [](const RunPlan& plan) { return yesOrNo(plan.tuned); }},
    {"configuration", "values of tunables (--set)",
     [](const RunPlan& plan) { return plan.configuration.empty() ? "none" : toText(plan.configuration); }},
    {"transfers", "timing of transfers", [](const RunPlan& plan) { return yesOrNo(plan.transfers); }},
    {"workers", "number of workers", [](const RunPlan& plan) { return std::to_string(plan.workers); }},
    {"sampling.warm_ups", "number of warm-up launches",
     [](const RunPlan& plan) { return std::to_string(plan.sampling.warmUps); }},
    {"sampling.minimum_samples", "smallest number of samples",
     [](const RunPlan& plan) { return std::to_string(plan.sampling.minimumSamples); }},
    {"sampling.maximum_samples", "largest number of samples",
     [](const RunPlan& plan) { return std::to_string(plan.sampling.maximumSamples); }},
    {"sampling.noise_goal", "noise goal", [](const RunPlan& plan) { return shortestText(plan.sampling.noiseGoal); }},
    {"sampling.time_budget_s", "time budget in seconds",
     [](const RunPlan& plan) { return shortestText(plan.sampling.timeBudgetSeconds); }},
    {"sampling.rounds", "number of rounds", [](const RunPlan& plan) { return std::to_string(plan.sampling.rounds); }},
    {"sampling.fresh_rounds", "process mode",
     [](const RunPlan& plan) {
       return std::string(plan.sampling.freshRounds ? "a process for each round" : "one process for all rounds");
     }},
});

constexpr auto kContextConditions = std::to_array<NamedCondition<RunContext>>({
    {"headroom_version", "version of Headroom", [](const RunContext& context) { return context.headroomVersion; }},
    {"host", "host", [](const RunContext& context) { return context.host; }},
    {"operating_system", "operating system", [](const RunContext& context) { return context.operatingSystem; }},
    {"processor", "processor", [](const RunContext& context) { return context.processor; }},
    {"processors", "number of processors",
     [](const RunContext& context) { return std::to_string(context.processors); }},
    {"hosting", "place of OpenCL", [](const RunContext& context) { return context.hosting; }},
});

constexpr auto kDeviceConditions = std::to_array<NamedCondition<DeviceDescription>>({
    {"platform", "platform", [](const DeviceDescription& device) { return device.platform; }},
    {"vendor", "vendor", [](const DeviceDescription& device) { return device.vendor; }},
    {"opencl_version", "version of OpenCL", [](const DeviceDescription& device) { return device.openclVersion; }},
    {"type", "type", [](const DeviceDescription& device) { return std::string(toText(device.type)); }},
    {"compute_units", "number of compute units",
     [](const DeviceDescription& device) { return std::to_string(device.computeUnits); }},
    {"clock_mhz", "clock in MHz", [](const DeviceDescription& device) { return std::to_string(device.clockMHz); }},
    {"global_memory_bytes", "memory in bytes",
     [](const DeviceDescription& device) { return std::to_string(device.globalMemoryBytes); }},
    {"local_memory_bytes", "local memory in bytes",
     [](const DeviceDescription& device) { return std::to_string(device.localMemoryBytes); }},
    {"max_work_group_size", "largest work-group",
     [](const DeviceDescription& device) { return std::to_string(device.maxWorkGroupSize); }},
    {"max_allocation_bytes", "largest allocation in bytes",
     [](const DeviceDescription& device) { return std::to_string(device.maxAllocationBytes); }},
    {"max_work_item_sizes", "largest numbers of work-items",
     [](const DeviceDescription& device) { return fmt::format("{}", fmt::join(device.maxWorkItemSizes, " x ")); }},
    {"memory_gbyte_per_s", "memory bandwidth in GB/s",
     [](const DeviceDescription& device) { return shortestText(device.memoryGigabytesPerSecond); }},
    {"matrix_unit", "matrix unit", [](const DeviceDescription& device) { return yesOrNo(device.hasMatrixUnit); }},
    {"images", "image support", [](const DeviceDescription& device) { return yesOrNo(device.hasImages); }},
    {"half", "half precision", [](const DeviceDescription& device) { return yesOrNo(device.hasHalf); }},
    {"double", "double precision", [](const DeviceDescription& device) { return yesOrNo(device.hasDouble); }},
    {"own_local_memory", "local memory of its own",
     // Files from before this member read as no.
     [](const DeviceDescription& device) -> std::string {
       return device.hasOwnLocalMemory ? "yes" : "no or not known";
     }},
    {"timer_resolution_ns", "timer resolution in ns",
     [](const DeviceDescription& device) { return shortestText(device.timerResolutionNs); }},
});

}  // namespace

std::span<const NamedCondition<RunPlan>> planConditions() {
  return kPlanConditions;
}

std::span<const NamedCondition<RunContext>> contextConditions() {
  return kContextConditions;
}

std::span<const NamedCondition<DeviceDescription>> deviceConditions() {
  return kDeviceConditions;
}

}  // namespace headroom
