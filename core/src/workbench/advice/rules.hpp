// The rules of advice by kind, each one row of data and a function.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "workbench/advice/facts.hpp"

namespace headroom {

/// Nothing where the rule does not apply.
using Sentence = std::optional<std::string>;

struct Rule {
  AdviceRule text;
  Sentence (*apply)(const Facts& facts);
};

/// What a result says by itself: wrong, done.
[[nodiscard]] std::span<const Rule> resultRules();
/// How work is launched: launches that are too short, groups.
[[nodiscard]] std::span<const Rule> launchRules();
/// How much of a device is busy: work-items, groups, registers, vectors.
[[nodiscard]] std::span<const Rule> parallelismRules();
[[nodiscard]] std::span<const Rule> memoryRules();
[[nodiscard]] std::span<const Rule> arithmeticRules();
/// What other results say, and how well the median is known.
[[nodiscard]] std::span<const Rule> comparisonRules();

/// Whether the driver can only choose groups that are too narrow.
[[nodiscard]] bool hasNarrowGroups(const Facts& facts);
/// Whether groups or parallelism explain the time, so that it says nothing of memory and arithmetic.
[[nodiscard]] bool isUnderused(const Facts& facts);

/// From this on two rates differ by more than a rule's model can be off by.
inline constexpr double kAdviceAgreement = 1.15;
/// Below so much of its ceiling something other than the ceiling is the limit.
inline constexpr double kNearPercent = 70;
/// Work-items that every GPU's hardware threads are a multiple of, or are.
inline constexpr int kHardwareThread = 32;

inline constexpr std::string_view kApple = "Apple, Tuning Performance On the GPU";
inline constexpr std::string_view kNvidia = "NVIDIA, OpenCL Best Practices Guide";
inline constexpr std::string_view kIntel = "Intel SDK for OpenCL Applications, Developer Guide";

}  // namespace headroom
