// A variant prepared for launching: kernels with their arguments set and NDRanges checked against the device.
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
  std::vector<PreparedStep> steps;            ///< steps of a launch, if they are known in advance
  std::shared_ptr<LaunchProgram> program;     ///< for a launch that reads values back: its steps are created as it runs
  std::vector<PreparedStep> toImages;         ///< copies outputs that are images from their buffers
  std::vector<PreparedStep> fromImages;       ///< and back to the buffers after launches
  std::vector<PreparedStep> restores;         ///< refills buffers before a launch
  std::map<std::string, std::string> places;  ///< see LaunchProgram::places
  std::vector<ConstantArray> constants;
};

/// Throws PointFailure(Unsupported) if the variant's conditions on size, parameters and tunables are not met, before
/// anything is built or allocated.
void requireConditions(const Workload& workload, const Variant& variant, Size size, const ParameterValues& parameters);

/// Builds, allocates missing buffers and images, copies the source to its image if the variant uses one, and sets
/// arguments. Throws PointFailure (BuildFailed, DeviceLimit) or cl::Error.
PreparedVariant prepare(DeviceSession& session, const Workload& workload, const Variant& variant, Size size,
                        const ParameterValues& parameters, const BoundPlanes& planes = {});

/// Enqueues one step of a launch; sets its event if requested.
void enqueueStep(const cl::CommandQueue& queue, const PreparedStep& step, cl::Event* event);

/// Enqueues all of them in sequence; does not wait.
void enqueueAll(const cl::CommandQueue& queue, std::span<const PreparedStep> steps);

/// Refills the buffers that a launch changes and the next one needs. Does not wait.
void restore(const cl::CommandQueue& queue, const PreparedVariant& prepared);

/// Returns the session's buffer that holds the contents of `buffer` after a launch.
const std::string& placeOf(const PreparedVariant& prepared, const std::string& buffer);

/// Name of the session's copy of a buffer that launches change: its contents as filled.
std::string nameAsFilled(const std::string& buffer);

/// The times of a launch's commands.
struct CommandSum {
  double ms = 0;  ///< sum of START to END of each, without the gaps; 0 if the device's timestamps cannot be right
  std::size_t count = 0;
};
/// Launches once, and waits.
CommandSum sumOfCommands(DeviceSession& session, const PreparedVariant& prepared);

/// The first and the last command of a launch.
struct LaunchEvents {
  cl::Event first;
  cl::Event last;
};

/// Enqueues every step once; does not wait unless values are read back.
LaunchEvents enqueue(cl::CommandQueue& queue, const PreparedVariant& prepared);

/// Returns START of the first to END of the last when both are complete; nothing if the device's timestamps cannot be
/// right. Throws cl::Error if the launch failed on the device.
std::optional<double> deviceMs(const LaunchEvents& events);

/// Enqueues every step once, waiting only for values that are read back; sets the first and the last step's event if
/// requested.
void launchOnce(cl::CommandQueue& queue, const PreparedVariant& prepared, cl::Event* first, cl::Event* last);

/// Launches all passes `samples` x `launchesPerSample` times with one wait at the end. A sample is START of its first
/// pass to END of its last, divided by its launches. Throws cl::Error, or Error if a launch failed on the device.
BatchTiming runBatch(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample);

/// The same for single launches, each after emptying the caches on an idle queue.
BatchTiming runColdBatch(DeviceSession& session, const PreparedVariant& prepared, CacheFlush& flush, int samples);

/// Returns the buffers that a variant reads and writes, including the workload's inputs and the result, by the names of
/// `planes`.
std::vector<BufferNeed> buffersOf(const DeviceSession& session, const Workload& workload, const Variant& variant,
                                  Size size, const ParameterValues& parameters, const BoundPlanes& planes = {});

}  // namespace headroom
