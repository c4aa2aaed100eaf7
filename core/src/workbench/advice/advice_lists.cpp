// Advice and its rules as tables and JSON.
#include <fmt/format.h>

#include <array>

#include "headroom/advice.hpp"
#include "headroom/analysis/verdict.hpp"
#include "text/json.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

constexpr int kAdviceFormat = 1;

}  // namespace

std::string adviceRulesMarkdown() {
  std::string text = "| rule | applies when | looks at | source |\n|---|---|---|---|\n";
  for (const AdviceRule& rule : adviceRules())
    text += fmt::format("| `{}` | {} | {} | {} |\n", rule.id, rule.applies, toText(rule.needs), sourceOf(rule));
  return text;
}

std::string adviceRulesText(int width) {
  constexpr int kAppliesWidth = 48;
  constexpr int kSourceWidth = 32;
  std::array columns{TextColumn{"rule", false, {}, 0, 0}, TextColumn{"applies when", false, {}, kAppliesWidth, 0},
                     TextColumn{"looks at", false, {}, 0, 1}, TextColumn{"source", false, {}, kSourceWidth, 2}};
  for (const AdviceRule& rule : adviceRules()) {
    columns[0].cells.emplace_back(rule.id);
    columns[1].cells.emplace_back(rule.applies);
    columns[2].cells.emplace_back(toText(rule.needs));
    columns[3].cells.push_back(sourceOf(rule));
  }
  return alignedTable(columns, width);
}

std::string adviceRulesJson() {
  nlohmann::json rules = nlohmann::json::array();
  for (const AdviceRule& rule : adviceRules())
    rules.push_back({{"rule", rule.id},
                     {"applies_when", rule.applies},
                     {"looks_at", toText(rule.needs)},
                     {"source", sourceOf(rule)}});
  return jsonText({{"format_version", kAdviceFormat}, {"advice_rules", std::move(rules)}}, kFileIndent);
}

std::string adviceJson(const ResultRow& row, const std::vector<Advice>& advice) {
  nlohmann::json list = nlohmann::json::array();
  for (const Advice& each : advice)
    list.push_back({{"rule", each.rule}, {"sentence", each.sentence}, {"source", each.source}});
  nlohmann::json result{{"variant", row.variant},       {"size", toText(row.size)}, {"device", row.device},
                        {"status", toText(row.status)}, {"verdict", verdict(row)},  {"advice", std::move(list)}};
  return jsonText({{"format_version", kAdviceFormat}, {"result", std::move(result)}}, kFileIndent);
}

}  // namespace headroom
