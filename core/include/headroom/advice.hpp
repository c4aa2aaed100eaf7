// What to try next: rules over what is known of a measured result, whatever the workload.
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

/// Which of a program's own settings a person changes to follow advice.
enum class AdviceSetting {
  None,       ///< it is on the kernel, the size or the machine
  TimeBudget  ///< Sampling::timeBudgetSeconds
};

struct Advice {
  std::string rule;      ///< the rule's id, e.g. "parallelism"
  std::string sentence;  ///< the fact with its figures, then what to do about it
  std::string source;    ///< where the rule comes from
  AdviceSetting setting = AdviceSetting::None;
};

/// What is known beside the row and its variant. Rules that need what is not there do not apply.
struct AdviceFacts {
  /// Rows to compare with (of the same run, say); the row itself among them is passed over.
  std::span<const ResultRow> others = {};
  /// What the row's device made of the variant at the row's size; null where nobody looked. Not owned.
  const CompiledProgram* compiled = nullptr;
  /// What a launch at the row's size executes; null where nobody counted. Not owned.
  const AccessCounts* counts = nullptr;
};

/// Which ceiling bounds the row and how far it is comes from verdict(); this is what to do about it, the most telling
/// first. Nothing for a row without a time.
[[nodiscard]] std::vector<Advice> adviceFor(const ResultRow& row, const Variant& variant,
                                            const DeviceDescription& device, const AdviceFacts& known = {});

/// Counts for the size of a result, of a check: those that were counted there, or scaled to it. Nothing where neither
/// is of that size.
[[nodiscard]] std::optional<AccessCounts> countsAt(const CheckDone& done, Size size);

/// What a rule looks at beside the row and the description.
enum class AdviceNeeds {
  Result,    ///< nothing
  Text,      ///< the kernel's text
  Compiled,  ///< AdviceFacts::compiled
  Others     ///< AdviceFacts::others
};

[[nodiscard]] std::string_view toText(AdviceNeeds needs);  ///< "result", "text", "compiled code", "other results"

/// A rule as it is documented.
struct AdviceRule {
  std::string_view id;
  std::string_view applies;  ///< when, in words
  AdviceNeeds needs = AdviceNeeds::Result;
  std::string_view document;  ///< where it comes from
  std::string_view section;   ///< of that document
  AdviceSetting setting = AdviceSetting::None;
};

/// Document and section.
[[nodiscard]] std::string sourceOf(const AdviceRule& rule);

/// All rules, in the order in which advice is given.
[[nodiscard]] std::vector<AdviceRule> adviceRules();

/// The table of all rules in Markdown, as docs/reference/advice.md has it.
[[nodiscard]] std::string adviceRulesMarkdown();

/// The same as plain text. `width`: characters that a line has room for; 0: as many as there are.
[[nodiscard]] std::string adviceRulesText(int width = 0);

/// {"format_version": 1, "advice_rules": [...]}
[[nodiscard]] std::string adviceRulesJson();

/// {"format_version": 1, "result": {...}}: the result's verdict and the advice on it.
[[nodiscard]] std::string adviceJson(const ResultRow& row, const std::vector<Advice>& advice);

}  // namespace headroom
