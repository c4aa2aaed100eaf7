// A host with a runner that is replaced when it dies or falls silent, on this machine or wherever a command starts one.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "headroom/hosts/host.hpp"
#include "jobs/job_host.hpp"
#include "jobs/protocol.hpp"
#include "workbench/hosts/fresh_cache.hpp"
#include "workbench/hosts/job_patience.hpp"
#include "workbench/hosts/printed_note.hpp"
#include "workbench/hosts/stable_ids.hpp"
#include "workbench/hosts/start_patience.hpp"
#include "workbench/hosts/transport.hpp"

namespace headroom {

class RunnerHost : public JobHost {
 public:
  /// Attempts of a job whose runner dies: one if it would die for the same reason again, or another host tries it.
  enum class Tries { One, Several };
  /// Larger than any row with all of its samples: a longer line comes from another program.
  static constexpr std::size_t kMostBytesOfLine = std::size_t{1} << 28;

  /// `runner` is the program whose `worker` command is this machine's own runner, for a host without a command. A
  /// runner silent for longer than `deadline` is killed, so is one that sends signs of life alone (see JobPatience),
  /// and one whose line is longer than `mostBytesOfLine` fails.
  RunnerHost(const Host& host, const std::filesystem::path& runner, std::chrono::milliseconds deadline,
             Tries tries = Tries::Several, std::size_t mostBytesOfLine = kMostBytesOfLine);
  ~RunnerHost() override;

  /// A job whose runner died is tried again in a new runner; its row mentions a crash. If it crashes again, and the
  /// runner is this machine's own, it is tried with a temporary PoCL cache and without program binaries, because
  /// damaged ones crash drivers. If that works, and a last attempt with the old caches crashes again, they are removed.
  /// Devices keep the ids of the first list, however later runners number them; a job of one that is gone fails.
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;

  /// Starts a runner if there is none. Until the next call, a replacement must be on the same machine.
  std::optional<RunContext> context(const std::stop_token& stop) override;

 private:
  JobOutcome executeOnce(const Job& job, const JobSink& sink, const std::stop_token& stop);
  JobOutcome executeWithoutCaches(const Job& job, const JobSink& sink, const std::stop_token& stop,
                                  const JobOutcome& crash);
  JobOutcome matchDevices(const JobSink& sink, const std::stop_token& stop);
  [[nodiscard]] JobOutcome goneOutcome(const std::string& device) const;
  JobOutcome converse(const Job& job, const JobSink& sink, const std::stop_token& stop, PrintedNote& printed);
  JobOutcome lost(Wait how, const Job& job);
  JobOutcome endless(const Job& job);
  void show(const std::optional<Note>& printed, const JobSink& sink);
  void start(const std::stop_token& stop);
  bool greets(int wake, bool& mayReplace);
  bool isReplaced(StartPatience::Verdict verdict, bool& mayReplace);
  [[noreturn]] void failToStart(const std::string& why) const;
  [[nodiscard]] Greeting greetingIn(const std::string& line) const;
  void take(const Greeting& greeting);
  void requireAsked(const std::string& excess) const;
  bool take(EventLine line, const JobSink& sink, PrintedNote& printed, JobPatience& signs);
  void deliver(EventLine line, const JobSink& sink);
  void avoidCaches();
  void useCachesAgain();
  [[nodiscard]] std::string who() const;
  [[nodiscard]] std::string commandRemedy() const;
  [[nodiscard]] std::string outputRemedy() const;

  bool isOwn_;             // this machine's: of this program's version, and with its caches
  std::string namedHost_;  // empty: this machine
  std::string name_;       // for sentences
  std::string command_;    // as typed
  std::chrono::milliseconds deadline_;
  Tries tries_;
  std::size_t mostBytesOfLine_;
  std::unique_ptr<Transport> transport_;
  bool avoidsCaches_ = false;
  std::optional<FreshCache> freshPoclCache_;  // empty: the usual one, or the user's
  std::uint64_t serial_ = 0;
  bool crashed_ = false;               // how the last lost runner ended
  std::string activity_;               // of the current job, as last reported by the runner
  std::string shownPrinted_;           // output of the current job in an earlier attempt, already shown
  std::optional<RunContext> context_;  // of the last runner's greeting
  StableIds ids_;
  std::vector<Note> notes_;  // of its greeting, until there is a sink for them
  bool hasGreeted_ = false;  // a runner has greeted
  std::string replaced_;     // why the last start took a second runner, until a row says so
};

}  // namespace headroom
