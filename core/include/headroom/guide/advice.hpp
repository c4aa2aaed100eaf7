// What to try next: the guide's advice that applies to a measured row, from rules over what was measured.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct Advice {
  std::string rule;      ///< the rule's id, e.g. "parallelism"
  std::string sentence;  ///< the measured fact, and what to do about it
  std::string source;    ///< where the rule comes from
};

/// Which ceiling bounds the row and how far it is comes from verdict(); this is what to do about it, the most telling
/// first. `others` are rows to compare with (of the same run, say); the row itself among them is passed over.
std::vector<Advice> adviceFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                              std::span<const ResultRow> others = {});

/// True for rows of what the guide tunes, which is no probe of a single effect.
[[nodiscard]] bool isWorthAdvice(const ResultRow& row);

/// A rule as it is documented: its id, when it applies and where it comes from.
struct AdviceRule {
  std::string_view id;
  std::string_view applies;  ///< in words
  std::string_view source;
};

std::vector<AdviceRule> adviceRules();

}  // namespace headroom
