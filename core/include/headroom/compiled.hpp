// What a compiler made of kernels, in words: facts, how much of a GPU they can fill, what differs between two.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/compiled.hpp"

namespace headroom {

/// What keeps a compute unit from holding more waves of a kernel.
enum class OccupancyLimit {
  None,         ///< it holds as many as of any kernel
  GroupSize,    ///< the waves of a group do not divide what it holds
  Registers,    ///< of a work-item
  LocalMemory,  ///< of a group
  Groups        ///< it holds no more groups, however small
};

/// How many waves (warps, wavefronts) of a kernel a compute unit holds at a time.
struct Occupancy {
  std::uint64_t waves = 0;      ///< 0 where not even one group fits
  std::uint64_t mostWaves = 0;  ///< that it holds of any kernel
  std::uint64_t groups = 0;     ///< that these waves are of
  OccupancyLimit limit = OccupancyLimit::None;
  std::string text;  ///< with what limits it and whose rule that is
};

/// By the rule that the maker publishes. Nothing where there is none for the device (CPUs, other makers), or registers
/// or the group are not known.
std::optional<Occupancy> occupancyOf(const CompiledProgram& program, const CompiledKernel& kernel);

/// One thing that is known of a kernel: "registers", "32 per work-item".
struct CompiledFact {
  std::string name;
  std::string value;

  bool operator==(const CompiledFact&) const = default;
};

/// What is known, in a fixed order; without the loop's instructions.
std::vector<CompiledFact> factsOf(const CompiledProgram& program, const CompiledKernel& kernel);

/// All of it as plain text, but the code.
std::string toText(const CompiledProgram& program);

/// {"format_version": 1, "compiled": {...}}: all of it, with the code as text; of a binary its number of bytes.
std::string toJson(const CompiledProgram& program);

/// The code of all kernels that has a text; empty where none has.
std::string codeText(const CompiledProgram& program);

/// A fact of two compilations beside each other.
struct ComparedFact {
  std::string kernel;  ///< empty for one of the whole program
  std::string name;
  std::string before;  ///< empty where it is not known
  std::string after;   ///< likewise

  bool operator==(const ComparedFact&) const = default;
};

/// All that is known of either, those that are the same too: options of the build, then kernel by kernel what factsOf()
/// has, and how many lines its code has as text.
std::vector<ComparedFact> compareFacts(const CompiledProgram& before, const CompiledProgram& after);

/// The code in unified form, or a sentence where it has no text or is too long to be compared; empty where both have
/// the same. The names are as of diffText().
std::string codeDiffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                         const std::string& nameAfter);

/// Facts that differ, kernel by kernel, and the code in unified form; empty where nothing differs. The names say what
/// the two are: "revision 1".
std::string diffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                     const std::string& nameAfter);

}  // namespace headroom
