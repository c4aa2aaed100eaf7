// Launches whose end is awaited: their times are read when the program waits for something anyway.
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
  std::shared_ptr<Capture> capture;  ///< whose contents are read back then; usually none
};

/// Takes the launch over. Never waits.
void awaitEnd(PendingLaunch launch);

/// Reads the times of all launches that have ended, and writes the captures of those. Never waits for a command of the
/// program's.
void harvest();
/// The times alone, for calls that drivers' callbacks of any kind may make.
void harvestTimes();

/// While one lives, harvest() on this thread reads no contents: drivers allow no waiting in callbacks.
class CallbackScope {
 public:
  CallbackScope();
  ~CallbackScope();
  CallbackScope(const CallbackScope&) = delete;
  CallbackScope& operator=(const CallbackScope&) = delete;

 private:
  bool before_;
};

/// Whether an event is one that profiling information is read of although the program sees another one; null: not.
cl_event timedEventBehind(cl_event event);
/// Lets the program see `shown`, which ends later, in place of `timed`. Both are held.
void showInstead(cl_event shown, cl_event timed);
/// The program holds or lets go of an event.
void retainShown(cl_event event);
void releaseShown(cl_event event);

void prepareHarvestForFork();
void continueHarvestAfterFork(bool isChild);

}  // namespace headroom::capture
