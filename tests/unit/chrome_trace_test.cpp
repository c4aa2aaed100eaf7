#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <cmath>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "headroom/report/trace.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;

constexpr const char* kQueue = "profiling queue";

ResultRow tracedRow(std::vector<CommandStamp> timeline) {
  ResultRow row = timedRow();
  row.timeline = std::move(timeline);
  return row;
}

json eventsOf(const std::vector<ResultRow>& rows, const std::string& phase) {
  json found = json::array();
  const json document = json::parse(toChromeTrace(rows));
  for (const json& event : document.at("traceEvents")) {
    if (event.at("ph") == phase) found.push_back(event);
  }
  return found;
}

/// Converts a number to nanoseconds like Perfetto's importer.
std::int64_t imported(const json& microseconds) {
  return static_cast<std::int64_t>(microseconds.get<double>() * 1000.0);
}

std::string threadName(const std::vector<ResultRow>& rows, const json& event) {
  const json names = eventsOf(rows, "M");
  for (const json& name : names) {
    if (name.at("name") == "thread_name" && name.at("pid") == event.at("pid") && name.at("tid") == event.at("tid")) {
      return name.at("args").at("name");
    }
  }
  return {};
}

void expectNoOverlap(const json& slices) {
  std::map<std::pair<int, int>, std::int64_t> ends;
  for (const json& slice : slices) {
    std::int64_t& end = ends.emplace(std::pair(slice.at("pid"), slice.at("tid")), 0).first->second;
    EXPECT_GE(imported(slice.at("ts")), end) << slice;
    EXPECT_GE(imported(slice.at("dur")), 0) << slice;
    end = imported(slice.at("ts")) + imported(slice.at("dur"));
  }
}

TEST(ChromeTrace, NamesDevicesAndQueues) {
  const std::vector<ResultRow> rows{tracedRow({{"filterRows", kQueue, 1000, 2000, 3000, 4000}})};
  const json names = eventsOf(rows, "M");
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0].at("name"), "process_name");
  EXPECT_EQ(names[0].at("args").at("name"), "Test device (0:0)");
  const json slice = eventsOf(rows, "X").at(0);
  EXPECT_EQ(threadName(rows, slice), kQueue);
  EXPECT_EQ(slice.at("name"), "filterRows");
  EXPECT_EQ(slice.at("args").at("variant"), "blur.separable");
  EXPECT_EQ(slice.at("args").at("queued_ns"), 1000);
  EXPECT_EQ(slice.at("args").at("end_ns"), 4000);
}

