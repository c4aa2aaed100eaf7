// Values of workload parameters, as text and in files.
#include "headroom/values/parameters.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "report_rows.hpp"
#include "values/parameters_json.hpp"
#include "values/point_key.hpp"

namespace headroom {
namespace {

using nlohmann::json;

const ParameterValues kTwo{{"sigma", 5}, {"gamma", 1.0 / 3}};

TEST(Parameters, AsText) {
  EXPECT_EQ(toText(ParameterValues{}), "");
  EXPECT_EQ(toText(kTwo), "gamma 0.3333, sigma 5");
  EXPECT_EQ(afterComma({}), "");
  EXPECT_EQ(afterComma({{"sigma", 2.5}}), ", sigma 2.5");
  EXPECT_EQ(settingsText(kTwo), "gamma=0.3333333333333333 sigma=5");
}

TEST(Parameters, AreAsFarApartAsTheirLargestRatio) {
  EXPECT_EQ(distanceBetween({}, {}), 0);
  EXPECT_EQ(distanceBetween(kTwo, kTwo), 0);
  EXPECT_DOUBLE_EQ(distanceBetween({{"a", 1}, {"b", 8}}, {{"a", 2}, {"b", 2}}), std::log(4));
  EXPECT_EQ(distanceBetween({{"a", 0}}, {{"a", 0}}), 0);
  EXPECT_EQ(distanceBetween({{"a", 0}}, {{"a", 1}}), std::numeric_limits<double>::infinity());
  EXPECT_EQ(distanceBetween({{"a", -1}}, {{"a", 1}}), std::numeric_limits<double>::infinity());
  EXPECT_EQ(distanceBetween({{"a", 1}}, {{"b", 1}}), std::numeric_limits<double>::infinity());
}

json written(const ParameterValues& values) {
  json object = json::object();
  addParameters(object, values);
  return object;
}

TEST(Parameters, SigmaHasAMemberOfItsOwnAndTheOthersAnObject) {
  EXPECT_EQ(written({}), json({{"sigma", 0.0}}));
  EXPECT_EQ(written({{"sigma", 5}}), json({{"sigma", 5.0}}));
  EXPECT_EQ(written({{"sigma", 5}, {"gamma", 2}}), json({{"sigma", 5.0}, {"parameters", {{"gamma", 2.0}}}}));
  EXPECT_EQ(written({{"gamma", 2}}), json({{"sigma", 0.0}, {"parameters", {{"gamma", 2.0}}}}));
}

TEST(Parameters, AreReadAsTheyWereWritten) {
  for (const ParameterValues& values :
       {ParameterValues{}, kTwo, ParameterValues{{"sigma", 0}}, ParameterValues{{"gamma", -1e300}, {"z", 0}}}) {
    EXPECT_EQ(parametersAt(written(values)), values) << settingsText(values);
  }
}

TEST(Parameters, TellPointsApart) {
  ResultRow row = timedRow();
  ResultRow other = row;
  other.parameters["gamma"] = 2;
  EXPECT_TRUE(isSamePoint(row, row));
  EXPECT_FALSE(isSamePoint(row, other));
  row.parameters["gamma"] = 2.5;
  EXPECT_FALSE(isSamePoint(row, other));
  EXPECT_NE(keyOf(row), keyOf(other));
}

TEST(Parameters, ARunDocumentHasAllOfThem) {
  ResultRow row = timedRow();
  row.workload = "other";
  row.variant = "other.plain";
  row.parameters = kTwo;
  RunPlan plan;
  plan.variants = {"other.plain"};
  plan.parameters = kTwo;
  const RunDocument read = runDocumentFromJson(toJson(RunDocument{{}, {plan}, {row}, Outcome::Completed}));
  EXPECT_EQ(read.plans.front().parameters, kTwo);
  EXPECT_EQ(read.rows.front().parameters, kTwo);
}

TEST(Parameters, OfAPlanOfOtherWorkloadsAreNotReadFromDocumentsThatHadASigmaForAll) {
  RunPlan plan;
  plan.variants = {"copy.scalar"};
  plan.parameters = {{"sigma", 5}};
  const std::string written = toJson(RunDocument{{}, {plan}, {}, Outcome::Completed});
  EXPECT_THAT(written, ::testing::HasSubstr("\"sigma\": 5"));
  EXPECT_EQ(runDocumentFromJson(written).plans.front().parameters, ParameterValues{});
}

TEST(Parameters, OfAPlanAreThoseOfItsWorkloads) {
  RunPlan plan;
  plan.parameters = {{"sigma", 2}, {"gamma", 3}};
  EXPECT_EQ(parametersOf(plan), ParameterValues{}) << "ceilings alone";
  plan.variants = {"copy.scalar"};
  EXPECT_EQ(parametersOf(plan), ParameterValues{});
  plan.variants = {"copy.scalar", "blur.local"};
  EXPECT_EQ(parametersOf(plan), (ParameterValues{{"sigma", 2}}));
  plan.parameters = {};
  EXPECT_EQ(parametersOf(plan), (ParameterValues{{"sigma", 5}})) << "the usual one";
}

}  // namespace
}  // namespace headroom
