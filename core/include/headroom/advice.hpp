// Advice on what to try next: rules over the known facts about a result, for any workload.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/compiled.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// The program setting that the user changes to follow advice.
enum class AdviceSetting {
  None,       ///< the advice is about the kernel, the size or the machine
  TimeBudget  ///< Sampling::timeBudgetSeconds
};

struct Advice {
  std::string rule;      ///< the rule's id, e.g. "parallelism"
  std::string sentence;  ///< the fact with its numbers, then the action
  std::string source;    ///< source of the rule
  AdviceSetting setting = AdviceSetting::None;
};

/// Facts beside the row and its variant. Rules that need a missing fact do not apply.
struct AdviceFacts {
  /// Rows to compare with, for example those of the same run; the row itself is skipped if it is among them.
  std::span<const ResultRow> others = {};
  /// The device's compilation of the row's variant at the row's size; null if unknown. Not owned.
  const CompiledProgram* compiled = nullptr;
  /// Instruction counts of a launch at the row's size; null if unknown. Not owned.
  const AccessCounts* counts = nullptr;
};

/// Returns advice for the row, the most relevant first; empty for a row without a time. verdict() names the ceiling
/// that bounds the row and the distance from it.
[[nodiscard]] std::vector<Advice> adviceFor(const ResultRow& row, const Variant& variant,
                                            const DeviceDescription& device, const AdviceFacts& known = {});

/// Returns a check's counts for the size of a result: those counted at that size, or those scaled to it; nothing if
/// neither exists.
[[nodiscard]] std::optional<AccessCounts> countsAt(const CheckDone& done, Size size);

/// The facts that a rule needs beside the row and the description.
enum class AdviceNeeds {
  Result,    ///< nothing
  Text,      ///< the kernel's text
  Compiled,  ///< AdviceFacts::compiled
  Others     ///< AdviceFacts::others
};

[[nodiscard]] std::string_view toText(AdviceNeeds needs);  ///< "result", "text", "compiled code", "other results"

/// A rule as documented.
struct AdviceRule {
  std::string_view id;
  std::string_view applies;  ///< condition, in words
  AdviceNeeds needs = AdviceNeeds::Result;
  std::string_view document;  ///< source document
  std::string_view section;   ///< section of that document
  AdviceSetting setting = AdviceSetting::None;
};

/// Document and section.
[[nodiscard]] std::string sourceOf(const AdviceRule& rule);

/// All rules, in the order in which advice is given.
[[nodiscard]] std::vector<AdviceRule> adviceRules();

/// The table of all rules in Markdown, as docs/reference/advice.md has it.
[[nodiscard]] std::string adviceRulesMarkdown();

/// The table as plain text. `width`: characters per line; 0: no limit.
[[nodiscard]] std::string adviceRulesText(int width = 0);

/// {"format_version": 1, "advice_rules": [...]}
[[nodiscard]] std::string adviceRulesJson();

/// {"format_version": 1, "result": {...}}: the result's verdict and advice.
[[nodiscard]] std::string adviceJson(const ResultRow& row, const std::vector<Advice>& advice);

}  // namespace headroom
