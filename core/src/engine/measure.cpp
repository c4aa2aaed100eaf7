#include "engine/measure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <limits>
#include <memory>
#include <new>
#include <type_traits>

#include "cl/cache_flush.hpp"
#include "cl/errors.hpp"
#include "cl/launch.hpp"
#include "cl/timeline.hpp"
#include "cl/whole_operation.hpp"
#include "engine/channel_view.hpp"
#include "engine/host_load.hpp"
#include "engine/host_plane.hpp"
#include "engine/host_timing.hpp"
#include "engine/point_failure.hpp"
#include "engine/random_plane.hpp"
#include "engine/sampler.hpp"
#include "engine/validation.hpp"
#include "headroom/configuration.hpp"
#include "libraries/device_library.hpp"
#include "measure/judgement.hpp"
#include "probes/probe.hpp"
#include "row_bands.hpp"

namespace headroom {

namespace {

std::string describe(const MeasureJob& job) {
  return fmt::format("{} at {}", job.variant.id, toText(job.size));
}

void addSentence(ResultRow& row, const std::string& sentence) {
  if (!row.reason.empty()) row.reason += ' ';
  row.reason += sentence;
}

/// Generous bounds for one slow processor, see Activity::hostWorkSeconds.
double secondsToFill(const Workload& workload, Size size) {
  return compulsoryNumbers(workload, size) * static_cast<double>(size.pixels()) / 20e6;
}

/// The round's samples as facts of the row; what they mean is judged when all rounds are there.
void recordTiming(ResultRow& row, Timing timing, bool isTimedByHost, double otherLoad) {
  row.clock = isTimedByHost ? Clock::Host : Clock::Device;
  if (isTimedByHost) {
    row.wallSamplesMs = std::move(timing.samplesMs);
  } else {
    row.samplesMs = std::move(timing.samplesMs);
    row.wallSamplesMs = std::move(timing.wallSamplesMs);
  }
  row.rounds = {{0, timing.seconds, static_cast<int>(row.samplesMs.size()), static_cast<int>(row.wallSamplesMs.size()),
                 otherLoad, timing.launchesPerSample}};
  if (timing.hasBadStamps) markBadStamps(row);
  if (timing.isSingle) markSingleSample(row);
  summariseSamples(row);
}

Turn turnOf(const MeasureJob& job, double timerResolutionNs) {
  return {job.round, job.knownLaunchMs, job.launchesPerSample, timerResolutionNs, job.caches == Caches::Cold};
}

template <typename Number>
std::vector<NumberReader> inputReaders(const Workload& workload, std::uint64_t seed) {
  std::vector<NumberReader> readers;
  for (std::size_t i = 0; i < workload.inputs.size(); ++i) {
    readers.push_back([random = numbersOf(workload, i, seed)](std::int64_t first, std::span<double> numbers) {
      for (double& number : numbers) number = randomNumber<Number>(random, static_cast<std::uint64_t>(first++));
    });
  }
  return readers;
}

/// Channel `channel` of an interleaved random plane.
RowReader randomChannel(std::uint64_t seed, PixelFormat pixel, int channel) {
  return [=](int y, std::span<float> row) {
    const auto channels = static_cast<std::uint64_t>(pixel.channels);
    std::uint64_t index = static_cast<std::uint64_t>(y) * row.size() * channels + static_cast<std::uint64_t>(channel);
    for (float& value : row) {
      value = pixel.element == Element::UChar ? static_cast<float>(randomByte(seed, index)) / kWhiteByte
                                              : randomPixel(seed, index);
      index += channels;
    }
  };
}

/// `result`: the whole plane, its numbers side by side.
template <typename Number>
void check(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
           std::span<const Number> result, const std::stop_token& stop) {
  const PixelFormat pixel = job.variant.pixel;
  const Symbols symbols = symbolsFor(workload, job.variant, job.size, job.sigma);
  sink(Activity{"checking " + describe(job), pixel.channels * secondsToValidate(job.size, job.sigma), Phase::Checking});
  if (workload.isOfMatrices) {
    validateMatrix(row, workload, job.variant, {job.size, {}, symbols, stop, inputReaders<Number>(workload, job.seed)},
                   [result](std::int64_t first, std::span<double> numbers) {
                     std::copy_n(result.begin() + first, numbers.size(), numbers.begin());
                   });
    return;
  }
  if constexpr (!std::is_same_v<Number, std::int32_t>) {
    std::vector<ChannelResult> results;
    for (int channel = 0; channel < pixel.channels; ++channel) {
      results.push_back({randomChannel(job.seed, pixel, channel), ChannelView(result, pixel.channels, channel)});
    }
    validate(row, workload, job.variant, {job.size, {}, symbols, stop, {}}, results);
  }
}

/// Other programs on the processors that a device consists of.
double otherLoadOn(const DeviceSession& session, const HostLoad& load) {
  return session.description().type == DeviceType::Cpu ? load.otherProcessors() : 0;
}

/// Fills the session's buffers for the job, with nothing in them that an earlier variant left.
void fillBuffers(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink) {
  sink(Activity{"filling memory for " + describe(job), job.variant.pixel.channels * secondsToFill(workload, job.size)});
  const std::vector<BufferNeed> own = buffersOf(workload, job.variant, job.size, job.sigma);
  std::vector<BufferNeed> all = own;
  if (job.caches == Caches::Cold) all.push_back(CacheFlush::need(session));
  session.requireBuffers(all);
  for (std::size_t i = 0; i < workload.inputs.size(); ++i) {
    session.requireRandom(workload.inputs[i].name, numbersOf(workload, i, job.seed));
  }
  if (job.round > 0) return;  // the first round's result was checked
  for (const BufferNeed& buffer : own) {
    if (findInput(workload, buffer.name) == nullptr) session.fillWithNaN(buffer.name);
  }
}

/// With what moves to the device and back, and what came back.
std::vector<std::uint8_t> measureWhole(DeviceSession& session, const PreparedVariant& prepared,
                                       const Workload& workload, const MeasureJob& job, CacheFlush* flush,
                                       const JobSink& sink, const std::stop_token& stop, ResultRow& row) {
  const auto tell = [&] { sink(Activity{"timing transfers of " + describe(job), 0, Phase::Timing}); };
  sink(Activity{"filling memory for " + describe(job), job.variant.pixel.channels * secondsToFill(workload, job.size)});
  try {
    WholeOperations whole = timeWholeOperations(session, prepared, workload, job.variant, job.size,
                                                {!hasMark(row, Mark::SingleSample), flush, tell}, stop);
    if (!whole.timing.samplesMs.empty()) row.whole = std::move(whole.timing);
    return std::move(whole.result);
  } catch (const std::bad_alloc&) {  // the kernels' times stand all the same
    addSentence(row, "The host has too little memory for the inputs and the result, so no transfers were timed.");
    return {};
  }
}

void measureOnDevice(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                     const std::stop_token& stop, ResultRow& row) {
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  fillBuffers(session, workload, job, sink);
  sink(Activity{"building " + describe(job), 0, Phase::Building});
  const PreparedVariant prepared = prepare(session, workload, job.variant, job.size, job.sigma);
  std::optional<CacheFlush> flush;
  if (job.caches == Caches::Cold) flush.emplace(session);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{"timing " + describe(job), 0, Phase::Timing});
    return flush ? runColdBatch(session, prepared, *flush, samples)
                 : runBatch(session, prepared, samples, launchesPerSample);
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, session.description().timerResolutionNs), runOnce, stop);
  recordTiming(row, std::move(timing), false, otherLoadOn(session, load));
  if (stop.stop_requested()) return;
  if (job.round == 0) row.timeline = recordTimeline(session, prepared, row.medianMs);
  std::vector<std::uint8_t> received;
  if (job.transfers) {
    received = measureWhole(session, prepared, workload, job, flush ? &*flush : nullptr, sink, stop, row);
  }
  if (stop.stop_requested() || job.round > 0) return;
  const MappedBuffer result(session, "result", CL_MAP_READ);
  switch (job.variant.pixel.element) {
    case Element::UChar:
      check<std::uint8_t>(row, workload, job, sink, result.bytes(), stop);
      break;
    case Element::Int:
      check<std::int32_t>(row, workload, job, sink, result.ints(), stop);
      break;
    case Element::Float:
      check<float>(row, workload, job, sink, result.floats(), stop);
      break;
  }
  const std::span<const std::uint8_t> held = result.bytes();
  if (row.whole && !std::equal(received.begin(), received.end(), held.begin(), held.end())) {
    row.status = Status::WrongResult;
    addSentence(row, "What was read back is not what the device holds.");
  }
}

