// The way to a runner and back: how it is started and ended, how lines and pixels get there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "headroom/image/image.hpp"
#include "jobs/protocol.hpp"
#include "system/child_process.hpp"

namespace headroom {

/// One runner at a time, which is replaced by start(). It knows nothing of jobs: RunnerHost does.
class Transport {
 public:
  Transport() = default;
  virtual ~Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  /// Starts a runner with these variables added to its environment. Call it from a thread that outlives the runner.
  /// Throws Error(Stage::Runner), a fragment that says why.
  virtual void start(const std::map<std::string, std::string>& environment) = 0;
  [[nodiscard]] virtual bool isStarted() const = 0;
  /// Ends the runner and says how it ended, with its last words: "was killed by SIGSEGV". Empty where there is none.
  virtual std::string end() = 0;
  /// After end(): true when it died of its own fault.
  [[nodiscard]] virtual bool crashed() const = 0;

  virtual Wait send(const std::string& line, const Patience& patience) = 0;
  /// A line that is longer than `mostBytes` comes cut.
  virtual Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) = 0;

  /// Before the line of the job of that number: brings the photo to the runner, where that is not the one that it had
  /// last, and prepares for the result, which has as many bytes.
  virtual Wait sendPhoto(const Image& photo, std::uint64_t job, const Patience& patience) = 0;
  /// The pixels that this line announces. Throws Error(Stage::Runner) for others than those of the result.
  virtual Wait receivePixels(const PixelsLine& line, const Patience& patience) = 0;
  /// The result's pixels, once; null where none came.
  virtual std::shared_ptr<const PixelMemory> takeResult() = 0;
};

/// Through the standard streams of a child process.
class ProcessTransport : public Transport {
 public:
  void start(const std::map<std::string, std::string>& environment) override;
  [[nodiscard]] bool isStarted() const override { return process_ != nullptr; }
  std::string end() override;
  [[nodiscard]] bool crashed() const override { return crashed_; }
  Wait send(const std::string& line, const Patience& patience) override;
  Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) override;

 protected:
  /// What to start now. Throws Error(Stage::Runner).
  virtual ChildCommand nextCommand() = 0;
  ChildProcess& process() { return *process_; }

 private:
  std::unique_ptr<ChildProcess> process_;
  bool crashed_ = false;
};

}  // namespace headroom
