#include "workbench/hosts/runner_host.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "jobs/job_kernels.hpp"
#include "jobs/opencl_environment.hpp"
#include "workbench/hosts/asked_results.hpp"
#include "workbench/hosts/log_excerpt.hpp"
#include "workbench/hosts/memory_transport.hpp"
#include "workbench/hosts/pipe_transport.hpp"
#include "workbench/hosts/stop_wake.hpp"

namespace headroom {

namespace {

using namespace std::chrono_literals;
using RunnerClock = std::chrono::steady_clock;

// Time that a runner may take to obey a cancel before it is killed: Stop must seem immediate.
constexpr std::chrono::milliseconds kCancelGrace{300};
// Of them, for one that goes on writing.
constexpr int kMostCancelGraces = 10;
// For this program's own runner, and for a command that may contact other machines at each attempt, and be rejected.
constexpr std::array<std::chrono::milliseconds, 5> kPausesBetweenStarts{10ms, 50ms, 250ms, 1000ms, 0ms};
constexpr std::array<std::chrono::milliseconds, 2> kPausesBetweenCommands{250ms, 0ms};
/// Larger than any greeting: a longer line comes from another program.
constexpr std::size_t kMostBytesOfGreeting = std::size_t{1} << 20;
constexpr std::size_t kQuotedBytes = 100;
/// Between two looks at a runner that has not greeted.
constexpr std::chrono::milliseconds kBetweenLooks{50};

/// Other Headrooms may be reading it: it is renamed as a whole, then deleted.
void removeWhole(const std::filesystem::path& folder) {
  if (folder.empty()) return;
  std::filesystem::path aside = folder;
  aside += fmt::format("-damaged-{}", getpid());
  std::error_code ignored;
  std::filesystem::rename(folder, aside, ignored);
  std::filesystem::remove_all(aside, ignored);
}

/// The damaged one is unknown; a cache that the user chose is left unchanged.
void removeUsualCaches() {
  if (!userChosePoclCache()) removeWhole(poclCacheFolder());
  if (const auto programs = programCacheFolder()) removeWhole(*programs);
}

std::string protocolText(int version) {
  return version == 0 ? "an older protocol" : fmt::format("version {} of the runner's protocol", version);
}

std::unique_ptr<Transport> transportTo(const Host& host, const std::filesystem::path& runner) {
  if (host.command.empty()) return std::make_unique<MemoryTransport>(runner);
  return std::make_unique<PipeTransport>(host.command);
}

/// Marks results with the crash of an earlier attempt.
JobSink markingCrash(const JobSink& sink, const std::string& reason) {
  return [&sink, reason](JobEvent event) {
    if (auto* ready = std::get_if<RowReady>(&event)) markCrash(ready->row, reason);
    if (auto* image = std::get_if<ImageReady>(&event)) markCrash(image->row, reason);
    sink(std::move(event));
  };
}

}  // namespace

RunnerHost::RunnerHost(const Host& host, const std::filesystem::path& runner, std::chrono::milliseconds deadline,
                       Tries tries, std::size_t mostBytesOfLine)
    : isOwn_(host.command.empty()),
      namedHost_(host.name),
      name_(host.name.empty() ? "The OpenCL runner" : "The OpenCL runner on " + host.name),
      command_(isOwn_ ? runner.string() + " worker" : commandLineOf(host)),
      deadline_(deadline),
      tries_(tries),
      mostBytesOfLine_(mostBytesOfLine),
      transport_(transportTo(host, runner)) {
  if (isOwn_) removeAbandonedCaches(poclCacheFolder());
}

RunnerHost::~RunnerHost() {
  transport_->end();
  useCachesAgain();
}

JobOutcome RunnerHost::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  shownPrinted_.clear();
  const JobOutcome first = executeOnce(job, sink, stop);
  if (first.kind != JobOutcome::Kind::RunnerDied || tries_ == Tries::One) return first;
  sink(Note{first.reason + " Trying once more."});
  const bool hasCrashed = crashed_;
  JobOutcome second = executeOnce(job, hasCrashed ? markingCrash(sink, first.reason) : sink, stop);
  const bool crashesAgain = second.kind == JobOutcome::Kind::RunnerDied && hasCrashed && crashed_;
  const bool cachesInUse = isOwn_ && (!userChosePoclCache() || programCacheFolder());
  if (!crashesAgain || !cachesInUse) return second;
  return executeWithoutCaches(job, sink, stop, second);
}

