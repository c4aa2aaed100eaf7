// What expressions give while a launch is prepared: ranges, value arguments, counts of loops.
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

/// What an expression gives; evaluated once unless it uses names that a launch changes.
class LaunchNumber {
 public:
  /// `variables`: the names that a launch changes, and where their values are. Throws Error(Stage::KernelFile)
  /// for an expression that can't be read.
  LaunchNumber(const std::string& text, const Symbols& symbols, const std::map<std::string, double*>& variables);

  [[nodiscard]] double value() { return expression_ ? expression_->at({}) : value_; }
  [[nodiscard]] bool changes() const { return expression_ != nullptr; }
  [[nodiscard]] const std::string& text() const { return text_; }

  /// Rounded up. `origin`: the file that has the expression. Throws PointFailure below `least` and beyond 2^53.
  [[nodiscard]] std::size_t whole(int least, const std::string& origin);

 private:
  std::string text_;
  double value_ = 0;
  std::unique_ptr<ElementExpression> expression_;
};

using LaunchNumbers = std::vector<LaunchNumber>;

/// Numbers and the variables that become them.
using NamedNumbers = std::vector<std::pair<double*, LaunchNumber>>;

/// LaunchNumber::whole() of each.
[[nodiscard]] std::vector<std::size_t> wholeNumbers(LaunchNumbers& numbers, int least, const std::string& origin);

/// All at once: each uses the values before.
void assign(NamedNumbers& names);

/// An argument of this type that has these numbers. Throws PointFailure for a number that the type can't hold, which
/// would become another one.
[[nodiscard]] std::vector<std::uint8_t> argumentBytes(const ElementType& type, LaunchNumbers& numbers,
                                                      const std::string& origin);

}  // namespace headroom
