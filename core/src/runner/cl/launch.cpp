#include "runner/cl/launch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

#include "catalogue/unsupported.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/stamps.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

namespace {

bool isPlane(const Workload& workload, const std::string& binding) {
  return findInput(workload, binding) != nullptr || binding == "result" || binding.starts_with("scratch");
}

const std::string& boundTo(const std::string& binding, const BoundPlanes& planes) {
  if (binding == "source") return planes.source;
  return binding == "result" ? planes.result : binding;
}

std::size_t wholeNumber(const std::string& expression, const Symbols& symbols, const Variant& variant, int least) {
  const double value = std::ceil(evaluate(expression, symbols));
  if (!(value >= least) || value > 0x1p53) {
    throw PointFailure(
        Status::DeviceLimit, Stage::KernelFile,
        fmt::format("{}: \"{}\" gives {} here and must be at least {}.", variant.origin, expression, value, least));
  }
  return static_cast<std::size_t>(value);
}

std::size_t positiveInteger(const std::string& expression, const Symbols& symbols, const Variant& variant) {
  return wholeNumber(expression, symbols, variant, 1);
}

std::vector<std::size_t> evaluateAll(const std::vector<std::string>& expressions, const Symbols& symbols,
                                     const Variant& variant, int least = 1) {
  std::vector<std::size_t> values;
  for (const std::string& expression : expressions) values.push_back(wholeNumber(expression, symbols, variant, least));
  return values;
}

/// Before anything is built or allocated for what is not to be launched.
void requireConditions(const Workload& workload, const Variant& variant, Size size, double sigma) {
  if (variant.require.empty()) return;
  const std::string lack = lackOfConditions(variant, symbolsFor(workload, variant, size, sigma));
  if (lack.empty()) return;
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("{} {}. Choose another size or variant.", variant.id, lack));
}

cl::NDRange toRange(const std::vector<std::size_t>& values) {
  switch (values.size()) {
    case 0:
      return cl::NullRange;
    case 1:
      return {values[0]};
    case 2:
      return {values[0], values[1]};
    default:
      return {values[0], values[1], values[2]};
  }
}

/// Sets arguments in the front matter's order.
class ArgumentSetter {
 public:
  ArgumentSetter(DeviceSession& session, PreparedVariant& prepared, const Workload& workload, const Variant& variant,
                 Size size, const Symbols& symbols, const BoundPlanes& planes, std::span<const BufferNeed> needs)
      : session_(session),
        prepared_(prepared),
        workload_(workload),
        variant_(variant),
        size_(size),
        symbols_(symbols),
        planes_(planes),
        needs_(needs) {}

  /// Returns the bytes of local memory among the arguments.
  std::size_t set(cl::Kernel& kernel, const Pass& pass) {
    std::size_t localBytes = 0;
    cl_uint index = 0;
    for (const Argument& argument : pass.arguments) {
      if (argument.binding.empty()) {
        const std::size_t bytes = positiveInteger(argument.localBytes, symbols_, variant_);
        kernel.setArg(index, cl::Local(bytes));
        localBytes += bytes;
      } else if (argument.asImage) {
        kernel.setArg(index, imageOf(argument.binding));
      } else if (isPlane(workload_, argument.binding) || variant_.scratch.contains(argument.binding)) {
        kernel.setArg(index, session_.buffer(boundTo(argument.binding, planes_)));
      } else if (const ArrayBinding* array = findArray(workload_, argument.binding)) {
        kernel.setArg(index, constantBuffer(*array));
      } else {
        kernel.setArg(index, integerArgument(argument.binding));
      }
      ++index;
    }
    return localBytes;
  }

 private:
  const cl::Buffer& constantBuffer(const ArrayBinding& array) {
    const auto known = uploaded_.find(array.name);
    if (known != uploaded_.end()) return known->second;
    std::vector<float> values = array.values(symbols_);
    const std::uint64_t bytes = values.size() * sizeof(float);
    const GuardedBuffer memory(session_.context(), bytes, session_.bandBytesFor(bytes));
    memory.paint(session_.queue());
    session_.queue().enqueueWriteBuffer(memory.buffer(), CL_TRUE, 0, bytes, values.data());
    prepared_.constants.push_back({array.name, std::move(values), memory});
    return uploaded_.emplace(array.name, memory.buffer()).first->second;
  }

