// One captured launch: its contents are copied aside on the device around it, and written when the program waits for
// something.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "contents.hpp"
#include "driver.hpp"
#include "launch.hpp"

namespace headroom::capture {

/// What an argument is, as `arguments.txt` names it.
enum class ArgumentKind { Buffer, Image, Scalar, Local, Sampler, Svm, Null, Pipe };

struct CapturedArgument {
  ArgumentKind kind = ArgumentKind::Scalar;
  Argument value;
  int contents = -1;  ///< index in CapturedLaunch::contents; -1: none
  int root = -1;      ///< number of its allocation; -1: none
};

/// The data written for a launch.
struct CapturedLaunch {
  std::string kernel;
  std::shared_ptr<Program> program;
  std::shared_ptr<NameCount> count;
  std::shared_ptr<SourceCount> source;  ///< there where it is captured as one of all
  std::vector<CapturedArgument> arguments;
  std::vector<Contents> contents;
  std::vector<std::string> notes;
  std::shared_ptr<Queue> queue;
  cl_uint dimensions = 0;
  std::size_t offset[3] = {0, 0, 0};
  std::size_t global[3] = {0, 0, 0};
  std::size_t local[3] = {0, 0, 0};
  std::uint64_t number = 0;
  std::uint64_t ofKernel = 0;
  std::uint64_t nanoseconds = 0;  ///< 0: unknown
  bool isUntilSecond = false;     ///< removed when the kernel's second launch is written
};

class Capture {
 public:
  Capture(const Launch& launch, bool isUntilSecond);
  ~Capture();
  Capture(const Capture&) = delete;
  Capture& operator=(const Capture&) = delete;

  /// Enqueues the copies before the launch. Returns the events that the launch must wait for.
  std::vector<cl_event> copyBefore(const LaunchWaits& waits);
  /// Enqueues the copies after it. Returns the event that ends after them, which the caller may retain; null: there is
  /// none.
  cl_event copyAfter(cl_event launched);
  /// Frees the copies and writes nothing.
  void giveUp();
  /// For a launch that failed on the device: writes nothing, and adds a note.
  void noteFailure();
  /// The launch has ended.
  void setTimes(cl_event launched);
  /// True once all copies have ended.
  [[nodiscard]] bool isOver();
  /// Writes the folder. Waits only for the device's copies to the host.
  void write();

 private:
  CapturedLaunch launch_;
  cl_event end_ = nullptr;
  bool isGivenUp_ = false;
};

/// Returns the launch's capture if it was requested; else null.
std::shared_ptr<Capture> captureOf(const Launch& launch);

}  // namespace headroom::capture
