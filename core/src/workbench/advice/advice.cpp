// Selects the rules that apply, in the order of their kinds, and lists all rules.
#include "headroom/advice.hpp"

#include <fmt/format.h>

#include <array>

#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// The most relevant first.
std::vector<Rule> allRules() {
  std::vector<Rule> rules;
  for (const std::span<const Rule> kind :
       {resultRules(), launchRules(), parallelismRules(), memoryRules(), arithmeticRules(), comparisonRules()})
    rules.insert(rules.end(), kind.begin(), kind.end());
  return rules;
}

}  // namespace

std::vector<Advice> adviceFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                              const AdviceFacts& known) {
  std::vector<Advice> advice;
  if (!isTimed(row)) return advice;
  const Facts facts = factsFor(row, variant, device, known);
  for (const Rule& rule : allRules()) {
    if (auto sentence = rule.apply(facts))
      advice.push_back({std::string(rule.text.id), std::move(*sentence), sourceOf(rule.text), rule.text.setting});
  }
  return advice;
}

std::optional<AccessCounts> countsAt(const CheckDone& done, Size size) {
  if (done.counts && done.size == size) return done.counts;
  return done.scaled && done.scaled->size == size ? std::optional(done.scaled->counts) : std::nullopt;
}

std::string_view toText(AdviceNeeds needs) {
  constexpr std::array<std::string_view, 4> kTexts{"result", "text", "compiled code", "other results"};
  return kTexts.at(static_cast<std::size_t>(needs));
}

std::string sourceOf(const AdviceRule& rule) {
  return fmt::format("{}: {}", rule.document, rule.section);
}

std::vector<AdviceRule> adviceRules() {
  std::vector<AdviceRule> rules;
  for (const Rule& rule : allRules()) rules.push_back(rule.text);
  return rules;
}

}  // namespace headroom
