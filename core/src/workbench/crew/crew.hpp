// Workers of a run: hosts of jobs, each on a thread of its own, whose events are heard by one thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/job_host.hpp"
#include "workbench/crew/crew_devices.hpp"

namespace headroom {

/// No worker can be used, or all of them are lost: nothing more is measured, whatever the kernels are.
class NoWorkerError : public Error {
 public:
  explicit NoWorkerError(const std::string& sentence) : Error(Stage::Runner, sentence) {}
};

/// Of each event: a far end cannot fill the memory with notes.
inline constexpr std::size_t kMostNotesOfWorker = 8;

/// Makes the host of a worker's jobs; called on the thread that uses and destroys it.
using MakeWorker = std::function<std::unique_ptr<JobHost>(std::size_t worker)>;

/// The end of what a worker tried. Who started it keeps the result.
struct CrewTrial {
  std::string loss;      ///< why the worker was lost with it, as a sentence; empty if it was not
  bool hasBegun = true;  ///< false: the worker was lost before
  std::vector<Note> notes;
};

/// The worker has a device of its own, and is free.
struct CrewJoined {
  std::vector<Note> notes;  ///< of its runner's start
};
/// The worker is not used any longer.
struct CrewLeft {
  std::string sentence;
  bool noDevice = false;  ///< none matches the selector
};
/// See Crew::call().
struct CrewCalled {};

struct CrewEvent {
  std::size_t worker = 0;  ///< from 0; of no meaning for CrewCalled
  std::variant<CrewJoined, CrewLeft, CrewTrial, CrewCalled> what;
};

/// A worker starts by itself, and again after it was lost with a trial. It has at most one unheard event, so that
/// memory is bounded whatever far ends send. All calls, except for call(), are for one thread.
class Crew {
 public:
  /// `selector`: of the workers' devices, see CrewDevices.
  Crew(std::size_t workers, std::string selector, MakeWorker make);
  /// Ends all workers.
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  /// Waits for the first worker. Returns its context; nothing if stopped. Throws NoDeviceError if no worker has a
  /// matching device, and NoWorkerError if none can be used for other reasons.
  std::optional<RunContext> begin(const std::stop_token& stop);

  /// Returns the next event, or nothing at `until` or when stopped.
  std::optional<CrewEvent> next(const std::optional<std::chrono::steady_clock::time_point>& until,
                                const std::stop_token& stop);
  /// Causes a CrewCalled; for any thread.
  void call();

  [[nodiscard]] std::size_t size() const { return workers_.size(); }
  [[nodiscard]] bool isFree(std::size_t worker) const;
  /// Returns false if all workers have left.
  [[nodiscard]] bool isAnyLeft() const;
  /// Of a worker that has joined.
  [[nodiscard]] const DeviceDescription& deviceOf(std::size_t worker) const;
  /// "3 on node7 (slurm/0:0)"
  [[nodiscard]] std::string nameOf(std::size_t worker) const;
  /// Names of the machines whose devices have joined, each once.
  [[nodiscard]] std::vector<std::string> machines() const { return machines_; }

  using Try = std::function<CrewTrial(JobHost& host)>;
  /// Has a free worker try; its result is a CrewTrial.
  void start(std::size_t worker, Try attempt);
  /// Ends a worker; sends nothing.
  void dismiss(std::size_t worker);

  /// Returns a free worker, the same as long as it is free. Waits while all that are left are starting; nothing if none
  /// is left, or stopped. For a time when no worker tries anything.
  std::optional<std::size_t> lead(const std::stop_token& stop);
  /// Executes jobs on lead(). A job whose runner ends is tried once more.
  [[nodiscard]] DoJob doJob();

 private:
  enum class State { Starting, Free, Busy, Left };
  struct Arrived {
    RunContext context;
    std::vector<DeviceDescription> devices;
    std::vector<Note> notes;
  };
  struct Message {
    std::size_t worker = 0;
    std::variant<Arrived, CrewLeft, CrewTrial, CrewCalled> what;
  };
  /// Returns false if the worker was lost, and has to start again.
  using Task = std::function<bool(JobHost& host)>;
  struct Worker {
    State state = State::Starting;
    DeviceDescription device;
    RunContext context;
    Task task;                          // under mutex_
    std::condition_variable_any given;  // of the task; one each, so that a task wakes no other worker
    std::jthread thread;                // last, because it uses the others
  };

  std::optional<CrewEvent> hear(const std::optional<std::chrono::steady_clock::time_point>& until,
                                const std::stop_token& stop);
  void serve(std::size_t index, const std::stop_token& ending);
  bool prepare(std::size_t index, JobHost& host, const std::stop_token& ending);
  void post(Message message);
  void give(std::size_t worker, Task task);
  CrewEvent heard(Message message);
  CrewEvent arrived(std::size_t worker, Arrived arrival);
  [[nodiscard]] std::string sentenceAbout(std::size_t worker, const std::string& rest) const;

  MakeWorker make_;
  CrewDevices devices_;
  std::vector<std::string> machines_;
  std::optional<std::size_t> lead_;
  std::deque<CrewEvent> early_;  // events that were heard while waiting for a lead

  std::mutex mutex_;
  std::condition_variable_any changed_;  // of inbox_
  std::deque<Message> inbox_;
  std::vector<std::unique_ptr<Worker>> workers_;  // last, because their threads use all of the above
};

}  // namespace headroom
