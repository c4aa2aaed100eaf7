#include "headroom/tuning/tuning.hpp"

#include <gmock/gmock.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "comma_locale.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/system/error.hpp"
#include "tuning_reports.hpp"

namespace headroom {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

ResultRow failedAs(Status status, Limit limit = Limit::None) {
  return invalidResult(1, status, limit).row;
}

TEST(Configuration, ReplacesTheDefaultsThatItNames) {
  Variant variant;
  variant.tunables = {{"A", 1, {1, 2}}, {"B", 3, {3, 4}}};
  EXPECT_EQ(configurationOf(withConfiguration(variant, {{"B", 4}, {"C", 9}})), (Configuration{{"A", 1}, {"B", 4}}));
  EXPECT_EQ(toText(configurationOf(variant)), "A=1 B=3");
  EXPECT_EQ(toText(Configuration()), "");
}

TEST(Configuration, AValueThatIsNotAllowedIsRefusedWithThoseThatAre) {
  Variant variant;
  variant.id = "blur.x";
  variant.tunables = {{"A", 1, {1, 2, 8}}};
  EXPECT_TRUE(isAllowed(variant, {{"A", 8}}));
  EXPECT_FALSE(isAllowed(variant, {{"A", 3}}));
  EXPECT_FALSE(isAllowed(variant, {{"B", 1}}));
  requireAllowedValues(variant, {{"A", 2}, {"B", 77}});
  try {
    requireAllowedValues(variant, {{"A", 3}});
    FAIL() << "nothing was thrown";
  } catch (const UsageError& error) {
    EXPECT_STREQ(error.what(), "A of blur.x cannot be 3. Choose one of 1, 2, 8.");
  }
}

TEST(Configuration, ReadsSettingsAndRefusesWhatIsNone) {
  EXPECT_EQ(parseSetting("LOCAL_X=-32"), (Configuration::value_type{"LOCAL_X", -32}));
  for (const char* text : {"", "A", "A=", "=1", "A=1.5", "A=x", "A=1 ", "A=99999999999"}) {
    EXPECT_THROW(parseSetting(text), UsageError) << text;
  }
}

TEST(Tuning, ToldInvaliditiesAreThoseOfTheRows) {
  EXPECT_EQ(invalidityOf(timedRow()), Invalidity::None);
  EXPECT_EQ(invalidityOf(failedAs(Status::DeviceLimit, Limit::LocalMemory)), Invalidity::TooMuchLocalMemory);
  EXPECT_EQ(invalidityOf(failedAs(Status::DeviceLimit, Limit::WorkGroup)), Invalidity::TooLargeGroup);
  EXPECT_EQ(invalidityOf(failedAs(Status::DeviceLimit)), Invalidity::DeviceLimit);
  EXPECT_EQ(invalidityOf(failedAs(Status::BuildFailed)), Invalidity::BuildFailed);
  EXPECT_EQ(invalidityOf(failedAs(Status::WrongResult)), Invalidity::WrongResult);
  EXPECT_EQ(invalidityOf(failedAs(Status::TimedOut)), Invalidity::TimedOut);
  EXPECT_EQ(invalidityOf(failedAs(Status::Crashed)), Invalidity::Crashed);
  EXPECT_EQ(invalidityOf(failedAs(Status::Unsupported)), Invalidity::Unsupported);
  EXPECT_EQ(invalidityOf(failedAs(Status::Failed)), Invalidity::CallFailed);
  EXPECT_EQ(invalidityOf(ResultRow()), Invalidity::CallFailed) << "Ok without a time is none";
  EXPECT_EQ(invalidText(someReport().tried), "3 invalid: 1 too large a group, 2 build failed");
  EXPECT_EQ(invalidText({}), "");
}

TEST(Tuning, TimesAndSearchesAreReadOrRefusedWithWhatThereIs) {
  EXPECT_EQ(parseSeconds("60s"), 60);
  EXPECT_EQ(parseSeconds("90"), 90);
  EXPECT_EQ(parseSeconds("1.5min"), 90);
  EXPECT_EQ(parseSeconds("2h"), 7200);
  for (const char* text : {"", "s", "1,5s", "-1s", "5 s", "5days", "inf", "nan"}) {
    EXPECT_THROW(parseSeconds(text), UsageError) << text;
  }
  for (const SearchMethod method :
       {SearchMethod::Exhaustive, SearchMethod::Random, SearchMethod::Learning, SearchMethod::Genetic}) {
    EXPECT_EQ(searchMethodFromText(toText(method)), method);
  }
  EXPECT_THROW(searchMethodFromText("clever"), UsageError);
}

TEST(TuningTable, ShowsDefaultAndBestWithTheSpeedUpAndWhatWasInvalid) {
  const std::string text = toTextTable(std::vector{someReport()});
  EXPECT_THAT(text, HasSubstr("LOCAL_X=16 PAD=1"));
  EXPECT_THAT(text, HasSubstr("LOCAL_X=64 PAD=1"));
  EXPECT_THAT(text, HasSubstr("5 of 6 configurations tried (1 by an earlier tuning) in 1.5 s, 3 invalid: 1 too large "
                              "a group, 2 build failed; the best is 2 times as fast as the default.\n"));
}

TEST(TuningTable, SaysHowManyOfTheSpaceAreAllowed) {
  TuningReport report = someReport();
  report.configurations = 960;
  report.allowed = 312;
  EXPECT_THAT(toTextTable(std::vector{report}), HasSubstr("960 configurations, 312 allowed, 5 tried (1 by an earlier"));
  report.isAllowedExact = false;
  EXPECT_THAT(toTextTable(std::vector{report}), HasSubstr("960 configurations, at most 312 allowed, 5 tried"));
  report.standardLack = "needs TILE > 4, and here TILE = 4";
  report.compared.pop_back();
  EXPECT_EQ(outcomeText(report), "the default is not allowed here: it needs TILE > 4, and here TILE = 4");
}

TEST(TuningTable, SaysWhereTheBestMayBeNoiseOrTheDefaultIsTheBestOrNoneCounts) {
  TuningReport report = someReport();
  report.compared[0].highMs = 15.5;
  EXPECT_THAT(toTextTable(std::vector{report}), HasSubstr("may be noise"));
  report.compared[0].medianMs = 15.99;
  EXPECT_THAT(outcomeText(report), ::testing::StartsWith("the best is about as fast as the default"));
  report.best = report.standard;
  EXPECT_THAT(toTextTable(std::vector{report}), HasSubstr("none is faster than the default"));
  report.best.reset();
  report.compared.clear();
  report.tried = {invalidResult(16, Status::Crashed)};
  const std::string text = toTextTable(std::vector{report});
  EXPECT_THAT(text, HasSubstr("none of them is valid"));
  EXPECT_THAT(text, HasSubstr("Crashed"));
}

std::vector<std::string> csvLinesOf(const std::string& csv) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < csv.size();) {
    const std::size_t end = csv.find("\r\n", at);
    lines.push_back(csv.substr(at, end - at));
    at = end + 2;
  }
  return lines;
}

