#include "engine/photo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cl/launch.hpp"
#include "cl/program_builder.hpp"
#include "engine/lap_timer.hpp"
#include "engine/measure.hpp"
#include "engine/measure_on_host.hpp"
#include "engine/photo_sample.hpp"
#include "engine/point_failure.hpp"
#include "engine/validation.hpp"
#include "measure/judgement.hpp"

namespace headroom {

namespace {

/// The buffers a photo of so many channels is uploaded to: one for each launch of a variant of such pixels.
std::vector<std::string> sourcesFor(int photoChannels, PixelFormat pixel) {
  std::vector<std::string> names;
  for (int first = 0; first < photoChannels; first += pixel.channels) {
    names.push_back(fmt::format("{} from channel {}", toText(pixel), first));
  }
  return names;
}

std::string describe(const ImageJob& job) {
  return fmt::format("{}, sigma {:g}, on a photo of {}", job.variant.id, job.sigma, toText(job.image.size()));
}

PhotoPlanes runOnHost(const Workload& workload, const ImageJob& job, const JobSink& sink, ResultRow& row,
                      PhotoTimes& times) {
  sink(Activity{describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
  const auto peer = std::find_if(workload.peers.begin(), workload.peers.end(),
                                 [&](const HostPeer& candidate) { return candidate.name == job.variant.name; });
  const std::string why = peer == workload.peers.end() ? "There is no host peer " + job.variant.id + " in this build."
                                                       : whyUnavailable(*peer);
  if (!why.empty()) throw PointFailure(Status::Unsupported, Stage::Arguments, why);
  LapTimer timer;
  const PhotoPlanes sources(job.image, job.variant.pixel);
  PhotoPlanes results = sources.blank();
  times.toPlanesMs = timer.lap();
  results.runPeer(*peer, sources, job.image.size(), job.sigma);
  times.kernelsMs = timer.lap();
  row.wallSamplesMs = {times.kernelsMs};
  row.clock = Clock::Host;
  return results;
}

void validatePlanes(ResultRow& row, const Workload& workload, const ImageJob& job, const PhotoPlanes& results,
                    const std::stop_token& stop) {
  const PhotoPlanes sources(job.image, job.variant.pixel);
  const auto width = static_cast<std::size_t>(job.image.size().width);
  std::vector<ChannelResult> channels;
  for (int channel = 0; channel < job.image.channels(); ++channel) {
    const RowReader reader = [source = sources.channel(channel), width](int y, std::span<float> pixels) {
      source.read(static_cast<std::size_t>(y) * width, pixels);
    };
    channels.push_back({reader, results.channel(channel)});
  }
  const Symbols symbols = symbolsFor(workload, job.variant, job.image.size(), job.sigma);
  validate(row, workload, job.variant, {job.image.size(), {}, symbols, stop}, channels);
}

std::vector<ChannelView> channelsOf(const PhotoPlanes& planes, int channels) {
  std::vector<ChannelView> views;
  for (int channel = 0; channel < channels; ++channel) views.push_back(planes.channel(channel));
  return views;
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
  const PixelFormat pixel = job.variant.pixel;
  const std::vector<std::string> names = sourcesFor(job.image.channels(), pixel);
  const bool isThere =
      std::all_of(names.begin(), names.end(), [&](const auto& name) { return session.hasBuffer(name); });
  if (uploaded_ == job.image.identity() && uploadedTo_ == session.description().id && isThere) return;
  LapTimer timer;
  uploaded_ = 0;
  session.releaseBuffers();  // a photo with fewer channels leaves none of the last one's behind
  const PhotoPlanes planes(job.image, pixel);
  times.toPlanesMs += timer.lap();
  std::vector<BufferNeed> needs;
  for (const std::string& name : names) {
    needs.push_back({name, job.image.size().pixels() * pixel.channels, pixel.element});
  }
  session.requireBuffers(needs);
  for (std::size_t i = 0; i < names.size(); ++i) {
    session.queue().enqueueWriteBuffer(session.buffer(names[i]), CL_TRUE, 0, planes.plane(i).size(),
                                       planes.plane(i).data());
  }
  times.uploadMs += timer.lap();
  uploaded_ = job.image.identity();
  uploadedTo_ = session.description().id;
}

PhotoPlanes PhotoProcessor::runOnDevice(DeviceSession& session, const Workload& workload, const ImageJob& job,
                                        const JobSink& sink, const std::stop_token& stop, ResultRow& row,
                                        PhotoTimes& times) {
  if (job.variant.isDeviceLibrary()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       job.variant.id + " is measured on random pixels only. Choose a kernel for photos.");
  }
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  upload(session, job, times);
  const std::vector<std::string> sources = sourcesFor(job.image.channels(), job.variant.pixel);
  const KeptSources kept(session, sources);
  const Size size = job.image.size();
  PhotoPlanes results(job.variant.pixel);
  double kernelMs = 0;
  double wallMs = 0;
  for (const std::string& source : sources) {
    if (stop.stop_requested()) break;
    sink(Activity{describe(job)});
    const PreparedVariant prepared = prepare(session, workload, job.variant, size, job.sigma, source);
    if (job.validate) {  // what the last channel left must not pass for this one
      for (const BufferNeed& buffer : buffersOf(session, workload, job.variant, size, job.sigma, source)) {
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
    results.add(MappedBuffer(session, "result", CL_MAP_READ));
    times.downloadMs += timer.lap();
  }
  row.samplesMs = {kernelMs};
  row.wallSamplesMs = {wallMs};
  return results;
}

std::optional<ImageReady> PhotoProcessor::process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                                  const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  requireSupported(job.variant, job.sigma, session);
  ResultRow row = blankRow(workload, job.variant, Role::Variant, job.image.size(), job.sigma,
                           session != nullptr ? session->description().computeUnits : 1);
  if (session == nullptr) row.device = hostProcessorName();
  PhotoTimes times;
  const PhotoPlanes results = session != nullptr ? runOnDevice(*session, workload, job, sink, stop, row, times)
                                                 : runOnHost(workload, job, sink, row, times);
  if (stop.stop_requested()) return std::nullopt;
  summariseSamples(row);
  LapTimer timer;
  if (job.checkSample) row.error = sampleError(job.image, channelsOf(results, job.image.channels()), job.sigma, stop);
  if (job.validate) {
    sink(Activity{"checking " + describe(job), job.image.channels() * secondsToValidate(job.image.size(), job.sigma)});
    validatePlanes(row, workload, job, results, stop);
  }
  if (stop.stop_requested()) return std::nullopt;
  times.checkMs = timer.lap();
  Image blurred = results.picture(job.image);
  times.fromPlanesMs = timer.lap();
  return ImageReady{std::move(blurred), std::move(row), times, {}};
}

}  // namespace headroom
