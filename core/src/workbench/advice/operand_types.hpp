// Which operands of a function are integers and which are doubles: by declarations and literals in its text.
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

  /// Products, quotients, sums and differences of something and a literal like 0.5, each once, as they are written.
  void addDoubleUses(std::vector<std::string>& uses) const;
  /// Quotients and remainders of integers that are in a loop or in an index, by what is no constant; likewise.
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
  /// Of the sign there, which divides.
  [[nodiscard]] std::string divisionAt(std::size_t at) const;
  [[nodiscard]] std::string textOf(std::size_t begin, std::size_t end) const;

  const KernelSource& source_;
  const SourceFunction& function_;
  Tokens tokens_;
  KernelUsage usage_;
  std::set<std::string, std::less<>> integers_;  ///< names of variables and parameters
  std::vector<bool> isOften_;                    ///< of each token of the body: in a loop, or in an index
};

}  // namespace headroom
