// What is in programs' binaries: their form, and what AMD's compiler notes about kernels in a code object.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace headroom {

/// "PTX", "AMD code object", "SPIR-V", "LLVM bitcode"...; "unknown form" for what is none of these.
[[nodiscard]] std::string formOf(const std::string& binary);

/// Of one kernel, as AMD's compiler notes it; nothing where it does not.
struct NotedFacts {
  std::optional<std::uint64_t> vectorRegisters;       ///< of a work-item
  std::optional<std::uint64_t> accumulatorRegisters;  ///< of these those of matrix units
  std::optional<std::uint64_t> scalarRegisters;       ///< of a wavefront
  std::optional<std::uint64_t> spilledVectorRegisters;
  std::optional<std::uint64_t> spilledScalarRegisters;
  std::optional<std::uint64_t> privateBytes;  ///< of a work-item
  std::optional<std::uint64_t> localBytes;    ///< of a group
  std::optional<std::uint64_t> waveSize;
};

struct CodeObjectNotes {
  std::string architecture;  ///< "gfx90a"; empty where it does not say
  std::map<std::string, NotedFacts> kernels;
};

/// The notes of an AMD code object (ELF, metadata of version 3 or later: MessagePack in a note named AMDGPU, as LLVM's
/// "User Guide for AMDGPU Backend" describes them), or of one that is inside of another file. Empty where there are
/// none, and where they are damaged.
[[nodiscard]] CodeObjectNotes notesIn(const std::string& binary);

}  // namespace headroom
