// The rules of advice by kind, each a row of data and a function.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "workbench/advice/facts.hpp"

namespace headroom {

/// Nothing if the rule does not apply.
using Sentence = std::optional<std::string>;

struct Rule {
  AdviceRule text;
  Sentence (*apply)(const Facts& facts);
};

/// Rules about a single result: wrong, done.
[[nodiscard]] std::span<const Rule> resultRules();
/// Rules about launches: too short ones, groups.
[[nodiscard]] std::span<const Rule> launchRules();
/// Rules about the utilisation of a device: work-items, groups, registers, vectors.
[[nodiscard]] std::span<const Rule> parallelismRules();
[[nodiscard]] std::span<const Rule> memoryRules();
[[nodiscard]] std::span<const Rule> arithmeticRules();
/// Rules about other results, and about the precision of the median.
[[nodiscard]] std::span<const Rule> comparisonRules();

/// Whether the driver can choose only narrow groups.
[[nodiscard]] bool hasNarrowGroups(const Facts& facts);
/// Whether groups or parallelism explain the time, so that it is no evidence about memory and arithmetic.
[[nodiscard]] bool isUnderused(const Facts& facts);

/// Ratio from which two rates differ by more than the error of a rule's model.
inline constexpr double kAdviceAgreement = 1.15;
/// Percentage of the ceiling below which something else is the limit.
inline constexpr double kNearPercent = 70;
/// A multiple of the hardware thread width of every GPU.
inline constexpr int kHardwareThread = 32;

inline constexpr std::string_view kApple = "Apple, Tuning Performance On the GPU";
inline constexpr std::string_view kNvidia = "NVIDIA, OpenCL Best Practices Guide";
inline constexpr std::string_view kIntel = "Intel SDK for OpenCL Applications, Developer Guide";

}  // namespace headroom