void measureProbe(DeviceSession& session, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                  ResultRow& row) {
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  const DeviceProbe* const description = findProbe(job.variant.id);
  if (description == nullptr) {
    throw PointFailure(Status::Unsupported, Stage::Arguments,
                       "There is no probe " + job.variant.id + " in this build.");
  }
  sink(Activity{"preparing " + describe(job), secondsToFill(findWorkload(job.variant.workload), job.size)});
  const std::unique_ptr<OpenProbe> probe = description->open(session, {job.size, job.seed});
  const auto runOnce = [&](int samples, int iterations) {
    sink(Activity{"timing " + describe(job), 0, Phase::Timing});
    return probe->run(samples, iterations);
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, session.description().timerResolutionNs), runOnce, stop);
  recordTiming(row, std::move(timing), true, otherLoadOn(session, load));
  if (stop.stop_requested()) return;
  sink(Activity{"checking " + describe(job), secondsToFill(findWorkload(job.variant.workload), job.size)});
  const std::string fault = probe->fault();
  if (fault.empty()) return;
  row.status = Status::WrongResult;
  addSentence(row, fault);
}

void measureLibrary(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                    const std::stop_token& stop, ResultRow& row) {
  row.device = session.description().name;
  row.driver = session.description().driverVersion;
  fillBuffers(session, workload, job, sink);
  sink(Activity{"preparing " + describe(job), 0, Phase::Building});
  const std::unique_ptr<OpenLibrary> library = findDeviceLibrary(job.variant.id)->open(session, job.size, job.sigma);
  std::optional<CacheFlush> flush;
  if (job.caches == Caches::Cold) flush.emplace(session);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{"timing " + describe(job), 0, Phase::Timing});
    return sampleByHost(samples, launchesPerSample, [&](int launches) {
      if (flush) flush->run();
      return hostMs([&] {
        for (int i = 0; i < launches; ++i) library->launch();
        library->wait();
      });
    });
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, 0), runOnce, stop);
  recordTiming(row, std::move(timing), true, otherLoadOn(session, load));
  if (stop.stop_requested() || job.round > 0) return;
  library->bringResult();
  const MappedBuffer result(session, "result", CL_MAP_READ);
  check<float>(row, workload, job, sink, result.floats(), stop);
}

