#include "workbench/crew/crew.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <utility>

#include "headroom/system/error.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {

namespace {

std::string crewPlaceOf(const RunContext& context) {
  return context.host.empty() ? std::string("an unnamed machine") : context.host;
}

/// Throws Error if they cannot be listed. Returns false if stopped.
bool listDevicesOfWorker(JobHost& host, const std::string& selector, std::vector<DeviceDescription>& devices,
                         std::vector<Note>& notes, const std::stop_token& stop) {
  const DoJob doJob = [&host](const Job& job, const JobSink& sink, const std::stop_token& stopping) {
    return host.execute(job, sink, stopping);
  };
  const Tell tell = [&notes](decltype(RunEvent::what) what) {
    auto* note = std::get_if<Note>(&what);
    if (note != nullptr && notes.size() < kMostNotesOfWorker) notes.push_back(std::move(*note));
  };
  const RunFinished found = findDevices(std::span(&selector, 1), devices, doJob, tell, stop);
  if (found.noDevice) throw NoDeviceError(found.reason);
  if (found.outcome == Outcome::Failed) throw Error(Stage::Runner, found.reason);
  return found.outcome == Outcome::Completed;
}

}  // namespace

Crew::Crew(std::size_t workers, std::string selector, MakeWorker make)
    : make_(std::move(make)), devices_(std::move(selector)) {
  for (std::size_t i = 0; i < workers; ++i) workers_.push_back(std::make_unique<Worker>());
  for (std::size_t i = 0; i < workers; ++i)
    workers_[i]->thread = std::jthread([this, i](const std::stop_token& ending) { serve(i, ending); });
}

/// All at once, because each may take a moment.
Crew::~Crew() {
  for (const auto& worker : workers_) worker->thread.request_stop();
}

std::optional<RunContext> Crew::begin(const std::stop_token& stop) {
  if (const std::optional<std::size_t> first = lead(stop)) return workers_[*first]->context;
  if (stop.stop_requested()) return std::nullopt;
  std::string reason;
  bool noDevice = true;
  for (const CrewEvent& event : early_) {
    const auto* left = std::get_if<CrewLeft>(&event.what);
    if (left == nullptr) continue;
    if (reason.empty()) reason = left->sentence;
    noDevice = noDevice && left->noDevice;
  }
  const std::string sentence = fmt::format("None of the {} workers can be used. {}", workers_.size(), reason);
  if (noDevice && !reason.empty()) throw NoDeviceError(sentence);
  throw NoWorkerError(sentence);
}

std::optional<CrewEvent> Crew::next(const std::optional<std::chrono::steady_clock::time_point>& until,
                                    const std::stop_token& stop) {
  if (early_.empty()) return hear(until, stop);
  CrewEvent event = std::move(early_.front());
  early_.pop_front();
  return event;
}

std::optional<CrewEvent> Crew::hear(const std::optional<std::chrono::steady_clock::time_point>& until,
                                    const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto hasMessage = [this] { return !inbox_.empty(); };
  const bool isThere =
      until ? changed_.wait_until(lock, stop, *until, hasMessage) : changed_.wait(lock, stop, hasMessage);
  if (!isThere) return std::nullopt;
  Message message = std::move(inbox_.front());
  inbox_.pop_front();
  lock.unlock();
  return heard(std::move(message));
}

void Crew::call() {
  post({0, CrewCalled{}});
}

bool Crew::isFree(std::size_t worker) const {
  return workers_[worker]->state == State::Free;
}

bool Crew::isAnyLeft() const {
  return std::any_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->state != State::Left; });
}

const DeviceDescription& Crew::deviceOf(std::size_t worker) const {
  return workers_[worker]->device;
}

std::string Crew::nameOf(std::size_t worker) const {
  const Worker& one = *workers_[worker];
  return fmt::format("{} on {} ({})", worker + 1, crewPlaceOf(one.context), one.device.id);
}

void Crew::start(std::size_t worker, Try attempt) {
  workers_[worker]->state = State::Busy;
  give(worker, [this, worker, attempt = std::move(attempt)](JobHost& host) {
    CrewTrial trial;
    try {
      trial = attempt(host);
    } catch (const std::exception& error) {
      trial.loss = error.what();
    }
    const bool isSound = trial.loss.empty();
    post({worker, std::move(trial)});
    return isSound;
  });
}

void Crew::dismiss(std::size_t worker) {
  workers_[worker]->state = State::Left;
  devices_.release(worker);
  workers_[worker]->thread.request_stop();
}

std::optional<std::size_t> Crew::lead(const std::stop_token& stop) {
  for (;;) {
    if (lead_ && isFree(*lead_)) return lead_;
    lead_.reset();
    for (std::size_t i = 0; i < workers_.size() && !lead_; ++i) {
      if (isFree(i)) lead_ = i;
    }
    if (lead_) return lead_;
    if (!isAnyLeft()) return std::nullopt;
    std::optional<CrewEvent> event = hear(std::nullopt, stop);
    if (!event) return std::nullopt;
    early_.push_back(std::move(*event));
  }
}