/// For a kernel that crashes occasionally, neither another crash nor its absence is evidence about the caches: only
/// attempts with the old ones before and after are.
JobOutcome RunnerHost::executeWithoutCaches(const Job& job, const JobSink& sink, const std::stop_token& stop,
                                            const JobOutcome& crash) {
  sink(Note{crash.reason + " Trying once more with a fresh cache of compiled kernels."});
  std::vector<JobEvent> results;  // until the cause of the crashes is known
  const auto keepResults = [&](JobEvent event) {
    if (std::holds_alternative<RowReady>(event) || std::holds_alternative<ImageReady>(event)) {
      results.push_back(std::move(event));
    } else {
      sink(std::move(event));
    }
  };
  avoidCaches();
  JobOutcome outcome = executeOnce(job, keepResults, stop);
  // From here on runners have the usual caches, old or new, because the temporary one is about to be removed.
  transport_->end();
  useCachesAgain();
  if (outcome.kind != JobOutcome::Kind::Done) return outcome;
  const JobOutcome last = executeOnce(
      job, [](const JobEvent&) {}, stop);
  const bool areDamaged = last.kind == JobOutcome::Kind::RunnerDied && crashed_;
  if (areDamaged) {
    removeUsualCaches();
    sink(Note{
        "A cache of compiled kernels was damaged. The caches were removed. Kernels are compiled again when they run."});
  }
  const JobSink deliverTo = areDamaged ? sink : markingCrash(sink, crash.reason);
  for (JobEvent& result : results) deliverTo(std::move(result));
  return outcome;
}

std::optional<RunContext> RunnerHost::context(const std::stop_token& stop) {
  if (stop.stop_requested()) return std::nullopt;
  if (!transport_->isStarted()) {
    context_.reset();
    try {
      start(stop);
    } catch (const Error&) {
      transport_->end();
      if (stop.stop_requested()) return std::nullopt;
      throw;
    }
  }
  return context_;
}

JobOutcome RunnerHost::executeOnce(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
  try {
    if (!transport_->isStarted()) start(stop);
  } catch (const std::exception& error) {
    transport_->end();
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    JobOutcome outcome{JobOutcome::Kind::Failed, error.what()};
    outcome.noRunner = true;
    return outcome;
  }
  for (Note& note : std::exchange(notes_, {})) sink(std::move(note));
  JobOutcome outcome;
  PrintedNote printed(job);
  try {
    if (ids_.needsList(job)) outcome = matchDevices(sink, stop);
    Job there = job;
    const std::string gone = ids_.replaceIn(there);
    if (!gone.empty()) outcome = goneOutcome(gone);
    if (outcome.kind == JobOutcome::Kind::Done) outcome = converse(there, sink, stop, printed);
  } catch (const std::exception& error) {  // the conversation is out of sync
    const auto* ours = dynamic_cast<const Error*>(&error);
    const bool isCommands = !isOwn_ && ours != nullptr && ours->stage == Stage::Runner;
    outcome = {JobOutcome::Kind::Failed,
               isCommands ? fmt::format("{} {}", error.what(), outputRemedy()) : error.what()};
    outcome.isProcessSpoilt = true;
    transport_->end();
  }
  show(printed.take(outcome.kind == JobOutcome::Kind::Done), sink);
  transport_->takeResult();  // of a job that did not use it
  if (outcome.isProcessSpoilt) transport_->renew();
  return outcome;
}

/// The ids of the previous runner may be those of other devices in this one.
JobOutcome RunnerHost::matchDevices(const JobSink& sink, const std::stop_token& stop) {
  const Job list = ListDevicesJob{};
  PrintedNote printed(list);
  const auto notes = [&sink](JobEvent event) {
    if (!std::holds_alternative<DevicesFound>(event)) sink(std::move(event));
  };
  return converse(list, notes, stop, printed);
}

JobOutcome RunnerHost::goneOutcome(const std::string& device) const {
  return {JobOutcome::Kind::Failed,
          fmt::format(
              "The {} is no longer available{}, or cannot be distinguished from others of its name. List the devices "
              "again, and choose one.",
              device, namedHost_.empty() ? "" : " on " + namedHost_),
          true};
}

