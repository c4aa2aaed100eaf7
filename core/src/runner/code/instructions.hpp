// Parsed instructions, and the counts of a kernel's code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "headroom/values/compiled.hpp"

namespace headroom {

enum class Arithmetic { None, Scalar, Vector, Matrix };

struct Instruction {
  std::string text;   ///< displayed text, without its address
  std::string label;  ///< label before it; empty if nothing jumps to it
  Arithmetic arithmetic = Arithmetic::None;
  bool isFused = false;          ///< a fused multiply-add
  std::uint64_t vectorBits = 0;  ///< bits of the vector register that it computes in; 0 for none
  std::string access;            ///< see CodeAccess::what; empty for one without a relevant access
  std::uint64_t accessBytes = 0;
  std::optional<std::size_t> target;  ///< index of its jump target in the same span
  std::string sourceFile;             ///< source file of its line; empty if unknown
  std::uint64_t sourceLine = 0;       ///< from 1
};

/// A jump's target is the index of an instruction of the same span. The hot loop is the innermost loop with the most
/// arithmetic, or of equal ones, the one with the most instructions.
[[nodiscard]] CodeCounts countsOf(std::span<const Instruction> instructions);

}  // namespace headroom
