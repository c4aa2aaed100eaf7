#include "workbench/split/splitter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalogue/kernel_identity.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/sub_device_id.hpp"
#include "workbench/split/split_run.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {

namespace {

constexpr double kSmallestStep = 0.01;
constexpr double kLargestStep = 0.5;
constexpr double kFinestResolution = 0.001;
constexpr int kMostSplitRounds = 1000;
constexpr double kMostSecondsPerShare = 3600;

std::size_t partsOf(const SplitPlan& plan) {
  return plan.parts > 1 ? static_cast<std::size_t>(plan.parts) : plan.devices.size();
}

const Variant& variantOf(const SplitPlan& plan, const Catalogue& catalogue, std::size_t part) {
  return catalogue.find(plan.variants.size() == 1 ? plan.variants.front() : plan.variants[part]);
}

bool readsImage(const Variant& variant) {
  for (const Pass& pass : variant.passes) {
    if (std::any_of(pass.arguments.begin(), pass.arguments.end(), [](const Argument& a) { return a.asImage; })) {
      return true;
    }
  }
  return false;
}

void requireAlike(const Variant& first, const Variant& other) {
  if (first.workload == other.workload && first.reference == other.reference && first.pixel == other.pixel) return;
  throw UsageError(
      fmt::format("{} and {} do not compute the same thing on the same pixels, so they cannot share the rows "
                  "of one result. Choose variants with the same reference.",
                  first.id, other.id));
}

void requireParts(const SplitPlan& plan, const Workload& workload) {
  const std::size_t parts = partsOf(plan);
  if (plan.parts > 1 && plan.devices.size() > 1) {
    throw UsageError(
        "Work is split either between several devices or between parts of one. Name one device for parts.");
  }
  if (parts < 2) throw UsageError("Work is split between at least two devices, or parts of one device.");
  if (parts > kMostParts) throw UsageError(fmt::format("Work can be split into {} parts at most.", kMostParts));
  const int rows = rowsOf(workload, plan.size);
  if (rows < static_cast<int>(parts)) {
    throw UsageError(fmt::format("{} parts cannot share {}. Choose a larger size.", parts,
                                 rows == 1 ? "1 row" : fmt::format("{} rows", rows)));
  }
  if (plan.variants.size() > 1 && plan.variants.size() != parts) {
    throw UsageError(fmt::format("There are {} parts and {} variants. Name one for all of them, or one for each.",
                                 parts, plan.variants.size()));
  }
}

RunPlan sweepOf(const SplitPlan& plan) {
  RunPlan sweep;
  sweep.variants = plan.variants;
  sweep.sizes = {plan.size};
  sweep.parameters = plan.parameters;
  return sweep;
}

/// Throws NoDeviceError, or UsageError for a repeated device.
std::vector<SplitWorker> workersOf(const SplitPlan& plan, const Catalogue& catalogue,
                                   std::span<const DeviceDescription> devices, RunContext& context) {
  std::vector<SplitWorker> workers;
  const std::size_t parts = partsOf(plan);
  for (std::size_t i = 0; i < parts; ++i) {
    const bool isPart = plan.parts > 1;
    const std::string selector = isPart ? (plan.devices.empty() ? "" : plan.devices.front()) : plan.devices[i];
    const DeviceDescription& device = selectDevice(devices, selector);
    const bool isNew = std::find(context.devices.begin(), context.devices.end(), device) == context.devices.end();
    if (isNew) context.devices.push_back(device);
    if (!isNew && !isPart) {
      throw UsageError(
          fmt::format("\"{}\" and a selector before it both mean {} ({}). Name different devices, or split "
                      "one device into parts.",
                      selector, device.name, device.id));
    }
    const Variant& variant = variantOf(plan, catalogue, i);
    const std::string id = isPart ? toText(SubDeviceId{device.id, static_cast<int>(i) + 1, plan.parts}) : device.id;
    workers.push_back({{id, device.name, variant.id, device.type, isPart ? device.name : ""}, variant});
  }
  return workers;
}

}  // namespace

std::string whyNotSplit(const Variant& variant) {
  if (variant.kind != VariantKind::Kernel) {
    return fmt::format("{} is not a kernel, so devices cannot share it. Choose a kernel.", variant.id);
  }
  const Workload& workload = findWorkload(variant.workload);
  if (!workload.rows) {
    return fmt::format("The result of {} has no rows that devices could share. Choose a variant of another workload.",
                       variant.id);
  }
  if (findReference(workload, variant.reference).reach == nullptr) {
    return fmt::format(
        "A part of the rows of {} needs all of the source, so it is not split by rows. Choose another variant.",
        variant.id);
  }
  if (readsImage(variant)) {
    return fmt::format("{} works on images, which are not split. Choose a variant that uses buffers.", variant.id);
  }
  return {};
}

void requireSplittable(const SplitPlan& plan, const Catalogue& catalogue) {
  if (plan.variants.empty()) throw UsageError("Name a variant whose work is to be split.");
  requireRunnable(sweepOf(plan), catalogue);
  for (const std::string& id : plan.variants) {
    const std::string whyNot = whyNotSplit(catalogue.find(id));
    if (!whyNot.empty()) throw UsageError(whyNot);
    requireAlike(catalogue.find(plan.variants.front()), catalogue.find(id));
  }
  requireParts(plan, findWorkload(catalogue.find(plan.variants.front()).workload));
  if (!(plan.step >= kSmallestStep && plan.step <= kLargestStep)) {
    throw UsageError(fmt::format("A step is from {:g} to {:g}% of the rows.", kSmallestStep * 100, kLargestStep * 100));
  }
  if (plan.rounds < 1 || plan.rounds > kMostSplitRounds) {
    throw UsageError(fmt::format("Shares take from 1 to {} rounds.", kMostSplitRounds));
  }
  if (!(plan.secondsPerShare >= 0 && plan.secondsPerShare <= kMostSecondsPerShare)) {
    throw UsageError(fmt::format("A share is sampled for 0 to {:g} seconds.", kMostSecondsPerShare));
  }
  if (!(plan.resolution >= kFinestResolution && plan.resolution <= 1)) {
    throw UsageError(fmt::format("The best share is found to {:g}% of the rows at best.", kFinestResolution * 100));
  }
}

RunFinished runSplit(const SplitPlan& plan, const Catalogue& catalogue, RunContext context, const DoJob& doJob,
                     const Tell& tell, const std::stop_token& stop) {
  std::vector<DeviceDescription> devices;
  const RunFinished found = findDevices(plan.devices, devices, doJob, tell, stop);
  if (found.outcome != Outcome::Completed) return found;
  context.devices.clear();
  std::vector<SplitWorker> workers;
  try {
    workers = workersOf(plan, catalogue, devices, context);
  } catch (const NoDeviceError& error) {
    return {Outcome::Failed, error.what(), true};
  }
  tell(RunStarted{});
  tellKernels(context, plan.variants, catalogue);
  tell(ContextKnown{std::move(context)});
  SplitRun run(plan, std::move(workers), doJob, tell, stop);
  const std::optional<RunFinished> failure = run.run();
  if (failure) return *failure;
  tell(SplitDone{run.report()});
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
