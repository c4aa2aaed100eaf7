// A disassembler of the system's, where there is one.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

struct Disassembly {
  std::string text;     ///< as functionsInDisassembly reads it; empty where there is none
  std::string whyNone;  ///< a sentence; else empty
};

/// Of a shared object of this machine's processor, by objdump (package binutils).
[[nodiscard]] Disassembly disassembled(const std::filesystem::path& file);

}  // namespace headroom
