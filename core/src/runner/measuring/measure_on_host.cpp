#include "runner/measuring/measure_on_host.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "headroom/workloads.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/sampling/host_load.hpp"
#include "runner/sampling/host_plane.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"
#include "runner/sampling/sampler.hpp"
#include "system/machine.hpp"
#include "system/row_bands.hpp"

namespace headroom {

namespace {

/// CacheFlush for host implementations.
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
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("There is no host implementation {} in this build.", variant.id));
}

/// `run` is the implementation's function for planes of such numbers, `stale` the initial contents of the result.
template <typename Number>
void timeOnHost(PeerRun<Number> run, Number stale, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                const std::stop_token& stop, ResultRow& row) {
  sink(Activity{fmt::format("filling memory for {}", describe(job)), secondsToFill(workload, job.size)});
  std::vector<std::unique_ptr<PlaneOf<Number>>> planes;
  std::vector<const Number*> inputs;
  for (std::size_t i = 0; i < inputsOf(workload).size(); ++i) {
    planes.push_back(std::make_unique<PlaneOf<Number>>(
        static_cast<std::size_t>(elementsOf(workload, inputsOf(workload)[i]->shape, job.size)),
        numbersOf(workload, i, job.seed)));
    inputs.push_back(planes.back()->data());
  }
  const PlaneOf<Number> result(static_cast<std::size_t>(resultElements(workload, job.size)), stale);
  HostCacheFlush flush(job.caches == Caches::Cold);
  const std::span bytes(static_cast<std::uint8_t*>(static_cast<void*>(result.data())), result.numbers().size_bytes());
  LaunchAudit audit({[&] { run(inputs, result.data(), job.size, job.parameters); },
                     [&] { spoilNumbers(bytes, job.variant.pixel.element); }, [&] { return digestOf(bytes); },
                     [&](ResultRow& checked, std::uint64_t) {
                       checkResult(checked, workload, job, sink, std::span<const Number>(result.numbers()), stop);
                     }},
                    auditPlanOf(job), stop);
  const auto runOnce = [&](int samples, int launchesPerSample) {
    sink(Activity{fmt::format("timing {}", describe(job)), 0, Phase::Timing});
    audit.beforeBatch();
    BatchTiming batch = sampleByHost(samples, launchesPerSample, [&](int launches) {
      if (job.caches == Caches::Cold) flush.run();
      return hostMs([&] {
        for (int i = 0; i < launches; ++i) run(inputs, result.data(), job.size, job.parameters);
      });
    });
    audit.afterBatch(samples * launchesPerSample, batch.wallMsPerLaunch);
    return batch;
  };
  const HostLoad load;
  Timing timing = sample(job.sampling, turnOf(job, 0), runOnce, stop);
  recordTiming(row, std::move(timing), true, load.otherProcessors());
  if (stop.stop_requested()) return;
  audit.finish();
  audit.record(row);
  tellChecked(audit, row, sink);
}

}  // namespace

void measureOnHost(const Workload& workload, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                   ResultRow& row) {
  const HostPeer& peer = findPeer(workload, job.variant);
  if (peer.element == Element::UChar) {
    constexpr std::uint8_t kStale = 255;
    timeOnHost(peer.runOnBytes, kStale, workload, job, sink, stop, row);
  } else {
    timeOnHost(peer.run, std::numeric_limits<float>::quiet_NaN(), workload, job, sink, stop, row);
  }
}

}  // namespace headroom