TEST(TuningCsv, HasALinePerConfigurationAndPerRowOfTheComparison) {
  TuningReport other = someReport();
  other.standard = {{"TILE", 4}};
  const std::vector<std::string> lines = csvLinesOf(toCsv(std::vector{someReport(), other}));
  ASSERT_EQ(lines.size(), 1U + 2 * (5 + 2 + 1));
  std::string columnNames;
  for (const Column& column : columns()) {
    if (column.inCsv) columnNames.append(",").append(column.name);
  }
  EXPECT_EQ(lines[0],
            "stage,validity,tried_at,search_time_ms,build_time_ms,timing_time_ms,checking_time_ms,total_time_ms,"
            "LOCAL_X,PAD,TILE" +
                columnNames);
  EXPECT_THAT(lines[2], ::testing::StartsWith("search,valid,2026-11-21T08:00:00Z,0.5,200,40,10,300,64,1,,2,"));
  EXPECT_THAT(lines[3], ::testing::StartsWith("search,too large a group,"));
  EXPECT_THAT(lines[3], HasSubstr("\"A sentence, with a comma.\""));
  EXPECT_THAT(lines[6], ::testing::StartsWith("comparison,valid,,,,,,,64,1,,2,"));
  EXPECT_THAT(lines[8], ::testing::StartsWith("comparison,valid,,,,,,,,,,2,"));
}

TEST(Tuning, ExportsKnowNoLocale) {
  const std::vector<TuningReport> reports{someReport()};
  const auto everything = [&] { return toTextTable(reports) + toCsv(reports) + toT4(reports[0], someContext()); };
  const std::string usual = everything();
  const CommaLocale commas;
  EXPECT_EQ(everything(), usual);
  EXPECT_EQ(parseSeconds("1.5min"), 90);
}

