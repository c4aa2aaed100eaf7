#include "workbench/hosts/runner_host.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "jobs/opencl_environment.hpp"

namespace headroom {

namespace {

using namespace std::chrono_literals;

// How long a runner may take to obey a cancel before it is killed: Stop has to feel immediate.
constexpr std::chrono::milliseconds kCancelGrace{300};
constexpr std::array<std::chrono::milliseconds, 5> kPausesBetweenStarts{10ms, 50ms, 250ms, 1000ms, 0ms};

/// Becomes readable when a stop is requested.
class StopWake {
 public:
  explicit StopWake(const std::stop_token& stop) : callback_(stop, Wake{event_.descriptor}) {}

  [[nodiscard]] int descriptor() const { return event_.descriptor; }

 private:
  struct Event {
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    Event() {
      if (descriptor < 0) throw Error(Stage::Runner, "Too many files are open to watch for Stop; close some programs.");
    }
    ~Event() { close(descriptor); }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
  };
  struct Wake {
    int descriptor;
    void operator()() const {
      const std::uint64_t one = 1;
      // A full counter is readable already: nothing to do when the write fails.
      [[maybe_unused]] const ssize_t written = write(descriptor, &one, sizeof one);
    }
  };
  Event event_;  // before the callback, so that it outlives it
  std::stop_callback<Wake> callback_;
};

/// Other Headrooms may be reading it: it is taken away whole, then deleted.
void removeWhole(const std::filesystem::path& folder) {
  if (folder.empty()) return;
  std::filesystem::path aside = folder;
  aside += fmt::format("-damaged-{}", getpid());
  std::error_code ignored;
  std::filesystem::rename(folder, aside, ignored);
  std::filesystem::remove_all(aside, ignored);
}

/// Which of them was damaged can't be told; a cache that the user chose is left alone.
void removeUsualCaches() {
  if (!userChosePoclCache()) removeWhole(poclCacheFolder());
  if (const auto programs = programCacheFolder()) removeWhole(*programs);
}

std::string protocolText(int version) {
  return version == 0 ? "an older protocol" : fmt::format("version {} of the runner's protocol", version);
}

/// Results say that an earlier try crashed, and how.
JobSink markingCrash(const JobSink& sink, const std::string& reason) {
  return [&sink, reason](JobEvent event) {
    if (auto* ready = std::get_if<RowReady>(&event)) markCrash(ready->row, reason);
    if (auto* image = std::get_if<ImageReady>(&event)) markCrash(image->row, reason);
    sink(std::move(event));
  };
}

}  // namespace

RunnerHost::RunnerHost(std::filesystem::path program, std::chrono::milliseconds deadline)
    : program_(std::move(program)), deadline_(deadline) {
  removeAbandonedCaches(poclCacheFolder());
}

RunnerHost::~RunnerHost() {
  runner_.reset();
  useCachesAgain();
}

JobOutcome RunnerHost::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  const JobOutcome first = executeOnce(job, sink, stop);
  if (first.kind != JobOutcome::Kind::RunnerDied) return first;
  sink(Note{first.reason + " Trying once more."});
  const bool hasCrashed = crashed_;
  JobOutcome second = executeOnce(job, hasCrashed ? markingCrash(sink, first.reason) : sink, stop);
  const bool crashesAgain = second.kind == JobOutcome::Kind::RunnerDied && hasCrashed && crashed_;
  const bool cachesInUse = !userChosePoclCache() || programCacheFolder();
  if (!crashesAgain || !cachesInUse) return second;
  return executeWithoutCaches(job, sink, stop, second);
}

/// Of a kernel that crashes now and then, neither one more crash nor its absence says anything about the caches: only
/// what happens with the old ones before and after.
JobOutcome RunnerHost::executeWithoutCaches(const Job& job, const JobSink& sink, const std::stop_token& stop,
                                            const JobOutcome& crash) {
  sink(Note{crash.reason + " Trying once more with a fresh cache of compiled kernels."});
  std::vector<JobEvent> results;  // until it is known whom the crashes were due to
  const auto keepResults = [&](JobEvent event) {
    if (std::holds_alternative<RowReady>(event) || std::holds_alternative<ImageReady>(event)) {
      results.push_back(std::move(event));
    } else {
      sink(std::move(event));
    }
  };
  avoidCaches();
  JobOutcome outcome = executeOnce(job, keepResults, stop);
  // From here on runners have the usual caches, old ones or new: this one's are about to go.
  runner_.reset();
  useCachesAgain();
  if (outcome.kind != JobOutcome::Kind::Done) return outcome;
  const JobOutcome last = executeOnce(
      job, [](const JobEvent&) {}, stop);
  const bool areDamaged = last.kind == JobOutcome::Kind::RunnerDied && crashed_;
  if (areDamaged) {
    removeUsualCaches();
    sink(
        Note{"A cache of compiled kernels was damaged. The caches have been removed; they are made anew as kernels "
             "run."});
  }
  const JobSink deliverTo = areDamaged ? sink : markingCrash(sink, crash.reason);
  for (JobEvent& result : results) deliverTo(std::move(result));
  return outcome;
}

