// A job: the unit of work that the OpenCL worker thread is given, small enough to lose when a driver crashes.
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

struct ListDevicesJob {};

/// What launches cost on a device.
struct LaunchCostsJob {
  std::string deviceId;
};

/// Forget everything: contexts, programs and memory, and the process itself where there is one to replace. What comes
/// next is measured as if by a run of its own.
struct FreshStartJob {};

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
  int round = 0;              ///< from 0; the timeline is recorded in the first one
  double knownLaunchMs = 0;   ///< what an earlier round says that a launch takes; 0 in the first
  int launchesPerSample = 0;  ///< of the rounds before; 0 in the first
  bool transfers = false;     ///< time whole operations too, after the samples
  /// Of the result that an earlier round compared with the reference: one with the same needs no comparison.
  std::optional<std::uint64_t> checkedDigest;
  /// Without such a digest: compare the first launch's result with the reference. False only where an earlier
  /// measurement, of another size, did; launches are compared with each other all the same.
  bool comparesFirst = true;
  /// Where the outputs that a workload's command expects lie, as NAME.npy; empty where it has none, or was not run.
  std::string expectedFolder;
  std::string uncheckedBecause;  ///< a sentence: why a result that could be checked is not
  /// Stop sampling as soon as it is clear that a launch takes longer than this many milliseconds; 0: never. The row's
  /// stoppedBy is then kStoppedBySlowness.
  double stopAboveMs = 0;
};

/// ResultRow::stoppedBy of a row whose sampling ended early by MeasureJob::stopAboveMs.
inline constexpr std::string_view kStoppedBySlowness = "slower than the best";

/// One round of two kernels in turns, sample by sample: what disturbs one disturbs the other as well. Both have been
/// measured by a MeasureJob before. Two rows come of it, the base's first, with as many samples each, the i-th of one
/// beside the i-th of the other.
struct PairJob {
  MeasureJob base;
  MeasureJob fresh;  ///< of the same device, workload, pixels, size and seed
  double seconds = 0.3;
};

/// One photo.
struct ImageJob {
  std::string deviceId;
  Variant variant;
  ParameterValues parameters;
  Image image;
  bool validate = false;
  bool checkSample = false;  ///< see ImagePlan
  /// Where the result's pixels go, as many bytes as the image's; null: memory is made for them.
  std::shared_ptr<PixelMemory> room;
};

/// One device's rows of a job that is split.
struct SplitPartJob {
  std::string deviceId;  ///< or a sub-device's, see SubDeviceId
  Variant variant;
  int rows = 0;  ///< of the result, below those of the parts before
};

/// One turn of one way to share the rows of a job.
struct SplitJob {
  std::vector<SplitPartJob> parts;
  Size size;
  ParameterValues parameters;
  std::uint64_t seed = 1;
  /// Of sampling in this turn: of the operation with transfers, and as long of kernels alone; a sample of each at
  /// least.
  double seconds = 0;
  bool isFirst = true;  ///< of these shares: warms up longer
};

/// What kernels a text of OpenCL C has, and what their arguments are.
struct DescribeKernelsJob {
  std::string deviceId;
  std::string source;                ///< with its includes in place
  std::vector<std::string> options;  ///< of the build, beside those that every kernel is built with
  std::string origin;                ///< what sentences call it: a file's name
};

/// One launch of a kernel for a simulator to watch: nothing is timed.
struct CheckJob {
  MeasureJob point;  ///< of which sampling and rounds mean nothing
};

/// What the compiler makes of a variant's kernels at a point.
struct CompileJob {
  std::string deviceId;
  Variant variant;
  Size size;
  ParameterValues parameters;
};

/// One launch on given contents, to see what it does to memory: nothing is timed.
struct ReplayJob {
  MeasureJob point;                  ///< of which sampling and rounds mean nothing
  std::vector<std::string> buffers;  ///< whose bytes after the launch are written to `folder` as NAME.bin
  std::string folder;
  std::string other;      ///< a buffer that holds something else before the launch; empty: none
  std::string otherFile;  ///< its bytes then
};

/// A program is built for a point and stays in a cache on disk, so that another process need not compile it: nothing is
/// timed and no result is kept. Where a driver compiles at the first launch, as PoCL does, the kernels are launched
/// once. What goes wrong is no event: whoever measures the point finds it again, and says it.
struct CompileAheadJob {
  std::string deviceId;
  Variant variant;
  Size size;
  ParameterValues parameters;
};

using Job = std::variant<ListDevicesJob, LaunchCostsJob, FreshStartJob, MeasureJob, PairJob, ImageJob, SplitJob,
                         DescribeKernelsJob, CheckJob, CompileJob, ReplayJob, CompileAheadJob>;

/// What of a measurement is under way.
enum class Phase { Other, Building, Timing, Checking };

/// A sign of life that says what is being done.
struct Activity {
  std::string text;
  /// Host work on many pixels, which is Headroom's own and slow but never stuck, may be silent for so much longer.
  double hostWorkSeconds = 0;
  Phase phase = Phase::Other;
};

/// What came of one turn of a SplitJob; milliseconds.
struct SplitMeasured {
  struct Samples {
    std::vector<double> ms;                   ///< by the host's clock from the common start to the last part's end
    std::vector<std::vector<double>> partMs;  ///< see SplitFigures::partMs; empty for one without rows
  };
  Status status = Status::Ok;
  std::string reason;                ///< a sentence unless Ok
  std::vector<std::string> devices;  ///< their names, part by part
  Samples whole;
  Samples kernels;
  std::optional<double> maxError;  ///< where it was checked
};

/// Of the result of a MeasureJob that is right, for MeasureJob::checkedDigest of the rounds to come; before its row.
struct ResultChecked {
  std::uint64_t digest = 0;
};

/// The launch of a CheckJob came to its end.
struct Launched {
  double kernels = 0;    ///< how many were launched
  double workItems = 0;  ///< of all of them
};

/// What came on the stdout of the process that runs kernels, which is what these print. Several in a job, in order.
struct Printed {
  std::string text;  ///< the next bytes, as they came
  /// After them, of this job so far: was left out, because there was too much. Both 0 until there is.
  std::uint64_t moreLines = 0;
  std::uint64_t moreBytes = 0;
};

using JobEvent = std::variant<Activity, Note, DevicesFound, LaunchCosts, ResultChecked, RowReady, ImageReady,
                              SplitMeasured, KernelsDescribed, Launched, ProgramCompiled, Printed>;
using JobSink = std::function<void(JobEvent event)>;

/// How a job ended. A measured failure is a row and ends Done.
struct JobOutcome {
  enum class Kind { Done, Cancelled, Failed, RunnerDied, TimedOut };
  Kind kind = Kind::Done;
  std::string reason;     ///< a sentence unless Done or Cancelled
  bool noDevice = false;  ///< Failed because there is no such device
  /// A process that can be replaced should be: a fresh start was asked for, or an OpenCL call failed, and the driver
  /// may fail in this process from now on, whatever it is asked (NVIDIA's does, after one access out of bounds).
  bool isProcessSpoilt = false;
  bool noRunner = false;  ///< Failed because no runner could be started: whose job it was has no part in that
};

/// Does one job somewhere (see JobHost).
using DoJob = std::function<JobOutcome(const Job& job, const JobSink& sink, const std::stop_token& stop)>;

}  // namespace headroom
