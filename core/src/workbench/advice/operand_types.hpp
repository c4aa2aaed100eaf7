// Integer and double operands of a function, from declarations and literals in its text.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "workbench/authoring/kernel_source.hpp"
#include "workbench/authoring/kernel_usage.hpp"

namespace headroom {

class OperandTypes {
 public:
  OperandTypes(const KernelSource& source, const SourceFunction& function);

  /// Adds products, quotients, sums and differences with a literal like 0.5, without duplicates, as written.
  void addDoubleUses(std::vector<std::string>& uses) const;
  /// Adds quotients and remainders of integers in a loop or in an index, by a divisor that is not constant; likewise.
  void addLoopDivisions(std::vector<std::string>& divisions) const;

 private:
  void readDeclarations(Tokens tokens);
  void readPlaces();
  [[nodiscard]] bool isOfIntegers(const Token& type) const;
  [[nodiscard]] std::size_t factorBegin(std::size_t last) const;
  [[nodiscard]] std::size_t factorEnd(std::size_t first) const;
  [[nodiscard]] bool areIntegers(Tokens tokens) const;
  [[nodiscard]] bool isConstant(Tokens tokens, std::size_t at) const;
  [[nodiscard]] std::string doubleUseAt(std::size_t at) const;
  /// For the division sign at this token.
  [[nodiscard]] std::string divisionAt(std::size_t at) const;
  [[nodiscard]] std::string textOf(std::size_t begin, std::size_t end) const;

  const KernelSource& source_;
  const SourceFunction& function_;
  Tokens tokens_;
  KernelUsage usage_;
  std::set<std::string, std::less<>> integers_;  ///< names of variables and parameters
  std::vector<bool> isOften_;                    ///< for each token of the body: in a loop, or in an index
};

}  // namespace headroom
