// Program binaries: their form, and AMD's kernel metadata in a code object.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace headroom {

/// "PTX", "AMD code object", "SPIR-V", "LLVM bitcode"...; "unknown form" for any other.
[[nodiscard]] std::string formOf(const std::string& binary);

/// AMD's metadata of one kernel; nothing where a value is missing.
struct NotedFacts {
  std::optional<std::uint64_t> vectorRegisters;       ///< per work-item
  std::optional<std::uint64_t> accumulatorRegisters;  ///< those of matrix units among them
  std::optional<std::uint64_t> scalarRegisters;       ///< per wavefront
  std::optional<std::uint64_t> spilledVectorRegisters;
  std::optional<std::uint64_t> spilledScalarRegisters;
  std::optional<std::uint64_t> privateBytes;  ///< per work-item
  std::optional<std::uint64_t> localBytes;    ///< per group
  std::optional<std::uint64_t> waveSize;
};

struct CodeObjectNotes {
  std::string architecture;  ///< "gfx90a"; empty if not stated
  std::map<std::string, NotedFacts> kernels;
};

/// Returns the notes of an AMD code object (ELF, metadata of version 3 or later: MessagePack in a note named AMDGPU, as
/// described in LLVM's "User Guide for AMDGPU Backend"), or of one inside another file. Empty if there are none, and if
/// they are damaged.
[[nodiscard]] CodeObjectNotes notesIn(const std::string& binary);

}  // namespace headroom
