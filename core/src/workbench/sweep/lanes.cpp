#include "workbench/sweep/lanes.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace headroom {
namespace {

using What = decltype(RunEvent::what);

/// A lane elsewhere waits while this many events are unheard, so that memory is bounded.
constexpr std::size_t kMostUnheard = 10'000;

/// Events of lanes on other threads, on their way to the calling thread.
class LaneEvents {
 public:
  explicit LaneEvents(std::size_t lanes) : rows_(lanes) {}

  /// Called by the lane's thread.
  void post(std::size_t lane, What what) {
    const bool isRow = std::holds_alternative<RowReady>(what);
    rows_[lane].push_back(std::move(what));
    if (!isRow) flush(lane);
  }

  void begin() {
    const std::lock_guard lock(mutex_);
    ++working_;
  }

  void end(std::size_t lane, const std::exception_ptr& failure) {
    flush(lane);
    const std::lock_guard lock(mutex_);
    --working_;
    if (!failure_) failure_ = failure;
    changed_.notify_all();
  }

  /// Passes on the events so far; further ones would keep the caller.
  void hearNow(const HearLane& hear) {
    std::unique_lock lock(mutex_);
    for (std::size_t left = events_.size(); left > 0; --left) hearNext(lock, hear);
  }

  /// Passes on all events until the lanes have ended.
  void hearToTheEnd(const HearLane& hear) {
    std::unique_lock lock(mutex_);
    for (;;) {
      while (!events_.empty()) hearNext(lock, hear);
      if (working_ == 0) return;
      changed_.wait(lock, [this] { return !events_.empty() || working_ == 0; });
    }
  }

  /// Drops events from here on.
  void close() {
    const std::lock_guard lock(mutex_);
    isClosed_ = true;
    events_.clear();
    changed_.notify_all();
  }

  /// After the end.
  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void flush(std::size_t lane) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return events_.size() < kMostUnheard || isClosed_; });
    for (What& what : std::exchange(rows_[lane], {})) {
      if (!isClosed_) events_.emplace_back(lane, std::move(what));
    }
    changed_.notify_all();
  }

  void hearNext(std::unique_lock<std::mutex>& lock, const HearLane& hear) {
    auto [lane, what] = std::move(events_.front());
    events_.pop_front();
    lock.unlock();
    changed_.notify_all();
    hear(lane, std::move(what));
    lock.lock();
  }

  std::vector<std::vector<What>> rows_;  // each of its lane's thread alone
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::pair<std::size_t, What>> events_;
  std::size_t working_ = 0;
  bool isClosed_ = false;
  std::exception_ptr failure_;
};

std::jthread startLane(const Lane& lane, std::size_t index, LaneEvents& events, std::stop_source& stopping) {
  events.begin();
  try {
    return std::jthread([&lane, index, &events, &stopping] {
      std::exception_ptr failure;
      try {
        lane.work([&events, index](What what) { events.post(index, std::move(what)); }, stopping.get_token(), [] {});
      } catch (...) {
        failure = std::current_exception();
        stopping.request_stop();
      }
      events.end(index, failure);
    });
  } catch (...) {
    events.end(index, nullptr);
    throw;
  }
}

}  // namespace

void runLanes(std::span<const Lane> lanes, const HearLane& hear, const std::stop_token& stop) {
  std::stop_source stopping;
  const std::stop_callback forward(stop, [&stopping] { stopping.request_stop(); });
  LaneEvents events(lanes.size());
  std::vector<std::jthread> threads;
  threads.reserve(lanes.size());
  const auto here = std::find_if(lanes.begin(), lanes.end(), [](const Lane& lane) { return lane.isHere; });
  const auto indexHere = static_cast<std::size_t>(here - lanes.begin());
  try {
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      if (i != indexHere) threads.push_back(startLane(lanes[i], i, events, stopping));
    }
    const auto tellHere = [&](What what) { hear(indexHere, std::move(what)); };
    if (here != lanes.end()) here->work(tellHere, stopping.get_token(), [&] { events.hearNow(hear); });
    events.hearToTheEnd(hear);
  } catch (...) {
    stopping.request_stop();
    events.close();
    throw;  // after the threads have ended
  }
  threads.clear();
  events.rethrow();
}

}  // namespace headroom