TEST(ChromeTrace, TimesAreMicrosecondsSinceTheDevicesFirstStamp) {
  const std::uint64_t base = 1'763'712'000'123'456'789;
  const json slice = eventsOf({tracedRow({{"k", kQueue, base, base + 17, base + 1'001, base + 3'456'790}})}, "X").at(0);
  EXPECT_DOUBLE_EQ(slice.at("ts").get<double>(), 1.001);
  EXPECT_DOUBLE_EQ(slice.at("dur").get<double>(), 3455.789);
}

TEST(ChromeTrace, AViewerReadsEveryNanosecond) {
  std::mt19937_64 random(3);
  std::vector<CommandStamp> commands;
  std::uint64_t now = 1;
  for (int i = 0; i < 2000; ++i) {
    const std::uint64_t end = now + random() % 5'000'000;
    commands.push_back({"k", kQueue, 0, 0, now, end});
    now = end;  // back to back: an error of a nanosecond is an overlap
  }
  const json slices = eventsOf({tracedRow(commands)}, "X");
  ASSERT_EQ(slices.size(), commands.size());
  for (std::size_t i = 0; i < commands.size(); ++i) {
    EXPECT_EQ(imported(slices[i].at("ts")), static_cast<std::int64_t>(commands[i].startNs - 1));
    EXPECT_EQ(imported(slices[i].at("dur")), static_cast<std::int64_t>(commands[i].endNs - commands[i].startNs));
  }
  expectNoOverlap(slices);
}

TEST(ChromeTrace, CommandsThatOverlapAreOnThreadsOfTheSameName) {
  const std::vector<ResultRow> rows{tracedRow({{"a", kQueue, 10, 20, 1000, 5000},
                                               {"b", kQueue, 10, 30, 2000, 6000},
                                               {"c", kQueue, 10, 40, 5000, 7000},
                                               {"d", "copy queue", 10, 40, 5500, 5600}})};
  const json slices = eventsOf(rows, "X");
  ASSERT_EQ(slices.size(), 4U);
  expectNoOverlap(slices);
  EXPECT_NE(slices[0].at("tid"), slices[1].at("tid"));
  EXPECT_EQ(slices[0].at("tid"), slices[2].at("tid"));
  EXPECT_EQ(threadName(rows, slices[1]), kQueue);
  EXPECT_EQ(threadName(rows, slices[3]), "copy queue");
}

TEST(ChromeTrace, WhatComesBeforeACommandIsNestedAsynchronousEvents) {
  const std::vector<ResultRow> rows{
      tracedRow({{"a", kQueue, 1000, 2000, 3000, 4000}, {"b", kQueue, 1100, 2100, 4000, 5000}})};
  std::map<int, std::vector<std::string>> open;
  std::vector<std::string> seen;
  const json document = json::parse(toChromeTrace(rows));
  for (const json& event : document.at("traceEvents")) {
    if (event.at("ph") == "b") {
      open[event.at("id")].push_back(event.at("name"));
      seen.push_back(event.at("name"));
    }
    if (event.at("ph") != "e") continue;
    ASSERT_FALSE(open[event.at("id")].empty());
    EXPECT_EQ(open[event.at("id")].back(), event.at("name")) << "ends what began last";
    open[event.at("id")].pop_back();
  }
  EXPECT_EQ(open.size(), 2U) << "one id for each command";
  for (const auto& [id, names] : open) EXPECT_TRUE(names.empty()) << id;
  EXPECT_THAT(seen, ElementsAre("waiting in profiling queue", "queued", "waiting in profiling queue", "queued",
                                "submitted", "submitted"));
}

TEST(ChromeTrace, StampsThatAreZeroOrReversedDrawNothingFalse) {
  const std::vector<ResultRow> rows{tracedRow({{"reversed", kQueue, 1000, 2000, 4000, 3000},
                                               {"no stamps", kQueue, 0, 0, 0, 0},
                                               {"queued unknown", kQueue, 0, 5000, 6000, 7000},
                                               {"submitted late", kQueue, 8000, 9500, 9000, 9900}})};
  const json slices = eventsOf(rows, "X");
  ASSERT_EQ(slices.size(), 2U);
  EXPECT_EQ(slices[0].at("name"), "queued unknown");
  EXPECT_DOUBLE_EQ(slices[0].at("ts").get<double>(), 1.0) << "since the first stamp that is one";
  EXPECT_DOUBLE_EQ(slices[1].at("ts").get<double>(), 4.0);
  EXPECT_EQ(eventsOf(rows, "b").size(), 2U) << "submitted, and the whole, of the first";
  EXPECT_EQ(eventsOf(rows, "e").size(), 2U);
}

TEST(ChromeTrace, EventsAreInOrderAndEachDeviceStartsAtZero) {
  ResultRow one = tracedRow({{"late", kQueue, 0, 0, 900'000, 901'000}, {"early", kQueue, 0, 0, 800'000, 801'000}});
  ResultRow other = one;
  other.deviceId = "1:0";
  other.device = "Other device";
  for (CommandStamp& command : other.timeline) {
    command.startNs += 1'000'000'000'000;
    command.endNs += 1'000'000'000'000;
  }
  const json slices = eventsOf({one, other}, "X");
  ASSERT_EQ(slices.size(), 4U);
  std::set<int> processes;
  double last = 0;
  for (const json& slice : slices) {
    processes.insert(slice.at("pid").get<int>());
    EXPECT_GE(slice.at("ts").get<double>(), last);
    last = slice.at("ts");
  }
  EXPECT_EQ(processes.size(), 2U);
  EXPECT_EQ(last, 100);
  EXPECT_EQ(slices[0].at("name"), "early");
}

TEST(ChromeTrace, AnyNameIsValidJsonWhateverTheLocale) {
  const char* before = std::setlocale(LC_ALL, nullptr);
  const std::string held = before != nullptr ? before : "C";
  std::setlocale(LC_ALL, "de_DE.UTF-8");  // if installed: its decimal separator is a comma
  ResultRow row = tracedRow({{"ke\"r\\n\nel\x01\xff", "", 1000, 2000, 3500, 4000}});
  row.device = "\xc3\xa9 \"GPU\" \x80";
  const std::string text = toChromeTrace(std::vector<ResultRow>{row});
  std::setlocale(LC_ALL, held.c_str());
  const json document = json::parse(text);
  EXPECT_EQ(document.at("displayTimeUnit"), "ns");
  EXPECT_THAT(text, ::testing::HasSubstr("2.5"));
}

TEST(ChromeTrace, RowsWithoutATimelineHaveNoEvents) {
  EXPECT_FALSE(hasTrace(timedRow()));
  EXPECT_FALSE(hasTrace(tracedRow({{"reversed", kQueue, 1, 2, 4, 3}})));
  EXPECT_TRUE(hasTrace(tracedRow({{"k", kQueue, 1, 2, 3, 4}})));
  EXPECT_TRUE(json::parse(toChromeTrace(std::vector<ResultRow>{timedRow(), failedRow()})).at("traceEvents").empty());
}

}  // namespace
}  // namespace headroom