std::set<std::string> keysOf(const json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

TEST(T4, HoldsEachMemberOfTheSchema) {
  const json document = json::parse(toT4(someReport(), someContext()));
  EXPECT_EQ(keysOf(document), (std::set<std::string>{"schema_version", "metadata", "results"}));
  EXPECT_EQ(document.at("schema_version"), "1.0.0");
  const json& metadata = document.at("metadata");
  EXPECT_EQ(metadata.at("hardware").at("hardware_description").at(0).at("name"), "Name");
  EXPECT_EQ(metadata.at("hardware").at("operating_system"), someContext().operatingSystem);
  EXPECT_EQ(metadata.at("environment").at("device_query").at("POCL_AFFINITY"), "1");
  EXPECT_EQ(metadata.at("environment").at("requirements"), json::array({"Headroom 1.2.3"}));
  EXPECT_EQ(metadata.at("kernel").at("name"), "blur.separable");
  EXPECT_EQ(metadata.at("search").at("method"), "learning");
  ASSERT_EQ(document.at("results").size(), 5U);
  const json expected = {{"timestamp", "2026-11-21T08:00:00Z"},
                         {"configuration", {{"LOCAL_X", 64}, {"PAD", 1}}},
                         {"times",
                          {{"compilation_time", 200.0},
                           {"benchmark", 40.0},
                           {"framework", 50.0},
                           {"search_algorithm", 0.5},
                           {"validation", 10.0},
                           {"runtimes", {16.0, 15.5, 17.0, 16.0, 16.25, 15.75}}}},
                         {"invalidity", "correct"},
                         {"correctness", 1},
                         {"measurements",
                          {{{"name", "time"}, {"value", 8.25}, {"unit", "ms"}},
                           {{"name", "time_min"}, {"value", 15.5}, {"unit", "ms"}},
                           {{"name", "noise"}, {"value", 0.01}, {"unit", ""}},
                           {{"name", "GP/s"}, {"value", 16 / 8.25}, {"unit", "GP/s"}},
                           {{"name", "max_abs_error"}, {"value", 5e-7}, {"unit", ""}}}},
                         {"objectives", json::array({"time"})}};
  EXPECT_EQ(document.at("results").at(1), expected) << document.at("results").at(1).dump(2);
}

TEST(T4, TellsWhyAConfigurationIsInvalidInTheSchemasWords) {
  TuningReport report = someReport();
  const auto wordFor = [&report](Status status, Limit limit = Limit::None) {
    report.tried = {invalidResult(1, status, limit)};
    const json result = json::parse(toT4(report, someContext())).at("results").at(0);
    EXPECT_EQ(result.at("correctness"), 0);
    EXPECT_TRUE(result.at("measurements").empty());
    EXPECT_TRUE(result.at("times").at("runtimes").empty());
    return result.at("invalidity").get<std::string>();
  };
  EXPECT_EQ(wordFor(Status::BuildFailed), "compile");
  EXPECT_EQ(wordFor(Status::Crashed), "runtime");
  EXPECT_EQ(wordFor(Status::Failed), "runtime");
  EXPECT_EQ(wordFor(Status::TimedOut), "timeout");
  EXPECT_EQ(wordFor(Status::WrongResult), "correctness");
  EXPECT_EQ(wordFor(Status::DeviceLimit, Limit::LocalMemory), "constraints");
  EXPECT_EQ(wordFor(Status::DeviceLimit, Limit::WorkGroup), "constraints");
  EXPECT_EQ(wordFor(Status::Unsupported), "constraints");
}

TEST(T4, LeavesOutWhatIsNoNumber) {
  TuningReport report = someReport();
  report.tried = {triedResult(16, 16)};
  report.tried[0].row.noise = std::numeric_limits<double>::infinity();
  report.tried[0].row.samplesMs.push_back(std::numeric_limits<double>::infinity());
  const std::string text = toT4(report, someContext());
  EXPECT_THAT(text, Not(HasSubstr("inf")));
  EXPECT_EQ(json::parse(text).at("results").at(0).at("measurements").size(), 4U);
}

TEST(Tuning, WhatIsBestForSeveralSizesHasTheShortestSumOfTimes) {
  const auto launch = [](std::int64_t number, std::vector<TuningResult> tried) {
    TuningReport report;
    report.target = {{}, "sized.captured", Size{number}, {}};
    report.tried = std::move(tried);
    return report;
  };
  std::vector<TuningReport> reports{
      launch(1, {triedResult(16, 10), triedResult(32, 4), triedResult(64, 1)}),
      launch(5, {triedResult(16, 10), triedResult(32, 15), invalidResult(64, Status::BuildFailed)})};
  const std::optional<CommonBest> best = commonBest(reports, "sized.captured");
  ASSERT_TRUE(best.has_value());
  EXPECT_EQ(toText(best->configuration), "LOCAL_X=32 PAD=1") << "64 is invalid at one of them";
  EXPECT_DOUBLE_EQ(best->ms, 19);
  EXPECT_EQ(best->configurations, 2U);
  EXPECT_EQ(best->sizes, (std::vector<Size>{{1}, {5}}));
  reports[1].compared = {triedResult(32, 17).row};
  EXPECT_EQ(toText(commonBest(reports, "sized.captured")->configuration), "LOCAL_X=16 PAD=1")
      << "by the time of the comparison";
  EXPECT_FALSE(commonBest(reports, "sized.other").has_value());
  EXPECT_FALSE(commonBest({reports.data(), 1}, "sized.captured").has_value()) << "of one size there is a best already";
}

}  // namespace
}  // namespace headroom
