// Values of expressions while a launch is prepared: ranges, value arguments, counts of loops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "headroom/values/element_type.hpp"
#include "headroom/values/variant.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {

/// An expression's value; evaluated once unless it uses names that a launch changes.
class LaunchNumber {
 public:
  /// `variables`: the names that a launch changes, and the addresses of their values. Throws Error(Stage::KernelFile)
  /// for an invalid expression.
  LaunchNumber(const std::string& text, const Symbols& symbols, const std::map<std::string, double*>& variables);

  [[nodiscard]] double value() { return expression_ ? expression_->at({}) : value_; }
  [[nodiscard]] bool changes() const { return expression_ != nullptr; }
  [[nodiscard]] const std::string& text() const { return text_; }

  /// Rounds up. `origin`: the file with the expression. Throws PointFailure below `least` and beyond 2^53.
  [[nodiscard]] std::size_t whole(int least, const std::string& origin);

 private:
  std::string text_;
  double value_ = 0;
  std::unique_ptr<ElementExpression> expression_;
};

using LaunchNumbers = std::vector<LaunchNumber>;

/// Variables and the numbers to assign to them.
using NamedNumbers = std::vector<std::pair<double*, LaunchNumber>>;

/// LaunchNumber::whole() of each.
[[nodiscard]] std::vector<std::size_t> wholeNumbers(LaunchNumbers& numbers, int least, const std::string& origin);

/// Simultaneous assignment: each number uses the previous values.
void assign(NamedNumbers& names);

/// Returns an argument of this type with these numbers. Throws PointFailure for a number outside the type's range.
[[nodiscard]] std::vector<std::uint8_t> argumentBytes(const ElementType& type, LaunchNumbers& numbers,
                                                      const std::string& origin);

}  // namespace headroom
