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
using ::testing::UnorderedElementsAre;
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
  const auto meet = [&both](const Tell&, const std::stop_token&, const HearOthers&) { both.arrive_and_wait(); };
  const std::vector<Lane> lanes{{meet, true}, {meet, false}};
  runLanes(lanes, Listener().hear(), {});  // would never return one after the other
}

TEST(Lanes, EventsAreHeardOnTheCallingThreadAndInTheOrderOfTheirLane) {
  const std::thread::id caller = std::this_thread::get_id();
  std::vector<std::string> ofSecond;
  std::vector<Lane> lanes;
  for (int lane = 0; lane < 2; ++lane) {
    lanes.push_back({[](const Tell& tell, const std::stop_token&, const HearOthers&) {
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

TEST(Lanes, EventsOfOthersWaitUntilNothingIsMeasuredHere) {
  Listener listener;
  std::latch told(1);
  bool isMeasuring = false;  // the listener is on the thread that measures
  const Lane here{[&](const Tell& tell, const std::stop_token&, const HearOthers& hearOthers) {
                    told.wait();
                    isMeasuring = true;
                    tell(note(" timing"));
                    tell(note(" more"));
                    isMeasuring = false;
                    hearOthers();
                    tell(note(" done"));
                  },
                  true};
  const Lane there{[&](const Tell& tell, const std::stop_token&, const HearOthers& hearOthers) {
                     tell(note(" there"));
                     hearOthers();
                     told.count_down();
                   },
                   false};
  const std::vector<Lane> lanes{here, there};
  runLanes(lanes,
           [&](std::size_t lane, const What& what) {
             EXPECT_FALSE(isMeasuring && lane == 1) << "an event of another machine in the middle of a job here";
             listener.hear()(lane, what);
           },
           {});
  EXPECT_THAT(listener.heard, ElementsAre("0 timing", "0 more", "1 there", "0 done"));
}

TEST(Lanes, ALaneMayEndLongBeforeOthers) {
  Listener listener;
  std::latch ended(1);
  const std::vector<Lane> lanes{{[&](const Tell& tell, const std::stop_token& stop, const HearOthers&) {
                                   ended.wait();
                                   EXPECT_FALSE(stop.stop_requested());
                                   tell(note(" late"));
                                 },
                                 true},
                                {[&](const Tell& tell, const std::stop_token&, const HearOthers&) {
                                   tell(row(" early"));
                                   ended.count_down();
                                 },
                                 false}};
  runLanes(lanes, listener.hear(), {});
  EXPECT_THAT(listener.heard, UnorderedElementsAre("0 late", "1 early"));
}

TEST(Lanes, RowsThatFollowEachOtherStayTogether) {
  Listener listener;
  std::vector<Lane> lanes;
  for (int lane = 0; lane < 3; ++lane) {
    lanes.push_back({[](const Tell& tell, const std::stop_token&, const HearOthers& hearOthers) {
                       for (int size = 0; size < 50; ++size) {
                         for (const char* variant : {"a", "b", "c"}) tell(row(variant));
                         tell(note("."));
                         hearOthers();
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
  const std::vector<Lane> lanes{
      {[](const Tell&, const std::stop_token&, const HearOthers&) { throw std::runtime_error("lost"); }, false},
      {[&](const Tell&, const std::stop_token& stop, const HearOthers&) {
         while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
         isStopped = true;
       },
       false}};
  EXPECT_THROW(runLanes(lanes, Listener().hear(), {}), std::runtime_error);
  EXPECT_TRUE(isStopped);
}

TEST(Lanes, AListenerThatThrowsStopsAll) {
  std::atomic<int> ended = 0;
  const auto untilStopped = [&](const Tell& tell, const std::stop_token& stop, const HearOthers&) {
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
    lanes.push_back({[&stop, &ended, isFirst](const Tell&, const std::stop_token& stopped, const HearOthers&) {
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
