#include "harvest.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <iterator>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "capture.hpp"

namespace headroom::capture {
namespace {

/// Limit of pending launches, because drivers would run out of memory for events.
constexpr std::size_t kMostPending = 1 << 16;
/// Number of launches between checks for completed ones, if the program never waits.
constexpr std::size_t kLookEvery = 256;

struct Shown {
  cl_event timed;
  long holders;
};

struct Waiting {
  std::mutex mutex;
  std::deque<PendingLaunch> launches;
  std::atomic<std::size_t> count{0};
  std::atomic<std::size_t> captures{0};  ///< launches among them whose contents are still to be written
  std::atomic<int> lookers{0};           ///< threads that have taken some out, and will not read contents
  std::unordered_map<cl_event, Shown> shown;
  std::atomic<std::size_t> shownCount{0};
};

Waiting& waiting() {
  static Waiting& all = *new Waiting;  // never destroyed: calls may come while the program exits
  return all;
}

enum class End { NotYet, Well, Failed };

End endOf(cl_event event) {
  cl_int status = CL_QUEUED;
  if (driver.clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr) != CL_SUCCESS)
    return End::Failed;
  return status == CL_COMPLETE ? End::Well : status < 0 ? End::Failed : End::NotYet;
}

std::uint64_t stamp(cl_event event, cl_profiling_info what) {
  cl_ulong ns = 0;
  return driver.clGetEventProfilingInfo(event, what, sizeof ns, &ns, nullptr) == CL_SUCCESS ? ns : 0;
}

void finish(PendingLaunch& pending, End end) {
  TimedLaunch& launch = pending.launch;
  if (end == End::Well) {
    launch.startNs = stamp(pending.event, CL_PROFILING_COMMAND_START);
    launch.endNs = stamp(pending.event, CL_PROFILING_COMMAND_END);
  }
  const bool isTimed = launch.startNs != 0 && launch.endNs >= launch.startNs;
  if (isTimed) {
    countTimed(launch);
  } else {
    countUntimed(launch.kernel);
  }
  driver.clReleaseEvent(pending.event);
  pending.event = nullptr;
}

/// Removes and returns up to this number of launches, oldest first.
std::vector<PendingLaunch> take(std::size_t most) {
  const std::lock_guard lock(waiting().mutex);
  std::deque<PendingLaunch>& all = waiting().launches;
  const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
  std::vector<PendingLaunch> taken(std::make_move_iterator(all.begin()), std::make_move_iterator(end));
  all.erase(all.begin(), end);
  return taken;
}

void putBack(std::vector<PendingLaunch>& launches) {
  if (launches.empty()) return;
  const std::lock_guard lock(waiting().mutex);
  waiting().launches.insert(waiting().launches.begin(), std::make_move_iterator(launches.begin()),
                            std::make_move_iterator(launches.end()));
}

/// Returns true if the launch is complete. `canRead`: contents may be read back, however long that takes.
bool isDone(PendingLaunch& pending, bool canRead) {
  if (pending.event != nullptr) {
    const End end = endOf(pending.event);
    if (end == End::NotYet) return false;
    if (pending.capture) pending.capture->setTimes(pending.event);
    finish(pending, end);
    if (end == End::Failed && pending.capture) {
      pending.capture->noteFailure();
      pending.capture.reset();
    }
  }
  if (!pending.capture) return true;
  if (!canRead || !pending.capture->isOver()) return false;
  pending.capture->write();
  return true;
}

/// Stops after this number of incomplete launches, or at `most`.
void harvestSome(std::size_t most, bool canRead) {
  if (!canRead) ++waiting().lookers;
  std::vector<PendingLaunch> left;
  for (std::size_t seen = 0; seen < most && left.size() < kLookEvery;) {
    std::vector<PendingLaunch> taken = take(std::min(most - seen, kLookEvery));
    if (taken.empty()) break;
    seen += taken.size();
    for (PendingLaunch& pending : taken) {
      const bool isCapture = pending.capture != nullptr;
      if (isDone(pending, canRead)) {
        --waiting().count;
        if (isCapture) --waiting().captures;
      } else {
        left.push_back(std::move(pending));
      }
    }
  }
  putBack(left);
  if (!canRead) --waiting().lookers;
}

/// Waits, for a moment, until no other thread that only looks has launches out of the list: this may be the last call
/// of the program in which contents can be read. Returns true if there is something to look at again.
bool waitForLookers() {
  constexpr int kMostWaits = 100;
  constexpr std::chrono::microseconds kWait{100};
  if (waiting().captures == 0 || waiting().lookers == 0) return false;
  for (int i = 0; i < kMostWaits && waiting().lookers > 0; ++i) std::this_thread::sleep_for(kWait);
  return true;
}

thread_local bool isInCallback = false;

}  // namespace

