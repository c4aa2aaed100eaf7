#include "workbench/replay/replay_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "system/scratch_folder.hpp"
#include "workbench/hosts/runner_host.hpp"
#include "workbench/replay/buffer_findings.hpp"
#include "workbench/replay/capture_descriptions.hpp"
#include "workbench/replay/captured_launch.hpp"
#include "workbench/replay/replay_toml.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr int kFewestTimes = 2;
constexpr int kMostTimes = 100;
constexpr double kShortestLaunchLimit = 0.1;
constexpr double kLongestLaunchLimit = 86400;
/// All buffers are held in memory several times.
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30U;
constexpr std::uint64_t kSeed = 1;

/// How one launch ended.
struct LaunchEnd {
  Status status = Status::Ok;
  std::string reason;
  std::string log;

  /// Whether it completed, so that the buffers' contents are known.
  [[nodiscard]] bool isWhole() const { return status == Status::Ok || status == Status::WrongResult; }
};

/// The captured launch with every writable buffer as an output.
ReplayModel watchingAll(ReplayModel model) {
  for (ReplayBuffer& buffer : model.buffers) {
    buffer.use = buffer.isReadOnly ? BufferUse::In : BufferUse::InOut;
    buffer.mask.clear();
  }
  const bool hasOutput =
      std::ranges::any_of(model.buffers, [](const ReplayBuffer& buffer) { return buffer.use == BufferUse::InOut; });
  if (!hasOutput) model.buffers.front().use = BufferUse::InOut;
  return model;
}

/// Of the numbers that the buffer holds.
std::size_t numberBytesOf(const ReplayBuffer& buffer) {
  return bytesOfNumber(buffer.image ? pixelTypeOf(buffer.image->form) : elementTypeFromText(buffer.type), 0).count;
}

class ReplayRun {
 public:
  ReplayRun(const ReplayPlan& plan, const fs::path& runner, const Tell& tell, const std::stop_token& stop)
      : plan_(plan), runner_(runner), tell_(tell), stop_(stop), files_(plan.folder) {
    model_ = replayModelOf(files_, readCapture(files_));
    watched_ = watchingAll(model_);
    requireRoom();
  }

  ReplayDone run(const DeviceDescription& device) {
    device_ = device.id;
    done_.device = device.name;
    done_.variant = variantIdOf(files_);
    done_.folder = files_.folder().string();
    done_.notes = model_.notes;
    readKernel();
    if (launchOnCaptured()) {
      for (std::size_t i = 0; i < watched_.buffers.size() && !stop_.stop_requested(); ++i) launchOnPatterns(i);
      if (!stop_.stop_requested()) describeBuffers();
      if (!done_.isRepeatable() && !stop_.stop_requested()) launchMasked();
    }
    if (!stop_.stop_requested()) writeWhatWasFound();
    return std::move(done_);
  }

 private:
  void requireRoom() const {
    const std::uint64_t bytes = bytesOfBuffers(model_);
    if (bytes <= kMostBytes) return;
    throw Error(Stage::KernelFile,
                fmt::format("{}: the launch's arguments hold {} MiB, and at most {} MiB are replayed and compared. "
                            "`headroom-cli --kernels FOLDER run` measures it as it was captured.",
                            files_.folder().string(), bytes >> 20U, kMostBytes >> 20U));
  }

  void readKernel() {
    const fs::path origin = files_.folder() / "workload.toml";
    const std::string id = workloadIdOf(files_);
    const LaunchWords words = wordsOf(watched_);
    addWorkload(readUserWorkload(id, workloadToml(words), origin.string(), files_.folder().string()));
    variant_ = readDescribedKernel(files_.folder() / kCapturedFile, launchToml(words), id);
    size_ = findWorkload(id).usualOnCpus.front();
  }

  [[nodiscard]] static bool isWatched(const ReplayBuffer& buffer) { return buffer.use == BufferUse::InOut; }

