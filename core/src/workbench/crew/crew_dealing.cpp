#include "workbench/crew/crew_dealing.hpp"

#include <fmt/format.h>

#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// Different notes of all workers.
constexpr std::size_t kMostNotesTold = 1000;

/// A measured failure is a row; these are the worker's end, or not its protocol.
bool isLossOfWorker(const JobOutcome& outcome) {
  switch (outcome.kind) {
    case JobOutcome::Kind::RunnerDied:
    case JobOutcome::Kind::TimedOut:
      return true;
    case JobOutcome::Kind::Failed:
      return !outcome.noDevice;
    case JobOutcome::Kind::Done:
    case JobOutcome::Kind::Cancelled:
      break;
  }
  return false;
}

}  // namespace

TriedJobs::TriedJobs(JobHost& host, std::function<void()> onLoss) : host_(host), onLoss_(std::move(onLoss)) {}

DoJob TriedJobs::doJob() {
  return [this](const Job& job, const JobSink& sink, const std::stop_token& stop) {
    JobOutcome outcome = host_.execute(job, sink, stop);
    if (isLossOfWorker(outcome)) {
      // The first one: a runner that could not start afterwards follows from it.
      if (!isLossOfWorker(loss_)) loss_ = outcome;
      if (onLoss_) onLoss_();
    }
    return outcome;
  };
}

void TriedJobs::keep(Note&& note) {
  if (notes_.size() < kMostNotesOfWorker) notes_.push_back(std::move(note));
}

CrewTrial TriedJobs::end(bool isStopped) {
  CrewTrial trial;
  trial.notes = std::exchange(notes_, {});
  if (isStopped || !isLossOfWorker(loss_)) return trial;
  trial.loss = loss_.reason.empty() ? std::string("Its runner ended.") : loss_.reason;
  trial.hasBegun = !loss_.noRunner;
  return trial;
}

CrewDealing::CrewDealing(Crew& crew, Tell tell, std::function<std::string(std::uint64_t)> lostText)
    : crew_(crew), tell_(std::move(tell)), lostText_(std::move(lostText)) {}

void CrewDealing::joinFree() {
  for (std::size_t worker = 0; worker < crew_.size(); ++worker) {
    if (crew_.isFree(worker)) dealer_.join(worker);
  }
}

bool CrewDealing::dealToAll(const TryOf& tryOf) {
  bool isAnyDealt = false;
  for (std::size_t worker = 0; worker < crew_.size() && dealer_.waiting() > 0; ++worker) {
    if (!crew_.isFree(worker) || dealer_.isBusy(worker)) continue;
    const std::optional<Deal> deal = dealer_.deal(worker);
    if (!deal) continue;
    isAnyDealt = true;
    crew_.start(worker, tryOf(worker, deal->number));
  }
  return isAnyDealt;
}

void CrewDealing::dealWhatWaits(const Parts& parts, const std::stop_token& stop) {
  joinFree();
  for (;;) {
    const bool isStopped = stop.stop_requested();
    if (!isStopped) dealToAll(parts.tryOf);
    if (dealer_.dealt() == 0 && (isStopped || dealer_.waiting() == 0)) return;
    requireWorkers(parts.remedy);
    parts.tellProgress();
    std::optional<CrewEvent> event = crew_.next(std::nullopt, isStopped ? std::stop_token() : stop);
    if (!event) continue;
    if (const std::optional<EndedDeal> ended = hear(*event)) parts.take(*ended);
  }
}

void CrewDealing::requireWorkers(const char* remedy) const {
  if (crew_.isAnyLeft()) return;
  throw NoWorkerError(fmt::format("All workers are lost. {}{}{}", lastLeft_, lastLeft_.empty() ? "" : " ", remedy));
}

std::optional<EndedDeal> CrewDealing::hear(CrewEvent& event) {
  if (std::holds_alternative<CrewCalled>(event.what)) return std::nullopt;
  if (auto* trial = std::get_if<CrewTrial>(&event.what)) {
    std::optional<EndedDeal> ended = take(event.worker, *trial);
    for (Note& note : trial->notes) tellOnce(std::move(note));
    return ended;
  }
  if (auto* left = std::get_if<CrewLeft>(&event.what)) {
    dealer_.leave(event.worker);
    lastLeft_ = left->sentence;
    tell(left->sentence + (crew_.isAnyLeft() ? " The other workers go on." : ""), NoteLevel::Loss);
    return std::nullopt;
  }
  dealer_.join(event.worker);
  for (Note& note : std::get<CrewJoined>(event.what).notes) tellOnce(std::move(note));
  tell(fmt::format("Worker {} measures on {}.", crew_.nameOf(event.worker), crew_.deviceOf(event.worker).name),
       NoteLevel::Routine);
  return std::nullopt;
}

void CrewDealing::abandon() {
  while (dealer_.dealt() > 0) {
    const std::optional<CrewEvent> event = crew_.next(std::nullopt, {});
    if (event && std::holds_alternative<CrewTrial>(event->what) && dealer_.isBusy(event->worker))
      dealer_.finish(event->worker);
  }
}

std::optional<EndedDeal> CrewDealing::take(std::size_t worker, const CrewTrial& trial) {
  if (trial.loss.empty()) return EndedDeal{EndedDeal::Fate::Done, worker, dealer_.finish(worker), {}};
  if (!trial.hasBegun) {
    dealer_.takeBack(worker);
    return std::nullopt;
  }
  const Dealer::Loss loss = dealer_.lose(worker);
  if (loss.isRetired) crew_.dismiss(worker);
  if (loss.isGivenUp) return EndedDeal{EndedDeal::Fate::GivenUp, worker, loss.deal, trial.loss};
  tell(fmt::format("Worker {} lost {} {}{}", crew_.nameOf(worker), lostText_(loss.deal.number), trial.loss,
                   loss.isRetired ? " It lost several in a row and is not used any longer." : ""),
       NoteLevel::Loss);
  return EndedDeal{EndedDeal::Fate::DealtAgain, worker, loss.deal, trial.loss};
}

void CrewDealing::tell(std::string sentence, NoteLevel level) const {
  tell_(Note{std::move(sentence), level});
}

/// Many runners have the same to say at their start.
void CrewDealing::tellOnce(Note&& note) {
  if (told_.size() < kMostNotesTold && told_.insert(note.text).second) tell_(std::move(note));
}

}  // namespace headroom
