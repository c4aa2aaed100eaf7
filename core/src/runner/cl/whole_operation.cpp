#include "runner/cl/whole_operation.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "headroom/workloads.hpp"
#include "runner/cl/finished_queue.hpp"
#include "runner/cl/stamps.hpp"
#include "runner/sampling/host_timing.hpp"
#include "values/whole_operation.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {

namespace {

constexpr std::size_t kFewestOperations = 3;
constexpr std::size_t kMostOperations = 101;
/// Largest ratio between two correct clocks.
constexpr double kMostOfWhole = 1.05;

bool takes(const Variant& variant, const std::string& plane, bool asImage) {
  return std::any_of(variant.passes.begin(), variant.passes.end(), [&](const Pass& pass) {
    return std::any_of(pass.arguments.begin(), pass.arguments.end(), [&](const Argument& argument) {
      return argument.binding == plane && argument.asImage == asImage;
    });
  });
}

/// One input in ordinary host memory, and its destination on the device.
struct HostInput {
  std::vector<std::uint8_t> bytes;
  std::string plane;
  bool asBuffer = true;
  bool asImage = false;               ///< also, or only, as an image of the workloads on planes
  std::optional<ImageMemory> pixels;  ///< of a buffer that kernels get as an image alone
};

/// Returns the image of a buffer with a type, if kernels get it as one.
std::optional<ImageMemory> imageAt(DeviceSession& session, const Workload& workload, const Variant& variant,
                                   const Symbols& symbols, const std::string& name) {
  const auto own = variant.scratch.find(name);
  const Buffer* buffer = own != variant.scratch.end() ? &own->second : findBuffer(workload, name);
  if (buffer == nullptr || !buffer->image) return std::nullopt;
  return session.imageMemory(name, *buffer->image, extentsOf(buffer->shape, symbols));
}

struct Events {
  std::vector<cl::Event> writes;
  cl::Event firstPass;
  cl::Event lastPass;
  std::vector<cl::Event> reads;
};

/// Returns milliseconds from the start of one command to the end of another; nothing if the timestamps cannot be right.
std::optional<double> spanMs(const cl::Event& first, const cl::Event& last) {
  const auto start = profiledStamp(first, CL_PROFILING_COMMAND_START);
  const auto end = profiledStamp(last, CL_PROFILING_COMMAND_END);
  if (start == 0 || end < start) return std::nullopt;
  return static_cast<double>(end - start) * 1e-6;
}

/// Times of the parts of one operation; empty if the device clock is implausible.
using Parts = std::optional<std::array<double, 3>>;

class Operation {
 public:
  Operation(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload, const Variant& variant,
            Size size, const ParameterValues& parameters)
      : session_(session), prepared_(prepared), variant_(variant), size_(imageSize(size)) {
    const Symbols symbols = symbolsFor(workload, variant, size, parameters, &session.description());
    for (const Buffer* wanted : inputsOf(workload)) {
      const std::string& name = wanted->name;
      const std::string& held = wanted->use == BufferUse::InOut ? nameAsFilled(name) : name;
      HostInput input{std::vector<std::uint8_t>(session.needOf(name).bytes()), name, !takes(variant, name, true),
                      takes(variant, name, true)};
      input.pixels = imageAt(session, workload, variant, symbols, name);
      input.asBuffer = !input.pixels && (input.asBuffer || takes(variant, name, false));
      session.queue().enqueueReadBuffer(session.buffer(held), CL_TRUE, 0, input.bytes.size(), input.bytes.data());
      inputs_.push_back(std::move(input));
    }
    for (const Buffer* output : outputsOf(workload)) {
      const std::string& place = placeOf(prepared, output->name);
      results_.push_back({place, std::vector<std::uint8_t>(session.needOf(place).bytes())});
      resultPixels_.push_back(imageAt(session, workload, variant, symbols, place));
    }
  }

  /// At full speed: one wait, at the end. Returns milliseconds by the host clock.
  double run(Parts& parts) {
    Events events;
    const double ms = hostMs([&] {
      write(&events.writes);
      launchOnce(session_.queue(), prepared_, &events.firstPass, &events.lastPass);
      read(&events.reads);
    });
    // A workload may have no input.
    const auto upload =
        events.writes.empty() ? std::optional(0.0) : spanMs(events.writes.front(), events.writes.back());
    const auto kernel = spanMs(events.firstPass, events.lastPass);
    const auto download = spanMs(events.reads.front(), events.reads.back());
    parts.reset();
    // A clock by which the parts take longer than the whole is wrong too.
    const bool isSound = upload && kernel && download && *upload + *kernel + *download <= kMostOfWhole * ms;
    if (isSound) parts = {*upload, *kernel, *download};
    return ms;
  }