  /// In a new process, so that a launch's effects on the driver's memory do not affect others.
  LaunchEnd launch(const std::string& other, const std::string& activity) {
    ReplayJob job;
    job.point.deviceId = device_;
    job.point.variant = variant_;
    job.point.size = size_;
    job.folder = scratch_.path().string();
    for (const ReplayBuffer& buffer : watched_.buffers) {
      if (isWatched(buffer)) job.buffers.push_back(buffer.name);
    }
    if (!other.empty()) {
      job.other = other;
      job.otherFile = otherFile().string();
    }
    const double steps = plan_.times + 2.0 * static_cast<double>(watched_.buffers.size());
    tell_(Progress{steps_++, static_cast<std::size_t>(steps), activity});
    RunnerHost host({}, runner_, std::chrono::milliseconds(static_cast<std::int64_t>(plan_.limitSeconds * 1000)),
                    RunnerHost::Tries::One);
    std::optional<ResultRow> row;
    const JobOutcome outcome = host.execute(
        job,
        [&](JobEvent event) {
          if (auto* ready = std::get_if<RowReady>(&event)) row = std::move(ready->row);
        },
        stop_);
    if (row) return {row->status, row->reason, row->log};
    switch (outcome.kind) {
      case JobOutcome::Kind::RunnerDied:
        return {Status::Crashed, outcome.reason, {}};
      case JobOutcome::Kind::TimedOut:
        return {Status::TimedOut, outcome.reason, {}};
      case JobOutcome::Kind::Cancelled:
        return {Status::Cancelled, {}, {}};
      default:
        throw Error(Stage::Runner, outcome.reason);
    }
  }

  [[nodiscard]] fs::path otherFile() const { return scratch_.file("other"); }
  [[nodiscard]] std::string bytesAfter(const ReplayBuffer& buffer) const {
    std::string bytes = readFile(scratch_.file(buffer.name + ".bin"));
    if (bytes.size() != buffer.bytes)
      throw Error(Stage::Runner, fmt::format("The runner wrote {} bytes of {}, which has {}. Replay it again.",
                                             bytes.size(), buffer.name, buffer.bytes));
    return bytes;
  }
  [[nodiscard]] std::string bytesBefore(const ReplayBuffer& buffer) const {
    return buffer.before.empty() ? std::string(buffer.bytes, '\0') : files_.text(buffer.before, kMostBytes);
  }

  /// Returns false if a launch failed, which ends the replay.
  bool launchOnCaptured() {
    for (int time = 0; time < plan_.times; ++time) {
      const LaunchEnd end = launch({}, fmt::format("replaying {}, {} of {}", variant_.id, time + 1, plan_.times));
      if (stop_.stop_requested()) return false;
      if (time == 0 || !end.isWhole()) {
        done_.status = end.status;
        done_.reason = end.status == Status::Ok ? std::string() : end.reason;
        done_.log = end.log;
      }
      if (!end.isWhole()) return false;
      ++done_.launches;
      for (const ReplayBuffer& buffer : watched_.buffers) {
        if (!isWatched(buffer)) continue;
        const auto known = findings_.try_emplace(buffer.name, bytesBefore(buffer), numberBytesOf(buffer)).first;
        known->second.addReplay(bytesAfter(buffer));
      }
    }
    return true;
  }