  /// A value that an int can't hold would become another one.
  [[nodiscard]] cl_int integerArgument(const std::string& name) const {
    const double value = symbols_.at(name);
    if (std::abs(value) <= std::numeric_limits<cl_int>::max()) return static_cast<cl_int>(value);
    throw PointFailure(Status::DeviceLimit, Stage::KernelFile,
                       fmt::format("{}: {} is {:.0f} here, more than an int argument holds. Choose a smaller size.",
                                   variant_.origin, name, value));
  }

  const cl::Image2D& imageOf(const std::string& plane) {
    const ImageSize size = imageSize(size_);
    const cl::Image2D& image = session_.image(plane, size, variant_.pixel.channels, needs_);
    if (plane == "source" && !isSourceCopied_) {
      session_.guarded(planes_.source)
          .copyTo(image, static_cast<std::size_t>(size.width), static_cast<std::size_t>(size.height), session_.queue());
      session_.queue().finish();
      isSourceCopied_ = true;
    }
    return image;
  }

  DeviceSession& session_;
  PreparedVariant& prepared_;
  const Workload& workload_;
  const Variant& variant_;
  const Size size_;
  const Symbols& symbols_;
  const BoundPlanes& planes_;
  std::span<const BufferNeed> needs_;
  std::map<std::string, cl::Buffer> uploaded_;
  bool isSourceCopied_ = false;
};

/// Work-items of a group at most. A kernel made for just these groups (reqd_work_group_size) fits the device or was not
/// built: NVIDIA's driver tells 256 of such a kernel, too, and runs it with 512.
std::size_t largestGroup(const DeviceSession& session, const cl::Kernel& kernel,
                         const std::vector<std::size_t>& local) {
  const auto made = kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(session.device());
  if (std::equal(local.begin(), local.end(), made.begin())) return session.description().maxWorkGroupSize;
  return kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(session.device());
}

/// Drivers differ in what they do past these limits (PoCL aborts the process), so they are checked here first.
void requireWithinLimits(const DeviceSession& session, const Variant& variant, const cl::Kernel& kernel,
                         const std::string& kernelName, const std::vector<std::size_t>& local,
                         std::size_t localArgumentBytes) {
  const DeviceDescription& device = session.description();
  const std::string tooMany = lackOfWorkItems(local, largestGroup(session, kernel, local), device);
  if (!tooMany.empty()) {
    throw PointFailure(
        Status::DeviceLimit, Stage::Launch,
        fmt::format("{} {} for kernel {}. Choose smaller tile constants.", variant.id, tooMany, kernelName),
        Limit::WorkGroup);
  }
  // Not every driver counts the local memory given as arguments.
  const std::uint64_t localBytes =
      std::max<std::uint64_t>(kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(session.device()), localArgumentBytes);
  const std::string tooMuch = lackOfLocalMemory(localBytes, device);
  if (!tooMuch.empty()) {
    throw PointFailure(Status::DeviceLimit, Stage::Launch,
                       fmt::format("{} {}. Choose a smaller sigma or smaller tile constants.", variant.id, tooMuch),
                       Limit::LocalMemory);
  }
}

std::vector<std::size_t> roundedUp(std::vector<std::size_t> global, const std::vector<std::size_t>& local) {
  for (std::size_t i = 0; i < global.size() && i < local.size(); ++i) {
    global[i] = (global[i] + local[i] - 1) / local[i] * local[i];
  }
  return global;
}

void requireSuccess(const cl::Event& event) {
  const cl_int status = event.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>();
  if (status < 0) throw cl::Error(status, "kernel execution");
}

struct Stamps {
  cl_ulong start = 0;
  cl_ulong end = 0;
};

/// Whether the device's clock told something that can be true.
bool isPlausible(const Stamps& stamps) {
  return stamps.start != 0 && stamps.end > stamps.start;
}

}  // namespace

