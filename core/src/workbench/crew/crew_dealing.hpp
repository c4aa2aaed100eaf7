// Work dealt to the workers of a crew: what is free gets the next, what is lost is dealt again. Whatever the work is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "jobs/job_host.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/crew/dealer.hpp"

namespace headroom {

/// Jobs of one try, on its worker's thread: the loss of the worker with one of them, and notes.
class TriedJobs {
 public:
  /// `onLoss`: called when the worker is lost, if it is not empty. The host must outlive this.
  explicit TriedJobs(JobHost& host, std::function<void()> onLoss = {});
  TriedJobs(const TriedJobs&) = delete;
  TriedJobs& operator=(const TriedJobs&) = delete;

  /// Executes jobs on the host, as long as this exists.
  [[nodiscard]] DoJob doJob();
  /// Keeps the first kMostNotesOfWorker.
  void keep(Note&& note);
  /// Ends the try. A stopped one has no loss.
  [[nodiscard]] CrewTrial end(bool isStopped);

 private:
  JobHost& host_;
  std::function<void()> onLoss_;
  JobOutcome loss_;
  std::vector<Note> notes_;
};

/// A deal that a worker ended.
struct EndedDeal {
  enum class Fate {
    Done,
    DealtAgain,  ///< the worker was lost with it
    GivenUp      ///< workers were lost with it Dealer::kMostDeals times
  };
  Fate fate = Fate::Done;
  std::size_t worker = 0;
  Deal deal;
  std::string loss;  ///< why the worker was lost, as a sentence; empty if it was not
};

/// Sends Note on workers that join, leave, or are lost. For one thread, the crew's.
class CrewDealing {
 public:
  /// `lostText`: names what a number stands for, after "Worker 2 lost": "a configuration, which is measured again:
  /// X=1."
  CrewDealing(Crew& crew, Tell tell, std::function<std::string(std::uint64_t number)> lostText);

  [[nodiscard]] Dealer& dealer() { return dealer_; }
  /// Workers that have joined the crew before this was made take part.
  void joinFree();

  /// Makes what a worker tries.
  using TryOf = std::function<Crew::Try(std::size_t worker, std::uint64_t number)>;
  /// Deals to all free workers. Returns true if any got one.
  bool dealToAll(const TryOf& tryOf);

  struct Parts {
    TryOf tryOf;
    std::function<void(const EndedDeal& ended)> take;  ///< may add to the dealer
    std::function<void()> tellProgress;                ///< before each wait
    const char* remedy = "";                           ///< see requireWorkers
  };
  /// Deals what waits until all of it is done; if stopped, only waits for what was dealt. Workers that have joined the
  /// crew before take part. Throws NoWorkerError if all workers are lost.
  void dealWhatWaits(const Parts& parts, const std::stop_token& stop);

  /// Throws NoWorkerError if all workers are lost: a sentence with the last loss and the remedy, also a sentence.
  void requireWorkers(const char* remedy) const;

  /// Takes what a worker sent. Returns the deal that it ended, if it did.
  std::optional<EndedDeal> hear(CrewEvent& event);

  /// Waits for the workers, and takes no notice of their results.
  void abandon();

 private:
  std::optional<EndedDeal> take(std::size_t worker, const CrewTrial& trial);
  void tell(std::string sentence, NoteLevel level) const;
  void tellOnce(Note&& note);

  Crew& crew_;
  Tell tell_;
  std::function<std::string(std::uint64_t)> lostText_;
  Dealer dealer_;
  std::set<std::string> told_;
  std::string lastLeft_;  ///< a sentence on the worker that left last
};

}  // namespace headroom
