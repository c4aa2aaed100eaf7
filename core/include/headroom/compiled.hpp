// A compiler's output for kernels, in words: facts, occupancy of a GPU, differences between two compilations.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/compiled.hpp"

namespace headroom {

/// The resource that limits the number of waves of a kernel per compute unit.
enum class OccupancyLimit {
  None,         ///< as many as of any kernel
  GroupSize,    ///< the waves of a group do not divide the unit's waves
  Registers,    ///< registers of a work-item
  LocalMemory,  ///< local memory of a group
  Groups        ///< number of groups, however small
};

/// The number of waves (warps, wavefronts) of a kernel that a compute unit holds at a time.
struct Occupancy {
  std::uint64_t waves = 0;      ///< 0 if not even one group fits
  std::uint64_t mostWaves = 0;  ///< limit for any kernel
  std::uint64_t groups = 0;     ///< groups that these waves belong to
  OccupancyLimit limit = OccupancyLimit::None;
  std::string text;  ///< with the limiting resource and the source of the rule
};

/// Returns the occupancy by the vendor's published rule. Nothing if the device has none (CPUs, other vendors), or the
/// registers or the group are unknown.
std::optional<Occupancy> occupancyOf(const CompiledProgram& program, const CompiledKernel& kernel);

/// One known fact about a kernel: "registers", "32 per work-item".
struct CompiledFact {
  std::string name;
  std::string value;

  bool operator==(const CompiledFact&) const = default;
};

/// Returns the known facts in a fixed order; without the loop's instructions.
std::vector<CompiledFact> factsOf(const CompiledProgram& program, const CompiledKernel& kernel);

/// Returns everything except the code as plain text.
std::string toText(const CompiledProgram& program);

/// {"format_version": 1, "compiled": {...}}: everything, with the code as text; for a binary, its size in bytes.
std::string toJson(const CompiledProgram& program);

/// Returns the code of all kernels that have it as text; empty if none has.
std::string codeText(const CompiledProgram& program);

/// A fact of two compilations side by side.
struct ComparedFact {
  std::string kernel;  ///< empty for a fact of the whole program
  std::string name;
  std::string before;  ///< empty if unknown
  std::string after;   ///< empty if unknown

  bool operator==(const ComparedFact&) const = default;
};

/// Returns all known facts of either, including equal ones: build options, then for each kernel the facts of factsOf()
/// and the number of lines of its code as text.
std::vector<ComparedFact> compareFacts(const CompiledProgram& before, const CompiledProgram& after);

/// Returns the difference of the code in unified form, or a sentence if it has no text or is too long to compare; empty
/// if both are the same. The names are as in diffText().
std::string codeDiffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                         const std::string& nameAfter);

/// Returns the facts that differ, kernel by kernel, and the difference of the code in unified form; empty if nothing
/// differs. The names label the two compilations: "revision 1".
std::string diffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                     const std::string& nameAfter);

}  // namespace headroom