std::vector<BufferNeed> buffersOf(const DeviceSession& session, const Workload& workload, const Variant& variant,
                                  Size size, double sigma, const BoundPlanes& planes) {
  const auto bufferOf = [&](const std::string& name, std::int64_t pixels) {
    return BufferNeed{name, pixels * variant.pixel.channels, variant.pixel.element};
  };
  std::vector<BufferNeed> needs;
  for (const Input& input : workload.inputs) {
    needs.push_back(bufferOf(boundTo(input.name, planes), elementsOf(workload, input.shape, size)));
  }
  needs.push_back(bufferOf(planes.result, resultElements(workload, size)));
  const auto isKnown = [&](const std::string& name) {
    return std::any_of(needs.begin(), needs.end(), [&](const BufferNeed& need) { return need.name == name; });
  };
  for (const Pass& pass : variant.passes) {
    for (const Argument& argument : pass.arguments) {
      const std::string& name = boundTo(argument.binding, planes);
      if (isPlane(workload, argument.binding) && findInput(workload, argument.binding) == nullptr &&
          !argument.asImage && !isKnown(name))
        needs.push_back(bufferOf(name, resultElements(workload, size)));
    }
  }
  const Symbols symbols = symbolsFor(workload, variant, size, sigma, &session.description());
  for (const auto& [name, floats] : variant.scratch) {
    needs.push_back({name, static_cast<std::int64_t>(positiveInteger(floats, symbols, variant))});
  }
  return needs;
}

PreparedVariant prepare(DeviceSession& session, const Workload& workload, const Variant& variant, Size size,
                        double sigma, const BoundPlanes& planes) {
  requireConditions(workload, variant, size, sigma);
  const cl::Program& program = session.program(specialised(workload, variant, size, sigma));
  const std::vector<BufferNeed> needs = buffersOf(session, workload, variant, size, sigma, planes);
  session.requireBuffers(needs);
  const Symbols symbols = symbolsFor(workload, variant, size, sigma, &session.description());
  PreparedVariant prepared;
  ArgumentSetter arguments(session, prepared, workload, variant, size, symbols, planes, needs);
  for (const Pass& pass : variant.passes) {
    cl::Kernel kernel(program, pass.kernel.c_str());
    const std::size_t localArgumentBytes = arguments.set(kernel, pass);
    const auto local = evaluateAll(pass.local, symbols, variant);
    const auto global = roundedUp(evaluateAll(pass.global, symbols, variant), local);
    requireWithinLimits(session, variant, kernel, pass.kernel, local, localArgumentBytes);
    const auto offset = evaluateAll(pass.offset, symbols, variant, 0);
    prepared.passes.push_back({kernel, toRange(global), toRange(local), toRange(offset)});
  }
  return prepared;
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
  for (std::size_t i = 0; i < prepared.passes.size(); ++i) {
    const PreparedPass& pass = prepared.passes[i];
    const bool isLast = i + 1 == prepared.passes.size();
    cl::Event event;
    const bool wanted = (first != nullptr && i == 0) || (last != nullptr && isLast);
    queue.enqueueNDRangeKernel(pass.kernel, pass.offset, pass.global, pass.local, nullptr, wanted ? &event : nullptr);
    if (first != nullptr && i == 0) *first = event;
    if (last != nullptr && isLast) *last = event;
  }
}

BatchTiming runBatch(DeviceSession& session, const PreparedVariant& prepared, int samples, int launchesPerSample) {
  struct SampleEvents {
    cl::Event first;
    cl::Event last;
  };
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
  for (const SampleEvents& sample : events) {
    requireSuccess(sample.first);
    requireSuccess(sample.last);
    const Stamps stamps{profiledStamp(sample.first, CL_PROFILING_COMMAND_START),
                        profiledStamp(sample.last, CL_PROFILING_COMMAND_END)};
    timing.hasBadStamps = timing.hasBadStamps || !isPlausible(stamps);
    // Reversed stamps give a negative time, which a reader of the raw samples should see.
    const auto spanNs = static_cast<std::int64_t>(stamps.end - stamps.start);
    timing.samplesMs.push_back(static_cast<double>(spanNs) * 1e-6 / launchesPerSample);
  }
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
