// The runner: a child process that speaks the protocol, and dies with its parent.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "jobs/pixel_channel.hpp"

namespace headroom {

/// A program to start again and again: the same one, also when another version has taken its place on disk meanwhile.
class RunnerProgram {
 public:
  explicit RunnerProgram(std::filesystem::path path) : path_(std::move(path)) {}
  ~RunnerProgram();
  RunnerProgram(const RunnerProgram&) = delete;
  RunnerProgram& operator=(const RunnerProgram&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Opens it where that has not been done; -1 with errno where it can not be executed.
  int descriptor();

 private:
  std::filesystem::path path_;
  int descriptor_ = -1;
};

class RunnerProcess {
 public:
  /// Starts `program` worker with these variables added to the environment. Call it from a thread that outlives the
  /// runner: the kernel ends the runner when the thread that started it ends. Throws Error(Stage::Runner).
  RunnerProcess(RunnerProgram& program, const std::map<std::string, std::string>& environment);
  /// Kills it if it still runs.
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  /// This side's end.
  [[nodiscard]] PixelChannel& pixels() { return pixels_; }

  /// False when the runner no longer reads.
  bool send(const std::string& line);

  enum class Wait { Line, WokenUp, TimedOut, Ended };
  /// Waits for a whole line, for `wakeDescriptor` to become readable, or for the time to be over.
  Wait waitForLine(std::string& line, int wakeDescriptor, std::chrono::milliseconds timeout);

  /// Kills it, waits for its end and says how it ended, with the driver's last words: "was killed by SIGSEGV".
  std::string end();
  /// After end(): true when it died of its own fault (SIGSEGV, SIGABRT...), not because somebody ended it.
  [[nodiscard]] bool crashed() const { return crashed_; }

 private:
  RunnerProcess(RunnerProgram& program, const std::map<std::string, std::string>& environment,
                std::pair<PixelChannel, PixelChannel> pixels);

  bool takeLine(std::string& line);
  void readErrors();

  PixelChannel pixels_;
  pid_t process_ = -1;
  int jobs_ = -1;
  int events_ = -1;
  int errors_ = -1;
  bool crashed_ = false;
  std::string received_;
  std::string lastWords_;  // the end of its stderr
};

}  // namespace headroom
