// The schema of run documents describes exactly the members that the program writes.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "unit/whole_values.hpp"

namespace headroom {
namespace {

using nlohmann::json;

json schema() {
  return json::parse(readFile(std::filesystem::path(HEADROOM_SOURCE_FOLDER) / "docs" / "run-document.schema.json"));
}

std::set<std::string> keysOf(const json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

/// Returns a document with every member of every object.
json wholeDocument() {
  RunDocument document = someDocument();
  document.context.hosting = "runner process";
  document.label = {"before the change", "Idle.", {"good"}};
  ResultRow& row = document.rows.front();
  row.status = Status::Ok;
  row.error = ErrorFigures{1e-6, 2e-7, 133.5};
  row.ownError = row.error;
  row.size = {row.size[1], row.size[0], 1000};
  row.beside = {7};
  row.items = 7;
  row.executedFlops = 3;
  row.item = "element";
  row.rate = RateOf::Operations;
  // A row of an unknown workload, whose properties and parameters are unknown, too.
  row.parameters["gamma"] = 0.5;
  document.plans.front().parameters["gamma"] = 0.5;
  json object = json::parse(toJson(document));
  // A probe has no rates in pixels, and a kernel no iteration time.
  ResultRow kernel = row;
  kernel.iteration.clear();
  // Sizes with two or three values have named sides, others are a list.
  kernel.size = {7};
  document.rows = {kernel};
  document.plans.front().sizes = {kernel.size};
  const json other = json::parse(toJson(document));
  object["rows"][0].update(other.at("rows").at(0));
  object["plans"][0]["sizes"][0].update(other.at("plans").at(0).at("sizes").at(0));
  return object;
}

TEST(RunDocumentSchema, NamesEveryMemberThatIsWritten) {
  const json document = wholeDocument();
  const json members = schema().at("properties");
  const json types = schema().at("$defs");
  EXPECT_EQ(keysOf(members), keysOf(document));
  EXPECT_EQ(keysOf(members.at("label").at("properties")), keysOf(document.at("label")));
  const auto expectNamed = [&types](const char* type, const json& object) {
    EXPECT_EQ(keysOf(types.at(type).at("properties")), keysOf(object)) << type;
  };
  const json& context = document.at("context");
  const json& plan = document.at("plans").at(0);
  const json& row = document.at("rows").at(0);
  expectNamed("context", context);
  expectNamed("machine", context.at("other_machines").at(0));
  expectNamed("device", context.at("devices").at(0));
  expectNamed("kernel", context.at("kernels").at(0));
  expectNamed("launchCosts", context.at("launch_costs").at("1:0"));
  expectNamed("noiseFloor", context.at("noise_floors").at("1:0"));
  expectNamed("plan", plan);
  expectNamed("size", plan.at("sizes").at(0));
  expectNamed("sampling", plan.at("sampling"));
  expectNamed("row", row);
  expectNamed("round", row.at("rounds").at(0));
  expectNamed("command", row.at("timeline").at(0));
  expectNamed("error", row.at("error"));
  expectNamed("wholeOperation", row.at("whole_operation"));
  expectNamed("compiled", row.at("compiled"));
}

template <typename Enum>
std::set<std::string> textsUpTo(Enum last) {
  std::set<std::string> texts;
  for (int i = 0; i <= static_cast<int>(last); ++i) texts.emplace(toText(static_cast<Enum>(i)));
  return texts;
}

TEST(RunDocumentSchema, NamesEveryWordThatIsWritten) {
  const json types = schema().at("$defs");
  const json& row = types.at("row").at("properties");
  EXPECT_EQ(row.at("status").at("enum").get<std::set<std::string>>(), textsUpTo(Status::Cancelled));
  EXPECT_EQ(row.at("role").at("enum").get<std::set<std::string>>(), textsUpTo(Role::Ceiling));
  EXPECT_EQ(row.at("bound_by").at("enum").get<std::set<std::string>>(), textsUpTo(Bound::Compute));
  EXPECT_EQ(row.at("clock").at("enum").get<std::set<std::string>>(), textsUpTo(Clock::Host));
  EXPECT_EQ(row.at("marks").at("items").at("enum").get<std::set<std::string>>(), textsUpTo(Mark::LaunchCost));
  std::set<std::string> limits = textsUpTo(Limit::Memory);
  limits.erase(std::string(toText(Limit::None)));
  EXPECT_EQ(row.at("limit").at("enum").get<std::set<std::string>>(), limits);
  EXPECT_EQ(types.at("caches").at("enum").get<std::set<std::string>>(), textsUpTo(Caches::Cold));
  EXPECT_EQ(types.at("device").at("properties").at("type").at("enum").get<std::set<std::string>>(),
            textsUpTo(DeviceType::Other));
  std::set<std::string> outcomes = textsUpTo(Outcome::Failed);
  outcomes.insert(json::parse(toJson(RunDocument())).at("outcome"));
  EXPECT_EQ(schema().at("properties").at("outcome").at("enum").get<std::set<std::string>>(), outcomes);
  EXPECT_EQ(schema().at("properties").at("format_version").at("const"), kReportFormatVersion);
}

TEST(RunDocumentSchema, ExplainsEveryMember) {
  const json types = schema().at("$defs");
  for (const auto& [type, object] : types.items()) {
    if (!object.contains("properties")) continue;
    EXPECT_EQ(object.at("additionalProperties"), false) << type;
    for (const auto& [key, member] : object.at("properties").items()) {
      EXPECT_TRUE(member.contains("description") || member.contains("$ref")) << type << " " << key;
    }
  }
}

}  // namespace
}  // namespace headroom
