// Pending launches: their times are read when the program waits for something.
#pragma once

#include <cstdint>
#include <memory>

#include "driver.hpp"
#include "figures_file.hpp"

namespace headroom::capture {

class Capture;

struct PendingLaunch {
  cl_event event = nullptr;  ///< held; released when its times were read
  TimedLaunch launch;
  std::shared_ptr<Capture> capture;  ///< its contents are read back then; usually null
};

/// Takes over the launch. Never waits.
void awaitEnd(PendingLaunch launch);

/// Reads the times of all completed launches, and writes their captures. Never waits for the program's commands.
void harvest();
/// Reads only the times, for calls that are allowed in drivers' callbacks.
void harvestTimes();

/// While it lives, harvest() on this thread reads no contents, because drivers forbid waiting in callbacks.
class CallbackScope {
 public:
  CallbackScope();
  ~CallbackScope();
  CallbackScope(const CallbackScope&) = delete;
  CallbackScope& operator=(const CallbackScope&) = delete;

 private:
  bool before_;
};

/// Returns the event whose profiling information replaces that of the event that the program sees; null if there is
/// none.
cl_event timedEventBehind(cl_event event);
/// Shows `shown`, which ends later, to the program in place of `timed`. Both are retained.
void showInstead(cl_event shown, cl_event timed);
/// For a program's retain or release of an event.
void retainShown(cl_event event);
void releaseShown(cl_event event);

void prepareHarvestForFork();
void continueHarvestAfterFork(bool isChild);

}  // namespace headroom::capture
