// A check as JSON.
#include "headroom/checking.hpp"
#include "text/json.hpp"
#include "workbench/checking/count_lines.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kCheckFormat = 1;

json jsonFromPlace(const SourcePlace& place) {
  return {{"file", place.file}, {"line", place.line}, {"column", place.column}};
}

json jsonFromFinding(const CheckFinding& finding) {
  json value = jsonFromPlace(finding.place);
  value["kind"] = toText(finding.kind);
  value["kernel"] = finding.kernel;
  value["text"] = finding.text;
  value["source"] = finding.source;
  value["times"] = finding.times;
  value["work_item"] = finding.workItem;
  value["other"] = finding.other ? jsonFromPlace(*finding.other) : json(nullptr);
  return value;
}

json jsonFromParameters(const ParameterValues& parameters) {
  json values = json::object();
  for (const auto& [name, value] : parameters) values[name] = jsonFromNumber(value);
  return values;
}

json jsonFromOptional(const std::optional<double>& number) {
  return number ? jsonFromNumber(*number) : json(nullptr);
}

json jsonFromDeclared(const DeclaredWork& declared) {
  return {{"operations", jsonFromOptional(declared.operations)},
          {"accessed_bytes", jsonFromOptional(declared.accessedBytes)},
          {"compulsory_bytes", jsonFromNumber(declared.compulsoryBytes)}};
}

json jsonFromCounts(const AccessCounts& counts) {
  json value{{"launches", jsonFromNumber(counts.launches)},
             {"work_items", jsonFromNumber(counts.workItems)},
             {"operations_at_least", counts.isOperationsAtLeast}};
  for (const CountLine& line : allCountLines()) value[line.name] = jsonFromNumber(line.value(counts));
  return value;
}

}  // namespace

std::string toJson(const CheckDone& done, const Variant& variant) {
  json findings = json::array();
  for (const CheckFinding& finding : done.findings) findings.push_back(jsonFromFinding(finding));
  json check{{"variant", done.variant},
             {"size", done.size.values()},
             {"parameters", jsonFromParameters(done.parameters)},
             {"simulator", done.simulator},
             {"status", toText(done.status)},
             {"reason", done.reason},
             {"log", done.log},
             {"findings", std::move(findings)},
             {"cut_short", done.isCutShort},
             {"notes", done.notes},
             {"seconds", jsonFromNumber(done.seconds)},
             {"counted", done.counts ? jsonFromCounts(*done.counts) : json(nullptr)},
             {"declared", jsonFromDeclared(declaredWork(variant, done.size, done.parameters))},
             {"scaled", nullptr}};
  if (done.scaled)
    check["scaled"] = {{"size", done.scaled->size.values()},
                       {"smaller", done.scaled->smaller.values()},
                       {"larger", done.scaled->larger.values()},
                       {"mismatch", jsonFromNumber(done.scaled->mismatch)},
                       {"counted", jsonFromCounts(done.scaled->counts)},
                       {"declared", jsonFromDeclared(declaredWork(variant, done.scaled->size, done.parameters))}};
  return jsonText({{"format_version", kCheckFormat}, {"check", std::move(check)}}, kFileIndent) + '\n';
}

}  // namespace headroom
