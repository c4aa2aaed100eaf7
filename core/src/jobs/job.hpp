// A job: the unit of work for the OpenCL worker thread, small enough to lose when a driver crashes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/jobs/job_event.hpp"
#include "headroom/values/kernel_facts.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct ListDevicesJob {
  std::string selector = {};  ///< of a device of the machine whose devices are listed: see PlacedHosts. Not sent to it
};

/// Measures launch costs on a device.
struct LaunchCostsJob {
  std::string deviceId;
};

/// Discards all state: contexts, programs and memory, and the process itself if it can be replaced. Later jobs are
/// measured as in a separate run.
struct FreshStartJob {
  std::string deviceId = {};  ///< of the machine: see PlacedHosts. Not sent to it
};

/// One round of a row of a sweep.
struct MeasureJob {
  std::string deviceId;
  Variant variant;
  Role role = Role::Variant;
  Size size;
  ParameterValues parameters;
  Sampling sampling;  ///< of all rounds
  std::uint64_t seed = 1;
  Caches caches = Caches::Warm;
  int round = 0;              ///< from 0; the first one records the timeline
  double knownLaunchMs = 0;   ///< launch time from an earlier round; 0 in the first
  int launchesPerSample = 0;  ///< of earlier rounds; 0 in the first
  bool transfers = false;     ///< measure end-to-end times too, after the samples
  /// Digest of the result that an earlier round compared with the reference: a result with the same digest needs no
  /// comparison.
  std::optional<std::uint64_t> checkedDigest;
  /// Without such a digest: compare the first launch's result with the reference. False only if an earlier measurement,
  /// of another size, did; launches are always compared with each other.
  bool comparesFirst = true;
  /// Folder of the expected outputs from a workload's command, as NAME.npy; empty if it has no command, or it did not
  /// run.
  std::string expectedFolder;
  std::string uncheckedBecause;  ///< a sentence: why a result with a reference is not checked
  /// Stop sampling as soon as a launch clearly takes longer than this many milliseconds; 0: never. The row's stoppedBy
  /// is then kStoppedBySlowness.
  double stopAboveMs = 0;
};

/// ResultRow::stoppedBy of a row whose sampling ended early by MeasureJob::stopAboveMs.
inline constexpr std::string_view kStoppedBySlowness = "slower than the best";

/// One round of two kernels that alternate sample by sample, so that disturbances affect both. Both have been measured
/// by a MeasureJob before. Results in two rows, the base's first, with the same number of samples each; samples with
/// the same index form a pair.
struct PairJob {
  MeasureJob base;
  MeasureJob fresh;  ///< for the same device, workload, pixels, size and seed
  double seconds = 0.3;
};

/// One photo.
struct ImageJob {
  std::string deviceId;
  Variant variant;
  ParameterValues parameters;
  Image image;
  bool validate = false;
  bool checkSample = false;         ///< see ImagePlan
  std::optional<ImageArea> region;  ///< likewise
  /// Memory for the result's pixels, as many bytes as the image's; null: it is allocated.
  std::shared_ptr<PixelMemory> room;
};

/// One device's rows of a split job.
struct SplitPartJob {
  std::string deviceId;  ///< or a sub-device's id, see SubDeviceId
  Variant variant;
  int rows = 0;  ///< of the result, below those of the earlier parts
};

/// One round of one way to share the rows of a job.
struct SplitJob {
  std::vector<SplitPartJob> parts;
  Size size;
  ParameterValues parameters;
  std::uint64_t seed = 1;
  /// Sampling time in this round: end to end, and the same again for kernel times; at least one sample of each.
  double seconds = 0;
  bool isFirst = true;  ///< of these shares: uses a longer warm-up
};

/// Lists the kernels of a text of OpenCL C, and their arguments.
struct DescribeKernelsJob {
  std::string deviceId;
  std::string source;                ///< with its includes in place
  std::vector<std::string> options;  ///< of the build, beside those of every kernel
  std::string origin;                ///< its name in sentences: a file's name
};

