// Range of a C integer expression, from the ranges of its names.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "workbench/authoring/tokens.hpp"

namespace headroom {

struct Range {
  double low = 0;
  double high = 0;

  bool operator==(const Range&) const = default;
  [[nodiscard]] bool isPoint() const { return low == high; }
};

[[nodiscard]] Range unionOf(Range one, Range other);

/// Resolves names. Each function returns nothing for an unknown name; an empty function knows none.
struct RangeNames {
  std::function<std::optional<Range>(const std::string& name)> name;
  /// For a call of a function that is not built in: get_global_id(0).
  std::function<std::optional<Range>(const std::string& function, const std::vector<std::optional<Range>>& operands)>
      call;
  /// For an element: name[...].
  std::function<std::optional<Range>(const std::string& name, Tokens index)> element;
};

/// Returns nothing if the range is unknown, or the tokens are not an integer expression.
std::optional<Range> rangeOf(Tokens expression, const RangeNames& names);

}  // namespace headroom
