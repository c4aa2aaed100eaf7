// Kernels' output: OpenCL C's printf writes to the stdout of the process that runs them.
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

/// Takes over this process's stdout and reads it continuously, so that no writer waits long. The beginning of each
/// job's output is passed on at once, so that it arrives even if the job crashes or hangs. One per process, for its
/// whole life. If no descriptors are left, stdout stays as it is.
class PrintedOutput {
 public:
  using PassOn = std::function<void(std::uint64_t job, const Printed& printed)>;

  /// `passOn` is called on any thread, one call at a time, and only between begin and end.
  explicit PrintedOutput(PassOn passOn);

  /// Attributes output from now on to this job; output since the end of the last job is dropped.
  void begin(std::uint64_t job);
  /// Passes on the rest of the job's output.
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
  std::string kept_;             // output of this job that is passed on, up to the limit
  std::size_t passedOn_ = 0;     // bytes of it that were passed on
  std::uint64_t moreFeeds_ = 0;  // line feeds in the omitted output
  std::uint64_t moreBytes_ = 0;  // bytes of the omitted output
  std::uint64_t bytesSaid_ = 0;  // bytes of it that were reported
  bool endsInLine_ = false;      // the omitted output ends without a line feed
  std::jthread reader_;          // last, because it uses all of the above
};

}  // namespace headroom
