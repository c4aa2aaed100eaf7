#include "runner/measuring/measure_on_device.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/workloads.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/cl/cache_flush.hpp"
#include "runner/cl/launch.hpp"
#include "runner/cl/timeline.hpp"
#include "runner/cl/whole_operation.hpp"
#include "runner/libraries/device_library.hpp"
#include "runner/measuring/buffer_watch.hpp"
#include "runner/measuring/compiled_summary.hpp"
#include "runner/measuring/launch_audit.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/measuring/typed_point.hpp"
#include "runner/probes/probe.hpp"
#include "runner/sampling/host_load.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"
#include "runner/sampling/sampler.hpp"

namespace headroom {

namespace {

/// Load of other programs on the processors that a device consists of.
double otherLoadOn(const DeviceSession& session, const HostLoad& load) {
  return session.description().type == DeviceType::Cpu ? load.otherProcessors() : 0;
}

/// Returns the buffers that hold the compared outputs after a launch.
std::vector<std::string> outputPlaces(const Workload& workload, const PreparedVariant* prepared) {
  std::vector<std::string> places;
  for (const Buffer* output : comparedOutputs(workload))
    places.push_back(prepared == nullptr ? output->name : placeOf(*prepared, output->name));
  return places;
}

std::uint64_t digestOfAll(DeviceSession& session, const std::vector<std::string>& buffers) {
  constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15ULL;
  std::uint64_t digest = 0;
  for (const std::string& buffer : buffers) digest = digest * kFactor + digestOf(session, buffer, auditWayOf(session));
  return digest;
}

void compareOnDevice(ResultRow& row, DeviceSession& session, const Workload& workload, const MeasureJob& job,
                     const JobSink& sink, const std::stop_token& stop) {
  const MappedBuffer result(session, outputsOf(workload).front()->name, CL_MAP_READ);
  const Element element = job.variant.pixel.element;
  if (element == Element::UChar) return checkResult(row, workload, job, sink, result.bytes(), stop);
  if (element == Element::Int) return checkResult(row, workload, job, sink, result.ints(), stop);
  checkResult(row, workload, job, sink, result.floats(), stop);
}

/// Returns everything that decides which result is right; nothing for workloads of a user's folder, whose tunables and
/// files may decide it too.
std::optional<std::string> keyOfResult(const Workload& workload, const MeasureJob& job) {
  const Variant& variant = job.variant;
  // The error that an approximation may have can be an expression of tunables.
  if (!workload.folder.empty() || !variant.error.empty()) return {};
  return fmt::format("{}\n{}\n{}\n{}\n{}\n{}", variant.id, variant.source, variant.description, toText(job.size),
                     settingsText(job.parameters), job.seed);
}

/// Uses an earlier comparison of the same bytes, if there is one.
std::function<void(ResultRow&, std::uint64_t)> comparingOnce(DeviceSession& session, std::optional<std::string> key,
                                                             std::function<void(ResultRow&)> compare,
                                                             const std::stop_token& stop) {
  return [&session, &stop, key = std::move(key), compare = std::move(compare)](ResultRow& row, std::uint64_t digest) {
    if (!key) return compare(row);
    if (const CheckedErrors* known = session.checkedResults().find(*key, digest)) {
      row.error = known->error;
      row.ownError = known->ownError;
      return;
    }
    compare(row);
    if (row.status == Status::Ok && row.reason.empty() && row.ownError && !stop.stop_requested())
      session.checkedResults().keep(*key, digest, {row.error, row.ownError});
  };
}

/// For buffers with types.
double secondsToCheck(const Workload& workload, const MeasureJob& job) {
  if (!isComparedWhole(workload, job.variant)) return secondsToFill(workload, job.size);
  return secondsToValidate(workload, static_cast<double>(itemsOf(workload, job.size)), job.parameters);
}

/// For buffers with types: no reference for the result.
void noteUnchecked(ResultRow& row, const Workload& workload, const MeasureJob& job) {
  if (isOfPlanes(workload) || row.ownError || row.status != Status::Ok || !job.comparesFirst) return;
  std::string because = job.uncheckedBecause;
  if (because.empty() && workload.expected.kind == ExpectedFrom::Kind::None)
    because = fmt::format("The result is not checked: {} names no reference.", workload.origin);
  if (because.empty())
    because = fmt::format("The result is not checked: what {} expects is not on this machine.", workload.origin);
  addMark(row, Mark::Unchecked, because);
}

/// A captured result shows only that a kernel gives the same result as another one.
void noteCaptured(ResultRow& row, const Workload& workload) {
  if (!workload.expected.isCaptured || row.status != Status::Ok || hasMark(row, Mark::Unchecked)) return;
  addMark(row, Mark::AsCaptured,
          fmt::format("The result is as captured, right or not: {} names no other reference.", workload.origin));
}

/// Measures end-to-end times, and returns the outputs read back.
std::vector<HostBytes> measureWhole(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                                    const MeasureJob& job, CacheFlush* flush, const JobSink& sink,
                                    const std::stop_token& stop, ResultRow& row) {
  const auto tell = [&] { sink(Activity{fmt::format("timing transfers of {}", describe(job)), 0, Phase::Timing}); };
  sink(Activity{fmt::format("filling memory for {}", describe(job)),
                job.variant.pixel.channels * secondsToFill(workload, job.size)});
  try {
    WholeOperations whole = timeWholeOperations(session, prepared, workload, job.variant, job.size, job.parameters,
                                                {!hasMark(row, Mark::SingleSample), flush, tell}, stop);
    if (!whole.timing.samplesMs.empty()) row.whole = std::move(whole.timing);
    return std::move(whole.results);
  } catch (const std::bad_alloc&) {  // the kernel times stay valid
    addSentence(row, "The host has too little memory for the inputs and the result, so no transfers were timed.");
    return {};
  }
}

}  // namespace

std::vector<BufferNeed> fillBuffers(DeviceSession& session, const Workload& workload, const MeasureJob& job,
                                    const JobSink& sink) {
  sink(Activity{fmt::format("filling memory for {}", describe(job)),
                job.variant.pixel.channels * secondsToFill(workload, job.size)});
  const std::vector<BufferNeed> own = buffersOf(session, workload, job.variant, job.size, job.parameters);
  std::vector<BufferNeed> all = own;
  if (job.caches == Caches::Cold) all.push_back(CacheFlush::need(session));
  session.requireBuffers(all);
  if (!isOfPlanes(workload)) {
    TypedPoint(session, workload, job).fill();
    return own;
  }
  const std::vector<const Buffer*> inputs = inputsOf(workload);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    session.requireRandom(inputs[i]->name, numbersOf(workload, i, job.seed));
  }
  for (const BufferNeed& buffer : own) {
    if (findInput(workload, buffer.name) == nullptr) session.fillWithNaN(buffer.name);
  }
  return own;
}

