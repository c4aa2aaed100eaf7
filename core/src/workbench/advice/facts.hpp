// What the rules of advice look at, gathered once for a row.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/values/workload.hpp"
#include "workbench/advice/text_facts.hpp"

namespace headroom {

/// A pass that launches a kernel, as far as its size is known before it runs.
struct PassFacts {
  const Pass* pass = nullptr;
  const CompiledKernel* compiled = nullptr;  ///< null where nobody looked
  std::vector<double> global;                ///< work-items, x first
  double items = 0;                          ///< of all
  double itemsPerGroup = 0;                  ///< 0 where the driver chooses groups, or they are not known
  double groups = 0;                         ///< likewise
  /// It takes under a tenth of the kernels' time, by the commands' stamps: what it does matters little.
  bool isBrief = false;
};

struct Facts {
  const ResultRow& row;
  const Variant& variant;
  const Workload& workload;
  const DeviceDescription& device;
  const AdviceFacts& known;
  double percent = 0;  ///< of the ceiling; 0 when unknown
  /// Floats that it accesses in global memory for an item of the result, every load and store: declared, else counted.
  std::optional<double> traffic;
  bool isTrafficCounted = false;
  std::optional<double> overEstimate;  ///< measured / what this traffic would take at the copy's speed
  std::vector<PassFacts> passes;
  PassFacts fewest;  ///< of those that are not brief the one with the fewest work-items; of no items without one
  TextFacts text;

  [[nodiscard]] bool isOnCpu() const { return device.type == DeviceType::Cpu; }
  /// Below its ceiling, and the ceiling is known.
  [[nodiscard]] bool isFar() const { return percent > 0 && percent < kDonePercent; }
  /// Not known to be done.
  [[nodiscard]] bool mayBeFaster() const { return percent < kDonePercent; }

  /// From here on a kernel is as good as done.
  static constexpr double kDonePercent = 90;
};

[[nodiscard]] Facts factsFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                             const AdviceFacts& known);

/// 135,168 rather than 135168.
[[nodiscard]] std::string grouped(double number);

/// "3 groups", "1 group".
[[nodiscard]] std::string counted(double number, const std::string& what);

}  // namespace headroom
