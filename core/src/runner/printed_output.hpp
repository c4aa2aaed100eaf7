// What kernels print: OpenCL C's printf writes to the stdout of the process that runs them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "jobs/job.hpp"

namespace headroom {

/// Takes this process's stdout and reads all that is written there as it comes, so that no writer waits for long. The
/// beginning of what each job prints is passed on at once: a job that crashes or never ends has passed it on, too. One
/// in a process, for as long as that lives. Where there are no descriptors left, stdout stays as it is.
class PrintedOutput {
 public:
  using PassOn = std::function<void(std::uint64_t job, const Printed& printed)>;

  /// `passOn` is called on some thread, one call at a time, and only between begin and end.
  explicit PrintedOutput(PassOn passOn);

  /// What comes from now on is this job's; what came since the end of the last one is nobody's.
  void begin(std::uint64_t job);
  /// All that the job has printed is passed on.
  void end();

 private:
  void run();
  [[nodiscard]] std::size_t takeSome();
  void takeAll();
  void take(std::string_view bytes);
  void leaveOut(std::string_view bytes);
  void passOn();

  PassOn passOn_;
  int output_ = -1;
  std::mutex mutex_;
  std::uint64_t job_ = 0;        // 0: none
  std::string kept_;             // of this job, as much as is passed on
  std::size_t passedOn_ = 0;     // of it
  std::uint64_t moreFeeds_ = 0;  // of what is not kept
  std::uint64_t moreBytes_ = 0;  // of the same
  std::uint64_t bytesSaid_ = 0;  // of the same, that was passed on
  bool endsInLine_ = false;      // the same has a last line without a line feed
  std::jthread reader_;          // last: it uses all of the above
};

}  // namespace headroom