/// `prepared`: for kernels; null for a library. The referenced objects must outlive the returned value.
AuditedLaunch auditedLaunch(DeviceSession& session, const Workload& workload, const MeasureJob& job,
                            const PreparedVariant* prepared, const JobSink& sink, const std::stop_token& stop,
                            std::function<void()> launch) {
  const AuditWay way = auditWayOf(session);
  const auto places = [&workload, prepared] { return outputPlaces(workload, prepared); };
  AuditedLaunch audited;
  audited.launch = std::move(launch);
  audited.spoil = [&session, way, places, prepared] {
    for (const std::string& buffer : places()) spoilNumbers(session, buffer, way);
    if (prepared != nullptr) enqueueAll(session.queue(), prepared->toImages);
    session.queue().finish();
  };
  audited.digest = [&session, places, prepared] {
    if (prepared != nullptr) enqueueAll(session.queue(), prepared->fromImages);
    return digestOfAll(session, places());
  };
  std::function<void(ResultRow&)> compare;
  if (isOfPlanes(workload)) {
    compare = [&](ResultRow& row) { compareOnDevice(row, session, workload, job, sink, stop); };
  } else {
    // Shared, so that the expected result is computed once.
    compare = [&, prepared, point = std::make_shared<TypedPoint>(session, workload, job)](ResultRow& row) {
      sink(Activity{fmt::format("checking {}", describe(job)), secondsToCheck(workload, job), Phase::Checking});
      point->compare(row, prepared, stop);
    };
  }
  audited.compare = comparingOnce(session, keyOfResult(workload, job), std::move(compare), stop);
  return audited;
}

AuditedLaunch auditedKernels(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                             const MeasureJob& job, const JobSink& sink, const std::stop_token& stop) {
  return auditedLaunch(session, workload, job, &prepared, sink, stop, [&] {
    restore(session.queue(), prepared);
    launchOnce(session.queue(), prepared, nullptr, nullptr);
    session.queue().finish();
  });
}

