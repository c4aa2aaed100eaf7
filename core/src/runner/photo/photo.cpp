#include "runner/photo/photo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>
#include <utility>

#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/cl/launch.hpp"
#include "runner/cl/program_builder.hpp"
#include "runner/measuring/buffer_watch.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/measuring/measure_on_host.hpp"
#include "runner/photo/photo_sample.hpp"
#include "runner/sampling/point_failure.hpp"
#include "runner/sampling/validation.hpp"
#include "system/machine.hpp"
#include "system/stopwatch.hpp"

namespace headroom {

namespace {

std::vector<std::string> bufferNames(const char* purpose, PixelFormat pixel, std::size_t planes) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < planes; ++i) names.push_back(fmt::format("{} {} {}", purpose, toText(pixel), i));
  return names;
}

std::string describe(const ImageJob& job) {
  return fmt::format("{}{}, on a photo of {}", job.variant.id, afterComma(job.parameters), toText(job.image.size()));
}

PhotoPlanes runOnHost(const Workload& workload, const ImageJob& job, const JobSink& sink, std::span<std::byte> room,
                      ResultRow& row, PhotoTimes& times) {
  sink(Activity{describe(job),
                job.image.channels() *
                    secondsToValidate(workload, static_cast<double>(job.image.size().pixels()), job.parameters)});
  const auto peer = std::find_if(workload.peers.begin(), workload.peers.end(),
                                 [&](const HostPeer& candidate) { return candidate.name == job.variant.name; });
  if (peer == workload.peers.end()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       "There is no host implementation " + job.variant.id + " in this build.");
  }
  LapTimer timer;
  const PhotoPlanes sources(job.image, job.variant.pixel.element);
  PhotoPlanes results = sources.blank();
  times.toPlanesMs = timer.lap();
  results.runPeer(*peer, sources, job.image.size(), job.parameters);
  times.kernelsMs = timer.lap();
  results.toPicture(job.image, room);
  times.fromPlanesMs = timer.lap();
  row.wallSamplesMs = {times.kernelsMs};
  row.clock = Clock::Host;
  return results;
}

RowReader readerOf(const PhotoPlanes& planes, const Image& photo, int channel) {
  return [source = planes.channel(channel), width = static_cast<std::size_t>(photo.size().width)](
             int y, std::span<float> pixels) { source.read(static_cast<std::size_t>(y) * width, pixels); };
}

void validatePlanes(ResultRow& row, const Workload& workload, const ImageJob& job, const PhotoPlanes& results,
                    const std::stop_token& stop) {
  const PhotoPlanes sources(job.image, job.variant.pixel.element);
  std::vector<ChannelResult> channels;
  for (int channel = 0; channel < job.image.channels(); ++channel) {
    const RowReader reader = readerOf(sources, job.image, channel);
    const ChannelFacts facts = factsOf(reader, job.image.size());
    channels.push_back({reader, results.channel(channel), facts.magnitude, facts.noNumbers > 0});
  }
  const Symbols symbols = symbolsFor(workload, job.variant, job.image.size(), job.parameters);
  validate(row, workload, job.variant, {job.image.size(), {}, symbols, stop}, channels);
}

/// Reports NaN and infinity in the channels for kernels: colours times alpha.
void tellNoNumbers(const ImageJob& job, const JobSink& sink) {
  const PhotoPlanes sources(job.image, job.variant.pixel.element);
  std::int64_t count = 0;
  std::string first;
  for (int channel = 0; channel < job.image.channels(); ++channel) {
    const ChannelFacts facts = factsOf(readerOf(sources, job.image, channel), job.image.size());
    if (facts.noNumbers > 0 && count == 0) {
      first = fmt::format("channel {}, column {}, row {} (counted from 1)", channel + 1, facts.firstX + 1,
                          facts.firstY + 1);
    }
    count += facts.noNumbers;
  }
  if (count == 0) return;
  sink(
      Note{fmt::format("The photo has {} {} NaN or infinite, the first in {}. What it reaches in the "
                       "result is not checked.",
                       count, count == 1 ? "value that is" : "values that are", first)});
}

std::vector<ChannelView> channelsOf(const PhotoPlanes& planes, int channels) {
  std::vector<ChannelView> views;
  for (int channel = 0; channel < channels; ++channel) views.push_back(planes.channel(channel));
  return views;
}