  void launchOnPatterns(std::size_t index) {
    const ReplayBuffer& buffer = watched_.buffers[index];
    const std::array<std::string, 2> patterns = patternsOf(buffer.bytes, kSeed + index);
    std::array<std::string, 2> after;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
      writeFile(otherFile(), patterns[i]);
      const LaunchEnd end =
          launch(buffer.name, fmt::format("replaying {} on other contents of {}", variant_.id, buffer.name));
      if (stop_.stop_requested()) return;
      if (!end.isWhole()) {
        failures_[buffer.name] = end.reason;
        readFirst_[buffer.name] = true;
        return;
      }
      ++done_.otherLaunches;
      for (const ReplayBuffer& each : watched_.buffers) {
        if (!isWatched(each)) continue;
        std::string bytes = bytesAfter(each);
        if (each.name == buffer.name) {
          after[i] = std::move(bytes);
        } else if (findings_.at(each.name).differs(bytes)) {
          readFirst_[buffer.name] = true;
        }
      }
    }
    if (isWatched(buffer)) findings_.at(buffer.name).addPatterns(patterns, after);
  }

  void describeBuffers() {
    for (std::size_t i = 0; i < watched_.buffers.size(); ++i) {
      const ReplayBuffer& buffer = watched_.buffers[i];
      ReplayedBuffer described;
      described.name = buffer.name;
      described.arguments = buffer.arguments;
      described.bytes = buffer.bytes;
      described.isReadOnly = !isWatched(buffer);
      described.isReadFirst = readFirst_.contains(buffer.name);
      if (const auto failed = failures_.find(buffer.name); failed != failures_.end())
        described.failure = failed->second;
      if (isWatched(buffer)) {
        const std::string captured = buffer.after.empty() ? "" : files_.text(buffer.after, kMostBytes);
        findings_.at(buffer.name).describe(captured, described);
        takeInto(described, model_.buffers[i]);
      }
      done_.buffers.push_back(std::move(described));
    }
    countMovedBytes();
    keepAnOutput();
  }

  /// Patterns tell whether a buffer is read, not which of its bytes.
  void countMovedBytes() {
    std::uint64_t bytes = 0;
    for (const ReplayedBuffer& buffer : done_.buffers)
      bytes += buffer.written + (buffer.isReadFirst ? buffer.bytes : 0);
    if (bytes > 0) model_.movedBytes = bytes;
  }

  /// A buffer that is completely written and never read first is an output: its contents before the launch have no
  /// effect.
  void takeInto(const ReplayedBuffer& found, ReplayBuffer& buffer) const {
    const bool isWhollyWritten = found.written == found.bytes && found.failure.empty();
    buffer.use = found.written == 0                      ? BufferUse::In
                 : isWhollyWritten && !found.isReadFirst ? BufferUse::Out
                                                         : BufferUse::InOut;
    if (found.unrepeatable == 0) return;
    buffer.mask = fmt::format("stable/{}.bin", buffer.name);
  }

  /// A workload has at least one output, even if the launch wrote nothing.
  void keepAnOutput() {
    const bool hasOutput =
        std::ranges::any_of(model_.buffers, [](const ReplayBuffer& buffer) { return buffer.use != BufferUse::In; });
    if (hasOutput) return;
    for (std::size_t i = 0; i < watched_.buffers.size(); ++i) {
      if (isWatched(watched_.buffers[i])) model_.buffers[i].use = BufferUse::InOut;
    }
  }

  /// Whether the repeatable bytes are as captured: earlier launches were compared as a whole.
  void launchMasked() {
    for (std::size_t i = 0; i < model_.buffers.size(); ++i) {
      const std::string& mask = watched_.buffers[i].mask = model_.buffers[i].mask;
      if (mask.empty()) continue;
      files_.write(mask, findings_.at(model_.buffers[i].name).repeatable());
    }
    readKernel();
    const LaunchEnd end = launch({}, fmt::format("comparing what repeats of {}", variant_.id));
    if (!end.isWhole() || stop_.stop_requested()) return;
    ++done_.launches;
    done_.status = end.status;
    done_.reason = end.status == Status::Ok ? std::string() : end.reason;
  }

  void writeWhatWasFound() {
    done_.isDescribed = writeDescriptions(
        files_, model_, plan_.replacesChanged ? ChangedDescription::IsReplaced : ChangedDescription::Stays);
  }

  const ReplayPlan& plan_;
  const fs::path& runner_;
  const Tell& tell_;
  const std::stop_token& stop_;
  CaptureFiles files_;
  ReplayModel model_;    // the description at the end
  ReplayModel watched_;  // the description of the launches
  ScratchFolder scratch_{"replay"};
  std::string device_;
  Variant variant_;
  Size size_;
  std::size_t steps_ = 0;
  std::map<std::string, BufferFindings> findings_;  // of buffers that may be written
  std::map<std::string, std::string> failures_;     // on other contents
  std::map<std::string, bool> readFirst_;
  ReplayDone done_;
};

}  // namespace

bool ReplayDone::isRepeatable() const {
  return std::ranges::all_of(buffers, [](const ReplayedBuffer& buffer) { return buffer.unrepeatable == 0; });
}

void requireRunnable(const ReplayPlan& plan) {
  if (plan.times < kFewestTimes || plan.times > kMostTimes)
    throw UsageError(
        fmt::format("A launch is replayed {} to {} times, and {} is not.", kFewestTimes, kMostTimes, plan.times));
  const bool isInRange = plan.limitSeconds >= kShortestLaunchLimit && plan.limitSeconds <= kLongestLaunchLimit;
  if (!isInRange)
    throw UsageError(fmt::format("A replay's limit is from {} to {} seconds, and {} is not.", kShortestLaunchLimit,
                                 kLongestLaunchLimit, plan.limitSeconds));
}

RunFinished runReplay(const ReplayPlan& plan, const fs::path& runner, const DoJob& doJob, const Tell& tell,
                      const std::stop_token& stop) {
  tell(RunStarted{1});
  const auto start = std::chrono::steady_clock::now();
  ReplayRun replay(plan, runner, tell, stop);
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob, tell, stop);
  if (!device) return found;
  ReplayDone done = replay.run(*device);
  if (stop.stop_requested()) return {Outcome::Cancelled, {}, false};
  done.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  tell(std::move(done));
  return {};
}

}  // namespace headroom
