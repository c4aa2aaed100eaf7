// The counts of a launch, each with its names.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/checking.hpp"

namespace headroom {

struct CountLine {
  const char* title;  ///< in tables
  const char* name;   ///< in JSON
  double (*value)(const AccessCounts& counts);
  /// The description's value of the same, if it declares one; null if there is no such declaration.
  std::optional<double> (*declared)(const DeclaredWork& work);
  bool isMain;             ///< shown even if it is zero
  bool isAtLeast = false;  ///< as AccessCounts::isOperationsAtLeast
};

/// All count lines.
[[nodiscard]] const std::vector<CountLine>& allCountLines();

/// The lines with a value to show.
[[nodiscard]] std::vector<CountLine> countLines(const AccessCounts& counts);

}  // namespace headroom