/// Keeps a photo's planes on the device while each of them is processed, however short memory is.
class KeptBuffers {
 public:
  KeptBuffers(DeviceSession& session, std::span<const BufferNeed> needs) : session_(session) {
    std::vector<std::string> names;
    for (const BufferNeed& need : needs) names.push_back(need.name);
    session_.keep(std::move(names));
  }
  ~KeptBuffers() { session_.keep({}); }
  KeptBuffers(const KeptBuffers&) = delete;
  KeptBuffers& operator=(const KeptBuffers&) = delete;

 private:
  DeviceSession& session_;
};

/// Touches a photo's pages and allocates those of the result while programs are built. Complete when destroyed.
class Toucher {
 public:
  Toucher(const Image& photo, const PixelMemory& room)
      : thread_([memory = photo.memory(), &room] {
          memory->touch();
          room.touch();
        }) {}

 private:
  std::jthread thread_;
};

/// With one extra plane, each result can overwrite the previous source, which is no longer needed.
void spareMemory(std::vector<std::string>& results, const std::vector<std::string>& sources) {
  std::copy(sources.begin(), sources.end() - 1, results.begin() + 1);
}

}  // namespace

PhotoProcessor::DeviceWork::DeviceWork(DeviceSession& onSession, const Workload& ofWorkload, const ImageJob& toDo)
    : session(onSession),
      workload(ofWorkload),
      job(toDo),
      variant(specialised(workload, job.variant, job.image.size(), job.parameters)),
      pixels(session, session.hostLink(), job.image, job.variant.pixel),
      sources(bufferNames("source", job.variant.pixel, pixels.planes())),
      results(bufferNames("result", job.variant.pixel, pixels.planes())),
      needs(allBuffers()) {
  if (session.couldHold(needs)) return;
  keepsSources = false;
  spareMemory(results, sources);
  needs = allBuffers();
}

std::vector<BufferNeed> PhotoProcessor::DeviceWork::allBuffers() const {
  std::vector<BufferNeed> all = pixels.needs();
  const auto add = [&all](const BufferNeed& need) {
    if (std::find(all.begin(), all.end(), need) == all.end()) all.push_back(need);
  };
  for (std::size_t i = 0; i < sources.size(); ++i) {
    add(pixels.plane(sources[i]));
    for (const BufferNeed& need : buffersOf(i)) add(need);
  }
  return all;
}

std::vector<BufferNeed> PhotoProcessor::DeviceWork::buffersOf(std::size_t plane) const {
  return headroom::buffersOf(session, workload, variant, job.image.size(), job.parameters,
                             {sources[plane], results[plane]});
}

void PhotoProcessor::sortUnlessThere(DeviceWork& work, PhotoTimes& times) {
  DeviceSession& session = work.session;
  const std::vector<BufferNeed> own = work.pixels.needs();
  const bool isThere =
      session.hasBuffer(own.front().name) &&
      std::all_of(work.sources.begin(), work.sources.end(), [&](const auto& name) { return session.hasBuffer(name); });
  if (isThere && sorted_ == work.job.image.identity() && sortedOn_ == session.description().id) {
    session.requireBuffers(work.needs);
    return;
  }
  sorted_ = 0;
  session.releaseBuffers();  // removes channels of the last photo if this one has fewer
  std::vector<BufferNeed> written = own;
  for (const std::string& source : work.sources) written.push_back(work.pixels.plane(source));
  session.requireBuffers(written, DeviceSession::Fresh::AsTheyAre);
  session.requireBuffers(work.needs);
  work.pixels.sort(work.job.image, work.sources, times);
  sorted_ = work.job.image.identity();
  sortedOn_ = session.description().id;
}

