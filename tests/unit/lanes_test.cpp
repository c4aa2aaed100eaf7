// Work on several machines at the same time, and the order in which its events are heard.
#include "workbench/sweep/lanes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <latch>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using What = decltype(RunEvent::what);

What note(const std::string& text) {
  return Note{text};
}

What row(const std::string& variant) {
  RowReady ready;
  ready.row.variant = variant;
  return ready;
}

std::string textOf(const What& what) {
  if (const auto* ready = std::get_if<RowReady>(&what)) return ready->row.variant;
  return std::get<Note>(what).text;
}

/// What is heard, in order.
struct Listener {
  std::vector<std::string> heard;
  HearLane hear() {
    return [this](std::size_t lane, const What& what) { heard.push_back(std::to_string(lane) + textOf(what)); };
  }
};

TEST(Lanes, WorkAtTheSameTime) {
  std::latch both(2);
  const auto meet = [&both](const Tell&, const std::stop_token&) { both.arrive_and_wait(); };
  const std::vector<Lane> lanes{{meet, true}, {meet, false}};
  runLanes(lanes, Listener().hear(), {});  // would never return one after the other
}

TEST(Lanes, EventsAreHeardOnTheCallingThreadAndInTheOrderOfTheirLane) {
  const std::thread::id caller = std::this_thread::get_id();
  std::vector<std::string> ofSecond;
  std::vector<Lane> lanes;
  for (int lane = 0; lane < 2; ++lane) {
    lanes.push_back({[](const Tell& tell, const std::stop_token&) {
                       for (int i = 0; i < 100; ++i) tell(note(std::to_string(i)));
                     },
                     false});
  }
  runLanes(lanes,
           [&](std::size_t lane, const What& what) {
             EXPECT_EQ(std::this_thread::get_id(), caller);
             if (lane == 1) ofSecond.push_back(textOf(what));
           },
           {});
  ASSERT_EQ(ofSecond.size(), 100U);
  for (std::size_t i = 0; i < ofSecond.size(); ++i) EXPECT_EQ(ofSecond[i], std::to_string(i));
}

TEST(Lanes, EventsOfOthersWaitForTheNextOneFromHere) {
  Listener listener;
  std::latch told(1);
  std::atomic<bool> isMeasuring = false;
  const Lane here{[&](const Tell& tell, const std::stop_token&) {
                    isMeasuring = true;
                    told.wait();
                    std::this_thread::sleep_for(20ms);
                    isMeasuring = false;
                    tell(note(" here"));
                  },
                  true};
  const Lane there{[&](const Tell& tell, const std::stop_token&) {
                     tell(note(" there"));
                     told.count_down();
                   },
                   false};
  const std::vector<Lane> lanes{here, there};
  runLanes(lanes,
           [&](std::size_t lane, const What& what) {
             EXPECT_FALSE(isMeasuring);
             listener.hear()(lane, what);
           },
           {});
  EXPECT_THAT(listener.heard, ElementsAre("1 there", "0 here"));
}

TEST(Lanes, RowsThatFollowEachOtherStayTogether) {
  Listener listener;
  std::vector<Lane> lanes;
  for (int lane = 0; lane < 3; ++lane) {
    lanes.push_back({[](const Tell& tell, const std::stop_token&) {
                       for (int size = 0; size < 50; ++size) {
                         for (const char* variant : {"a", "b", "c"}) tell(row(variant));
                         tell(note("."));
                       }
                     },
                     lane == 1});
  }
  runLanes(lanes, listener.hear(), {});
  ASSERT_EQ(listener.heard.size(), 3U * 50 * 4);
  for (std::size_t i = 0; i < listener.heard.size(); ++i) {
    if (listener.heard[i].substr(1) != "a") continue;
    const std::string lane = listener.heard[i].substr(0, 1);
    EXPECT_EQ(listener.heard[i + 1], lane + "b");
    EXPECT_EQ(listener.heard[i + 2], lane + "c");
  }
}

TEST(Lanes, AFailureStopsTheOthersAndIsThrownAfterTheirEnd) {
  std::atomic<bool> isStopped = false;
  const std::vector<Lane> lanes{{[](const Tell&, const std::stop_token&) { throw std::runtime_error("lost"); }, false},
                                {[&](const Tell&, const std::stop_token& stop) {
                                   while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
                                   isStopped = true;
                                 },
                                 false}};
  EXPECT_THROW(runLanes(lanes, Listener().hear(), {}), std::runtime_error);
  EXPECT_TRUE(isStopped);
}

TEST(Lanes, AListenerThatThrowsStopsAll) {
  std::atomic<int> ended = 0;
  const auto untilStopped = [&](const Tell& tell, const std::stop_token& stop) {
    while (!stop.stop_requested()) tell(note("x"));
    ++ended;
  };
  const std::vector<Lane> lanes{{untilStopped, false}, {untilStopped, false}};
  const HearLane hear = [](std::size_t, const What&) { throw std::runtime_error("full"); };
  EXPECT_THROW(runLanes(lanes, hear, {}), std::runtime_error);
  EXPECT_EQ(ended, 2);
}

TEST(Lanes, AStopReachesAll) {
  std::stop_source stop;
  std::atomic<int> ended = 0;
  std::vector<Lane> lanes;
  for (const bool isFirst : {true, false}) {
    lanes.push_back({[&stop, &ended, isFirst](const Tell&, const std::stop_token& stopped) {
                       if (isFirst) stop.request_stop();
                       while (!stopped.stop_requested()) std::this_thread::sleep_for(1ms);
                       ++ended;
                     },
                     isFirst});
  }
  runLanes(lanes, Listener().hear(), stop.get_token());
  EXPECT_EQ(ended, 2);
}

}  // namespace
}  // namespace headroom
