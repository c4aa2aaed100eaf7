#include "runner/measuring/check_launch.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "headroom/workloads.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/measuring/measure_on_device.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/measuring/typed_point.hpp"

namespace headroom {
namespace {

void fillInputs(DeviceSession& session, const Workload& workload, const MeasureJob& point) {
  session.requireBuffers(buffersOf(session, workload, point.variant, point.size, point.parameters),
                         DeviceSession::Fresh::AsTheyAre);
  if (!isOfPlanes(workload)) return TypedPoint(session, workload, point).fillInputs();
  const std::vector<const Buffer*> inputs = inputsOf(workload);
  for (std::size_t i = 0; i < inputs.size(); ++i)
    session.requireRandom(inputs[i]->name, numbersOf(workload, i, point.seed));
}

/// If the driver may choose the group, Oclgrind uses one work-item, which cannot race: this returns a typical size
/// instead, as far as it divides the global size. Empty if the kernel is for a single work-item.
cl::NDRange groupOf(const PreparedPass& pass, const cl::Device& device) {
  if (pass.local.dimensions() > 0) return pass.local;
  const auto made = pass.kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(device);
  if (made[0] > 0) return cl::NullRange;
  constexpr std::array<std::size_t, 3> kLine{64, 1, 1};
  constexpr std::array<std::size_t, 3> kTile{16, 4, 1};
  const std::size_t dimensions = pass.global.dimensions();
  const auto* const extents = static_cast<const std::size_t*>(pass.global);
  std::array<std::size_t, 3> group = dimensions == 1 ? kLine : kTile;
  for (std::size_t i = 0; i < dimensions; ++i) {
    while (extents[i] % group.at(i) != 0) --group.at(i);
  }
  if (dimensions == 1) return {group[0]};
  return dimensions == 2 ? cl::NDRange(group[0], group[1]) : cl::NDRange(group[0], group[1], group[2]);
}

/// Oclgrind treats the output of its own fills and copies as uninitialised, so that the host does them.
class SimulatedLaunch {
 public:
  explicit SimulatedLaunch(DeviceSession& session) : device_(session.device()), queue_(session.queue()) {}

  void take(const PreparedStep& step) {
    if (const auto* fill = std::get_if<PreparedFill>(&step)) {
      write(fill->buffer, std::vector<std::uint8_t>(fill->bytes));
    } else if (const auto* copy = std::get_if<PreparedCopy>(&step)) {
      std::vector<std::uint8_t> bytes(copy->bytes);
      queue_.enqueueReadBuffer(copy->from, CL_TRUE, 0, bytes.size(), bytes.data());
      write(copy->to, bytes);
    } else {
      launch(step);
    }
  }

  [[nodiscard]] const Launched& launched() const { return launched_; }

 private:
  void launch(const PreparedStep& step) {
    const auto* const pass = std::get_if<PreparedPass>(&step);
    if (pass == nullptr) {
      enqueueStep(queue_, step, nullptr);
    } else {
      PreparedPass grouped = *pass;
      grouped.local = groupOf(*pass, device_);
      enqueueStep(queue_, grouped, nullptr);
      count(*pass);
    }
    queue_.finish();
  }

  void write(const cl::Buffer& buffer, const std::vector<std::uint8_t>& bytes) {
    queue_.enqueueWriteBuffer(buffer, CL_TRUE, 0, bytes.size(), bytes.data());
  }

  void count(const PreparedPass& pass) {
    const auto* const extents = static_cast<const std::size_t*>(pass.global);
    double items = 1;
    for (std::size_t i = 0; i < pass.global.dimensions(); ++i) items *= static_cast<double>(extents[i]);
    ++launched_.kernels;
    launched_.workItems += items;
  }

  const cl::Device& device_;
  cl::CommandQueue& queue_;
  Launched launched_;
};

void simulate(DeviceSession& session, const MeasureJob& point, const JobSink& sink, const std::stop_token& stop,
              ResultRow& row) {
  const Workload& workload = findWorkload(point.variant.workload);
  fillInputs(session, workload, point);
  sink(Activity{fmt::format("building {}", describe(point)), 0, Phase::Building});
  const PreparedVariant prepared = prepare(session, workload, point.variant, point.size, point.parameters);
  sink(Activity{fmt::format("simulating {}", describe(point))});
  SimulatedLaunch launch(session);
  const auto take = [&launch](const PreparedStep& step) { launch.take(step); };
  if (prepared.program) {
    prepared.program->run(take);
  } else {
    for (const PreparedStep& step : prepared.steps) take(step);
  }
  sink(launch.launched());
  enqueueAll(session.queue(), prepared.fromImages);
  session.queue().finish();
  // The reference kernel would be checked as well.
  if (stop.stop_requested() || workload.expected.kind == ExpectedFrom::Kind::Kernel) return;
  const AuditedLaunch audited = auditedKernels(session, prepared, workload, point, sink, stop);
  audited.compare(row, audited.digest());
}

}  // namespace

std::optional<ResultRow> checkLaunch(DeviceSession& session, const CheckJob& job, const JobSink& sink,
                                     const std::stop_token& stop) {
  MeasureJob point = job.point;
  point.variant.needsMatrixUnit = false;  // a simulator has none, and the kernel has a path without it
  ResultRow row = beginRow(&session, point);
  recordingFailures(row, &session, point, [&] {
    requireSupported(point.variant, point.parameters, &session);
    simulate(session, point, sink, stop, row);
  });
  if (stop.stop_requested()) return std::nullopt;
  return row;
}

}  // namespace headroom