void PhotoProcessor::launch(DeviceWork& work, std::size_t plane, ResultRow& row, PhotoTimes& times) {
  DeviceSession& session = work.session;
  const ImageJob& job = work.job;
  const BoundPlanes bound{work.sources[plane], work.results[plane]};
  const std::vector<BufferNeed> own = work.buffersOf(plane);
  const PreparedVariant prepared =
      prepare(session, work.workload, work.variant, job.image.size(), job.parameters, bound);
  std::uint64_t sourceDigest = 0;
  if (job.validate) {  // the last channel's result must not be taken for this one
    for (const BufferNeed& buffer : own) {
      if (buffer.name != bound.source) session.fillWithNaN(buffer.name);
    }
    paintBands(session, own);
    sourceDigest = digestOf(session, bound.source, auditWayOf(session));
  }
  LapTimer timer;
  // The first launch compiles on some drivers and is never timed.
  if (warm_
          .insert(fmt::format("{} {} {} {}", session.description().id, buildOptions(work.variant), work.variant.source,
                              toText(job.image.size())))
          .second) {
    runBatch(session, prepared, 1, 1);
  }
  const BatchTiming timing = runBatch(session, prepared, 1, 1);
  row.samplesMs.front() += timing.samplesMs.front();
  row.wallSamplesMs.front() += timing.wallMsPerLaunch;
  if (timing.hasBadStamps) markBadStamps(row);
  times.kernelsMs += timer.lap();
  if (!job.validate) return;
  recordFaults(row, strayWrites(session, job.variant.id, own, &prepared));
  if (digestOf(session, bound.source, auditWayOf(session)) == sourceDigest) return;
  recordFaults(row, {changedInputText(job.variant.id, bound.source)});
  sorted_ = 0;  // the next job needs the original photo
}

PhotoPlanes PhotoProcessor::runOnDevice(DeviceSession& session, const Workload& workload, const ImageJob& job,
                                        const JobSink& sink, const std::stop_token& stop, PixelMemory& room,
                                        ResultRow& row, PhotoTimes& times) {
  if (job.variant.isDeviceLibrary()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       job.variant.id + " is measured on random pixels only. Choose a kernel for photos.");
  }
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  row.samplesMs = {0};
  row.wallSamplesMs = {0};
  PhotoPlanes results(job.variant.pixel);
  std::optional<Toucher> toucher;
  if (session.hostLink().way() == HostLink::Way::PinnedRing) toucher.emplace(job.image, room);
  DeviceWork work(session, workload, job);
  const KeptBuffers kept(session, work.needs);
  if (toucher) {
    LapTimer waiting;
    toucher.reset();
    times.downloadMs += waiting.lap();
  }
  sortUnlessThere(work, times);
  if (!work.keepsSources) sorted_ = 0;
  for (std::size_t plane = 0; plane < work.sources.size(); ++plane) {
    if (stop.stop_requested()) return results;
    sink(Activity{describe(job)});
    launch(work, plane, row, times);
  }
  work.pixels.pack(work.results, room.bytes(), times);
  if (job.validate || job.checkSample || job.region) {
    LapTimer timer;
    for (const std::string& plane : work.results) results.add(MappedBuffer(session, plane, CL_MAP_READ));
    times.checkMs += timer.lap();
  }
  return results;
}

std::optional<ImageReady> PhotoProcessor::process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                                  const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  requireSupported(job.variant, job.parameters, session);
  ResultRow row = blankRow(workload, job.variant, Role::Variant, job.image.size(), job.parameters,
                           session != nullptr ? &session->description() : nullptr);
  if (session == nullptr) row.device = hostProcessorName();
  PhotoTimes times;
  const auto room = job.room != nullptr ? job.room : std::make_shared<PixelMemory>(job.image.bytes().size());
  const PhotoPlanes results = session != nullptr ? runOnDevice(*session, workload, job, sink, stop, *room, row, times)
                                                 : runOnHost(workload, job, sink, room->bytes(), row, times);
  if (stop.stop_requested()) return std::nullopt;
  summariseSamples(row);
  LapTimer timer;
  if ((job.checkSample || job.validate || job.region) && job.image.depth() == Depth::F32) tellNoNumbers(job, sink);
  if (job.checkSample)
    row.error = sampleError(job.image, channelsOf(results, job.image.channels()), job.parameters, stop);
  std::optional<ErrorFigures> regionError;
  if (job.region) {
    regionError = sampleError(job.image, channelsOf(results, job.image.channels()), job.parameters, *job.region, stop);
  }
  if (job.validate) {
    sink(Activity{fmt::format("checking {}", describe(job)),
                  job.image.channels() *
                      secondsToValidate(workload, static_cast<double>(job.image.size().pixels()), job.parameters)});
    validatePlanes(row, workload, job, results, stop);
  }
  if (stop.stop_requested()) return std::nullopt;
  times.checkMs += timer.lap();
  return ImageReady{
      Image(job.image.size(), job.image.channels(), job.image.depth(), room), std::move(row), times, {}, regionError};
}

}  // namespace headroom
