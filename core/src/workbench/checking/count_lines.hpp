// What is counted of a launch, each with its names.
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
  /// What the description says of the same, as far as it does; null where it never does.
  std::optional<double> (*declared)(const DeclaredWork& work);
  bool isMain;             ///< shown where it is zero, too
  bool isAtLeast = false;  ///< as AccessCounts::isOperationsAtLeast
};

/// All there are.
[[nodiscard]] const std::vector<CountLine>& allCountLines();

/// Those that there is something to say of.
[[nodiscard]] std::vector<CountLine> countLines(const AccessCounts& counts);

}  // namespace headroom