std::optional<RunContext> RunnerHost::context(const std::stop_token& stop) {
  if (stop.stop_requested()) return std::nullopt;
  if (!runner_) {
    context_.reset();
    try {
      start(stop);
    } catch (const Error&) {
      runner_.reset();
      if (stop.stop_requested()) return std::nullopt;
      throw;
    }
  }
  return context_;
}

JobOutcome RunnerHost::executeOnce(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
  try {
    if (!runner_) start(stop);
  } catch (const std::exception& error) {
    runner_.reset();
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    JobOutcome outcome{JobOutcome::Kind::Failed, error.what()};
    outcome.noRunner = true;
    return outcome;
  }
  for (Note& note : std::exchange(notes_, {})) sink(std::move(note));
  try {
    ++serial_;
    const auto* photo = std::get_if<ImageJob>(&job);
    if (photo != nullptr && !sharePixels(*photo)) return lost(JobOutcome::Kind::RunnerDied, {});
    if (!runner_->send(encode(serial_, job))) return lost(JobOutcome::Kind::RunnerDied, {});
    JobOutcome outcome = converse(serial_, sink, stop);
    room_.reset();
    if (outcome.isProcessSpoilt) runner_.reset();
    return outcome;
  } catch (const std::exception& error) {
    room_.reset();
    runner_.reset();  // in the middle of a conversation that nobody can follow any more
    return {JobOutcome::Kind::Failed, error.what()};
  }
}

/// One that dies before it has greeted is started again: its program may be in the middle of an upgrade, or memory
/// short for a moment.
void RunnerHost::start(const std::stop_token& stop) {
  std::map<std::string, std::string> environment;
  if (freshPoclCache_ && !freshPoclCache_->folder().empty()) {
    environment["POCL_CACHE_DIR"] = freshPoclCache_->folder().string();
  }
  if (avoidsCaches_) environment[kProgramCacheVariable] = kProgramCacheOff;
  sharedImage_ = 0;
  for (const std::chrono::milliseconds pause : kPausesBetweenStarts) {
    try {
      runner_ = std::make_unique<RunnerProcess>(program_, environment);
    } catch (const Error&) {
      if (pause == kPausesBetweenStarts.back()) throw;
    }
    if (runner_ && greets()) return;
    const StopWake wake(stop);
    pollfd wakes{wake.descriptor(), POLLIN, 0};
    if (poll(&wakes, 1, static_cast<int>(pause.count())) > 0) break;
  }
  const std::string how = runner_ ? runner_->end() : "was stopped";
  throw Error(Stage::Runner,
              fmt::format("The OpenCL runner ({} worker) did not start: it {}. Install Headroom again if "
                          "that lasts.",
                          program_.path().string(), how));
}

/// False when it ended before. Throws Error when it is silent, or not of this version.
bool RunnerHost::greets() {
  std::string line;
  switch (runner_->waitForLine(line, -1, deadline_)) {
    case RunnerProcess::Wait::Line:
      break;
    case RunnerProcess::Wait::Ended:
      return false;
    default:
      throw Error(Stage::Runner,
                  fmt::format("The OpenCL runner ({} worker) did not start: it was silent for {:g} s.",
                              program_.path().string(), std::chrono::duration<double>(deadline_).count()));
  }
  const auto reply = decodeReply(line);
  const auto* greeting = std::get_if<Greeting>(&reply);
  take(greeting == nullptr ? Greeting{} : *greeting);
  return true;
}