/// One launch of a kernel for a simulator, without timing.
struct CheckJob {
  MeasureJob point;  ///< sampling and rounds are ignored
};

/// Returns the compiler's output for a variant's kernels at a point.
struct CompileJob {
  std::string deviceId;
  Variant variant;
  Size size;
  ParameterValues parameters;
};

/// One launch on given contents, to find its effect on memory, without timing.
struct ReplayJob {
  MeasureJob point;                  ///< sampling and rounds are ignored
  std::vector<std::string> buffers;  ///< buffers whose bytes after the launch are written to `folder` as NAME.bin
  std::string folder;
  std::string other;      ///< a buffer with other contents before the launch; empty: none
  std::string otherFile;  ///< file of those contents
};

/// Builds a program for a point into a disk cache, so that another process need not compile it: nothing is timed and no
/// result is kept. If a driver compiles at the first launch, as PoCL does, the kernels are launched once. Failures send
/// no event, because the measurement of the point finds and reports them again.
struct CompileAheadJob {
  std::string deviceId;
  Variant variant;
  Size size;
  ParameterValues parameters;
};

using Job = std::variant<ListDevicesJob, LaunchCostsJob, FreshStartJob, MeasureJob, PairJob, ImageJob, SplitJob,
                         DescribeKernelsJob, CheckJob, CompileJob, ReplayJob, CompileAheadJob>;

/// Current phase of a measurement.
enum class Phase { Other, Building, Timing, Checking };

/// A sign of life with the current activity.
struct Activity {
  std::string text;
  /// Additional silence allowed for Headroom's own host work on many pixels, which is slow but never hangs, in seconds.
  double hostWorkSeconds = 0;
  Phase phase = Phase::Other;
};

/// Result of one round of a SplitJob, in milliseconds.
struct SplitMeasured {
  struct Samples {
    std::vector<double> ms;                   ///< by the host clock from the common start to the last part's end
    std::vector<std::vector<double>> partMs;  ///< see SplitFigures::partMs; empty for a part without rows
  };
  Status status = Status::Ok;
  std::string reason;                ///< a sentence unless Ok
  std::vector<std::string> devices;  ///< device names, part by part
  Samples whole;
  Samples kernels;
  std::optional<double> maxError;  ///< if it was checked
};

/// Digest of a MeasureJob's correct result, for MeasureJob::checkedDigest of later rounds; sent before its row.
struct ResultChecked {
  std::uint64_t digest = 0;
};

/// The launch of a CheckJob completed.
struct Launched {
  double kernels = 0;    ///< number of launched kernels
  double workItems = 0;  ///< of all of them
};

/// Output on stdout of the process that runs kernels, which is the kernels' output. Several per job, in order.
struct Printed {
  std::string text;  ///< the next bytes, unchanged
  /// Omitted lines and bytes of this job so far, after the output limit; both 0 below the limit.
  std::uint64_t moreLines = 0;
  std::uint64_t moreBytes = 0;
};

using JobEvent = std::variant<Activity, Note, DevicesFound, LaunchCosts, ResultChecked, RowReady, ImageReady,
                              SplitMeasured, KernelsDescribed, Launched, ProgramCompiled, Printed>;
using JobSink = std::function<void(JobEvent event)>;

/// A job's end. A measured failure is a row and ends Done.
struct JobOutcome {
  enum class Kind { Done, Cancelled, Failed, RunnerDied, TimedOut };
  Kind kind = Kind::Done;
  std::string reason;     ///< a sentence unless Done or Cancelled
  bool noDevice = false;  ///< Failed because there is no such device
  /// The process should be replaced if possible: a fresh start was requested, or an OpenCL call failed, after which the
  /// driver may fail every call in this process (as NVIDIA's does after one access out of bounds).
  bool isProcessSpoilt = false;
  bool noRunner = false;  ///< Failed because no runner could be started, which is not the job's fault
};

/// Executes one job somewhere (see JobHost).
using DoJob = std::function<JobOutcome(const Job& job, const JobSink& sink, const std::stop_token& stop)>;

}  // namespace headroom
