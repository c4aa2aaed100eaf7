#include "runner/cl/whole_operation.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "runner/cl/stamps.hpp"
#include "runner/sampling/host_timing.hpp"
#include "values/whole_operation.hpp"

namespace headroom {

namespace {

constexpr std::size_t kFewestOperations = 3;
constexpr std::size_t kMostOperations = 101;
/// Two clocks that are right may differ by so much.
constexpr double kMostOfWhole = 1.05;

bool takes(const Variant& variant, const std::string& plane, bool asImage) {
  return std::any_of(variant.passes.begin(), variant.passes.end(), [&](const Pass& pass) {
    return std::any_of(pass.arguments.begin(), pass.arguments.end(), [&](const Argument& argument) {
      return argument.binding == plane && argument.asImage == asImage;
    });
  });
}

/// One input in ordinary memory of the host, and where it goes on the device.
struct HostInput {
  std::vector<std::uint8_t> bytes;
  std::string plane;
  bool asBuffer = true;
  bool asImage = false;
};

struct Events {
  std::vector<cl::Event> writes;
  cl::Event firstPass;
  cl::Event lastPass;
  cl::Event read;
};

/// Milliseconds from the start of one command to the end of another; nothing when the stamps can't be right.
std::optional<double> spanMs(const cl::Event& first, const cl::Event& last) {
  const auto start = profiledStamp(first, CL_PROFILING_COMMAND_START);
  const auto end = profiledStamp(last, CL_PROFILING_COMMAND_END);
  if (start == 0 || end < start) return std::nullopt;
  return static_cast<double>(end - start) * 1e-6;
}

/// Times of the parts of one operation; none when the device's clock can't be believed.
using Parts = std::optional<std::array<double, 3>>;

class Operation {
 public:
  Operation(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload, const Variant& variant,
            Size size)
      : session_(session), prepared_(prepared), variant_(variant), size_(imageSize(size)) {
    for (const Input& wanted : workload.inputs) {
      const std::string& plane = wanted.name;
      HostInput input{std::vector<std::uint8_t>(session.needOf(plane).bytes()), plane, takes(variant, plane, false),
                      takes(variant, plane, true)};
      session.queue().enqueueReadBuffer(session.buffer(plane), CL_TRUE, 0, input.bytes.size(), input.bytes.data());
      inputs_.push_back(std::move(input));
    }
    result_.resize(session.needOf("result").bytes());
  }

  /// As fast as a program can: one wait, at the end. Returns milliseconds by the host's clock.
  double run(Parts& parts) {
    Events events;
    const double ms = hostMs([&] {
      write(CL_FALSE, &events.writes);
      launchOnce(session_.queue(), prepared_, &events.firstPass, &events.lastPass);
      read(&events.read);
    });
    const auto upload = spanMs(events.writes.front(), events.writes.back());
    const auto kernel = spanMs(events.firstPass, events.lastPass);
    const auto download = spanMs(events.read, events.read);
    parts.reset();
    // A clock by which the parts take longer than the whole is wrong too.
    const bool isSound = upload && kernel && download && *upload + *kernel + *download <= kMostOfWhole * ms;
    if (isSound) parts = {*upload, *kernel, *download};
    return ms;
  }

  /// Each part with a wait of its own.
  std::array<double, 3> runInParts() {
    const double upload = hostMs([&] {
      write(CL_FALSE, nullptr);
      session_.queue().finish();
    });
    const double kernel = hostMs([&] {
      launchOnce(session_.queue(), prepared_, nullptr, nullptr);
      session_.queue().finish();
    });
    return {upload, kernel, hostMs([&] { read(nullptr); })};
  }

  std::vector<std::uint8_t> takeResult() { return std::move(result_); }

 private:
  void write(cl_bool isBlocking, std::vector<cl::Event>* events) {
    const auto next = [events]() -> cl::Event* { return events != nullptr ? &events->emplace_back() : nullptr; };
    for (const HostInput& input : inputs_) {
      if (input.asBuffer) {
        session_.queue().enqueueWriteBuffer(session_.buffer(input.plane), isBlocking, 0, input.bytes.size(),
                                            input.bytes.data(), nullptr, next());
      }
      if (input.asImage) {
        // It exists, so that nothing has to make room for it.
        const cl::Image2D& image = session_.image(input.plane, size_, variant_.pixel.channels, {});
        session_.queue().enqueueWriteImage(
            image, isBlocking, {0, 0, 0},
            {static_cast<std::size_t>(size_.width), static_cast<std::size_t>(size_.height), 1}, 0, 0,
            input.bytes.data(), nullptr, next());
      }
    }
  }

  void read(cl::Event* event) {
    session_.queue().enqueueReadBuffer(session_.buffer("result"), CL_TRUE, 0, result_.size(), result_.data(), nullptr,
                                       event);
  }

  DeviceSession& session_;
  const PreparedVariant& prepared_;
  const Variant& variant_;
  ImageSize size_;  // of images among the arguments
  std::vector<HostInput> inputs_;
  std::vector<std::uint8_t> result_;
};

}  // namespace

WholeOperations timeWholeOperations(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                                    const Variant& variant, Size size, const WholeOperationPlan& plan,
                                    const std::stop_token& stop) {
  Operation operation(session, prepared, workload, variant, size);
  std::vector<double> samples;
  std::array<std::vector<double>, 3> parts;
  const std::size_t fewest = plan.isRepeated ? kFewestOperations : 1;
  const auto ready = [&] {
    if (plan.onNext) plan.onNext();
    if (plan.flush != nullptr) plan.flush->run();
  };
  // The first one touches the host's pages for the first time, and readies what the driver copies through.
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
  return {summariseWhole(std::move(samples), parts[0], parts[1], parts[2]), operation.takeResult()};
}

}  // namespace headroom