void awaitEnd(PendingLaunch launch) {
  const std::size_t count = waiting().count.load(std::memory_order_relaxed);
  if (count >= kMostPending && !launch.capture) {
    countUnwatched();
    driver.clReleaseEvent(launch.event);
    harvestSome(kLookEvery, false);
    return;
  }
  ++waiting().count;
  if (launch.capture) ++waiting().captures;
  {
    const std::lock_guard lock(waiting().mutex);
    waiting().launches.push_back(std::move(launch));
  }
  if (count >= 2 * kLookEvery && count % kLookEvery == 0) harvestSome(kLookEvery, false);
}

void harvest() {
  if (waiting().count.load(std::memory_order_relaxed) == 0) return;
  const bool canRead = !isInCallback;
  harvestSome(kMostPending, canRead);
  if (canRead && waitForLookers()) harvestSome(kMostPending, canRead);
}

void harvestTimes() {
  if (waiting().count.load(std::memory_order_relaxed) > 0) harvestSome(kMostPending, false);
}

CallbackScope::CallbackScope() : before_(isInCallback) {
  isInCallback = true;
}

CallbackScope::~CallbackScope() {
  isInCallback = before_;
}

cl_event timedEventBehind(cl_event event) {
  if (waiting().shownCount.load(std::memory_order_relaxed) == 0) return nullptr;
  const std::lock_guard lock(waiting().mutex);
  const auto found = waiting().shown.find(event);
  return found == waiting().shown.end() ? nullptr : found->second.timed;
}

void showInstead(cl_event shown, cl_event timed) {
  const std::lock_guard lock(waiting().mutex);
  waiting().shown[shown] = {timed, 1};
  ++waiting().shownCount;
}

void retainShown(cl_event event) {
  if (waiting().shownCount.load(std::memory_order_relaxed) == 0) return;
  const std::lock_guard lock(waiting().mutex);
  const auto found = waiting().shown.find(event);
  if (found != waiting().shown.end()) ++found->second.holders;
}

void releaseShown(cl_event event) {
  if (waiting().shownCount.load(std::memory_order_relaxed) == 0) return;
  cl_event timed = nullptr;
  {
    const std::lock_guard lock(waiting().mutex);
    const auto found = waiting().shown.find(event);
    if (found == waiting().shown.end() || --found->second.holders > 0) return;
    timed = found->second.timed;
    waiting().shown.erase(found);
    --waiting().shownCount;
  }
  driver.clReleaseEvent(timed);
}

void prepareHarvestForFork() {
  waiting().mutex.lock();
}

void continueHarvestAfterFork(bool isChild) {
  if (isChild) {
    // They belong to the parent. Their objects are not released, because that would call the driver, whose threads do
    // not exist in this process.
    static_cast<void>(new std::deque<PendingLaunch>(std::move(waiting().launches)));
    waiting().launches.clear();
    waiting().count = 0;
    waiting().captures = 0;
    waiting().lookers = 0;  // their threads are in the parent
  }
  waiting().mutex.unlock();
}

}  // namespace headroom::capture
