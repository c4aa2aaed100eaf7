// Values with every member different from its default, and their equality.
#pragma once

#include <gtest/gtest.h>

#include <limits>

#include "headroom/run/run_document.hpp"
#include "headroom/values/device.hpp"
#include "report_rows.hpp"

namespace headroom {

inline ResultRow fullRow() {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  ResultRow row = timedRow();
  row.role = Role::Ceiling;
  row.status = Status::WrongResult;
  row.reason = "Quotes \" and \xC3\xBC.";
  row.log = "log\n";
  row.noise = kInfinity;
  row.samplesMs = {0.1, 1.0 / 3, kInfinity};
  row.error->psnrDb = kInfinity;
  row.boundBy = Bound::Compute;
  row.iteration = "launch";
  row.deviceId = "1:0";
  row.host = "lab";
  row.worker = "2 on node2 (lab/1:0)";
  row.caches = Caches::Cold;
  row.repeat = 3;
  row.configuration = "TILE_X=32 TILE_Y=64";
  row.limit = Limit::WorkGroup;
  row.pixel = {Element::UChar, 4};
  row.wallSamplesMs = {0.5, kInfinity};
  row.clock = Clock::Host;
  row.lowMs = 0.25;
  row.highMs = kInfinity;
  row.mildOutliers = 4;
  row.severeOutliers = 5;
  row.eventMs = 0.75;
  row.precision = Precision::Double;
  row.localFloats = 34.5;
  row.localRoofGigapixelsPerSecond = 77.25;
  row.kernelsMs = 0.625;
  row.commands = 3;
  row.marks = {Mark::Busy, Mark::BadStamps};
  row.rounds = {{1.5, 0.2, 2, 1, 0.25, 12}, {2.5, 0.1, 1, 1, -0.5, 12}};
  row.whole = WholeOperation{{5, 4.5, kInfinity}, 5, 4.5, kInfinity, 1.5, 2.25, 0.75};
  row.compiled = CompiledSummary{255, 0, 4096, 12};
  row.timeline = {{"scale", "profiling queue", 1, 2, 3, std::numeric_limits<std::uint64_t>::max()}};
  return row;
}

inline void expectSameFigures(const std::optional<ErrorFigures>& got, const std::optional<ErrorFigures>& wanted) {
  ASSERT_EQ(got.has_value(), wanted.has_value());
  if (!wanted) return;
  EXPECT_EQ(got->maxAbs, wanted->maxAbs);
  EXPECT_EQ(got->rms, wanted->rms);
  EXPECT_EQ(got->psnrDb, wanted->psnrDb);
}

inline void expectSame(const ResultRow& got, const ResultRow& wanted) {
  EXPECT_EQ(got.deviceId, wanted.deviceId);
  EXPECT_EQ(got.host, wanted.host);
  EXPECT_EQ(got.worker, wanted.worker);
  EXPECT_EQ(got.caches, wanted.caches);
  EXPECT_EQ(got.repeat, wanted.repeat);
  EXPECT_EQ(got.configuration, wanted.configuration);
  EXPECT_EQ(got.limit, wanted.limit);
  EXPECT_EQ(got.wallSamplesMs, wanted.wallSamplesMs);
  EXPECT_EQ(got.clock, wanted.clock);
  EXPECT_EQ(got.lowMs, wanted.lowMs);
  EXPECT_EQ(got.highMs, wanted.highMs);
  EXPECT_EQ(got.mildOutliers, wanted.mildOutliers);
  EXPECT_EQ(got.severeOutliers, wanted.severeOutliers);
  EXPECT_EQ(got.eventMs, wanted.eventMs);
  EXPECT_EQ(got.precision, wanted.precision);
  EXPECT_EQ(got.localFloats, wanted.localFloats);
  EXPECT_EQ(got.localRoofGigapixelsPerSecond, wanted.localRoofGigapixelsPerSecond);
  EXPECT_EQ(got.kernelsMs, wanted.kernelsMs);
  EXPECT_EQ(got.commands, wanted.commands);
  EXPECT_EQ(got.marks, wanted.marks);
  EXPECT_EQ(got.rounds, wanted.rounds);
  EXPECT_EQ(got.timeline, wanted.timeline);
  EXPECT_EQ(got.whole, wanted.whole);
  EXPECT_EQ(got.compiled, wanted.compiled);
  EXPECT_EQ(got.device, wanted.device);
  EXPECT_EQ(got.driver, wanted.driver);
  EXPECT_EQ(got.workload, wanted.workload);
  EXPECT_EQ(got.variant, wanted.variant);
  EXPECT_EQ(got.role, wanted.role);
  EXPECT_EQ(got.size, wanted.size);
  EXPECT_EQ(got.pixel, wanted.pixel);
  EXPECT_EQ(got.parameters, wanted.parameters);
  EXPECT_EQ(got.iteration, wanted.iteration);
  EXPECT_EQ(got.status, wanted.status);
  EXPECT_EQ(got.reason, wanted.reason);
  EXPECT_EQ(got.log, wanted.log);
  EXPECT_EQ(got.samplesMs, wanted.samplesMs);
  EXPECT_EQ(got.medianMs, wanted.medianMs);
  EXPECT_EQ(got.minMs, wanted.minMs);
  EXPECT_EQ(got.q1Ms, wanted.q1Ms);
  EXPECT_EQ(got.q3Ms, wanted.q3Ms);
  EXPECT_EQ(got.noise, wanted.noise);
  EXPECT_EQ(got.wallMs, wanted.wallMs);
  EXPECT_EQ(got.stoppedBy, wanted.stoppedBy);
  EXPECT_EQ(got.compulsoryFloats, wanted.compulsoryFloats);
  EXPECT_EQ(got.modelFloats, wanted.modelFloats);
  EXPECT_EQ(got.flops, wanted.flops);
  EXPECT_EQ(got.estimateGigapixelsPerSecond, wanted.estimateGigapixelsPerSecond);
  EXPECT_EQ(got.ceilingGigapixelsPerSecond, wanted.ceilingGigapixelsPerSecond);
  EXPECT_EQ(got.boundBy, wanted.boundBy);
  expectSameFigures(got.error, wanted.error);
  expectSameFigures(got.ownError, wanted.ownError);
}

/// Has numbers near the limits of their types.
inline DeviceDescription someDevice() {
  DeviceDescription device;
  device.id = "1:0";
  device.platform = "Platform";
  device.name = "Name";
  device.vendor = "Vendor";
  device.openclVersion = "OpenCL 3.0";
  device.driverVersion = "535.1";
  device.type = DeviceType::Accelerator;
  device.computeUnits = 132;
  device.clockMHz = 1980;
  device.globalMemoryBytes = std::numeric_limits<std::uint64_t>::max();
  device.maxAllocationBytes = std::uint64_t{1} << 40;
  device.localMemoryBytes = 49152;
  device.globalCacheBytes = 50 << 20;
  device.maxWorkGroupSize = 1024;
  device.maxWorkItemSizes = {1024, 1024, 64};
  device.timerResolutionNs = 1000;
  device.memoryGigabytesPerSecond = 4915.2;
  device.hasMatrixUnit = true;
  device.hasImages = false;
  device.hasHalf = true;
  device.hasDouble = true;
  device.hasOwnLocalMemory = true;
  device.machine = {"gpu7", "Processor \xC2\xAE"};
  return device;
}

inline RunContext someContext() {
  RunContext context;
  context.headroomVersion = "1.2.3";
  context.startedAt = "2026-11-21T08:00:00Z";
  context.host = "gpu7";
  context.namedHost = "lab";
  context.operatingSystem = "Linux 6.1.0 x86_64, Debian GNU/Linux 12 (bookworm)";
  context.processor = "Processor \xC2\xAE";
  context.processors = 64;
  context.environment = {{"POCL_AFFINITY", "1"}, {"CUDA_VISIBLE_DEVICES", ""}};
  context.devices = {someDevice()};
  context.devices.front().machine.namedHost = context.namedHost;
  context.otherMachines = {{"far", "1.2.3", "gpu8", "Linux", "Other processor", 8, {{"POCL_AFFINITY", "0"}}}};
  context.kernels = {{"blur.separable", "00ff", "-D R=3"}, {"blur.opencv", "", ""}};
  context.kernelFolders = {"/kernels/mine", "/kernels/a second one"};
  context.launchCosts = {{"1:0", {1.5, 2.5, 3.5}}};
  context.noiseFloors = {{"1:0", {0.0125, 40, "2026-11-20T08:00:00Z"}}};
  return context;
}

inline RunPlan somePlan() {
  RunPlan plan;
  plan.devices = {"gpu", "0:1"};
  plan.variants = {"blur.separable", "blur.local"};
  plan.sizes = {{4000, 4000, 1000}, {1023, 769}};
  plan.parameters = {{"sigma", 2.5}};
  plan.ceilings = false;
  plan.caches = Caches::Cold;
  plan.repeats = 3;
  plan.sampling = {1, 2, 30, 0.125, 4.5, 6};
  plan.transfers = true;
  plan.seed = std::numeric_limits<std::uint64_t>::max();
  plan.longestLaunchSeconds = 7.5;
  plan.workers = 4;
  plan.judgesTimes = false;
  plan.tuned = true;
  plan.configuration = {{"LOCAL_X", 32}, {"PAD", -1}};
  return plan;
}

inline RunDocument someDocument() {
  return {someContext(), {somePlan(), RunPlan()}, {fullRow(), failedRow()}, Outcome::Cancelled};
}

inline void expectSame(const RunDocument& got, const RunDocument& wanted) {
  EXPECT_EQ(got.context, wanted.context);
  EXPECT_EQ(got.plans, wanted.plans);
  EXPECT_EQ(got.outcome, wanted.outcome);
  EXPECT_EQ(got.label, wanted.label);
  ASSERT_EQ(got.rows.size(), wanted.rows.size());
  for (std::size_t i = 0; i < got.rows.size(); ++i) expectSame(got.rows[i], wanted.rows[i]);
}

}  // namespace headroom
