#include "runner/cl/launch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <utility>

#include "catalogue/unsupported.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/stamps.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"
#include "text/number_text.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {

namespace {

bool isPlane(const Workload& workload, const std::string& binding) {
  return findInput(workload, binding) != nullptr || binding == "result" || binding.starts_with("scratch");
}

const std::string& boundTo(const std::string& binding, const BoundPlanes& planes) {
  if (binding == "source") return planes.source;
  return binding == "result" ? planes.result : binding;
}

void requireSuccess(const cl::Event& event) {
  const cl_int status = event.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>();
  if (status < 0) throw cl::Error(status, "kernel execution");
}

struct Stamps {
  cl_ulong start = 0;
  cl_ulong end = 0;
};

/// Whether these device timestamps are plausible.
bool isPlausible(const Stamps& stamps) {
  return stamps.start != 0 && stamps.end > stamps.start;
}

}  // namespace

namespace {

/// An input or output buffer has as many elements as its file declares, so that a fraction is an error. Scratch memory
/// may be rounded up.
void requireWholeExtents(const Buffer& buffer, const Symbols& symbols) {
  if (buffer.use == BufferUse::Scratch) return;
  constexpr int kDigits = 15;
  for (const std::string& extent : buffer.shape) {
    const double value = evaluate(extent, symbols);
    if (value == std::floor(value)) continue;
    throw PointFailure(Status::Failed, Stage::KernelFile,
                       fmt::format("The buffer {} has {} elements here, by \"{}\". Write ceil({}) or floor({}), or "
                                   "choose another size.",
                                   buffer.name, generalText(value, kDigits), extent, extent, extent));
  }
}

/// The numbers of a buffer with a type; bytes if its elements are not adjacent numbers of one type.
BufferNeed needOf(const Buffer& buffer, const Symbols& symbols) {
  const ElementType& type = buffer.type.value();
  requireWholeExtents(buffer, symbols);
  const std::int64_t elements = elementsIn(buffer.shape, symbols);
  if (!isDense(type)) return {buffer.name, elements * static_cast<std::int64_t>(type.bytes), Element::UChar};
  return {buffer.name, elements * static_cast<std::int64_t>(numbersOf(type)), type.members.front().element};
}

bool isRestored(const Buffer& buffer) {
  return buffer.use == BufferUse::InOut || (buffer.use == BufferUse::Scratch && buffer.fill.has_value());
}

std::vector<BufferNeed> typedBuffersOf(const Workload& workload, const Variant& variant, const Symbols& symbols) {
  std::vector<BufferNeed> needs;
  const auto add = [&](const Buffer& buffer) {
    needs.push_back(needOf(buffer, symbols));
    if (!isRestored(buffer)) return;
    needs.push_back(needs.back());
    needs.back().name = nameAsFilled(buffer.name);
  };
  for (const Buffer& buffer : workload.buffers) add(buffer);
  for (const auto& [name, buffer] : variant.scratch) add(buffer);
  return needs;
}

/// All buffers of a point that have a type.
std::vector<const Buffer*> typedBuffers(const Workload& workload, const Variant& variant) {
  std::vector<const Buffer*> buffers;
  for (const Buffer& buffer : workload.buffers) {
    if (buffer.type) buffers.push_back(&buffer);
  }
  for (const auto& [name, buffer] : variant.scratch) buffers.push_back(&buffer);
  return buffers;
}

PreparedImageCopy imageCopy(DeviceSession& session, const Buffer& buffer, const Symbols& symbols, bool toImage) {
  return {session.guarded(buffer.name),
          session.imageMemory(buffer.name, *buffer.image, extentsOf(buffer.shape, symbols)), toImage};
}

/// Restores buffers that launches change; images that they write are spoilt and read through buffers.
void addCopies(PreparedVariant& prepared, DeviceSession& session, const Workload& workload, const Variant& variant,
               const Symbols& symbols) {
  for (const Buffer* buffer : typedBuffers(workload, variant)) {
    if (isRestored(*buffer)) {
      prepared.restores.emplace_back(PreparedCopy{session.buffer(nameAsFilled(buffer->name)),
                                                  session.buffer(buffer->name), session.needOf(buffer->name).bytes()});
    }
    if (!buffer->image) continue;
    const PreparedImageCopy toImage = imageCopy(session, *buffer, symbols, true);
    if (isRestored(*buffer)) prepared.restores.emplace_back(toImage);
    toImage.enqueue(session.queue(), nullptr);
    // Scratch too: an output that a loop swaps may end there.
    if (buffer->use != BufferUse::In) {
      prepared.toImages.emplace_back(toImage);
      prepared.fromImages.emplace_back(imageCopy(session, *buffer, symbols, false));
    }
  }
  session.queue().finish();
}

}  // namespace

void requireConditions(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters) {
  if (variant.require.empty()) return;
  const std::string lack = lackOfConditions(variant, symbolsFor(workload, variant, size, parameters));
  if (lack.empty()) return;
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("{} {}. Choose another size or variant.", variant.id, lack));
}

