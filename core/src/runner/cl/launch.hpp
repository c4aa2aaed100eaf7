// A variant made ready to launch: kernels with their arguments set and NDRanges checked against the device.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "runner/cl/cache_flush.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/launch_program.hpp"
#include "runner/sampling/sampler.hpp"

namespace headroom {

struct PreparedVariant {
  std::vector<PreparedStep> steps;            ///< of a launch, where they are known before it
  std::shared_ptr<LaunchProgram> program;     ///< of a launch that reads values back: its steps are made as it runs
  std::vector<PreparedStep> toImages;         ///< outputs that are images, from their buffers
  std::vector<PreparedStep> fromImages;       ///< and to them: what launches wrote
  std::vector<PreparedStep> restores;         ///< what fills buffers anew before a launch
  std::map<std::string, std::string> places;  ///< see LaunchProgram::places
  std::vector<ConstantArray> constants;
};

/// Before anything is built or allocated for what is not to be launched: throws PointFailure(Unsupported) where the
/// variant's conditions on size, parameters and tunables are not met.
void requireConditions(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters);

/// Builds, allocates what buffers and images are missing, copies the source to where it is wanted as an image, and
/// sets arguments. Throws PointFailure (BuildFailed, DeviceLimit) or cl::Error.
PreparedVariant prepare(DeviceSession& session, const Workload& workload, const Variant& variant, Size size,
                        const ParameterValues& parameters, const BoundPlanes& planes = {});

/// One step of a launch; its event where wanted.
void enqueueStep(const cl::CommandQueue& queue, const PreparedStep& step, cl::Event* event);

/// All of them, one after the other; waits for nothing.
void enqueueAll(const cl::CommandQueue& queue, std::span<const PreparedStep> steps);

/// Fills the buffers that a launch changes and the next one needs as they were. Waits for nothing.
void restore(const cl::CommandQueue& queue, const PreparedVariant& prepared);

/// The session's buffer that holds what `buffer` holds after a launch.
const std::string& placeOf(const PreparedVariant& prepared, const std::string& buffer);

/// The session's copy of a buffer that launches change: as it was filled.
std::string nameAsFilled(const std::string& buffer);

/// A launch's commands, each by itself.
struct CommandSum {
  double ms = 0;  ///< START to END of each, without what is between them; 0 when the device's stamps can't be true
  std::size_t count = 0;
};
/// Launches once, and waits.
CommandSum sumOfCommands(DeviceSession& session, const PreparedVariant& prepared);

/// The first and the last command of a launch.
struct LaunchEvents {
  cl::Event first;
  cl::Event last;
};

/// Enqueues every step once; waits for nothing unless values are read back.
LaunchEvents enqueue(cl::CommandQueue& queue, const PreparedVariant& prepared);

/// START of the first to END of the last, when both are complete; nothing when the device's stamps can't be true.
/// Throws cl::Error when the launch failed on the device.
std::optional<double> deviceMs(const LaunchEvents& events);

/// Every step once, without a wait but for values that are read back; the first and the last step's event where wanted.
void launchOnce(cl::CommandQueue& queue, const PreparedVariant& prepared, cl::Event* first, cl::Event* last);

/// Launches all passes `samples` x `launchesPerSample` times with one wait at the end. A sample is START of its first
/// pass to END of its last, over its launches. Throws cl::Error, or Error when a launch failed on the device.
BatchTiming runBatch(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample);

/// The same for single launches, each with the caches emptied and the queue idle before it.
BatchTiming runColdBatch(DeviceSession& session, const PreparedVariant& prepared, CacheFlush& flush, int samples);

/// The buffers that a variant reads and writes: the workload's inputs and the result among them, by the names of
/// `planes`.
std::vector<BufferNeed> buffersOf(const DeviceSession& session, const Workload& workload, const Variant& variant,
                                  Size size, const ParameterValues& parameters, const BoundPlanes& planes = {});

}  // namespace headroom
