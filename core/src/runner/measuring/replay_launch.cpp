#include "runner/measuring/replay_launch.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/buffer_watch.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/measuring/measure_on_device.hpp"
#include "runner/measuring/measuring.hpp"

namespace headroom {
namespace {

void writeOtherBytes(DeviceSession& session, const ReplayJob& job) {
  const std::string bytes = readFile(job.otherFile);
  const std::uint64_t wanted = session.needOf(job.other).bytes();
  if (bytes.size() != wanted)
    throw Error(Stage::Launch, fmt::format("{} has {} bytes, and the buffer {} takes {}. Give a file of as many.",
                                           job.otherFile, bytes.size(), job.other, wanted));
  session.queue().enqueueWriteBuffer(session.buffer(job.other), CL_TRUE, 0, bytes.size(), bytes.data());
  session.forgetFilled(job.other);
}

void writeBuffers(DeviceSession& session, const ReplayJob& job) {
  for (const std::string& name : job.buffers) {
    std::string bytes(session.needOf(name).bytes(), '\0');
    session.queue().enqueueReadBuffer(session.buffer(name), CL_TRUE, 0, bytes.size(), bytes.data());
    writeFile(std::filesystem::path(job.folder) / (name + ".bin"), bytes);
  }
}

void replay(DeviceSession& session, const ReplayJob& job, const JobSink& sink, const std::stop_token& stop,
            ResultRow& row) {
  const MeasureJob& point = job.point;
  const Workload& workload = findWorkload(point.variant.workload);
  std::vector<BufferNeed> own = fillBuffers(session, workload, point, sink);
  if (!job.other.empty()) writeOtherBytes(session, job);
  sink(Activity{fmt::format("building {}", describe(point)), 0, Phase::Building});
  // Images get the current contents of their buffers.
  const PreparedVariant prepared = prepare(session, workload, point.variant, point.size, point.parameters);
  BufferWatch watch(session, std::move(own));
  sink(Activity{fmt::format("replaying {}", describe(point))});
  launchOnce(session.queue(), prepared, nullptr, nullptr);
  enqueueAll(session.queue(), prepared.fromImages);
  session.queue().finish();
  writeBuffers(session, job);
  if (stop.stop_requested() || !job.other.empty()) return;
  if (workload.expected.kind != ExpectedFrom::Kind::Kernel) {
    const AuditedLaunch audited = auditedKernels(session, prepared, workload, point, sink, stop);
    audited.compare(row, audited.digest());
  }
  recordFaults(row, watch.faults(row.variant, &prepared));
}

}  // namespace

std::optional<ResultRow> replayLaunch(DeviceSession& session, const ReplayJob& job, const JobSink& sink,
                                      const std::stop_token& stop) {
  ResultRow row = beginRow(&session, job.point);
  recordingFailures(row, &session, job.point, [&] {
    requireSupported(job.point.variant, job.point.parameters, &session);
    replay(session, job, sink, stop, row);
  });
  if (stop.stop_requested()) return std::nullopt;
  return row;
}

}  // namespace headroom
