// Transport to a runner and back: its start and end, and the transfer of lines and pixels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "headroom/image/image.hpp"
#include "jobs/protocol.hpp"
#include "system/child_process.hpp"
#include "system/process_state.hpp"

namespace headroom {

/// One runner at a time, which start() replaces. Independent of jobs, which RunnerHost handles.
class Transport {
 public:
  Transport() = default;
  virtual ~Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  /// Starts a runner with these variables added to its environment. Call from a thread that outlives the runner. Throws
  /// Error(Stage::Runner), a fragment with the reason.
  virtual void start(const std::map<std::string, std::string>& environment) = 0;
  [[nodiscard]] virtual bool isStarted() const = 0;
  /// Of the started process; of a command, the one on this machine.
  [[nodiscard]] virtual ProcessState state() const = 0;
  /// Has the next start() replace the runner's process, over the same connection if there is one.
  virtual void renew() { end(); }
  /// Ends the runner and returns how it ended, with its last words: "was killed by SIGSEGV". Empty if there is none.
  virtual std::string end() = 0;
  /// After end(): true if it crashed.
  [[nodiscard]] virtual bool crashed() const = 0;

  virtual Wait send(const std::string& line, const Patience& patience) = 0;
  /// A line longer than `mostBytes` is truncated.
  virtual Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) = 0;

  /// Call before the job's line: transfers the files that it reads to a runner on another machine, unless it has them.
  /// Throws Error(Stage::Runner) if they cannot be read here or stored there.
  virtual Wait sendFiles(const Job& /*job*/, const Patience& /*patience*/) { return Wait::Done; }
  /// Call before the line of the job with that number: transfers the photo to the runner, unless it has it already, and
  /// prepares for the result, which has as many bytes.
  virtual Wait sendPhoto(const Image& photo, std::uint64_t job, const Patience& patience) = 0;
  /// Receives the pixels that this line announces. Throws Error(Stage::Runner) for pixels other than the result's.
  virtual Wait receivePixels(const PixelsLine& line, const Patience& patience) = 0;
  /// Returns the result's pixels, once; null if none were received.
  virtual std::shared_ptr<const PixelMemory> takeResult() = 0;
};

/// Through the standard streams of a child process.
class ProcessTransport : public Transport {
 public:
  void start(const std::map<std::string, std::string>& environment) override;
  [[nodiscard]] bool isStarted() const override { return process_ != nullptr; }
  [[nodiscard]] ProcessState state() const override { return process_ ? process_->state() : ProcessState(); }
  std::string end() override;
  [[nodiscard]] bool crashed() const override { return crashed_; }
  Wait send(const std::string& line, const Patience& patience) override;
  Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) override;

 protected:
  /// Returns the next command to start. Throws Error(Stage::Runner).
  virtual ChildCommand nextCommand() = 0;
  ChildProcess& process() { return *process_; }

 private:
  std::unique_ptr<ChildProcess> process_;
  bool crashed_ = false;
};

}  // namespace headroom
