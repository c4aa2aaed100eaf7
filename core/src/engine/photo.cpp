#include "engine/photo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cl/launch.hpp"
#include "cl/program_builder.hpp"
#include "engine/lap_timer.hpp"
#include "engine/measure.hpp"
#include "engine/photo_sample.hpp"
#include "engine/point_failure.hpp"
#include "engine/validation.hpp"
#include "image/planes.hpp"
#include "measure/judgement.hpp"

namespace headroom {

namespace {

using Planes = std::vector<std::vector<float>>;

/// The buffers a photo of so many channels is uploaded to: one for each launch of the variant.
std::vector<std::string> sourcesFor(int photoChannels, int channelsPerLaunch) {
  std::vector<std::string> names;
  for (int first = 0; first < photoChannels; first += channelsPerLaunch) {
    names.push_back(channelsPerLaunch == 1 ? fmt::format("channel{}", first)
                                           : fmt::format("channels{}to{}", first, first + channelsPerLaunch - 1));
  }
  return names;
}

std::string describe(const ImageJob& job) {
  return fmt::format("{}, sigma {:g}, on a photo of {}", job.variant.id, job.sigma, toText(job.image.size()));
}

Planes runOnHost(const Workload& workload, const ImageJob& job, const JobSink& sink, ResultRow& row,
                 PhotoTimes& times) {
  sink(Activity{describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
  const auto peer = std::find_if(workload.peers.begin(), workload.peers.end(),
                                 [&](const HostPeer& candidate) { return candidate.name == job.variant.name; });
  if (peer == workload.peers.end() || !peer->unavailable.empty()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       peer == workload.peers.end() ? "There is no host peer " + job.variant.id + " in this build."
                                                    : peer->unavailable);
  }
  LapTimer timer;
  const Planes sources = toPlanes(job.image);
  times.toPlanesMs = timer.lap();
  Planes results(sources.size(), std::vector<float>(sources.front().size()));
  timer.lap();
  for (std::size_t channel = 0; channel < sources.size(); ++channel) {
    peer->run(sources[channel].data(), results[channel].data(), job.image.size(), job.sigma);
  }
  times.kernelsMs = timer.lap();
  row.wallSamplesMs = {times.kernelsMs};
  row.clock = Clock::Host;
  return results;
}

void validatePlanes(ResultRow& row, const Workload& workload, const ImageJob& job, const Planes& results,
                    const std::stop_token& stop) {
  const Planes sources = toPlanes(job.image);
  const auto width = static_cast<std::size_t>(job.image.size().width);
  std::vector<ChannelResult> channels;
  for (std::size_t channel = 0; channel < sources.size(); ++channel) {
    const RowReader reader = [&plane = sources[channel], width](int y, std::span<float> pixels) {
      std::copy_n(plane.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width), width,
                  pixels.begin());
    };
    channels.push_back({reader, results[channel]});
  }
  const Symbols symbols = symbolsFor(workload, job.variant, job.image.size(), job.sigma);
  validate(row, workload, job.variant, {job.image.size(), {}, symbols, stop}, channels);
}

/// Uploaded channels stay on the device while each of them is processed, however short memory is.
class KeptSources {
 public:
  KeptSources(DeviceSession& session, const std::vector<std::string>& names) : session_(session) {
    session_.keep(names);
  }
  ~KeptSources() { session_.keep({}); }
  KeptSources(const KeptSources&) = delete;
  KeptSources& operator=(const KeptSources&) = delete;

