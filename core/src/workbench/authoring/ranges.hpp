// From what to what an integer expression of C goes, where its names go from somewhere to somewhere.
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

/// What stands behind names. Each gives nothing for what is not known; a function that is empty knows nothing.
struct RangeNames {
  std::function<std::optional<Range>(const std::string& name)> name;
  /// Of a call that is none of those that the language has: get_global_id(0).
  std::function<std::optional<Range>(const std::string& function, const std::vector<std::optional<Range>>& operands)>
      call;
  /// Of an element: name[...].
  std::function<std::optional<Range>(const std::string& name, Tokens index)> element;
};

/// Nothing where the expression is not known, is not one, or is none of integers.
std::optional<Range> rangeOf(Tokens expression, const RangeNames& names);

}  // namespace headroom
