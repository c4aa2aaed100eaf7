// Instructions as text says them, and what a kernel's code consists of.
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
  std::string text;   ///< as it is shown, without its place
  std::string label;  ///< of the place before it; empty for one that nothing jumps to
  Arithmetic arithmetic = Arithmetic::None;
  bool isFused = false;          ///< a multiplication with an addition
  std::uint64_t vectorBits = 0;  ///< of the vector register that it computes in; 0 for none
  std::string access;            ///< see CodeAccess::what; empty for one that moves nothing of interest
  std::uint64_t accessBytes = 0;
  std::optional<std::size_t> target;  ///< the instruction of the same span that it jumps to
  std::string sourceFile;             ///< of the line that it comes from; empty where the code does not say
  std::uint64_t sourceLine = 0;       ///< from 1
};

/// A jump's target is the index of an instruction of the same span. The hot loop is one that has no loop inside: the
/// one with the most arithmetic, of these the one with the most instructions.
[[nodiscard]] CodeCounts countsOf(std::span<const Instruction> instructions);

}  // namespace headroom
