// A program binary as a file's content: what must be known before a driver may see it, and the binary itself.
//
//   offset  bytes
//        0      8  "HEADROOM"
//        8      4  kProgramFileVersion, little-endian, as is
//       12      8  the length of the binary in bytes
//       20     32  the key: which device, driver, options and source the binary belongs to
//       52     32  SHA-256 of everything before it and of the binary after it
//       84         the binary
//
// Drivers trust binaries: PoCL was seen to crash, or to corrupt its heap in silence, on damaged ones.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/sha256.hpp"

namespace headroom {

inline constexpr std::uint32_t kProgramFileVersion = 1;

std::string encodeProgramFile(const Sha256Digest& key, std::string_view binary);

/// The binary of an intact file; or nothing, and the rest of a sentence that starts with the file's name.
struct DecodedProgramFile {
  std::optional<std::string> binary;
  std::string fault;  ///< e.g. "is damaged: its checksum differs"; empty with a binary
};

/// Accepts only the output of encodeProgramFile, byte for byte, for this key and version.
DecodedProgramFile decodeProgramFile(std::string_view content, const Sha256Digest& key);

}  // namespace headroom