DoJob Crew::doJob() {
  return [this](const Job& job, const JobSink& sink, const std::stop_token& stop) {
    const std::optional<std::size_t> worker = lead(stop);
    if (!worker && stop.stop_requested()) return JobOutcome{JobOutcome::Kind::Cancelled};
    if (!worker) {
      JobOutcome none{JobOutcome::Kind::Failed, "No worker is left. Start again with --resume."};
      none.noRunner = true;
      return none;
    }
    // The caller waits, so that its sink is called while it does.
    const auto promised = std::make_shared<std::promise<JobOutcome>>();
    std::future<JobOutcome> outcome = promised->get_future();
    give(*worker, [&job, &sink, &stop, promised](JobHost& host) {
      try {
        JobOutcome first = host.execute(job, sink, stop);
        const bool isLost = first.kind == JobOutcome::Kind::RunnerDied && !stop.stop_requested();
        promised->set_value(isLost ? host.execute(job, sink, stop) : std::move(first));
      } catch (...) {
        promised->set_exception(std::current_exception());
      }
      return true;
    });
    return outcome.get();
  };
}

void Crew::serve(std::size_t index, const std::stop_token& ending) {
  std::unique_ptr<JobHost> host;
  try {
    host = make_(index);
  } catch (const std::exception& error) {
    post({index, CrewLeft{error.what()}});
    return;
  }
  if (!prepare(index, *host, ending)) return;
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      Worker& worker = *workers_[index];
      if (!worker.given.wait(lock, ending, [&worker] { return worker.task != nullptr; })) return;
      task = std::exchange(worker.task, nullptr);
    }
    if (!task(*host) && !prepare(index, *host, ending)) return;
  }
}

/// Returns false if it cannot be used.
bool Crew::prepare(std::size_t index, JobHost& host, const std::stop_token& ending) {
  try {
    std::optional<RunContext> context = host.context(ending);
    if (!context) return false;
    Arrived arrival{std::move(*context), {}, {}};
    if (!listDevicesOfWorker(host, devices_.selector(), arrival.devices, arrival.notes, ending)) return false;
    post({index, std::move(arrival)});
    return true;
  } catch (const NoDeviceError& error) {
    post({index, CrewLeft{error.what(), true}});
    return false;
  } catch (const std::exception& error) {
    post({index, CrewLeft{error.what()}});
    return false;
  }
}

void Crew::post(Message message) {
  const std::lock_guard lock(mutex_);
  inbox_.push_back(std::move(message));
  changed_.notify_one();
}

void Crew::give(std::size_t worker, Task task) {
  const std::lock_guard lock(mutex_);
  workers_[worker]->task = std::move(task);
  workers_[worker]->given.notify_one();
}

CrewEvent Crew::heard(Message message) {
  Worker& worker = *workers_[message.worker];
  if (auto* arrival = std::get_if<Arrived>(&message.what)) return arrived(message.worker, std::move(*arrival));
  if (auto* left = std::get_if<CrewLeft>(&message.what)) {
    worker.state = State::Left;
    devices_.release(message.worker);
    return {message.worker, CrewLeft{sentenceAbout(message.worker, "is lost: " + left->sentence), left->noDevice}};
  }
  if (auto* trial = std::get_if<CrewTrial>(&message.what)) {
    if (worker.state == State::Busy) worker.state = trial->loss.empty() ? State::Free : State::Starting;
    // Its device may go to another worker.
    if (!trial->loss.empty()) devices_.release(message.worker);
    return {message.worker, std::move(*trial)};
  }
  return {message.worker, CrewCalled{}};
}

CrewEvent Crew::arrived(std::size_t index, Arrived arrival) {
  Worker& worker = *workers_[index];
  if (worker.state == State::Left) return {index, CrewCalled{}};  // it was dismissed meanwhile
  worker.context = std::move(arrival.context);
  CrewDevices::Claim claim = devices_.claim(index, arrival.devices);
  if (!claim.device) {
    dismiss(index);
    return {index, CrewLeft{sentenceAbout(index, claim.refusal), claim.noDevice}};
  }
  worker.device = std::move(*claim.device);
  worker.state = State::Free;
  if (std::find(machines_.begin(), machines_.end(), worker.device.machine.name) == machines_.end())
    machines_.push_back(worker.device.machine.name);
  return {index, CrewJoined{std::move(arrival.notes)}};
}

std::string Crew::sentenceAbout(std::size_t worker, const std::string& rest) const {
  const RunContext& context = workers_[worker]->context;
  return fmt::format("Worker {}{} {}", worker + 1, context.host.empty() ? "" : " on " + context.host, rest);
}

}  // namespace headroom