/// The same as CacheFlush, for what runs on the host.
class HostCacheFlush {
 public:
  explicit HostCacheFlush(bool isWanted) {
    constexpr std::uint64_t kSmallestBytes = std::uint64_t{64} << 20;
    if (isWanted) bytes_.resize(std::max(2 * hostLastLevelCacheBytes(), kSmallestBytes));
  }

  void run() {
    constexpr int kBytesPerBand = 1 << 20;
    forEachBand(static_cast<int>(bytes_.size() / kBytesPerBand), 1, [this](int first, int end) {
      for (auto i = static_cast<std::size_t>(first) * kBytesPerBand; i < static_cast<std::size_t>(end) * kBytesPerBand;
           i += 64) {
        ++bytes_[i];
      }
    });
  }

 private:
  std::vector<unsigned char> bytes_;
};

const HostPeer& findPeer(const Workload& workload, const Variant& variant) {
  for (const HostPeer& peer : workload.peers) {
    if (peer.name == variant.name) return peer;
  }
  throw PointFailure(Status::Unsupported, Stage::Arguments, "There is no host peer " + variant.id + " in this build.");
}

/// `run` is the peer's function for planes of such numbers, `stale` what is in the result before.
template <typename Number>
void timeOnHost(PeerRun<Number> run, Number stale, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                const std::stop_token& stop, ResultRow& row) {
  sink(Activity{"filling memory for " + describe(job), secondsToFill(workload, job.size)});
  std::vector<std::unique_ptr<PlaneOf<Number>>> planes;
  std::vector<const Number*> inputs;
  for (std::size_t i = 0; i < workload.inputs.size(); ++i) {
    planes.push_back(std::make_unique<PlaneOf<Number>>(static_cast<std::size_t>(workload.inputs[i].pixels(job.size)),
                                                       numbersOf(workload, i, job.seed)));
    inputs.push_back(planes.back()->data());
  }
  const PlaneOf<Number> result(static_cast<std::size_t>(job.size.pixels()), stale);
  HostCacheFlush flush(job.caches == Caches::Cold);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{"timing " + describe(job), 0, Phase::Timing});
    return sampleByHost(samples, launchesPerSample, [&](int launches) {
      if (job.caches == Caches::Cold) flush.run();
      return hostMs([&] {
        for (int i = 0; i < launches; ++i) run(inputs, result.data(), job.size, job.sigma);
      });
    });
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, 0), runOnce, stop);
  recordTiming(row, std::move(timing), true, load.otherProcessors());
  if (stop.stop_requested() || job.round > 0) return;
  check<Number>(row, workload, job, sink, result.numbers(), stop);
}

