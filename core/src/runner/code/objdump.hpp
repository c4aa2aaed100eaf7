// The system's disassembler, if installed.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

struct Disassembly {
  std::string text;     ///< input of functionsInDisassembly; empty if there is none
  std::string whyNone;  ///< a sentence; else empty
};

/// Disassembles a shared object for this machine's CPU with objdump (package binutils).
[[nodiscard]] Disassembly disassembled(const std::filesystem::path& file);

}  // namespace headroom