void measureKernels(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                    const std::stop_token& stop, ResultRow& row) {
  std::vector<BufferNeed> own = fillBuffers(session, workload, job, sink);
  sink(Activity{fmt::format("building {}", describe(job)), 0, Phase::Building});
  const PreparedVariant prepared = prepare(session, workload, job.variant, job.size, job.parameters);
  BufferWatch watch(session, std::move(own));
  std::optional<CacheFlush> flush;
  if (job.caches == Caches::Cold) flush.emplace(session);
  LaunchAudit audit(auditedKernels(session, prepared, workload, job, sink, stop), auditPlanOf(job), stop);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{fmt::format("timing {}", describe(job)), 0, Phase::Timing});
    audit.beforeBatch();
    BatchTiming batch = flush ? runColdBatch(session, prepared, *flush, samples)
                              : runBatch(session, prepared, samples, launchesPerSample);
    audit.afterBatch(flush ? samples : samples * launchesPerSample, batch.wallMsPerLaunch);
    return batch;
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, session.description().timerResolutionNs), runOnce, stop);
  recordTiming(row, std::move(timing), false, otherLoadOn(session, load));
  if (stop.stop_requested()) return;
  if (job.round == 0) {
    row.compiled = summaryOf(session, workload, job);
    row.timeline = recordTimeline(session, prepared, outputPlaces(workload, &prepared).front(), row.medianMs);
    if (prepared.program || prepared.steps.size() > 1) {
      const CommandSum sum = sumOfCommands(session, prepared);
      row.kernelsMs = sum.ms;
      row.commands = sum.count;
    }
  }
  if (job.transfers) {
    const std::vector<HostBytes> received =
        measureWhole(session, prepared, workload, job, flush ? &*flush : nullptr, sink, stop, row);
    enqueueAll(session.queue(), prepared.fromImages);
    const bool isSame = std::ranges::all_of(received, [&session](const HostBytes& output) {
      return digestOf(output.bytes) == digestOf(session, output.buffer, auditWayOf(session));
    });
    if (row.whole && !isSame) {
      row.status = Status::WrongResult;
      addSentence(row, "What was read back is not what the device holds.");
    }
  }
  if (stop.stop_requested()) return;
  audit.finish();
  audit.record(row);
  noteUnchecked(row, workload, job);
  noteCaptured(row, workload);
  recordFaults(row, watch.faults(row.variant, &prepared));
  tellChecked(audit, row, sink);
}

void measureProbe(DeviceSession& session, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                  ResultRow& row) {
  const DeviceProbe* const description = findProbe(job.variant.id);
  if (description == nullptr) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       fmt::format("There is no probe {} in this build.", job.variant.id));
  }
  sink(Activity{fmt::format("preparing {}", describe(job)),
                secondsToFill(findWorkload(job.variant.workload), job.size)});
  const std::unique_ptr<OpenProbe> probe = description->open(session, {imageSize(job.size), job.seed});
  const auto runOnce = [&](int samples, int iterations) {
    sink(Activity{fmt::format("timing {}", describe(job)), 0, Phase::Timing});
    return probe->run(samples, iterations);
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, session.description().timerResolutionNs), runOnce, stop);
  recordTiming(row, std::move(timing), true, otherLoadOn(session, load));
  if (stop.stop_requested()) return;
  sink(
      Activity{fmt::format("checking {}", describe(job)), secondsToFill(findWorkload(job.variant.workload), job.size)});
  const std::string fault = probe->fault();
  if (fault.empty()) return;
  row.status = Status::WrongResult;
  addSentence(row, fault);
}

void measureLibrary(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                    const std::stop_token& stop, ResultRow& row) {
  BufferWatch watch(session, fillBuffers(session, workload, job, sink));
  sink(Activity{fmt::format("preparing {}", describe(job)), 0, Phase::Building});
  const std::unique_ptr<OpenLibrary> library =
      findDeviceLibrary(job.variant.id)->open(session, job.size, job.parameters);
  std::optional<CacheFlush> flush;
  if (job.caches == Caches::Cold) flush.emplace(session);
  LaunchAudit audit(auditedLaunch(session, workload, job, nullptr, sink, stop,
                                  [&] {
                                    library->launch();
                                    library->wait();
                                    library->bringResult();
                                  }),
                    auditPlanOf(job), stop);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{fmt::format("timing {}", describe(job)), 0, Phase::Timing});
    audit.beforeBatch();
    BatchTiming batch = sampleByHost(samples, launchesPerSample, [&](int launches) {
      if (flush) flush->run();
      return hostMs([&] {
        for (int i = 0; i < launches; ++i) library->launch();
        library->wait();
      });
    });
    library->bringResult();
    audit.afterBatch(samples * launchesPerSample, batch.wallMsPerLaunch);
    return batch;
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, 0), runOnce, stop);
  recordTiming(row, std::move(timing), true, otherLoadOn(session, load));
  if (stop.stop_requested()) return;
  audit.finish();
  audit.record(row);
  recordFaults(row, watch.faults(row.variant, nullptr));
  tellChecked(audit, row, sink);
}

}  // namespace headroom