void enqueueStep(const cl::CommandQueue& queue, const PreparedStep& step, cl::Event* event) {
  if (const auto* pass = std::get_if<PreparedPass>(&step)) {
    queue.enqueueNDRangeKernel(pass->kernel, pass->offset, pass->global, pass->local, nullptr, event);
  } else if (const auto* copy = std::get_if<PreparedCopy>(&step)) {
    queue.enqueueCopyBuffer(copy->from, copy->to, 0, 0, copy->bytes, nullptr, event);
  } else if (const auto* image = std::get_if<PreparedImageCopy>(&step)) {
    image->enqueue(queue, event);
  } else {
    const auto& fill = std::get<PreparedFill>(step);
    queue.enqueueFillBuffer(fill.buffer, cl_uchar{0}, 0, fill.bytes, nullptr, event);
  }
}

std::string nameAsFilled(const std::string& buffer) {
  return buffer + " as filled";
}

std::vector<BufferNeed> buffersOf(const DeviceSession& session, const Workload& workload, const Variant& variant,
                                  Size size, const ParameterValues& parameters, const BoundPlanes& planes) {
  const Symbols symbols = symbolsFor(workload, variant, size, parameters, &session.description());
  if (!isOfPlanes(workload)) return typedBuffersOf(workload, variant, symbols);
  const auto bufferOf = [&](const std::string& name, std::int64_t pixels) {
    return BufferNeed{name, pixels * variant.pixel.channels, variant.pixel.element};
  };
  std::vector<BufferNeed> needs;
  for (const Buffer* input : inputsOf(workload)) {
    needs.push_back(bufferOf(boundTo(input->name, planes), elementsOf(workload, input->shape, size)));
  }
  needs.push_back(bufferOf(planes.result, resultElements(workload, size)));
  const auto isKnown = [&](const std::string& name) {
    return std::any_of(needs.begin(), needs.end(), [&](const BufferNeed& need) { return need.name == name; });
  };
  for (const Pass& pass : variant.passes) {
    for (const Argument& argument : pass.arguments) {
      const std::string& name = boundTo(argument.binding, planes);
      const bool isOwn = variant.scratch.contains(argument.binding) || argument.value.has_value();
      if (isPlane(workload, argument.binding) && findInput(workload, argument.binding) == nullptr && !isOwn &&
          !argument.asImage && !isKnown(name))
        needs.push_back(bufferOf(name, resultElements(workload, size)));
    }
  }
  for (const auto& [name, buffer] : variant.scratch) needs.push_back(needOf(buffer, symbols));
  return needs;
}

PreparedVariant prepare(DeviceSession& session, const Workload& workload, const Variant& variant, Size size,
                        const ParameterValues& parameters, const BoundPlanes& planes) {
  requireConditions(workload, variant, size, parameters);
  const cl::Program& program = session.program(specialised(workload, variant, size, parameters));
  const std::vector<BufferNeed> needs = buffersOf(session, workload, variant, size, parameters, planes);
  session.requireBuffers(needs);
  const Symbols symbols = symbolsFor(workload, variant, size, parameters, &session.description());
  PreparedVariant prepared;
  auto launch = std::make_shared<LaunchProgram>(
      ProgramParts{session, program, workload, variant, size, symbols, planes, needs}, prepared.constants);
  addCopies(prepared, session, workload, variant, symbols);
  if (launch->readsBack()) {
    prepared.program = std::move(launch);
    return prepared;
  }
  launch->run([&prepared](const PreparedStep& step) { prepared.steps.push_back(step); });
  prepared.places = launch->places();
  if (prepared.steps.empty()) {
    throw PointFailure(
        Status::Unsupported, Stage::Arguments,
        fmt::format("{} launches nothing here: its loops do not run once. Choose another size.", variant.id));
  }
  return prepared;
}

void enqueueAll(const cl::CommandQueue& queue, std::span<const PreparedStep> steps) {
  for (const PreparedStep& step : steps) enqueueStep(queue, step, nullptr);
}

void restore(const cl::CommandQueue& queue, const PreparedVariant& prepared) {
  enqueueAll(queue, prepared.restores);
}

const std::string& placeOf(const PreparedVariant& prepared, const std::string& buffer) {
  const auto& places = prepared.program ? prepared.program->places() : prepared.places;
  const auto swapped = places.find(buffer);
  return swapped == places.end() ? buffer : swapped->second;
}

LaunchEvents enqueue(cl::CommandQueue& queue, const PreparedVariant& prepared) {
  LaunchEvents events;
  launchOnce(queue, prepared, &events.first, &events.last);
  return events;
}

std::optional<double> deviceMs(const LaunchEvents& events) {
  requireSuccess(events.first);
  requireSuccess(events.last);
  const Stamps stamps{profiledStamp(events.first, CL_PROFILING_COMMAND_START),
                      profiledStamp(events.last, CL_PROFILING_COMMAND_END)};
  if (!isPlausible(stamps)) return std::nullopt;
  return static_cast<double>(stamps.end - stamps.start) * 1e-6;
}