/// A runner that ends before its greeting is started again: its program may be in the middle of an upgrade, or memory
/// may be short for a moment. So is one that is stopped or silent, once.
void RunnerHost::start(const std::stop_token& stop) {
  std::map<std::string, std::string> environment;
  if (freshPoclCache_ && !freshPoclCache_->folder().empty()) {
    environment["POCL_CACHE_DIR"] = freshPoclCache_->folder().string();
  }
  if (avoidsCaches_) environment[kProgramCacheVariable] = kProgramCacheOff;
  const std::span<const std::chrono::milliseconds> pauses =
      isOwn_ ? std::span<const std::chrono::milliseconds>(kPausesBetweenStarts) : kPausesBetweenCommands;
  const StopWake wake(stop);
  bool mayReplace = true;
  std::string trouble;
  for (const std::chrono::milliseconds pause : pauses) {
    try {
      transport_->start(environment);
    } catch (const Error& error) {
      trouble = error.what();
    }
    if (transport_->isStarted() && greets(wake.descriptor(), mayReplace)) return;
    pollfd wakes{wake.descriptor(), POLLIN, 0};
    if (poll(&wakes, 1, static_cast<int>(pause.count())) > 0) break;
  }
  if (transport_->isStarted()) failToStart(transport_->end());
  if (trouble.empty()) throw Error(Stage::Runner, replaced_);  // after the last attempt
  throw Error(Stage::Runner,
              fmt::format("{} could not be started: {}. Check that {} and memory is free.", who(), trouble,
                          isOwn_ ? "headroom-cli stands beside this program" : "the command is right"));
}

void RunnerHost::failToStart(const std::string& why) const {
  throw Error(Stage::Runner, fmt::format("{} did not start: it {}. {}", who(), why,
                                         isOwn_ ? "Install Headroom again if that lasts." : commandRemedy()));
}

/// Returns false if it ended first or is to be replaced, or there is something else to do. Throws Error if it is
/// silent, writes something else, or has another version.
bool RunnerHost::greets(int wake, bool& mayReplace) {
  StartPatience patience(deadline_, std::chrono::steady_clock::now());
  std::string line;
  for (;;) {
    switch (transport_->receiveLine(line, {std::min(kBetweenLooks, deadline_), wake}, kMostBytesOfGreeting)) {
      case Wait::Done:
        take(greetingIn(line));
        return true;
      case Wait::Ended:
      case Wait::WokenUp:
        return false;
      case Wait::TimedOut:
        if (isReplaced(patience.look(transport_->state(), std::chrono::steady_clock::now()), mayReplace)) return false;
    }
  }
}

/// Ends a runner that is not to be waited for. A command that is silent may have contacted another machine, and is not
/// started twice. Throws Error if it is not to be replaced either.
bool RunnerHost::isReplaced(StartPatience::Verdict verdict, bool& mayReplace) {
  if (verdict == StartPatience::Verdict::Waits) return false;
  const bool isStopped = verdict == StartPatience::Verdict::Stopped;
  const std::string what = fmt::format("{} for {:g} s", isStopped ? "was stopped (SIGSTOP)" : "was silent",
                                       std::chrono::duration<double>(deadline_).count());
  if (!std::exchange(mayReplace, false) || (!isStopped && !isOwn_)) failToStart(what);
  transport_->end();
  replaced_ = fmt::format("{} {} before its first line and was replaced.", isOwn_ ? name_ : who(), what);
  notes_.push_back({replaced_});
  return true;
}

/// Throws Error if the line is not a greeting.
Greeting RunnerHost::greetingIn(const std::string& line) const {
  try {
    auto reply = decodeReply(line);
    if (auto* greeting = std::get_if<Greeting>(&reply)) return std::move(*greeting);
  } catch (const Error&) {  // an error of the protocol, unsuitable at this stage
  }
  throw Error(Stage::Runner, fmt::format("{} did not greet: it wrote \"{}\". {}", who(), line.substr(0, kQuotedBytes),
                                         outputRemedy()));
}

