#include "runner/measuring/measuring.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

#include "headroom/workloads.hpp"
#include "runner/sampling/channel_view.hpp"
#include "runner/sampling/validation.hpp"

namespace headroom {

namespace {

template <typename Number>
std::vector<NumberReader> inputReaders(const Workload& workload, std::uint64_t seed) {
  std::vector<NumberReader> readers;
  for (std::size_t i = 0; i < inputsOf(workload).size(); ++i) {
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

template <typename Number>
ReferenceInput referenceInputs(const Workload& workload, const MeasureJob& job, const Symbols& symbols,
                               const std::stop_token& stop) {
  ReferenceInput input{job.size, {}, symbols, stop, inputReaders<Number>(workload, job.seed)};
  for (const Buffer* each : inputsOf(workload)) input.elements.push_back(elementsOf(workload, each->shape, job.size));
  return input;
}

template <typename Number>
void check(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
           std::span<const Number> result, const std::stop_token& stop) {
  const PixelFormat pixel = job.variant.pixel;
  const Symbols symbols = symbolsFor(workload, job.variant, job.size, job.parameters);
  sink(Activity{
      fmt::format("checking {}", describe(job)),
      pixel.channels * secondsToValidate(workload, static_cast<double>(itemsOf(workload, job.size)), job.parameters),
      Phase::Checking});
  if (isComparedWhole(workload, job.variant)) {
    validateMatrix(row, workload, job.variant, referenceInputs<Number>(workload, job, symbols, stop),
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

}  // namespace

std::string describe(const MeasureJob& job) {
  return fmt::format("{} at {}", job.variant.id, toText(job.size));
}

double secondsToFill(const Workload& workload, Size size) {
  return compulsoryBytes(workload, size) / sizeof(float) / 20e6;
}

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
  if (timing.isTooSlow) row.stoppedBy = kStoppedBySlowness;
  summariseSamples(row);
}

Turn turnOf(const MeasureJob& job, double timerResolutionNs) {
  return {job.round,         job.knownLaunchMs,          job.launchesPerSample,
          timerResolutionNs, job.caches == Caches::Cold, job.stopAboveMs};
}

AuditPlan auditPlanOf(const MeasureJob& job) {
  const Workload& workload = findWorkload(job.variant.workload);
  const std::vector<const Buffer*> outputs = comparedOutputs(workload);
  const bool comparesAll = workload.expected.masks.empty() && std::ranges::none_of(outputs, [](const Buffer* output) {
                             return output->tolerance && !output->tolerance->where.empty();
                           });
  return {job.round, job.checkedDigest, job.comparesFirst, comparesAll, job.sampling.maximumSamples > 1};
}

void tellChecked(const LaunchAudit& audit, const ResultRow& row, const JobSink& sink) {
  const std::optional<std::uint64_t> digest = audit.checkedDigest();
  if (digest && row.status == Status::Ok) sink(ResultChecked{*digest});
}

RandomNumbers numbersOf(const Workload& workload, std::size_t index, std::uint64_t seed) {
  return {seed + index, inputsOf(workload)[index]->isSigned};
}

void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const float> result, const std::stop_token& stop) {
  check(row, workload, job, sink, result, stop);
}

void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::uint8_t> result, const std::stop_token& stop) {
  check(row, workload, job, sink, result, stop);
}

void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::int32_t> result, const std::stop_token& stop) {
  check(row, workload, job, sink, result, stop);
}

}  // namespace headroom
