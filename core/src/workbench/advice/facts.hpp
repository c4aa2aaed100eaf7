// Facts for the rules of advice, collected once per row.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/values/workload.hpp"
#include "workbench/advice/text_facts.hpp"

namespace headroom {

/// A pass that launches a kernel, as far as its size is known in advance.
struct PassFacts {
  const Pass* pass = nullptr;
  const CompiledKernel* compiled = nullptr;  ///< null if unknown
  std::vector<double> global;                ///< work-items, x first
  double items = 0;                          ///< total work-items
  double itemsPerGroup = 0;                  ///< 0 if the driver chooses groups, or they are unknown
  double groups = 0;                         ///< likewise
  /// It takes less than a tenth of the kernels' time, by the commands' timestamps: its optimisation would gain little.
  bool isBrief = false;
};

struct Facts {
  const ResultRow& row;
  const Variant& variant;
  const Workload& workload;
  const DeviceDescription& device;
  const AdviceFacts& known;
  /// Percentage of the ceiling; 0 if unknown, or if the time is mostly the cost of starting launches: then it is no
  /// evidence about the kernel.
  double percent = 0;
  /// Floats accessed in global memory per item of the result, every load and store: declared, else counted.
  std::optional<double> traffic;
  bool isTrafficCounted = false;
  std::optional<double> overEstimate;  ///< measured rate over the rate of this traffic at the copy's speed
  std::vector<PassFacts> passes;
  PassFacts fewest;  ///< the one with the fewest work-items among those that are not brief; without items if there is
                     ///< none
  TextFacts text;

  [[nodiscard]] bool isOnCpu() const { return device.type == DeviceType::Cpu; }
  /// The ceiling is known, and the rate is below it.
  [[nodiscard]] bool isFar() const { return percent > 0 && percent < kDonePercent; }
  /// The rate is below the ceiling, or the ceiling is unknown.
  [[nodiscard]] bool mayBeFaster() const { return percent < kDonePercent; }

  /// Percentage of the ceiling from which a kernel needs no further optimisation.
  static constexpr double kDonePercent = 90;
};

[[nodiscard]] Facts factsFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                             const AdviceFacts& known);

/// 135,168 rather than 135168.
[[nodiscard]] std::string grouped(double number);

/// "3 groups" or "1 group": `one` as it is, `many` with the number in place of {}.
[[nodiscard]] std::string counted(double number, std::string_view one, std::string_view many);

}  // namespace headroom
