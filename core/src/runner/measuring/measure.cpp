#include "runner/measuring/measure.hpp"

#include <fmt/format.h>

#include <new>

#include "catalogue/unsupported.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "runner/cl/errors.hpp"
#include "runner/measuring/measure_on_device.hpp"
#include "runner/measuring/measure_on_host.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/machine.hpp"

namespace headroom {

namespace {

void recordFailure(ResultRow& row, Status status, const Error& error) {
  row.status = status;
  row.reason = error.what();
  row.log = error.log;
}

}  // namespace

void requireSupported(const Variant& variant, const ParameterValues& parameters, const DeviceSession* session) {
  const std::string lack =
      whatIsLacking(variant, session != nullptr ? session->description() : DeviceDescription{}, parameters);
  if (lack.empty()) return;
  throw PointFailure(
      Status::Unsupported, Stage::Arguments,
      fmt::format("{} {}.{}", variant.id, lack, variant.kind == VariantKind::Kernel ? " Choose another variant." : ""));
}

void recordingFailures(ResultRow& row, DeviceSession* session, const MeasureJob& job,
                       const std::function<void()>& work) {
  try {
    work();
  } catch (const PointFailure& failure) {
    recordFailure(row, failure.status, failure);
    row.limit = failure.limit;
  } catch (const cl::Error& error) {
    recordFailure(row, statusOf(error.err()), toError(error, Stage::Launch, describe(job)));
    row.limit = limitOf(error.err());
    // A bad access makes some drivers' contexts unusable for all later jobs.
    if (session != nullptr) session->markBroken();
  } catch (const Error& error) {
    recordFailure(row, Status::Failed, error);
  } catch (const std::bad_alloc&) {
    recordFailure(row, Status::DeviceLimit,
                  Error(Stage::Memory, "The host has too little memory for " + describe(job) +
                                           ". Choose a smaller size or close other programs."));
  }
}

ResultRow beginRow(DeviceSession* session, const MeasureJob& job) {
  ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters,
                           session != nullptr ? &session->description() : nullptr);
  row.device = session != nullptr ? session->description().name : hostProcessorName();
  row.driver = session != nullptr ? session->description().driverVersion : "host";
  return row;
}

std::optional<ResultRow> measure(DeviceSession* session, const MeasureJob& job, const JobSink& sink,
                                 const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  ResultRow row = beginRow(session, job);
  recordingFailures(row, session, job, [&] {
    requireSupported(job.variant, job.parameters, session);
    if (job.variant.isProbe()) {
      measureProbe(*session, job, sink, stop, row);
    } else if (job.variant.isDeviceLibrary()) {
      measureLibrary(*session, workload, job, sink, stop, row);
    } else if (session != nullptr) {
      measureKernels(*session, workload, job, sink, stop, row);
    } else {
      measureOnHost(workload, job, sink, stop, row);
    }
  });
  if (stop.stop_requested()) return std::nullopt;
  return row;
}

}  // namespace headroom
