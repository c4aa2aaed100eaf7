// Launches: counted, timed, and captured if requested.
#include <array>
#include <atomic>
#include <memory>

#include "capture.hpp"
#include "description.hpp"
#include "driver.hpp"
#include "harvest.hpp"
#include "launch.hpp"
#include "objects.hpp"
#include "replacements.hpp"
#include "settings.hpp"

namespace headroom::capture {
namespace {

std::atomic<std::uint64_t> launches{0};  // of this process

cl_int enqueue(const Launch& launch, cl_uint waits, const cl_event* waited, cl_event* event) {
  if (launch.isTask) return driver.clEnqueueTask(launch.queueHandle, launch.kernelHandle, waits, waited, event);
  return driver.clEnqueueNDRangeKernel(launch.queueHandle, launch.kernelHandle, launch.dimensions, launch.offset,
                                       launch.global, launch.local, waits, waited, event);
}

std::uint64_t boundBytesOf(const Kernel& kernel) {
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < kernel.arguments.size(); ++i) {
    const Memory* memory = kernel.arguments[i].memory.get();
    if (memory == nullptr) continue;
    bool isSeen = false;
    for (std::size_t j = 0; j < i && !isSeen; ++j) isSeen = kernel.arguments[j].memory.get() == memory;
    if (!isSeen) bytes += memory->size;
  }
  return bytes;
}

/// Looks up all data about objects under one lock.
void lookUp(Launch& launch) {
  LockedObjects objects;
  launch.queue = objects->queues.find(launch.queueHandle);
  launch.kernel = objects->kernels.find(launch.kernelHandle);
  if (!launch.queue || !launch.kernel) return;
  launch.boundBytes = boundBytesOf(*launch.kernel);
  for (const KernelSlot& slot : launch.kernel->slots) {
    if (slot.device == launch.queue->device && slot.generation == figuresGeneration()) {
      launch.figures = slot.figures;
      return;
    }
  }
  launch.isSlotUnknown = true;
}

void findSlot(Launch& launch) {
  std::shared_ptr<Program> program = launch.kernel->program;
  if (program) program = partsOf(program, launch.kernel->name).main;  // as captured folders name it
  launch.figures = kernelFigures(launch.kernel->name, program ? program->hash : std::string(),
                                 program ? program->kind : SourceKind::Binary, launch.queue->device);
  LockedObjects objects;
  launch.kernel->slots.push_back({launch.queue->device, launch.figures, figuresGeneration()});
}

std::string hashOf(const Kernel& kernel) {
  return kernel.program ? partsOf(kernel.program, kernel.name).main->hash : std::string();
}

/// Counts it among those of its kernel's source, where all kernels are captured.
void countOfSource(Launch& launch) {
  if (settings().dumpsAll == 0) return;
  {
    LockedObjects objects;
    launch.source = launch.kernel->ofSource;
  }
  if (!launch.source) {
    std::string hash = hashOf(*launch.kernel);
    LockedObjects objects;
    std::shared_ptr<SourceCount>& count = objects->sources[launch.kernel->name + '\n' + hash];
    if (!count) {
      count = std::make_shared<SourceCount>();
      count->hash = std::move(hash);
    }
    launch.source = launch.kernel->ofSource = count;
  }
  launch.ofSource = launch.source->launches.fetch_add(1, std::memory_order_relaxed) + 1;
}

/// Numbers of the dimensions that there are, 0 beyond.
std::array<std::size_t, 3> extents(const std::size_t* numbers, cl_uint dimensions) {
  std::array<std::size_t, 3> result{};
  for (cl_uint i = 0; numbers != nullptr && i < dimensions && i < 3; ++i) result[i] = numbers[i];
  return result;
}

/// Counts it; returns what awaits its end.
PendingLaunch counted(const Launch& launch) {
  const std::array<std::size_t, 3> global = extents(launch.global, launch.dimensions);
  const std::array<std::size_t, 3> local = extents(launch.local, launch.dimensions);
  PendingLaunch pending;
  pending.launch.kernel = launch.figures;
  pending.launch.boundBytes = launch.boundBytes;
  pending.launch.queue = launch.queue->number;
  pending.launch.isFirst = countLaunch(launch.figures, global.data(), local.data(), launch.boundBytes);
  for (std::size_t i = 0; i < 3; ++i) pending.launch.global[i] = global[i];
  return pending;
}

/// Whether a launch that is timed as one in so many is drawn. The draws have no period that a program's loop could have
/// as well.
bool isDrawn(const Launch& launch, std::uint32_t oneIn) {
  constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;
  return (launch.ofKernel * kGolden >> 32U) % oneIn == 0;
}

cl_int runPlain(const Launch& launch, const LaunchWaits& waits) {
  cl_event own = nullptr;
  const bool isProfiled = launch.queue->isProfiled;  // another thread may change it
  const std::uint32_t oneIn = isProfiled && waits.event == nullptr ? timedOneIn(launch.figures) : 1;
  const bool isLeftOut = !isDrawn(launch, oneIn);
  cl_event* event = waits.event != nullptr ? waits.event : isProfiled && !isLeftOut ? &own : nullptr;
  const cl_int status = enqueue(launch, waits.count, waits.events, event);
  if (status != CL_SUCCESS) return status;
  PendingLaunch pending = counted(launch);
  if (isLeftOut) {
    countSkipped(launch.figures);
    return status;
  }
  if (!isProfiled) {
    countUntimed(launch.figures);
    return status;
  }
  if (waits.event != nullptr) driver.clRetainEvent(*waits.event);
  pending.event = *event;
  pending.launch.oneIn = oneIn;
  awaitEnd(std::move(pending));
  return status;
}

/// With its contents copied aside before and after. The program's event ends after the copies.
cl_int runCaptured(const Launch& launch, const LaunchWaits& waits, const std::shared_ptr<Capture>& capture) {
  const std::vector<cl_event> before = capture->copyBefore(waits);
  cl_event own = nullptr;
  cl_int status = enqueue(launch, static_cast<cl_uint>(before.size()), before.empty() ? nullptr : before.data(), &own);
  if (status != CL_SUCCESS) {
    capture->giveUp();
    // Its copies may have taken the memory that the launch needs.
    const bool isForMemory =
        status == CL_MEM_OBJECT_ALLOCATION_FAILURE || status == CL_OUT_OF_RESOURCES || status == CL_OUT_OF_HOST_MEMORY;
    return isForMemory ? runPlain(launch, waits) : status;
  }
  cl_event shown = capture->copyAfter(own);
  if (waits.event != nullptr) {
    *waits.event = shown != nullptr ? shown : own;
    driver.clRetainEvent(*waits.event);
    if (shown != nullptr) {
      driver.clRetainEvent(own);
      showInstead(shown, own);
    }
  }
  PendingLaunch pending = counted(launch);
  pending.event = own;
  pending.capture = capture;
  awaitEnd(std::move(pending));
  return status;
}

/// Applies the groups of a changed kernel, if they divide the program's global size.
void changeGroups(Launch& launch) {
  const std::shared_ptr<Program>& program = launch.kernel->program;
  const Replacement* replacement = program ? program->replacement : nullptr;
  if (replacement == nullptr || launch.isTask || replacement->kernel != launch.kernel->name) return;
  // The driver reports errors of the call.
  if (replacement->local[0] == 0 || launch.global == nullptr || launch.dimensions > 3) return;
  for (cl_uint i = 0; i < launch.dimensions; ++i) {
    const std::size_t local = replacement->local[i];
    if (local > 0 && launch.global[i] % local == 0) continue;
    return reportReplacement("groups " + replacement->kernel);
  }
  launch.local = replacement->local.data();
}

cl_int run(Launch launch, const LaunchWaits& waits) {
  lookUp(launch);
  if (!launch.queue || !launch.kernel) return enqueue(launch, waits.count, waits.events, waits.event);
  changeGroups(launch);
  if (launch.isSlotUnknown) findSlot(launch);
  launch.number = launches.fetch_add(1, std::memory_order_relaxed);
  launch.ofKernel = launch.kernel->count->launches.fetch_add(1, std::memory_order_relaxed) + 1;
  countOfSource(launch);
  const std::shared_ptr<Capture> capture = captureOf(launch);
  const cl_int status = capture ? runCaptured(launch, waits, capture) : runPlain(launch, waits);
  if (status != CL_SUCCESS) {
    launches.fetch_sub(1, std::memory_order_relaxed);
    launch.kernel->count->launches.fetch_sub(1, std::memory_order_relaxed);
    if (launch.source) launch.source->launches.fetch_sub(1, std::memory_order_relaxed);
  }
  return status;
}

cl_int CL_API_CALL clEnqueueNDRangeKernelCaptured(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions,
                                                  const size_t* offset, const size_t* global, const size_t* local,
                                                  cl_uint waits, const cl_event* waited, cl_event* event) {
  Launch launch;
  launch.queueHandle = queue;
  launch.kernelHandle = kernel;
  launch.dimensions = dimensions;
  launch.offset = offset;
  launch.global = global;
  launch.local = local;
  return run(std::move(launch), {waits, waited, event});
}

cl_int CL_API_CALL clEnqueueTaskCaptured(cl_command_queue queue, cl_kernel kernel, cl_uint waits,
                                         const cl_event* waited, cl_event* event) {
  static constexpr std::size_t kOne = 1;
  Launch launch;
  launch.queueHandle = queue;
  launch.kernelHandle = kernel;
  launch.dimensions = 1;
  launch.global = &kOne;
  launch.local = &kOne;
  launch.isTask = true;
  return run(std::move(launch), {waits, waited, event});
}

}  // namespace

void putLaunchCalls() {
  HEADROOM_PUT(clEnqueueNDRangeKernel);
  HEADROOM_PUT(clEnqueueTask);
}

}  // namespace headroom::capture