void measureOnHost(const Workload& workload, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                   ResultRow& row) {
  const HostPeer& peer = findPeer(workload, job.variant);
  if (const std::string why = whyUnavailable(peer); !why.empty()) {
    throw PointFailure(Status::Unsupported, Stage::Arguments, why);
  }
  if (peer.element == Element::UChar) {
    constexpr std::uint8_t kStale = 255;
    timeOnHost(peer.runOnBytes, kStale, workload, job, sink, stop, row);
  } else {
    timeOnHost(peer.run, std::numeric_limits<float>::quiet_NaN(), workload, job, sink, stop, row);
  }
}

void recordFailure(ResultRow& row, Status status, const Error& error) {
  row.status = status;
  row.reason = error.what();
  row.log = error.log;
}

}  // namespace

RandomNumbers numbersOf(const Workload& workload, std::size_t index, std::uint64_t seed) {
  return {seed + index, workload.inputs[index].isSigned};
}

ResultRow blankRow(const Workload& workload, const Variant& variant, Role role, Size size, double sigma) {
  ResultRow row;
  row.workload = workload.id;
  row.variant = variant.id;
  row.role = variant.isHostPeer() ? Role::HostPeer : role;
  row.size = size;
  row.sigma = workload.usesSigma ? sigma : 0;
  row.iteration = variant.iteration;
  row.configuration = toText(configurationOf(variant));
  const DeviceProbe* const probe = variant.isProbe() ? findProbe(variant.id) : nullptr;
  row.pixel = variant.pixel;
  const double floatsPerElement = static_cast<double>(bytesOf(variant.pixel.element)) / bytesOf(Element::Float);
  row.compulsoryFloats = probe != nullptr
                             ? probe->movedFloats
                             : compulsoryNumbers(workload, size) * variant.pixel.channels * floatsPerElement;
  const Symbols symbols = symbolsFor(workload, variant, size, sigma);
  row.modelFloats = costPerPixel(variant.cost.memory, symbols);
  if (row.modelFloats) *row.modelFloats *= floatsPerElement;
  row.flops = costPerPixel(variant.cost.flops, symbols);
  return row;
}

void requireSupported(const Variant& variant, double sigma) {
  if (sigma >= variant.smallestSigma && sigma <= variant.largestSigma) return;
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("{} is made for sigma from {:g} to {:g}, not {:g}. Choose another variant.",
                                 variant.id, variant.smallestSigma, variant.largestSigma, sigma));
}

std::string hostProcessorName() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  std::string line;
  while (std::getline(cpuinfo, line)) {
    const auto colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "host processor";
}

std::optional<ResultRow> measure(DeviceSession* session, const MeasureJob& job, const JobSink& sink,
                                 const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  ResultRow row = blankRow(workload, job.variant, job.role, job.size, job.sigma);
  try {
    if (workload.usesSigma) requireSupported(job.variant, job.sigma);
    if (job.variant.isProbe()) {
      measureProbe(*session, job, sink, stop, row);
    } else if (job.variant.isDeviceLibrary()) {
      measureLibrary(*session, workload, job, sink, stop, row);
    } else if (session != nullptr) {
      measureOnDevice(*session, workload, job, sink, stop, row);
    } else {
      row.device = hostProcessorName();
      row.driver = "host";
      measureOnHost(workload, job, sink, stop, row);
    }
  } catch (const PointFailure& failure) {
    recordFailure(row, failure.status, failure);
    row.limit = failure.limit;
  } catch (const cl::Error& error) {
    recordFailure(row, statusOf(error.err()), toError(error, Stage::Launch, describe(job)));
    row.limit = limitOf(error.err());
    // A bad access leaves some drivers' contexts unusable for everyone after it.
    if (session != nullptr) session->markBroken();
  } catch (const Error& error) {
    recordFailure(row, Status::Failed, error);
  } catch (const std::bad_alloc&) {
    recordFailure(row, Status::DeviceLimit,
                  Error(Stage::Memory, "The host has too little memory for " + describe(job) +
                                           ". Choose a smaller size or close other programs."));
  }
  if (stop.stop_requested()) return std::nullopt;
  return row;
}

}  // namespace headroom