/// Throws Error for one of another version, or of another machine than the runner before it.
void RunnerHost::take(const Greeting& greeting) {
  if (greeting.protocol != kProtocolVersion || greeting.version != version()) {
    throw Error(Stage::Runner,
                fmt::format("The OpenCL runner ({} worker) is of {} and speaks {}. This is Headroom {}, which speaks "
                            "version {}. Start Headroom again, or install it again.",
                            program_.path().string(),
                            greeting.version.empty() ? "an older Headroom" : "Headroom " + greeting.version,
                            protocolText(greeting.protocol), version(), kProtocolVersion));
  }
  if (context_ && context_->host != greeting.context.host) {
    throw Error(Stage::Runner,
                fmt::format("The OpenCL runner ({} worker) was on {} and is now on {}. A run is measured on one "
                            "machine: name one, and start the run again.",
                            program_.path().string(), context_->host, greeting.context.host));
  }
  if (!avoidsCaches_ || !context_) context_ = greeting.context;  // which a cache for once has no part in
  if (!std::exchange(hasGreeted_, true)) notes_ = greeting.notes;
}

/// False when the runner is gone.
bool RunnerHost::sharePixels(const ImageJob& photo) {
  PixelChannel& pixels = runner_->pixels();
  const std::uint64_t identity = photo.image.identity();
  if (identity != sharedImage_) {
    if (!pixels.send({PixelParcel::Use::Photo, identity, photo.image.memory()->descriptor()})) return false;
    sharedImage_ = identity;
  }
  room_ = std::make_shared<PixelMemory>(photo.image.bytes().size());
  return pixels.send({PixelParcel::Use::Result, serial_, room_->descriptor()});
}

JobOutcome RunnerHost::converse(std::uint64_t serial, const JobSink& sink, const std::stop_token& stop) {
  const StopWake wake(stop);
  bool cancelling = false;
  std::chrono::milliseconds hostWork{0};
  std::string line;
  for (;;) {
    const auto patience = cancelling ? kCancelGrace : deadline_ + hostWork;
    switch (runner_->waitForLine(line, cancelling ? -1 : wake.descriptor(), patience)) {
      case RunnerProcess::Wait::WokenUp:
        cancelling = true;
        if (!runner_->send(encode(CancelLine{serial}))) return lost(JobOutcome::Kind::Cancelled, {});
        break;
      case RunnerProcess::Wait::TimedOut:
        if (cancelling) return lost(JobOutcome::Kind::Cancelled, {});
        return lost(JobOutcome::Kind::TimedOut,
                    fmt::format("gave no sign of life for {:g} s and was ended; a kernel or the driver may be stuck. "
                                "Allow more time or choose a smaller size.",
                                std::chrono::duration<double>(deadline_).count()));
      case RunnerProcess::Wait::Ended:
        return lost(cancelling ? JobOutcome::Kind::Cancelled : JobOutcome::Kind::RunnerDied, {});
      case RunnerProcess::Wait::Line: {
        auto reply = decodeReply(line);
        if (auto* event = std::get_if<EventLine>(&reply); event != nullptr && event->serial == serial) {
          if (const auto* activity = std::get_if<Activity>(&event->event)) {
            hostWork = std::chrono::milliseconds(static_cast<std::int64_t>(activity->hostWorkSeconds * 1000));
          }
          deliver(std::move(*event), sink);
        }
        // Serial 0 answers a line that the runner could not read: it can only be this job's.
        if (auto* finished = std::get_if<FinishedLine>(&reply);
            finished != nullptr && (finished->serial == serial || finished->serial == 0)) {
          return finished->outcome;
        }
        break;
      }
    }
  }
}

JobOutcome RunnerHost::lost(JobOutcome::Kind kind, const std::string& how) {
  const std::string end = runner_->end();
  crashed_ = runner_->crashed();
  runner_.reset();
  return {kind, "The OpenCL runner " + (how.empty() ? end + "." : how)};
}

void RunnerHost::deliver(EventLine line, const JobSink& sink) {
  if (auto* ready = std::get_if<ImageReady>(&line.event); ready != nullptr && line.image) {
    ready->image = Image(line.image->size, line.image->channels, line.image->depth, std::exchange(room_, nullptr));
  }
  sink(std::move(line.event));
}

void RunnerHost::avoidCaches() {
  avoidsCaches_ = true;
  if (!userChosePoclCache()) freshPoclCache_.emplace(poclCacheFolder());
}

void RunnerHost::useCachesAgain() {
  avoidsCaches_ = false;
  freshPoclCache_.reset();
}

}  // namespace headroom