void launchOnce(cl::CommandQueue& queue, const PreparedVariant& prepared, cl::Event* first, cl::Event* last) {
  if (prepared.program) {
    // The last command is known only at the end.
    cl::Event event;
    bool isFirst = true;
    prepared.program->run([&](const PreparedStep& step) {
      enqueueStep(queue, step, first != nullptr || last != nullptr ? &event : nullptr);
      if (isFirst && first != nullptr) *first = event;
      isFirst = false;
    });
    if (last != nullptr) *last = event;
    return;
  }
  for (std::size_t i = 0; i < prepared.steps.size(); ++i) {
    const bool isLast = i + 1 == prepared.steps.size();
    cl::Event event;
    const bool wanted = (first != nullptr && i == 0) || (last != nullptr && isLast);
    enqueueStep(queue, prepared.steps[i], wanted ? &event : nullptr);
    if (first != nullptr && i == 0) *first = event;
    if (last != nullptr && isLast) *last = event;
  }
}

CommandSum sumOfCommands(DeviceSession& session, const PreparedVariant& prepared) {
  std::vector<cl::Event> events;
  const auto add = [&](const PreparedStep& step) { enqueueStep(session.queue(), step, &events.emplace_back()); };
  restore(session.queue(), prepared);
  if (prepared.program) {
    prepared.program->run(add);
  } else {
    for (const PreparedStep& step : prepared.steps) add(step);
  }
  session.queue().finish();
  CommandSum sum{0, events.size()};
  for (const cl::Event& event : events) {
    const Stamps stamps{profiledStamp(event, CL_PROFILING_COMMAND_START),
                        profiledStamp(event, CL_PROFILING_COMMAND_END)};
    if (!isPlausible(stamps)) return {0, events.size()};
    sum.ms += static_cast<double>(stamps.end - stamps.start) * 1e-6;
  }
  return sum;
}

namespace {

struct SampleEvents {
  cl::Event first;
  cl::Event last;
};

/// Adds a sample of this many launches, from the first's start to the last's end.
void addSample(BatchTiming& timing, const SampleEvents& sample, double launches) {
  requireSuccess(sample.first);
  requireSuccess(sample.last);
  const Stamps stamps{profiledStamp(sample.first, CL_PROFILING_COMMAND_START),
                      profiledStamp(sample.last, CL_PROFILING_COMMAND_END)};
  timing.hasBadStamps = timing.hasBadStamps || !isPlausible(stamps);
  // Reversed timestamps give a negative time, which readers of the raw samples should see.
  const auto spanNs = static_cast<std::int64_t>(stamps.end - stamps.start);
  timing.samplesMs.push_back(static_cast<double>(spanNs) * 1e-6 / launches);
}

/// Launches with refilled buffers: neither clock includes the filling.
BatchTiming runRestored(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample) {
  BatchTiming timing;
  double wallMs = 0;
  for (int sample = 0; sample < samples; ++sample) {
    BatchTiming launches;
    for (int launch = 0; launch < launchesPerSample; ++launch) {
      restore(session.queue(), prepared);
      session.queue().finish();
      SampleEvents events;
      wallMs += hostMs([&] {
        launchOnce(session.queue(), prepared, &events.first, &events.last);
        session.queue().finish();
      });
      addSample(launches, events, 1);
    }
    double ms = 0;
    for (const double each : launches.samplesMs) ms += each;
    timing.samplesMs.push_back(ms / launchesPerSample);
    timing.hasBadStamps = timing.hasBadStamps || launches.hasBadStamps;
  }
  timing.wallMsPerLaunch = wallMs / samples / launchesPerSample;
  return timing;
}

}  // namespace

BatchTiming runBatch(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample) {
  if (!prepared.restores.empty()) return runRestored(session, prepared, samples, launchesPerSample);
  std::vector<SampleEvents> events(static_cast<std::size_t>(samples));
  const auto start = std::chrono::steady_clock::now();
  for (SampleEvents& sample : events) {
    for (int launch = 0; launch < launchesPerSample; ++launch) {
      launchOnce(session.queue(), prepared, launch == 0 ? &sample.first : nullptr,
                 launch + 1 == launchesPerSample ? &sample.last : nullptr);
    }
  }
  session.queue().finish();
  const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - start;

  BatchTiming timing;
  timing.wallMsPerLaunch = wall.count() / samples / launchesPerSample;
  for (const SampleEvents& sample : events) addSample(timing, sample, launchesPerSample);
  return timing;
}

BatchTiming runColdBatch(DeviceSession& session, const PreparedVariant& prepared, CacheFlush& flush, int samples) {
  BatchTiming timing;
  double wallMs = 0;
  for (int i = 0; i < samples; ++i) {
    flush.run();
    const BatchTiming launch = runBatch(session, prepared, 1, 1);
    timing.samplesMs.push_back(launch.samplesMs.front());
    timing.hasBadStamps = timing.hasBadStamps || launch.hasBadStamps;
    wallMs += launch.wallMsPerLaunch;
  }
  timing.wallMsPerLaunch = wallMs / samples;
  return timing;
}

}  // namespace headroom