  /// Each part with a wait of its own.
  std::array<double, 3> runInParts() {
    const double upload = hostMs([&] {
      write(nullptr);
      session_.queue().finish();
    });
    const double kernel = hostMs([&] {
      launchOnce(session_.queue(), prepared_, nullptr, nullptr);
      session_.queue().finish();
    });
    return {upload, kernel, hostMs([&] { read(nullptr); })};
  }

  std::vector<HostBytes> takeResults() { return std::move(results_); }
  /// Runs before an operation, outside its time.
  void makeReady() {
    if (prepared_.restores.empty()) return;
    restore(session_.queue(), prepared_);
    session_.queue().finish();
  }

 private:
  void write(std::vector<cl::Event>* events) {
    const auto next = [events]() -> cl::Event* { return events != nullptr ? &events->emplace_back() : nullptr; };
    for (const HostInput& input : inputs_) {
      if (input.pixels) input.pixels->write(session_.queue(), input.bytes, next());
      if (input.asBuffer) {
        session_.queue().enqueueWriteBuffer(session_.buffer(input.plane), CL_FALSE, 0, input.bytes.size(),
                                            input.bytes.data(), nullptr, next());
      }
      if (input.asImage) {
        // The image exists, so that no memory is freed for it.
        const cl::Image2D& image = session_.image(input.plane, size_, variant_.pixel.channels, {});
        session_.queue().enqueueWriteImage(
            image, CL_FALSE, {0, 0, 0},
            {static_cast<std::size_t>(size_.width), static_cast<std::size_t>(size_.height), 1}, 0, 0,
            input.bytes.data(), nullptr, next());
      }
    }
  }

  /// The last read waits for all; events of the first and the last, if requested.
  void read(std::vector<cl::Event>* events) {
    for (std::size_t i = 0; i < results_.size(); ++i) {
      const bool isLast = i + 1 == results_.size();
      std::vector<std::uint8_t>& bytes = results_[i].bytes;
      cl::Event* const event = events != nullptr ? &events->emplace_back() : nullptr;
      if (resultPixels_[i]) {
        resultPixels_[i]->read(session_.queue(), isLast, bytes, event);
      } else {
        session_.queue().enqueueReadBuffer(session_.buffer(results_[i].buffer), isLast ? CL_TRUE : CL_FALSE, 0,
                                           bytes.size(), bytes.data(), nullptr, event);
      }
    }
  }

  DeviceSession& session_;
  const PreparedVariant& prepared_;
  const Variant& variant_;
  ImageSize size_;  // of images among the arguments
  std::vector<HostInput> inputs_;
  std::vector<HostBytes> results_;
  std::vector<std::optional<ImageMemory>> resultPixels_;  // by result
  const FinishedQueue finished_{session_.queue()};
};

}  // namespace

WholeOperations timeWholeOperations(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                                    const Variant& variant, Size size, const ParameterValues& parameters,
                                    const WholeOperationPlan& plan, const std::stop_token& stop) {
  Operation operation(session, prepared, workload, variant, size, parameters);
  std::vector<double> samples;
  std::array<std::vector<double>, 3> parts;
  const std::size_t fewest = plan.isRepeated ? kFewestOperations : 1;
  const auto ready = [&] {
    if (plan.onNext) plan.onNext();
    operation.makeReady();
    if (plan.flush != nullptr) plan.flush->run();
  };
  // The first one touches the host's pages for the first time, and prepares the driver's staging buffers.
  Parts stamped;
  if (plan.isRepeated && !stop.stop_requested()) {
    ready();
    operation.run(stamped);
  }
  const auto start = std::chrono::steady_clock::now();
  const auto isOver = [&] {
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    return samples.size() >= kMostOperations || spent.count() >= kWholeOperationsSeconds;
  };
  while (!stop.stop_requested() && (samples.size() < fewest || (plan.isRepeated && !isOver()))) {
    ready();
    samples.push_back(operation.run(stamped));
    if (!stamped) {
      ready();
      stamped = operation.runInParts();
    }
    for (std::size_t i = 0; i < parts.size(); ++i) parts[i].push_back((*stamped)[i]);
  }
  return {summariseWhole(std::move(samples), parts[0], parts[1], parts[2]), operation.takeResults()};
}

}  // namespace headroom