/// Throws Error for another version, or another machine than the previous runner's.
void RunnerHost::take(const Greeting& greeting) {
  const bool isUnderstood = greeting.protocol == kProtocolVersion;
  if (!isUnderstood || (isOwn_ && greeting.version != version())) {
    throw Error(Stage::Runner,
                fmt::format("{} is of {} and speaks {}. This is Headroom {}, which speaks version {}. {}", who(),
                            greeting.version.empty() ? "an older Headroom" : "Headroom " + greeting.version,
                            protocolText(greeting.protocol), version(), kProtocolVersion,
                            isOwn_ ? "Start Headroom again, or install it again."
                                   : fmt::format("Install Headroom {} there.", version())));
  }
  if (context_ && context_->host != greeting.context.host) {
    throw Error(Stage::Runner, fmt::format("{} was on {} and is now on {}. A run is measured on one machine: name one, "
                                           "and start the run again.",
                                           who(), context_->host, greeting.context.host));
  }
  if (!avoidsCaches_ || !context_) {  // without the effects of a temporary cache
    context_ = greeting.context;
    context_->namedHost = namedHost_;
  }
  ids_.expectOthers();
  if (!std::exchange(hasGreeted_, true)) notes_.insert(notes_.end(), greeting.notes.begin(), greeting.notes.end());
}

/// Attempts with equal output report it once.
void RunnerHost::show(const std::optional<Note>& printed, const JobSink& sink) {
  if (!printed || printed->text == shownPrinted_) return;
  shownPrinted_ = printed->text;
  sink(*printed);
}

JobOutcome RunnerHost::converse(const Job& job, const JobSink& sink, const std::stop_token& stop,
                                PrintedNote& printed) {
  const std::uint64_t serial = ++serial_;
  activity_.clear();
  const StopWake wake(stop);
  const Patience unbroken{deadline_, wake.descriptor()};
  Wait sent = transport_->sendFiles(job, unbroken);
  const auto* photo = std::get_if<ImageJob>(&job);
  if (sent == Wait::Done && photo != nullptr) sent = transport_->sendPhoto(photo->image, serial, unbroken);
  if (sent == Wait::Done) sent = transport_->send(encode(serial, job), unbroken);
  if (sent != Wait::Done) return lost(sent, job);
  std::optional<JobPatience::Time> cancelled;
  JobPatience signs(deadline_, samplingTimeOf(job), RunnerClock::now());
  AskedResults asked(job);
  std::string line;
  for (;;) {
    const std::chrono::milliseconds left = cancelled ? kCancelGrace : std::max(signs.left(RunnerClock::now()), 1ms);
    const Patience patience{left, cancelled ? -1 : wake.descriptor()};
    // Lines that come faster than they are read leave no moment to be woken up.
    const bool isStopped = !cancelled && stop.stop_requested();
    const Wait how = isStopped ? Wait::WokenUp : transport_->receiveLine(line, patience, mostBytesOfLine_);
    if (how == Wait::WokenUp) {
      cancelled = RunnerClock::now();
      if (transport_->send(encode(CancelLine{serial}), {kCancelGrace}) != Wait::Done) return lost(Wait::WokenUp, job);
      continue;
    }
    if (how != Wait::Done) return lost(cancelled ? Wait::WokenUp : how, job);
    if (cancelled && RunnerClock::now() - *cancelled > kMostCancelGraces * kCancelGrace)
      return lost(Wait::WokenUp, job);
    auto reply = decodeReply(line);
    // Serial 0 answers a line that the runner could not read: it can only be this job's.
    if (auto* finished = std::get_if<FinishedLine>(&reply);
        finished != nullptr && (finished->serial == serial || finished->serial == 0)) {
      return finished->outcome;
    }
    bool isSign = false;
    if (const auto* pixels = std::get_if<PixelsLine>(&reply)) {
      // A cancel cannot be sent between them, and waiting for all of them would delay the stop.
      const Wait received = cancelled ? Wait::WokenUp : transport_->receivePixels(*pixels, patience);
      if (received != Wait::Done) return lost(received, job);
      isSign = true;
    }
    auto* event = std::get_if<EventLine>(&reply);
    if (event != nullptr && event->serial == serial) {
      requireAsked(asked.take(event->event));
      isSign = take(std::move(*event), sink, printed, signs);
    }
    if (isSign) signs.hear(RunnerClock::now());
    if (cancelled) continue;
    if (signs.isOver()) return endless(job);
    // Lines that are no signs of life may come faster than they are read.
    if (!isSign && signs.left(RunnerClock::now()) <= 0ms) return lost(Wait::TimedOut, job);
  }
}

