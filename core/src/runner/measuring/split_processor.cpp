#include "runner/measuring/split_processor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <new>

#include "headroom/workloads.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/finished_queue.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/buffer_watch.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/sampling/point_failure.hpp"
#include "system/stopwatch.hpp"
#include "system/together.hpp"

namespace headroom {

namespace {

// Between two signs of life.
constexpr double kQuietMs = 200;
constexpr std::size_t kMostSamplesPerTurn = 1000;
// Fill rate of one slow core.
constexpr double kNumbersPerSecond = 10e6;

/// A device with its rows.
struct Part {
  DeviceSession* session = nullptr;
  const Variant* variant = nullptr;
  std::size_t number = 0;  ///< index among all parts
  RowRange rows;           ///< rows of the result
  RowRange needed;         ///< rows of the source
  std::vector<BufferNeed> needs;
  PreparedVariant prepared;
};

double msSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Times of one operation.
struct Taken {
  double ms = 0;
  std::vector<double> partMs;  ///< for the parts that have rows
};

class SplitTurn {
 public:
  SplitTurn(SplitData& data, std::span<DeviceSession* const> sessions, const SplitJob& job, const JobSink& sink,
            const std::stop_token& stop)
      : data_(data), job_(job), workload_(findWorkload(job.parts.front().variant.workload)), sink_(sink), stop_(stop) {
    std::vector<int> rows;
    for (const SplitPartJob& part : job.parts) rows.push_back(part.rows);
    const std::vector<RowRange> ranges = rangesOf(rows);
    for (std::size_t i = 0; i < ranges.size(); ++i) {
      if (ranges[i].empty()) continue;
      parts_.push_back({sessions[i], &job.parts[i].variant, i, ranges[i], {}, {}, {}});
      finished_.emplace_back(sessions[i]->queue());
    }
  }

  /// Throws PointFailure, Error or cl::Error.
  void run(SplitMeasured& measured) {
    const PixelFormat pixel = parts_.front().variant->pixel;
    double numbers = 0;
    for (const Buffer* input : inputsOf(workload_))
      numbers += static_cast<double>(elementsOf(workload_, input->shape, job_.size)) * pixel.channels;
    tell("filling memory for", numbers / kNumbersPerSecond);
    data_.prepare(workload_, pixel, job_.size, job_.parameters, job_.seed);
    for (Part& part : parts_) makeReady(part);
    Together threads(parts_.size());
    // The first launch compiles on some drivers, and the first fetch touches memory.
    const auto kernels = [this] { return runKernels(); };
    measured.kernels = sample(job_.isFirst ? 2 : 1, kernels);
    audit(measured, kernels, true);
    verifyBuffers(measured);
    const auto whole = [&] { return runWhole(threads); };
    measured.whole = sample(job_.isFirst ? 1 : 0, whole);
    audit(measured, whole, false);
  }

 private:
  void tell(const std::string& doing, double hostWorkSeconds = 0, Phase phase = Phase::Other) {
    sink_(Activity{fmt::format("{} {} at {}", doing, parts_.front().variant->id, toText(job_.size)), hostWorkSeconds,
                   phase});
  }

  [[nodiscard]] Size sizeOf(const Part& part) const {
    return job_.size.with(workload_.rows.value(), part.needed.count());
  }

  void makeReady(Part& part) {
    const Variant& variant = *part.variant;
    requireSupported(variant, job_.parameters, part.session);
    const ReferenceMethod& method = findReference(workload_, variant.reference);
    const Symbols symbols = symbolsFor(workload_, variant, job_.size, job_.parameters);
    part.needed = neededRows(part.rows, method.reach(symbols), static_cast<int>(job_.size[workload_.rows.value()]));
    tell("building", 0, Phase::Building);
    part.needs = buffersOf(*part.session, workload_, variant, sizeOf(part), job_.parameters);
    part.session->requireBuffers(part.needs);
    for (const BufferNeed& need : part.needs) part.session->fillWithNaN(need.name);
    paintBands(*part.session, part.needs);
    send(part);
    part.session->queue().finish();
    for (const Buffer* input : inputsOf(workload_)) part.session->forgetFilled(input->name);
    part.prepared = prepare(*part.session, workload_, variant, sizeOf(part), job_.parameters);
  }

  void send(Part& part) const {
    for (std::size_t i = 0; i < inputsOf(workload_).size(); ++i) {
      const std::span<const std::uint8_t> numbers = data_.input(i, part.needed);
      const cl::Buffer& buffer = part.session->buffer(inputsOf(workload_)[i]->name);
      part.session->queue().enqueueWriteBuffer(buffer, CL_FALSE, 0, numbers.size(), numbers.data());
    }
  }

  void fetch(Part& part) {
    const std::span<std::uint8_t> rows = data_.result(part.rows);
    const auto above = static_cast<std::size_t>(part.rows.first - part.needed.first) * data_.rowBytes();
    part.session->queue().enqueueReadBuffer(part.session->buffer("result"), CL_FALSE, above, rows.size(), rows.data());
  }

  Taken runKernels() {
    const auto start = std::chrono::steady_clock::now();
    std::vector<LaunchEvents> events;
    for (Part& part : parts_) {
      events.push_back(enqueue(part.session->queue(), part.prepared));
      part.session->queue().flush();
    }
    // Some drivers spin while they wait, which must not occupy a processor that has rows to compute.
    for (const bool isOnProcessors : {true, false}) {
      for (Part& part : parts_) {
        if ((part.session->description().type == DeviceType::Cpu) == isOnProcessors) part.session->queue().finish();
      }
    }
    Taken taken{msSince(start), {}};
    for (const LaunchEvents& launch : events) taken.partMs.push_back(deviceMs(launch).value_or(taken.ms));
    return taken;
  }

