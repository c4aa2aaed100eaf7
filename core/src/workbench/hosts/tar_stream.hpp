// Files as a tar archive, written as it is sent.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kTarBlock = 512;

/// Returns the header (ustar) of a regular file of this user. `name` has at most 99 bytes, and the file less than 8
/// GiB.
[[nodiscard]] std::string tarHeader(std::string_view name, std::uint64_t bytes, bool isProgram);
/// Returns the zeros that follow a file of this size.
[[nodiscard]] std::string tarPadding(std::uint64_t bytes);
/// Returns the end of an archive.
[[nodiscard]] std::string tarEnd();

}  // namespace headroom