/// Throws Error for an excess, which is a rest of a sentence.
void RunnerHost::requireAsked(const std::string& excess) const {
  if (!excess.empty()) throw Error(Stage::Runner, fmt::format("{} {}", who(), excess));
}

/// Returns whether it is a sign of life: a kernel's endless output is none.
bool RunnerHost::take(EventLine line, const JobSink& sink, PrintedNote& printed, JobPatience& signs) {
  if (const auto* output = std::get_if<Printed>(&line.event)) {
    printed.add(*output);
    return false;
  }
  signs.hear(RunnerClock::now());
  if (const auto* activity = std::get_if<Activity>(&line.event)) {
    signs.allow(activity->hostWorkSeconds);
    activity_ = activity->text;
  }
  deliver(std::move(line), sink);
  return true;
}

JobOutcome RunnerHost::endless(const Job& job) {
  transport_->end();
  crashed_ = false;
  return {JobOutcome::Kind::TimedOut,
          fmt::format("{} sent signs of life but no result for {} times {:g} s and was killed.{} Allow more time or "
                      "choose a smaller size.",
                      isOwn_ ? name_ : who(), JobPatience::kMostDeadlines,
                      std::chrono::duration<double>(deadline_).count(), doingText(activity_, job))};
}

/// WokenUp: by a stop. A runner that a signal has stopped is lost like one that a signal has ended, whatever it did.
JobOutcome RunnerHost::lost(Wait how, const Job& job) {
  const bool isStopped = how == Wait::TimedOut && transport_->state().isStopped();
  const std::string end = transport_->end();
  crashed_ = transport_->crashed();
  const std::string subject = isOwn_ ? name_ : who();
  const std::string remedy = isOwn_ ? "" : " " + commandRemedy();
  if (how == Wait::WokenUp) return {JobOutcome::Kind::Cancelled, fmt::format("{} {}.", subject, end)};
  const std::string doing = doingText(activity_, job);
  if (how == Wait::Ended) return {JobOutcome::Kind::RunnerDied, fmt::format("{} {}.{}{}", subject, end, doing, remedy)};
  if (isStopped) {
    return {JobOutcome::Kind::RunnerDied, fmt::format("{} was stopped (SIGSTOP) for {:g} s and was ended.{}{}", subject,
                                                      std::chrono::duration<double>(deadline_).count(), doing, remedy)};
  }
  return {JobOutcome::Kind::TimedOut,
          fmt::format("{} did not respond for {:g} s and was killed; a kernel or the driver may be stuck.{} "
                      "Allow more time or choose a smaller size.",
                      subject, std::chrono::duration<double>(deadline_).count(), doing)};
}

void RunnerHost::deliver(EventLine line, const JobSink& sink) {
  auto* image = std::get_if<ImageReady>(&line.event);
  if (image != nullptr && line.image) {
    image->image = Image(line.image->size, line.image->channels, line.image->depth, transport_->takeResult());
  }
  auto* ready = std::get_if<RowReady>(&line.event);
  if (ResultRow* row = image != nullptr ? &image->row : ready != nullptr ? &ready->row : nullptr; row != nullptr) {
    row->host = namedHost_;
    if (!replaced_.empty()) addSentence(*row, std::exchange(replaced_, {}));
  }
  if (auto* found = std::get_if<DevicesFound>(&line.event)) {
    for (DeviceDescription& device : found->devices) device.machine.namedHost = namedHost_;
    ids_.match(found->devices);
  }
  ids_.restoreIn(line.event);
  shortenLog(line.event);
  sink(std::move(line.event));
}

std::string RunnerHost::who() const {
  return fmt::format("{} ({})", name_, command_);
}

std::string RunnerHost::commandRemedy() const {
  return "Run that command in a terminal to see what is wrong: it has to write one line of JSON and to wait.";
}

std::string RunnerHost::outputRemedy() const {
  return isOwn_
             ? "Install Headroom again."
             : fmt::format("Nothing but the runner may write to the output of {}; the error output is free.", command_);
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