  /// Each part on its own thread, because many drivers copy pageable memory on the calling thread.
  Taken runWhole(Together& threads) {
    Taken taken{0, std::vector<double>(parts_.size())};
    const auto start = std::chrono::steady_clock::now();
    threads.run([&](std::size_t i) {
      Part& part = parts_[i];
      send(part);
      const LaunchEvents events = enqueue(part.session->queue(), part.prepared);
      fetch(part);
      part.session->queue().finish();
      taken.partMs[i] = msSince(start);
      static_cast<void>(deviceMs(events));  // throws if the launch failed
    });
    taken.ms = msSince(start);
    return taken;
  }

  template <typename RunOnce>
  SplitMeasured::Samples sample(int warmUps, const RunOnce& runOnce) {
    tell("timing", 0, Phase::Timing);
    for (int i = 0; i < warmUps && !stop_.stop_requested(); ++i) runOnce();
    SplitMeasured::Samples samples;
    samples.partMs.resize(job_.parts.size());
    const auto start = std::chrono::steady_clock::now();
    auto told = start;
    const auto isEnough = [&] {
      const std::size_t count = samples.ms.size();
      return count >= kMostSamplesPerTurn || (count > 0 && msSince(start) >= job_.seconds * 1e3);
    };
    while (!stop_.stop_requested() && !isEnough()) {
      const Taken taken = runOnce();
      samples.ms.push_back(taken.ms);
      for (std::size_t i = 0; i < parts_.size(); ++i) samples.partMs[parts_[i].number].push_back(taken.partMs[i]);
      if (msSince(told) < kQuietMs) continue;
      tell("timing", 0, Phase::Timing);
      told = std::chrono::steady_clock::now();
    }
    return samples;
  }

  /// Checks the result of the timed operations, and that of one more after all numbers were changed. `isOnDevices`: the
  /// result must be fetched.
  template <typename RunOnce>
  void audit(SplitMeasured& measured, const RunOnce& runOnce, bool isOnDevices) {
    for (const bool isSpoilt : {false, true}) {
      if (stop_.stop_requested() || measured.status != Status::Ok) return;
      if (isSpoilt) {
        for (Part& part : parts_) spoilNumbers(*part.session, "result", auditWayOf(*part.session));
        data_.forgetResult();
        runOnce();
      }
      if (isOnDevices) {
        data_.forgetResult();
        for (Part& part : parts_) {
          fetch(part);
          part.session->queue().finish();
        }
      }
      check(measured);
    }
  }

  void verifyBuffers(SplitMeasured& measured) {
    for (Part& part : parts_) {
      for (std::size_t i = 0; i < inputsOf(workload_).size(); ++i) {
        const std::string& name = inputsOf(workload_)[i]->name;
        const std::uint64_t now = digestOf(*part.session, name, auditWayOf(*part.session));
        if (now != digestOf(data_.input(i, part.needed))) blame(measured, changedInputText(part.variant->id, name));
      }
      for (const std::string& fault : strayWrites(*part.session, part.variant->id, part.needs, &part.prepared)) {
        blame(measured, fault);
      }
    }
  }

  static void blame(SplitMeasured& measured, const std::string& sentence) {
    measured.status = Status::WrongResult;
    if (!measured.reason.empty()) measured.reason += ' ';
    measured.reason += sentence;
  }

  void check(SplitMeasured& measured) {
    std::vector<CheckedRows> rows;
    for (const Part& part : parts_) rows.push_back({part.variant, part.rows});
    tell("checking", data_.secondsToCheck(rows), Phase::Checking);
    const SplitCheck check = data_.check(rows, stop_);
    measured.maxError = std::max(measured.maxError.value_or(0), check.maxError);
    if (!check.fault.empty()) blame(measured, check.fault);
  }

  SplitData& data_;
  const SplitJob& job_;
  const Workload& workload_;
  const JobSink& sink_;
  const std::stop_token& stop_;
  std::vector<Part> parts_;  // those that have rows
  std::deque<FinishedQueue> finished_;
};

void recordFailure(SplitMeasured& measured, Status status, const char* reason) {
  measured.status = status;
  measured.reason = reason;
}

}  // namespace

SplitMeasured SplitProcessor::process(std::span<DeviceSession* const> sessions, const SplitJob& job,
                                      const JobSink& sink, const std::stop_token& stop) {
  SplitMeasured measured;
  for (const DeviceSession* session : sessions) measured.devices.push_back(session->description().name);
  try {
    SplitTurn(data_, sessions, job, sink, stop).run(measured);
  } catch (const PointFailure& failure) {
    recordFailure(measured, failure.status, failure.what());
  } catch (const cl::Error& error) {
    const std::string what = fmt::format("{} at {}, split", job.parts.front().variant.id, toText(job.size));
    recordFailure(measured, statusOf(error.err()), toError(error, Stage::Launch, what).what());
    // The failed session is unknown, and some drivers' contexts are unusable after a failure.
    for (DeviceSession* session : sessions) session->markBroken();
  } catch (const Error& error) {
    recordFailure(measured, Status::Failed, error.what());
  } catch (const std::bad_alloc&) {
    recordFailure(measured, Status::DeviceLimit,
                  "The host has too little memory for this. Choose a smaller size or close other programs.");
  }
  return measured;
}

}  // namespace headroom
