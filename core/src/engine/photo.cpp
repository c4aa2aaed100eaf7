#include "engine/photo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "cl/launch.hpp"
#include "engine/measure.hpp"
#include "engine/point_failure.hpp"
#include "engine/validation.hpp"
#include "image/planes.hpp"

namespace headroom {

namespace {

using Planes = std::vector<std::vector<float>>;

std::string channelPlane(int channel) {
  return fmt::format("channel{}", channel);
}

std::string describe(const ImageJob& job) {
  return fmt::format("{}, sigma {:g}, on a photo of {}", job.variant.id, job.sigma, toText(job.image.size()));
}

Planes runOnHost(const Workload& workload, const ImageJob& job, const JobSink& sink, ResultRow& row) {
  sink(Activity{describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
  const auto peer = std::find_if(workload.peers.begin(), workload.peers.end(),
                                 [&](const HostPeer& candidate) { return candidate.name == job.variant.name; });
  if (peer == workload.peers.end() || !peer->unavailable.empty()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       peer == workload.peers.end() ? "There is no host peer " + job.variant.id + " in this build."
                                                    : peer->unavailable);
  }
  const Planes sources = toPlanes(job.image);
  Planes results(sources.size(), std::vector<float>(sources.front().size()));
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t channel = 0; channel < sources.size(); ++channel) {
    peer->run(sources[channel].data(), results[channel].data(), job.image.size(), job.sigma);
  }
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  row.samplesMs = {elapsed.count()};
  row.wallMs = elapsed.count();
  return results;
}

/// Errors over all channels as one: the largest maximum, the mean square.
ErrorFigures combined(const std::vector<ErrorFigures>& channels) {
  ErrorFigures total;
  double sumOfSquares = 0;
  for (const ErrorFigures& channel : channels) {
    total.maxAbs = std::max(total.maxAbs, channel.maxAbs);
    sumOfSquares += channel.rms * channel.rms;
  }
  total.rms = std::sqrt(sumOfSquares / static_cast<double>(channels.size()));
  total.psnrDb = total.rms > 0 ? -20 * std::log10(total.rms) : std::numeric_limits<double>::infinity();
  return total;
}

void validatePlanes(ResultRow& row, const Workload& workload, const ImageJob& job, const Planes& results,
                    const std::stop_token& stop) {
  const Planes sources = toPlanes(job.image);
  const auto width = static_cast<std::size_t>(job.image.size().width);
  std::vector<ErrorFigures> errors;
  std::vector<ErrorFigures> ownErrors;
  for (std::size_t channel = 0; channel < sources.size(); ++channel) {
    const RowReader reader = [&plane = sources[channel], width](int y, std::span<float> pixels) {
      std::copy_n(plane.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width), width,
                  pixels.begin());
    };
    validate(row, workload, job.variant,
             {job.image.size(), reader, symbolsFor(workload, job.variant, job.image.size(), job.sigma), stop},
             results[channel]);
    errors.push_back(*row.error);
    ownErrors.push_back(*row.ownError);
  }
  row.error = combined(errors);
  row.ownError = combined(ownErrors);
}

}  // namespace

void PhotoProcessor::upload(DeviceSession& session, const ImageJob& job) {
  if (uploaded_ == job.image.identity() && uploadedTo_ == session.description().id &&
      session.hasPlane(channelPlane(0))) {
    return;
  }
  uploaded_ = 0;
  session.releasePlanes();  // a photo with fewer channels leaves none of the last one's behind
  const Planes planes = toPlanes(job.image);
  std::vector<std::string> names;
  for (std::size_t channel = 0; channel < planes.size(); ++channel) {
    names.push_back(channelPlane(static_cast<int>(channel)));
  }
  session.requirePlanes(names, job.image.size().pixels());
  for (std::size_t channel = 0; channel < planes.size(); ++channel) {
    session.queue().enqueueWriteBuffer(session.plane(names[channel]), CL_TRUE, 0,
                                       planes[channel].size() * sizeof(float), planes[channel].data());
  }
  uploaded_ = job.image.identity();
  uploadedTo_ = session.description().id;
}

PhotoProcessor::Planes PhotoProcessor::runOnDevice(DeviceSession& session, const Workload& workload,
                                                   const ImageJob& job, const JobSink& sink,
                                                   const std::stop_token& stop, ResultRow& row) {
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  upload(session, job);
  const Size size = job.image.size();
  Planes results;
  double kernelMs = 0;
  for (int channel = 0; channel < job.image.channels() && !stop.stop_requested(); ++channel) {
    sink(Activity{describe(job)});
    const PreparedVariant prepared = prepare(session, workload, job.variant, size, job.sigma, channelPlane(channel));
    if (job.validate) {  // what the last channel left must not pass for this one
      for (const std::string& plane : planesOf(job.variant, channelPlane(channel))) {
        if (plane != channelPlane(channel)) session.fillWithNaN(plane);
      }
    }
    // The first launch compiles on some drivers and is never timed.
    if (warm_.insert(fmt::format("{} {} {}", session.description().id, job.variant.source, toText(size))).second) {
      runBatch(session, prepared, 1, 1);
    }
    const BatchTiming timing = runBatch(session, prepared, 1, 1);
    kernelMs += timing.samplesMs.front();
    row.wallMs += timing.wallMsPerLaunch;
    if (!timing.complaint.empty()) row.reason = timing.complaint;
    const MappedPlane result(session, "result", size.pixels(), CL_MAP_READ);
    results.emplace_back(result.floats().begin(), result.floats().end());
  }
  row.samplesMs = {kernelMs};
  return results;
}

std::optional<ImageReady> PhotoProcessor::process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                                  const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  requireSupported(job.variant, job.sigma);
  ResultRow row = blankRow(workload, job.variant, Role::Variant, job.image.size(), job.sigma);
  if (session == nullptr) row.device = hostProcessorName();
  const Planes results =
      session != nullptr ? runOnDevice(*session, workload, job, sink, stop, row) : runOnHost(workload, job, sink, row);
  if (stop.stop_requested()) return std::nullopt;
  summariseSamples(row);
  if (job.validate) {
    sink(Activity{"checking " + describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
    validatePlanes(row, workload, job, results, stop);
  }
  if (stop.stop_requested()) return std::nullopt;
  return ImageReady{fromPlanes(results, job.image), std::move(row)};
}

}  // namespace headroom
