// A review as JUnit's XML and as SARIF, for CI systems.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "headroom/review.hpp"
#include "headroom/system/version.hpp"
#include "text/html_text.hpp"
#include "text/json.hpp"
#include "workbench/checking/users_files.hpp"

namespace headroom {
namespace {

using nlohmann::json;

std::string caseName(const ReviewEntry& entry) {
  return fmt::format("{}{}{}", toText(entry.step), entry.where.empty() ? "" : ": ", entry.where);
}

std::string outcomeOf(const ReviewEntry& entry) {
  switch (entry.verdict) {
    case ReviewVerdict::Right:
      return {};
    case ReviewVerdict::Undecided:
      return fmt::format("      <skipped message=\"{}\"/>\n", xmlAttribute(entry.reason));
    case ReviewVerdict::Wrong:
    case ReviewVerdict::Slower:
      break;
  }
  return fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n", toText(entry.verdict),
                     xmlAttribute(entry.reason), xmlEscaped(entry.log));
}

std::string testCase(const ReviewEntry& entry, const std::string& folder) {
  const std::string kernel = entry.step == ReviewStep::Read ? relativeTo(folder, entry.kernel) : entry.kernel;
  const std::string file = entry.place.file.empty() ? std::string()
                                                    : fmt::format(" file=\"{}\" line=\"{}\"",
                                                                  xmlAttribute(relativeTo(folder, entry.place.file)),
                                                                  std::max(1, entry.place.line));
  return fmt::format("    <testcase classname=\"{}\" name=\"{}\"{} time=\"{:.3f}\">\n{}    </testcase>\n",
                     xmlAttribute(kernel), xmlAttribute(caseName(entry)), file, entry.seconds, outcomeOf(entry));
}

/// A path as part of an address: RFC 3986's unreserved characters and slashes are kept.
std::string addressOf(const std::string& path) {
  std::string address;
  for (const char each : path) {
    const auto byte = static_cast<unsigned char>(each);
    const bool isKept =
        byte < 0x80 && (std::isalnum(byte) != 0 || std::string_view("-._~/").find(each) != std::string_view::npos);
    if (isKept) {
      address += each;
    } else {
      address += fmt::format("%{:02X}", byte);
    }
  }
  return address;
}

json artifactOf(const SourcePlace& place, const std::string& folder) {
  const std::string relative = relativeTo(folder, place.file);
  if (relative.starts_with('/')) return {{"uri", "file://" + addressOf(relative)}};
  return {{"uri", addressOf(relative)}, {"uriBaseId", "%SRCROOT%"}};
}

json locationsOf(const SourcePlace& place, const std::string& folder) {
  json region{{"startLine", std::max(1, place.line)}};
  if (place.column > 0) region["startColumn"] = place.column;
  return json::array(
      {{{"physicalLocation", {{"artifactLocation", artifactOf(place, folder)}, {"region", std::move(region)}}}}});
}

std::string_view levelOf(ReviewVerdict verdict) {
  return verdict == ReviewVerdict::Undecided ? "note" : "error";
}

/// Rules are the steps and what they found: "validate/wrong".
std::string ruleOf(const ReviewEntry& entry) {
  return fmt::format("{}/{}", toText(entry.step), toText(entry.verdict));
}

json messageOf(const ReviewEntry& entry) {
  return {{"text", entry.step == ReviewStep::Read
                       ? entry.reason
                       : fmt::format("{}, {}: {}", entry.kernel, caseName(entry), entry.reason)}};
}

/// GitHub refuses a whole file for one result without a place.
bool isResult(const ReviewEntry& entry) {
  return entry.verdict != ReviewVerdict::Right && !entry.place.file.empty();
}

json resultOf(const ReviewEntry& entry, const std::string& folder) {
  return {{"ruleId", ruleOf(entry)},
          {"level", levelOf(entry.verdict)},
          {"message", messageOf(entry)},
          {"locations", locationsOf(entry.place, folder)}};
}

/// What is not right and has no place, as of built-in kernels.
json notificationsOf(const Review& review) {
  json notifications = json::array();
  for (const ReviewEntry& entry : review.entries) {
    if (entry.verdict == ReviewVerdict::Right || isResult(entry)) continue;
    notifications.push_back({{"level", levelOf(entry.verdict)}, {"message", messageOf(entry)}});
  }
  return notifications;
}

json rulesOf(const Review& review) {
  std::set<std::string> ids;
  json rules = json::array();
  for (const ReviewEntry& entry : review.entries) {
    if (!isResult(entry) || !ids.insert(ruleOf(entry)).second) continue;
    rules.push_back({{"id", ruleOf(entry)},
                     {"shortDescription",
                      {{"text", fmt::format("The step \"{}\" of headroom-cli check is {}.", toText(entry.step),
                                            toText(entry.verdict))}}}});
  }
  return rules;
}

}  // namespace

std::string toJUnit(const Review& review, const std::string& folder) {
  double seconds = 0;
  std::string cases;
  for (const ReviewEntry& entry : review.entries) {
    seconds += entry.seconds;
    cases += testCase(entry, folder);
  }
  const std::size_t failures = count(review, ReviewVerdict::Wrong) + count(review, ReviewVerdict::Slower);
  const std::string counts =
      fmt::format("tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\" time=\"{:.3f}\"", review.entries.size(),
                  failures, count(review, ReviewVerdict::Undecided), seconds);
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n  <testsuite name=\"headroom-cli check {}\" {}>\n"
      "{}  </testsuite>\n</testsuites>\n",
      counts, xmlAttribute(review.target), counts, cases);
}

std::string toSarif(const Review& review, const std::string& folder) {
  json results = json::array();
  for (const ReviewEntry& entry : review.entries)
    if (isResult(entry)) results.push_back(resultOf(entry, folder));
  const std::string root = addressOf(folder) + (folder.ends_with('/') ? "" : "/");
  json run{
      {"tool",
       {{"driver", {{"name", "headroom-cli check"}, {"version", std::string(version())}, {"rules", rulesOf(review)}}}}},
      {"originalUriBaseIds", {{"%SRCROOT%", {{"uri", "file://" + root}}}}},
      {"columnKind", "unicodeCodePoints"},
      {"invocations",
       json::array({{{"executionSuccessful", true}, {"toolExecutionNotifications", notificationsOf(review)}}})},
      {"results", std::move(results)}};
  return jsonText({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                   {"version", "2.1.0"},
                   {"runs", json::array({std::move(run)})}},
                  kFileIndent) +
         '\n';
}

}  // namespace headroom
