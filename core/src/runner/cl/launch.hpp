// A variant made ready to launch: kernels with their arguments set and NDRanges checked against the device.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "runner/cl/cache_flush.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/sampling/sampler.hpp"

namespace headroom {

struct PreparedPass {
  cl::Kernel kernel;
  cl::NDRange global;
  cl::NDRange local;
  cl::NDRange offset;
};

/// Weights or coefficients that the kernels' arguments refer to.
struct ConstantArray {
  std::string name;
  std::vector<float> values;
  GuardedBuffer memory;
};

struct PreparedVariant {
  std::vector<PreparedPass> passes;
  std::vector<ConstantArray> constants;
};

/// The buffers that kernels get as "source" and as "result".
struct BoundPlanes {
  std::string source = "source";
  std::string result = "result";
};

/// Builds, allocates what buffers and images are missing, copies the source to where it is wanted as an image, and
/// sets arguments. Throws PointFailure (BuildFailed, DeviceLimit) or cl::Error.
PreparedVariant prepare(DeviceSession& session, const Workload& workload, const Variant& variant, Size size,
                        double sigma, const BoundPlanes& planes = {});

/// The first and the last command of a launch.
struct LaunchEvents {
  cl::Event first;
  cl::Event last;
};

/// Enqueues every pass once; waits for nothing.
LaunchEvents enqueue(cl::CommandQueue& queue, const PreparedVariant& prepared);

/// START of the first to END of the last, when both are complete; nothing when the device's stamps can't be true.
/// Throws cl::Error when the launch failed on the device.
std::optional<double> deviceMs(const LaunchEvents& events);

/// Launches every pass once, and does not wait; the first pass's and the last pass's event where wanted.
void launchOnce(cl::CommandQueue& queue, const PreparedVariant& prepared, cl::Event* first, cl::Event* last);

/// Launches all passes `samples` x `launchesPerSample` times with one wait at the end. A sample is START of its first
/// pass to END of its last, over its launches. Throws cl::Error, or Error when a launch failed on the device.
BatchTiming runBatch(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample);

/// The same for single launches, each with the caches emptied and the queue idle before it.
BatchTiming runColdBatch(DeviceSession& session, const PreparedVariant& prepared, CacheFlush& flush, int samples);

/// The buffers that a variant reads and writes: the workload's inputs and the result among them, by the names of
/// `planes`.
std::vector<BufferNeed> buffersOf(const DeviceSession& session, const Workload& workload, const Variant& variant,
                                  Size size, double sigma, const BoundPlanes& planes = {});

}  // namespace headroom