 private:
  DeviceSession& session_;
};

}  // namespace

void PhotoProcessor::upload(DeviceSession& session, const ImageJob& job, PhotoTimes& times) {
  const int channelsPerLaunch = job.variant.channels;
  const std::vector<std::string> names = sourcesFor(job.image.channels(), channelsPerLaunch);
  const bool isThere =
      std::all_of(names.begin(), names.end(), [&](const auto& name) { return session.hasBuffer(name); });
  if (uploaded_ == job.image.identity() && uploadedTo_ == session.description().id && isThere) return;
  LapTimer timer;
  uploaded_ = 0;
  session.releaseBuffers();  // a photo with fewer channels leaves none of the last one's behind
  Planes planes = toPlanes(job.image);
  if (channelsPerLaunch > 1) planes = {interleave(planes, channelsPerLaunch)};
  times.toPlanesMs += timer.lap();
  std::vector<BufferNeed> needs;
  for (std::size_t i = 0; i < names.size(); ++i) {
    needs.push_back({names[i], static_cast<std::int64_t>(planes[i].size())});
  }
  session.requireBuffers(needs);
  for (std::size_t i = 0; i < names.size(); ++i) {
    session.queue().enqueueWriteBuffer(session.buffer(names[i]), CL_TRUE, 0, planes[i].size() * sizeof(float),
                                       planes[i].data());
  }
  times.uploadMs += timer.lap();
  uploaded_ = job.image.identity();
  uploadedTo_ = session.description().id;
}

PhotoProcessor::Planes PhotoProcessor::runOnDevice(DeviceSession& session, const Workload& workload,
                                                   const ImageJob& job, const JobSink& sink,
                                                   const std::stop_token& stop, ResultRow& row, PhotoTimes& times) {
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  upload(session, job, times);
  const std::vector<std::string> sources = sourcesFor(job.image.channels(), job.variant.channels);
  const KeptSources kept(session, sources);
  const Size size = job.image.size();
  Planes results;
  double kernelMs = 0;
  double wallMs = 0;
  for (const std::string& source : sources) {
    if (stop.stop_requested()) break;
    sink(Activity{describe(job)});
    const PreparedVariant prepared = prepare(session, workload, job.variant, size, job.sigma, source);
    if (job.validate) {  // what the last channel left must not pass for this one
      for (const BufferNeed& buffer : buffersOf(workload, job.variant, size, job.sigma, source)) {
        if (buffer.name != source) session.fillWithNaN(buffer.name);
      }
    }
    LapTimer timer;
    // The first launch compiles on some drivers and is never timed.
    const Variant program = specialised(workload, job.variant, job.sigma);
    if (warm_
            .insert(fmt::format("{} {} {} {}", session.description().id, buildOptions(program), program.source,
                                toText(size)))
            .second) {
      runBatch(session, prepared, 1, 1);
    }
    const BatchTiming timing = runBatch(session, prepared, 1, 1);
    kernelMs += timing.samplesMs.front();
    wallMs += timing.wallMsPerLaunch;
    if (timing.hasBadStamps) markBadStamps(row);
    times.kernelsMs += timer.lap();
    const MappedBuffer result(session, "result", size.pixels() * job.variant.channels, CL_MAP_READ);
    for (Planes planes = deinterleave(result.floats(), job.variant.channels); auto& plane : planes) {
      if (static_cast<int>(results.size()) < job.image.channels()) results.push_back(std::move(plane));
    }
    times.downloadMs += timer.lap();
  }
  row.samplesMs = {kernelMs};
  row.wallSamplesMs = {wallMs};
  return results;
}

std::optional<ImageReady> PhotoProcessor::process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                                  const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  requireSupported(job.variant, job.sigma);
  ResultRow row = blankRow(workload, job.variant, Role::Variant, job.image.size(), job.sigma);
  if (session == nullptr) row.device = hostProcessorName();
  PhotoTimes times;
  const Planes results = session != nullptr ? runOnDevice(*session, workload, job, sink, stop, row, times)
                                            : runOnHost(workload, job, sink, row, times);
  if (stop.stop_requested()) return std::nullopt;
  summariseSamples(row);
  LapTimer timer;
  if (job.checkSample) row.error = sampleError(job.image, results, job.sigma, stop);
  if (job.validate) {
    sink(Activity{"checking " + describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
    validatePlanes(row, workload, job, results, stop);
  }
  if (stop.stop_requested()) return std::nullopt;
  times.checkMs = timer.lap();
  Image blurred = fromPlanes(results, job.image);
  times.fromPlanesMs = timer.lap();
  return ImageReady{std::move(blurred), std::move(row), times, {}};
}

}  // namespace headroom
